internal import Drawing
internal import Images
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

extension LabelText {
  /// Creates the text of a view.
  ///
  /// - Parameters:
  ///   - attributed: The text with attributes, whose fonts and colours do not depend on traits; `nil` for `string`.
  ///   - color: The colour of what has none of its own.
  init(
    _ string: String, _ attributed: AttributedText?, font: Font, color: Color, style: LabelStyle
  ) {
    guard let attributed, !attributed.string.isEmpty else {
      self.init(string: attributed == nil ? string : "", font: font, style: style)
      return
    }
    self.init(
      runs: attributed.runs.filter { !$0.text.isEmpty }.map {
        TextRun($0, in: font, isBoldText: attributed.isBoldText, color: color)
      }, font: font, style: style, paragraph: attributed.paragraphStyle)
  }
}

extension AttributedText {
  /// The text with fonts, colours and symbols that do not depend on traits.
  func resolved(in surroundings: Surroundings) -> AttributedText {
    var result = mapping(
      fonts: { .fixed(surroundings.font($0)) }, colors: { .fixed(surroundings.color($0)) },
      attachments: { attachment in
        guard case .symbol(let symbol) = attachment.content else { return attachment }
        return TextAttachment(.symbol(surroundings.symbol(symbol)), bounds: attachment.bounds)
      })
    // Parts of controls resolve a text again, without traits.
    if surroundings.traits.legibilityWeight == .bold { result.isBoldText = true }
    return result
  }
}

extension TextRun {
  /// Converts a part of a text whose fonts and colours do not depend on traits.
  ///
  /// - Parameters:
  ///   - font: The view's font.
  ///   - isBoldText: Whether the fonts are those of "Bold Text" already.
  ///   - color: The view's text colour.
  fileprivate init(
    _ run: AttributedText.Run, in font: Font, isBoldText: Bool, color: Color
  ) {
    let own = run.attributes
    let runFont = (own.font?.resolved(at: .large) ?? font)
      .adding(
        bold: own.isBold, italic: own.isItalic, monospaced: own.isMonospaced,
        isBoldText: isBoldText)
    func line(_ style: TextLineStyle?, _ color: DynamicColor?) -> Line? {
      style.map { Line($0, color: color?.fixedColor) }
    }
    self.init(
      run.text, font: runFont, color: own.foregroundColor?.fixedColor,
      backgroundColor: own.backgroundColor?.fixedColor, kern: own.kern,
      underline: line(own.underlineStyle, own.underlineColor),
      strikethrough: line(own.strikethroughStyle, own.strikethroughColor),
      baselineOffset: own.baselineOffset)
    attachment = own.attachment.map { $0.resolved(in: runFont, self.color ?? color) }
  }
}

extension TextAttachment {
  /// The attachment as it is drawn. Symbols take the size and weight of the font and do not make their line
  /// higher; images do (from memory, unverified).
  fileprivate func resolved(in font: Font, _ color: Color) -> TextRun.Attachment {
    let configuration = SymbolConfiguration(font: .fixed(font))
    switch content {
    case .symbol(let symbol):
      let outline = symbol.outline(configuration)
      let frame =
        bounds.map(Self.frame)
        ?? Rect(0, 0 - outline.baseline, outline.size.width, outline.size.height)
      let glyph = TypesetText.Glyph(
        outline: outline.path.applying(.fitting(outline.size, into: frame)), origin: .zero)
      return TextRun.Attachment(glyph, width: max(frame.maxX, 0))
    case .image(.named): return TextRun.Attachment(nil, width: 0)
    case .image(.value(let image)):
      let image = image.configured(configuration)
      let frame =
        bounds.map(Self.frame)
        ?? Rect(0, 0 - image.size.height, image.size.width, image.size.height)
      var attachment = TextRun.Attachment(
        nil, width: max(frame.maxX, 0), ascent: -frame.minY, descent: frame.maxY)
      Self.show(image, in: frame, color, &attachment)
      return attachment
    }
  }

  /// A place relative to the baseline, y down.
  private static func frame(_ bounds: Rect) -> Rect {
    Rect(bounds.minX, 0 - bounds.maxY, bounds.size.width, bounds.size.height)
  }

  /// Gives an attachment its image: in its own colours, or as its alpha in the colour of the text.
  private static func show(
    _ image: ScaledImage, in frame: Rect, _ color: Color, _ attachment: inout TextRun.Attachment
  ) {
    switch image.content(in: frame.size) {
    case .pixels(let pixels):
      let shown = image.isTemplate ? pixels.filled(with: color.withAlphaComponent(1)) : pixels
      attachment.glyph = TypesetText.Glyph(
        picture: GlyphPicture(image: shown, rect: frame), origin: .zero)
    case .shapes(let shapes) where !image.isTemplate:
      attachment.shapes = TextRun.Shapes(shapes, in: frame)
    case .shapes(let shapes):
      guard let silhouette = shapes.silhouette else {
        attachment.shapes = TextRun.Shapes(
          shapes.filled(with: color.withAlphaComponent(1)), in: frame)
        return
      }
      attachment.glyph = TypesetText.Glyph(
        outline: silhouette.applying(.fitting(shapes.size, into: frame)), origin: .zero)
    }
  }
}

extension DynamicColor {
  /// The colour, if it does not depend on traits; `nil` otherwise.
  fileprivate var fixedColor: Color? {
    if case .fixed(let color) = self { color } else { nil }
  }
}
