internal import Resolution
internal import Scenes
internal import Vocabulary

/// A transition of a view's content that has begun.
struct RunningTransition: Sendable {
  /// The transition.
  let transition: ViewTransition
  /// The view as it was on screen when the transition began.
  let old: PresentedView
  /// Its course and when it began.
  let running: Running

  /// Draws the old content over the current view.
  func apply(to view: inout PresentedView, at time: Duration) {
    guard !running.isOver(at: time) else { return }
    view.outgoing = [OutgoingView(old, transition, progress: running.progress(at: time))]
  }
}

extension PresentedView {
  /// The view without pictures of its and its subviews' old contents, because an interrupted transition ends.
  var withoutTransitions: PresentedView {
    var view = self
    view.outgoing = []
    view.subviews = subviews.map(\.withoutTransitions)
    return view
  }
}
