internal import Interaction

/// Events that happen without input, at their deadlines.
extension Reduction {
  mutating func advance(by duration: Duration) {
    var rest = duration
    while let next = machine.timeUntilDeadline(in: stage), next <= rest {
      pass(next)
      rest -= next
      handleDeadlines()
    }
    pass(rest)
  }

  private mutating func pass(_ duration: Duration) {
    if duration > .zero { stage.ended = EndedAnimations() }
    stage.finger?.advance(by: duration)
    for number in stage.otherFingers.keys { stage.otherFingers[number]?.advance(by: duration) }
    stage.lifted?.advance(by: duration)
    stage.swipe?.advance(by: duration)
    stage.reorder?.advance(by: duration)
    stage.menu?.advance(by: duration)
    for index in stage.completions.indices { stage.completions[index].timeLeft -= duration }
    for (item, runs) in stage.animators {
      let left = runs.mapValues { run in
        var run = run
        run.advance(by: duration)
        return run
      }.filter { !$0.value.isOver }
      stage.animators[item] = left.isEmpty ? nil : left
    }
    for area in stage.scroll.movements.keys {
      stage.scroll.movements[area]?.elapsed += duration
    }
  }

  /// Handles all deadlines that are due. Gestures come before the delivery of touches, because
  /// recognisers see touches before views, and both come before scrolling.
  mutating func handleDeadlines() {
    settleGestures()
    while machine.timeUntilDeadline(in: stage) == .zero {
      if stage.finger?.gestures.contains(where: { $0.timeUntilBegin == .zero }) == true {
        advanceGestures { $0.timeUntilBegin == .zero ? $0.begin() : nil }
      } else if stage.finger?.timeUntilOwnDeadline == .zero {
        meetOwnDeadline()
      } else if let number = stage.dueFinger {
        withFinger(number) { $0.meetOwnDeadline() }
      } else if stage.finger?.timeUntilMenu == .zero {
        openMenu()
      } else if stage.menu?.timeUntilRest == .zero {
        restMenu()
      } else if stage.lifted?.timeUntilFailure == .zero {
        failTaps()
      } else if stage.swipe?.timeUntilRest == .zero {
        restRow()
      } else if stage.reorder?.timeUntilRest == .zero {
        endDrop()
      } else if let done = stage.completions.first(where: { $0.timeLeft <= .zero }) {
        complete(done)
      } else {
        scrollOn()
      }
      settleGestures()
    }
  }
}
