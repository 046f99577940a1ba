/// An accessory beside the content of a cell (`UICellAccessory`).
public struct CellAccessory: Hashable, Sendable {
  /// The supported kinds of accessories.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A chevron, which indicates another screen.
    case disclosureIndicator
    /// A checkmark.
    case checkmark
    /// An info button, for cells with details.
    case detail
    /// A minus in a red circle, before the content.
    case delete
    /// A plus in a green circle, before the content.
    case insert
    /// Three lines, the handle for reordering.
    case reorder
    /// A circle before the content, with a checkmark while the cell is selected.
    case multiselect

    /// The default for when it is shown: editing controls while the cell is edited, all others
    /// while it is not (from memory, unverified).
    public var displayed: Displayed {
      switch self {
      case .disclosureIndicator, .checkmark, .detail: .whenNotEditing
      case .delete, .insert, .reorder, .multiselect: .whenEditing
      }
    }

    /// Whether it is placed before the content (from memory, unverified).
    package var isLeading: Bool {
      switch self {
      case .delete, .insert, .multiselect: true
      case .disclosureIndicator, .checkmark, .detail, .reorder: false
      }
    }

    /// Its position among the accessories on its side, in reading order. UIKit orders system
    /// accessories by kind, not by the order in which they are given (from memory, as are the
    /// positions).
    package var place: Int {
      switch self {
      case .delete, .checkmark: 0
      case .insert, .detail: 1
      case .multiselect, .disclosureIndicator: 2
      case .reorder: 3
      }
    }

    /// The first kind that occurs twice; `nil` if none does. UIKit raises an exception then
    /// (documented).
    package static func repeated(in accessories: [CellAccessory]) -> Kind? {
      var seen: Set<Kind> = []
      return accessories.first { !seen.insert($0.kind).inserted }?.kind
    }
  }

  /// When an accessory is shown (`UICellAccessory.DisplayedState`).
  public enum Displayed: String, CaseIterable, Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The width that is reserved for an accessory (`UICellAccessory.LayoutDimension`).
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
  /// Whether it is invisible but keeps its space. Default: `false`.
  public var isHidden: Bool
  /// The width that is reserved for it; it is centred in it. Default: `standard`.
  public var reservedLayoutWidth: LayoutDimension
  /// Its tint colour. Default: `nil`, the kind's own colour.
  public var tintColor: DynamicColor?

  /// Creates an accessory.
  ///
  /// - Parameters:
  ///   - kind: The kind of accessory.
  ///   - displayed: When it is shown; `nil` for the kind's default.
  ///   - isHidden: Whether it is invisible but keeps its space.
  ///   - reservedLayoutWidth: The width that is reserved for it.
  ///   - tintColor: Its tint colour; `nil` for the kind's own colour.
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

  /// Whether it is shown in a cell with the given editing state.
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
