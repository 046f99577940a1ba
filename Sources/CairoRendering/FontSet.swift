internal import CPango
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
    /// The offset of its letter in the string, in bytes. Glyphs of one letter or ligature have the same.
    var letter: Int
    var source: Source
  }

  /// The font of a glyph.
  enum Source: Equatable {
    /// The font file with an index.
    case file(Int)
    /// The emoji font, whose glyphs are pictures.
    case emoji
    /// The box that stands for a missing letter.
    case box
  }

  /// A line of glyphs from left to right, and its advance, in font units.
  struct Line: Equatable {
    var glyphs: [Glyph] = []
    var advance = 0.0
    /// The spaces, which are not among the glyphs.
    var spaces: [Space] = []
  }

  /// A space of a line.
  struct Space: Equatable {
    var glyph: Glyph
    /// The number of glyphs to its left.
    var place: Int
  }

  /// The style in which a line is set.
  struct Manner {
    /// The space after each letter, in Pango's parts of a font unit.
    let spacing: Int32
    let direction: LayoutDirection
    /// The font to name in errors.
    let font: Font
    /// The space that an attribute adds after each character, in font units.
    var kern = 0.0
    /// How much wider each space is, in font units.
    var wordSpacing = 0.0
    /// The space after each letter, and the units of an em; `nil` if it is the same after all.
    private let letters: (tracking: LetterTracking, unitsPerEm: Double)?

    /// Whether the space is the same after all letters.
    var isEven: Bool { letters == nil }

    /// Returns a style with the same space after each letter, in font units.
    init(tracking: Double, direction: LayoutDirection, font: Font) {
      spacing = Self.units(tracking)
      letters = nil
      self.direction = direction
      self.font = font
    }

    /// Returns a style with the font's tracking.
    init(unitsPerEm: Double, direction: LayoutDirection, font: Font) {
      let tracking = font.letterTracking
      spacing = Self.units((tracking?.base ?? 0) * unitsPerEm)
      letters = tracking.map { ($0, unitsPerEm) }
      self.direction = direction
      self.font = font
    }

    /// The tracking after a letter minus `spacing`, in the unit of `spacing`.
    func extra(after letter: Unicode.Scalar) -> Int32 {
      guard let letters, FallbackFont(for: letter) == nil else { return 0 }
      return Self.units(letters.tracking.ems(after: letter) * letters.unitsPerEm) - spacing
    }

    /// The features of a font in this style: letters with kern form no ligatures.
    func features(_ features: String) -> String {
      guard kern != 0 else { return features }
      return [features, "liga=0", "clig=0", "dlig=0"].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }

    /// The style with the mean space of a text after each of its letters.
    func averaged(over string: String) -> Manner {
      guard !isEven, !string.isEmpty else { return self }
      let letters = string.unicodeScalars
      let sum = letters.reduce(0.0) { $0 + Double(extra(after: $1)) }
      return Manner(
        tracking: (Double(spacing) + sum / Double(letters.count)) / Double(PANGO_SCALE),
        direction: direction, font: font)
    }

    private static func units(_ tracking: Double) -> Int32 {
      Int32((tracking * Double(PANGO_SCALE)).rounded())
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

  /// Which letters the files lack.
  let coverage: LetterCoverage

  /// Finds the letters that the emoji font draws.
  let emoji: EmojiFinder

  private let features: String
  private var preparedPango: PangoFontSet?

  /// Loads font files; the first one is preferred. Emoji are drawn with `emoji`.
  init(
    _ members: [FontFile.Member], features: String, emoji: EmojiFont? = nil
  ) throws(TypesettingError) {
    var files: [FontFile] = []
    for member in members { files.append(try FontFile(member)) }
    self.files = files
    coverage = LetterCoverage(files)
    self.emoji = EmojiFinder(emoji, coverage)
    self.features = features
    unitsPerEm = files.first?.outlines.unitsPerEm ?? 1
  }

  /// Sets `string`, which has no line breaks, on one line.
  func line(_ string: String, _ manner: Manner) throws(TypesettingError) -> Line {
    if let line = plainLine(string, manner) { return line }
    return try withPango { pango throws(TypesettingError) in try pango.line(string, manner) }
  }

  /// Breaks `string` into lines of at most `width` font units. Returns the byte range of each line.
  /// A word that is wider than a line is broken between letters.
  func breaks(
    _ string: String, _ manner: Manner, width: Double, betweenLetters: Bool
  ) throws(TypesettingError) -> [Range<Int>] {
    // Text that fits as a whole is not broken, even if Pango counts the tracking after its last
    // letter.
    let most = Double(PangoFontSet.pangoUnits(width))
    func fits(_ text: String) throws(TypesettingError) -> Bool {
      try line(text, manner).advance * Double(PANGO_SCALE) <= most
    }
    guard try !fits(string) else { return [0..<string.utf8.count] }
    if !manner.isEven, let text = PlainText(string), let line = plainLine(string, manner) {
      // Letters are about as wide in all lines.
      let share = width < line.advance ? max(0, width) / line.advance : 1
      let count = Int((Double(string.utf8.count) * share).rounded(.down))
      return try LineBreaker(string, PlainLineBreaks.places(in: text), fits: fits).lines(
        near: [0..<count], betweenLetters: betweenLetters)
    }
    let even = manner.averaged(over: string)
    // Where a line ends at a soft hyphen there must be room for one.
    let isExact = manner.isEven && !string.contains(SoftHyphen.letter)
    let (lines, places) = try withPango { pango throws(TypesettingError) in
      (
        try pango.breaks(string, even, width: width, betweenLetters: betweenLetters),
        isExact ? nil : try pango.breakPlaces(string, even)
      )
    }
    guard let places else { return lines }
    func lineFits(_ text: String) throws(TypesettingError) -> Bool {
      try fits(SoftHyphen.replaced(atEndOf: text))
    }
    return try LineBreaker(string, places, fits: lineFits).lines(
      near: lines, betweenLetters: betweenLetters)
  }

  /// Where lines of `string` may end.
  func breakPlaces(
    _ string: String, _ manner: Manner
  ) throws(TypesettingError) -> LineBreaker.Places {
    if let text = PlainText(string) { return PlainLineBreaks.places(in: text) }
    return try withPango { pango throws(TypesettingError) in
      try pango.breakPlaces(string, manner.averaged(over: string))
    }
  }

  /// The bytes of `string` that an ellipsis must replace so that the rest is at most `width` font
  /// units wide; `nil` if all of it fits.
  func ellipsis(
    _ string: String, _ manner: Manner, width: Double, _ ellipsis: Ellipsis
  ) throws(TypesettingError) -> Range<Int>? {
    try withPango { pango throws(TypesettingError) in
      try pango.ellipsis(string, manner.averaged(over: string), width: width, ellipsis)
    }
  }

  /// The direction of a paragraph: that of its first strongly directional character.
  func direction(
    of string: String, in font: Font, otherwise: LayoutDirection
  ) throws(TypesettingError) -> LayoutDirection {
    if otherwise == .leftToRight, !string.unicodeScalars.contains(where: Self.mayRunLeft) {
      return .leftToRight
    }
    return try withPango { pango throws(TypesettingError) in
      try pango.direction(of: string, in: font, otherwise: otherwise)
    }
  }

  /// Whether a character may run from right to left. No script before the Hebrew block does, nor does any punctuation
  /// from the hyphen to the ellipsis; asking Pango would take longer than setting the text (measured).
  private static func mayRunLeft(_ letter: Unicode.Scalar) -> Bool {
    letter.value >= 0x590 && !(0x2010...0x2027).contains(letter.value)
  }

  /// The line, if the string is plain and the first file has all its characters. The result is the
  /// same as Pango's, without its setup, which takes longer than drawing a cell (measured). `nil`
  /// if Pango is needed.
  func plainLine(_ string: String, _ manner: Manner) -> Line? {
    guard manner.direction == .leftToRight, let text = PlainText(string) else { return nil }
    return files.first?.line(text, manner, features: features)
  }

  /// Only one thread at a time may use Pango, across all sets: Cairo 1.16, which Pango measures
  /// with, opens and closes font faces without a lock (crashes were seen).
  private static let pangoLock = Mutex(())

  /// Calls `body` with Pango, under the lock.
  func withPango<Answer: Sendable>(
    _ body: (PangoFontSet) throws(TypesettingError) -> Answer
  ) throws(TypesettingError) -> Answer {
    try Self.pangoLock.withLock { _ throws(TypesettingError) in try body(pango()) }
  }

  /// Calls `body`, which embeds fonts with Cairo, under the lock. It must not set text.
  static func withFontsOfCairo<Answer: Sendable, Failure>(
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try pangoLock.withLock { _ throws(Failure) in try body() }
  }

  deinit {
    Self.pangoLock.withLock { _ in preparedPango = nil }
  }

  /// The Pango fonts, loaded on first use.
  private func pango() throws(TypesettingError) -> PangoFontSet {
    if let preparedPango { return preparedPango }
    let made = try PangoFontSet(
      files.map(\.member), coverage, emoji, unitsPerEm: unitsPerEm, features: features)
    preparedPango = made
    return made
  }
}
