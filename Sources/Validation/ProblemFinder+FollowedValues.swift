internal import Drawing
internal import Interaction
internal import Messages
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks values that follow the numbers of states.
extension ProblemFinder {
  /// Checks the states that a value follows. Braces in texts have a meaning only in scenes with
  /// states that have values.
  mutating func checkFollowed(_ value: PropertyValue, of property: PropertyName, _ path: ScenePath)
  {
    let kinds = scene.stateKinds
    let compared = scene.states.filter(\.kind.isCompared).map(\.name)
    switch value {
    case .following(let following):
      if kinds[following.state] == nil, checkControlState(following.state, path) { return }
      let kind = ViewportNumber(rawValue: following.state)?.kind ?? kinds[following.state]
      guard let kind, case .number(let lowest, let highest, _) = kind else {
        add(
          path,
          "no number is called \"\(following.state.shortened)\""
            + hint(for: following.state, among: compared))
        return
      }
      if following.factor == nil,
        following.stops.count < 2
          || zip(following.stops, following.stops.dropFirst()).contains(where: {
            $0.number >= $1.number
          })
      {
        add(path, "a value that follows a number has two or more ascending stops; correct them")
      }
      for stop in following.stops {
        if let objection = kind.objection(to: .number(stop.number), of: following.state) {
          add(path, objection)
        }
      }
      if scene.states.contains(where: { $0.name == following.state && $0.animator != nil }),
        let inner = following.stops.first(where: {
          $0.number > lowest && $0.number < highest ?? lowest
        })
      {
        add(
          path,
          "an animator moves straight from one end to the other; leave out the stop at "
            + decimal(inner.number, places: 6))
      }
      // A multiple must be valid at both ends of the number's range.
      let ends = following.factor == nil ? [] : [lowest, highest ?? lowest]
      for end in ends {
        let type = property.definition.type
        if let objection = type.objection(to: following.value(for: end), of: property) {
          add(path, objection + ", and is not when \(following.state.shortened) is \(decimal(end))")
          break
        }
      }
    case .string:
      for name in value.followedStates where !compared.contains(name) {
        if ControlValue.parts(of: name) != nil, checkControlState(name, path) { continue }
        guard !compared.isEmpty else { continue }
        add(
          path,
          "no state with a value is called \"\(name.shortened)\""
            + (name.contains { " +-*/".contains($0) }
              ? "; a text has the names of values between braces, and nothing is computed there"
              : hint(for: name, among: compared)) + "; write {{ for a brace")
      }
    default: break
    }
  }
}
