internal import Drawing
internal import Interaction
internal import Messages
internal import Notation
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks values that follow the numbers of states.
extension ProblemFinder {
  /// Checks the states that a value follows, and the names between the braces of a text.
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
    case .string(let text):
      checkNames(inText: text, hasStates: cellPath == Cell.path, path)
    default: break
    }
  }

  /// Checks the names between the braces of a text.
  ///
  /// - Parameter hasStates: Whether it is a text of the cell. Supplementary views have no states.
  mutating func checkNames(inText text: String, hasStates: Bool, _ path: ScenePath) {
    for name in PropertyValue.string(text).followedStates {
      checkName(name, inText: text, hasStates: hasStates, path)
    }
  }

  /// Checks a name between the braces of a text: a state with a value, a number of the viewport or the value of a
  /// control. Nothing else is filled in later.
  private mutating func checkName(
    _ name: String, inText text: String, hasStates: Bool, _ path: ScenePath
  ) {
    let states = hasStates ? scene.states.filter(\.kind.isCompared).map(\.name) : []
    if states.contains(name) || ViewportNumber(rawValue: name) != nil { return }
    let list = ScenePath.scene.key("states")
    if unread.contains(list) || unread.contains(list.key(name)) { return }
    if ControlValue.parts(of: name) != nil, checkControlState(name, path) { return }
    let isData = dataNames.contains(name)
    if isData, text.contains("{\(name)}") {
      // Elsewhere the reader reports it.
      if ScenePath.scene.key("collectionView").contains(path) {
        add(
          path,
          "\"\(name.shortened)\" is data of items, which is missing here; add it to the item's data,"
            + " or write its value")
      }
      return
    }
    let shown = (isData ? name + "%" : name).shortened
    let candidates = states + (hasStates ? dataNames : [])
    let beginning =
      if !hasStates {
        "nothing fills \"{\(shown)}\" in a supplementary view, which has no states"
      } else if candidates.isEmpty {
        "nothing fills \"{\(shown)}\": the scene has no state with a value, and its items have no data"
      } else if dataNames.isEmpty {
        "no state with a value is called \"\(shown)\""
      } else {
        "no data of items and no state with a value is called \"\(shown)\""
      }
    // Suggestions are computed only for problems that are shown.
    let hint =
      if name.contains(where: { " +-*/".contains($0) }) {
        "; a text has the names of values between braces, and nothing is computed there"
      } else if !candidates.isEmpty, problems.count < SceneLimits.mostShownProblems {
        Suggestion.textOrList(for: name, among: Array(candidates.prefix(SceneLimits.mostViews)))
      } else {
        ""
      }
    add(path, beginning + hint + "; write {{ for a brace")
  }
}
