package import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// Pan recognisers.
extension Machine {
  /// A way of a finger that brings a number of a cell to another stop. Positions are in the viewport's coordinates.
  package struct PanWay: Hashable {
    /// The name of the recogniser.
    package let recognizer: String
    /// The name of the number.
    let number: String
    /// The stop.
    package let target: Double
    /// Where the finger comes down.
    package let start: Point
    /// Where it lifts.
    package let end: Point
    /// Whether the finger is on a control, whose name stands for that of the recogniser.
    package internal(set) var isOnControl = false
  }

  /// The machine of a collection view without pan recognisers, and without touches that change values of controls.
  var withoutPans: Machine {
    var machine = self
    machine.recognizers.removeAll { $0.pan != nil }
    return machine.withoutValueTouches
  }

  /// The ways of a finger to the next stops of the numbers of an item's cell, in the order of the recognisers.
  package func panWays(ofItem item: Int, in stage: Stage) -> [PanWay] {
    guard !panned.isEmpty, let frame = arrangement(of: stage).frame(ofItem: item) else { return [] }
    let state = state(ofItem: item, in: stage)
    return recognizers.flatMap { recognizer -> [PanWay] in
      guard let pan = recognizer.pan else { return [] }
      // A finger that is down on the cell goes on from there, if the recogniser can still begin.
      let gesture = stage.finger?.gestures.first { $0.recognizer.name == recognizer.name }
      if let finger = stage.finger, finger.item != item || gesture?.isPossible != true { return [] }
      let start =
        stage.finger?.start ?? recognizer.view.flatMap {
          point(in: $0, ofItem: item, at: Point(0.5, 0.5), in: stage)
        }
        ?? frame.intersection(Rect(origin: .zero, size: scene.collectionView.size)).map {
          Point($0.midX, $0.midY)
        }
      guard let start, self.item(at: start, in: stage) == item else { return [] }
      func ways(_ number: GestureRecognizer.Pan.Number?, along direction: Point) -> [PanWay] {
        guard let number, let panned = panned[number.name],
          case .number(let current) = value(of: .custom(number.name), in: state)
        else { return [] }
        let targets = [
          panned.explored.last { $0 < current }, panned.explored.first { $0 > current },
        ]
        return targets.compactMap(\.self).map { target in
          let way = (target - current) * number.distance
          let length = way + (way < 0 ? -Reduction.panSlop : Reduction.panSlop)
          return PanWay(
            recognizer: recognizer.name, number: number.name, target: target, start: start,
            end: start + Point(direction.x * length, direction.y * length))
        }
      }
      return (pan.axis == .vertical ? [] : ways(pan.x, along: Point(1, 0)))
        + (pan.axis == .horizontal ? [] : ways(pan.y, along: Point(0, 1)))
    }
  }
}
