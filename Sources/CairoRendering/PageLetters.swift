internal import CCairo
internal import Drawing

/// The texts of a page as glyphs of fonts that the document embeds, and what of the page's structure is open.
///
/// It is used by one thread, under the lock of `FontSet.withFontsOfCairo`, and released there.
@safe final class PageLetters {
  private let lines: [TypesetText: EmbeddableText]
  private var faces: [FontFile.Place: Face] = [:]
  private let options: Owned<OpaquePointer>

  /// Whether the first paragraph has begun.
  fileprivate var isInDocument = false
  /// Whether a paragraph has begun.
  fileprivate var isInParagraph = false
  /// The number of groups around what is drawn.
  fileprivate var groups = 0

  /// A font for Cairo.
  @safe private final class Face {
    let face: Owned<OpaquePointer>

    init?(_ place: FontFile.Place) {
      guard
        let pattern = unsafe Owned(
          FcPatternCreate(), release: { unsafe FcPatternDestroy($0) }),
        unsafe FcPatternAddString(pattern.pointer, FC_FILE, Array(place.path.utf8) + [0]) != 0,
        unsafe FcPatternAddInteger(pattern.pointer, FC_INDEX, Int32(clamping: place.index)) != 0,
        let face = unsafe Owned(
          cairo_ft_font_face_create_for_pattern(pattern.pointer),
          release: { unsafe cairo_font_face_destroy($0) }),
        unsafe cairo_font_face_status(face.pointer) == CAIRO_STATUS_SUCCESS
      else { return nil }
      unsafe self.face = face
    }
  }

  /// Whether paragraphs are tagged.
  private let isTagged: Bool

  /// Creates the letters of a page; `nil` without memory.
  init?(_ lines: [TypesetText: EmbeddableText], isTagged: Bool) {
    self.isTagged = isTagged
    guard
      let options = unsafe Owned(
        cairo_font_options_create(), release: { unsafe cairo_font_options_destroy($0) })
    else { return nil }
    unsafe cairo_font_options_set_hint_style(options.pointer, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options.pointer, CAIRO_HINT_METRICS_OFF)
    unsafe self.options = options
    self.lines = lines
  }

  /// The glyphs of a text; `nil` if it is drawn as outlines.
  func line(_ text: TypesetText) -> EmbeddableText? { lines[text] }

  /// Whether a text among some items is tagged.
  fileprivate func isAny(in items: [DisplayList.Item]) -> Bool {
    isTagged
      && items.contains { item in
        switch item {
        case .text(let text, _, let color): color.alpha > 0 && lines[text] != nil
        case .layer(let layer): isAny(in: layer.items)
        case .fill, .stroke, .image: false
        }
      }
  }

  /// Sets a font of Cairo's for the glyphs that follow. Returns false if Cairo cannot use the file.
  fileprivate func setFont(_ place: FontFile.Place, size: Double, in context: OpaquePointer) -> Bool
  {
    if faces[place] == nil { faces[place] = Face(place) }
    guard let face = faces[place] else { return false }
    unsafe cairo_set_font_face(context, face.face.pointer)
    unsafe cairo_set_font_size(context, size)
    unsafe cairo_set_font_options(context, options.pointer)
    return true
  }
}

/// Draws text as text, and says which texts are paragraphs.
extension CairoCanvas {
  /// Shows the glyphs of a line with its letters, in the current colour.
  ///
  /// Cairo 1.16 rounds advances to thousandths of an em without making up for it. It writes an exact place where the size
  /// changes, so that neighbouring words have sizes that differ by a millionth.
  borrowing func show(
    _ line: EmbeddableText, of letters: PageLetters, size: Double, at point: Point
  ) throws(RenderingFailure) {
    let cairo = unsafe context.pointer
    for (number, run) in line.runs.flatMap(\.words).enumerated() {
      let shown = number.isMultiple(of: 2) ? size : size * (1 + 1e-6)
      guard unsafe letters.setFont(run.file, size: shown, in: cairo) else {
        throw .cairo("it cannot read the font \(run.file.path)")
      }
      let glyphs = run.glyphs.map {
        cairo_glyph_t(
          index: UInt($0.index), x: point.x + $0.origin.x, y: point.y + $0.origin.y)
      }
      let clusters = run.clusters.map {
        cairo_text_cluster_t(
          num_bytes: Int32(clamping: $0.bytes), num_glyphs: Int32(clamping: $0.glyphs))
      }
      unsafe cairo_show_text_glyphs(
        cairo, run.string, Int32(clamping: run.string.utf8.count), glyphs,
        Int32(clamping: glyphs.count), clusters, Int32(clamping: clusters.count),
        run.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
    }
  }

  // MARK: - Structure

  private static let document = "Document"
  private static let paragraph = "P"

  /// Begins a paragraph at a text, and ends the one before.
  borrowing func tag(_ item: DisplayList.Item, _ letters: PageLetters) {
    endParagraph(letters)
    guard case .text = item, letters.groups == 0, letters.isAny(in: [item]) else { return }
    beginParagraph(letters)
    letters.isInParagraph = true
  }

  /// Ends the paragraph, if one has begun.
  borrowing func endParagraph(_ letters: PageLetters) {
    guard letters.isInParagraph else { return }
    letters.isInParagraph = false
    unsafe cairo_tag_end(context.pointer, Self.paragraph)
  }

  /// Ends what is around all paragraphs.
  borrowing func endDocument(_ letters: PageLetters) {
    if letters.isInDocument { unsafe cairo_tag_end(context.pointer, Self.document) }
  }

  /// The document begins with its first paragraph: Cairo forgets a tag that has begun when an opaque rectangle covers the
  /// page.
  private borrowing func beginParagraph(_ letters: PageLetters) {
    if !letters.isInDocument { unsafe cairo_tag_begin(context.pointer, Self.document, nil) }
    letters.isInDocument = true
    unsafe cairo_tag_begin(context.pointer, Self.paragraph, nil)
  }

  /// Makes one paragraph of all texts of a group, because Cairo 1.16 loses the tags inside of groups. Returns whether
  /// it has any.
  borrowing func beginGroup(_ layer: DisplayList.Layer, _ letters: PageLetters) -> Bool {
    defer { letters.groups += 1 }
    guard letters.groups == 0, letters.isAny(in: layer.items) else { return false }
    beginParagraph(letters)
    return true
  }

  /// Ends a group.
  borrowing func endGroup(_ letters: PageLetters, isParagraph: Bool) {
    letters.groups -= 1
    if isParagraph { unsafe cairo_tag_end(context.pointer, Self.paragraph) }
  }
}
