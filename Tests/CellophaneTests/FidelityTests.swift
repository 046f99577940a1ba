import Cellophane
import Foundation
import Testing

@testable import UIKitFidelity

@Suite("The tables of behaviours and vectors")
struct FidelityTests {
  private static let report = FidelityReport(VectorTable.play())

  @Test("no vector contradicts, and at least 120 hold")
  func vectors() {
    let report = Self.report
    for entry in report.played {
      guard case .contradicts(let differences) = entry.result else { continue }
      Issue.record("\(entry.vector.id): \(differences.joined(separator: "; "))")
    }
    #expect(report.holding >= 120)
  }

  @Test("Documentation/Fidelity.md is made from the tables")
  func document() throws {
    let path = #filePath.replacing(
      "Tests/CellophaneTests/FidelityTests.swift", with: "Documentation/Fidelity.md")
    let text = Self.report.markdown
    // RECORD_TEXTS=1 writes the file again, and fails so that the run does not count as a pass.
    if ProcessInfo.processInfo.environment["RECORD_TEXTS"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("the text was recorded; look at it, and run the test again")
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test("the README has the numbers of the table")
  func readme() throws {
    let path = #filePath.replacing("Tests/CellophaneTests/FidelityTests.swift", with: "README.md")
    let report = Self.report
    let untested = report.played.count - report.holding
    #expect(
      try String(contentsOfFile: path, encoding: .utf8).contains(
        "tests \(report.played.count) facts: \(report.holding) hold, none contradicts, untested for want of a feature: \(untested)"
      ))
  }

  @Test("every fact is stated once, in sentences that a table can hold")
  func rows() {
    let vectors = VectorTable.vectors
    #expect(Set(vectors.map(\.id)).count == vectors.count)
    let statements = Fidelity.behaviours.map(\.statement) + vectors.map(\.statement)
    #expect(Set(statements).count == statements.count)
    for text in statements + Fidelity.behaviours.map(\.note) {
      #expect(text.isEmpty || text.hasSuffix("."), "\(text)")
    }
    for text in statements + Fidelity.behaviours.map(\.note) + vectors.map(\.source) {
      #expect(!text.contains("|") && !text.contains("\n"))
    }
  }

  @Test("a difference is reported with its place, time and values")
  func differences() {
    let vector = Vector(
      "wrong", "Tests", "A view is where it is not.", .ourChoice, source: "",
      scene: """
        cellophane: 1
        cell: { contentView: { subviews: [{ view: box, frame: { x: 4, y: 0, width: 9, height: 9 } }] } }
        collectionView: { frame: { width: 50, height: 50 }, items: 1 }

        """, .numbers("box.frame.x", [0: 5]), .numbers("hat.alpha", [0.5: 1]),
      .states(item: 0, [0: "selected"]))
    #expect(
      VectorPlayer.play(vector)
        == .contradicts([
          "box.frame.x is 4 at 0 s, not 5", "hat.alpha has no number at 0.5 s",
          "item 0 is normal at 0 s, not selected",
        ]))
    let unreadable = Vector(
      "unreadable", "Tests", "A scene is none.", .ourChoice, source: "", scene: "cellophane: 2")
    guard case .contradicts(let reasons) = VectorPlayer.play(unreadable) else {
      Issue.record("it was played")
      return
    }
    #expect(reasons.count == 1 && reasons[0].hasPrefix("it cannot be played"))
  }
}
