internal import CCairo
package import Drawing

/// Paints a display list onto a page of a PDF document, with Cairo's PDF back end: paths stay paths. Only
/// shadows, and the layers that cast them, become pixels.
package struct CairoPage: Sendable {
  /// Pixels a point of what cannot stay a path. Our choice: about what an office printer shows.
  private static let resolution = 4.0
  /// The longest side, in points: what readers of PDF 1.6 are sure to show (documented there).
  private static let longestSide = 14_400.0
  /// Otherwise the same page made tomorrow would have other bytes.
  private static let creationDate = "1970-01-01T00:00:00Z"

  /// What the page shows, in a few words, for the reader's title bar.
  private let title: String

  /// Makes a page.
  package init(title: String) {
    self.title = title
  }

  /// The document: one page as large as the list, one unit a point.
  package func pdf(of list: DisplayList) throws(RenderingFailure) -> [UInt8] {
    let size = list.size
    guard size.width > 0, size.height > 0, size.width <= Self.longestSide,
      size.height <= Self.longestSide
    else { throw .size(size, scale: 1) }
    let sink = Sink()
    // Cairo writes while the canvas lives, and that ends before the sink does.
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

  /// What Cairo has written.
  private final class Sink {
    var bytes: [UInt8] = []
  }
}
