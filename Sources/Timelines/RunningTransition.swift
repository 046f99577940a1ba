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

  /// Shows what the view was on the view that it is now.
  func apply(to view: inout PresentedView, at time: Duration) {
    guard !running.isOver(at: time) else { return }
    view.outgoing = [OutgoingView(old, transition, progress: running.progress(at: time))]
  }
}

extension PresentedView {
  /// The view without pictures of what it and its subviews have shown before: a transition that is interrupted
  /// ends.
  var withoutTransitions: PresentedView {
    var view = self
    view.outgoing = []
    view.subviews = subviews.map(\.withoutTransitions)
    return view
  }
}
