package import Drawing

/// A part of a label's attributed text with equal attributes (`NSAttributedString`), resolved for the
/// traits.
package struct TextRun: Hashable, Sendable {
  /// A line under or through the text.
  package struct Line: Hashable, Sendable {
    /// The style.
    package var style: TextLineStyle
    /// The colour; `nil` for the text's.
    package var color: Color?

    /// Creates a line.
    package init(_ style: TextLineStyle, color: Color? = nil) {
      self.style = style
      self.color = color
    }
  }

  /// An image of shapes in its own colours.
  package struct Shapes: Hashable, Sendable {
    /// The image.
    package let image: VectorImage
    /// Where it is, in points relative to the start of the run on the baseline, y down.
    package let rect: Rect

    /// Creates an image.
    package init(_ image: VectorImage, in rect: Rect) {
      self.image = image
      self.rect = rect
    }
  }

  /// An image or symbol that is shown instead of the text (`NSTextAttachment`).
  package struct Attachment: Hashable, Sendable {
    /// The outline or picture, relative to the start of the run on the baseline.
    package var glyph: TypesetText.Glyph?
    /// The shapes that are drawn instead of a glyph; `nil` for none.
    package var shapes: Shapes?
    /// The advance, in points.
    package var width: Double
    /// How far the line is at least above and below the baseline, in points.
    package var ascent: Double
    package var descent: Double

    /// Creates an attachment.
    package init(
      _ glyph: TypesetText.Glyph?, shapes: Shapes? = nil, width: Double, ascent: Double = 0,
      descent: Double = 0
    ) {
      self.glyph = glyph
      self.shapes = shapes
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }

    /// The attachment at another size.
    fileprivate func scaled(by factor: Double) -> Attachment {
      func scaled(_ rect: Rect) -> Rect {
        Rect(
          rect.minX * factor, rect.minY * factor, rect.size.width * factor,
          rect.size.height * factor)
      }
      let glyph = self.glyph.map { glyph in
        guard let picture = glyph.picture else {
          return TypesetText.Glyph(
            outline: glyph.outline.applying(Transform(scaleX: factor, y: factor)),
            origin: glyph.origin)
        }
        return TypesetText.Glyph(
          picture: GlyphPicture(image: picture.image, rect: scaled(picture.rect)),
          origin: glyph.origin)
      }
      return Attachment(
        glyph, shapes: shapes.map { Shapes($0.image, in: scaled($0.rect)) },
        width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }
  }

  /// The text.
  package var string: String
  /// The font.
  package var font: Font
  /// The colour of the text; `nil` for the label's.
  package var color: Color?
  /// The colour behind the text; `nil` for none.
  package var backgroundColor: Color?
  /// The space after each character, in points.
  package var kern: Double
  /// The line under the text; `nil` for none.
  package var underline: Line?
  /// The line through the text; `nil` for none.
  package var strikethrough: Line?
  /// How far the text is raised above the baseline, in points.
  package var baselineOffset: Double
  /// What is shown instead of the text; `nil` for text.
  package var attachment: Attachment?

  /// Creates a run.
  package init(
    _ string: String, font: Font, color: Color? = nil, backgroundColor: Color? = nil,
    kern: Double = 0, underline: Line? = nil, strikethrough: Line? = nil,
    baselineOffset: Double = 0
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.underline = underline
    self.strikethrough = strikethrough
    self.baselineOffset = baselineOffset
  }

  /// The run with its lengths multiplied by a factor.
  func scaled(by factor: Double) -> TextRun {
    var run = self
    run.font.pointSize = font.pointSize * factor
    run.kern = kern * factor
    run.baselineOffset = baselineOffset * factor
    run.attachment = attachment?.scaled(by: factor)
    return run
  }
}
