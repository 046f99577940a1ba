internal import Interaction
internal import Machine
internal import Motion
internal import Resolution
internal import Review
internal import SceneRendering
internal import Scenes
internal import Vocabulary

/// Findings about the feedback of a cell to touches.
struct FeedbackFindings {
  let item: Int
  let resolved: ResolvedScene
  let feedback: [ArrowFeedback]

  /// The maximum time from UIKit's reaction until the cell looks different: 0.1 s, the limit for the impression of an
  /// immediate reaction (Nielsen, Usability Engineering, 1993, chapter 5).
  static let mostDelay: Duration = .milliseconds(100)

  /// Answers that come late, and touches without one.
  var findings: [AuditFinding] {
    feedback.compactMap(late) + feedback.compactMap(unanswered)
  }

  private func late(_ feedback: ArrowFeedback) -> AuditFinding? {
    let outcome = feedback.outcome
    guard outcome.action.isAnswered, outcome.deed.item != nil, let response = feedback.response,
      Self.rounded(response) > Self.rounded(Self.mostDelay)
    else { return nil }
    let told = Self.milliseconds(response)
    let wait =
      feedback.delivery > .zero
      ? ", \(Self.milliseconds(feedback.delivery + response)) ms after the finger" : ""
    return AuditFinding(
      .late, view: outcome.deed.control, item: item, states: outcome.from.cells,
      path: SceneCauses(resolved).animation(
        from: outcome.from.cells.first, to: outcome.to.cells.first),
      "\(outcome.deed.words) in \(outcome.from.id) shows nothing for \(told) ms\(wait)",
      do: "let the change begin at once and be seen within"
        + " \(Self.milliseconds(Self.mostDelay)) ms: a shorter delay, or a curve that starts faster",
      outcome: outcome, measure: (feedback.delivery + response).seconds)
  }

  /// A gesture after which the app acts or a lasting state changes, without a visible change while the finger is down
  /// or afterwards.
  private func unanswered(_ feedback: ArrowFeedback) -> AuditFinding? {
    let outcome = feedback.outcome
    guard outcome.action.endsGesture, outcome.deed.item != nil, feedback.response == nil,
      outcome.isEffective,
      isUsual(outcome), !isTouchSeen(before: outcome)
    else { return nil }
    let told = outcome.events.map(\.text).filter { !$0.hasPrefix("should") }
    let effect =
      outcome.to == outcome.from
      ? told.joined(separator: ", ") : "leads to \(outcome.to.id)"
    return AuditFinding(
      .unanswered, view: outcome.deed.control, item: item, states: outcome.from.cells,
      path: SceneCauses(resolved).view(outcome.deed.control),
      "\(outcome.deed.words) in \(outcome.from.id) (\(effect)) changes nothing visible",
      do: "add a rule for highlighted that shows the touch, or one for the state that shows"
        + " its effect",
      outcome: outcome, measure: 1)
  }

  /// Whether the gesture is a touch that stays where it is.
  private func isUsual(_ outcome: StateGraph.Outcome) -> Bool {
    outcome.action == .quickTap
      || feedback.contains {
        ($0.outcome.action == .touchDown || $0.outcome.action == .hold)
          && $0.outcome.to == outcome.from && $0.outcome.deed.control == outcome.deed.control
      }
  }

  /// Whether the finger's touch before a lift, or instead of a quick tap, has an answer.
  private func isTouchSeen(before outcome: StateGraph.Outcome) -> Bool {
    feedback.contains { touch in
      let other = touch.outcome
      // A long press has its answer when it is recognised, and its end needs no other.
      guard other.action == .touchDown || other.action == .hold, touch.response != nil,
        other.deed.control == outcome.deed.control
      else { return false }
      return other.to == outcome.from || outcome.action == .quickTap && other.from == outcome.from
    }
  }

  static func milliseconds(_ time: Duration) -> String { String(rounded(time)) }

  /// Whole milliseconds, as they are printed. The times of frames are rounded, so that the sixth is 2 ns after 0.1 s.
  private static func rounded(_ time: Duration) -> Int { Int((time.seconds * 1000).rounded()) }
}

extension StateGraph.Outcome {
  /// Whether the action calls the app, or changes a state that lasts.
  fileprivate var isEffective: Bool {
    let from = from.cells.map(\.lastingPart)
    if from != to.cells.map(\.lastingPart) { return true }
    return events.contains { event in
      switch event.kind {
      case .call(let call):
        // UIKit shows nothing when a selected cell is tapped.
        [.didSelectItem, .didDeselectItem, .performPrimaryActionForItem].contains(call)
          && !self.from.cells.contains { $0.contains(.selected) }
      case .control(let name):
        // UIKit's info button answers programmatically, which pictures do not show.
        !name.hasPrefix(ViewName.accessory(.detail).rawValue + ".")
          && (name.hasSuffix(".touchUpInside") || name.hasSuffix(".valueChanged")
            || name.hasSuffix(".primaryActionTriggered"))
      case .gesture(let name): name.hasSuffix(".began") || name.hasSuffix(".ended")
      }
    }
  }
}

extension StateGraph.Action {
  /// Whether a finger does it to the watched cell, so that people expect an answer at once.
  package var isAnswered: Bool {
    switch self {
    case .touchDown, .hold, .quickTap, .liftInside, .dragIn: true
    case .dragOut, .dragBackIn, .liftOutside, .cancel, .tapAnother, .dragScrolling, .scrollHalfOut,
      .scrollBack, .scrollAway, .dragInside, .touchAnother, .appSets:
      false
    }
  }

  /// Whether the content moves with a finger.
  var scrolls: Bool {
    switch self {
    case .dragScrolling, .scrollHalfOut, .scrollBack, .scrollAway: true
    case .touchDown, .hold, .quickTap, .dragOut, .dragBackIn, .liftInside, .liftOutside, .cancel,
      .tapAnother, .dragIn, .dragInside, .touchAnother, .appSets:
      false
    }
  }

  /// Whether a gesture has its effect by it.
  fileprivate var endsGesture: Bool { self == .liftInside || self == .quickTap || self == .hold }
}
