internal import Drawing
internal import Exploration
package import Interaction
internal import Layout
internal import Machine
internal import Motion
internal import Resolution
package import Review
internal import SceneRendering
internal import Timelines

/// The visible feedback of an item's cell to an action: its delay, and its size.
package struct ArrowFeedback: Hashable, Sendable {
  /// The action and the states that it leads from and to.
  package let outcome: StateGraph.Outcome
  /// The time from the last movement of the finger until UIKit acts on it, for example the 0.15 s for which a scroll
  /// view delays touches, or the time of a long press.
  package let delivery: Duration
  /// The time from then until the cell looks different to people; `nil` if it never does.
  package let response: Duration?
  /// The time from then until all finite animations have ended.
  package let settling: Duration
  /// The visible difference at the end or, if there is none, at the response; `nil` if no pixel differs.
  package let difference: LookDifference?

  /// The frames that are examined: 60 per second, as most screens show.
  package static let frame: Duration = .nanoseconds(16_666_667)
  /// The time for which frames are examined. Our choice: far more than a person waits for an answer.
  private static let patience: Duration = .seconds(2)

  /// Measures a route of a state graph.
  init(
    _ played: PlayedRoute, ofItem item: Int, in renderer: SceneRenderer,
    _ comparer: inout LookComparer
  ) throws(RenderingError) {
    let scene = renderer.resolved
    let (route, timeline) = (played.route, played.timeline)
    let due = route.script.duration
    outcome = route.outcome
    delivery = route.delay
    settling = max(.zero, timeline.duration - due)
    let before = scene.cell(item: item, in: route.start)
    let last = timeline.turns.last?.stage ?? route.start
    let viewport = scene.viewport(of: last)
    guard viewport.visibleItems.contains(item), viewport.index(ofItem: item) != nil else {
      // A cell that leaves the screen has answered.
      (response, difference) = (.zero, nil)
      return
    }
    guard !outcome.opensMenu else {
      // The menu is the answer: it lies beside the cell, which is lifted.
      (response, difference) = (.zero, nil)
      return
    }
    let after = timeline.cell(item: item, at: timeline.duration)
    let final = try comparer.difference(from: before, to: after)
    var (response, shown): (Duration?, LookDifference?) = (nil, nil)
    var time = Duration.zero
    let end = min(settling, Self.patience)
    var previous: PresentedCell?
    while response == nil {
      let cell = timeline.cell(item: item, at: due + time)
      if cell != previous {
        let difference = try comparer.difference(from: before, to: cell)
        if Self.isVisible(difference, from: before, to: cell) {
          (response, shown) = (time, difference)
        }
      }
      previous = cell
      guard time < end else { break }
      time = min(time + Self.frame, end)
    }
    self.response = response
    difference = final ?? shown
  }

  /// Whether users notice the difference: its area and colours exceed the limits that distinguish states, texts
  /// differ, or the cell has moved by more than a point.
  private static func isVisible(
    _ difference: LookDifference?, from before: PresentedCell, to cell: PresentedCell
  ) -> Bool {
    let way = cell.shownFrame.origin - before.shownFrame.origin
    return difference?.isEnough(.normal) == true || before.shownTexts != cell.shownTexts
      || abs(way.x) > 1 || abs(way.y) > 1
  }
}

extension StateGraph.Outcome {
  /// Whether the context menu of a cell opens.
  fileprivate var opensMenu: Bool {
    events.contains { event in
      if case .call(.willDisplayContextMenu) = event.kind { true } else { false }
    }
  }
}
