internal import Drawing
public import Vocabulary

/// The properties of background configurations (`UIBackgroundConfiguration`), and the selection style of
/// table cells.
enum BackgroundProperties {
  static let selectionStyle = Property<SelectionStyle>(
    "selectionStyle", .word, default: .default, of: [.view(.cell)],
    meaning: "How a UITableViewCell shows its selection: not (none) or in grey (all others).")
  static let style = Property<BackgroundConfiguration.Style>(
    "style", .word, default: .clear, of: [.view(.backgroundConfiguration)],
    meaning: "UIKit's constructor: it gives what is not written, in each state; clear by default.")
  static let backgroundColorTransformer = Property<ColorTransformer?>(
    "backgroundColorTransformer", .colorTransformer, default: nil,
    of: [.view(.backgroundConfiguration)],
    meaning: "What becomes of the colour: a word, or lines of { when: …, return: … }; nil is none.")
  static let backgroundInsets = Property<DirectionalInsets>(
    "backgroundInsets", .directionalInsets, default: .zero, of: [.view(.backgroundConfiguration)],
    .movesFrames,
    meaning: "The distances from the cell's edges: one number, or one for each side.")
  static let edgesAddingLayoutMarginsToBackgroundInsets = Property<DirectionalRectEdge>(
    "edgesAddingLayoutMarginsToBackgroundInsets", .directionalEdges, default: [],
    of: [.view(.backgroundConfiguration)], .affectsLayout,
    meaning: "The edges at which the layout margin of 8 is added to the insets.")
  static let imageContentMode = Property<ContentMode>(
    "imageContentMode", .word, default: .scaleToFill, of: [.view(.backgroundConfiguration)],
    meaning: "Where the image goes and how large it is there; scaleToFill by default.")
  static let strokeColorTransformer = Property<ColorTransformer?>(
    "strokeColorTransformer", .colorTransformer, default: nil,
    of: [.view(.backgroundConfiguration)],
    meaning: "What becomes of the line's colour: a word, or lines of { when: …, return: … }.")
  static let strokeWidth = Property<Double>(
    "strokeWidth", .number(0...SceneLimits.largestLength), default: 0,
    of: [.view(.backgroundConfiguration)], .isReplacing,
    meaning: "The thickness of the line around the background, inwards; 0 by default.")
  static let strokeOutset = Property<Double>(
    "strokeOutset", .number(-SceneLimits.largestLength...SceneLimits.largestLength), default: 0,
    of: [.view(.backgroundConfiguration)], .isReplacing,
    meaning: "How far the line lies outside of the background; negative is inside.")
  static let shadowProperties = Property<ShadowProperties>(
    "shadowProperties", .shadowProperties, default: ShadowProperties(),
    of: [.view(.backgroundConfiguration)],
    meaning: "The shadow of the background: color, opacity, radius, offset.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    selectionStyle.name, style.name, backgroundColorTransformer.name, backgroundInsets.name,
    edgesAddingLayoutMarginsToBackgroundInsets.name, imageContentMode.name,
    strokeColorTransformer.name, strokeWidth.name, strokeOutset.name, shadowProperties.name,
  ]
}

extension Property where Value == SelectionStyle {
  /// How a table cell shows that it is selected. Default: `default`, in grey (UIKit header).
  public static var selectionStyle: Self { BackgroundProperties.selectionStyle }
}

extension Property where Value == BackgroundConfiguration.Style {
  /// The constructor of a background configuration. Default: `clear`.
  public static var style: Self { BackgroundProperties.style }
}

extension Property where Value == ColorTransformer? {
  /// The transformer of the background colour. Default: `nil`, the colour is unchanged (documented).
  public static var backgroundColorTransformer: Self {
    BackgroundProperties.backgroundColorTransformer
  }
  /// The transformer of the stroke colour of a background. Default: `nil` (documented).
  public static var strokeColorTransformer: Self { BackgroundProperties.strokeColorTransformer }
}

extension Property where Value == DirectionalInsets {
  /// How far a background lies inside of its cell, in points. Default: 0 (documented).
  public static var backgroundInsets: Self { BackgroundProperties.backgroundInsets }
}

extension Property where Value == DirectionalRectEdge {
  /// The edges at which the cell's layout margins are added to `backgroundInsets`. Default: none
  /// (documented).
  public static var edgesAddingLayoutMarginsToBackgroundInsets: Self {
    BackgroundProperties.edgesAddingLayoutMarginsToBackgroundInsets
  }
}

extension Property where Value == ContentMode {
  /// Where in a background its image goes, and how large it is there. Default: `scaleToFill`
  /// (documented).
  public static var imageContentMode: Self { BackgroundProperties.imageContentMode }
}

extension Property where Value == Double {
  /// The thickness of the line around a background, in points, inwards from where it lies. Default: 0,
  /// no line (documented).
  public static var strokeWidth: Self { BackgroundProperties.strokeWidth }
  /// How far the line lies outside of the background, in points; negative is inside. Default: 0
  /// (documented).
  public static var strokeOutset: Self { BackgroundProperties.strokeOutset }
}

extension Property where Value == ShadowProperties {
  /// The shadow of a background. Default: none (documented).
  public static var shadowProperties: Self { BackgroundProperties.shadowProperties }
}

extension PropertyName {
  /// How a table cell shows that it is selected.
  public static var selectionStyle: PropertyName { BackgroundProperties.selectionStyle.name }
  /// The constructor of a background configuration.
  public static var style: PropertyName { BackgroundProperties.style.name }
  /// The transformer of the background colour.
  public static var backgroundColorTransformer: PropertyName {
    BackgroundProperties.backgroundColorTransformer.name
  }
  /// How far a background lies inside of its cell.
  public static var backgroundInsets: PropertyName { BackgroundProperties.backgroundInsets.name }
  /// Where the layout margins are added to that.
  public static var edgesAddingLayoutMarginsToBackgroundInsets: PropertyName {
    BackgroundProperties.edgesAddingLayoutMarginsToBackgroundInsets.name
  }
  /// Where in a background its image goes, and how large it is there.
  public static var imageContentMode: PropertyName { BackgroundProperties.imageContentMode.name }
  /// The transformer of the stroke colour of a background.
  public static var strokeColorTransformer: PropertyName {
    BackgroundProperties.strokeColorTransformer.name
  }
  /// The thickness of that line.
  public static var strokeWidth: PropertyName { BackgroundProperties.strokeWidth.name }
  /// How far that line lies outside of the background.
  public static var strokeOutset: PropertyName { BackgroundProperties.strokeOutset.name }
  /// The shadow of a background.
  public static var shadowProperties: PropertyName { BackgroundProperties.shadowProperties.name }
}
