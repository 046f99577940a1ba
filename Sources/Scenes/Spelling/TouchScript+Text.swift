internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Motion
internal import Vocabulary

extension Duration {
  /// The duration in seconds, with all its digits.
  var text: String {
    decimal(seconds, places: 9)
  }
}

extension TouchScript.Step {
  /// The step in the words of dumps, with an item's number and all its digits.
  var text: String {
    switch self {
    case .tap(let place): "tap \(place.text)"
    case .down(let place): "down \(place.text)"
    case .move(let place, over: let duration):
      "move \(place.text)" + (duration == .zero ? "" : " over \(duration.text)")
    case .up: "up"
    case .cancel: "cancel"
    case .wait(let duration): "wait \(duration.text)"
    case .scroll(let movement): movement.text
    case .fling(let fling): fling.text
    case .swipe(let swipe): swipe.text
    case .app(let call): call.text
    case .traits(let change): "traits \(change)"
    case .mark(let name): "mark \(name)"
    case .fingers(let numbers, let step):
      "\(step.text) finger \(numbers.map { "\($0)" }.joined(separator: " "))"
    }
  }
}

extension ScrollMovement {
  fileprivate var text: String {
    let target =
      switch target {
      case .offset(let offset): "to \(decimal(offset))"
      case .by(let distance): "by \(decimal(distance))"
      case .item(let item): "to item \(item)"
      }
    let section = section.map { " section \($0)" } ?? ""
    return "scroll\(section) \(target) over \(duration.text)"
  }
}

extension Fling {
  fileprivate var text: String {
    "fling \(from.text) at \(decimal(velocity))" + (direction.map { " \($0.rawValue)" } ?? "")
  }
}

extension TouchPlace {
  fileprivate var text: String {
    switch self {
    case .item(let item, let at): "item \(item) at \(decimal(at.x)) \(decimal(at.y))"
    case .view(let name, let item, let at):
      "item \(item) \(name.rawValue) at \(decimal(at.x)) \(decimal(at.y))"
    case .point(let point): "point \(decimal(point.x)) \(decimal(point.y))"
    case .by(let offset): "by \(decimal(offset.x)) \(decimal(offset.y))"
    case .outside: "outside"
    }
  }
}
