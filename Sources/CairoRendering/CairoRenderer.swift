package import Drawing
internal import Work

/// Paints display lists into bitmaps, in memory, with Cairo's image back end.
///
/// The same list gives the same bytes, in any thread: nothing but the arguments is read.
package struct CairoRenderer: Sendable {
  /// The most pixels in one picture: 2²⁶, which take 256 MiB. Our choice; what a scene needs is a
  /// hundredth of it, and a typing error in a size must not take the machine's memory.
  package static let maximumPixels = 1 << 26

  /// Makes a renderer.
  package init() {}

  /// Draws `list` with `scale` pixels a point onto nothing (clear).
  ///
  /// A side that is not a whole number of pixels is rounded up, so that nothing is cut off. Throws
  /// `RenderingFailure.size` before any memory is asked for if there would be no pixel or too many.
  package func bitmap(
    of list: DisplayList, scale: Double
  ) throws(RenderingFailure) -> Bitmap {
    let (items, opacity) = Self.withoutOpacity(list.items)
    let pixels = try pixels(of: items, list.size, scale: scale)
    return try bitmap(pixels, of: list.size, scale: scale, opacity: opacity)
  }

  /// Draws items of a picture of `size` onto pixels of it, or onto nothing. The pixels are still as Cairo
  /// leaves them, their colours multiplied by alpha.
  func pixels(
    of items: [DisplayList.Item], _ size: Size, scale: Double, onto ground: [UInt8]? = nil
  ) throws(RenderingFailure) -> [UInt8] {
    let (width, height) = try Self.pixels(of: size, scale: scale)
    Budget.spend(width * height, of: .pixels)
    var bytes = ground ?? [UInt8](repeating: 0, count: width * height * 4)
    // Cairo draws into the memory that the bitmap keeps: a second buffer would cost as much as
    // the drawing, since fresh pages must be mapped and cleared (measured).
    try unsafe bytes.withUnsafeMutableBufferPointer { buffer throws(RenderingFailure) in
      let canvas = try unsafe CairoCanvas(buffer, width: width, height: height)
      try canvas.draw(items, scale: scale)
    }
    return bytes
  }

  /// The bitmap of a picture of which `pixels` were drawn, made as translucent as `opacity` says.
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

  /// The items of a picture that is one translucent layer as those of an opaque one, and what is then
  /// left to be done to all pixels: composing the layer in a picture of its own and putting that onto
  /// nothing would take a quarter of the time of drawing a cell (measured).
  private static func withoutOpacity(
    _ items: [DisplayList.Item]
  ) -> (items: [DisplayList.Item], opacity: Double) {
    guard items.count == 1, case .layer(var layer) = items[0], layer.opacity > 0,
      layer.opacity < 1, layer.clip == nil, layer.shadow == nil
    else { return (items, 1) }
    let opacity = layer.opacity
    layer.opacity = 1
    return ([.layer(layer)], opacity)
  }

  /// The sides in pixels: points times scale, rounded up.
  ///
  /// A thousandth of a pixel above a whole number is rounding noise (0.1 + 0.2 at 10 and the like) and
  /// does not make another pixel; our choice.
  package static func pixels(
    of size: Size, scale: Double
  ) throws(RenderingFailure) -> (width: Int, height: Int) {
    let width = (size.width * scale - 0.001).rounded(.up)
    let height = (size.height * scale - 0.001).rounded(.up)
    // NaN fails every comparison, so that it ends here, too.
    guard scale > 0, scale.isFinite, width >= 1, height >= 1,
      width <= Double(Bitmap.maximumSide), height <= Double(Bitmap.maximumSide),
      width * height <= Double(maximumPixels)
    else { throw .size(size, scale: scale) }
    return (Int(width), Int(height))
  }
}
