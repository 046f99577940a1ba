package import Captures
internal import Interaction
internal import Resolution
package import SceneRendering
internal import Scenes
internal import Vocabulary

extension SceneCapture {
  /// The maximum number of states of a tour. Our choice.
  private static let mostStates = 60

  /// Captures the states that touches and the app can reach, in light and dark appearance, a tap, and each value that
  /// the app sets.
  package func tour() throws(RenderingError) -> Capture {
    let reachable = renderer.resolved.stateGraph(ofItems: [item]).cellStates
    let states = Array(([.normal] + reachable.filter { !$0.isNormal }).prefix(Self.mostStates))
    let set = states.filter { state in
      !state.isNormal && !state.contains(.highlighted) && !state.contains(.selected)
    }
    func name(_ state: CellState) -> String { state.text(separator: ",") }
    let changes =
      [
        CapturedChange(.touchDown, from: "normal", to: "highlighted"),
        CapturedChange(.touchUp, from: "highlighted", to: "selected"),
      ]
      + set.flatMap { state in
        [
          CapturedChange(.set, from: "normal", to: name(state)),
          CapturedChange(.set, from: name(state), to: "normal"),
        ]
      }
    var result = try capture(
      states: states.map(name), variants: [TraitsChange(userInterfaceStyle: .dark)],
      changes: changes)
    // If the delegate refuses the tap, the first change ends in another state.
    if result.changes.count > 1, result.changes[1].from != result.changes[0].to {
      result.changes[1].from = result.changes[0].to
    }
    let known = Set(result.states.map(\.name))
    result.changes.removeAll { !known.contains($0.from) || !known.contains($0.to) }
    return result
  }
}
