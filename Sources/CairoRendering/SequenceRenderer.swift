package import Drawing

/// Draws a sequence of similar pictures, for example the frames of a film, and reuses the pixels of
/// unchanged items, and of layers that move by whole pixels (`LayerTiles`).
///
/// The bitmaps are equal to those of `CairoRenderer`, byte for byte. One renderer caches the pixels
/// of one picture, and the tiles of its layers.
package struct SequenceRenderer: Sendable {
  private let scale: Double
  private var last: DisplayList?
  private var still = StillPixels()
  private var tiles = LayerTiles()

  /// The number of layers of the last picture whose tiles were there before.
  var reusedTiles: Int { tiles.reusedTiles }

  /// The items that were unchanged in the last pictures, and their pixels in Cairo's format.
  private struct StillPixels: Sendable {
    var items: [DisplayList.Item] = []
    var bytes: [UInt8] = []
  }

  /// Creates a renderer with `scale` pixels per point.
  package init(scale: Double) {
    self.scale = scale
  }

  /// Draws `list` as `CairoRenderer.bitmap` does.
  package mutating func bitmap(of list: DisplayList) throws(RenderingFailure) -> Bitmap {
    defer { last = list }
    let renderer = CairoRenderer()
    guard let last, last.size == list.size else {
      still = StillPixels()
      return try renderer.bitmap(of: list, scale: scale)
    }
    let (items, moving) = list.separated(since: last, pixel: 1 / scale)
    guard !items.isEmpty else { return try renderer.bitmap(of: list, scale: scale) }
    tiles.beginPicture()
    if still.items == items {
      // They may move in the next picture.
      tiles.keep(items)
    } else {
      let bytes = try renderer.pixels(
        of: items, list.size, scale: scale, onto: nil, reusing: &tiles)
      still = StillPixels(items: items, bytes: bytes)
    }
    let pixels = try renderer.pixels(
      of: moving, list.size, scale: scale, onto: still.bytes, reusing: &tiles)
    return try renderer.bitmap(pixels, of: list.size, scale: scale)
  }
}
