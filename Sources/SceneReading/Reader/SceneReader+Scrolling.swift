internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Notation
internal import SceneFormat
internal import Scenes
internal import YAMLReading

/// Reads the steps of scripts that scroll.
extension SceneReader {
  mutating func readScroll(_ node: SourceNode) -> ScrollMovement? {
    var targets: [ScrollMovement.Target?] = []
    var (duration, section): (Double?, Int?) = (nil, nil)
    let before = diagnostics.count
    let offsets = -SceneLimits.farthestOffset...SceneLimits.farthestOffset
    for (key, value) in entries(of: node, in: "scroll", as: ScrollKey.self) {
      switch key {
      case .to:
        if case .mapping = value.content {
          let items = entries(of: value, in: "to", as: ScrollItemKey.self)
          targets.append(items.first.flatMap { readItemNumber($0.value) }.map { .item($0) })
        } else {
          targets.append(number(value, for: "to", in: offsets).map { .offset($0) })
        }
      case .by: targets.append(number(value, for: "by", in: offsets).map { .by($0) })
      case .over:
        duration = number(value, for: "over", in: 0...Double(SceneLimits.longestScript))
      case .section: section = integer(value, for: "section", in: 0...SceneLimits.mostSections)
      }
    }
    guard diagnostics.count == before else { return nil }
    guard targets.count == 1, let target = targets[0] else {
      report(node.location, "a scroll has one end; write { to: 100 } or { by: 50 }")
      return nil
    }
    return ScrollMovement(
      to: target, over: duration.map(Self.duration(seconds:)) ?? .zero, section: section)
  }

  /// Reads a fling: a map, or the finger's position and the velocity in a list.
  mutating func readFling(_ node: SourceNode) -> Fling? {
    if case .sequence = node.content {
      let numbers = list(node, of: "fling")
      guard numbers.count == 3 else {
        report(
          node.location,
          "a fling in a list has three numbers, x, y and the velocity; write [180, 300, 1200]")
        return nil
      }
      let range = -SceneLimits.largestLength...SceneLimits.largestLength
      guard let x = number(numbers[0], for: "x", in: range),
        let y = number(numbers[1], for: "y", in: range), let velocity = readVelocity(numbers[2])
      else { return nil }
      return Fling(from: .point(Point(x, y)), velocity: velocity.along, direction: nil)
    }
    var (place, velocity): (TouchPlace?, (along: Double, ScrollDirection?)?)
    for (key, value) in entries(of: node, in: "fling", as: FlingKey.self) {
      switch key {
      case .from: place = readPlace(value)
      case .velocity: velocity = readVelocity(value)
      }
    }
    guard let place, let velocity else { return nil }
    return Fling(from: place, velocity: velocity.along, direction: velocity.1)
  }

  /// Reads a velocity with its direction, which is `nil` for one number.
  private mutating func readVelocity(
    _ node: SourceNode
  ) -> (along: Double, ScrollDirection?)? {
    let range = -SceneLimits.highestVelocity...SceneLimits.highestVelocity
    guard case .sequence(let elements) = node.content else {
      return number(node, for: "velocity", in: range).map { ($0, nil) }
    }
    let numbers = elements.compactMap { number($0, for: "velocity", in: range) }
    guard numbers.count == elements.count else { return nil }
    guard numbers.count == 2, numbers.contains(0) else {
      report(
        node.location, "a velocity has one direction; write one number, [1200, 0] or [0, 1200]")
      return nil
    }
    return numbers[0] == 0 ? (numbers[1], .vertical) : (numbers[0], .horizontal)
  }
}
