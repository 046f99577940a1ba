/// The name of a view, as an outlet has one: flat, unique in its cell.
public struct ViewName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name's letters.
  public let rawValue: String

  /// Makes a name of any text; a scene is told when one of its names is not allowed.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name.
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
  /// The cell's background as a configuration makes it.
  public static let backgroundConfiguration: ViewName = "backgroundConfiguration"
  /// The cell's content as a configuration makes it.
  public static let contentConfiguration: ViewName = "contentConfiguration"
  /// The look of a content configuration's text.
  public static let textProperties: ViewName = "contentConfiguration.textProperties"
  /// The look of a content configuration's secondary text.
  public static let secondaryTextProperties: ViewName =
    "contentConfiguration.secondaryTextProperties"
  /// The look of a content configuration's image.
  public static let imageProperties: ViewName = "contentConfiguration.imageProperties"
  /// The cell's content view.
  public static let contentView: ViewName = "contentView"
  /// In a constraint: the view that holds this one.
  public static let superview: ViewName = "superview"

  /// The names that views of one's own cannot have.
  package static let reserved: [ViewName] = [
    .cell, .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView,
    .backgroundConfiguration, .contentConfiguration, .contentView, .superview,
  ]

  /// Whether a view of one's own can have this name: a word that is not a name of UIKit's and not an
  /// attribute.
  package var isAllowed: Bool {
    !hasMeaning && isWord
  }

  /// Whether it is a name of UIKit's, an attribute or a guide.
  package var hasMeaning: Bool {
    Self.reserved.contains(self) || Constraint.Attribute(rawValue: rawValue) != nil
      || Constraint.Guide(rawValue: rawValue) != nil
  }

  /// Whether it is a letter or `_`, then letters, digits and `_` (ASCII), at most 64.
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
