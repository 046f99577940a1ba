public import Cellophane
internal import SceneSnapshots

/// A kind of text that describes a scene, for snapshots without pictures.
///
/// Equal scenes give equal texts on all machines.
public struct SceneText: Sendable {
  /// The word for the kind in the names of goldens, such as `presentation`.
  let word: String
  /// Creates the text.
  let make: @Sendable (SceneRenderer) throws -> String

  /// The scene before rules are applied, as `cellophane dump scene` prints it.
  public static let scene = SceneText(word: "scene") { $0.scene.dump() }

  /// The first item's cell in its normal state: views, frames and values with their places in the scene.
  public static let presentation = presentation()

  /// The cell of an item in a state: views, frames and values with their places in the scene.
  ///
  /// - Parameters:
  ///   - item: The item whose cell is shown. Default: the first.
  ///   - state: The cell's state. Default: normal.
  public static func presentation(item: Int = 0, state: CellState = .normal) -> SceneText {
    SceneText(word: "presentation") { try $0.presentationText(item: item, state: state) }
  }

  /// The collection view at a moment of a script, with its animated values.
  ///
  /// - Parameters:
  ///   - script: The name of one of the scene's scripts.
  ///   - moment: A time from the script's start, or the name of one of its marks.
  public static func presentation(script: String, at moment: ScriptMoment) -> SceneText {
    SceneText(word: "presentation") { try $0.presentationText(script: script, at: moment) }
  }

  /// The events of each of the scene's scripts: delegate calls, gestures and updates with their times, as
  /// `cellophane trace` prints them.
  public static let trace = SceneText(word: "trace") { renderer in
    try renderer.scene.scripts.keys.map { script in
      "\(script)\n" + (try renderer.trace(script: script).text)
    }.joined(separator: "\n")
  }

  /// The events of one script: delegate calls, gestures and updates with their times.
  ///
  /// - Parameter script: The name of one of the scene's scripts.
  public static func trace(script: String) -> SceneText {
    SceneText(word: "trace") { try $0.trace(script: script).text }
  }

  /// The scene's animations and each value that changes while a script plays, frame by frame at 60 frames per
  /// second. A failure names the values that differ, the period, and the greatest difference.
  ///
  /// - Parameter script: The name of one of the scene's scripts.
  public static func motion(script: String) -> SceneText {
    SceneText(word: "motion") { try $0.motionText(script: script) }
  }

  /// The states that the first item's cell can reach by touches, and the transitions between them, as Mermaid's
  /// `stateDiagram-v2`.
  public static let stateGraph = stateGraph()

  /// The states that cells can reach by touches, and the transitions between them, as Mermaid's
  /// `stateDiagram-v2`.
  ///
  /// - Parameter items: The items whose cells form a state together. Default: the first.
  public static func stateGraph(items: [Int] = [0]) -> SceneText {
    SceneText(word: "stateGraph") { try $0.stateDiagramText(items: items, as: .mermaid) }
  }
}
