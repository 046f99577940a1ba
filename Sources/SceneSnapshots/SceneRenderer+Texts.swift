package import Interaction
internal import Motion
internal import Resolution
internal import Review
package import SceneRendering
internal import Snapshots
package import Timelines

/// What scenes show, as texts that can be goldens.
extension SceneRenderer {
  /// Maximum number of frames in a motion's text. Our choice: a minute of motion.
  private static let mostFramesInMotion = 3600

  /// The cell of an item in a state: views, frames and values, each with its place in the scene.
  package func presentationText(
    item: Int, state: CellState
  ) throws(RenderingError) -> String {
    PresentationText.text(of: try presentedCell(item: item, state: state), in: resolved)
  }

  /// The collection view at a moment of a script, and what is on its way there.
  package func presentationText(
    script: String, at moment: ScriptMoment
  ) throws(RenderingError) -> String {
    let timeline = try timeline(script: script)
    let moment = try moment.moment(in: timeline)
    return PresentationText.text(
      of: timeline.settledPresentation(at: moment), shown: timeline.presentation(at: moment),
      in: resolved)
  }

  /// The scene's animations and each value that changes while a script plays, frame by frame.
  package func motionText(script: String) throws(RenderingError) -> String {
    try motionText(of: timeline(script: script))
  }

  /// The scene's animations and each value that changes in a timeline, frame by frame.
  package func motionText(of timeline: Timeline) throws(RenderingError) -> String {
    guard let clock = FrameClock(framesPerSecond: ValueCurve.framesPerSecond) else {
      throw .noFrameRate(ValueCurve.framesPerSecond)
    }
    let trace = PropertyTrace(
      whereItChanges: timeline, clock: clock, atMost: Self.mostFramesInMotion)
    return PresentationText.text(of: trace, in: resolved)
  }
}
