import Foundation
import TerminalOutput
import Testing

@testable import CellophaneCLI

/// `cellophane text`: how long texts may be.
@Suite("Lengths of texts")
struct TextCommandTests {
  /// A label whose width has room for 27 letters of 6 points (JetBrains Mono is 0.6 em wide), and for 24 when selected.
  private func scene(_ text: String = "Sourdough", width: Int = 165) -> String {
    """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - label: title
            text: \(text)
            font: { monospacedSystemFont: 10 }
            constraints: [leading = superview + 8, centerY = superview, { constraint: room, equation: width = \(width) }]
    rules:
      - { when: selected, room.constant: \(width - 18) }
    collectionView:
      frame: { width: 375, height: 100 }
      flowLayout: { itemSize: { width: 300, height: 44 } }
      items: 1

    """
  }

  private func run(
    _ scene: String, _ options: String..., in folder: Folder? = nil
  ) async throws -> (status: Int32, text: String, errors: String) {
    let folder = try folder ?? Folder()
    try folder.write(scene, to: "row.cell.yaml")
    let outcome = try await cellophane(["text", "row.cell.yaml"] + options, in: folder)
    return (outcome.status, outcome.text, outcome.errors)
  }

  @Test("As many letters fit as the label has room for, in the state with the least room")
  func limit() async throws {
    let outcome = try await run(scene(), "--strict")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let lines = outcome.text.split(separator: "\n")
    #expect(
      lines == [
        "row.cell.yaml:",
        "  title fits 24 characters at large, xxxLarge, AX3 and AX5; its own text has 9",
      ], "\(outcome.text)")
    let json = try await run(scene(), "--json", "--content-size", "large")
    #expect(json.text.contains("\"state\": \"selected\""), "\(json.text)")
    #expect(json.text.contains("\"characters\": 24"), "\(json.text)")
  }

  @Test(
    "A label that grows at the cost of another has its own limit, and that of the other beside it")
  func neighbours() async throws {
    // 25 letters of 6 points and a gap of 8 in 158 points: with 16 letters of the date, 9 are left for the title.
    let outcome = try await run(
      """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - label: title
              text: Sourdough
              font: { monospacedSystemFont: 10 }
              constraints: [leading = superview, centerY = superview, trailing <= date.leading - 8]
            - label: date
              text: Monday
              font: { monospacedSystemFont: 10 }
              horizontalCompressionResistancePriority: 751
              constraints: [trailing = superview, centerY = superview]
      collectionView:
        frame: { width: 158, height: 100 }
        flowLayout: { itemSize: { width: 158, height: 44 } }
        items: 1

      """, "--content-size", "large")
    #expect(
      outcome.text == """
        row.cell.yaml:
          date fits 25 characters at large (16 before "title" loses text); its own text has 6
          title fits 19 characters at large; its own text has 9

        """, "\(outcome.text)")
  }

  @Test("A label that loses its own text, or a longer one, is a warning with its line")
  func warnings() async throws {
    let own = try await run(scene(width: 60), "--strict")
    #expect(own.status == 1)
    #expect(
      own.errors.hasPrefix("row.cell.yaml:5:9: warning: 7 of the 9 characters"), "\(own.errors)")
    // Twice nine letters need 108 points.
    let longer = try await run(scene(width: 120))
    #expect(longer.status == 0)
    #expect(longer.errors.contains("is cut off in the language longer"), "\(longer.errors)")
    let silent = try await run(
      scene(width: 60).replacing(
        "- label: title", with: "- label: title  # cellophane: ignore layout"),
      "--strict")
    #expect(silent.status == 0 && silent.errors.isEmpty, "\(silent.errors)")
  }

  @Test("Translations are tried, and texts that break are drawn")
  func translations() async throws {
    let folder = try Folder()
    try folder.write("\"Sourdough\" = \"Sauerteigbrot mit Walnuss\";\n", to: "de.strings")
    let outcome = try await run(
      scene(), "--strings", "de.strings", "-o", "breaks", "--content-size", "large", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("is cut off in the language de"), "\(outcome.errors)")
    #expect(outcome.text.contains("breaks/01-title-large-de.png"), "\(outcome.text)")
  }

  @Test("Keys that are no texts are found by the file in the source language")
  func symbolicKeys() async throws {
    let folder = try Folder()
    try folder.write("\"bread.title\" = \"Sourdough\";\n", to: "App/en.lproj/Bread.strings")
    try folder.write(
      "\"bread.title\" = \"Sauerteigbrot mit Walnuss\";\n",
      to: "App/de.lproj/Bread.strings")
    let file = "App/de.lproj/Bread.strings"
    let outcome = try await run(
      scene(), "--strings", file, "--content-size", "large", "--untrusted", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("is cut off in the language de"), "\(outcome.errors)")
  }

  @Test("A text with numbers is found by its format, and tried in each plural form of a catalogue")
  func plurals() async throws {
    let folder = try Folder()
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"loaves.count": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld loaf"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld loaves"}}}}},
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Sauerteigbrot mit Walnuss"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Brote"}}}}}}}}}
      """, to: "Texts.xcstrings")
    let outcome = try await run(
      scene("1 loaf"), "--strings", "Texts.xcstrings", "--language", "de", "-o", "breaks",
      "--content-size", "large", in: folder)
    #expect(
      outcome.errors.contains("\"title\" is cut off in the language de (one) at large"),
      "\(outcome.errors)")
    #expect(!outcome.errors.contains("language de at"), "\(outcome.errors)")
    #expect(outcome.text.contains("breaks/01-title-large-de-one.png"), "\(outcome.text)")
    let missing = try await run(
      scene(), "--strings", "Texts.xcstrings", "--language", "fr", in: folder)
    #expect(missing.status == ExitStatus.malformedInput.rawValue)
    #expect(missing.errors.contains("has no texts in \"fr\"; it has de, en"), "\(missing.errors)")
  }

  @Test("Pictures show labels with their own texts where these break, each cell once")
  func pictures() async throws {
    // 10 of 22 letters fit at both sizes; a picture of the larger one would show the same.
    let outcome = try await run(
      scene("Sourdough with walnuts", width: 78), "--content-size", "large", "--content-size",
      "accessibilityLarge", "-o", "breaks")
    let files = outcome.text.split(separator: "\n").filter { $0.hasPrefix("breaks/") }
    #expect(files == ["breaks/01-title-large.png"], "\(outcome.text)")
  }

  @Test(
    "Texts of high letters break where their marks leave the cell or are clipped, not where lines fit"
  )
  func tallScripts() async throws {
    func row(top: Int, clips: Bool = false) -> String {
      """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - view: box
              clipsToBounds: \(clips)
              constraints: [leading = superview, trailing = superview, top = superview + \(top), bottom = superview]
              subviews:
                - label: title
                  text: Sourdough
                  font: { systemFont: 34 }
                  constraints: [leading = superview + 8, top = superview]
      collectionView:
        frame: { width: 375, height: 100 }
        flowLayout: { itemSize: { width: 300, height: 100 } }
        items: 1

      """
    }
    let above = try await run(row(top: 0), "--content-size", "large")
    #expect(
      above.errors.contains(
        "\"title\" has letters that leave the cell in the language tall at large"),
      "\(above.errors)")
    let lower = try await run(row(top: 20), "--content-size", "large")
    #expect(!lower.errors.contains("tall"), "\(lower.errors)")
    let clipped = try await run(row(top: 20, clips: true), "--content-size", "large")
    #expect(
      clipped.errors.contains("\"title\" has letters that are cut off in the language tall"),
      "\(clipped.errors)")
  }

  @Test("A text of many bytes is solved up to those that a scene may have")
  func manyBytes() async throws {
    // Three letters of nine bytes with a space: 71 of them and a space less are 1,988 bytes.
    let outcome = try await run(
      scene("ปี่ปี่ปี่", width: 170).replacing("{ monospacedSystemFont: 10 }", with: "body")
        .replacing("centerY = superview,", with: "top = superview + 20,")
        .replacing("        text:", with: "        numberOfLines: 0\n        text:")
        .replacing("height: 44", with: "height: 2000"), "--content-size", "large")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("title fits more than 284 characters"), "\(outcome.text)")
  }

  @Test("A label that shrinks loses text when its smallest size does not fit")
  func shrinking() async throws {
    // Half of 10 points: letters of 3 points in 165, or 147 when selected; the ellipsis is a letter, too.
    let outcome = try await run(
      scene().replacing(
        "        text:",
        with:
          "        adjustsFontSizeToFitWidth: true\n        minimumScaleFactor: 0.5\n        text:"),
      "--content-size", "large")
    #expect(outcome.text.contains("title fits 49 characters at large"), "\(outcome.text)")
    #expect(!outcome.errors.contains("longer"), "\(outcome.errors)")
  }

  @Test("Bad input ends with one message and the usual exit codes")
  func mistakes() async throws {
    let folder = try Folder()
    try folder.write("no strings", to: "x.strings")
    for (options, status) in [
      (["--width", "0"], ExitStatus.usage), (["--language", "de"], .usage),
      (["--strings", "x.xcstrings"], .usage), (["--content-size", "huge"], .usage),
      (["--strings", "none.strings"], .noInput), (["--strings", "x.strings"], .malformedInput),
    ] {
      try folder.write(scene(), to: "row.cell.yaml")
      let outcome = try await cellophane(["text", "row.cell.yaml"] + options, in: folder)
      #expect(outcome.status == status.rawValue, "\(options) \(outcome.errors)")
    }
  }
}
