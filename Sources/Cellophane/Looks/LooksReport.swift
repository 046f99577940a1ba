internal import Drawing
internal import Interaction
package import Scenes

/// What is to be said about the looks of a scene's states: warnings, a table, and JSON.
package struct LooksReport: Sendable {
  /// In each of the surroundings in which something looks different.
  package let looks: [StateLooks]
  private let scene: Scene

  /// Looks at the first item's cell of a scene in each renderer's surroundings.
  package init(of scene: Scene, in renderers: [SceneRenderer]) throws(RenderingError) {
    var looks: [StateLooks] = []
    for renderer in renderers {
      let look = try StateLooks(of: renderer)
      // What looks the same in the dark is not told twice.
      let isKnown = looks.contains { $0.pairs == look.pairs && $0.contrasts == look.contrasts }
      if !isKnown { looks.append(look) }
    }
    self.looks = looks
    self.scene = scene
  }

  // MARK: - Warnings

  /// What somebody may not be able to see, and rules that can never hold. None of it is wrong for the
  /// tool: each message says whether it is a warning or a note.
  package var problems: [SceneProblem] {
    var problems = RuleReach.problems(in: scene)
    for look in looks {
      for problem in contrastProblems(look) + pairProblems(look) where !problems.contains(problem) {
        problems.append(problem)
      }
    }
    return problems
  }

  private func contrastProblems(_ look: StateLooks) -> [SceneProblem] {
    // One sentence for all states in which the same ink fails in the same way.
    var groups: [(contrast: InkContrast, states: [CellState])] = []
    for contrast in look.contrasts where !contrast.isEnough {
      let index = groups.firstIndex {
        $0.contrast.view == contrast.view && $0.contrast.ratio == contrast.ratio
          && $0.contrast.ink == contrast.ink
      }
      if let index {
        groups[index].states.append(contrast.state)
      } else {
        groups.append((contrast, [contrast.state]))
      }
    }
    return groups.map { contrast, states in
      let named =
        states.count == look.states.count
        ? "in all states" : "when " + Self.list(states.map { $0.text(separator: " and ") }, "or")
      return SceneProblem(
        path: contrast.path ?? ScenePath.scene.key("cell"),
        message: "warning: \(contrast.view.rawValue) is \(contrast.ink) on \(contrast.ground)"
          + " \(named)\(place(look)), \(Self.ratio(contrast.ratio)); WCAG 2 asks"
          + " \(Self.ratio(contrast.required)) of \(contrast.kind), let the two differ more")
    }
  }

  private func pairProblems(_ look: StateLooks) -> [SceneProblem] {
    let path = ScenePath.scene.key("cell")
    let same = look.groups.filter { $0.count > 1 }.map { group in
      SceneProblem(
        path: path,
        message: "note: \(Self.list(group.map { $0.text(separator: "+") }, "and")) look the same;"
          + " add a rule if a person is to tell them apart")
    }
    let close = look.pairs.filter { !$0.difference.isNone }.compactMap { pair -> SceneProblem? in
      let hard = ColorVision.allCases.filter { !pair.difference.isEnough($0) }
      guard !hard.isEmpty else { return nil }
      let told = hard.map { vision in
        Self.difference(pair.difference.mean(vision))
          + (vision == .normal ? "" : " with \(vision.rawValue)")
      }
      return SceneProblem(
        path: path,
        message: "warning: \(pair.first.id) and \(pair.second.id) are hard to tell apart"
          + "\(place(look)), ΔE00 \(told.joined(separator: ", ")); let them differ by"
          + " \(decimal(LookDifference.least)) or by a clear mark")
    }
    return same + close
  }

  private func place(_ look: StateLooks) -> String {
    looks.count > 1 && look.appearance == .dark ? " in dark appearance" : ""
  }

  static func ratio(_ value: Double) -> String {
    // Cut off, not rounded: 4.499 is not enough.
    "\(decimal((value * 100).rounded(.down) / 100, places: 2)):1"
  }

  /// One digit, cut off.
  static func difference(_ value: Double) -> String {
    let text = decimal((value * 10).rounded(.down) / 10, places: 1)
    return text.contains(".") ? text : text + ".0"
  }

  static func list(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  // MARK: - Numbers

  /// All numbers as a table: pairs of states with their differences, and inks with their contrast.
  package var table: String {
    looks.map { look in
      let heads = ["\(look.appearance.rawValue): pair, ΔE00"] + ColorVision.allCases.map(\.rawValue)
      let pairs = look.pairs.map { pair in
        ["\(pair.first.id), \(pair.second.id)"]
          + ColorVision.allCases.map { vision in
            Self.difference(pair.difference.mean(vision))
              + (pair.difference.isEnough(vision) ? "" : " !")
          }
      }
      let inks = look.contrasts.map { contrast in
        [
          "\(contrast.view.rawValue), \(contrast.state.id)", contrast.kind, contrast.ink,
          contrast.ground, Self.ratio(contrast.ratio) + (contrast.isEnough ? "" : " !"),
        ]
      }
      return Self.aligned([heads] + pairs)
        + (inks.isEmpty
          ? "" : Self.aligned([["contrast", "kind", "ink", "behind", "ratio"]] + inks))
    }.joined()
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { index, text in
        index == row.count - 1
          ? text : text + String(repeating: " ", count: widths[index] - text.count)
      }
      return "  " + cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// The same as one JSON object, with the name of the scene's file.
  package func json(_ file: String) -> String {
    "{\"scene\": \(quoted(file)), \"looks\": [" + looks.map(Self.json).joined(separator: ", ")
      + "]}"
  }

  private static func json(_ look: StateLooks) -> String {
    let pairs = look.pairs.map { pair in
      let numbers = ColorVision.allCases.map {
        "\(quoted($0.rawValue)): \(decimal(pair.difference.mean($0), places: 3))"
      }
      let isEnough = ColorVision.allCases.allSatisfy(pair.difference.isEnough)
      return "{\"states\": [\(quoted(pair.first.id)), \(quoted(pair.second.id))],"
        + " \"deltaE00\": {\(numbers.joined(separator: ", "))},"
        + " \"changedArea\": \(decimal(pair.difference.areas[.normal, default: 0], places: 2)),"
        + " \"isEnough\": \(isEnough)}"
    }
    let contrasts = look.contrasts.map { contrast in
      "{\"view\": \(quoted(contrast.view.rawValue)), \"state\": \(quoted(contrast.state.id)),"
        + " \"kind\": \(quoted(contrast.kind)), \"ink\": \(quoted(contrast.ink)),"
        + " \"ground\": \(quoted(contrast.ground)),"
        + " \"ratio\": \(decimal(contrast.ratio, places: 3)),"
        + " \"required\": \(decimal(contrast.required)), \"isEnough\": \(contrast.isEnough)}"
    }
    return "{\"appearance\": \(quoted(look.appearance.rawValue)),"
      + " \"pairs\": [\(pairs.joined(separator: ", "))],"
      + " \"contrasts\": [\(contrasts.joined(separator: ", "))]}"
  }
}
