package import Drawing
internal import Work

/// Draws display lists into bitmaps with Cairo's image back end.
///
/// Equal lists give equal bytes in any thread: the result depends on the arguments alone.
package struct CairoRenderer: Sendable {
  /// The maximum number of pixels in a picture: 2²⁶, which take 256 MiB. Our choice: a scene needs
  /// a hundredth of it, and a mistyped size must not exhaust the machine's memory.
  package static let maximumPixels = 1 << 26

  /// Creates a renderer.
  package init() {}

  /// Draws `list` on a transparent background at `scale` pixels per point.
  ///
  /// Sides are rounded up to whole pixels, so that nothing is cut off. Throws
  /// `RenderingFailure.size`, before it allocates memory, if there would be no pixels or too many.
  package func bitmap(
    of list: DisplayList, scale: Double
  ) throws(RenderingFailure) -> Bitmap {
    let (items, opacity) = Self.withoutOpacity(list.items)
    let pixels = try pixels(of: items, list.size, scale: scale)
    return try bitmap(pixels, of: list.size, scale: scale, opacity: opacity)
  }

  /// Draws items of a picture of `size` over the given pixels, or on a transparent background. The
  /// result is in Cairo's format, with premultiplied alpha.
  func pixels(
    of items: [DisplayList.Item], _ size: Size, scale: Double, onto ground: [UInt8]? = nil
  ) throws(RenderingFailure) -> [UInt8] {
    var tiles = LayerTiles()
    return try pixels(of: items, size, scale: scale, onto: ground, reusing: &tiles)
  }

  /// Draws items as the function above does, and uses tiles that are there.
  func pixels(
    of items: [DisplayList.Item], _ size: Size, scale: Double, onto ground: [UInt8]?,
    reusing tiles: inout LayerTiles
  ) throws(RenderingFailure) -> [UInt8] {
    let (width, height) = try Self.pixels(of: size, scale: scale)
    Budget.spend(width * height, of: .pixels)
    var bytes = ground ?? [UInt8](repeating: 0, count: width * height * 4)
    // Cairo draws directly into the bitmap's memory: a second buffer would cost as much as the
    // drawing, because new memory pages must be mapped and cleared (measured).
    try unsafe bytes.withUnsafeMutableBufferPointer { buffer throws(RenderingFailure) in
      let canvas = try unsafe CairoCanvas(buffer, width: width, height: height)
      try canvas.draw(items, scale: scale) { layer throws(RenderingFailure) in
        try tiles.draw(layer, on: canvas, width: width, height: height)
      }
    }
    return bytes
  }

  /// Makes a bitmap from drawn `pixels`, multiplied by `opacity`.
  func bitmap(
    _ pixels: consuming [UInt8], of size: Size, scale: Double, opacity: Double = 1
  ) throws(RenderingFailure) -> Bitmap {
    let (width, height) = try Self.pixels(of: size, scale: scale)
    StraightAlpha.convert(&pixels, opacity: opacity)
    do {
      return try Bitmap(width: width, height: height, rgba: pixels)
    } catch {
      throw .size(size, scale: scale)
    }
  }

  /// Returns the items of a picture that is one translucent layer as those of an opaque layer, and
  /// the opacity that remains to be applied to all pixels. Composing the layer in a bitmap of its
  /// own would take a quarter of the time of drawing a cell (measured).
  private static func withoutOpacity(
    _ items: [DisplayList.Item]
  ) -> (items: [DisplayList.Item], opacity: Double) {
    guard items.count == 1, case .layer(var layer) = items[0], layer.opacity > 0,
      layer.opacity < 1, layer.clip == nil, layer.shadow == nil, layer.backdrop == nil,
      layer.mask == nil
    else { return (items, 1) }
    let opacity = layer.opacity
    layer.opacity = 1
    return ([.layer(layer)], opacity)
  }

  /// The sides in pixels: points times scale, rounded up.
  ///
  /// Less than a thousandth of a pixel above a whole number is treated as a rounding error (for
  /// example 0.1 + 0.2 at scale 10) and adds no pixel. Our choice.
  package static func pixels(
    of size: Size, scale: Double
  ) throws(RenderingFailure) -> (width: Int, height: Int) {
    let width = (size.width * scale - 0.001).rounded(.up)
    let height = (size.height * scale - 0.001).rounded(.up)
    // NaN fails all comparisons, so it is rejected here, too.
    guard scale > 0, scale.isFinite, width >= 1, height >= 1,
      width <= Double(Bitmap.maximumSide), height <= Double(Bitmap.maximumSide),
      width * height <= Double(maximumPixels)
    else { throw .size(size, scale: scale) }
    return (Int(width), Int(height))
  }
}
