import Cellophane
import Foundation
import Testing

@Suite("The table of behaviours and their sources")
struct FidelityTests {
  @Test("Documentation/Fidelity.md is the table in the code")
  func document() throws {
    let path = #filePath.replacing(
      "Tests/CellophaneTests/FidelityTests.swift", with: "Documentation/Fidelity.md")
    // RECORD_TEXTS=1 writes the file anew, and fails so that nobody takes the run for a pass.
    if ProcessInfo.processInfo.environment["RECORD_TEXTS"] != nil {
      try Fidelity.markdown().write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("the text was recorded; look at it, and run the test again")
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Fidelity.markdown())
  }

  @Test("every behaviour is said once, in sentences that a table can hold")
  func rows() {
    let statements = Fidelity.behaviours.map(\.statement)
    #expect(Set(statements).count == statements.count)
    #expect(Fidelity.behaviours.count >= 20)
    for text in statements + Fidelity.behaviours.map(\.note) {
      #expect(!text.contains("|") && !text.contains("\n"))
      #expect(text.isEmpty || text.hasSuffix("."), "\(text)")
    }
  }
}
