internal import CollectionLayouts
internal import Drawing
package import Interaction
internal import Motion
internal import SceneWriting
internal import Vocabulary

extension TouchScript.Step {
  /// The step in the syntax of scene files. The only steps that files do not have are slow movements to a point or to the
  /// outside of a cell; they are a mark with their description.
  package var sceneText: String {
    switch self {
    case .tap(let place): "tap: \(place.sceneText)"
    case .down(let place): "down: \(place.sceneText)"
    case .move(let place, over: .zero): "move: \(place.sceneText)"
    case .move(let place, over: let duration):
      if let keys = place.sceneKeys {
        "move: { \(keys), over: \(YAMLText.number(duration.seconds)) }"
      } else {
        "mark: \(SceneLines.quoted(text))"
      }
    case .up: "up"
    case .cancel: "cancel"
    case .wait(let duration): "wait: \(YAMLText.number(duration.seconds))"
    case .scroll(let movement): "scroll: \(movement.sceneText)"
    case .fling(let fling): "fling: \(fling.sceneText)"
    case .swipe(let swipe):
      "swipe: { item: \(swipe.item), from: \(swipe.edge.rawValue)\(swipe.isFull ? ", isFull: true" : "") }"
    case .app(let call): call.sceneText
    case .traits(let change):
      "traits: { \(change.words.map { "\($0.name): \($0.value)" }.joined(separator: ", ")) }"
    case .mark(let name): "mark: \(YAMLText.scalar(name))"
    case .fingers(let numbers, let step):
      "{ \(step.sceneText), finger: [\(numbers.map(String.init).joined(separator: ", "))] }"
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

extension Fling {
  fileprivate var sceneText: String {
    let number = YAMLText.number(velocity)
    let value =
      switch direction {
      case nil: number
      case .horizontal: "[\(number), 0]"
      case .vertical: "[0, \(number)]"
      }
    return "{ from: \(from.sceneText), velocity: \(value) }"
  }
}

extension TouchPlace {
  fileprivate var sceneText: String {
    switch self {
    case .item(let item, let at) where at == Point(0.5, 0.5): "\(item)"
    case .point(let point): Self.pair(point)
    case .outside: "outside"
    case .item, .view, .by: "{ \(sceneKeys ?? "") }"
    }
  }

  /// The place as keys of a map; `nil` if it is none.
  fileprivate var sceneKeys: String? {
    switch self {
    case .item(let item, let at): "item: \(item)" + Self.fraction(at)
    case .view(let name, let item, let at):
      "item: \(item), view: \(YAMLText.scalar(name.rawValue))" + Self.fraction(at)
    case .by(let offset): "by: \(Self.pair(offset))"
    case .point, .outside: nil
    }
  }

  /// The key of a place in a cell or a view; none for its centre.
  private static func fraction(_ at: Point) -> String {
    at == Point(0.5, 0.5) ? "" : ", at: \(pair(at))"
  }

  private static func pair(_ point: Point) -> String {
    "[\(YAMLText.number(point.x)), \(YAMLText.number(point.y))]"
  }
}
