internal import Foundation

/// Solving the constraints of cells, beside kiwi on the same systems: from nothing, after changing one
/// constant, and how the time grows with the number of views.
struct LayoutSection {
  let places: Places
  /// The folder with Python's module kiwisolver; empty when it is not installed.
  let kiwi: String

  private static let counts = [10, 60, 300, 1000]

  func run(rounds: Int) throws {
    let peer = try peer()
    for count in Self.counts {
      let system = LayoutSystem(views: count)
      // Small systems are solved as often as makes some hundred views: once takes less than the caches
      // take to get warm.
      let times = max(300 / count, 1)
      let contest = Contest(
        title: "layout of \(count) views from nothing",
        entries: [
          Contest.Entry(
            name: "ours",
            run: {
              try timed {
                try (0..<times).reduce(0) { _, _ in Int(try system.solved().rounded()) }
              }
            },
            goal: "time <= 1.0"),
          Contest.Entry(name: "kiwi", run: { try peer?.run("solve \(count) \(times)") }),
        ], references: ["kiwi"], unit: "sum of all sides")
      show(try contest.table(rounds: rounds))
    }
    let changed = try LayoutSystem(views: 60).changing()
    let change = Contest(
      title: "layout of 60 views after changing a constant",
      entries: [
        Contest.Entry(
          name: "ours", run: { timed { Int((changed(1) ?? 0).rounded()) } },
          goal: "time <= 1.0"),
        Contest.Entry(name: "kiwi", run: { try peer?.run("change 60") }),
      ], references: ["kiwi"], unit: "sum of all sides")
    show(try change.table(rounds: rounds))
    show(try nextItem().table(rounds: rounds))
  }

  /// What users get of it: the size of a whole cell, from the rules and the texts to the answer.
  private func nextItem() throws -> Contest {
    let scene = LayoutScene()
    var list = try scene.resolved()
    var asked = 0
    return Contest(
      title: "size of a cell of 60 views",
      entries: [
        Contest.Entry(
          name: "another text and constant",
          run: {
            asked += 1
            if asked % LayoutScene.itemCount == 1 {
              list = try scene.resolved()
              _ = LayoutScene.height(ofItem: 0, in: list)
            }
            let item = asked % (LayoutScene.itemCount - 1) + 1
            return timed { LayoutScene.height(ofItem: item, in: list) }
          }, goal: "time <= 1/3"),
        Contest.Entry(
          name: "the first cell",
          run: {
            let fresh = try scene.resolved()
            return timed { LayoutScene.height(ofItem: 0, in: fresh) }
          }),
      ], references: ["the first cell"], unit: "points")
  }

  private func peer() throws -> ScriptPeer? {
    guard !kiwi.isEmpty else { return nil }
    var files: [String] = []
    for count in Self.counts {
      files.append(try places.keep(Array(LayoutSystem(views: count).text.utf8), "layout-\(count)"))
    }
    let script = places.benchmarks.appendingPathComponent("kiwi_peer.py").path
    return try ScriptPeer(["python3", script, kiwi] + files)
  }
}
