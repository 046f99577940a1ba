import Snapshots
import Testing

@Suite("Choosing snapshots by name")
struct SnapshotFilterTests {
  @Test(
    "a filter is a name, a folder of names or a pattern",
    arguments: [
      ("selection/tap", "selection/tap/0.150s.light@2x", true),
      ("selection/tap/", "selection/tap/0.150s.light@2x", true),
      ("selection/tap", "selection/tap-second/0.150s.light@2x", false),
      ("selection", "selection/tap/0.150s.light@2x", true),
      ("selection", "selection-2/normal.light@2x", false),
      ("tap", "selection/tap/0.150s.light@2x", false),
      ("selection/normal.light@2x", "selection/normal.light@2x", true),
      ("selection/normal", "selection/normal.light@2x", true),
      ("selection/norm", "selection/normal.light@2x", false),
      ("selection/highlighted", "selection/highlighted+selected.light@2x", false),
      ("selection/*", "selection/normal.light@2x", true),
      ("*/normal.*", "selection/normal.light@2x", true),
      ("*.light@2x", "selection/normal.light@2x", false),
      ("**.light@2x", "selection/normal.light@2x", true),
      ("selection/tap/?.150s.*", "selection/tap/0.150s.light@2x", true),
      ("?election", "selection/normal.light@2x", true),
      ("", "selection/normal.light@2x", false),
      ("[ab]", "a", false),
    ])
  func matches(filter: String, name: String, isChosen: Bool) {
    // What a scene's plan calls the same snapshot without its variant.
    let subject = name.hasSuffix(".light@2x") ? String(name.dropLast(".light@2x".count)) : nil
    #expect(SnapshotFilter(filter).matches(name, subject: subject) == isChosen)
  }

  @Test(
    "a filter knows whether it can select a name of a scene",
    arguments: [
      ("selection/tap", "selection", true), ("selection", "selection", true),
      ("selection/", "selection", true), ("selection/tap", "selection-2", false),
      ("selection-2/tap", "selection", false), ("tap", "selection", false),
      ("*", "selection", true), ("*/tap", "selection", true), ("s*/tap", "selection", true),
      ("t*/tap", "selection", false), ("**", "selection", true), ("**/tap", "selection", true),
      ("**tap**", "selection", true), ("*tap*", "selection", false),
      ("?election/a", "selection", true),
      ("?election", "selection", true), ("selection?tap", "selection", false),
      ("", "selection", false),
      ("*.light@2x", "selection", false), ("sel**.light@2x", "selection", true),
    ])
  func canMatch(filter: String, scene: String, isPossible: Bool) {
    #expect(SnapshotFilter(filter).canMatch(inFolder: scene) == isPossible)
    // The names that the filter selects agree.
    let names = ["tap/0.150s.light@2x", "a.light@2x", "xtapx.light@2x"].map { scene + "/" + $0 }
    let selects = names.contains { SnapshotFilter(filter).matches($0) }
    #expect(isPossible || !selects)
  }

  @Test("without filters all names are chosen")
  func none() {
    #expect([SnapshotFilter]().choose("a"))
    #expect(![SnapshotFilter("b")].choose("a"))
  }

  @Test("a pattern of many stars takes no longer than its length times that of the name")
  func manyStars() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!SnapshotFilter(pattern).matches(String(repeating: "a", count: 240)))
  }
}
