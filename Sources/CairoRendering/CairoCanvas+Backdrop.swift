internal import CCairo
internal import Drawing

/// Draws the content behind a layer, blurred.
extension CairoCanvas {
  /// Blurs the pixels behind a layer inside the current clip.
  ///
  /// What is behind are the pixels that were drawn before, in the group that is being composed: as in UIKit, a
  /// translucent view around the layer hides the rest from it. Only pictures of pixels have such pixels; on a
  /// page nothing is drawn.
  borrowing func draw(_ backdrop: Backdrop) throws(RenderingFailure) {
    let cairo = unsafe context.pointer
    guard let target = unsafe cairo_get_group_target(cairo),
      unsafe cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE, let visible = visiblePixels
    else { return }
    let t = transform
    let deviation = Point(
      backdrop.deviation * (t.a * t.a + t.c * t.c).squareRoot(),
      backdrop.deviation * (t.b * t.b + t.d * t.d).squareRoot())
    let region = visible.outset(
      x: AlphaPlane.reach(of: deviation.x), y: AlphaPlane.reach(of: deviation.y))
    guard region.width <= Bitmap.maximumSide, region.height <= Bitmap.maximumSide,
      region.width * region.height <= CairoRenderer.maximumPixels
    else { return }
    let copy = try CairoCanvas(region, like: self)
    unsafe cairo_identity_matrix(copy.context.pointer)
    unsafe cairo_set_source_surface(copy.context.pointer, target, 0, 0)
    unsafe cairo_paint(copy.context.pointer)
    try copy.finish()
    BackdropPixels.blur(
      copy, width: region.width, height: region.height, deviation, backdrop.saturation)
    unsafe cairo_save(cairo)
    unsafe cairo_identity_matrix(cairo)
    unsafe cairo_set_source_surface(cairo, copy.surface.pointer, 0, 0)
    // It replaces the content behind: over a translucent picture, both would be visible.
    unsafe cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    unsafe cairo_paint(cairo)
    unsafe cairo_restore(cairo)
  }
}

/// Blurs pixels in Cairo's format.
enum BackdropPixels {
  /// Blurs the colours and makes them stronger. Each pixel keeps its alpha, so that transparent pixels stay so
  /// and edges do not fade.
  static func blur(
    _ canvas: borrowing CairoCanvas, width: Int, height: Int, _ deviation: Point,
    _ saturation: Double
  ) {
    var planes = (0..<4).map { _ in AlphaPlane(width: width, height: height) }
    unsafe withMemory(of: canvas.surface.pointer) { memory, rowBytes in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = unsafe memory.load(fromByteOffset: y * rowBytes + 4 * x, as: UInt32.self)
          for channel in 0..<4 {
            planes[channel].values[y * width + x] = UInt8(
              truncatingIfNeeded: pixel >> (8 * channel))
          }
        }
      }
    }
    for channel in 0..<4 { planes[channel].blur(x: deviation.x, y: deviation.y) }
    unsafe withMemory(of: canvas.surface.pointer) { memory, rowBytes in
      for y in 0..<height {
        for x in 0..<width {
          let place = y * width + x
          let offset = y * rowBytes + 4 * x
          let alpha = unsafe memory.load(fromByteOffset: offset, as: UInt32.self) >> 24
          let around = Double(planes[3].values[place])
          guard alpha > 0, around > 0 else { continue }
          let colors = (0..<3).map { min(Double(planes[$0].values[place]) / around, 1) }
          let strong = saturated(colors, saturation)
          let bytes = strong.map { UInt32(($0 * Double(alpha)).rounded()) }
          unsafe memory.storeBytes(
            of: alpha << 24 | bytes[2] << 16 | bytes[1] << 8 | bytes[0], toByteOffset: offset,
            as: UInt32.self)
        }
      }
    }
  }

  /// Moves a colour, in the order blue, green, red, away from the gray of its luma (Rec. 709).
  private static func saturated(_ colors: [Double], _ saturation: Double) -> [Double] {
    let gray = 0.0722 * colors[0] + 0.7152 * colors[1] + 0.2126 * colors[2]
    return colors.map { min(max(gray + ($0 - gray) * saturation, 0), 1) }
  }
}
