import Foundation
import Testing

extension Program {
  fileprivate static let script = "/usr/bin/script"

  /// Whether `script` of util-linux is there; that of other systems has other options.
  fileprivate static var hasScript: Bool {
    #if os(Linux)
    FileManager.default.isExecutableFile(atPath: script)
    #else
    false
    #endif
  }
}

/// What commands tell on a terminal. The program `script` makes one.
@Suite("On a terminal", .enabled(if: Program.hasScript))
struct TerminalTests {
  /// The lines that the tool writes to a terminal.
  private func lines(_ arguments: String..., in folder: Folder) async throws -> [String] {
    let tool = try Program.products.appendingPathComponent("cellophane").path
    let words = ([tool] + arguments).map { "'\($0)'" }.joined(separator: " ")
    // The terminal cannot clear a line, so that no progress is shown, however long the command takes.
    let environment = ProcessInfo.processInfo.environment.merging(["TERM": "dumb"]) { $1 }
    let outcome = try await Program.run(
      URL(fileURLWithPath: Program.script), ["-qec", words, "/dev/null"], in: folder,
      environment: environment)
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(!outcome.text.contains("\u{1B}"))
    return outcome.text.split(separator: "\r\n").map(String.init)
  }

  @Test("verify, record and compare print their time, unless the result is for programs")
  func times() async throws {
    let folder = try Folder.package()
    let time = #/  (\d+ files, \d+(\.\d)? [KM]B, )?\d+(\.\d{1,2})? s/#
    for command in ["record", "verify"] {
      let told = try await lines("snapshot", command, "selection/selected", in: folder)
      #expect(told.last?.wholeMatch(of: time) != nil, "\(told)")
      let json = try await lines("snapshot", command, "selection/selected", "--json", in: folder)
      #expect(!json.contains { $0.hasSuffix(" s") }, "\(json)")
    }
    let golden = try #require(folder.files().first { $0.hasSuffix(".png") })
    let told = try await lines("compare", golden, golden, in: folder)
    #expect(told.count == 2)
    #expect(told.last?.wholeMatch(of: time) != nil, "\(told)")
    #expect(try await lines("compare", golden, golden, "--quiet", in: folder).isEmpty)
  }

  @Test("films print their size as pictures do")
  func films() async throws {
    let folder = try Folder.withScene()
    let told = try await lines(
      "frames", "selection.cell.yaml", "--script", "tap", "-o", "tap.svg", in: folder)
    let size = #/  \d+(\.\d)? [KM]B, \d+(\.\d{1,2})? s/#
    #expect(told.contains("tap.svg"))
    #expect(told.last?.wholeMatch(of: size) != nil, "\(told)")
  }
}
