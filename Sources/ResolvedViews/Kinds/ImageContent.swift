package import Drawing
package import Images
package import Layout
internal import Scenes
package import Views
package import Vocabulary

/// The image or icon of an image view.
package struct ImageContent: ViewContent {
  /// The icon; `nil` if there is an image, or neither.
  var systemImage: Symbol?
  /// The image; `nil` if there is an icon, or neither.
  package var image: ScaledImage?
  var contentMode = ContentMode.scaleToFill
  package var renderingMode = ImageRenderingMode.automatic
  /// The caps of the image, in points; zero for its own.
  var capInsets = EdgeInsets.zero
  /// How the part of the image between the caps fills the rest.
  var resizingMode = ImageResizing.Mode.tile
  /// The icon's size and weight; `nil` for its default size.
  package var preferredSymbolConfiguration: SymbolConfiguration?
  /// How much of an icon that shows a value is drawn in full, 0…1.
  var variableValue = 1.0
  /// Whether a dashed box is drawn if there is neither.
  var showsPlaceholder = false
  /// The maximum size of a content configuration's image, in points; a side of 0 is not limited.
  package var maximumSize = Size.zero
  /// The size that is reserved for the image of a content configuration or accessory, in points; 0
  /// means the style's.
  package var reservedLayoutSize = Size.zero

  package static let showsTintColor = true

  /// Creates the content before its fields are set; `defaults(in:)` sets UIKit's defaults.
  package init() {}

  package static let fields = FieldTable<ImageContent>(
    Field(.systemImage, { $1(&$0.systemImage) }), Field(.image, { $1(&$0.image) }),
    Field(.contentMode, { $1(&$0.contentMode) }), Field(.renderingMode, { $1(&$0.renderingMode) }),
    Field(.capInsets, { $1(&$0.capInsets) }), Field(.resizingMode, { $1(&$0.resizingMode) }),
    Field(.preferredSymbolConfiguration, { $1(&$0.preferredSymbolConfiguration) }),
    Field(.variableValue, { $1(&$0.variableValue) }),
    Field(.showsPlaceholder, { $1(&$0.showsPlaceholder) }),
    Field(.maximumSize, { $1(&$0.maximumSize) }),
    Field(.reservedLayoutSize, { $1(&$0.reservedLayoutSize) }))

  /// The image as it is drawn, with the size and weight of a symbol, or with caps.
  private var shownImage: ScaledImage? {
    let image = self.image?.configured(preferredSymbolConfiguration)
    guard capInsets != .zero, case .pixels? = image?.content else { return image }
    return image?.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  /// The size of the image or icon, in points; `nil` if there is none.
  package var intrinsicSize: Size? {
    if let image { return image.configured(preferredSymbolConfiguration).size }
    return systemImage?.outline(preferredSymbolConfiguration ?? SymbolConfiguration()).size
  }

  /// By how much more an image may be stretched along one axis than along the other before it looks wrong. Our
  /// choice: a star in a square, which is usual, has 1.1.
  private static let mostUneven = 1.15

  /// The own size of an image that fills a view of a size and is stretched unevenly by that, in points; `nil` if it keeps
  /// its proportions. Resizable images are meant to be stretched, and so are images that are one point wide or high.
  package func distortedSize(in size: Size) -> Size? {
    guard contentMode == .scaleToFill || contentMode == .redraw,
      image != nil || systemImage?.isDrawn == true, capInsets == .zero, image?.resizing == nil,
      let own = intrinsicSize, own.width > 1, own.height > 1, size.width > 0, size.height > 0
    else { return nil }
    let (x, y) = (size.width / own.width, size.height / own.height)
    return max(x / y, y / x) > Self.mostUneven ? own : nil
  }

  package var accessibility: DerivedAccessibility { DerivedAccessibility(traits: [.image]) }

  package func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    (intrinsicSize?.width, intrinsicSize?.height)
  }

  /// Draws the image or icon at the position of the content mode.
  package func ink(in place: InkPlace) -> [DisplayList.Item] {
    if let image = shownImage {
      let frame = contentMode.frame(
        of: image.size, in: place.bounds, pixelsPerPoint: place.scale)
      if let layers = ink(of: image, in: frame, tint: place.attributes.tintColor) { return layers }
      return image.ink(in: frame, renderingMode, tint: place.attributes.tintColor)
    }
    guard let systemImage else {
      guard showsPlaceholder else { return [] }
      let box = Path.dashedBox(place.bounds, lineWidth: 1, pitch: 6)
      return box.isEmpty ? [] : [.fill(box, place.attributes.tintColor)]
    }
    let configuration = preferredSymbolConfiguration ?? SymbolConfiguration()
    let outline = systemImage.outline(configuration)
    let frame = contentMode.frame(of: outline.size, in: place.bounds, pixelsPerPoint: place.scale)
    let placement = Transform.fitting(outline.size, into: frame)
    let coloring = iconColoring
    let layers =
      coloring != nil
      ? systemImage.layers(configuration)
      : variableValue < 1 ? systemImage.valueLayers(configuration) : []
    guard layers.isEmpty else {
      return ink(of: layers, coloring, tint: place.attributes.tintColor, placement)
    }
    let path = placement == .identity ? outline.path : outline.path.applying(placement)
    return [.fill(path, place.attributes.tintColor)]
  }

  /// The colours of an icon; `nil` for the tint colour. Our drawings have no colours of their own that multicolor
  /// could show.
  private var iconColoring: SymbolConfiguration.Coloring? {
    let coloring = preferredSymbolConfiguration?.coloring
    return coloring == .multicolor ? nil : coloring
  }

  /// Draws the layers of a team's own symbol. Returns nil for another image and for a symbol in one colour.
  private func ink(
    of image: ScaledImage, in frame: Rect, tint: Color
  ) -> [DisplayList.Item]? {
    guard let symbol = image.symbol, let coloring = coloring(of: symbol, tint: tint) else {
      return nil
    }
    let layers = symbol.layers(
      preferredSymbolConfiguration ?? SymbolConfiguration(), coloring.mode)
    return ink(of: layers, coloring.colors, tint: tint, .fitting(image.size, into: frame))
  }

  /// The rendering mode of a team's own symbol and its colours; `nil` if it is drawn as one path.
  ///
  /// A template image is monochrome, and an original one has its own colours.
  private func coloring(
    of symbol: CustomSymbol, tint: Color
  ) -> (mode: CustomSymbol.Mode, colors: SymbolConfiguration.Coloring?)? {
    let own = preferredSymbolConfiguration?.coloring
    switch renderingMode {
    case .alwaysTemplate: break
    case .alwaysOriginal where own == nil && symbol.isMulticolor:
      return (.multicolor, .multicolor)
    case .alwaysOriginal, .automatic:
      if let own { return (own.mode, own) }
      if renderingMode == .alwaysOriginal { return nil }
      switch symbol.preferredMode {
      case .monochrome: break
      case .hierarchical: return (.hierarchical, .hierarchical(.fixed(tint)))
      case .multicolor: return (.multicolor, .multicolor)
      }
    }
    return variableValue < 1 ? (.monochrome, nil) : nil
  }

  /// Draws the layers of an icon in several colours, or with a value.
  private func ink(
    of layers: [SymbolLayer], _ coloring: SymbolConfiguration.Coloring?, tint: Color,
    _ placement: Transform
  ) -> [DisplayList.Item] {
    layers.compactMap { layer in
      let color = coloring?.color(of: layer) ?? tint
      let shown = color.withAlphaComponent(color.alpha * layer.opacity(at: variableValue))
      return shown.alpha > 0 ? .fill(layer.path.applying(placement), shown) : nil
    }
  }

  package func legible(_ label: LabelLines?) -> (
    color: Property<DynamicColor?>, kind: PresentedInk.Kind
  )? {
    // An image that is stretched between its caps is a background, such as that of a message.
    if let image = shownImage {
      if let symbol = image.symbol, coloring(of: symbol, tint: .clear)?.colors != nil { return nil }
      return image.isDrawnInTint(renderingMode) && image.resizing == nil ? (.tintColor, .icon) : nil
    }
    // Icons with colours of their own are not drawn in the tint colour.
    return systemImage == nil || iconColoring != nil ? nil : (.tintColor, .icon)
  }
}

extension ScaledImage {
  /// The image in its own colours or in the tint colour; empty if the tint colour is transparent.
  package func ink(
    in frame: Rect, _ mode: ImageRenderingMode, tint: Color
  ) -> [DisplayList.Item] {
    let isTinted = isDrawnInTint(mode)
    guard !isTinted || tint.alpha > 0 else { return [] }
    switch content(in: frame.size) {
    case .pixels(let image): return [.image(isTinted ? image.filled(with: tint) : image, in: frame)]
    case .shapes(let shapes):
      return [.layer((isTinted ? shapes.filled(with: tint) : shapes).layer(in: frame))]
    }
  }

  /// Whether the image is drawn in the tint colour.
  package func isDrawnInTint(_ mode: ImageRenderingMode) -> Bool {
    switch mode {
    case .automatic: isTemplate
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }
}
