import Foundation
import Testing

@Suite("Documentation/Snapshots.md")
struct DocumentationTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The blocks of Swift, by the file that each names.
  private static func blocks() throws -> [(file: String, code: String)] {
    let parts = try text("Documentation/Snapshots.md").components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).compactMap { index in
      let lines = parts[index].split(separator: "\n", omittingEmptySubsequences: false)
      guard let first = lines.first, first.hasPrefix("swift") else { return nil }
      return (
        String(first.dropFirst(6)), lines.dropFirst().joined(separator: "\n")
      )
    }
  }

  /// The package itself is built and its tests are run by `make check-example`.
  @Test("each block of Swift is a whole file of the example package")
  func blocksAreFiles() throws {
    let blocks = try Self.blocks()
    #expect(blocks.count == 4)
    for block in blocks {
      #expect(
        try Self.text("Fixtures/Packages/Badges/" + block.file) == block.code, "\(block.file)")
    }
  }
}
