package import Interaction
package import Machine
package import Resolution
package import Wording

extension SceneWords {
  /// The words for an event: a control is called by the accessibility label that it had just before.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - stage: The stage before it.
  ///   - scene: The scene.
  package func words(
    for event: CellEvent, after stage: Stage, in scene: ResolvedScene
  ) -> SceneWords {
    guard case .control(_, _, let item) = event else { return self }
    return calling(scene.cell(item: item, in: stage).accessibilityLabels)
  }
}
