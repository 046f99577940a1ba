internal import Machine
internal import Notation
internal import Vocabulary
internal import Work

/// How something that is taken away looks while it leaves. Its views stay on screen until it is gone, so that they have
/// the colours and texts of the current traits.
struct LeavingLooks<Look: Sendable>: Sendable {
  /// The look in the stage.
  private let original: Look
  /// The last stage in which it was there.
  private let stage: Stage
  private let present: @Sendable (Stage) -> Look
  /// The looks with other traits, each made once. Frames are requested from several threads.
  private let others = Cache<Traits, Look>(maximumCount: SceneLimits.mostScriptedTraits)

  /// Creates the looks of what is taken away.
  ///
  /// - Parameters:
  ///   - look: How it looked last.
  ///   - stage: The stage in which it looked so.
  ///   - present: Returns how it looks in this stage with other traits.
  init(_ look: Look, in stage: Stage, present: @escaping @Sendable (Stage) -> Look) {
    original = look
    self.stage = stage
    self.present = present
  }

  /// Returns the look with traits that scripts lead to.
  func look(in traits: Traits) -> Look {
    guard traits != stage.traits else { return original }
    return others.value(traits) { presented(in: traits) }
  }

  private func presented(in traits: Traits) -> Look {
    var stage = stage
    stage.traits = traits
    return present(stage)
  }
}
