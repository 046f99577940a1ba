import Cellophane
import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SceneSnapshots
@testable import SnapshotReview

/// A script's motion as one text among its goldens.
@Suite("Motion as a snapshot")
struct MotionTextTests {
  private static let scene = """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - view: dot
            backgroundColor: "#0000FF"
            constraints: [leading = superview, centerY = superview, size = 10]
    rules:
      - when: selected
        dot.transform: { translate: [60, 0] }
        animation: { duration: 0.1, curve: linear }
    collectionView:
      frame: { width: 100, height: 20 }
      flowLayout: { itemSize: { width: 100, height: 20 } }
      items: 1
    scripts:
      go: [wait: 0.05, select: 0, wait: 0.2]
    snapshots:
      states: [normal]
      appearances: [light, dark]
      scales: [1]
      scripts: [go]
    """

  private func suite(_ text: String = scene) throws -> SnapshotSuite {
    let document = try SceneDocument(Array(text.utf8), file: "s.cell.yaml")
    return try SnapshotSuite(of: document.scene, document: document, name: "s")
  }

  private func text(_ suite: SnapshotSuite) throws -> String {
    try suite.text(ofMotion: "go", case: #require(suite.motions.first)).text
  }

  @Test("a linear animation has equal steps, in frames of a sixtieth of a second")
  func linear() throws {
    let text = try text(suite())
    // 60 points in 0.1 s, from 0.05 s on: 10 points a frame.
    #expect(
      text == """
        motion 1
        settings
          collectionView.frame: 100 × 20
          collectionView.flowLayout.itemSize: 100 × 20
          collectionView.items: 1
          scripts.go[0]: wait 0.05
          scripts.go[1]: select 0
          scripts.go[2]: wait 0.2
        script
          duration: 0.25 s
        animations
          when selected: { duration: 0.1, curve: linear }  @ rules[0].animation
        curves
          item 0
            dot.transform.translation.x: 0.000s 0; 0.067s 10, 20, 30, 40, 50, 60

        """)
  }

  @Test("a script has one motion, behind its pictures, in the first of the surroundings")
  func order() throws {
    let names = try suite().all.map { "\($0.name)" }
    #expect(
      names == [
        "s/normal.light@1x", "s/normal.dark@1x",
        "s/go/0.000s.light@1x", "s/go/0.000s.dark@1x", "s/go/0.050s.light@1x",
        "s/go/0.050s.dark@1x", "s/go/0.100s.light@1x", "s/go/0.100s.dark@1x",
        "s/go/0.150s.light@1x", "s/go/0.150s.dark@1x", "s/go/motion.light@1x",
      ])
  }

  @Test("another duration is named once, with times, property, both values and the line")
  func named() async throws {
    let folder = try TemporaryFolder()
    let runner = SnapshotRunner(
      goldens: folder.path + "/goldens", artefacts: folder.path + "/artefacts", jobs: 2)
    _ = try await runner.run(.record, [suite()])
    #expect(folder.exists("goldens/s/go/motion.light@1x.txt"))
    let edited = Self.scene.replacing("duration: 0.1,", with: "duration: 0.2,")
    let records = try await runner.run(
      .verify, [suite(edited)], filters: [SnapshotFilter("s/go/motion*")])
    let record = try #require(records.first)
    #expect(record.status == .different && records.count == 1)
    // At 0.15 s the one has arrived, the other is half-way.
    #expect(
      record.message
        == "animation when selected duration: 0.1 → 0.2, s.cell.yaml:11:"
        + " dot.transform.translation.x differs from 0.067 s to 0.233 s, most at 0.15 s: 60 → 30")
    let change = try #require(record.changes.first { $0.kind == .animation })
    #expect(change.line == 11 && change.file == "s.cell.yaml")
    let all = VerificationResults(try await runner.run(.verify, [suite(edited)]))
    #expect(all.causes.count == 1)
    #expect(
      all.causes.first?.title == "animation when selected duration: 0.1 → 0.2")
  }

  @Test("a view that appears and disappears has no lines about its other properties")
  func comesAndGoes() throws {
    let scrolled = try suite(
      Self.scene.replacing("items: 1", with: "items: 3")
        .replacing("select: 0", with: "scroll: { to: 40, over: 0.1 }"))
    let lines = try text(scrolled).split(separator: "\n").filter { $0.contains("none") }
    #expect(lines.allSatisfy { !$0.contains("alpha") })
    #expect(try text(scrolled).contains("isShown") || !lines.isEmpty)
  }
}
