import Drawing
import Testing

@testable import CairoRendering

/// The letters of semibold and bold text, drawn by the variable font between the static weights.
@Suite struct InkFontTests {
  private let typesetter = PangoTypesetter(fonts: .debian)
  private let sentence = "The quick brown fox jumps over the lazy dog 0123456789"

  /// The static font's file, which draws its own letters.
  private func file(_ weight: Font.Weight, isItalic: Bool = false) throws -> FontFile {
    let face = FontLibrary.Face(family: .system, weight: weight, isItalic: isItalic)
    return try FontFile(
      FontFile.Member(
        path: FontLibrary.debian.path(of: face), familyName: face.familyName,
        weight: face.fileWeight.rawValue, package: face.package, isItalic: isItalic))
  }

  /// What the outlines of glyphs cover, in square points, each drawn alone at 128 points and 1x.
  private func ink(_ outlines: [Path]) throws -> Double {
    try outlines.reduce(0) { sum, outline in
      let picture = DisplayList(
        size: Size(200, 200),
        items: [.fill(outline.applying(.translation(Point(30, 150))), Color(hex: 0x000000))])
      let bitmap = try CairoRenderer().bitmap(of: picture, scale: 1)
      return sum
        + stride(from: 3, to: bitmap.rgba.count, by: 4).reduce(0) {
          $0 + Double(bitmap.rgba[$1]) / 255
        }
    }
  }

  /// Pictures of an app at 3x have 7 to 9 % less ink than the static weights.
  @Test(arguments: [Font.Weight.semibold, .bold], [false, true])
  func lettersCarryLessInkThanTheStaticWeight(_ weight: Font.Weight, isItalic: Bool) throws {
    var font = Font.system(128, weight)
    font.isItalic = isItalic
    let drawn = try typesetter.typeset(sentence, in: font)
    let file = try file(weight, isItalic: isItalic)
    let manner = FontSet.Manner(
      unitsPerEm: file.outlines.unitsPerEm, direction: .leftToRight, font: font)
    let plain = try #require(PlainText(sentence))
    let line = try #require(
      file.line(
        plain, manner, features: FontLibrary.Face(family: .system, weight: weight).features))
    let whole = line.glyphs.map { file.outlines.outline(of: $0.index, size: 128) }
    #expect(drawn.glyphs.count == whole.count)
    let ratio = try ink(drawn.glyphs.map(\.outline)) / ink(whole)
    #expect((0.91...0.93).contains(ratio), "\(ratio)")
  }

  /// Letters stay where the static font puts them, and their ink in the middle.
  @Test func placesAndWidthsAreThoseOfTheStaticFont() throws {
    let font = Font.system(128, .bold)
    let drawn = try typesetter.typeset("HoH", in: font)
    let file = try file(.bold)
    for (glyph, letter) in zip(drawn.glyphs, ["H", "o", "H"]) {
      let manner = FontSet.Manner(tracking: 0, direction: .leftToRight, font: font)
      let text = try #require(PlainText(letter))
      let line = try #require(file.line(text, manner, features: ""))
      let whole = file.outlines.outline(of: line.glyphs[0].index, size: 128)
      let (inner, outer) = (
        try #require(glyph.outline.boundingBox), try #require(whole.boundingBox)
      )
      #expect(abs(inner.midX - outer.midX) < 0.3)
      #expect(inner.size.width < outer.size.width)
      // A weight changes heights of letters by overshoot alone.
      #expect(abs(inner.size.height - outer.size.height) < 0.5)
    }
  }

  @Test func regularAndBlackLettersAreTheFilesOwn() throws {
    for weight in [Font.Weight.regular, .medium, .heavy, .black] {
      let face = FontLibrary.Face(family: .system, weight: weight)
      #expect(try FontLibrary.debian.ink(of: face) == nil)
    }
    #expect(
      try FontLibrary.debian.ink(of: .init(family: .rounded, weight: .bold)) == nil)
  }

  @Test func aMissingVariableFontIsNamedWithItsPackage() {
    let bare = FontLibrary(folders: ["/usr/share/fonts/opentype/inter"])
    let failure = #expect(throws: TypesettingError.self) {
      try PangoTypesetter(fonts: bare).typeset("a", in: .system(17, .semibold))
    }
    let sentence = failure?.description ?? ""
    #expect(sentence.contains("Inter-roman.var.ttf"))
    #expect(sentence.contains("fonts-inter-variable"))
  }
}
