internal import Drawing

/// A layer of plain colours and letters, and its place on the pixel grid.
///
/// Layers with images, gradients, shadows, masks and backdrops are excluded.
struct PlacedLayer: Sendable {
  /// The layer without its transform.
  private(set) var layer: DisplayList.Layer
  /// The number of pixels per point.
  let scale: Double
  /// The fractional position of the layer's origin, in pixels from `column` and `row`: 0 up to 1.
  let rest: Point
  /// The place of the layer's origin, in whole pixels.
  let column: Int
  let row: Int

  /// Creates the layer in an item of a picture; `nil` if it is something else.
  ///
  /// - Parameter scale: The number of pixels per point.
  init?(_ item: DisplayList.Item, scale: Double) {
    guard case .layer(var layer) = item, layer.isPlain else { return nil }
    let t = layer.transform
    guard t.a == 1, t.b == 0, t.c == 0, t.d == 1 else { return nil }
    let (x, y) = (Self.rounded(t.tx * scale), Self.rounded(t.ty * scale))
    let corner = Point(x.rounded(.down), y.rounded(.down))
    guard let column = Int(exactly: corner.x), let row = Int(exactly: corner.y),
      abs(corner.x) < Self.farthest, abs(corner.y) < Self.farthest
    else { return nil }
    layer.transform = .identity
    self.layer = layer
    self.scale = scale
    rest = Point(x, y) - corner
    self.column = column
    self.row = row
  }

  /// Far beyond the largest picture, and far below the largest `Int`.
  private static let farthest = 0x1p19

  /// Without rounding errors, so that the rest is the same at every place: a multiple of 2⁻²⁰ of a pixel.
  private static func rounded(_ value: Double) -> Double { (value * 0x1p20).rounded() / 0x1p20 }

  /// From the layer's coordinates to pixels, counted from `column` and `row`.
  var transform: Transform {
    Transform(a: scale, b: 0, c: 0, d: scale, tx: rest.x, ty: rest.y)
  }

  /// The pixels that the layer can change, counted from `column` and `row`; `nil` if there are none.
  var area: PixelRect? {
    layer.contentBounds.flatMap { PixelRect(around: $0.applying(transform)) }
  }

  /// The layer without the names of its views, which change no pixel.
  var unnamed: PlacedLayer {
    var result = self
    result.layer = layer.unnamed
    return result
  }

  /// Whether the pixels are the same as those of another layer, apart from their place.
  func looksLike(_ other: PlacedLayer) -> Bool {
    rest == other.rest && scale == other.scale && layer == other.layer
  }
}

extension DisplayList.Layer {
  /// Whether the layer consists of plain colours and letters, clipped by rectangles at most.
  fileprivate var isPlain: Bool {
    guard mask == nil, backdrop == nil, !(shadow?.isVisible ?? false) else { return false }
    if let clip, let bounds = clip.boundingBox, clip != .rect(bounds) { return false }
    return items.allSatisfy { item in
      switch item {
      case .fill(_, .color): true
      case .fill(_, .linearGradient): false
      case .stroke: true
      case .text(let text, _, _): text.glyphs.allSatisfy { $0.picture == nil }
      case .image: false
      case .layer(let layer): layer.isPlain
      }
    }
  }

  fileprivate var unnamed: DisplayList.Layer {
    var layer = self
    layer.name = nil
    layer.items = items.map { item in
      guard case .layer(let inner) = item else { return item }
      return .layer(inner.unnamed)
    }
    return layer
  }
}
