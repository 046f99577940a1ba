internal import Interaction

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
