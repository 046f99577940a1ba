internal import Drawing
internal import Machine
internal import Motion
internal import Scenes
internal import Validation

/// Animations that start each other without end.
extension LooksReport {
  /// Animations that start each other by their completions, once for each loop.
  var loopProblems: [SceneProblem] {
    loops.sorted { $0.rules.lexicographicallyPrecedes($1.rules) }.map { loop in
      let names = loop.rules.map { "rules[\($0)].completion" }.joined(separator: " → ")
      let path = ScenePath.scene.key("rules").index(loop.rules.first ?? 0).key("completion")
      guard loop.period > .zero else {
        return SceneProblem(
          path: path,
          message:
            "warning: these completions cause each other without end, as their animations change nothing:"
            + " \(names); limit one by \"when\"")
      }
      return SceneProblem(
        path: path,
        message: "note: these animations start each other without end, every"
          + " \(decimal(loop.period.seconds, places: 3)) s: \(names); if that is meant, a film shows it until its"
          + " script ends, and autoreverses with repeatCount: infinity describes a pulse in one rule"
      )
    }
  }
}
