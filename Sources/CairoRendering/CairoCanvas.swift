internal import CCairo
internal import Drawing

/// A Cairo context over memory of ours, and how each item of a display list is drawn with it.
@safe struct CairoCanvas: ~Copyable {
  /// How far a flattened curve may be from the real one, in pixels. Our choice: Cairo's own 0.1 is
  /// 25 of 255 in an edge pixel; a fifth of it takes about a fifth more time (measured with text).
  private static let tolerance = 0.02

  let surface: Owned<OpaquePointer>
  let context: Owned<OpaquePointer>

  /// Makes a canvas over `buffer`, which must stay in place for as long as the canvas lives and
  /// has four bytes for each of `width` · `height` pixels.
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
    prepare()
  }

  /// Makes a canvas for the pixels of `region` on the same grid as `other`, with its transform.
  init(_ region: PixelRect, like other: borrowing CairoCanvas) throws(RenderingFailure) {
    let pixels = try Pixels(CAIRO_FORMAT_ARGB32, width: region.width, height: region.height)
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
    prepare()
  }

  /// Makes a canvas for a page whose ink goes where `surface` says; `resolution` of its units are one of
  /// the page's.
  init(
    page surface: consuming Owned<OpaquePointer>, resolution: Double
  ) throws(RenderingFailure) {
    unsafe cairo_surface_set_device_scale(surface.pointer, 1 / resolution, 1 / resolution)
    guard
      let context = unsafe Owned(
        cairo_create(surface.pointer), release: { unsafe cairo_destroy($0) })
    else { throw .cairo("no context") }
    unsafe self.surface = surface
    unsafe self.context = context
    prepare()
  }

  private borrowing func prepare() {
    let cairo = unsafe context.pointer
    unsafe cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_set_tolerance(cairo, Self.tolerance)
  }

  /// Draws everything and leaves the pixels in the memory.
  borrowing func draw(
    _ items: [DisplayList.Item], scale: Double
  ) throws(RenderingFailure) {
    unsafe cairo_scale(context.pointer, scale, scale)
    try draw(items)
    try finish()
  }

  /// Brings all drawing into the memory.
  ///
  /// Both objects keep their first error and ignore all calls after it, so that one look at the
  /// end sees every failure.
  borrowing func finish() throws(RenderingFailure) {
    unsafe cairo_surface_flush(surface.pointer)
    try check()
  }

  /// Looks whether anything failed so far.
  borrowing func check() throws(RenderingFailure) {
    for status in unsafe [cairo_surface_status(surface.pointer), cairo_status(context.pointer)]
    where status != CAIRO_STATUS_SUCCESS {
      throw unsafe .cairo(String(cString: cairo_status_to_string(status)))
    }
  }
}
