internal import Captures
internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Resolution
internal import ResolvedViews
internal import SceneRendering
internal import Scenes
internal import Timelines
internal import Views
internal import Vocabulary

/// Plays the changes of a capture in a scene.
struct ChangePlayer {
  private let scene: SceneCapture

  init(_ scene: SceneCapture) { self.scene = scene }

  private var renderer: SceneRenderer { scene.renderer }
  private var item: Int { scene.item }

  /// How long the finger stays: long enough for the delayed touch to be delivered, and shorter than a long press.
  private static let hold = Duration.milliseconds(400)
  /// How long everything else settles.
  private static let rest = Duration.seconds(3)

  /// Plays changes like the given ones, each with the calls and animations of the scene.
  mutating func changes(like theirs: [CapturedChange]) throws(RenderingError) -> [CapturedChange] {
    var result: [CapturedChange] = []
    var start = 0
    while start < theirs.count {
      let change = theirs[start]
      guard isKnown(change) else {
        result.append(
          CapturedChange(
            change.action, distance: change.distance, from: change.from, to: "no such state"))
        start += 1
        continue
      }
      // Changes that follow each other are one script. What the scene has no state for ends it.
      var end = start + 1
      while end < theirs.count, theirs[end].from == theirs[end - 1].to, isKnown(theirs[end]) {
        end += 1
      }
      result += try play(Array(theirs[start..<end]))
      start = end
    }
    return result
  }

  /// Whether the scene has the states of a change.
  private func isKnown(_ change: CapturedChange) -> Bool {
    (try? renderer.state(change.from)) != nil && (try? renderer.state(change.to)) != nil
  }

  private func play(_ changes: [CapturedChange]) throws(RenderingError) -> [CapturedChange] {
    guard let first = changes.first else { return [] }
    var steps = try approach(to: first.from)
    for change in changes {
      steps.append(.mark("change"))
      steps += try self.steps(of: change)
    }
    steps.append(.mark("end"))
    let timeline = Timeline(of: renderer.resolved, playing: TouchScript(steps))
    let marks = timeline.marks.map(\.turn)
    var result: [CapturedChange] = []
    for (index, change) in changes.enumerated() where marks.indices.contains(index + 1) {
      let turns = (marks[index] + 1)..<max(marks[index + 1] + 1, marks[index] + 1)
      result.append(try played(change, timeline, turns))
    }
    return result
  }

  /// The steps that lead from the initial state to another one.
  private func approach(to name: String) throws(RenderingError) -> [TouchScript.Step] {
    let state = try renderer.state(name)
    var steps: [TouchScript.Step] = []
    let values = changedValues(from: .normal, to: state)
    if !values.isEmpty { steps.append(.app(.set(StateChange(item: item, values: values)))) }
    if state.contains(.selected) { steps.append(.app(.selectItem(item))) }
    if !steps.isEmpty { steps.append(.wait(Self.rest)) }
    if state.contains(.highlighted) { steps += [.down(.item(item)), .wait(Self.hold)] }
    return steps
  }

  private func steps(of change: CapturedChange) throws(RenderingError) -> [TouchScript.Step] {
    switch change.action {
    case .touchDown: return [.down(.item(item)), .wait(Self.hold)]
    case .touchUp: return [.up, .wait(Self.rest)]
    case .touchCancel: return [.cancel, .wait(Self.rest)]
    case .select: return [.app(.selectItem(item)), .wait(Self.rest)]
    case .deselect: return [.app(.deselectItem(item)), .wait(Self.rest)]
    case .set:
      let values = changedValues(
        from: try renderer.state(change.from), to: try renderer.state(change.to))
      guard !values.isEmpty else { return [.wait(Self.rest)] }
      return [.app(.set(StateChange(item: item, values: values))), .wait(Self.rest)]
    case .scroll: return [.scroll(by: change.distance ?? 0), .wait(Self.rest)]
    }
  }

  /// The values that the app sets to get from one state to another.
  private func changedValues(from old: CellState, to new: CellState) -> [StateChange.Value] {
    let flags = CellState.Flag.allCases.filter {
      $0 != .highlighted && $0 != .selected && old.contains($0) != new.contains($0)
    }.map { StateChange.Value(.flag($0), .flag(new.contains($0))) }
    let initial = Dictionary(
      renderer.scene.states.map { ($0.name, $0.startValue) },
      uniquingKeysWith: { first, _ in first })
    let custom = new.changedStates(from: old).map { name in
      StateChange.Value(
        .custom(name), new.customValues[name] ?? initial[name] ?? .flag(false))
    }
    return flags + custom
  }

  // MARK: - What happens

  private func played(
    _ change: CapturedChange, _ timeline: Timeline, _ turns: Range<Int>
  ) throws(RenderingError) -> CapturedChange {
    let events = timeline.turns[turns].flatMap(\.events)
    let calls = events.compactMap { event -> DelegateCall? in
      if case .call(let call, item) = event { call } else { nil }
    }
    let machine = renderer.resolved.machine
    let stage = timeline.turns[turns.upperBound - 1].stage
    let reached = machine.state(ofItem: item, in: stage)
    let aim = try renderer.state(change.to)
    var animations: [CapturedAnimation] = []
    for turn in turns {
      animations += self.animations(in: timeline, turn, like: change.animations)
    }
    return CapturedChange(
      change.action, distance: change.distance, from: change.from,
      to: reached == aim ? change.to : reached.text(separator: ","),
      calls: calls.enumerated().map { index, call in
        let rest = calls[(index + 1)...]
        return CapturedCall(call.methodName, answer: call.consequence.map(rest.contains))
      }, animations: animations)
  }

  private func animations(
    in timeline: Timeline, _ turn: Int, like theirs: [CapturedAnimation]
  ) -> [CapturedAnimation] {
    let begun = timeline.animationsBegun(ofItem: item, inTurn: turn)
    guard !begun.isEmpty, turn > 0 else { return [] }
    let start = timeline.turns[turn].time
    func cell(_ presentation: PresentedCell) -> [String: PresentedView] {
      var views: [String: PresentedView] = [:]
      func walk(_ view: PresentedView) {
        views[view.name.rawValue] = view
        for child in view.subviews { walk(child) }
      }
      walk(presentation.view)
      return views
    }
    let resolved = renderer.resolved
    let before = cell(resolved.cell(item: item, in: timeline.turns[turn - 1].stage))
    let after = cell(resolved.cell(item: item, in: timeline.turns[turn].stage))
    return begun.compactMap { animation in
      let name = animation.view.rawValue
      guard let keyPath = AnimatedKeyPath(animation.part), let old = before[name],
        let new = after[name], let from = old.animated(keyPath), let to = new.animated(keyPath)
      else { return nil }
      let known = theirs.first { $0.view == name && $0.keyPath == keyPath }
      let course = animation.course
      let times =
        known?.samples.map(\.time) ?? Self.times(through: min(course.end, Self.rest.seconds))
      let samples = times.compactMap { time -> CapturedAnimation.Sample? in
        let moment = start + .nanoseconds(Int64((min(time, 1e4) * 1e9).rounded()))
        return cell(timeline.cell(item: item, at: moment))[name]?.animated(keyPath)
          .map { CapturedAnimation.Sample(time: time, value: $0) }
      }
      return CapturedAnimation(
        view: name, keyPath: keyPath, from: from, to: to, duration: course.duration,
        delay: course.delay, timing: CapturedAnimation.Timing(course.drive),
        repeatCount: course.repeatCount.isFinite ? course.repeatCount : nil,
        autoreverses: course.autoreverses, isLayerAnimation: animation.isLayerAnimation,
        samples: samples)
    }
  }

  /// Thirty times a second, without the start.
  private static func times(through end: Double) -> [Double] {
    guard end.isFinite, end > 0 else { return [] }
    return (1...max(1, Int((min(end, 10) * 30).rounded(.down)))).map { Double($0) / 30 }
  }
}

extension DelegateCall {
  /// UIKit's name of the method without its arguments.
  fileprivate var methodName: String {
    self == .performPrimaryActionForItem ? "performPrimaryActionForItem" : rawValue + "Item"
  }

  /// The call that follows if the delegate's answer is yes; `nil` for a call without an answer.
  fileprivate var consequence: DelegateCall? {
    switch self {
    case .shouldHighlightItem: .didHighlightItem
    case .shouldSelectItem: .didSelectItem
    case .shouldDeselectItem: .didDeselectItem
    case .didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem,
      .performPrimaryActionForItem, .contextMenuConfigurationForItemsAt, .willDisplayContextMenu,
      .willEndContextMenuInteraction:
      nil
    }
  }
}

extension AnimatedKeyPath {
  /// The key path of an animated part; `nil` for a property without one.
  fileprivate init?(_ part: AnimatedPart) {
    switch part {
    case .position: self = .position
    case .size: self = .boundsSize
    case .property(let name):
      guard let found = Self.allCases.first(where: { $0.property == name.rawValue }) else {
        return nil
      }
      self = found
    }
  }
}

extension PresentedView {
  /// The value on screen that a key path of the layer has.
  fileprivate func animated(_ keyPath: AnimatedKeyPath) -> CaptureValue? {
    switch keyPath {
    case .position: return .numbers([frame.midX, frame.midY])
    case .boundsSize: return .numbers([frame.size.width, frame.size.height])
    case .transform:
      return .numbers((presentationTransform ?? attributes.transform.matrix).numbers)
    case .opacity, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowOpacity,
      .shadowRadius, .shadowColor, .shadowOffset, .strokeStart, .strokeEnd, .strokeColor,
      .fillColor:
      return keyPath.property.flatMap(CapturedProperty.named).flatMap(captured)
    }
  }
}

extension CapturedAnimation.Timing {
  /// Converts what drives an animation.
  fileprivate init(_ drive: Course.Drive) {
    switch drive {
    case .curve(let curve):
      let (one, two) = (curve.controlPoint1, curve.controlPoint2)
      self = .curve([one.x, one.y, two.x, two.y])
    case .spring(let spring):
      self = .spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: spring.initialVelocity)
    }
  }
}
