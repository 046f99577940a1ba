public import Drawing
public import Vocabulary

/// The properties of content configurations (`UIListContentConfiguration`), and the accessories beside
/// them.
enum ContentProperties {
  static let secondaryText = Property<String>(
    "secondaryText", .string, default: "", of: [.view(.contentConfiguration)], .affectsLayout,
    meaning: "The second text.")
  static let imageToTextPadding = Property<Double>(
    "imageToTextPadding", .number(PropertyType.distances), default: 16,
    of: [.view(.contentConfiguration)], .affectsLayout,
    meaning: "The distance between the image and the texts, in points; 16 by default.")
  static let textToSecondaryTextHorizontalPadding = Property<Double>(
    "textToSecondaryTextHorizontalPadding", .number(PropertyType.distances), default: 6,
    of: [.view(.contentConfiguration)], .affectsLayout,
    meaning: "The least distance between texts side by side, in points; 6 by default.")
  static let textToSecondaryTextVerticalPadding = Property<Double>(
    "textToSecondaryTextVerticalPadding", .number(PropertyType.distances), default: 3,
    of: [.view(.contentConfiguration)], .affectsLayout,
    meaning: "The distance between texts one below the other, in points; 3 by default.")
  static let prefersSideBySideTextAndSecondaryText = Property<Bool>(
    "prefersSideBySideTextAndSecondaryText", .boolean, default: false,
    of: [.view(.contentConfiguration)], .affectsLayout,
    meaning: "Whether the texts stand side by side where there is room; so does valueCell.")
  static let directionalLayoutMargins = Property<DirectionalInsets>(
    "directionalLayoutMargins", .directionalInsets,
    default: .listContentMargins,
    of: [.view(.contentConfiguration)], .affectsLayout,
    meaning:
      "The distances from the content view's edges; 11 above and below, 16 at the sides, 8 beside an accessory."
  )
  static let maximumSize = Property<Size>(
    "maximumSize", .offset, default: .zero, of: [.group(.imageProperties)], .affectsLayout,
    meaning: "The most that the image may take, in points; a side of 0 (the default) is not held.")
  static let reservedLayoutSize = Property<Size>(
    "reservedLayoutSize", .offset, default: .zero, of: [.group(.imageProperties)], .affectsLayout,
    meaning: "The room that is kept for the image, which stands in its middle; 0 is 24 for icons.")
  static let accessories = Property<[CellAccessory]>(
    "accessories", .accessories, default: [], of: [.view(.cell)], .affectsLayout,
    meaning: "What a UICollectionViewListCell shows beside its content, in this order.")
  static let accessoryType = Property<AccessoryType>(
    "accessoryType", .word, default: .none, of: [.view(.cell)], .affectsLayout,
    meaning: "What a UITableViewCell shows at its end; none by default.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    secondaryText.name, imageToTextPadding.name, textToSecondaryTextHorizontalPadding.name,
    textToSecondaryTextVerticalPadding.name, prefersSideBySideTextAndSecondaryText.name,
    directionalLayoutMargins.name, maximumSize.name, reservedLayoutSize.name, accessories.name,
    accessoryType.name,
  ]
}

extension Property where Value == String {
  /// The second text of a content configuration. Default: nothing.
  public static var secondaryText: Self { ContentProperties.secondaryText }
}

extension Property where Value == Double {
  /// The distance between the image and the texts of a content configuration, in points. Default: 16
  /// (customary).
  public static var imageToTextPadding: Self { ContentProperties.imageToTextPadding }
  /// The least distance between its texts side by side, in points. Default: 6 (from memory, unverified).
  public static var textToSecondaryTextHorizontalPadding: Self {
    ContentProperties.textToSecondaryTextHorizontalPadding
  }
  /// The distance between its texts one below the other, in points. Default: 3 (customary).
  public static var textToSecondaryTextVerticalPadding: Self {
    ContentProperties.textToSecondaryTextVerticalPadding
  }
}

extension Property where Value == Bool {
  /// Whether the texts of a content configuration stand side by side where there is room. Default: that
  /// of the style, `true` for `valueCell` (documented).
  public static var prefersSideBySideTextAndSecondaryText: Self {
    ContentProperties.prefersSideBySideTextAndSecondaryText
  }
}

extension Property where Value == DirectionalInsets {
  /// How far a content configuration keeps from the edges of the content view, in points. Default: 11
  /// above and below, 16 at the sides (customary); beside an accessory UIKit makes 8 of the latter.
  public static var directionalLayoutMargins: Self { ContentProperties.directionalLayoutMargins }
}

extension Property where Value == Size {
  /// The most that the image of a content configuration may take, in points; a side of 0 is not held.
  /// Default: 0 (documented).
  public static var maximumSize: Self { ContentProperties.maximumSize }
  /// The room that is kept for it, in points; a side of 0 is UIKit's for icons and the image's own for
  /// others. Default: 0 (documented).
  public static var reservedLayoutSize: Self { ContentProperties.reservedLayoutSize }
}

extension Property where Value == [CellAccessory] {
  /// What a list's cell shows beside its content, in this order. Default: nothing (UIKit header).
  public static var accessories: Self { ContentProperties.accessories }
}

extension Property where Value == AccessoryType {
  /// What a table cell shows at its end. Default: nothing (UIKit header).
  public static var accessoryType: Self { ContentProperties.accessoryType }
}

extension PropertyName {
  /// The second text of a content configuration.
  public static var secondaryText: PropertyName { ContentProperties.secondaryText.name }
  /// How far the texts of a content configuration keep from its image.
  public static var imageToTextPadding: PropertyName { ContentProperties.imageToTextPadding.name }
  /// How far one of them keeps from the other beside it.
  public static var textToSecondaryTextHorizontalPadding: PropertyName {
    ContentProperties.textToSecondaryTextHorizontalPadding.name
  }
  /// How far one of them keeps from the other below it.
  public static var textToSecondaryTextVerticalPadding: PropertyName {
    ContentProperties.textToSecondaryTextVerticalPadding.name
  }
  /// Whether they stand on one line where there is room.
  public static var prefersSideBySideTextAndSecondaryText: PropertyName {
    ContentProperties.prefersSideBySideTextAndSecondaryText.name
  }
  /// How far a content configuration keeps from the edges of the content view.
  public static var directionalLayoutMargins: PropertyName {
    ContentProperties.directionalLayoutMargins.name
  }
  /// The most that an image of a content configuration may take.
  public static var maximumSize: PropertyName { ContentProperties.maximumSize.name }
  /// The room that is kept for it.
  public static var reservedLayoutSize: PropertyName { ContentProperties.reservedLayoutSize.name }
  /// What a list's cell shows beside its content.
  public static var accessories: PropertyName { ContentProperties.accessories.name }
  /// What a table cell shows at its end.
  public static var accessoryType: PropertyName { ContentProperties.accessoryType.name }
}
