import Cellophane
import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SceneSnapshots

/// One edit of a scene each, which verification has to name by view, property, both values and line.
@Suite("Changes of a scene are named")
struct MutationTests {
  struct Mutation: CustomStringConvertible, Sendable {
    let scene: String
    let old: String
    let new: String
    let subject: String
    let values: [String?]
    let kind: ModelChange.Kind

    var description: String { "\(scene): \(subject)" }
  }

  static let mutations = [
    Mutation(
      scene: "selection", old: "\"#0000FF\"", new: "\"#0000F0\"",
      subject: "selectedBackgroundView.backgroundColor", values: ["#0000FF", "#0000F0"],
      kind: .value),
    Mutation(
      scene: "selection", old: "width = 46", new: "width = 50",
      subject: "constraint star.width", values: ["= 46", "= 50"], kind: .constraint),
    Mutation(
      scene: "press", old: "usingSpringWithDamping: 0.4", new: "usingSpringWithDamping: 0.42",
      subject: "animation when pressed",
      values: [
        "{ duration: 0.4, usingSpringWithDamping: 0.4, initialSpringVelocity: 3 }",
        "{ duration: 0.4, usingSpringWithDamping: 0.42, initialSpringVelocity: 3 }",
      ], kind: .animation),
    Mutation(
      scene: "selection", old: "systemImage: star.fill", new: "systemImage: heart.fill",
      subject: "star.systemImage", values: ["star.fill", "heart.fill"], kind: .value),
    Mutation(
      scene: "press", old: "text: Today", new: "text: Tomorrow", subject: "titleLabel.text",
      values: ["\"Today\"", "\"Tomorrow\""], kind: .value),
    Mutation(
      scene: "press", old: "  backgroundColor: systemGroupedBackground",
      new: "  backgroundColor: systemIndigo", subject: "collectionView.backgroundColor",
      values: ["#F2F2F7", "#5856D6"], kind: .value),
    Mutation(
      scene: "selection", old: "when: selected ", new: "when: highlighted ",
      subject: "rules[1].when", values: ["selected", "highlighted"], kind: .rule),
  ]

  @Test("view, property, old value, new value and line", arguments: mutations)
  func named(mutation: Mutation) async throws {
    let folder = try TemporaryFolder()
    let runner = SnapshotRunner(
      goldens: folder.path + "/goldens", artefacts: folder.path + "/artefacts", jobs: 2)
    let text = try Fixture.text(mutation.scene)
    let edited = text.replacing(mutation.old, with: mutation.new)
    try #require(edited != text)
    func suite(_ text: String) throws -> SnapshotSuite {
      let document = try SceneDocument(Array(text.utf8), file: "scene.cell.yaml")
      return try SnapshotSuite(of: document.scene, document: document, name: "s")
    }
    _ = try await runner.run(.record, [suite(text)])
    let records = try await runner.run(.verify, [suite(edited)])
    let changes = records.filter { $0.status == .different }.flatMap(\.changes)
    let change = try #require(
      changes.first { $0.subject.hasSuffix(mutation.subject) && $0.kind == mutation.kind },
      "\(Set(changes.map(\.description)))")
    #expect([change.old, change.new] == mutation.values)
    let place = try #require(text.firstRange(of: mutation.old)).lowerBound
    let line = text.prefix(upTo: place).count { $0 == "\n" } + 1
    #expect(change.line == line && change.file == "scene.cell.yaml")
    // No picture differs without a change of the model, and the message begins with that change.
    for record in records where record.status == .different {
      #expect(!record.changes.isEmpty)
      #expect(!record.message.hasPrefix("\(record.comparison?.differingPixels ?? 0) of"))
    }
  }

  @Test("texts are the same for the same scene, and end with a line break")
  func stable() throws {
    let suites = try (0..<2).map { _ in
      try SnapshotSuite(of: Fixture.selection(), name: "selection")
    }
    for testCase in suites[0].cases.prefix(8) {
      let texts = try suites.map { try $0.snapshot(of: testCase).model ?? "" }
      #expect(texts[0] == texts[1])
      #expect(texts[0].hasPrefix("presentation 1\n") && texts[0].hasSuffix("\n"))
    }
  }
}
