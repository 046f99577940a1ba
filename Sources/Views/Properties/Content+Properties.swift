public import Drawing
internal import Notation
public import Vocabulary

/// The properties of content configurations (`UIListContentConfiguration`), and the accessories beside
/// them.
enum ContentProperties {
  private static let contents: [PropertyOwner] = [
    .view(.contentConfiguration), .view(.listContentView),
  ]

  static let secondaryText = Property<String>(
    "secondaryText", .string, default: "", of: contents, .affectsLayout,
    meaning: "The secondary text; nil or empty (default) means none.")
  static let secondaryAttributedText = Property<AttributedText?>(
    "secondaryAttributedText", .attributedText, default: nil,
    of: contents, .affectsLayout,
    meaning: "The secondary text with attributes, which replaces secondaryText; nil means none.")
  static let imageToTextPadding = Property<Double>(
    "imageToTextPadding", .number(SceneLimits.distances), default: 16,
    of: contents, .affectsLayout,
    meaning: "The distance between the image and the texts, in points. Default: 16.")
  static let textToSecondaryTextHorizontalPadding = Property<Double>(
    "textToSecondaryTextHorizontalPadding", .number(SceneLimits.distances), default: 6,
    of: contents, .affectsLayout,
    meaning: "The minimum distance between texts side by side, in points. Default: 6.")
  static let textToSecondaryTextVerticalPadding = Property<Double>(
    "textToSecondaryTextVerticalPadding", .number(SceneLimits.distances), default: 3,
    of: contents, .affectsLayout,
    meaning: "The distance between texts one below the other, in points. Default: 3.")
  static let prefersSideBySideTextAndSecondaryText = Property<Bool>(
    "prefersSideBySideTextAndSecondaryText", .boolean, default: false,
    of: contents, .affectsLayout,
    meaning: "Whether the texts are side by side if they fit. Default: true for valueCell.")
  static let maximumSize = Property<Size>(
    "maximumSize", .offset, default: .zero, of: [.group(.imageProperties)], .affectsLayout,
    meaning: "The maximum size of the image, in points; a side of 0 (default) is not limited.")
  static let reservedLayoutSize = Property<Size>(
    "reservedLayoutSize", .offset, default: .zero, of: [.group(.imageProperties)], .affectsLayout,
    meaning: "The size reserved for the image, which is centred in it; 0 means 24 for icons.")
  static let accessories = Property<[CellAccessory]>(
    "accessories", .accessories, default: [], of: [.view(.cell)], [.affectsLayout, .isVisible],
    meaning:
      "The accessories of a UICollectionViewListCell. UIKit places its own by their kind, not in this order."
  )
  static let accessoryType = Property<AccessoryType>(
    "accessoryType", .word, default: .none, of: [.view(.cell)], .affectsLayout,
    meaning: "The accessory at the trailing end of a UITableViewCell. Default: none.")

  static let accessoryView = Property<ViewName?>(
    "accessoryView", .viewName, default: nil, of: [.view(.cell)], .affectsLayout,
    meaning:
      "The name of a view under subviews of a UITableViewCell that takes the place of its accessory, or nil."
  )
  static let separatorInset = Property<EdgeInsets>(
    "separatorInset", .insets, default: .zero, of: [.view(.cell)],
    meaning:
      "The distances of a UITableViewCell's separator from the cell's edges, of which left and right matter. Tables take"
      + " left as the leading side. Default: where the text starts, and 0.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    secondaryText.name, secondaryAttributedText.name, imageToTextPadding.name,
    textToSecondaryTextHorizontalPadding.name,
    textToSecondaryTextVerticalPadding.name, prefersSideBySideTextAndSecondaryText.name,
    maximumSize.name, reservedLayoutSize.name, accessories.name, accessoryType.name,
    accessoryView.name, separatorInset.name,
  ]
}

extension Property where Value == String {
  /// The secondary text of a content configuration. Default: empty.
  public static var secondaryText: Self { ContentProperties.secondaryText }
}

extension Property where Value == AttributedText? {
  /// The secondary text of a content configuration with attributes, which replaces `secondaryText`; `nil` for
  /// none. Default: `nil`.
  public static var secondaryAttributedText: Self { ContentProperties.secondaryAttributedText }
}

extension Property where Value == Double {
  /// The distance between the image and the texts of a content configuration, in points. Default:
  /// 16 (customary).
  public static var imageToTextPadding: Self { ContentProperties.imageToTextPadding }
  /// The minimum distance between the texts side by side, in points. Default: 6 (from memory,
  /// unverified).
  public static var textToSecondaryTextHorizontalPadding: Self {
    ContentProperties.textToSecondaryTextHorizontalPadding
  }
  /// The distance between the texts one below the other, in points. Default: 3 (customary).
  public static var textToSecondaryTextVerticalPadding: Self {
    ContentProperties.textToSecondaryTextVerticalPadding
  }
}

extension Property where Value == Bool {
  /// Whether the texts of a content configuration are side by side if they fit. Default: that of
  /// the style, `true` for `valueCell` (documented).
  public static var prefersSideBySideTextAndSecondaryText: Self {
    ContentProperties.prefersSideBySideTextAndSecondaryText
  }
}

extension Property where Value == ViewName? {
  /// The view that takes the place of a table cell's accessory, one of those that are added to the cell itself; `nil` for
  /// none. Its size is that of its frame, or else that of its content. Default: `nil`.
  public static var accessoryView: Self { ContentProperties.accessoryView }
}

extension Property where Value == EdgeInsets {
  /// The distances of a table cell's separator from the cell's edges, in points; only `left` and `right` matter. Tables
  /// take `left` as the leading side, also in right-to-left layouts (from memory, unverified). Default: where the text
  /// starts, and 0.
  public static var separatorInset: Self { ContentProperties.separatorInset }
}

extension Property where Value == Size {
  /// The maximum size of a content configuration's image, in points; a side of 0 is not limited.
  /// Default: 0 (documented).
  public static var maximumSize: Self { ContentProperties.maximumSize }
  /// The size that is reserved for the image, in points; a side of 0 means UIKit's for icons and
  /// the image's own otherwise. Default: 0 (documented).
  public static var reservedLayoutSize: Self { ContentProperties.reservedLayoutSize }
}

extension Property where Value == [CellAccessory] {
  /// The accessories of a list cell, in this order. Default: none (UIKit header).
  public static var accessories: Self { ContentProperties.accessories }
}

extension Property where Value == AccessoryType {
  /// The accessory at the trailing end of a table cell. Default: none (UIKit header).
  public static var accessoryType: Self { ContentProperties.accessoryType }
}

extension PropertyName {
  /// The secondary text of a content configuration.
  package static var secondaryText: PropertyName { ContentProperties.secondaryText.name }
  /// The secondary text of a content configuration with attributes.
  package static var secondaryAttributedText: PropertyName {
    ContentProperties.secondaryAttributedText.name
  }
  /// The distance between the image and the texts of a content configuration.
  package static var imageToTextPadding: PropertyName { ContentProperties.imageToTextPadding.name }
  /// The minimum distance between the texts side by side.
  package static var textToSecondaryTextHorizontalPadding: PropertyName {
    ContentProperties.textToSecondaryTextHorizontalPadding.name
  }
  /// The distance between the texts one below the other.
  package static var textToSecondaryTextVerticalPadding: PropertyName {
    ContentProperties.textToSecondaryTextVerticalPadding.name
  }
  /// Whether the texts are side by side if they fit.
  package static var prefersSideBySideTextAndSecondaryText: PropertyName {
    ContentProperties.prefersSideBySideTextAndSecondaryText.name
  }
  /// The maximum size of a content configuration's image.
  package static var maximumSize: PropertyName { ContentProperties.maximumSize.name }
  /// The size that is reserved for the image.
  package static var reservedLayoutSize: PropertyName { ContentProperties.reservedLayoutSize.name }
  /// The accessories of a list cell.
  package static var accessories: PropertyName { ContentProperties.accessories.name }
  /// The accessory at the trailing end of a table cell.
  package static var accessoryType: PropertyName { ContentProperties.accessoryType.name }
  /// The view that takes the place of a table cell's accessory.
  package static var accessoryView: PropertyName { ContentProperties.accessoryView.name }
  /// The distances of a table cell's separator from the cell's edges.
  package static var separatorInset: PropertyName { ContentProperties.separatorInset.name }
}
