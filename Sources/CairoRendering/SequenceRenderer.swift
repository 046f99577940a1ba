package import Drawing

/// Paints pictures each of which resembles the one before it, as the frames of a film do: what both
/// have alike is painted once and kept.
///
/// The bitmaps are those that `CairoRenderer` makes, byte for byte, whatever came before. One renderer
/// keeps the pixels of one picture.
package struct SequenceRenderer: Sendable {
  private let scale: Double
  private var last: DisplayList?
  private var still = StillPixels()

  /// What was alike in the last pictures, and its pixels as Cairo left them.
  private struct StillPixels: Sendable {
    var items: [DisplayList.Item] = []
    var bytes: [UInt8] = []
  }

  /// Makes a renderer for pictures of `scale` pixels a point.
  package init(scale: Double) {
    self.scale = scale
  }

  /// Draws `list`, as `CairoRenderer.bitmap` does.
  package mutating func bitmap(of list: DisplayList) throws(RenderingFailure) -> Bitmap {
    defer { last = list }
    let renderer = CairoRenderer()
    guard let last, last.size == list.size else {
      still = StillPixels()
      return try renderer.bitmap(of: list, scale: scale)
    }
    let (items, moving) = list.separated(since: last, pixel: 1 / scale)
    guard !items.isEmpty else { return try renderer.bitmap(of: list, scale: scale) }
    if still.items != items {
      let bytes = try renderer.pixels(of: items, list.size, scale: scale)
      still = StillPixels(items: items, bytes: bytes)
    }
    let pixels = try renderer.pixels(of: moving, list.size, scale: scale, onto: still.bytes)
    return try renderer.bitmap(pixels, of: list.size, scale: scale)
  }
}
