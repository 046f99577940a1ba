internal import Cellophane
internal import SceneSnapshots

/// The part of a scene that is shown, and when. Default: the collection view with its cells at rest.
struct SubjectChoice: Equatable {
  /// The item whose cell is shown alone; `nil` for the collection view.
  var item: Int?
  /// The state of the item's cell; `nil` for the one that the scene gives it.
  var state: String?
  /// The script that is played; `nil` for none.
  var script: String?
  /// The moment of the script.
  var moment: String?

  /// Whether nothing was chosen.
  var isEmpty: Bool { item == nil && state == nil && script == nil }

  /// Returns the part of a scene.
  ///
  /// - Throws: `CommandFailure` if the moment is after the script's end; an error of the scene if it has no such
  ///   item, state or script.
  func subject(of renderer: SceneRenderer) throws -> SceneRenderer.Subject {
    if let script, let moment {
      try check(moment, of: script, renderer)
      return try renderer.subject(item: item, script: script, at: .mark(moment))
    }
    return try renderer.subject(item: item, state: state.map(renderer.state))
  }

  /// Checks that a time is not after the end of a script and its animations.
  private func check(_ moment: String, of script: String, _ renderer: SceneRenderer) throws {
    let scene = renderer.scene
    let animations =
      scene.rules.flatMap { [$0.animation, $0.leaving] } + scene.states.map(\.animation)
      + [scene.collectionView.batchUpdatesAnimation]
    // An endless animation has no end.
    guard !animations.contains(where: { $0?.repeatCount == .infinity }) else { return }
    try renderer.checkTime(moment, of: "--at", isWithin: script)
  }
}
