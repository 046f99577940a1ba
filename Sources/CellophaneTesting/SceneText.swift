public import Cellophane
internal import SceneSnapshots

/// A stage of a scene's path to pictures, as text: what can be a snapshot without a picture.
///
/// Each text is the same for the same scene, whatever machine writes it. Goldens of texts can be read in a
/// review of code.
public struct SceneText: Sendable {
  /// The word that stands in the names of goldens: `presentation`.
  let word: String
  /// Writes the text.
  let make: @Sendable (SceneRenderer) throws -> String

  /// The scene as it was understood, with nothing decided yet; as `cellophane dump scene` prints it.
  public static let scene = SceneText(word: "scene") { $0.scene.dump() }

  /// The first item's cell in its normal state: views, frames and values, each with its place in the scene.
  public static let presentation = presentation()

  /// The cell of an item in a state: views, frames and values, each with its place in the scene.
  ///
  /// - Parameters:
  ///   - item: The item whose cell is shown. Default: the first.
  ///   - state: The cell's state. Default: normal.
  public static func presentation(item: Int = 0, state: CellState = .normal) -> SceneText {
    SceneText(word: "presentation") { try $0.presentationText(item: item, state: state) }
  }

  /// The collection view at a moment of a script, and what is on its way then.
  ///
  /// - Parameters:
  ///   - script: The name of one of the scene's scripts.
  ///   - moment: A time from the script's start, or the name of one of its marks.
  public static func presentation(script: String, at moment: ScriptMoment) -> SceneText {
    SceneText(word: "presentation") { try $0.presentationText(script: script, at: moment) }
  }

  /// What happens while each of the scene's scripts plays: delegate calls, gestures and updates, with times;
  /// as `cellophane trace` prints it.
  public static let trace = SceneText(word: "trace") { renderer in
    try renderer.scene.scripts.keys.map { script in
      "\(script)\n" + (try renderer.trace(script: script).text)
    }.joined(separator: "\n")
  }

  /// What happens while a script plays.
  ///
  /// - Parameter script: The name of one of the scene's scripts.
  public static func trace(script: String) -> SceneText {
    SceneText(word: "trace") { try $0.trace(script: script).text }
  }

  /// The scene's animations and each value that changes while a script plays, frame by frame at 60 frames per
  /// second. A failure names the values that differ, from when to when, and where most.
  ///
  /// - Parameter script: The name of one of the scene's scripts.
  public static func motion(script: String) -> SceneText {
    SceneText(word: "motion") { try $0.motionText(script: script) }
  }

  /// The states that touches lead to and what leads from one to another, for the first item's cell, in
  /// Mermaid's `stateDiagram-v2`.
  public static let stateGraph = stateGraph()

  /// The states that touches lead to and what leads from one to another.
  ///
  /// - Parameter items: The items whose cells are watched together. Default: the first.
  public static func stateGraph(items: [Int] = [0]) -> SceneText {
    SceneText(word: "stateGraph") { try $0.stateDiagramText(items: items, as: .mermaid) }
  }
}
