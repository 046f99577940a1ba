internal import Drawing
package import Interaction
internal import Scenes
internal import Views
package import Vocabulary

/// The controls on which nothing in a scene depends.
extension Machine {
  /// The controls of an item's cell that a touch in their middle hits and changes, but on which nothing in the scene
  /// depends, in the order of the scene. State graphs contain no touches on them.
  package func unconnectedControls(ofItem item: Int, in stage: Stage) -> [ViewName] {
    // A switch, or a control with a value, has a state of its own unless the scene assigns what it shows.
    let changing = Set(
      scene.states.compactMap { state -> ViewName? in
        if let (name, flag) = ControlFlag.parts(of: state.name) {
          return flag.isOfSwitches ? name : nil
        }
        return ControlValue.control(ofState: state.name)
      })
    return scene.controls.filter { $0.kind == .button || changing.contains($0.name) }.map(\.name)
      .filter { name in
        guard !connectedControls.contains(name),
          let middle = point(in: name, ofItem: item, at: Point(0.5, 0.5), in: stage),
          let touch = control(ofItem: item, at: middle, in: stage)
        else { return false }
        return touch.name == name && touch.isEnabled
      }
  }

  /// The controls that fingers touch while a script is played.
  package func touchedControls(in script: TouchScript, from stage: Stage) -> Set<ViewName> {
    var player = Player(self, from: stage, recordsMoments: true)
    player.play(script)
    return Set(player.takeMoments().compactMap { $0.stage.finger?.control?.name })
  }
}
