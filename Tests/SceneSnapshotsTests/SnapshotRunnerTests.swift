import Cellophane
import Foundation
import TestSupport
import Testing
import Views

@testable import SceneSnapshots
@testable import SnapshotReview
@testable import Snapshots

@Suite("Running snapshots")
struct SnapshotRunnerTests {
  private let folder: TemporaryFolder
  private let runner: SnapshotRunner
  private let states = ["normal", "highlighted", "selected", "highlighted+selected"]

  init() throws {
    folder = try TemporaryFolder()
    runner = SnapshotRunner(
      goldens: folder.path + "/goldens", artefacts: folder.path + "/artefacts", jobs: 2)
  }

  private func suite(_ change: (inout Scene) -> Void = { _ in }) throws -> SnapshotSuite {
    try SnapshotSuite(
      of: Fixture.selection {
        $0.snapshots = SnapshotPlan(scales: [.x1])
        change(&$0)
      }, name: "s")
  }

  private func run(
    _ action: SnapshotRunner.Action, _ suite: SnapshotSuite, filters: [String] = []
  ) async throws -> [SnapshotRecord] {
    try await runner.run(action, [suite], filters: filters.map { SnapshotFilter($0) })
  }

  private func golden(_ state: String) -> String { "goldens/s/\(state).light@1x.png" }

  @Test("nothing is recorded by verifying")
  func missing() async throws {
    let results = try await run(.verify, suite())
    #expect(results.map(\.name) == states.map { "s/\($0).light@1x" })
    #expect(results.map(\.status) == Array(repeating: .missing, count: 4))
    #expect(!folder.exists("goldens"))
    for (result, state) in zip(results, states) {
      #expect(result.golden == "\(folder.path)/\(golden(state))")
      #expect(
        result.artefacts
          == ["actual.png", "actual.txt"].map {
            "\(folder.path)/artefacts/s/\(state).light@1x/\($0)"
          })
      #expect(result.artefacts.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    }
  }

  @Test("each snapshot of a scene that was renamed is the orphan with its picture and its state")
  func renames() async throws {
    func suite(_ name: String) throws -> SnapshotSuite {
      try SnapshotSuite(
        of: Fixture.selection {
          $0.snapshots = SnapshotPlan(scales: [.x1], scripts: ["tap", "tap-second"])
        }, name: name)
    }
    _ = try await run(.record, suite("s"))
    let records = try await run(.verify, suite("t"))
    let goldens = GoldenFolder(root: folder.path + "/goldens", suites: [try suite("t")])
    let artefacts = ArtefactFolder(root: folder.path + "/artefacts")
    let orphans = try goldens.orphans()
    #expect(orphans.count == records.count)
    // Some pictures of both scripts are equal, and the motions are texts.
    let renames = goldens.renames(among: orphans, records: records, artefacts: artefacts)
    #expect(renames.map(\.to) == records.map(\.name))
    #expect(renames.map(\.from) == records.map { "s" + $0.name.dropFirst() })
    let selected = records.filter { $0.name.hasPrefix("t/selected.") }
    #expect(
      goldens.renames(among: ["s/normal.light@1x"], records: selected, artefacts: artefacts)
        == [])
  }

  @Test("a snapshot that failed has the golden that it would have, relative to the package")
  func failedGoldens() async throws {
    try folder.write("", to: "file")
    let runner = SnapshotRunner(
      goldens: folder.path + "/file/goldens", artefacts: folder.path + "/artefacts",
      names: RecordPath(base: folder.path), jobs: 2)
    let suite = try suite { $0.snapshots = SnapshotPlan(scales: [.x1], scripts: ["tap"]) }
    let records = try await runner.run(.record, [suite])
    #expect(records.allSatisfy { $0.status == .failed && $0.failure == .unwritable })
    let motion = try #require(records.first { $0.name == "s/tap/motion.light@1x" })
    #expect(motion.golden == "file/goldens/s/tap/motion.light@1x.txt" && motion.isText)
    #expect(records.first?.golden == "file/goldens/s/normal.light@1x.png")
  }

  @Test("recorded snapshots pass when verified, and leave no artefacts")
  func recordAndVerify() async throws {
    _ = try await run(.verify, suite())
    let recorded = try await run(.record, suite())
    #expect(recorded.map(\.status) == Array(repeating: .written, count: 4))
    #expect(recorded.summary == "4 snapshots: 4 written")
    #expect(try folder.names("goldens/s").count == 8)
    let verified = try await run(.verify, suite())
    #expect(verified.map(\.status) == Array(repeating: .same, count: 4))
    #expect(verified.allSatisfy { $0.artefacts.isEmpty })
    #expect(verified.summary == "4 snapshots: 4 same")
    #expect(!folder.exists("artefacts/s"))
  }

  @Test("a change is different where it shows, with three pictures each")
  func different() async throws {
    _ = try await run(.record, suite())
    let changed = try suite {
      $0.cell.backgroundView?.properties[.backgroundColor] = .hex(0xFE_00_00)
    }
    let results = try await run(.verify, changed)
    #expect(results.map(\.status) == [.different, .same, .same, .same])
    #expect(results.summary == "4 snapshots: 3 same (3 with another model), 1 different")
    #expect(
      results[0].message
        == "backgroundView.backgroundColor #FF0000 → #FE0000, cell.backgroundView.backgroundColor:"
        + " 8464 of 8464 pixels (100 %) differ, within 92 × 92 at (0, 0); the largest difference is at (0, 0):"
        + " expected (255, 0, 0, 255), actual (254, 0, 0, 255), differs by 1 in red")
    #expect(
      try folder.names("artefacts/s/normal.light@1x") == [
        "actual.png", "actual.txt", "difference.png", "expected.png", "expected.txt", "record.json",
      ])
    #expect(results[0].artefacts.count == 5)
    // Back again, nothing is left of it.
    #expect(try await run(.verify, suite()).allSatisfy(\.passes))
    #expect(!folder.exists("artefacts/s"))
  }

  @Test("another size is different; all pictures that are left are listed")
  func otherSize() async throws {
    _ = try await run(.record, suite())
    let changed = try suite {
      $0.collectionView.collectionViewLayout = .flow(itemSize: Size(90, 92), sectionInset: 12)
    }
    let results = try await run(.verify, changed, filters: ["s/normal"])
    #expect(results.map(\.status) == [.different])
    #expect(
      results[0].message.hasSuffix(
        ": the size is 90 × 92 pixels, expected 92 × 92; the part that both have is the same"))
    #expect(
      results[0].tellingChanges.map(\.description) == [
        "collectionView.flowLayout.itemSize 92 × 92 → 90 × 92, collectionView.flowLayout.itemSize"
      ])
    let left = try folder.names("artefacts/s/normal.light@1x").filter { $0 != "record.json" }
    #expect(
      left == ["actual.png", "actual.txt", "difference.png", "expected.png", "expected.txt"])
    #expect(
      results[0].artefacts.sorted()
        == left.map { "\(folder.path)/artefacts/s/normal.light@1x/\($0)" })
  }

  @Test("a golden that cannot be read is malformed input, with any other differences")
  func unreadable() async throws {
    _ = try await run(.record, suite())
    try folder.write("no picture", to: golden("selected"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(golden("normal"))")
    let results = try await run(.verify, suite())
    #expect(results.map(\.status) == [.missing, .same, .unreadable, .same])
    #expect(results[2].message.contains("this is text and not a PNG"))
    #expect(results.summary == "4 snapshots: 2 same, 1 missing, 1 unreadable")
    // Recording mends both.
    let recorded = try await run(.record, suite())
    #expect(recorded.map(\.status) == [.written, .unchanged, .written, .unchanged])
    #expect(try await run(.verify, suite()).allSatisfy(\.passes))
  }

  @Test("recording leaves equal goldens untouched, their bytes and their dates")
  func untouched() async throws {
    _ = try await run(.record, suite())
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    let before = try states.map { state in
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: "\(folder.path)/\(golden(state))")
      return try folder.read(golden(state))
    }
    let changed = try suite { $0.rules.remove(at: 0) }
    let results = try await run(.record, changed)
    // While selected, only the number of the rule in the text has changed.
    #expect(results.map(\.status) == [.unchanged, .written, .written, .written])
    #expect(results.summary == "4 snapshots: 3 written, 1 unchanged")
    for (index, state) in states.enumerated() {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: "\(folder.path)/\(golden(state))")
      let isSame = index.isMultiple(of: 2)
      #expect((attributes[.modificationDate] as? Date == past) == isSame)
      #expect(try (folder.read(golden(state)) == before[index]) == isSame)
    }
  }

  @Test("filters choose by whole names, and one that chooses nothing is an error")
  func filters() async throws {
    let one = try await run(.record, suite(), filters: ["s/normal"])
    #expect(one.map(\.name) == ["s/normal.light@1x"])
    #expect(one.summary == "1 snapshot: 1 written")
    let two = try await run(.verify, suite(), filters: ["s/normal.light@1x", "s/selected"])
    #expect(two.map(\.status) == [.same, .missing])
    await #expect(throws: SnapshotRunner.Failure.nothingChosen(filters: ["s/norm"])) {
      try await run(.verify, suite(), filters: ["s/normal", "s/norm"])
    }
  }

  @Test("shards take every snapshot once")
  func shards() async throws {
    let names = try await (1...3).asyncMap { number in
      try await runner.run(.verify, [suite()], shard: Shard(number: number, of: 3)).map(\.name)
    }
    #expect(names.map(\.count) == [2, 1, 1])
    #expect(Set(names.joined()) == Set(states.map { "s/\($0).light@1x" }))
  }

  @Test("two scenes of one name are refused")
  func sameNames() async throws {
    await #expect(
      throws: SnapshotRunner.Failure.sameGolden("s/normal.light@1x", files: [])
    ) {
      try await runner.run(.verify, [suite(), suite()])
    }
  }

  @Test("a masked view is not compared; a mask that masks nothing is an error")
  func masks() async throws {
    _ = try await run(.record, suite())
    let changed = try suite { $0.cell.contentView.subviews[0].properties[.tintColor] = .black }
    let masking = { (name: String) in
      SnapshotRunner(
        goldens: folder.path + "/goldens", artefacts: folder.path + "/artefacts", masks: [name],
        jobs: 2)
    }
    #expect(try await run(.verify, changed).count { !$0.passes } == 2)
    let masked = try await masking("star").run(.verify, [changed])
    #expect(masked.map(\.status) == [.same, .same, .same, .same])
    // The model changed in every state, also where the star is hidden.
    #expect(
      masked.flatMap(\.changes).map(\.subject) == Array(repeating: "star.tintColor", count: 4))
    await #expect(throws: SnapshotRunner.Failure.noView("sun")) {
      try await masking("sun").run(.verify, [changed])
    }
  }

  @Test("results stay in the order of the suites, however many jobs there are")
  func order() async throws {
    let suites = try ["b", "a"].map { name in
      try SnapshotSuite(of: Fixture.selection(), name: name)
    }
    let wide = SnapshotRunner(
      goldens: folder.path + "/goldens", artefacts: folder.path + "/artefacts", jobs: 7)
    let results = try await wide.run(.record, suites, filters: [])
    #expect(results.map(\.name) == suites.flatMap(\.all).map { "\($0.name)" })
    #expect(results.count == 52)
  }

  @Test("results are JSON for programs, and can be read again")
  func json() async throws {
    _ = try await run(.record, suite())
    let changed = try suite {
      $0.cell.backgroundView?.properties[.backgroundColor] = .hex(0xFE_00_00)
    }
    let results = VerificationResults(try await run(.verify, changed))
    let bytes = JSON.text(of: results)
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let list = try #require(object?["snapshots"] as? [[String: Any]])
    #expect(list.count == 4)
    #expect(list[0]["name"] as? String == "s/normal.light@1x")
    #expect(list[0]["status"] as? String == "different")
    // The members of a comparison stand among the others.
    #expect(list[0]["verdict"] as? String == "different")
    #expect(list[0]["differingPixels"] as? Int == 8464)
    #expect((list[0]["worst"] as? [String: Any])?["delta"] as? Int == 1)
    #expect(list[1]["worst"] is NSNull)
    let change = try #require((list[0]["changes"] as? [[String: Any]])?.first)
    #expect(change["view"] as? String == "backgroundView")
    #expect(change["property"] as? String == "backgroundColor")
    #expect(change["old"] as? String == "#FF0000" && change["new"] as? String == "#FE0000")
    #expect(change["now"] as? String == "cell.backgroundView.backgroundColor")
    #expect(try JSON.value(VerificationResults.self, from: bytes) == results)
  }
}

extension Sequence where Element: Sendable {
  /// The results of `transform`, one after the other.
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
