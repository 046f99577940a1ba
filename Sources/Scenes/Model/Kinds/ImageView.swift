public import Drawing
public import Vocabulary

extension ViewKind {
  /// A view that shows an image or an icon (`UIImageView`).
  package static let imageView = ViewKind(
    "imageView", "an image view", hasContentSize: true, content: { [.image, .systemImage] },
    meaning: "An image view (UIImageView) and its name.")
}

extension View {
  /// Makes a view that shows an icon or an image (`UIImageView` with `UIImage(systemName:)` or
  /// `UIImage(named:)`), scaled to fill the bounds; without either an item or a rule has to give one.
  public static func imageView(
    _ name: ViewName, systemImage: Symbol? = nil, image: SceneImage? = nil,
    preferredSymbolConfiguration: SymbolConfiguration? = nil, contentMode: ContentMode? = nil,
    backgroundColor: DynamicColor? = nil,
    alpha: Double? = nil, tintColor: DynamicColor? = nil, isHidden: Bool? = nil,
    cornerRadius: Double? = nil, cornerCurve: CornerCurve? = nil, clipsToBounds: Bool? = nil,
    constraints: [Constraint] = [], subviews: [View] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden,
      cornerRadius: cornerRadius, cornerCurve: cornerCurve, clipsToBounds: clipsToBounds)
    properties[.preferredSymbolConfiguration] = preferredSymbolConfiguration.map { .some($0) }
    properties[.contentMode] = contentMode
    properties[.systemImage] = systemImage.map { .some($0) }
    properties[.image] = image.map { .some($0) }
    return View(
      .imageView, name: name, properties: properties, constraints: constraints, subviews: subviews)
  }
}

/// The properties of image views (`UIImageView`).
enum ImageViewProperties {
  static let systemImage = Property<Symbol?>(
    "systemImage", .symbol, default: nil, of: [.view(.imageView), .view(.contentConfiguration)],
    .affectsLayout,
    meaning: "The icon that an image view shows, by its SF Symbols name.")
  static let image = Property<SceneImage?>(
    "image", .image, default: nil,
    of: [.view(.imageView), .view(.backgroundConfiguration), .view(.contentConfiguration)],
    .affectsLayout,
    meaning: "The image to show, by its name in the folders of assets.")
  static let contentMode = Property<ContentMode>(
    "contentMode", .word, default: .scaleToFill, of: [.view(.imageView)],
    meaning: "Where the image goes and how large it is there; scaleToFill by default.")
  static let renderingMode = Property<ImageRenderingMode>(
    "renderingMode", .word, default: .automatic, of: [.view(.imageView)],
    meaning: "Whether the image is drawn in its own colours or in the tint colour.")
  static let preferredSymbolConfiguration = Property<SymbolConfiguration?>(
    "preferredSymbolConfiguration", .symbolConfiguration, default: nil,
    of: [.view(.imageView), .group(.imageProperties)], .affectsLayout,
    meaning: "The icon's size and weight; nil by default, which is 17 points, regular.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    systemImage.name, image.name, contentMode.name, renderingMode.name,
    preferredSymbolConfiguration.name,
  ]
}

extension Property where Value == Symbol? {
  /// The icon that an image view shows (`UIImage(systemName:)`); `nil` is none. Default: `nil`.
  public static var systemImage: Self { ImageViewProperties.systemImage }
}

extension Property where Value == SceneImage? {
  /// The image that an image view shows (`UIImageView.image`); `nil` is none. It and `systemImage` are
  /// one property in UIKit: what is assigned last is shown. Default: `nil`.
  public static var image: Self { ImageViewProperties.image }
}

extension Property where Value == ContentMode {
  /// Where in the view its image goes, and how large it is there. Default: `scaleToFill` (UIKit header).
  public static var contentMode: Self { ImageViewProperties.contentMode }
}

extension Property where Value == ImageRenderingMode {
  /// Whether an image is drawn in its own colours or in the tint colour (the image's `renderingMode`).
  /// Default: `automatic` (UIKit header).
  public static var renderingMode: Self { ImageViewProperties.renderingMode }
}

extension Property where Value == SymbolConfiguration? {
  /// The icon's size and weight (`UIImageView.preferredSymbolConfiguration`); `nil` is that of 17
  /// points, regular, medium. Default: `nil`.
  public static var preferredSymbolConfiguration: Self {
    ImageViewProperties.preferredSymbolConfiguration
  }
}

extension PropertyName {
  /// The icon that an image view shows.
  public static var systemImage: PropertyName { ImageViewProperties.systemImage.name }
  /// The image that an image view shows.
  public static var image: PropertyName { ImageViewProperties.image.name }
  /// Where in the view its image goes, and how large it is there.
  public static var contentMode: PropertyName { ImageViewProperties.contentMode.name }
  /// Whether an image is drawn in its own colours or in the tint colour.
  public static var renderingMode: PropertyName { ImageViewProperties.renderingMode.name }
  /// The icon's size and weight.
  public static var preferredSymbolConfiguration: PropertyName {
    ImageViewProperties.preferredSymbolConfiguration.name
  }
}
