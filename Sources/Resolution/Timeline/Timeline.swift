internal import Interaction
internal import Motion
internal import OrderedCollections
internal import Scenes

/// What is on screen while a script plays, as a pure function of time: moments can be asked for in any
/// order and at once.
package struct Timeline: Sendable {
  /// The moments at which something happened, the start first.
  package let turns: [Turn]
  /// How long the script takes.
  package let duration: Duration
  /// The moments that the script names, in order.
  package let marks: [(name: String, time: Duration)]
  private let track: Track<Int>

  /// Plays a script of a scene from rest.
  ///
  /// - Returns: `nil` when the scene has no script of that name.
  package init?(of scene: ResolvedScene, script name: String) {
    guard let script = scene.scene.scripts[name] else { return nil }
    var player = ScriptPlayer(scene)
    player.play(script)
    turns = player.turns
    duration = script.duration
    marks = script.marks
    var track = Track(0)
    for (index, turn) in turns.enumerated().dropFirst() {
      track.change(to: index, at: turn.time)
    }
    self.track = track
  }

  /// The number of the turn that is in force at `time`: equal numbers mean equal pictures.
  package func turnIndex(at time: Duration) -> Int {
    track.value(at: time)
  }

  /// What is on screen at `time`: before the start the start, after the end the end.
  package func presentation(at time: Duration) -> Presentation {
    turns[turnIndex(at: time)].presentation
  }
}
