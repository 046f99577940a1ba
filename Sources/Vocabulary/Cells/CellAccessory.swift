/// An accessory beside the content of a cell (`UICellAccessory`).
public struct CellAccessory: Hashable, Sendable {
  /// The kinds of accessories that are drawn.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A chevron, for cells that lead to another screen.
    case disclosureIndicator
    /// A checkmark.
    case checkmark
    /// An i in a circle, for cells with details.
    case detail
    /// A minus in a red circle, in front of the content.
    case delete
    /// A plus in a green circle, in front of the content.
    case insert
    /// Three lines, the handle for moving the cell.
    case reorder
    /// A circle in front of the content, with a checkmark while the cell is selected.
    case multiselect

    /// When it is shown if nothing else is said: the parts of editing while the cell is edited, all
    /// others while it is not (from memory, unverified).
    public var displayed: Displayed {
      switch self {
      case .disclosureIndicator, .checkmark, .detail: .whenNotEditing
      case .delete, .insert, .reorder, .multiselect: .whenEditing
      }
    }

    /// Whether it stands in front of the content (from memory, unverified).
    package var isLeading: Bool {
      switch self {
      case .delete, .insert, .multiselect: true
      case .disclosureIndicator, .checkmark, .detail, .reorder: false
      }
    }

    /// Its place among the accessories on its side, in reading order: UIKit places system accessories by their
    /// kind, whatever the order in which they are given (from memory, as the places are).
    package var place: Int {
      switch self {
      case .delete, .checkmark: 0
      case .insert, .detail: 1
      case .multiselect, .disclosureIndicator: 2
      case .reorder: 3
      }
    }

    /// The first kind that stands twice among accessories; `nil` if none does. UIKit throws then (documented).
    package static func repeated(in accessories: [CellAccessory]) -> Kind? {
      var seen: Set<Kind> = []
      return accessories.first { !seen.insert($0.kind).inserted }?.kind
    }
  }

  /// When an accessory is shown (`UICellAccessory.DisplayedState`).
  public enum Displayed: String, CaseIterable, Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// How much of the cell's width an accessory takes (`UICellAccessory.LayoutDimension`).
  public enum LayoutDimension: Hashable, Sendable {
    /// UIKit's width for the kind of accessory, which aligns the accessories of several cells.
    case standard
    /// The width of the icon.
    case actual
    /// A fixed width in points; 0 means the width of the icon.
    case custom(Double)

  }

  /// The kind of accessory.
  public var kind: Kind
  /// When it is shown.
  public var displayed: Displayed
  /// Whether it is not seen, but keeps its place. Default: `false`.
  public var isHidden: Bool
  /// The width that it takes, in the middle of which it stands. Default: standard.
  public var reservedLayoutWidth: LayoutDimension
  /// Its colour; `nil`, the default, is the kind's own.
  public var tintColor: DynamicColor?

  /// Makes an accessory.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown; `nil` for when its kind is.
  ///   - isHidden: Whether it is not seen, but keeps its place.
  ///   - reservedLayoutWidth: The width that it takes.
  ///   - tintColor: Its colour; `nil` for the kind's own.
  public init(
    _ kind: Kind, displayed: Displayed? = nil, isHidden: Bool = false,
    reservedLayoutWidth: LayoutDimension = .standard, tintColor: DynamicColor? = nil
  ) {
    self.kind = kind
    self.displayed = displayed ?? kind.displayed
    self.isHidden = isHidden
    self.reservedLayoutWidth = reservedLayoutWidth
    self.tintColor = tintColor
  }

  /// Whether it is shown in a cell that is edited, or is not.
  package func isDisplayed(editing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: editing
    case .whenNotEditing: !editing
    }
  }

}

extension ViewName {
  /// Returns the name of the view that shows an accessory.
  package static func accessory(_ kind: CellAccessory.Kind) -> ViewName {
    ViewName(rawValue: "accessories.\(kind.rawValue)")
  }
}
