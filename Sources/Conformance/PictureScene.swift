package import Captures
internal import Drawing
internal import SceneWriting
internal import Scenes
internal import Vocabulary

/// Makes a scene of the pictures of a capture: the whole cell is one view with a picture for each state.
///
/// A state without a picture shows a dashed box. So cells that SwiftUI or custom drawing paints take part in diagrams,
/// matrices, films and pages, and a description can replace the picture view by view.
package struct PictureScene {
  /// The scene file.
  package private(set) var scene = ""
  /// The states without a picture, a sentence each.
  package private(set) var notes: [String] = []

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - title: The scene's title.
  ///   - file: The capture, relative to the scene's folder.
  package init(_ capture: Capture, title: String, file: String) {
    var plan = CaptureImport(capture, title: title)
    var text = SceneLines()
    text.add("# The pictures of a capture, by \"cellophane import --pictures\".")
    text.add("cellophane: 1")
    text.add(
      "title: " + SceneLines.quoted(SceneLines.beginning(SceneLines.oneLine(title), limit: 200)))
    plan.writeSurroundings(&text)
    text.add("")
    text.add("cell:")
    text.add("contentView:", at: 2)
    text.add("subviews:", at: 4)
    text.add("# opaque; to describe a part, add its view in front, with picturesOf its name", at: 6)
    text.add("- view: picture", at: 6)
    text.add("pictures: \(SceneLines.quoted(file))", at: 8)
    text.add("picturesOf: cell", at: 8)
    text.add("constraints: [edges = superview]", at: 8)
    plan.writeStates(&text)
    for state in capture.states
    where state.picture == nil && state.tree.picture == nil {
      notes.append("\(state.title): there is no picture of this state")
    }
    plan.writeCollectionView(&text)
    scene = text.text
  }
}
