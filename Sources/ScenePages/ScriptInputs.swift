internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Scenes
internal import Timelines

/// A script as inputs with times, which the page's own machine plays.
struct ScriptInputs {
  /// The inputs for the page's script.
  let json: JSONValue

  /// - Parameters:
  ///   - followsControls: Whether the page's controls react.
  ///   - followsSwipes: Whether its rows follow a finger.
  ///   - followsPans: Whether its pan recognisers do.
  /// - Returns: `nil` if the script does what the page's machine does not: it scrolls without a finger or orthogonally,
  /// opens a menu, changes traits or items, edits, has several fingers, or selects with an animation.
  init?(
    _ script: TouchScript, _ timeline: Timeline, followsControls: Bool, followsSwipes: Bool,
    followsPans: Bool
  ) {
    guard
      !Self.exceeds(
        script, timeline, followsControls: followsControls, followsSwipes: followsSwipes,
        followsPans: followsPans)
    else { return nil }
    var writer = InputWriter(touches: timeline.touches[...], followsSwipes: followsSwipes)
    for step in script.steps {
      guard writer.add(step) else { return nil }
    }
    json = .array(writer.inputs)
  }

  /// Whether a script leads to what the page's machine does not do.
  private static func exceeds(
    _ script: TouchScript, _ timeline: Timeline, followsControls: Bool, followsSwipes: Bool,
    followsPans: Bool
  ) -> Bool {
    let moves = script.steps.contains { if case .move = $0 { true } else { false } }
    return timeline.turns.contains {
      (followsSwipes && $0.stage.swipe != nil ? $0.isScrolling : $0.isGliding)
        || !$0.stage.scroll.sectionOffsets.isEmpty
        || $0.stage.order != timeline.turns.first?.stage.order
        || !followsPans && $0.stage.finger?.isPanning == true || $0.stage.menu != nil
        || !followsControls && $0.stage.finger?.control != nil
        || $0.stage.finger?.control?.isDragging == true
        || $0.stage.finger?.control?.repeats ?? 0 > 0
        // A finger may lift on another part of a control than it came down on.
        || moves && $0.stage.finger?.control?.value != nil
    }
  }
}

/// Writes the steps of a script as inputs with times.
private struct InputWriter {
  private(set) var inputs: [JSONValue] = []
  /// What the finger does from now on.
  private var touches: ArraySlice<TouchMoment>
  private let followsSwipes: Bool
  private var time = Duration.zero

  init(touches: ArraySlice<TouchMoment>, followsSwipes: Bool) {
    (self.touches, self.followsSwipes) = (touches, followsSwipes)
  }

  /// Returns `false` if the page's machine does not do it.
  mutating func add(_ step: TouchScript.Step) -> Bool {
    switch step {
    case .tap:
      touch(.down, "down")
      time += TouchScript.tapDuration
      touch(.lifted, "up")
    case .down: touch(.down, "down")
    case .move(_, over: .zero): touch(.moved, "move")
    case .move(_, over: let duration): move(over: duration)
    case .up: touch(.lifted, "up")
    case .cancel: touch(.cancelled, "cancel")
    case .wait(let duration): time += duration
    case .mark(let name): append("mark", [.string(name)])
    case .app(.selectItem(let item, animated: false)): append("select", [.number(item)])
    case .app(.deselectItem(let item, animated: false)): append("deselect", [.number(item)])
    case .app(.set(let change)):
      append(
        "set",
        [.number(change.item)]
          + change.values.map { .strings([$0.word.text, $0.value.description]) })
    case .swipe where followsSwipes:
      touch(.down, "down")
      move(over: SwipeGesture.duration)
      touch(.lifted, "up")
    case .scroll, .fling, .swipe, .traits, .fingers, .app: return false
    }
    return true
  }

  private mutating func append(_ kind: JSONValue, _ arguments: [JSONValue] = []) {
    inputs.append(.array([.number(time.seconds, places: 12), kind] + arguments))
  }

  /// The next action of the finger; none if it was not on the screen.
  private mutating func touch(_ phase: TouchMoment.Phase, _ kind: JSONValue) {
    guard let touch = touches.first, touch.time == time, touch.phase == phase else { return }
    touches.removeFirst()
    let place = [touch.location.x, touch.location.y].map { JSONValue.number($0, places: 12) }
    append(kind, phase == .down || phase == .moved ? place : [])
  }

  /// The movements of the finger in a duration.
  private mutating func move(over duration: Duration) {
    let end = time + duration
    while let next = touches.first, next.phase == .moved, next.time <= end {
      time = next.time
      touch(.moved, "move")
    }
    time = end
  }
}
