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
    /// A chevron in the tint colour, which points down while the cell is expanded.
    case outlineDisclosure
    /// A text.
    case label
    /// The chosen element of a menu, with two chevrons.
    case popUpMenu
    /// A view that is added to the cell itself.
    case customView

    /// The default for when it is shown: editing controls while the cell is edited, all others
    /// while it is not (from memory, unverified).
    package var displayed: Displayed {
      switch self {
      case .disclosureIndicator, .checkmark, .detail: .whenNotEditing
      case .delete, .insert, .reorder, .multiselect: .whenEditing
      case .outlineDisclosure, .label, .popUpMenu, .customView: .always
      }
    }

    /// Whether it is placed before the content (from memory, unverified).
    package var isLeading: Bool {
      switch self {
      case .delete, .insert, .multiselect: true
      case .disclosureIndicator, .checkmark, .detail, .reorder, .outlineDisclosure, .label,
        .popUpMenu, .customView:
        false
      }
    }

    /// Its position among the accessories on its side, in reading order. UIKit orders system
    /// accessories by kind, not by the order in which they are given (from memory, as are the
    /// positions).
    package var place: Int {
      switch self {
      case .customView: -1
      case .delete, .label: 0
      case .insert, .popUpMenu: 1
      case .multiselect, .checkmark: 2
      case .detail: 3
      case .disclosureIndicator, .outlineDisclosure: 4
      case .reorder: 5
      }
    }

    /// The first kind that occurs twice; `nil` if none does. UIKit raises an exception then
    /// (documented).
    package static func repeated(in accessories: [CellAccessory]) -> Kind? {
      var seen: Set<Kind> = []
      return accessories.first { $0.kind != .customView && !seen.insert($0.kind).inserted }?.kind
    }
  }

  /// When an accessory is shown (`UICellAccessory.DisplayedState`).
  public enum Displayed: String, CaseIterable, Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The side of a custom accessory, where it is next to the content (`UICellAccessory.Placement`).
  public enum Placement: String, CaseIterable, Hashable, Sendable {
    case leading, trailing
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
  /// The text of a label, or of the chosen element of a menu. Default: empty.
  public var text = ""
  /// The view that a custom accessory shows, one of those that are added to the cell itself. Its size is that of its frame,
  /// or else that of its content. Default: `nil`.
  public var view: ViewName?
  /// The side of a custom accessory. Default: `trailing`.
  public var placement = Placement.trailing

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

  /// Creates an accessory that shows a view that is added to the cell itself
  /// (`UICellAccessory.customView(configuration:)`).
  public static func customView(
    _ view: ViewName, placement: Placement = .trailing, displayed: Displayed = .always
  ) -> CellAccessory {
    var accessory = CellAccessory(.customView, displayed: displayed)
    (accessory.view, accessory.placement) = (view, placement)
    return accessory
  }

  /// Creates a label (`UICellAccessory.label(text:)`).
  public static func label(_ text: String, displayed: Displayed = .always) -> CellAccessory {
    var accessory = CellAccessory(.label, displayed: displayed)
    accessory.text = text
    return accessory
  }

  /// Creates a menu that shows its chosen element (`UICellAccessory.popUpMenu`).
  public static func popUpMenu(_ text: String, displayed: Displayed = .always) -> CellAccessory {
    var accessory = CellAccessory(.popUpMenu, displayed: displayed)
    accessory.text = text
    return accessory
  }

  /// Whether it is placed before the content.
  package var isLeading: Bool { kind == .customView ? placement == .leading : kind.isLeading }

  /// The name of the view that shows it.
  package var viewName: ViewName {
    kind == .customView ? view ?? .accessory(kind) : .accessory(kind)
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
