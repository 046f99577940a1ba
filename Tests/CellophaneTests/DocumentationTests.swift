import Cellophane
import Foundation
import TestSupport
import Testing

/// Checks that the Swift code in the documentation is compiled and run.
@Suite("The documentation")
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: Fixture.path)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func files(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// A block between fences.
  private struct Block {
    let page: String
    /// The text after its opening fence.
    let info: String
    let code: String
  }

  private static func blocks() throws -> [Block] {
    try
      (["README.md", "CHANGELOG.md", "Fixtures/README.md"]
      + files(in: "Documentation", ending: ".md")).flatMap { page in
        let parts = try ("\n" + text(page)).components(separatedBy: "\n```")
        #expect(parts.count % 2 == 1, "\(page): a fence is not closed")
        return stride(from: 1, to: parts.count, by: 2).map { index in
          let end = parts[index].firstIndex(of: "\n") ?? parts[index].endIndex
          return Block(
            page: page, info: String(parts[index][..<end]),
            code: parts[index][end...].dropFirst() + "\n")
        }
      }
  }

  @Test(
    "has a valid scene on the page of the language, and twelve concepts")
  func language() throws {
    let page = "Documentation/Language.md"
    let block = try #require(try Self.blocks().first { $0.page == page && $0.info == "yaml" })
    let folder = try TemporaryFolder()
    let path = folder.path + "/language.cell.yaml"
    try Data(block.code.utf8).write(to: URL(fileURLWithPath: path))
    // The second block is the file that the scene uses.
    let used = try #require(
      try Self.blocks().filter { $0.page == page && $0.info == "yaml" }.dropFirst().first)
    try Data(used.code.utf8).write(to: URL(fileURLWithPath: folder.path + "/theme.yaml"))
    let document = try SceneDocument(contentsOfFile: path)
    _ = try SceneRenderer(document.scene)
    let rows = try Self.text(page).split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.compactMap { Int($0.split(separator: " ")[1]) } == Array(1...12))
  }

  @Test("names the properties that only scene files can set")
  func propertiesOfFiles() throws {
    let lines = try Self.text("Documentation/PublicInterface.txt").split(separator: "\n")
    let inSwift = Set(
      lines.filter { $0.hasPrefix("Property.") }
        .map { line in String(line.dropFirst("Property.".count).prefix { $0 != ":" }) })
    // The properties with a dot are those of a list content view, which the page names as a view.
    let inFiles = PropertyName.allCases.map(\.rawValue)
      .filter { !$0.contains(".") && !inSwift.contains($0) }
    let page = try Self.text("Documentation/SwiftScenes.md").split(separator: "\n")
    let row = try #require(page.first { $0.hasPrefix("| properties of views |") })
    let parts = row.split(separator: "`", omittingEmptySubsequences: false)
    let named = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    #expect(named.sorted() == inFiles.sorted())
  }

  @Test("names the file of each block of Swift outside of the README")
  func blocksAreKnown() throws {
    let packages = [
      "Documentation/Snapshots.md": "Badges", "Documentation/SwiftScenes.md": "Cards",
    ]
    var files = 0
    for block in try Self.blocks() {
      switch block.info {
      case "yaml", "sh", "html", "mermaid": break
      case "":
        // What is printed, or lines of a scene: nothing that could be taken for Swift.
        let lines = block.code.split(separator: "\n").map { $0.drop { $0 == " " } }
        for line in lines {
          #expect(!line.hasPrefix("import ") && !line.hasPrefix("let "), "\(block.page): \(line)")
        }
      case "swift":
        // `ReadmeTests`, here and for CellophaneTesting, compile those of the README. A recorder needs UIKit.
        #expect(["README.md", "Documentation/BringYourCells.md"].contains(block.page))
      default:
        let words = block.info.split(separator: " ")
        #expect(words.count == 2 && words[0] == "swift", "\(block.page): \(block.info)")
        let package = try #require(packages[block.page], "\(block.page)")
        let file = "Fixtures/Packages/\(package)/\(words[1])"
        #expect(try Self.text(file) == block.code, "\(file) is not what \(block.page) shows")
        files += 1
      }
    }
    #expect(files == 9)
  }

  @Test("shows every file of the example package for scenes")
  func packageIsShown() throws {
    let shown = Set(
      try Self.blocks().filter { $0.page == "Documentation/SwiftScenes.md" }.map(\.info))
    let package = Self.root.appending(path: "Fixtures/Packages/Cards")
    for folder in ["Sources", "Tests"] {
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: package.appending(path: folder).path)
      // The program of the tutorial is not shown on the page.
      for name in names where name.hasSuffix(".swift") && name != "Tour/main.swift" {
        #expect(shown.contains("swift \(folder)/\(name)"), "\(name)")
      }
    }
    #expect(
      try Self.text("Fixtures/Packages/Cards/Sources/Tour/main.swift")
        == Self.text("Sources/Cellophane/Cellophane.docc/Resources/tutorial-06.swift"))
  }

  @Test("has each spelling of its table in a test that compares it with that of scene files")
  func spellings() throws {
    let page = try Self.text("Documentation/SwiftScenes.md")
    let table = page.split(separator: "\n").drop { !$0.hasPrefix("| in a scene file |") }
      .dropFirst(2).prefix { $0.hasPrefix("|") }
    // The formatter breaks lines.
    func joined(_ code: some StringProtocol) -> String { String(code.filter { !$0.isWhitespace }) }
    let tests = joined(try Self.text("Tests/CellophaneTests/SpellingTests.swift"))
    var count = 0
    for row in table {
      let cells = row.replacing("\\|", with: "\u{1}").split(separator: "|")
        .map { $0.matches(of: /`([^`]*)`/) }
      try #require(cells.count == 2 && cells[0].count == cells[1].count, "\(row)")
      for (file, swift) in zip(cells[0], cells[1]) {
        let swift = swift.1.replacing("\u{1}", with: "|")
        let literal = String(file.1).replacing("\"", with: "\\\"")
        #expect(tests.contains(joined("(\"\(literal)\", \(swift))")), "\(row)")
        count += 1
      }
    }
    #expect(count == 19)
  }

  /// Lines of code in doc comments are indented by four more blanks, behind an empty line.
  @Test("of declarations shows only code that a test has, too")
  func comments() throws {
    let tests = try Self.files(in: "Tests", ending: ".swift").map(Self.text).joined()
    var count = 0
    for file in try Self.files(in: "Sources", ending: ".swift") {
      var isCode = false
      var previous: Substring = ""
      for line in try Self.text(file).split(separator: "\n", omittingEmptySubsequences: false) {
        let line = line.drop { $0 == " " }
        isCode = line.hasPrefix("///     ") && (isCode || previous == "///")
        previous = line
        guard isCode else { continue }
        let code = line.dropFirst(3).drop { $0 == " " }
        // What is printed: rows of a solver and its variables.
        if code.hasPrefix("#") || code.contains(#/^v\d+ = /#) { continue }
        let statement = code.split(separator: "  //").first ?? code
        #expect(tests.contains(statement), "\(file): \(code)")
        count += 1
      }
    }
    #expect(count == 6)
  }
}
