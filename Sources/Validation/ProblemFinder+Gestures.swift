internal import Drawing
internal import Interaction
internal import Messages
internal import Notation
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks what gesture recognisers require of each other.
extension ProblemFinder {
  mutating func checkFailureRequirements(
    of recognizers: [GestureRecognizer], _ path: ScenePath
  ) {
    let names = recognizers.map(\.name)
    for (index, recognizer) in recognizers.enumerated() {
      let path = path.index(index)
      if !(1...GestureRecognizer.mostTaps).contains(recognizer.numberOfTapsRequired) {
        add(
          path, "a tap recogniser needs 1 to \(GestureRecognizer.mostTaps) taps; change the number")
      }
      let fingers = 1...TouchScript.mostFingers
      let most = recognizer.maximumNumberOfTouches ?? TouchScript.mostFingers
      if !fingers.contains(recognizer.numberOfTouchesRequired) || !fingers.contains(most)
        || !(1...most).contains(recognizer.minimumNumberOfTouches)
      {
        add(
          path,
          "a recogniser needs 1 to \(TouchScript.mostFingers) fingers, and no more than it allows;"
            + " change the number")
      }
      for name in recognizer.requireToFail where !names.contains(name) {
        add(
          path.key("requireToFail"),
          "no gesture recogniser is called \"\(name.shortened)\"" + hint(for: name, among: names))
      }
      if waits(recognizer.name, forItselfAmong: recognizers) {
        add(
          path.key("requireToFail"),
          "\"\(recognizer.name.shortened)\" waits for itself to fail, so that it never recognises;"
            + " leave one of the requirements out")
      }
    }
  }

  /// Checks the views of recognisers.
  mutating func checkViews(of recognizers: [GestureRecognizer], _ path: ScenePath) {
    for (index, recognizer) in recognizers.enumerated() {
      guard let view = recognizer.view, !unread.mayHaveViews else { continue }
      let path = path.index(index).key("view")
      let name = view.rawValue.shortened
      guard let owner = known[view] else {
        add(
          path,
          objectionToSupplementaryView(view)
            ?? "no view is called \"\(name)\""
            + hint(for: view.rawValue, among: names.map(\.rawValue)))
        continue
      }
      guard case .view(let kind) = owner, !kind.takesTouches, !mayTakeTouches(view) else {
        continue
      }
      add(
        path,
        "touches pass through \(kind.nameInSentence); write isUserInteractionEnabled: true in"
          + " \"\(name)\"")
    }
  }

  /// Whether anything assigns a view's `isUserInteractionEnabled`.
  private func mayTakeTouches(_ name: ViewName) -> Bool {
    let property = PropertyName.isUserInteractionEnabled
    let own = scene.cellViews.first { $0.name == name }?.properties[property]
    return own != nil || scene.assignsLater(property, of: name)
  }

  /// Checks the numbers of pan recognisers.
  mutating func checkPans(of recognizers: [GestureRecognizer], _ path: ScenePath) {
    for (index, recognizer) in recognizers.enumerated() {
      guard let pan = recognizer.pan else { continue }
      let path = path.index(index)
      check(pan.x, "x", isFollowed: pan.axis != .vertical, path.key("x"))
      check(pan.y, "y", isFollowed: pan.axis != .horizontal, path.key("y"))
    }
  }

  private mutating func check(
    _ number: GestureRecognizer.Pan.Number?, _ key: String, isFollowed: Bool, _ path: ScenePath
  ) {
    guard let number else { return }
    let numbers = scene.states.compactMap { state in
      if case .number = state.kind { state.name } else { nil }
    }
    if !numbers.contains(number.name) {
      add(
        path,
        "no number is called \"\(number.name.shortened)\""
          + (numbers.isEmpty
            ? "; declare it under \"states\", as in \(number.name.shortened): -160...0"
            : hint(for: number.name, among: numbers)))
    }
    if !isFollowed {
      add(path, "the axis keeps the finger from moving along \(key); write axis: both")
    }
    if !(SceneLimits.leastPanDistance...SceneLimits.largestLength).contains(abs(number.distance)) {
      add(
        path,
        "the distance for a change by 1 must be from \(decimal(SceneLimits.leastPanDistance)) to"
          + " \(decimal(SceneLimits.largestLength)) points, in either direction")
    }
  }

  /// Whether a recogniser requires itself to fail, directly or through others.
  private func waits(_ name: String, forItselfAmong recognizers: [GestureRecognizer]) -> Bool {
    var (waiting, seen): ([String], Set<String>) = ([name], [])
    while let next = waiting.popLast() {
      for required in recognizers.first(where: { $0.name == next })?.requireToFail ?? [] {
        if required == name { return true }
        if seen.insert(required).inserted { waiting.append(required) }
      }
    }
    return false
  }
}
