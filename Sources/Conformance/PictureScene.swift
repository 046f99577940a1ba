package import Captures
internal import Drawing
internal import SceneWriting
internal import Scenes
internal import Vocabulary

/// Makes a scene of the pictures of a capture: the whole cell is an image view with a picture for each state.
///
/// A state without a picture shows a dashed box. So cells that SwiftUI or custom drawing paints take part in diagrams,
/// matrices, films and pages, and a description can replace the picture.
package struct PictureScene {
  /// The scene file.
  package private(set) var scene = ""
  /// The states without a picture, a sentence each.
  package private(set) var notes: [String] = []

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - title: The scene's title.
  ///   - folder: The capture's folder, relative to the scene's.
  package init(_ capture: Capture, title: String, folder: String) {
    let plan = CaptureImport(capture, title: title)
    var text = SceneText()
    text.add("# The pictures of a capture, by \"cellophane import --pictures\".")
    text.add("cellophane: 1")
    text.add(
      "title: " + SceneText.quoted(SceneText.beginning(SceneText.oneLine(title), limit: 200)))
    text.add("assets: [\(SceneText.quoted(folder))]")
    text.add("")
    text.add("cell:")
    text.add("contentView:", at: 2)
    text.add("subviews:", at: 4)
    text.add(
      "# opaque: each state is a captured picture, and a dashed box where there is none", at: 6)
    text.add("- imageView: picture", at: 6)
    text.add("showsPlaceholder: true", at: 8)
    text.add("constraints: [edges = superview]", at: 8)
    plan.writeStates(&text)
    text.add("")
    text.add("rules:")
    for state in capture.states {
      guard let picture = state.picture, let name = Self.imageName(picture) else {
        notes.append("\(state.title): there is no picture of this state")
        continue
      }
      text.add("- when: \(plan.exactPredicate(of: state))", at: 2)
      text.add("picture.image: \(SceneText.quoted(name))", at: 4)
    }
    var rest = plan
    rest.writeCollectionView(&text)
    scene = text.text
  }

  /// The name by which a picture is found in the capture's folder; `nil` if it is no PNG.
  private static func imageName(_ picture: String) -> String? {
    guard picture.hasSuffix(".png") else { return nil }
    var name = picture.dropLast(".png".count)
    for scale in ["@1x", "@2x", "@3x"] where name.hasSuffix(scale) { name = name.dropLast(3) }
    return String(name)
  }
}

extension CaptureImport {
  /// A predicate that holds in a state with its traits and in no other one of the capture.
  func exactPredicate(of state: CapturedState) -> String {
    let words = Self.words(of: state.name)
    var all: [String] = []
    for word in capture.states.flatMap({ Self.words(of: $0.name) }) where !all.contains(word) {
      all.append(word)
    }
    var parts = all.map { word in
      let isValue = word.contains("=")
      let holds = words.contains(word)
      return isValue
        ? word.replacing("=", with: holds ? " == " : " != ") : holds ? word : "not \(word)"
    }
    for (trait, word) in [("appearance", "dark"), ("layoutDirection", "rightToLeft")]
    where capture.states.contains(where: { $0.traits[trait] == word }) {
      parts.append(state.traits[trait] == word ? word : "not \(word)")
    }
    let sizes = capture.states.compactMap { $0.traits["contentSize"] }
    for size in Set(sizes).sorted() {
      parts.append("contentSize \(state.traits["contentSize"] == size ? "==" : "!=") \(size)")
    }
    return parts.isEmpty ? "true" : parts.joined(separator: " and ")
  }
}
