import Scenes
import Testing
import YAMLReading

@testable import SceneReading

/// Nothing that a file holds may end the program, hang it, or be refused without a place.
@Suite("Hostile files")
struct HostileFileTests {
  /// Reads a file and checks each mistake. The file need not be a valid scene.
  private func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    do {
      let document = try SceneDocument(bytes, file: "a.yaml")
      #expect(!document.scene.dump().isEmpty)
    } catch {
      let lines = Self.lines(of: bytes)
      #expect(!error.diagnostics.isEmpty, "\(what())")
      for diagnostic in error.diagnostics {
        let (line, column) = (diagnostic.location.line, diagnostic.location.column)
        let isPlace =
          lines.indices.contains(line - 1) && (1...lines[line - 1] + 1).contains(column)
        #expect(isPlace, "\(what()): \(line):\(column) is no place: \(diagnostic.message)")
        #expect(
          !Self.hasControlCharacters(diagnostic.message),
          "\(what()): \(diagnostic.message)")
        #expect(!diagnostic.message.isEmpty && diagnostic.message.utf8.count < 500)
      }
      #expect(error.diagnostics.map(\.location) == error.diagnostics.map(\.location).sorted())
      #expect(!error.description.isEmpty)
    }
  }

  /// Whether a text has a character of Unicode's category Cc: below U+0020, or U+007F to U+009F.
  private static func hasControlCharacters(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F || last == 0xC2 && byte < 0xA0 { return true }
      last = byte
    }
    return false
  }

  /// How many letters each line has.
  private static func lines(of bytes: [UInt8]) -> [Int] {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    var lines = [0]
    var last: Unicode.Scalar?
    for (index, scalar) in text.enumerated() where !(index == 0 && scalar == "\u{FEFF}") {
      defer { last = scalar }
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": lines.append(0)
      default: lines[lines.count - 1] += 1
      }
    }
    return lines
  }

  @Test("random bytes", arguments: 0..<4)
  func randomBytes(_ part: UInt64) {
    var generator = SeededGenerator(seed: part)
    for number in 0..<500 {
      let count = Int.random(in: 0...300, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      check(bytes, "random bytes \(part).\(number)")
    }
  }

  @Test("random marks of YAML", arguments: 0..<4)
  func randomMarks(_ part: UInt64) {
    let marks = [
      "[", "]", "{", "}", ":", ": ", ",", "-", "- ", "?", "? ", "*", "*a", "&", "&a ", "!",
      "!!str ",
      "|", ">", "'", "\"", "#", " #", "%", "@", "`", "\n", "\n  ", "\r\n", "\t", " ", "a", "1", "~",
      "<<",
      "---\n", "...\n", "\\", "\\x", "\u{85}", "\u{2028}", "\u{FEFF}", "é", "👍", "\u{E000}", "cell",
      "cellophane: 1\n", "rules:\n", "when", "scripts: ", "\u{0}",
    ]
    var generator = SeededGenerator(seed: 100 + part)
    for _ in 0..<500 {
      let count = Int.random(in: 0...60, using: &generator)
      let text = (0..<count).map { _ in marks.randomElement(using: &generator) ?? "" }.joined()
      check(Array(text.utf8), "\(text.debugDescription)")
    }
  }

  @Test("the fixture, cut off at every byte")
  func truncations() throws {
    let bytes = Array(try SceneFiles.selection.get().utf8)
    for count in bytes.indices { check(Array(bytes.prefix(count)), "the first \(count) bytes") }
  }

  @Test("the fixture, with one byte changed, put in or taken out", arguments: 0..<4)
  func mutations(_ part: UInt64) throws {
    let original = Array(try SceneFiles.selection.get().utf8)
    let marks = Array("[]{}:,-?*&!|>'\"#%@`\n\r\t ~<\\".utf8)
    var generator = SeededGenerator(seed: 200 + part)
    for _ in 0..<250 {
      var bytes = original
      let place = Int.random(in: bytes.indices, using: &generator)
      let byte =
        Bool.random(using: &generator)
        ? UInt8.random(in: 0...255, using: &generator)
        : marks.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0...2, using: &generator) {
      case 0: bytes[place] = byte
      case 1: bytes.insert(byte, at: place)
      default: bytes.remove(at: place)
      }
      check(bytes, "byte \(place), \(byte)")
    }
  }

  @Test("the fixture, with lines left out, doubled and swapped")
  func shuffledLines() throws {
    let original = try SceneFiles.selection.get().split(separator: "\n")
    var generator = SeededGenerator(seed: 300)
    for _ in 0..<300 {
      var lines = original
      let (a, b) = (
        Int.random(in: lines.indices, using: &generator),
        Int.random(in: lines.indices, using: &generator)
      )
      switch Int.random(in: 0...2, using: &generator) {
      case 0: lines.remove(at: a)
      case 1: lines.insert(lines[a], at: b)
      default: lines.swapAt(a, b)
      }
      check(Array(lines.joined(separator: "\n").utf8), "lines \(a) and \(b)")
    }
  }

  /// A quarter of a megabyte each of what makes parsers slow.
  @Test(
    "long files",
    arguments: [
      "[", "{", "]", "- ", "? ", ": ", "a: ", "&a ", "*a ", "!", "!a", "\"", "'", "|\n", "%a\n",
      "#",
      "\n", " ", "\t", "a", "a\n", "-\n", "a: b\n ", "\\", "\u{2028}", "\u{E000}",
    ])
  func longFiles(_ unit: String) {
    let text = String(repeating: unit, count: (1 << 18) / unit.utf8.count)
    check(Array(text.utf8), unit.debugDescription)
  }

  @Test("very many mistakes")
  func manyMistakes() {
    let rules = String(
      repeating: "- { when: selectd, a.tintColor: secondarySystemGroupedBackgrou }\n", count: 2000)
    check(Array(SceneFiles.withCell("rules:\n" + rules).utf8), "rules")
    let name = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnop"
    let views = (0..<300).map { "{ view: \(name)\($0) },\n" }.joined()
    let assignments = (0..<3000).map { "- { when: selected, x\(name)\($0).alpha: 1 }\n" }.joined()
    let text = """
      cellophane: 1
      cell: { contentView: { subviews: [
      \(views)] } }
      collectionView: { frame: { width: 9, height: 9 }, items: 3 }
      rules:
      \(assignments)
      """
    check(Array(text.utf8), "names")
    let twins = (0..<10_000).map { "k\($0): 1, k\($0): 2,\n" }.joined()
    check(Array("{ \(twins) }".utf8), "twins")
  }
}
