/// A picture of shapes that is sharp at every size, for example an icon from an SVG file.
public struct VectorImage: Hashable, Sendable {
  /// The natural size, in points.
  public let size: Size
  /// The items, from back to front, in points from the top left corner of `size`.
  public let items: [DisplayList.Item]
  /// Whether ink may be outside of `size`. An unnecessary clip would blur the edges.
  private let needsClip: Bool

  /// Creates a picture.
  public init(size: Size, items: [DisplayList.Item]) {
    self.size = size
    self.items = items
    let bounds = DisplayList.Layer(items: items).contentBounds
    needsClip =
      bounds.map { $0.minX < 0 || $0.minY < 0 || $0.maxX > size.width || $0.maxY > size.height }
      ?? false
  }

  /// Hashes only a part, because hashing all shapes would cost more than it saves.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(items.count)
  }

  /// The drawing effort: the number of items and of the steps of their paths.
  package var stepCount: Int { Self.stepCount(items) }

  private static func stepCount(_ items: [DisplayList.Item]) -> Int {
    items.reduce(items.count) { sum, item in
      switch item {
      case .fill(let path, _), .stroke(let path, _, _): sum + path.elements.count
      case .text(let text, _, _):
        text.glyphs.reduce(sum) { $0 + $1.outline.elements.count }
      case .image: sum
      case .layer(let layer):
        sum + stepCount(layer.items) + (layer.clip?.elements.count ?? 0)
      }
    }
  }

  /// The picture as a layer, stretched to fill a rectangle and clipped to it.
  package func layer(in rect: Rect) -> DisplayList.Layer {
    // All of an empty picture is outside of it.
    guard size.width > 0, size.height > 0 else { return DisplayList.Layer() }
    return DisplayList.Layer(
      transform: .fitting(size, into: rect),
      clip: needsClip ? .rect(Rect(origin: .zero, size: size)) : nil, items: items)
  }

  /// The picture mirrored horizontally.
  package func flippedHorizontally() -> VectorImage {
    let flip = Transform(scaleX: -1, y: 1).concatenating(.translation(Point(size.width, 0)))
    return VectorImage(
      size: size, items: [.layer(DisplayList.Layer(transform: flip, items: items))])
  }

  /// The picture filled with `color`, with its alpha multiplied by the colour's: how UIKit draws a
  /// template image with a tint. Overlapping shapes are covered by a translucent colour only once,
  /// as in a bitmap.
  package func filled(with color: Color) -> VectorImage {
    let opaque = items.map { Self.filled($0, with: color.withAlphaComponent(1)) }
    return VectorImage(
      size: size,
      items: color.alpha < 1
        ? [.layer(DisplayList.Layer(opacity: color.alpha, items: opaque))] : opaque)
  }

  private static func filled(_ item: DisplayList.Item, with color: Color) -> DisplayList.Item {
    func tinted(_ other: Color) -> Color { color.withAlphaComponent(other.alpha) }
    switch item {
    case .fill(let path, .color(let other)): return .fill(path, tinted(other))
    case .fill(let path, .linearGradient(let gradient)):
      return .fill(path, .linearGradient(gradient.mappingColors(tinted)))
    case .stroke(let path, let stroke, let other): return .stroke(path, stroke, tinted(other))
    case .text(let text, let point, let other): return .text(text, at: point, tinted(other))
    case .image(let image, let rect): return .image(image.filled(with: color), in: rect)
    case .layer(var layer):
      layer.items = layer.items.map { filled($0, with: color) }
      return .layer(layer)
    }
  }
}
