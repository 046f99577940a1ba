import Snapshots
import Testing

@testable import SnapshotReview

@Suite("Grouping by cause")
struct CauseTests {
  private let package: ReviewPackage

  init() throws { package = try ReviewPackage() }

  private func verified(
    _ cases: [(name: String, from: UInt8, to: UInt8)], renderer: String? = nil
  ) throws -> [SnapshotRecord] {
    for (name, from, _) in cases { try package.record(name, from, renderer: renderer) }
    return try cases.map { try package.verify($0.name, $0.to, renderer: renderer) }
  }

  @Test("pictures that changed by the same values belong together; the largest group is first")
  func groups() throws {
    let records = try verified([
      ("a/1", 10, 11), ("a/2", 20, 25), ("b/1", 10, 11), ("b/2", 10, 11), ("b/3", 7, 7),
    ])
    let causes = Cause.causes(of: records)
    #expect(causes.map(\.title) == ["view.gray 10 → 11 (and 1 more)"])
    // One place in the scene explains all of them.
    #expect(causes.first?.snapshots == ["a/1", "a/2", "b/1", "b/2"])
    #expect(causes.first?.details == ["cell.view.gray"])
  }

  @Test("of the snapshots that are left, the reason that explains the most is the next cause")
  func greedy() {
    // Changes whose values and places overlap in many ways, the same in each run.
    var state: UInt32 = 1
    func number(below limit: UInt32) -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return (state >> 16) % limit
    }
    let records = (0..<150).map { index in
      let lines = (0...number(below: 3)).map { _ in
        (key: number(below: 9), place: number(below: 12))
      }
      func model(_ value: Int) -> ModelText {
        let text = lines.map { line in
          "    p\(line.key): \(value)\(line.place < 8 ? "  @ place\(line.place)" : "")\n"
        }
        return ModelText("presentation 1\nitem 0\n  view\n" + text.joined())
      }
      var record = SnapshotRecord(
        name: "s/\(index)", status: .different, message: "", golden: "s/\(index).png")
      record.changes = ModelText.changes(from: model(0), to: model(1))
      return record
    }
    var waiting = records.map { (name: $0.name, reasons: Reason.reasons(of: $0)) }
    var expected: Set<[String]> = []
    while !waiting.isEmpty {
      var counts: [String: Int] = [:]
      for item in waiting {
        for key in Set(item.reasons.map(\.key)) { counts[key, default: 0] += 1 }
      }
      let best = waiting.flatMap(\.reasons).max { one, other in
        let (left, right) = (counts[one.key] ?? 0, counts[other.key] ?? 0)
        return (left, -one.rank, other.key) < (right, -other.rank, one.key)
      }
      guard let best else { break }
      let isMember = { (reasons: [Reason]) in reasons.contains { $0.key == best.key } }
      expected.insert(waiting.filter { isMember($0.reasons) }.map(\.name))
      waiting.removeAll { isMember($0.reasons) }
    }
    let causes = Cause.causes(of: records)
    #expect(causes.count == expected.count && causes.count > 5)
    #expect(Set(causes.map(\.snapshots)) == expected)
  }

  @Test(
    "as many causes as snapshots take no time that grows with their square", .timeLimit(.minutes(1))
  )
  func manyCauses() {
    let records = (0..<6000).map { index in
      SnapshotRecord(
        name: "f\(index)/x", status: .different, message: "", golden: "f\(index)/x.png")
    }
    let causes = Cause.causes(of: records)
    #expect(causes.count == records.count)
    #expect(causes.first?.title == "pictures of f0 differ" && causes.last?.number == 6000)
    #expect(causes.map(\.title) == causes.map(\.title).sorted())
  }

  @Test("a renderer is a cause only if the model is the same, and the cause names it")
  func renderer() throws {
    try package.record("a", 10, renderer: "cairo 1.16.0")
    let snapshot = try package.snapshot("a", 12, renderer: "cairo 1.18.0")
    let same = try Snapshot(
      name: snapshot.name, bitmap: snapshot.bitmap, renderer: "cairo 1.18.0",
      model: package.snapshot("a", 10).model)
    let record = try package.store.take(same, mode: .never)
    let cause = try #require(Cause.causes(of: [record]).first)
    #expect(cause.kind == .renderer)
    #expect(cause.title == "another renderer: cairo 1.16.0 → 1.18.0")
    #expect(cause.details == ["the models are equal"])
    let changed = try package.store.take(snapshot, mode: .never)
    #expect(Cause.causes(of: [changed]).map(\.kind) == [.model])
  }

  @Test("missing goldens are a cause, and so are pixels that nothing explains")
  func others() throws {
    try package.record("a", 10)
    let drawn = try Snapshot(
      name: SnapshotName("a"), bitmap: package.snapshot("a", 12).bitmap, renderer: nil,
      model: package.snapshot("a", 10).model)
    let records = [
      try package.store.take(drawn, mode: .never), try package.verify("new/1", 1),
      try package.verify("new/2", 1),
    ]
    let causes = Cause.causes(of: records)
    #expect(causes.map(\.kind) == [.new, .drawing])
    #expect(causes.map(\.snapshots) == [["new/1", "new/2"], ["a"]])
    #expect(causes.map(\.number) == [1, 2])
  }

  @Test("parts of a run merge to the same bytes in any order")
  func merging() throws {
    let records = try verified([("a/1", 10, 11), ("a/2", 20, 25), ("b", 3, 3)])
    let parts = records.map { VerificationResults([$0], orphans: ["x"], shard: "1/3") }
    let texts = [parts, parts.reversed(), [parts[1], parts[0], parts[2]]].map {
      JSON.text(of: VerificationResults(merging: $0))
    }
    #expect(texts[0] == texts[1] && texts[0] == texts[2])
    let merged = try JSON.value(VerificationResults.self, from: texts[0])
    #expect(merged.snapshots.map(\.name) == ["a/1", "a/2", "b"])
    #expect(merged.orphans == ["x"] && merged.shard == nil)
    #expect(merged.summary == "3 snapshots: 1 same, 2 different")
  }

  @Test("parts of a run that are missing are named")
  func missingParts() {
    func missing(_ shards: [String?]) -> [String] {
      VerificationResults.missingParts(of: shards.map { VerificationResults([], shard: $0) })
    }
    #expect(missing(["1/3", "3/3", "1/3"]) == ["2/3"])
    #expect(missing(["2/2", nil, "1/2"]) == [])
    #expect(missing([nil]) == [])
    // Two runs that were divided differently.
    #expect(missing(["2/2", "1/3", "2/3"]) == ["1/2", "3/3"])
  }

  @Test("a changed rule explains the values that it sets, and a script's motion")
  func rules() throws {
    // Only the first picture has the old condition; in the others the rule was not in effect.
    let texts = [
      ("s/a", "alpha: 0.1  @ rules[0].cell.alpha when selected\n", ""),
      ("s/b", "", "alpha: 0.1  @ rules[0].cell.alpha when pressed\n"),
      ("s/c", "", "alpha: 0.1  @ rules[0].cell.alpha when pressed\n"),
      ("other/b", "", "alpha: 0.1  @ rules[0].cell.alpha when pressed\n"),
    ]
    let rule = ModelChange(
      rule: 0, old: "selected", new: "pressed", file: "s.cell.yaml", line: 7, column: 5)
    let records = try texts.map { name, old, new in
      let head = "presentation 1\nitem 0\n  cell\n    frame: (0, 0, 1, 1)\n"
      let snapshot = try package.snapshot(name, 1)
      func take(_ text: String, _ gray: UInt8, _ mode: RecordMode) throws -> SnapshotRecord {
        try package.store.take(
          Snapshot(
            name: snapshot.name, bitmap: package.snapshot(name, gray).bitmap, renderer: nil,
            model: text.isEmpty ? head : head + "    " + text), mode: mode,
          locate: { changes in
            changes.contains { $0.oldCondition != nil } ? [rule] + changes : changes
          })
      }
      _ = try take(old, 1, .all)
      return try take(new, 2, .never)
    }
    let causes = Cause.causes(of: records)
    #expect(
      causes.map(\.title) == ["rules[0].when selected → pressed", "cell.alpha default → 0.1"])
    #expect(causes.map(\.snapshots) == [["s/a", "s/b", "s/c"], ["other/b"]])
    #expect(causes.map(\.mixed) == [0, 0])
    #expect(causes.first?.details == ["s.cell.yaml:7"])
  }

  @Test("further changes in a cause's snapshots are listed with the number of snapshots")
  func alsoChanged() throws {
    func model(_ alpha: Int, _ texts: [String]) -> ModelText {
      let labels = texts.enumerated().map { index, text in
        "  label\(index)\n    text: \"\(text)\"  @ items[0].label\(index).text\n"
      }
      return ModelText(
        "presentation 1\nitem 0\n  view\n    alpha: \(alpha)  @ rules[0].view.alpha\n"
          + labels.joined())
    }
    func record(_ name: String, _ old: [String], _ new: [String]) -> SnapshotRecord {
      var record = SnapshotRecord(
        name: name, status: .different, message: "", golden: "\(name).png")
      record.changes = ModelText.changes(from: model(0, old), to: model(1, new))
      return record
    }
    let records = [
      record("a", ["1 Jan"], ["2 Jan"]), record("b", ["12 Mar"], ["13 Mar"]),
      record("c", ["12 Mar"], ["13 Mar"]), record("d", ["12 Mar"], ["12 Mar"]),
    ]
    let causes = Cause.causes(of: records)
    #expect(causes.map(\.snapshots) == [["a", "b", "c", "d"]])
    #expect(
      causes.map(\.headline)
        == ["1. view.alpha 0 → 1: 4 snapshots, 3 with other changes, too"])
    #expect(
      causes.first?.alsoChanged(atMost: 2) == [
        #"also label0.text "12 Mar" → "13 Mar" in 2"#,
        #"also label0.text "1 Jan" → "2 Jan" in 1"#,
      ])
    #expect(causes.first?.alsoChanged(atMost: 1) == ["also 2 other changes"])
    #expect(
      VerificationResults(records).markdown.contains(
        #"| 1. view.alpha 0 → 1<br>also label0.text "12 Mar" → "13 Mar" in 2"#
          + #"<br>also label0.text "1 Jan" → "2 Jan" in 1 | 4 | 0 | `rules[0].view.alpha` |"#))
    // The list of `accept --cause` keeps them.
    let kept = try JSON.value(CauseList.self, from: JSON.text(of: CauseList(records)))
    #expect(kept.causes == causes)
  }

  @Test(
    "a colour with one value in light and another in dark surroundings is one cause, in lists, too")
  func colors() throws {
    func record(_ name: String, _ old: String, _ new: String, at place: String) throws
      -> SnapshotRecord
    {
      func text(_ value: String) -> String {
        "presentation 1\nitem 0\n  view\n    backgroundColor: \(value)  @ \(place)\n"
      }
      let snapshot = try package.snapshot(name, 1)
      func take(_ model: String, _ gray: UInt8, _ mode: RecordMode) throws -> SnapshotRecord {
        try package.store.take(
          Snapshot(
            name: snapshot.name, bitmap: package.snapshot(name, gray).bitmap, renderer: nil,
            model: model), mode: mode)
      }
      _ = try take(text(old), 1, .all)
      return try take(text(new), 2, .never)
    }
    let records = [
      try record("a.light", "#007AFF", "#5856D6", at: "cell.a"),
      try record("a.dark", "#0A84FF", "#5E5CE6", at: "cell.a"),
      try record("b.dark", "[#0A84FF80, #FFFFFF]", "[#5E5CE680, #FFFFFF]", at: "cell.b"),
      try record("c", "#FF0000", "#00FF00", at: "cell.c"),
    ]
    for records in [records, records.reversed()] {
      let causes = Cause.causes(of: records)
      #expect(causes.map { $0.snapshots.sorted() } == [["a.dark", "a.light", "b.dark"], ["c"]])
    }
  }
}
