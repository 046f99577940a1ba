internal import Drawing
internal import Interaction
internal import Machine
internal import Scenes
internal import Vocabulary

/// Pans.
///
/// The table has what happens to a touch when a pan begins, fails and ends. Where the finger is meanwhile, and the numbers
/// that follow it, are not in it: the page's script follows the finger.
extension TransitionTable {
  /// The movements with which pan recognisers begin, each with its number among those of the page, and one with which
  /// they fail.
  func pans(of finger: Finger, _ node: Node) -> [Action] {
    let possible = possiblePans(of: finger)
    guard !possible.isEmpty else { return [] }
    let frame = machine.arrangement(of: node.stage).frame(ofItem: node.item)
    func move(_ name: String, _ directions: [Point]) -> Action? {
      let points = directions.map { way in
        let length = GestureRecognizer.panSlop + 1
        return finger.start + Point(way.x * length, way.y * length)
      }
      let point = points.first { frame?.contains($0) == true } ?? points.first
      return point.map { Action(name, [.input(.move(.point($0)))]) }
    }
    let (sideways, upright) = ([Point(1, 0), Point(-1, 0)], [Point(0, 1), Point(0, -1)])
    var actions: [Action?] = []
    for (index, recognizer) in pans.recognizers.enumerated() {
      guard let axis = possible.first(where: { $0.name == recognizer.name })?.pan?.axis else {
        continue
      }
      actions.append(
        move("pan \(index)", axis == .vertical ? upright : sideways))
    }
    let axes = Set(possible.compactMap(\.pan?.axis))
    if axes == [.horizontal] { actions.append(move("fail", upright)) }
    if axes == [.vertical] { actions.append(move("fail", sideways)) }
    return actions.compactMap(\.self)
  }

  /// Whether no pan recogniser decides anything when the finger has moved to a point.
  func waits(_ finger: Finger, at point: Point) -> Bool {
    let way = point - finger.start
    let slop = GestureRecognizer.panSlop
    return possiblePans(of: finger).allSatisfy { recognizer in
      recognizer.pan?.axis == .both
        ? way.x * way.x + way.y * way.y <= slop * slop : max(abs(way.x), abs(way.y)) <= slop
    }
  }

  private func possiblePans(of finger: Finger) -> [GestureRecognizer] {
    guard !pans.recognizers.isEmpty else { return [] }
    return finger.gestures.filter { $0.isPossible && $0.recognizer.pan != nil }.map(\.recognizer)
  }

  /// The events that the page's script does not report on its own.
  func told(_ notices: [CellEvent]) -> [CellEvent] {
    notices.filter { notice in
      switch notice {
      case .gesture(let name, .changed, _, _, _):
        !pans.recognizers.contains { $0.name == name }
      case .custom(let name, _, _): !pans.numbers.contains { $0.word == .custom(name) }
      default: true
      }
    }
  }
}
