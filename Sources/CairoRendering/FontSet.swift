internal import CCairo
internal import Drawing
internal import Synchronization

/// A font file with its fallback fonts, and how text is set in them.
///
/// All measures are in font units of the first file, without rounding, so that sizes scale exactly.
final class FontSet {
  /// A glyph with its position relative to the start of the baseline, in font units, y down.
  struct Glyph: Equatable {
    var index: UInt32
    var x: Double
    var y: Double
    /// The index of its font file.
    var file: Int
  }

  /// A line of glyphs from left to right, and its advance, in font units.
  struct Line: Equatable {
    var glyphs: [Glyph] = []
    var advance = 0.0
    /// For each space, the number of glyphs to its left.
    var spaces: [Int] = []
  }

  /// The style in which a line is set.
  struct Manner {
    /// The space after each letter, in Pango's parts of a font unit.
    let spacing: Int32
    let direction: LayoutDirection
    /// The font to name in errors.
    let font: Font

    /// Returns a style with additional space after each letter, in font units.
    init(tracking: Double, direction: LayoutDirection, font: Font) {
      spacing = Int32((tracking * Double(PANGO_SCALE)).rounded())
      self.direction = direction
      self.font = font
    }
  }

  /// Where an ellipsis replaces part of a text that is too wide.
  enum Ellipsis {
    case head, middle, tail

    var mode: PangoEllipsizeMode {
      switch self {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    }
  }

  /// The font files; the first one is preferred.
  let files: [FontFile]
  /// The units per em of the first file.
  let unitsPerEm: Double

  private let features: String
  private var preparedPango: PangoFontSet?

  /// Loads font files; the first one is preferred.
  init(_ members: [FontFile.Member], features: String) throws(TypesettingFailure) {
    var files: [FontFile] = []
    for member in members { files.append(try FontFile(member)) }
    self.files = files
    self.features = features
    unitsPerEm = files.first?.outlines.unitsPerEm ?? 1
  }

  /// Sets `string`, which has no line breaks, on one line.
  func line(_ string: String, _ manner: Manner) throws(TypesettingFailure) -> Line {
    if let line = plainLine(string, manner) { return line }
    return try withPango { pango throws(TypesettingFailure) in try pango.line(string, manner) }
  }

  /// Breaks `string` into lines of at most `width` font units. Returns the byte range of each line.
  /// A word that is wider than a line is broken between letters.
  func breaks(
    _ string: String, _ manner: Manner, width: Double, betweenLetters: Bool
  ) throws(TypesettingFailure) -> [Range<Int>] {
    // Text that fits as a whole is not broken, even if Pango counts the tracking after its last
    // letter.
    let line = try line(string, manner)
    if line.advance * Double(PANGO_SCALE) <= Double(PangoFontSet.pangoUnits(width)) {
      return [0..<string.utf8.count]
    }
    return try withPango { pango throws(TypesettingFailure) in
      try pango.breaks(string, manner, width: width, betweenLetters: betweenLetters)
    }
  }

  /// The bytes of `string` that an ellipsis must replace so that the rest is at most `width` font
  /// units wide; `nil` if all of it fits.
  func ellipsis(
    _ string: String, _ manner: Manner, width: Double, _ ellipsis: Ellipsis
  ) throws(TypesettingFailure) -> Range<Int>? {
    try withPango { pango throws(TypesettingFailure) in
      try pango.ellipsis(string, manner, width: width, ellipsis)
    }
  }

  /// The direction of a paragraph: that of its first strongly directional character.
  func direction(
    of string: String, in font: Font, otherwise: LayoutDirection
  ) throws(TypesettingFailure) -> LayoutDirection {
    // No script before the Hebrew block runs from right to left.
    if otherwise == .leftToRight, string.unicodeScalars.allSatisfy({ $0.value < 0x590 }) {
      return .leftToRight
    }
    return try withPango { pango throws(TypesettingFailure) in
      try pango.direction(of: string, in: font, otherwise: otherwise)
    }
  }

  /// The line, if the string is plain and the first file has all its characters. The result is the
  /// same as Pango's, without its setup, which takes longer than drawing a cell (measured). `nil`
  /// if Pango is needed.
  func plainLine(_ string: String, _ manner: Manner) -> Line? {
    guard manner.direction == .leftToRight, let text = PlainText(string) else { return nil }
    return files.first?.line(text, spacing: manner.spacing, features: features)
  }

  /// Only one thread at a time may use Pango, across all sets: Cairo 1.16, which Pango measures
  /// with, opens and closes font faces without a lock (crashes were seen).
  private static let pangoLock = Mutex(())

  /// Calls `body` with Pango, under the lock.
  func withPango<Answer: Sendable>(
    _ body: (PangoFontSet) throws(TypesettingFailure) -> Answer
  ) throws(TypesettingFailure) -> Answer {
    try Self.pangoLock.withLock { _ throws(TypesettingFailure) in try body(pango()) }
  }

  deinit {
    Self.pangoLock.withLock { _ in preparedPango = nil }
  }

  /// The Pango fonts, loaded on first use.
  private func pango() throws(TypesettingFailure) -> PangoFontSet {
    if let preparedPango { return preparedPango }
    let made = try PangoFontSet(
      files.map(\.member), unitsPerEm: unitsPerEm, features: features)
    preparedPango = made
    return made
  }
}
