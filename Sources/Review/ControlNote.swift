internal import Interaction
internal import Machine
internal import OrderedCollections
internal import Resolution
package import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Wording

extension SceneRenderer {
  /// The maximum number of items whose controls are tried. Our choice: as many as `check` examines.
  private static let mostItems = 24
  /// The maximum number of controls that the note names. Our choice.
  private static let mostNames = 6

  /// Which controls touches change without a diagram or a golden that shows it, in a sentence without a full stop; `nil`
  /// if there are none.
  ///
  /// State graphs contain touches only on controls for which something in the scene asks. A script or a state of a control
  /// that `snapshots` lists is a golden without that.
  package var controlNote: String? {
    guard !scene.controls.isEmpty else { return nil }
    let machine = resolved.machine
    let start = resolved.initialStage
    var names: OrderedSet<ViewName> = []
    for item in DistinctItems(scene).items.prefix(Self.mostItems) {
      names.formUnion(machine.unconnectedControls(ofItem: item, in: start))
    }
    guard !names.isEmpty else { return nil }
    for name in scene.snapshots.scripts {
      guard let script = resolved.scene.scripts[name] else { continue }
      names.subtract(machine.touchedControls(in: script, from: start))
    }
    if case .list(let states) = scene.snapshots.states {
      names.subtract(
        states.flatMap { $0.customValues.keys.compactMap(ControlValue.control(ofState:)) })
    }
    guard !names.isEmpty else { return nil }
    let more = names.count - Self.mostNames
    let told = names.prefix(Self.mostNames).map(\.rawValue) + (more > 0 ? ["\(more) more"] : [])
    let one = names.count == 1
    return
      "touches on \(told.listed("and")) are in no diagram and no golden, because no rule, state or listed script"
      + " asks for \(one ? "it" : "them"); write a rule for \(one ? "its state" : "their states"), or list a script"
      + " with the touch under \"snapshots\""
  }
}
