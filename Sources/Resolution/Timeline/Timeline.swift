package import Interaction

/// What is on screen while a script plays, as a pure function of time: moments can be asked for in any
/// order and at once.
package struct Timeline: Sendable {
  /// A moment that a script names.
  package struct Mark: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The moment, from the start of the script.
    package let time: Duration
  }

  /// The moments at which something happened, one turn each, the start first.
  package let turns: [Turn]
  /// How long the script takes.
  package let duration: Duration
  /// The moments that the script names, in order.
  package let marks: [Mark]
  /// Where the finger is.
  package let touches: TouchTrace
  private let scene: ResolvedScene

  /// Plays a script in a scene, from rest.
  package init(of scene: ResolvedScene, playing script: TouchScript) {
    self.scene = scene
    var player = ScriptPlayer(scene)
    player.play(script)
    turns = player.turns
    touches = player.touches
    duration = script.duration
    marks = script.marks.map { Mark(name: $0.name, time: $0.time) }
  }

  /// The turn that is in force at `time`: a turn holds from its own moment on; before the start the
  /// first one holds.
  package func turn(at time: Duration) -> Turn { turns[index(at: time)] }

  /// What is on screen at `time`.
  package func presentation(at time: Duration) -> Presentation {
    let states = StateTable(scene, after: turn(at: time))
    return scene.presentation { states.state(of: $0) }
  }

  /// An item's cell at `time`, whether or not it is in view.
  package func cell(item: Int, at time: Duration) -> PresentedCell {
    scene.cell(item: item, state: StateTable(scene, after: turn(at: time)).state(of: item))
  }

  /// The next moment after `time` at which the screen may change; `nil` when it never does again.
  package func nextChange(after time: Duration) -> Duration? {
    let next = index(at: time) + 1
    return next < turns.count ? turns[next].time : nil
  }

  private func index(at time: Duration) -> Int {
    var (low, high) = (1, turns.count)
    while low < high {
      let middle = (low + high) / 2
      if turns[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
