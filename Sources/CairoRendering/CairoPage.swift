internal import CCairo
package import Drawing

/// Draws a display list onto a page of a PDF document with Cairo's PDF back end. Paths stay paths.
/// Only shadows, and the layers that cast them, are rasterized.
package struct CairoPage: Sendable {
  /// The pixels per point of what is rasterized. Our choice: about the resolution of an office
  /// printer.
  private static let resolution = 4.0
  /// The longest side, in points: the limit of PDF readers that PDF 1.6 documents.
  private static let longestSide = 14_400.0
  /// A fixed date, so that equal pages have equal bytes.
  private static let creationDate = "1970-01-01T00:00:00Z"

  /// The document's title, which readers show in the title bar.
  private let title: String

  /// Creates a page.
  package init(title: String) {
    self.title = title
  }

  /// Returns a PDF document with one page of the list's size, one unit per point.
  package func pdf(of list: DisplayList) throws(RenderingFailure) -> [UInt8] {
    let size = list.size
    guard size.width > 0, size.height > 0, size.width <= Self.longestSide,
      size.height <= Self.longestSide
    else { throw .size(size, scale: 1) }
    let sink = Sink()
    // Cairo writes to the sink while the canvas exists.
    try withExtendedLifetime(sink) { () throws(RenderingFailure) in
      guard
        let surface = unsafe Owned(
          cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
              guard let closure = unsafe closure else { return CAIRO_STATUS_WRITE_ERROR }
              let sink = unsafe Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
              unsafe sink.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
              return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(sink).toOpaque(), size.width, size.height),
          release: { unsafe cairo_surface_destroy($0) })
      else { throw .cairo("no page") }
      unsafe cairo_pdf_surface_set_metadata(
        surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, Self.creationDate)
      unsafe cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
      let canvas = try unsafe CairoCanvas(page: surface, resolution: Self.resolution)
      try canvas.draw(list.items, scale: Self.resolution)
      unsafe cairo_surface_finish(canvas.surface.pointer)
      try canvas.check()
    }
    return sink.bytes
  }

  /// Collects what Cairo writes.
  private final class Sink {
    var bytes: [UInt8] = []
  }
}
