/// A picture of shapes that keeps its sharpness at every size, as an icon from an SVG file.
public struct VectorImage: Hashable, Sendable {
  /// The size that it has by itself, in points.
  public let size: Size
  /// What is drawn, from back to front, in points from the top left of `size`.
  public let items: [DisplayList.Item]

  /// Makes a picture.
  public init(size: Size, items: [DisplayList.Item]) {
    self.size = size
    self.items = items
  }

  /// The picture as one layer, stretched to fill a rectangle and cut off at its edges.
  public func layer(in rect: Rect) -> DisplayList.Layer {
    guard size.width > 0, size.height > 0 else { return DisplayList.Layer() }
    let scale = Transform.scale(
      x: rect.size.width / size.width, y: rect.size.height / size.height)
    return DisplayList.Layer(
      transform: scale.concatenating(.translation(rect.origin)),
      clip: .rect(Rect(origin: .zero, size: size)), items: items)
  }

  /// The picture whose colours are all `color`, with their own alphas times the colour's: how UIKit
  /// draws a template image with a tint.
  public func filled(with color: Color) -> VectorImage {
    VectorImage(size: size, items: items.map { Self.filled($0, with: color) })
  }

  private static func filled(_ item: DisplayList.Item, with color: Color) -> DisplayList.Item {
    func tinted(_ other: Color) -> Color { color.withAlpha(color.alpha * other.alpha) }
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
