internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Scenes
internal import Timelines

/// A scene's scripts as inputs with times, which the page's script plays as if a finger did them.
struct ScriptTable {
  private let inputs: CellInputs

  init(_ inputs: CellInputs) { self.inputs = inputs }

  /// A script for the page: its name, its duration and its inputs, or why the page cannot play it.
  func json(name: String, _ script: TouchScript, _ timeline: Timeline) -> JSONValue {
    var time = Duration.zero
    var touches = timeline.touches[...]
    var inputs: [JSONValue] = []
    var obstacle =
      timeline.turns.contains { $0.stage.finger?.control != nil } ? "It touches a control" : nil
    func add(_ time: Duration, _ kind: JSONValue, _ arguments: [JSONValue] = []) {
      inputs.append(.array([.number(time.seconds, places: 6), kind] + arguments))
    }
    /// The next action of the finger; none if it was not on the screen.
    func touch(_ phase: TouchMoment.Phase, _ kind: JSONValue) {
      guard let touch = touches.first, touch.time == time, touch.phase == phase else { return }
      touches.removeFirst()
      let place = [touch.location.x, touch.location.y].map { JSONValue.number($0, places: 5) }
      add(time, kind, phase == .down || phase == .moved ? place : [])
    }
    if timeline.turns.contains(where: \.isGliding) { obstacle = "It scrolls by itself" }
    for step in script.steps {
      switch step {
      case .tap:
        touch(.down, "down")
        time += TouchScript.tapDuration
        touch(.lifted, "up")
      case .down: touch(.down, "down")
      case .move: touch(.moved, "move")
      case .up: touch(.lifted, "up")
      case .cancel: touch(.cancelled, "cancel")
      case .wait(let duration): time += duration
      case .swipe: obstacle = obstacle ?? "It swipes"
      case .scroll, .fling: obstacle = obstacle ?? "It scrolls by itself"
      case .traits: obstacle = obstacle ?? "It changes traits"
      case .mark(let name): add(time, "mark", [.string(name)])
      case .app(let call):
        switch call {
        case .select(let item, let isAnimated):
          if isAnimated { obstacle = obstacle ?? "It selects with an animation" }
          add(time, "select", [.number(item)])
        case .deselect(let item, let isAnimated):
          if isAnimated { obstacle = obstacle ?? "It deselects with an animation" }
          add(time, "deselect", [.number(item)])
        case .set(let change):
          add(
            time, "set",
            [.number(change.item)]
              + change.values.map { .strings([$0.word.text, $0.value.description]) })
        case .setEditing: obstacle = obstacle ?? "It begins to edit"
        case .updateItems: obstacle = obstacle ?? "It changes the items"
        case .scrollToItem: obstacle = obstacle ?? "It scrolls to an item"
        }
      }
    }
    return .object([
      "name": .string(name), "duration": .number(timeline.duration.seconds, places: 6),
      "length": .number(script.duration.seconds, places: 6),
      "inputs": obstacle == nil ? .array(inputs) : nil,
      "obstacle": obstacle.map { .string("\($0), which this page does not play.") },
    ])
  }
}
