import Cellophane
import Foundation
import TestSupport
import Testing

@testable import Assets
@testable import CairoRendering
@testable import Drawing

/// Fonts in files: Quicksand, and a variable font that is a part of Inter Display.
@Suite("Fonts of a scene")
struct SceneFontTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Fixtures/Fonts").standardized.path

  private func fonts(_ name: String) throws -> [FontResource] {
    let path = "\(Self.folder)/\(name)"
    return FontTables.fonts(
      in: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), path: path)
  }

  private func all() throws -> SceneFonts {
    SceneFonts([
      try fonts("Quicksand-Regular.ttf"), try fonts("Quicksand-Bold.ttf"),
      try fonts("InterDisplay-Variable.ttf"),
    ])
  }

  /// A font of the files at 1000 or 2048 points, so that advances are in font units.
  private func found(
    _ name: String, size: Double, weight: Font.Weight? = nil, isItalic: Bool = false,
    variations: [String: Double] = [:], features: [FontFeature] = []
  ) throws -> Font {
    let font = DynamicFont.named(
      name, size: size, weight: weight, isItalic: isItalic, variations: variations
    ).withFeatures(features)
    return try all().found(#require(font.base))
  }

  private let typesetter = PangoTypesetter(fonts: .debian)

  private func width(_ text: String, _ font: Font) throws -> Double {
    try typesetter.typeset(text, in: font).width
  }

  @Test("names, weights, metrics, axes and features are read")
  func tables() throws {
    let bold = try #require(try fonts("Quicksand-Bold.ttf").first)
    #expect(bold.postScriptName == "Quicksand-Bold" && bold.familyName == "Quicksand")
    #expect(bold.weight == 700 && !bold.isItalic)
    #expect(bold.ascender == 1 && bold.descender == 0.25 && bold.axes.isEmpty)
    let inter = try #require(try fonts("InterDisplay-Variable.ttf").first)
    #expect(inter.axes == [.init(tag: "wght", range: 100...900, standard: 400)])
    #expect(inter.features.isSuperset(of: ["tnum", "zero"]))
  }

  /// Quicksand Bold with other numbers of 16 bits, by the places in its tables.
  private func quicksand(_ changes: [(String, Int, Int16)]) throws -> [UInt8] {
    var bytes = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/Quicksand-Bold.ttf")))
    for (table, place, value) in changes {
      // A record of the directory has 16 bytes: the tag, a checksum, the offset and the length.
      let found = stride(from: 12, to: 512, by: 16).first {
        bytes[$0..<$0 + 4].elementsEqual(table.utf8)
      }
      let record = try #require(found)
      let start = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) } + place
      let word = UInt16(bitPattern: value)
      bytes[start] = UInt8(word >> 8)
      bytes[start + 1] = UInt8(word & 0xFF)
    }
    return bytes
  }

  /// The ascender and the descender of hhea as 0.
  private static let flat: [(String, Int, Int16)] = [("hhea", 4, 0), ("hhea", 6, 0)]

  // The typographic and the Windows metrics of the file, from its table OS/2.
  @Test("a font without ascender and descender in hhea has those of OS/2")
  func metricsOfOS2() throws {
    func metrics(_ changes: [(String, Int, Int16)]) throws -> [Double] {
      let fonts = FontTables.fonts(in: try quicksand(changes), path: "Flat.ttf")
      let font = try #require(fonts.first)
      return [font.ascender, font.descender]
    }
    #expect(try metrics(Self.flat + [("OS/2", 68, 900)]) == [0.9, 0.25])
    #expect(try metrics(Self.flat + [("OS/2", 68, 0), ("OS/2", 70, 0)]) == [1.183, 0.303])
    #expect(try metrics([("hhea", 4, 0), ("hhea", 6, -1100)]) == [0, 1.1])
  }

  @Test("a font whose lines have no height, or an invalid one, is reported with its line")
  func senselessMetrics() throws {
    let assets = try Assets()
    let none: [(String, Int, Int16)] = [
      ("OS/2", 68, 0), ("OS/2", 70, 0), ("OS/2", 74, 0), ("OS/2", 76, 0),
    ]
    let text = """
      cellophane: 1
      fontFiles: [Flat.ttf]
      cell:
        contentView:
          subviews:
            - label: a
              text: abc
              font: { name: Quicksand-Bold, size: 20 }
              constraints: [center = superview]
      collectionView:
        frame: { width: 90, height: 90 }
        flowLayout: { itemSize: { width: 90, height: 90 } }
        items: 1
      """
    let document = try SceneDocument(Array(text.utf8), file: "a.yaml")
    func report(_ changes: [(String, Int, Int16)]) throws -> String {
      try assets.write(try quicksand(changes), to: "Flat.ttf")
      do {
        _ = try SceneRenderer(document.scene, assets: assets.library)
        return "no mistake"
      } catch {
        guard case .scene(let problems) = error else { return "\(error)" }
        let lines = document.diagnostics(for: problems).description.split(separator: "\n")
        return lines.first { $0.hasPrefix("a.yaml:") }.map(String.init) ?? "nothing"
      }
    }
    func message(_ height: String) -> String {
      "a.yaml:2:13: \"Flat.ttf\" has the font \"Quicksand-Bold\" with lines of \(height) times its size;"
        + " correct its ascender and descender, so that they are from 0.1 to 10 times as high"
    }
    #expect(try report(Self.flat) == "no mistake")
    #expect(try report(Self.flat + none) == message("0"))
    #expect(try report([("hhea", 4, -400)]) == message("-0.15"))
    #expect(try report([("hhea", 4, .max)]) == message("33.017"))
  }

  @Test("bytes that are cut off or changed give no font, and no trap")
  func damaged() throws {
    let path = "\(Self.folder)/InterDisplay-Variable.ttf"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(FontTables.fonts(in: [], path: path).isEmpty)
    for length in stride(from: 0, to: 2_000, by: 7) {
      _ = FontTables.fonts(in: Array(bytes.prefix(length)), path: path)
    }
    var random = SplitMix64(state: 21)
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<20 {
        changed[Int(random.next() % 1_000)] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = FontTables.fonts(in: changed, path: path)
    }
  }

  @Test("advances are those of the file")
  func advances() throws {
    #expect(try width("H", found("Quicksand-Bold", size: 1000)) == 719)
    // By the family, the weight chooses the file.
    #expect(try width("n", found("Quicksand", size: 1000, weight: .bold)) == 596)
    #expect(try width("n", found("Quicksand", size: 1000, weight: .heavy)) == 596)
  }

  // The advances are those of fontTools' instances (4.68).
  @Test(
    "a variable font has each weight on its axis, with HarfBuzz alone and with Pango",
    arguments: [
      (100.0, 1318.0, 1002.0), (250, 1341, 1051), (400, 1364, 1100), (700, 1419, 1189),
      (900, 1456, 1248),
    ])
  func variable(weight: Double, capital: Double, small: Double) throws {
    let font = try found("Inter Display", size: 2048, variations: ["wght": weight])
    #expect(abs(try width("H", font) - capital) <= 1)
    #expect(abs(try width("n", font) - small) <= 1)
    // A bullet is not plain Latin, so that Pango sets the line.
    let pair = try width("n\u{B7}", font) - width("\u{B7}", font)
    #expect(abs(pair - small) <= 20)
    let set = try #require(try typesetter.typeset("\u{E9}n", in: font).glyphs.last)
    let plain = try #require(try typesetter.typeset("n", in: font).glyphs.last)
    #expect(set.outline == plain.outline)
  }

  @Test("a weight moves a variable font along its axis")
  func weightOnAxis() throws {
    let font = try found("Inter Display", size: 2048, weight: .bold)
    #expect(font.descriptor?.variations == ["wght": 700])
    #expect(abs(try width("H", font) - 1419) <= 1)
  }

  @Test("features of files and of the system font are turned on")
  func features() throws {
    let plain = try found("Inter Display", size: 2048)
    let even = try found("Inter Display", size: 2048, features: [.monospacedDigits])
    #expect(try width("1", plain) < width("0", plain))
    // The advances of the digits that the file has for tnum (fontTools 4.68).
    #expect(try width("1", even) == 1028 && width("0", even) == 1204)
    let system = try #require(DynamicFont.monospacedDigitSystemFont(ofSize: 17).base)
    #expect(try width("11:11", system) == width("00:00", system))
    #expect(try width("11:11", .system(17)) < width("00:00", .system(17)))
  }

  @Test("letters that a file lacks come from the system font")
  func cascade() throws {
    let font = try found("Quicksand", size: 17)
    #expect(try typesetter.missingLetters(of: "a \u{2192} b", in: font).isEmpty)
    let arrow = try #require(try typesetter.typeset("\u{2192}", in: font).glyphs.first)
    let system = try typesetter.typeset("\u{2192}", in: .system(17)).glyphs.first
    #expect(arrow == system)
  }

  @Test("bold parts take the bold relative, and lines have the file's height")
  func relatives() throws {
    let font = try found("Quicksand", size: 20)
    #expect(
      font.adding(bold: true, italic: false).descriptor?.file?.postScriptName == "Quicksand-Bold")
    // There is no italic one.
    #expect(font.adding(bold: false, italic: true) == font)
    #expect(font.ascender == 20 && font.descender == 5 && font.tracking == 0)
    #expect(font.withBoldText == font)
  }

  @Test("a name, an axis, a value and a feature that are not there are reported")
  func mistakes() throws {
    func message(_ body: () throws -> Font) -> String {
      do {
        _ = try body()
        return "found"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      message { try found("Quiksand", size: 17) }
        == "there is no font \"Quiksand\" in the scene's fonts; did you mean \"Quicksand\"?")
    #expect(
      message { try found("Quicksand-Bold", size: 17, variations: ["wght": 500]) }
        == "the font \"Quicksand-Bold\" has no axis \"wght\"; it is not variable")
    #expect(
      message { try found("Inter Display", size: 17, variations: ["wght": 950]) }
        .hasPrefix("wght must be from 100 to 900 for the font"))
    #expect(
      message { try found("Quicksand-Bold", size: 17, features: [.smallCaps]) }
        == "the font \"Quicksand-Bold\" has no feature \"smcp\"; leave it out")
    #expect(
      message { try found("Quicksand", size: 17, isItalic: true) }
        == "the family \"Quicksand\" has no italic font among the scene's fonts")
  }

  // The products are from a probe of UIFontMetrics on iOS by others, at XS, S and AX5.
  @Test("fonts grow with a text style as UIFontMetrics says")
  func scaling() {
    #expect(TextStyle.body.scaledSize(17, at: .extraSmall) == 15)
    #expect(TextStyle.body.scaledSize(17, at: .large) == 17)
    #expect(TextStyle.body.scaledSize(64, at: .accessibilityExtraExtraExtraLarge) == 180)
    #expect(TextStyle.largeTitle.scaledSize(34, at: .accessibilityExtraExtraExtraLarge) == 58)
    #expect(
      DynamicFont.scaledFont(for: .system(20), textStyle: .body).resolved(at: .accessibilityMedium)
        .pointSize == 31)
    let limited = DynamicFont.scaledFont(for: .system(20), textStyle: .body, maximumPointSize: 25)
    #expect(limited.resolved(at: .accessibilityMedium).pointSize == 25)
    #expect(limited.resolved(at: .large).pointSize == 20)
  }
}
