internal import Drawing
internal import Notation
public import Vocabulary

/// The properties of background configurations (`UIBackgroundConfiguration`), and the selection style of
/// table cells.
enum BackgroundProperties {
  static let selectionStyle = Property<SelectionStyle>(
    "selectionStyle", .word, default: .default, of: [.view(.cell)],
    meaning: "How a UITableViewCell shows its selection: not at all (none) or in gray (others).")
  static let automaticallyUpdatesBackgroundConfiguration = Property<Bool>(
    "automaticallyUpdatesBackgroundConfiguration", .boolean, default: true, of: [.view(.cell)],
    meaning:
      "Whether the background configuration follows the cell's state; false if updateConfiguration does not call super."
  )
  static let automaticallyUpdatesContentConfiguration = Property<Bool>(
    "automaticallyUpdatesContentConfiguration", .boolean, default: true, of: [.view(.cell)],
    meaning: "Whether the content configuration follows the cell's state.")
  static let style = Property<BackgroundConfiguration.Style>(
    "style", .word, default: .clear, of: [.view(.backgroundConfiguration)],
    meaning: "UIKit's factory method for the values that are not set. Default: clear.")
  static let backgroundColorTransformer = Property<ColorTransformer?>(
    "backgroundColorTransformer", .colorTransformer, default: nil,
    of: [.view(.backgroundConfiguration)],
    meaning: "Transforms the colour: a word, or lines of { when: …, return: … }; nil for none.")
  static let backgroundInsets = Property<DirectionalEdgeInsets>(
    "backgroundInsets", .directionalInsets, default: .zero, of: [.view(.backgroundConfiguration)],
    .movesFrames,
    meaning: "The insets from the cell's edges, in points: one number, or one for each side.")
  static let edgesAddingLayoutMarginsToBackgroundInsets = Property<DirectionalRectEdge>(
    "edgesAddingLayoutMarginsToBackgroundInsets", .directionalEdges, default: [],
    of: [.view(.backgroundConfiguration)], .affectsLayout,
    meaning: "The edges at which the layout margin of 8 points is added to the insets.")
  static let imageContentMode = Property<ContentMode>(
    "imageContentMode", .word, default: .scaleToFill, of: [.view(.backgroundConfiguration)],
    meaning: "The position and scale of the image. Default: scaleToFill.")
  static let strokeColorTransformer = Property<ColorTransformer?>(
    "strokeColorTransformer", .colorTransformer, default: nil,
    of: [.view(.backgroundConfiguration)],
    meaning: "Transforms the stroke colour: a word, or lines of { when: …, return: … }.")
  static let strokeWidth = Property<Double>(
    "strokeWidth", .number(0...SceneLimits.largestLength), default: 0,
    of: [.view(.backgroundConfiguration)], .isReplacing,
    meaning: "The stroke width, in points; the stroke lies inside its outline. Default: 0.")
  static let strokeOutset = Property<Double>(
    "strokeOutset", .number(-SceneLimits.largestLength...SceneLimits.largestLength), default: 0,
    of: [.view(.backgroundConfiguration)], .isReplacing,
    meaning: "The distance of the stroke outside the edge, in points; negative is inside.")
  static let shadowProperties = Property<ShadowProperties>(
    "shadowProperties", .shadowProperties, default: ShadowProperties(),
    of: [.view(.backgroundConfiguration)],
    meaning: "The shadow of the background: color, opacity, radius, offset.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    selectionStyle.name, automaticallyUpdatesBackgroundConfiguration.name,
    automaticallyUpdatesContentConfiguration.name, style.name, backgroundColorTransformer.name,
    backgroundInsets.name,
    edgesAddingLayoutMarginsToBackgroundInsets.name, imageContentMode.name,
    strokeColorTransformer.name, strokeWidth.name, strokeOutset.name, shadowProperties.name,
  ]
}

extension Property where Value == SelectionStyle {
  /// How a table cell shows that it is selected. Default: `default`, in gray (UIKit header).
  public static var selectionStyle: Self { BackgroundProperties.selectionStyle }
}

extension Property where Value == Bool {
  /// Whether the background configuration follows the cell's state. Default: `true` (documented).
  public static var automaticallyUpdatesBackgroundConfiguration: Self {
    BackgroundProperties.automaticallyUpdatesBackgroundConfiguration
  }
  /// Whether the content configuration follows the cell's state. Default: `true` (documented).
  public static var automaticallyUpdatesContentConfiguration: Self {
    BackgroundProperties.automaticallyUpdatesContentConfiguration
  }
}

extension Property where Value == BackgroundConfiguration.Style {
  /// The factory method of a background configuration. Default: `clear`.
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

extension Property where Value == DirectionalEdgeInsets {
  /// The insets of a background from its cell's edges, in points. Default: 0 (documented).
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
  /// The position and scale of a background's image. Default: `scaleToFill` (documented).
  public static var imageContentMode: Self { BackgroundProperties.imageContentMode }
}

extension Property where Value == Double {
  /// The stroke width of a background, in points. The stroke lies inside its outline. Default: 0,
  /// no stroke (documented).
  public static var strokeWidth: Self { BackgroundProperties.strokeWidth }
  /// The distance of the stroke from the background's edge, in points; negative is inside. Default:
  /// 0 (documented).
  public static var strokeOutset: Self { BackgroundProperties.strokeOutset }
}

extension Property where Value == ShadowProperties {
  /// The shadow of a background. Default: none (documented).
  public static var shadowProperties: Self { BackgroundProperties.shadowProperties }
}

extension PropertyName {
  /// How a table cell shows that it is selected.
  package static var selectionStyle: PropertyName { BackgroundProperties.selectionStyle.name }
  /// Whether the background configuration follows the cell's state.
  package static var automaticallyUpdatesBackgroundConfiguration: PropertyName {
    BackgroundProperties.automaticallyUpdatesBackgroundConfiguration.name
  }
  /// Whether the content configuration follows the cell's state.
  package static var automaticallyUpdatesContentConfiguration: PropertyName {
    BackgroundProperties.automaticallyUpdatesContentConfiguration.name
  }
  /// The factory method of a background configuration.
  package static var style: PropertyName { BackgroundProperties.style.name }
  /// The transformer of the background colour.
  package static var backgroundColorTransformer: PropertyName {
    BackgroundProperties.backgroundColorTransformer.name
  }
  /// The insets of a background from its cell's edges.
  package static var backgroundInsets: PropertyName { BackgroundProperties.backgroundInsets.name }
  /// The edges at which layout margins are added to the insets.
  package static var edgesAddingLayoutMarginsToBackgroundInsets: PropertyName {
    BackgroundProperties.edgesAddingLayoutMarginsToBackgroundInsets.name
  }
  /// The position and scale of a background's image.
  package static var imageContentMode: PropertyName { BackgroundProperties.imageContentMode.name }
  /// The transformer of the stroke colour of a background.
  package static var strokeColorTransformer: PropertyName {
    BackgroundProperties.strokeColorTransformer.name
  }
  /// The stroke width of a background.
  package static var strokeWidth: PropertyName { BackgroundProperties.strokeWidth.name }
  /// The distance of the stroke from the background's edge.
  package static var strokeOutset: PropertyName { BackgroundProperties.strokeOutset.name }
  /// The shadow of a background.
  package static var shadowProperties: PropertyName { BackgroundProperties.shadowProperties.name }
}
