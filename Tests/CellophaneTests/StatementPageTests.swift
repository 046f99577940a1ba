import Foundation
import Testing

/// The page of the statements is made of the tests.
@Suite("The page of the statements")
struct StatementPageTests {
  @Test("Documentation/Statements.md has each statement of the tests, and no other")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardized
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Statements.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.contains(#/^\| \d\.\d+ \|/#) }
    var count = 0
    for name in [
      "SourceStatementTests", "SourceStatementTests+Motion", "SourceNumberTests",
      "SourceDetailTests", "SourceMotionTests", "SourceRemainderTests",
    ] {
      count += try check("Tests/CellophaneTests/\(name).swift", on: rows, root)
    }
    #expect(rows.count == count, "run Scripts/source-statements")
  }

  /// The number of statements in a file, each of which a row must have.
  private func check(_ path: String, on rows: [Substring], _ root: URL) throws -> Int {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let names = text.matches(of: #/@Test\(\s*"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
    for name in names {
      let statement = name.replacing(#/^[1-5]: /#, with: "")
      #expect(
        rows.contains { $0.lowercased().contains(statement.lowercased()) && $0.contains(path) },
        "run Scripts/source-statements: \(name)")
    }
    return names.count
  }
}
