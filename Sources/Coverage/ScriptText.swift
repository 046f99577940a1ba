internal import Drawing
package import Exploration
internal import Interaction
internal import Motion
internal import SceneWriting
internal import Scenes
internal import Vocabulary

/// Scripts in the syntax of scene files.
extension SceneCover {
  /// The scripts as they are pasted below `scripts:`, with the arrow that each step takes as a comment.
  package var sceneText: String { Self.sceneText(of: scripts.map { ($0.name, $0.walk) }) }

  /// Scripts with their names, as they are pasted below `scripts:`.
  package static func sceneText(of scripts: [(name: String, walk: GraphTour.Walk)]) -> String {
    var text = SceneText()
    for script in scripts {
      text.add("\(YAMLText.scalar(script.name)):", at: 2)
      for part in script.walk.parts {
        for (index, step) in part.steps.enumerated() {
          // The arrow stands beside its first step.
          let comment = index == 0 ? part.arrow?.text : nil
          text.add("- \(step.sceneText)" + SceneText.behind(comment), at: 4)
        }
      }
    }
    return text.text
  }
}

/// Values in YAML.
enum YAMLText {
  /// Words that YAML 1.1 or 1.2 reads as something else.
  private static let reserved: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "null", "y", "n",
  ]

  /// A text, in quotes if it needs them.
  static func scalar(_ text: String) -> String {
    let isSimple =
      text.first?.isLetter == true && !reserved.contains(text.lowercased())
      && text.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
      }
    return isSimple ? text : SceneText.quoted(text)
  }

  /// A number with all its digits.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    guard !text.contains("e") else { return decimal(value, places: 9) }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension TouchScript.Step {
  /// The step in the syntax of scene files. Steps that no tour has, which take a finger along slowly or change traits or items, are a mark with
  /// their description.
  var sceneText: String {
    switch self {
    case .tap(let place): "tap: \(place.sceneText)"
    case .down(let place): "down: \(place.sceneText)"
    case .move(let place, over: .zero): "move: \(place.sceneText)"
    case .up: "up"
    case .cancel: "cancel"
    case .wait(let duration): "wait: \(YAMLText.number(duration.seconds))"
    case .scroll(let movement): "scroll: \(movement.sceneText)"
    case .swipe(let swipe):
      "swipe: { item: \(swipe.item), from: \(swipe.edge.rawValue)\(swipe.isFull ? ", isFull: true" : "") }"
    case .app(.set(let change)):
      "set: { item: \(change.item)"
        + change.values.map {
          ", \(YAMLText.scalar($0.word.text)): \($0.value.sceneText)"
        }.joined() + " }"
    case .app(.selectItem(let item, _)): "select: \(item)"
    case .app(.deselectItem(let item, _)): "deselect: \(item)"
    case .app(.setEditing(let isEditing)): "setEditing: \(isEditing)"
    case .mark(let name): "mark: \(YAMLText.scalar(name))"
    case .move, .fling, .app, .traits, .fingers: "mark: \(SceneText.quoted("\(self)"))"
    }
  }
}

extension StateValue {
  fileprivate var sceneText: String {
    switch self {
    case .flag(let holds): "\(holds)"
    case .word(let word): YAMLText.scalar(word)
    case .number(let number): YAMLText.number(number)
    }
  }
}

extension ScrollMovement {
  fileprivate var sceneText: String {
    let target =
      switch target {
      case .offset(let offset): "to: \(YAMLText.number(offset))"
      case .by(let distance): "by: \(YAMLText.number(distance))"
      case .item(let item): "to: { item: \(item) }"
      }
    return "{ \(target)"
      + (duration > .zero ? ", over: \(YAMLText.number(duration.seconds))" : "")
      + (section.map { ", section: \($0)" } ?? "") + " }"
  }
}

extension TouchPlace {
  fileprivate var sceneText: String {
    func pair(_ point: Point) -> String {
      "[\(YAMLText.number(point.x)), \(YAMLText.number(point.y))]"
    }
    switch self {
    case .item(let item, let at):
      return at == Point(0.5, 0.5) ? "\(item)" : "{ item: \(item), at: \(pair(at)) }"
    case .view(let name, let item, let at):
      let view = YAMLText.scalar(name.rawValue)
      return at == Point(0.5, 0.5)
        ? "{ item: \(item), view: \(view) }" : "{ item: \(item), view: \(view), at: \(pair(at)) }"
    case .point(let point): return pair(point)
    case .by(let offset): return "{ by: \(pair(offset)) }"
    case .outside: return "outside"
    }
  }
}
