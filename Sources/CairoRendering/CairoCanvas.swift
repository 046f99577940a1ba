internal import CCairo
internal import Drawing

/// Draws the items of a display list into caller-owned memory, or onto a page, with a Cairo
/// context.
@safe struct CairoCanvas: ~Copyable {
  /// The maximum distance between a flattened curve and the real one, in pixels. Our choice: with
  /// Cairo's default of 0.1 an edge pixel is off by up to 25 of 255; a fifth of that costs about a
  /// fifth more time (measured with text).
  private static let tolerance = 0.02

  let surface: Owned<OpaquePointer>
  let context: Owned<OpaquePointer>
  /// The texts of a page, which stay text; `nil` for pixels.
  let letters: PageLetters?

  /// Creates a canvas over `buffer`, which must have four bytes for each of `width` · `height`
  /// pixels and must outlive the canvas.
  init(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int
  ) throws(RenderingFailure) {
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width))
    guard stride == Int32(width) * 4, buffer.count == Int(stride) * height else {
      throw .cairo("rows of \(width) pixels take \(stride) bytes")
    }
    guard
      let surface = unsafe Owned(
        cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), stride),
        release: { unsafe cairo_surface_destroy($0) }),
      let context = unsafe Owned(
        cairo_create(surface.pointer), release: { unsafe cairo_destroy($0) })
    else { throw .cairo("no context") }
    unsafe self.surface = surface
    unsafe self.context = context
    letters = nil
    prepare()
  }

  /// Creates a canvas for the pixels of `region`, on the same pixel grid and with the same
  /// transform as `other`.
  init(_ region: PixelRect, like other: borrowing CairoCanvas) throws(RenderingFailure) {
    let pixels = try ImageSurface(CAIRO_FORMAT_ARGB32, width: region.width, height: region.height)
    unsafe cairo_surface_set_device_offset(
      pixels.surface.pointer, -Double(region.x), -Double(region.y))
    guard
      let context = unsafe Owned(
        cairo_create(pixels.surface.pointer), release: { unsafe cairo_destroy($0) })
    else { throw .cairo("no context") }
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(other.context.pointer, &matrix)
    unsafe cairo_set_matrix(context.pointer, &matrix)
    unsafe self.surface = pixels.surface
    unsafe self.context = context
    letters = nil
    prepare()
  }

  /// Creates a canvas for a page of `surface`. One unit of the page is `resolution` pixels for what
  /// must be rasterized. `letters` are its texts.
  init(
    page surface: consuming Owned<OpaquePointer>, resolution: Double, _ letters: PageLetters
  ) throws(RenderingFailure) {
    unsafe cairo_surface_set_device_scale(surface.pointer, 1 / resolution, 1 / resolution)
    guard
      let context = unsafe Owned(
        cairo_create(surface.pointer), release: { unsafe cairo_destroy($0) })
    else { throw .cairo("no context") }
    unsafe self.surface = surface
    unsafe self.context = context
    self.letters = letters
    prepare()
  }

  private borrowing func prepare() {
    let cairo = unsafe context.pointer
    unsafe cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_set_tolerance(cairo, Self.tolerance)
  }

  /// Draws the items of a picture into the memory.
  ///
  /// - Parameter drawn: Is called for each layer of plain colours and letters. If it returns `true`, it has drawn the
  ///   layer.
  borrowing func draw(
    _ items: [DisplayList.Item], scale: Double,
    unless drawn: (PlacedLayer) throws(RenderingFailure) -> Bool = { _ in false }
  ) throws(RenderingFailure) {
    unsafe cairo_scale(context.pointer, scale, scale)
    for item in items {
      if let layer = PlacedLayer(item, scale: scale), try drawn(layer) { continue }
      try draw([item])
    }
    try finish()
  }

  /// Flushes all drawing to the memory and checks for errors.
  ///
  /// Cairo's objects keep their first error and ignore later calls, so one check at the end is
  /// enough.
  borrowing func finish() throws(RenderingFailure) {
    unsafe cairo_surface_flush(surface.pointer)
    try check()
  }

  /// Throws if anything has failed so far.
  borrowing func check() throws(RenderingFailure) {
    for status in unsafe [cairo_surface_status(surface.pointer), cairo_status(context.pointer)]
    where status != CAIRO_STATUS_SUCCESS {
      throw unsafe .cairo(String(cString: cairo_status_to_string(status)))
    }
  }
}
