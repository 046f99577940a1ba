internal import CCairo
internal import Drawing

/// A Cairo image surface with its own memory.
@safe struct ImageSurface: ~Copyable {
  let surface: Owned<OpaquePointer>

  /// Creates transparent pixels of the given format.
  init(_ format: cairo_format_t, width: Int, height: Int) throws(RenderingFailure) {
    guard
      let surface = unsafe Owned(
        cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height)),
        release: { unsafe cairo_surface_destroy($0) })
    else { throw .cairo("no surface") }
    let status = unsafe cairo_surface_status(surface.pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw unsafe .cairo(String(cString: cairo_status_to_string(status)))
    }
    unsafe self.surface = surface
  }
}

extension ImageSurface {
  /// Converts a bitmap to premultiplied alpha, rounded to the nearest byte.
  init(_ bitmap: Bitmap) throws(RenderingFailure) {
    try self.init(CAIRO_FORMAT_ARGB32, width: bitmap.width, height: bitmap.height)
    unsafe withMemory(of: surface.pointer) { memory, rowBytes in
      unsafe bitmap.rgba.withUnsafeBytes { bytes in
        for y in 0..<bitmap.height {
          for x in 0..<bitmap.width {
            let pixel = unsafe bytes.loadUnaligned(
              fromByteOffset: 4 * (y * bitmap.width + x), as: UInt32.self)
            unsafe memory.storeBytes(
              of: Self.premultiplied(UInt32(littleEndian: pixel)),
              toByteOffset: y * rowBytes + 4 * x, as: UInt32.self)
          }
        }
      }
    }
  }

  /// Converts R G B A (R in the lowest byte) to Cairo's A R G B (B in the lowest byte).
  @inline(__always)
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
    if alpha == 255 { return alpha << 24 | red << 16 | green << 8 | blue }
    func times(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
    return alpha << 24 | times(red) << 16 | times(green) << 8 | times(blue)
  }

  /// Creates an alpha-only surface from a plane.
  init(_ plane: AlphaPlane) throws(RenderingFailure) {
    try self.init(CAIRO_FORMAT_A8, width: plane.width, height: plane.height)
    unsafe withMemory(of: surface.pointer) { memory, rowBytes in
      unsafe plane.values.withUnsafeBytes { values in
        for y in 0..<plane.height {
          let row = unsafe UnsafeRawBufferPointer(
            rebasing: values[y * plane.width..<(y + 1) * plane.width])
          if let start = row.baseAddress {
            unsafe (memory + y * rowBytes).copyMemory(from: start, byteCount: row.count)
          }
        }
      }
    }
  }
}

/// Calls `body` with the surface's memory and the bytes per row. Pending drawing is flushed before,
/// and Cairo sees what `body` writes.
func withMemory(
  of surface: OpaquePointer, _ body: (UnsafeMutableRawPointer, _ rowBytes: Int) -> Void
) {
  unsafe cairo_surface_flush(surface)
  guard let memory = unsafe cairo_image_surface_get_data(surface) else { return }
  unsafe body(UnsafeMutableRawPointer(memory), Int(cairo_image_surface_get_stride(surface)))
  unsafe cairo_surface_mark_dirty(surface)
}
