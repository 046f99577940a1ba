internal import CCairo
internal import Drawing
internal import Synchronization

/// A font file and those for the letters that it lacks, and how text is set in them.
///
/// Everything is measured in font units of the first file: no rounding, and sizes scale exactly.
final class FontSet {
  /// A glyph at its place from the start of the baseline, in font units, y down.
  struct Glyph: Equatable {
    var index: UInt32
    var x: Double
    var y: Double
    /// Which of the files it is from.
    var file: Int
  }

  /// A line of glyphs, from left to right, and how far it goes, in font units.
  struct Line: Equatable {
    var glyphs: [Glyph] = []
    var advance = 0.0
    /// For each space, how many glyphs stand left of it.
    var spaces: [Int] = []
  }

  /// How a line is set.
  struct Manner {
    /// What is added after each letter, in parts of a font unit as Pango counts them.
    let spacing: Int32
    let direction: LayoutDirection
    /// The font, as an error names it.
    let font: Font

    /// Returns a style with additional space after each letter, in font units.
    init(tracking: Double, direction: LayoutDirection, font: Font) {
      spacing = Int32((tracking * Double(PANGO_SCALE)).rounded())
      self.direction = direction
      self.font = font
    }
  }

  /// Which part of a text that is too wide gives way to an ellipsis.
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

  /// The files; the first one is preferred.
  let files: [FontFile]
  /// The parts of an em of the first file.
  let unitsPerEm: Double

  private let features: String
  private var preparedPango: PangoFontSet?

  /// Loads files, of which the first one is preferred.
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

  /// Where the lines of `string` are when none may be wider than `width` font units: their ranges of
  /// bytes. A word that is wider by itself is broken between letters.
  func breaks(
    _ string: String, _ manner: Manner, width: Double, betweenLetters: Bool
  ) throws(TypesettingFailure) -> [Range<Int>] {
    // What fits as a whole is not broken, however Pango counts the tracking of its last letter.
    let line = try line(string, manner)
    if line.advance * Double(PANGO_SCALE) <= Double(PangoFontSet.pangoUnits(width)) {
      return [0..<string.utf8.count]
    }
    return try withPango { pango throws(TypesettingFailure) in
      try pango.breaks(string, manner, width: width, betweenLetters: betweenLetters)
    }
  }

  /// Which bytes of `string` an ellipsis replaces, so that what is left is no wider than `width` font
  /// units; `nil` when all of it fits.
  func ellipsis(
    _ string: String, _ manner: Manner, width: Double, _ ellipsis: Ellipsis
  ) throws(TypesettingFailure) -> Range<Int>? {
    try withPango { pango throws(TypesettingFailure) in
      try pango.ellipsis(string, manner, width: width, ellipsis)
    }
  }

  /// The direction of a paragraph: that of its first letter that has one.
  func direction(
    of string: String, in font: Font, otherwise: LayoutDirection
  ) throws(TypesettingFailure) -> LayoutDirection {
    // Before Hebrew no script runs from right to left.
    if otherwise == .leftToRight, string.unicodeScalars.allSatisfy({ $0.value < 0x590 }) {
      return .leftToRight
    }
    return try withPango { pango throws(TypesettingFailure) in
      try pango.direction(of: string, in: font, otherwise: otherwise)
    }
  }

  /// The line if the string is plain and the first file has all of it: the same as Pango gives,
  /// without all that setting Pango up takes, which is more than drawing a cell (measured). `nil` if
  /// Pango has to look at it.
  func plainLine(_ string: String, _ manner: Manner) -> Line? {
    guard manner.direction == .leftToRight, let text = PlainText(string) else { return nil }
    return files.first?.line(text, spacing: manner.spacing, features: features)
  }

  /// One thread at a time may use Pango, whichever set it belongs to: Cairo 1.16, which Pango measures
  /// with, opens and closes the faces of a process without a lock of its own (seen to crash).
  private static let pangoLock = Mutex(())

  /// Lets `body` use Pango.
  func withPango<Answer: Sendable>(
    _ body: (PangoFontSet) throws(TypesettingFailure) -> Answer
  ) throws(TypesettingFailure) -> Answer {
    try Self.pangoLock.withLock { _ throws(TypesettingFailure) in try body(pango()) }
  }

  deinit {
    Self.pangoLock.withLock { _ in preparedPango = nil }
  }

  /// Pango, made ready when it is first needed.
  private func pango() throws(TypesettingFailure) -> PangoFontSet {
    if let preparedPango { return preparedPango }
    let made = try PangoFontSet(
      files.map(\.member), unitsPerEm: unitsPerEm, features: features)
    preparedPango = made
    return made
  }
}
