import Scenes
import Testing

@testable import SceneReading

@Suite("Files that are no YAML, or not the YAML that is meant")
struct YAMLMistakeTests {
  @Test(
    "an empty file",
    arguments: [
      "", "\n\n", "# only\n  # comments\n", "---\n", "---", "---\n...\n", "\u{FEFF}", " ",
    ])
  func empty(_ text: String) {
    #expect(
      mistakes(in: text) == ["1:1: the file is empty; a scene begins with \"cellophane: 1\""])
  }

  @Test("two documents")
  func twoDocuments() {
    #expect(
      report(of: SceneFiles.withCell("---\ncellophane: 1\n")) == """
        a.yaml:4:1: a second document begins here; a scene file has one, remove the rest
          4 | ---
            | ^
        """)
    #expect(mistakes(in: "---\n" + SceneFiles.withCell("...\n")).isEmpty)
  }

  @Test("a tab as indent")
  func tab() {
    #expect(
      report(of: "cellophane: 1\ncell:\n\talpha: 1\n") == """
        a.yaml:3:1: a tab is not allowed here; indent with spaces
          3 | \talpha: 1
            | ^
        """)
  }

  @Test(
    "the parser's words are put into words for people",
    arguments: [
      ("cell: @x", "1:7: this character cannot start a value; put the value in quotes"),
      (
        "title: a: b",
        "1:9: a colon does not belong here; put text with a colon in quotes, or correct the indentation"
      ),
      (
        "cell: 1\n  alpha: 1",
        "2:8: a colon does not belong here; put text with a colon in quotes, or correct the indentation"
      ),
      (
        "cell:\n  alpha: 1\n isHidden: true",
        "3:2: this is not a key of the map that begins in line 1; look for a wrong indentation or a missing"
          + " quote"
      ),
      (
        "cell:\n  alpha\n  isHidden: true",
        "3:11: a colon does not belong here; put text with a colon in quotes, or correct the indentation"
      ),
      (
        "a: 1\nb\nc: 1",
        "3:1: the key that begins in line 2 has no colon behind it; write \"key: value\" or correct"
          + " the indentation"
      ),
      (
        "rules:\n- a: 1\n- b: 2\n c: 3",
        "4:2: this is not a key of the map that begins in line 1; look for a wrong indentation or a missing"
          + " quote"
      ),
      (
        "a:\n  b: [1, 2\nc: 1",
        "3:2: the list that begins in line 2 is malformed here; look for a missing ,"
          + " or ], or put text with a colon in quotes"
      ),
      (
        "a:\n  b: {c: 1\nd: 1",
        "3:2: the map that begins in line 2 is malformed here; look for a missing ,"
          + " or }, or put text with a colon in quotes"
      ),
      (
        "a: \"b\nc: 1",
        "2:5: the quote that begins in line 1 is not closed; add the same quote behind the text"
      ),
      (
        "a: [", "1:5: a value is missing here; look for a missing bracket, quote or comma before it"
      ),
      (
        "- a\nb: 1",
        "2:1: this is not an element of the list that begins in line 1; look for a wrong indentation or missing -"
      ),
      ("{}\nb: 1", "2:1: this does not belong to the value above; look for a wrong indentation"),
      (
        "a: \"\\q\"",
        "1:5: this escape is not known to YAML; write the letter itself, or \\\\ for a backslash"
      ),
      (
        "a: \"\\ud83d\\ude00\"",
        "1:7: this escape is not known to YAML; write the letter itself, or \\\\ for a backslash"
      ),
      ("a: *b c", "1:4: \"*b c\" begins as an alias does; put it in quotes"),
    ])
  func parser(_ text: String, _ message: String) {
    #expect(mistakes(in: text) == [message])
  }

  @Test("keys that stand twice are reported with all other mistakes, each at its second place")
  func twins() {
    let text = """
      cellophane: 1
      cell:
        backgroundColor: red
        contentView: { backgroundColor: red, "alpha": 1, alpha: 2, 'alpha': 3 }
        backgroundColor: bleu
      cell: {}
      rules:
        - { when: selected, cell.alpha: 1, when: highlighted, cell.alpha: 2 }
      collectionView: { frame: { width: 1, height: 1 }, items: [{ cell.alpha: 1, cell.alpha: 1 }] }
      scripts: { a: [], b: [], a: [up] }
      titel: x
      """
    #expect(
      mistakes(in: text) == [
        "4:52: the key \"alpha\" appears twice in this map; keep one",
        "4:62: the key \"alpha\" appears twice in this map; keep one",
        "5:3: the key \"backgroundColor\" appears twice in this map; keep one",
        "6:1: the key \"cell\" appears twice in this map; keep one",
        "8:38: the key \"when\" appears twice in this map; keep one",
        "8:57: the key \"cell.alpha\" appears twice in this map; keep one",
        "9:76: the key \"cell.alpha\" appears twice in this map; keep one",
        "10:26: the key \"a\" appears twice in this map; keep one",
        "11:1: \"titel\" is not a key of a scene; did you mean \"title\"?",
      ])
  }

  @Test("keys that appear twice as an escape, as a list, or often")
  func stubbornTwins() {
    #expect(
      mistakes(in: "\"\\x61\": 1\na: 2")
        .contains("2:1: the key \"a\" appears twice in this map; keep one"))
    #expect(
      mistakes(in: "[a]: 1\n[a]: 2")
        .contains("2:1: a key of a scene must be a single word, not a list; put text in quotes"))
    let many = (0..<100).map { "- { a\($0): 1, a\($0): 2 }\n" }.joined()
    let found = mistakes(in: many).filter { $0.contains("appears twice") }
    #expect(found.count == 100)
    #expect(found.first == "1:12: the key \"a0\" appears twice in this map; keep one")
    #expect(found.last == "100:13: the key \"a99\" appears twice in this map; keep one")
  }

  @Test("merge keys")
  func mergeKeys() throws {
    let text = try SceneFiles.selection.get().with("backgroundView: &a\n", for: "backgroundView:\n")
    #expect(
      mistakes(in: try text.with("<<: *a", for: "backgroundColor: \"#0000FF\""))
        == ["9:5: merge keys are not part of the format; write the keys out"])
    #expect(
      mistakes(in: SceneFiles.withCell("rules: [{ when: selected, <<: { a.alpha: 1 } }]"))
        .contains("4:27: merge keys are not part of the format; write the keys out"))
  }

  @Test("aliases without an anchor before them")
  func aliases() {
    for text in ["a: *b", "b: &b [*b]", "c: *b\nd: &b 1"] {
      #expect(
        mistakes(in: text).first?.hasSuffix(
          "the alias \"*b\" has no anchor before it; write the value") == true)
    }
  }

  @Test("a wrong value behind an alias is reported where it is used")
  func aliasedValue() {
    let text = SceneFiles.withCell(
      """
      title: &a one
      rules: [{ when: selected, a.alpha: *a }]
      """)
    #expect(mistakes(in: text) == ["5:36: alpha must be a number, not \"one\""])
  }

  /// Nine levels of lists of nine aliases each.
  private static let laughs =
    "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    + (1...9).map { level in
      "a\(level): &a\(level) ["
        + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }.joined()

  private static let tooMany =
    "the document has more than 50000 parts once aliases are written out; make it smaller"

  @Test("alias bombs are refused before they grow")
  func aliasBombs() {
    #expect(mistakes(in: Self.laughs) == ["5:35: " + Self.tooMany])
    #expect(mistakes(in: Self.laughs + "<<: *a9\n") == ["5:35: " + Self.tooMany])
    #expect(mistakes(in: Self.laughs + "*a9 : 1\n") == ["5:35: " + Self.tooMany])
    #expect(mistakes(in: Self.laughs + "{ [*a9]: 1, [*a9]: 2 }: 1\n").count == 1)
    #expect(mistakes(in: Self.laughs + "[*a9]: 1\n[*a9]: 2\n").count == 1)
    #expect(mistakes(in: Self.laughs + "? *a9\n: 1\n? [*a9]\n: 2\n").count == 1)
    #expect(mistakes(in: Self.laughs + "b: {?[*a9]\n: 1, ?[*a9]\n: 2}\n").count == 1)
    let maps =
      "a0: &a0 { x: 1 }\n"
      + (1...30).map { "a\($0): &a\($0) { x: *a\($0 - 1), y: *a\($0 - 1) }\n" }.joined()
    #expect(mistakes(in: maps).count == 1)
    #expect(mistakes(in: maps).first?.hasSuffix(Self.tooMany) == true)
  }

  @Test("an alias cannot nest deeper than text without aliases")
  func deepAliases() {
    let text =
      "a0: &a0 1\n" + (1...90).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
    #expect(
      mistakes(in: text)
        == ["81:12: lists and maps are nested more than 80 deep here; use fewer levels"])
  }

  @Test("a document of very many parts")
  func manyParts() {
    #expect(
      mistakes(in: String(repeating: "- a\n", count: 60_000)) == ["50000:3: " + Self.tooMany])
  }

  @Test(
    "deep nesting",
    arguments: [
      Nesting(String(repeating: "[", count: 100), "1:82: lists and maps are nested more"),
      Nesting(String(repeating: "{a: ", count: 100), "1:322: lists and maps are nested more"),
      Nesting(String(repeating: "[", count: 100_000), "1:161: lists and maps are nested more"),
      Nesting(
        String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
        "1:82: lists and maps are nested more than 80 deep here; use fewer levels"
      ),
      Nesting(
        String(repeating: "{a: ", count: 100) + String(repeating: "}", count: 100),
        "1:322: lists and maps are nested more than 80 deep here; use fewer levels"
      ),
      Nesting(String(repeating: "{a: ", count: 100_000), "1:641: lists and maps are nested more"),
      Nesting(String(repeating: "[{a: ", count: 100_000), "1:401: lists and maps are nested more"),
      Nesting(
        String(repeating: "- ", count: 100) + "a",
        "1:163: lists and maps are nested more than 80 deep here; use fewer levels"
      ),
      Nesting(
        String(repeating: "- ", count: 100_000) + "a", "1:163: lists and maps are nested more"),
      Nesting(String(repeating: "? ", count: 100_000) + "a", "1:1: a scene is a map"),
      Nesting(
        (0..<100).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        "81:81: lists and maps are nested more than 80 deep here; use fewer levels"
      ),
      Nesting(
        (0..<1200).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        "81:81: lists and maps are nested more"
      ),
    ])
  func deepNesting(_ nesting: Nesting) {
    let found = mistakes(in: nesting.text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(nesting.message) == true, "\(found)")
  }

  /// A long text and what is said of it; a log shows only how it begins.
  struct Nesting: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String

    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }

    var testDescription: String { text.prefix(12) + "… (\(text.utf8.count) bytes)" }
  }

  @Test("brackets in quotes nest nothing")
  func quotedBrackets() {
    let title = String(repeating: "[", count: 100)
    #expect(mistakes(in: SceneFiles.withCell("title: \"\(title)\"")).isEmpty)
  }

  @Test("bytes that are no UTF-8")
  func invalidUTF8() {
    func found(_ bytes: [UInt8]) -> [String] { mistakes(in: Array("a: é\r\nb: ü".utf8) + bytes) }
    let message = ["2:5: the file is not UTF-8 text from here on; save it as UTF-8"]
    #expect(found([0xFF]) == message)
    #expect(found([0xC3]) == message)
    #expect(found([0xC0, 0x80]) == message)
    #expect(found([0xED, 0xA0, 0x80]) == message)
    #expect(found([0xF4, 0x90, 0x80, 0x80]) == message)
    #expect(
      mistakes(in: [0xEF, 0xBB, 0xBF, 0x61, 0x80])
        == ["1:2: the file is not UTF-8 text from here on; save it as UTF-8"])
    // UTF-16.
    #expect(
      mistakes(in: [0xFF, 0xFE, 0x61, 0x00])
        == ["1:1: the file is not UTF-8 text from here on; save it as UTF-8"])
  }

  @Test("control characters, with their places")
  func controlCharacters() {
    #expect(
      report(of: "a: 1\r\n\u{301}é: \u{7}x\u{0}") == """
        a.yaml:2:5: the character U+0007 is not allowed in YAML; a scene file holds printable text only
          2 | \u{301}é: \u{FFFD}x\u{FFFD}
            |    ^
        """)
    #expect(
      mistakes(in: "a\u{0}").first
        == "1:2: the character U+0000 is not allowed in YAML; a scene file holds printable text only"
    )
    #expect(
      mistakes(in: "a\u{FFFE}").first
        == "1:2: the character U+FFFE is not allowed in YAML; a scene file holds printable text only"
    )
  }

  @Test("a file of more than a mebibyte")
  func largeFile() {
    let limit = 1 << 20
    let comment = [UInt8](repeating: UInt8(ascii: "#"), count: limit + 1)
    #expect(
      mistakes(in: comment)
        == ["1:1: the file is too large; a scene file has at most 1048576 bytes"])
    #expect(
      mistakes(in: Array(comment.dropLast()))
        == ["1:1: the file is empty; a scene begins with \"cellophane: 1\""])
  }

  @Test("letters for private use keep their meaning")
  func privateLetters() throws {
    let all = String(
      String.UnicodeScalarView((UInt32(0xE000)...0xE0FF).compactMap(Unicode.Scalar.init)))
    let text = SceneFiles.withCell("title: \"\(all) * ? \\uE100\\U0000E101\"")
    let document = try SceneDocument(Array(text.utf8), file: "a.yaml")
    #expect(document.scene.title == all + " * ? \u{E100}\u{E101}")
    let most = String(
      String.UnicodeScalarView((UInt32(0xE000)...0xF8FF).compactMap(Unicode.Scalar.init)))
    #expect(
      mistakes(in: SceneFiles.withCell("# \(most)"))
        == [
          "1:1: the file has too many different characters of Unicode's private use area;"
            + " use fewer"
        ])
  }
}
