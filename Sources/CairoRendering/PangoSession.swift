internal import Drawing

/// The mutable state of a typesetter: the fonts that were loaded so far.
struct PangoSession: ~Copyable {
  private struct Key: Hashable {
    var face: FontLibrary.Face
    var descriptor: FontDescriptor?
    var fallbacks: [FallbackFont]
    var hasEmoji: Bool
  }

  private let fonts: FontLibrary
  private var sets: [Key: FontSet] = [:]
  private var openedEmoji: EmojiFont?

  init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// Sets `string` on one line, with `kern` points after each character and `wordSpacing` points more after each space.
  mutating func typeset(
    _ string: String, in font: Font, kern: Double = 0, wordSpacing: Double = 0
  ) throws(TypesettingError) -> TypesetText {
    let set = try fontSet(for: string, in: font)
    var manner = try manner(set, string, font, otherwise: .leftToRight)
    if Self.hasExtent(font) {
      manner.kern = kern / font.pointSize * set.unitsPerEm
      manner.wordSpacing = wordSpacing / font.pointSize * set.unitsPerEm
    }
    let line = try set.line(Self.onOneLine(string), manner)
    var text = Self.text(string, font, line, set)
    text.direction = manner.direction
    if Self.hasExtent(font) { (text.kern, text.wordSpacing) = (kern, wordSpacing) }
    return text
  }

  /// Where lines of `string`, which has no line breaks, may end.
  mutating func lineEnds(
    of string: String, in font: Font
  ) throws(TypesettingError) -> [Int] {
    let set = try fontSet(for: string, in: font)
    let line = Self.onOneLine(string)
    return try set.breakPlaces(line, manner(set, line, font, otherwise: .leftToRight)).words
  }

  /// Sets `string` on as many lines as it needs, up to its limit.
  mutating func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText] {
    let set = try fontSet(for: string, in: font)
    let most = style.numberOfLines > 0 ? style.numberOfLines : Int.max
    let paragraphs = Self.paragraphs(of: string)
    var lines: [TypesetText] = []
    for (index, paragraph) in paragraphs.enumerated() where lines.count < most {
      let setter = ParagraphSetter(
        set: set, manner: try manner(set, paragraph, font, otherwise: style.layoutDirection),
        style: style, width: Self.units(width, set, font))
      let parts = try setter.parts(
        of: paragraph, followedBy: paragraphs[(index + 1)...], most: most - lines.count)
      for part in parts {
        let (line, wordSpacing) = try setter.line(part)
        var text = Self.text(part.string, font, line, set)
        text.direction = setter.manner.direction
        if wordSpacing != 0 { text.wordSpacing = wordSpacing * font.pointSize / set.unitsPerEm }
        lines.append(text)
      }
    }
    return lines
  }

  /// The letters of `string` for which boxes are drawn, each once, in the order of the string.
  mutating func missingLetters(
    of string: String, in font: Font
  ) throws(TypesettingError) -> [TypesettingError] {
    let set = try fontSet(for: string, in: font)
    let weight = FontLibrary.FallbackWeight(for: font.weight)
    var known: Set<Unicode.Scalar> = []
    let line = Self.onOneLine(string)
    let pictures = set.emoji.parts(of: line)
    var offset = 0
    return line.unicodeScalars.compactMap { letter in
      defer { offset += UTF8.width(letter) }
      guard pictures[offset] == nil, set.coverage.lacks(letter), known.insert(letter).inserted
      else { return nil }
      if EmojiFinder.mayHave(String(letter)), set.emoji.font == nil {
        return .missingCharacter(letter, in: font, package: FontLibrary.emojiPackage)
      }
      let fallback = FallbackFont(for: letter)
      // A font that is there and lacks the letter is not to be installed.
      let isInstalled = fallback.map { fonts.path(of: $0, weight) != nil } ?? true
      return .missingCharacter(letter, in: font, package: isInstalled ? nil : fallback?.package)
    }
  }

  private func manner(
    _ set: FontSet, _ string: String, _ font: Font, otherwise: LayoutDirection
  ) throws(TypesettingError) -> FontSet.Manner {
    let direction = try set.direction(of: string, in: font, otherwise: otherwise)
    return Self.hasExtent(font)
      ? FontSet.Manner(unitsPerEm: set.unitsPerEm, direction: direction, font: font)
      : FontSet.Manner(tracking: 0, direction: direction, font: font)
  }

  /// Converts a width in points to font units; `nil` if the font has no size, so that nothing is
  /// too wide.
  private static func units(_ width: Double?, _ set: FontSet, _ font: Font) -> Double? {
    guard let width, hasExtent(font) else { return nil }
    return max(0, width) / font.pointSize * set.unitsPerEm
  }

  static func hasExtent(_ font: Font) -> Bool { font.pointSize > 0 && font.pointSize.isFinite }

  private static func text(
    _ string: String, _ font: Font, _ line: FontSet.Line, _ set: FontSet
  ) -> TypesetText {
    let size = hasExtent(font) ? font.pointSize : 0
    let scale = size / set.unitsPerEm
    var glyphs: [TypesetText.Glyph] = []
    glyphs.reserveCapacity(line.glyphs.count)
    for glyph in line.glyphs where size > 0 {
      let origin = Point(glyph.x * scale, glyph.y * scale)
      let outline: Path
      switch glyph.source {
      case .file(let index):
        outline = set.files[index].outlines.outline(of: glyph.index, size: size)
      case .box: outline = MissingLetter.outline(size: size)
      case .emoji:
        guard let image = set.emoji.font?.image(of: glyph.index) else { continue }
        let picture = EmojiMetrics(fontSize: size).picture(image)
        glyphs.append(TypesetText.Glyph(picture: picture, origin: origin))
        continue
      }
      guard !outline.isEmpty else { continue }
      glyphs.append(TypesetText.Glyph(outline: outline, origin: origin))
    }
    return TypesetText(
      string: string, font: font, width: max(0, line.advance * scale), glyphs: glyphs)
  }

  // MARK: - Fonts

  mutating func fontSet(
    for string: String, in font: Font
  ) throws(TypesettingError) -> FontSet {
    let key = Key(
      face: FontLibrary.Face(
        family: font.design, weight: font.weight, isItalic: font.isItalic),
      descriptor: font.descriptor,
      fallbacks: FallbackFont.needed(for: string), hasEmoji: EmojiFinder.mayHave(string))
    if let set = sets[key] { return set }
    var members: [FontFile.Member] = []
    if let descriptor = font.descriptor, let file = descriptor.file {
      members.append(FontFile.Member(file, variations: descriptor.variations))
    }
    // Letters that a font file lacks are the system's, as in UIKit's cascade.
    members += [
      FontFile.Member(
        path: try fonts.path(of: key.face), familyName: key.face.familyName,
        weight: key.face.fileWeight.rawValue, package: key.face.package,
        isItalic: key.face.isItalic, isRounded: key.face.family == .rounded,
        ink: try fonts.ink(of: key.face))
    ]
    for fallback in key.fallbacks {
      let weight = FontLibrary.FallbackWeight(for: font.weight)
      // Boxes stand for the letters of a font that is not installed.
      guard let path = fonts.path(of: fallback, weight) else { continue }
      members.append(
        FontFile.Member(
          path: path, familyName: fallback.familyName, weight: weight.number,
          package: fallback.package))
    }
    // A font file keeps its ligatures.
    let features = [font.isCustom ? "" : key.face.features, font.descriptor?.featureList ?? ""]
    let set = try FontSet(
      members, features: features.filter { !$0.isEmpty }.joined(separator: ", "),
      emoji: key.hasEmoji ? emojiFont() : nil)
    sets[key] = set
    return set
  }

  /// The emoji font; `nil` if it is not installed.
  private mutating func emojiFont() throws(TypesettingError) -> EmojiFont? {
    if let openedEmoji { return openedEmoji }
    guard let path = fonts.emojiPath else { return nil }
    let font = try EmojiFont(path)
    openedEmoji = font
    return font
  }

  // MARK: - Line breaks

  private static let breaks: Set<Unicode.Scalar> = [
    "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// Replaces line breaks and tabs by spaces. Pango would start a new line at some of them and draw
  /// a box for others.
  static func onOneLine(_ string: String) -> String {
    paragraphs(of: string).joined(separator: " ")
  }

  /// The parts between line breaks, with tabs as spaces. There is always at least one.
  private static func paragraphs(of string: String) -> [String] {
    var paragraphs = [String.UnicodeScalarView()]
    var wasReturn = false
    for scalar in string.unicodeScalars {
      if scalar == "\n", wasReturn {
        // The second half of CR LF.
      } else if breaks.contains(scalar) {
        paragraphs.append(String.UnicodeScalarView())
      } else {
        paragraphs[paragraphs.count - 1].append(scalar == "\t" ? " " : scalar)
      }
      wasReturn = scalar == "\r"
    }
    return paragraphs.map { String($0) }
  }
}

extension FontFile.Member {
  /// A font in a file of the scene.
  fileprivate init(_ file: FontResource, variations: [String: Double]) {
    self.init(
      path: file.path, familyName: file.familyName, weight: file.weight, package: "",
      isItalic: file.isItalic, index: file.index, variations: variations)
  }
}
