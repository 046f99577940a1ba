internal import CCairo
package import Drawing

/// Draws a display list onto a page of a PDF document with Cairo's PDF back end.
///
/// Paths stay paths, and only shadows are rasterized. Text stays text with embedded fonts where its outlines are those
/// of the given fonts, and is tagged as paragraphs in the order in which it is drawn.
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
  /// The document's subject, a description of the picture.
  private let description: String
  /// The fonts of texts that stay text; `nil` for outlines.
  private let fonts: FontLibrary?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The document's title.
  ///   - description: A description of the picture; may be empty.
  ///   - fonts: The fonts with which the texts were set. `nil` draws all of them as outlines.
  package init(title: String, description: String = "", fonts: FontLibrary?) {
    self.title = title
    self.description = description
    self.fonts = fonts
  }

  /// Returns a PDF document with one page of the list's size, one unit per point.
  package func pdf(of list: DisplayList) throws(RenderingFailure) -> [UInt8] {
    let size = list.size
    guard size.width > 0, size.height > 0, size.width <= Self.longestSide,
      size.height <= Self.longestSide
    else { throw .size(size, scale: 1) }
    let lines = embeddableTexts(of: list)
    return try FontSet.withFontsOfCairo { () throws(RenderingFailure) in
      do {
        return try pdf(of: list, lines, isTagged: true)
      } catch {
        // An opaque rectangle that covers a page with text makes Cairo forget that the document has begun.
        return try pdf(of: list, lines, isTagged: false)
      }
    }
  }

  private func pdf(
    of list: DisplayList, _ lines: [TypesetText: EmbeddableText], isTagged: Bool
  ) throws(RenderingFailure) -> [UInt8] {
    let sink = Sink()
    // Cairo writes to the sink while the canvas exists.
    try withExtendedLifetime(sink) { () throws(RenderingFailure) in
      guard let letters = PageLetters(lines, isTagged: isTagged),
        let surface = unsafe Owned(
          cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
              guard let closure = unsafe closure else { return CAIRO_STATUS_WRITE_ERROR }
              let sink = unsafe Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
              unsafe sink.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
              return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(sink).toOpaque(), list.size.width, list.size.height),
          release: { unsafe cairo_surface_destroy($0) })
      else { throw .cairo("no page") }
      unsafe cairo_pdf_surface_set_metadata(
        surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, Self.creationDate)
      unsafe cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
      if !description.isEmpty {
        unsafe cairo_pdf_surface_set_metadata(
          surface.pointer, CAIRO_PDF_METADATA_SUBJECT, description)
      }
      let canvas = try unsafe CairoCanvas(page: surface, resolution: Self.resolution, letters)
      try canvas.draw(list.items, scale: Self.resolution)
      canvas.endDocument(letters)
      unsafe cairo_surface_finish(canvas.surface.pointer)
      try canvas.check()
    }
    return sink.bytes
  }

  /// The texts of a picture that can stay text.
  private func embeddableTexts(of list: DisplayList) -> [TypesetText: EmbeddableText] {
    guard let fonts else { return [:] }
    let typesetter = PangoTypesetter(fonts: fonts)
    var lines: [TypesetText: EmbeddableText] = [:]
    func collect(_ items: [DisplayList.Item]) {
      for item in items {
        switch item {
        case .text(let text, _, _):
          guard lines[text] == nil else { continue }
          if let line = typesetter.embeddable(text), !line.runs.isEmpty { lines[text] = line }
        case .layer(let layer): collect(layer.items)
        case .fill, .stroke, .image: break
        }
      }
    }
    collect(list.items)
    return lines
  }

  /// Collects what Cairo writes.
  private final class Sink {
    var bytes: [UInt8] = []
  }
}
