package import Drawing
internal import Synchronization

/// Sets text with Pango and HarfBuzz in the fonts of a `FontLibrary`, and in no others.
///
/// Fonts are loaded on first use. Threads may share one typesetter; it serializes them. The result
/// depends only on the string, the font and the font files.
package final class PangoTypesetter: Typesetter {
  /// The font files that are used.
  package let fonts: FontLibrary

  private let session: Mutex<PangoSession>

  /// Creates a typesetter for the pinned fonts in `fonts`.
  package init(fonts: FontLibrary) {
    self.fonts = fonts
    self.session = Mutex(PangoSession(fonts: fonts))
  }

  /// Sets `string` on one line.
  ///
  /// Line breaks and tabs are set as spaces. A font size that is not positive gives a line of zero
  /// width. Glyphs come from the requested family and weight, or from the pinned fallback font for
  /// their script. A box stands for a character that no font has. Throws `fontNotFound` if a font file of
  /// the family is missing or contains another font.
  package func typeset(
    _ string: String, in font: Font
  ) throws(TypesettingError) -> TypesetText {
    try session.withLock { session throws(TypesettingError) in
      try session.typeset(string, in: font)
    }
  }

  package func typeset(
    _ string: String, in font: Font, kern: Double, wordSpacing: Double
  ) throws(TypesettingError) -> TypesetText {
    try session.withLock { session throws(TypesettingError) in
      try session.typeset(string, in: font, kern: kern, wordSpacing: wordSpacing)
    }
  }

  package func lineEnds(of string: String, in font: Font) throws(TypesettingError) -> [Int] {
    try session.withLock { session throws(TypesettingError) in
      try session.lineEnds(of: string, in: font)
    }
  }

  /// Whether a string may contain emoji.
  package static func mayHaveEmoji(_ string: String) -> Bool { EmojiFinder.mayHave(string) }

  /// The characters of `string` for which a box stands, as `missingCharacter`, each once.
  package func missingLetters(
    of string: String, in font: Font
  ) throws(TypesettingError) -> [TypesettingError] {
    try session.withLock { session throws(TypesettingError) in
      try session.missingLetters(of: string, in: font)
    }
  }

  /// A line of text that was set with these fonts, as glyphs of their files; `nil` if it was set in another way.
  func embeddable(_ text: TypesetText) -> EmbeddableText? {
    session.withLock { session in session.embeddable(text) }
  }

  package func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText] {
    try session.withLock { session throws(TypesettingError) in
      try session.lines(of: string, in: font, style: style, width: width)
    }
  }
}
