public import Drawing
public import Images
internal import Notation
public import Vocabulary

extension ViewKind {
  /// A view that shows an image or an icon (`UIImageView`).
  package static let imageView = ViewKind(
    "imageView", "an image view", hasContentSize: true,
    otherNames: ["UIImageView"], takesTouches: false,
    meaning: "An image view (UIImageView) and its name.",
    example: { .imageView($0, systemImage: .photo, contentMode: .center) })
}

extension View {
  /// Creates a view that shows an icon or an image (`UIImageView` with `UIImage(systemName:)` or
  /// `UIImage(named:)`), by default scaled to fill its bounds. Without both the view has no
  /// intrinsic size and shows only its background, its border, and a dashed box if
  /// `showsPlaceholder` is true.
  public static func imageView(
    _ name: ViewName, systemImage: Symbol? = nil, image: SceneImage? = nil,
    preferredSymbolConfiguration: SymbolConfiguration? = nil, contentMode: ContentMode? = nil,
    showsPlaceholder: Bool? = nil, backgroundColor: DynamicColor? = nil,
    alpha: Double? = nil, tintColor: DynamicColor? = nil, isHidden: Bool? = nil,
    cornerRadius: Double? = nil, cornerCurve: CornerCurve? = nil, clipsToBounds: Bool? = nil,
    constraints: [Constraint] = [], subviews: [View] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden,
      cornerRadius: cornerRadius, cornerCurve: cornerCurve, clipsToBounds: clipsToBounds)
    properties[.preferredSymbolConfiguration] = preferredSymbolConfiguration.map { .some($0) }
    properties[.contentMode] = contentMode
    properties[.showsPlaceholder] = showsPlaceholder
    properties[.systemImage] = systemImage.map { .some($0) }
    properties[.image] = image.map { .some($0) }
    return View(
      .imageView, name: name, properties: properties, constraints: constraints, subviews: subviews)
  }
}

/// The properties of image views (`UIImageView`).
enum ImageViewProperties {
  static let systemImage = Property<Symbol?>(
    "systemImage", .symbol, default: nil,
    of: [
      .view(.imageView), .view(.button), .view(.contentConfiguration), .view(.listContentView),
    ], [.affectsLayout, .isVisible],
    meaning: "The icon that an image view or a button shows, by its SF Symbols name.")
  static let image = Property<SceneImage?>(
    "image", .image, default: nil,
    of: [
      .view(.imageView), .view(.button), .view(.backgroundConfiguration),
      .view(.contentConfiguration), .view(.listContentView),
    ], [.affectsLayout, .isVisible],
    meaning: "The image to show, by its name in the folders of assets.")
  static let contentMode = Property<ContentMode>(
    "contentMode", .word, default: .scaleToFill, of: [.view(.imageView)], .isVisible,
    meaning: "The position and scale of the image. Default: scaleToFill.")
  static let renderingMode = Property<ImageRenderingMode>(
    "renderingMode", .word, default: .automatic, of: [.view(.imageView)], .isVisible,
    meaning: "Whether the image is drawn in its own colours or in the tint colour.")
  static let capInsets = Property<EdgeInsets>(
    "capInsets", .insets(in: 0...SceneLimits.largestLength), default: .zero,
    of: [.view(.imageView)], .isVisible,
    meaning:
      "The parts at the edges of an image that keep their size, in points; 0 (default) means the image's own."
  )
  static let resizingMode = Property<ImageResizing.Mode>(
    "resizingMode", .word, default: .tile, of: [.view(.imageView)], .isVisible,
    meaning: "How the part of an image between its capInsets fills the rest. Default: tile.")
  static let preferredSymbolConfiguration = Property<SymbolConfiguration?>(
    "preferredSymbolConfiguration", .symbolConfiguration, default: nil,
    of: [.view(.imageView), .view(.button), .group(.imageProperties)], .affectsLayout,
    meaning:
      "The icon's size and weight; nil (default) means 17 points, regular, or those of a button's title."
  )
  static let variableValue = Property<Double>(
    "variableValue", .number(0...1), default: 1, of: [.view(.imageView)],
    meaning: "How much of an icon such as wifi is shown in full, 0 to 1 (default).")
  static let showsPlaceholder = Property<Bool>(
    "showsPlaceholder", .boolean, default: false, of: [.view(.imageView)],
    unlikeUIKit: [.view(.imageView)],
    meaning: "Whether a dashed box is drawn while there is no image (not UIKit's). Default: false.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    systemImage.name, image.name, contentMode.name, renderingMode.name, capInsets.name,
    resizingMode.name, preferredSymbolConfiguration.name, variableValue.name,
    showsPlaceholder.name,
  ]
}

extension Property where Value == Symbol? {
  /// The icon of an image view (`UIImage(systemName:)`); `nil` for none. Default: `nil`.
  public static var systemImage: Self { ImageViewProperties.systemImage }
}

extension Property where Value == SceneImage? {
  /// The image of an image view (`UIImageView.image`); `nil` for none. It and `systemImage` are one
  /// property in UIKit: the last assignment counts. Default: `nil`.
  public static var image: Self { ImageViewProperties.image }
}

extension Property where Value == Bool {
  /// Whether an image view draws a dashed box in its tint colour while it has no image, so that a
  /// picture shows where an image will be. It is not a property of UIKit. Default: `false`.
  public static var showsPlaceholder: Self { ImageViewProperties.showsPlaceholder }
}

extension Property where Value == Double {
  /// How much of an icon that shows a value is drawn in full (`UIImage(systemName:variableValue:)`),
  /// 0…1. Default: 1.
  public static var variableValue: Self { ImageViewProperties.variableValue }
}

extension Property where Value == ContentMode {
  /// The position and scale of the image in its view. Default: `scaleToFill` (UIKit header).
  public static var contentMode: Self { ImageViewProperties.contentMode }
}

extension Property where Value == ImageRenderingMode {
  /// Whether an image is drawn in its own colours or in the tint colour (the image's `renderingMode`).
  /// Default: `automatic` (UIKit header).
  public static var renderingMode: Self { ImageViewProperties.renderingMode }
}

extension Property where Value == EdgeInsets {
  /// The caps of an image view's image (`UIImage.capInsets`), in points: they keep their size when the image is
  /// enlarged. Shapes have none. Default: 0, for the caps that the image has itself.
  public static var capInsets: Self { ImageViewProperties.capInsets }
}

extension Property where Value == ImageResizing.Mode {
  /// How the part of an image between `capInsets` fills the rest (`UIImage.resizingMode`). Default: `tile` (UIKit).
  public static var resizingMode: Self { ImageViewProperties.resizingMode }
}

extension Property where Value == SymbolConfiguration? {
  /// The icon's size and weight (`UIImageView.preferredSymbolConfiguration`); `nil` means 17
  /// points, regular, medium. Default: `nil`.
  public static var preferredSymbolConfiguration: Self {
    ImageViewProperties.preferredSymbolConfiguration
  }
}

extension PropertyName {
  /// The icon of an image view.
  package static var systemImage: PropertyName { ImageViewProperties.systemImage.name }
  /// The image of an image view.
  package static var image: PropertyName { ImageViewProperties.image.name }
  /// The position and scale of the image in its view.
  package static var contentMode: PropertyName { ImageViewProperties.contentMode.name }
  /// Whether an image is drawn in its own colours or in the tint colour.
  package static var renderingMode: PropertyName { ImageViewProperties.renderingMode.name }
  /// The caps of an image view's image.
  package static var capInsets: PropertyName { ImageViewProperties.capInsets.name }
  /// How the part of an image between its caps fills the rest.
  package static var resizingMode: PropertyName { ImageViewProperties.resizingMode.name }
  /// Whether an image view without an image draws a dashed box.
  package static var showsPlaceholder: PropertyName { ImageViewProperties.showsPlaceholder.name }
  /// The icon's size and weight.
  package static var preferredSymbolConfiguration: PropertyName {
    ImageViewProperties.preferredSymbolConfiguration.name
  }
  /// How much of an icon that shows a value is drawn in full.
  package static var variableValue: PropertyName { ImageViewProperties.variableValue.name }
}
