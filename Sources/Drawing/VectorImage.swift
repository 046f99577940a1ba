/// A picture of shapes that keeps its sharpness at every size, as an icon from an SVG file.
public struct VectorImage: Hashable, Sendable {
  /// The size that it has by itself, in points.
  public let size: Size
  /// What is drawn, from back to front, in points from the top left of `size`.
  public let items: [DisplayList.Item]
  /// Whether something may lie outside of `size`. A clip that cuts nothing would only blur the edges.
  private let needsClip: Bool

  /// Makes a picture.
  public init(size: Size, items: [DisplayList.Item]) {
    self.size = size
    self.items = items
    let bounds = DisplayList.Layer(items: items).contentBounds
    needsClip =
      bounds.map { $0.minX < 0 || $0.minY < 0 || $0.maxX > size.width || $0.maxY > size.height }
      ?? false
  }

  /// Takes little of it, as icons with many shapes are compared more often than they differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(items.count)
  }

  /// How much there is to draw: items and the steps of their paths.
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

  /// The picture as one layer, stretched to fill a rectangle and cut off at its edges.
  public func layer(in rect: Rect) -> DisplayList.Layer {
    guard size.width > 0, size.height > 0 else { return DisplayList.Layer() }
    let scale = Transform.scale(
      x: rect.size.width / size.width, y: rect.size.height / size.height)
    return DisplayList.Layer(
      transform: scale.concatenating(.translation(rect.origin)),
      clip: needsClip ? .rect(Rect(origin: .zero, size: size)) : nil, items: items)
  }

  /// The picture with left and right exchanged.
  package func flippedHorizontally() -> VectorImage {
    let flip = Transform.scale(x: -1, y: 1).concatenating(.translation(Point(size.width, 0)))
    return VectorImage(
      size: size, items: [.layer(DisplayList.Layer(transform: flip, items: items))])
  }

  /// The picture whose colours are all `color`, with the picture's own alpha times the colour's: how
  /// UIKit draws a template image with a tint. Where shapes lie over one another a translucent colour
  /// covers them once, as it does pixels.
  public func filled(with color: Color) -> VectorImage {
    let opaque = items.map { Self.filled($0, with: color.withAlpha(1)) }
    return VectorImage(
      size: size,
      items: color.alpha < 1
        ? [.layer(DisplayList.Layer(opacity: color.alpha, items: opaque))] : opaque)
  }

  private static func filled(_ item: DisplayList.Item, with color: Color) -> DisplayList.Item {
    func tinted(_ other: Color) -> Color { color.withAlpha(other.alpha) }
    switch item {
    case .fill(let path, .color(let other)): return .fill(path, tinted(other))
    case .fill(let path, .linearGradient(let gradient)):
      let stops = gradient.stops.map { LinearGradient.Stop(tinted($0.color), at: $0.location) }
      return .fill(
        path,
        .linearGradient(LinearGradient(start: gradient.start, end: gradient.end, stops: stops)))
    case .stroke(let path, let stroke, let other): return .stroke(path, stroke, tinted(other))
    case .text(let text, let point, let other): return .text(text, at: point, tinted(other))
    case .image(let image, let rect): return .image(image.filled(with: color), in: rect)
    case .layer(var layer):
      layer.items = layer.items.map { filled($0, with: color) }
      return .layer(layer)
    }
  }
}
