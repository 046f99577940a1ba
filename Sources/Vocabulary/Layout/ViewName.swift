/// The name of a view, like that of an outlet; unique in its cell.
public struct ViewName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text of the name.
  public let rawValue: String

  /// Creates a name from any text; loading a scene reports invalid names.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The cell itself.
  public static let cell: ViewName = "cell"
  /// The cell's background view.
  public static let backgroundView: ViewName = "backgroundView"
  /// The cell's selected background view.
  public static let selectedBackgroundView: ViewName = "selectedBackgroundView"
  /// The cell's background view for multiple selection.
  public static let multipleSelectionBackgroundView: ViewName = "multipleSelectionBackgroundView"
  /// The background view that the cell's background configuration creates.
  public static let backgroundConfiguration: ViewName = "backgroundConfiguration"
  /// The content view that the cell's content configuration creates.
  public static let contentConfiguration: ViewName = "contentConfiguration"
  /// The properties of a content configuration's text.
  public static let textProperties: ViewName = "contentConfiguration.textProperties"
  /// The properties of a content configuration's secondary text.
  public static let secondaryTextProperties: ViewName =
    "contentConfiguration.secondaryTextProperties"
  /// The properties of a content configuration's image.
  public static let imageProperties: ViewName = "contentConfiguration.imageProperties"
  /// The cell's content view.
  public static let contentView: ViewName = "contentView"
  /// In a constraint: the superview of the view that has the constraint.
  public static let superview: ViewName = "superview"
  /// The separator of a list cell.
  package static let separatorLayoutGuide: ViewName = "separatorLayoutGuide"
  /// In a constraint: the collection view, whose width and height can be used.
  public static let collectionView: ViewName = "collectionView"

  /// The names that a scene's own views cannot have.
  package static let reserved: [ViewName] = [
    .cell, .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView,
    .backgroundConfiguration, .contentConfiguration, .contentView, .superview, .collectionView,
  ]

  /// Whether a scene's own view can have this name: a word that is neither a name of UIKit's nor an
  /// attribute.
  package var isAllowed: Bool {
    !hasMeaning && isWord
  }

  /// Whether it is a name of UIKit's, an attribute or a guide.
  package var hasMeaning: Bool {
    Self.reserved.contains(self) || Constraint.Attribute(rawValue: rawValue) != nil
      || Constraint.Guide(rawValue: rawValue) != nil || rawValue == Constraint.systemSpacingWord
  }

  /// Whether it consists of a letter or `_` followed by letters, digits and `_` (ASCII), at most 64
  /// in all.
  package var isWord: Bool {
    guard (1...64).contains(rawValue.utf8.count), let first = rawValue.utf8.first,
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return rawValue.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
