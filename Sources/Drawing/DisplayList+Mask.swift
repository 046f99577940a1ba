extension DisplayList {
  /// The items of a mask, whose alpha alone matters: all are white, and text is outlines. White has the luminance 1, so
  /// that masks of luminance, as SVG has them, give the same.
  package static func mask(_ items: [Item]) -> [Item] { items.flatMap(\.inWhite) }

  /// White, the colour of masks.
  fileprivate static let maskColor = Color(hex: 0xFFFFFF)
}

extension DisplayList.Item {
  fileprivate var inWhite: [DisplayList.Item] {
    func white(_ color: Color) -> Color { DisplayList.maskColor.withAlphaComponent(color.alpha) }
    switch self {
    case .fill(let path, .color(let color)): return [.fill(path, white(color))]
    case .fill(let path, .linearGradient(let gradient)):
      return [.fill(path, .linearGradient(gradient.mappingColors(white)))]
    case .stroke(let path, let stroke, let color): return [.stroke(path, stroke, white(color))]
    case .text(let text, let point, let color):
      var letters = Path()
      var pictures: [DisplayList.Item] = []
      for glyph in text.glyphs {
        if let picture = glyph.picture {
          pictures.append(
            .image(
              picture.image.filled(with: DisplayList.maskColor),
              in: picture.rect.offset(by: point + glyph.origin)))
        } else {
          letters.append(glyph.outline.applying(.translation(point + glyph.origin)))
        }
      }
      let own = letters.isEmpty ? [] : [DisplayList.Item.fill(letters, white(color))]
      return pictures.isEmpty
        ? own : own + [.layer(DisplayList.Layer(opacity: color.alpha, items: pictures))]
    case .image(let image, let rect):
      return [.image(image.filled(with: DisplayList.maskColor), in: rect)]
    case .layer(var layer):
      layer.items = layer.items.flatMap(\.inWhite)
      layer.mask = layer.mask?.flatMap(\.inWhite)
      if let shadow = layer.shadow {
        layer.shadow = Shadow(
          color: white(shadow.color), opacity: shadow.opacity, radius: shadow.radius,
          offset: shadow.offset)
      }
      return [.layer(layer)]
    }
  }
}

extension DisplayList.Layer {
  /// The bounds of the mask's ink, in the layer's coordinates; `nil` without a mask or without ink.
  package var maskBounds: Rect? { mask.flatMap { DisplayList.Layer(items: $0).inkBounds } }

  /// Returns the layer without its transform, its opacity and its mask: what the mask is applied to.
  package var unmasked: DisplayList.Layer {
    var layer = self
    (layer.name, layer.transform, layer.opacity, layer.mask) = (nil, .identity, 1, nil)
    return layer
  }
}
