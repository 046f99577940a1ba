package import Drawing
internal import Synchronization

/// Sets text with Pango and HarfBuzz in the fonts of a `FontLibrary`, and in no others.
///
/// Nothing is set up until the first string comes. All threads may share one typesetter; they take
/// turns. What is set depends on the string, the font and the font files alone.
package final class PangoTypesetter: Typesetter {
  /// Where the fonts come from.
  package let fonts: FontLibrary

  private let session: Mutex<PangoSession>

  /// Makes a typesetter for the pinned fonts in `fonts`.
  package init(fonts: FontLibrary) {
    self.fonts = fonts
    self.session = Mutex(PangoSession(fonts: fonts))
  }

  /// Sets `string` on one line.
  ///
  /// Line breaks and tabs are set as spaces. A font size that is not positive gives a line of no
  /// extent. Letters come from the requested family and weight, those of other scripts from the fonts
  /// that are pinned for them, or not at all: throws `missingCharacter` for the first character that no
  /// font has, and `fontNotFound` if the family's file is not there or has another font in it.
  package func typeset(
    _ string: String, in font: Font
  ) throws(TypesettingFailure) -> TypesetText {
    try session.withLock { session throws(TypesettingFailure) in
      try session.typeset(string, in: font)
    }
  }

  package func lines(
    of string: String, in font: Font, style: ParagraphStyle, width: Double?
  ) throws(TypesettingFailure) -> [TypesetText] {
    try session.withLock { session throws(TypesettingFailure) in
      try session.lines(of: string, in: font, style: style, width: width)
    }
  }
}
