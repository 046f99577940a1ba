internal import Drawing
internal import Interaction
internal import Machine
internal import OrderedCollections
internal import Resolution
package import SceneRendering
package import Scenes
internal import Validation
internal import Vocabulary
internal import Wording

/// A report on the appearance of a scene's states: findings, a table, and JSON.
package struct LooksReport: Sendable {
  /// A finding in one look. Findings with equal keys are reported once, with the worst number.
  private struct Finding {
    let key: [String]
    /// The severity; smaller is worse.
    let number: Double
    let look: StateLooks
    let path: ScenePath
    /// The two states that it is about, if others that differ in the same inputs are not reported again.
    var pair: [CellState]?
    /// The view that it is about.
    var view: ViewName?
    /// The states that it is about; empty for all.
    var states: [CellState] = []
    /// Returns the message; its argument says where the finding is.
    let message: (String) -> String
  }

  /// The looks of each distinct item, for each combination of traits in which they differ.
  package let looks: [StateLooks]
  /// The number of items that may look different.
  private let distinctItems: Int
  let scene: Scene
  /// What the scene's rules ask of cells, by their index: cells have a state only for the side of a switch that differs from
  /// the template.
  let conditions: [CellPredicate]
  /// The places of views in the scene.
  private let paths: [ViewName: ScenePath]
  /// The states of each item that was checked; empty if states may be missing.
  private let reachable: [CheckedStates]
  /// Animations that start each other without end.
  let loops: Set<CompletionLoop>
  /// A note about the limits that the exploration of states hit; `nil` for none.
  package let explorationNote: String?

  /// The maximum number of items whose cells are checked. Our choice: more items are data, not
  /// design.
  private static let mostItems = 24

  /// Checks the cells of a scene with the traits of each renderer.
  package init(of scene: Scene, in renderers: [SceneRenderer]) throws(RenderingError) {
    let items = DistinctItems(scene).items
    var subjects: [StateLooks.Subject] = []
    var looks: [StateLooks] = []
    var colors = SeenColors()
    var reachable: [CheckedStates] = []
    var bounds: Set<ExplorationBound> = []
    var loops: Set<CompletionLoop> = []
    for item in items.prefix(Self.mostItems) {
      guard let resolved = renderers.first?.resolved else { break }
      let checked = CheckedStates(of: resolved, item: item)
      reachable.append(checked)
      for state in checked.states {
        let loop = resolved.machine.completionLoop(
          whenItem: item, comesTo: state, in: resolved.initialStage)
        if let loop { loops.insert(loop) }
      }
      bounds.formUnion(checked.bounds)
      for renderer in renderers {
        // Cells that look the same in dark mode, or in another item, are checked once.
        let subject = try StateLooks.Subject(of: renderer, item: item, states: checked.states)
        guard !subjects.contains(where: subject.looksLike) else { continue }
        subjects.append(subject)
        let look = try StateLooks(of: subject, &colors)
        let isKnown = looks.contains {
          $0.pairs == look.pairs && $0.contrasts == look.contrasts && $0.states == look.states
        }
        if !isKnown { looks.append(look) }
      }
    }
    self.looks = looks
    self.loops = loops
    self.scene = scene
    conditions = scene.rules.map { scene.askingForSwitches($0.when) }
    paths = looks.flatMap(\.contrasts).reduce(into: [:]) { paths, contrast in
      paths[contrast.view] = renderers.first?.resolved.path(ofView: contrast.view)
    }
    distinctItems = items.count
    // If states may be missing, rules that never hold cannot be determined.
    let isComplete = bounds.isEmpty && !items.isEmpty && items.count <= Self.mostItems
    self.reachable = isComplete ? reachable : []
    explorationNote = bounds.told.map { limits in
      "states may be missing: \(limits)"
        + (reachable.lazy.compactMap(\.advice).first.map { "; to narrow it, \($0)" } ?? "")
    }
  }

  // MARK: - Warnings

  /// Findings about visibility, and about rules that can never hold. None is an error.
  package var findings: [CheckFinding] {
    var result = RuleReach.problems(in: scene, reachable: reachable).map {
      CheckFinding(.rules, $0)
    }
    result += loopProblems.map { CheckFinding(.rules, $0) }
    result += scene.wordsOfScripts.map { word in
      CheckFinding(
        .limits,
        note: SceneProblem(
          path: ScenePath.scene.key("states").index(word.index),
          message:
            "\"\(word.word)\" of \(word.state) is set by a script, but not by an event or the app, so that it was not"
            + " examined and diagrams leave it out; if the app sets it, write \"setBy: data\""))
    }
    for (kind, list) in [
      (CheckFinding.Kind.contrast, looks.flatMap(contrastFindings)),
      (.states, looks.flatMap(pairFindings)),
    ] {
      var groups: [[Finding]] = []
      for finding in list {
        if let index = groups.firstIndex(where: { $0.first?.key == finding.key }) {
          groups[index].append(finding)
        } else {
          groups.append([finding])
        }
      }
      for group in groups {
        guard let worst = group.min(by: { $0.number < $1.number }) else { continue }
        var problem = SceneProblem(
          path: worst.path,
          message: worst.message(place(of: worst, group) + Self.others(worst, group)))
        problem.view = worst.view?.rawValue
        result.append(CheckFinding(kind, problem, states: worst.states))
      }
    }
    if distinctItems > Self.mostItems {
      result.append(
        CheckFinding(
          .limits,
          note: SceneProblem(
            path: ScenePath.scene.key("collectionView"),
            message:
              "\(distinctItems) items may look different, and the first \(Self.mostItems) of them"
              + " were examined; to check others, use fewer items")))
    }
    return result
  }

  /// One finding for each view: its worst ratio, with the states in which it occurs.
  private func contrastFindings(_ look: StateLooks) -> [Finding] {
    var groups: [(contrast: InkContrast, states: [CellState])] = []
    for contrast in look.contrasts where !contrast.isEnough && !contrast.isUIKits {
      let index = groups.firstIndex {
        $0.contrast.view == contrast.view && $0.contrast.ratio == contrast.ratio
          && $0.contrast.ink == contrast.ink && $0.contrast.isPart == contrast.isPart
      }
      if let index {
        // Parts of one text may have one colour in several fonts.
        if !groups[index].states.contains(contrast.state) {
          groups[index].states.append(contrast.state)
        }
      } else {
        groups.append((contrast, [contrast.state]))
      }
    }
    return groups.map { contrast, states in
      let named =
        states.count == look.states.count
        ? "in all states" : "when " + Self.conditions(states)
      return Finding(
        key: [contrast.view.rawValue, contrast.kind, contrast.isPart ? "part" : ""],
        number: contrast.ratio, look: look,
        path: contrast.path ?? paths[contrast.view] ?? ScenePath.scene.key("cell"),
        view: contrast.view, states: states.count == look.states.count ? [] : states
      ) { place in
        "warning: \(contrast.isPart ? "a part of " : "")\(contrast.view.rawValue) is \(contrast.ink) on \(contrast.ground)"
          + " \(named)\(place), \(Self.ratio(contrast.ratio)); WCAG 2 requires"
          + " \(Self.ratio(contrast.required)) for \(contrast.kind); choose colours with more contrast"
      }
    }
  }

  /// The states of a group, without flags that nothing in the scene refers to. Most flags have no
  /// appearance in UIKit, so states that differ only in these are meant to look the same. What the app gives an item is
  /// left out, too, if only rules for other cells than the item's use it.
  private func distinguished(_ group: [CellState], in look: StateLooks) -> [CellState] {
    let predicates = scene.rules.map(\.when)
    let flags = Set(
      CellState.Flag.allCases.filter { flag in
        predicates.contains { $0.flags.contains(flag) }
      })
    let others = scene.viewsOfOtherCells(thanOfItem: look.item)
    let own = scene.rules.filter { rule in
      rule.assignments.isEmpty || rule.assignments.contains { !others.contains($0.view) }
    }.map(\.when)
    let changed = Set(
      scene.states.filter { !$0.events.isEmpty }.map(\.name) + scene.actionValues.map(\.word.text))
    func asked(_ predicates: [CellPredicate]) -> Set<String> {
      predicates.reduce(into: []) { $0.formUnion($1.customStates) }
    }
    let customs = asked(predicates).intersection(asked(own).union(changed))
    var seen: Set<CellState> = []
    return group.filter { state in
      var kept = state
      for flag in CellState.Flag.allCases where !flags.contains(flag) {
        kept = kept.setting(flag, to: false)
      }
      for name in scene.states.map(\.name) where !customs.contains(name) {
        kept = kept.setting(custom: name, to: nil)
      }
      return seen.insert(kept).inserted
    }
  }

  /// Whether it is worth a note that some states look the same. UIKit shows the same background while a cell is
  /// highlighted and while it is selected, so those two are meant to.
  private func isRemarkable(_ group: [CellState]) -> Bool {
    // A row that was swiped has moved partly out of sight.
    guard group.count > 1, !group.allSatisfy({ $0.contains(.swiped) }) else { return false }
    let isUsual =
      group.allSatisfy { $0.contains(.highlighted) || $0.contains(.selected) }
      && Set(group.map { $0.setting(.highlighted, to: false).setting(.selected, to: false) }).count
        == 1
    return !isUsual
  }

  /// Whether two states differ only in what UIKit shows while a finger is on a control.
  private func areTouchedAlike(_ pair: StateLooks.Pair) -> Bool {
    let styled = scene.rules.map(\.when).reduce(into: Set<String>()) {
      $0.formUnion($1.customStates)
    }
    func atRest(_ state: CellState) -> CellState {
      state.customValues.keys.reduce(state) { rest, name in
        ControlFlag.parts(of: name)?.property == .highlighted && !styled.contains(name)
          ? rest.setting(custom: name, to: nil) : rest
      }
    }
    return atRest(pair.first) == atRest(pair.second)
  }

  private func pairFindings(_ look: StateLooks) -> [Finding] {
    let groups = look.groups.map { distinguished($0, in: look) }
      .flatMap { dividedByMotion($0, in: look) }
    let same = groups.filter(isRemarkable).map { group in
      let named = group.map { $0.text(separator: "+") }.listed("and")
      // The same finding in dark appearance is not repeated, nor that of the same inputs while highlighted or
      // selected.
      let flags = Set(group.map(\.flags))
      let key = flags.count == 1 ? group.map { $0.withoutTouch.id } : [named]
      return Finding(
        key: key, number: 0, look: look, path: path(of: group, in: look), states: group
      ) { place in
        "note: \(named) look the same\(place); add a rule if people must distinguish them"
      }
    }
    // Of states that look the same the first one represents all.
    let shown = Set(look.groups.compactMap(\.first))
    let told = look.pairs.filter {
      !$0.difference.isNone && !$0.hasOtherTexts && shown.contains($0.first)
        && shown.contains($0.second) && !areTouchedAlike($0)
    }
    let close = told.compactMap { pair -> Finding? in
      let hard = ColorVision.allCases.filter { !pair.difference.isEnough($0) }
      guard !hard.isEmpty else { return nil }
      let told = hard.map { vision in
        Self.difference(pair.difference.marks[vision, default: 0])
          + (vision == .normal ? "" : " with \(vision.rawValue)")
      }
      // Of the values of a number or a word, the two that are hardest to distinguish stand for all.
      let inputs = pair.first.inputs(otherThanIn: pair.second)
      let isFolded = pair.first.flags == pair.second.flags && !inputs.isEmpty
      return Finding(
        key: isFolded ? ["differ in"] + inputs : [pair.first.id, pair.second.id],
        number: hard.map(pair.difference.mean).min() ?? 0, look: look,
        path: path(of: [pair.first, pair.second], in: look),
        pair: isFolded ? [pair.first, pair.second] : nil, states: [pair.first, pair.second]
      ) { place in
        "warning: \(pair.first.id) and \(pair.second.id) are hard to distinguish"
          + "\(place), ΔE00 \(told.joined(separator: ", ")) where they differ; let a large part differ by"
          + " \(decimal(LookDifference.least)) or a mark by \(decimal(LookDifference.leastOfMark))"
      }
    }
    return same + close
  }

  /// A clause with the number of other pairs that differ in the same inputs; empty for none.
  private static func others(_ worst: Finding, _ group: [Finding]) -> String {
    guard let pair = worst.pair, let first = pair.first, let second = pair.last else { return "" }
    let count = Set(group.compactMap(\.pair)).count - 1
    guard count > 0 else { return "" }
    let inputs = first.inputs(otherThanIn: second).listed("and")
    return ", and so are \(count) other \(count == 1 ? "pair" : "pairs") that differ in \(inputs)"
  }

  /// States as conditions; of more than `mostNamedStates` only the first ones.
  private static func conditions(_ states: [CellState]) -> String {
    let words = states.map { $0.text(separator: " and ") }
    guard words.count > mostNamedStates else { return words.listed("or") }
    let first = Array(words.prefix(mostNamedStates / 4))
    return (first + ["in \(words.count - first.count) other states"]).listed("or")
  }

  /// The maximum number of states that a finding names. Our choice.
  private static let mostNamedStates = 12

  /// The item and the appearance of the worst finding of a group, if a message needs them.
  private func place(of worst: Finding, _ group: [Finding]) -> String {
    let (item, userInterfaceStyle) = (worst.look.item, worst.look.userInterfaceStyle)
    let alike = group.count {
      $0.look.userInterfaceStyle == userInterfaceStyle && $0.message("") == worst.message("")
    }
    let isShared = alike == looks.count { $0.userInterfaceStyle == userInterfaceStyle }
    let isDark = userInterfaceStyle == .dark && looks.contains { $0.userInterfaceStyle != .dark }
    return (isShared ? "" : " in item \(item)") + (isDark ? " in dark appearance" : "")
  }
}

extension CellState {
  /// The state without highlighting and selection.
  fileprivate var withoutTouch: CellState {
    setting(.highlighted, to: false).setting(.selected, to: false)
  }

  /// The names of the custom states whose values differ from those of another state, in order.
  func inputs(otherThanIn other: CellState) -> [String] {
    Set(customValues.keys).union(other.customValues.keys)
      .filter { customValues[$0] != other.customValues[$0] }.sorted()
  }
}
