package import Interaction
internal import Motion
internal import Resolution
internal import Review
package import SceneRendering
internal import Snapshots
package import Timelines

/// Descriptions of scenes as texts that can be goldens.
extension SceneRenderer {
  /// The maximum number of frames in the text of a motion. Our choice: one minute.
  private static let mostFramesInMotion = 3600

  /// Returns the text for the cell of an item in a state: views, frames and values with their places in the
  /// scene.
  package func presentationText(
    item: Int, state: CellState
  ) throws(RenderingError) -> String {
    PresentationText.text(of: try presentedCell(item: item, state: state), in: resolved)
  }

  /// Returns the text for the collection view at a moment of a script, with its animated values.
  package func presentationText(
    script: String, at moment: ScriptMoment
  ) throws(RenderingError) -> String {
    let timeline = try timeline(script: script)
    let moment = try moment.moment(in: timeline)
    return PresentationText.text(
      of: timeline.settledPresentation(at: moment), shown: timeline.presentation(at: moment),
      in: resolved)
  }

  /// Returns the text for the motion of a script: the scene's animations, and each value that changes, frame by
  /// frame.
  package func motionText(script: String) throws(RenderingError) -> String {
    try motionText(of: timeline(script: script), script: script)
  }

  /// Returns the text for the motion of a timeline of the script with the name.
  package func motionText(
    of timeline: Timeline, script: String
  ) throws(RenderingError) -> String {
    guard let clock = FrameClock(framesPerSecond: ValueCurve.framesPerSecond) else {
      throw .invalidFrameRate(ValueCurve.framesPerSecond, allowed: FrameClock.rates)
    }
    let trace = PropertyTrace(
      whereItChanges: timeline, clock: clock, atMost: Self.mostFramesInMotion)
    return PresentationText.text(of: trace, script: script, in: resolved)
  }
}
