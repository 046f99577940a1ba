internal import Drawing
internal import Interaction
internal import Resolution
internal import ResolvedViews
internal import Review
internal import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Wording

/// Finds text that has the same size at all preferred text sizes.
struct TextGrowth {
  let item: Int
  let renderer: SceneRenderer
  /// The same scene at the largest text size.
  let large: SceneRenderer

  /// A view whose text does not grow in some states.
  private struct FixedText {
    let view: ViewName
    /// The size in the first of the states, in points.
    let size: Double
    /// The states; empty for all in which the view has text.
    var states: [CellState]
  }

  func findings(_ states: [CellState]) -> [AuditFinding] {
    let fixed = fixedTexts(states)
    // Texts that are fixed in the same states are one finding.
    var groups: [[CellState]] = []
    for text in fixed where !groups.contains(text.states) { groups.append(text.states) }
    return groups.compactMap { group in
      finding(fixed.filter { $0.states == group }, in: group)
    }
  }

  /// The views whose texts do not grow, in the order in which they are seen. Each state may have a font of its own.
  private func fixedTexts(_ states: [CellState]) -> [FixedText] {
    var fixed: [FixedText] = []
    var growing: Set<ViewName> = []
    for state in states {
      let usual = renderer.resolved.cell(item: item, state: state).textSizes
      let grown = large.resolved.cell(item: item, state: state).textSizes
      for (view, size) in usual {
        guard grown.first(where: { $0.view == view })?.size == size else {
          growing.insert(view)
          continue
        }
        if let index = fixed.firstIndex(where: { $0.view == view }) {
          fixed[index].states.append(state)
        } else {
          fixed.append(FixedText(view: view, size: size, states: [state]))
        }
      }
    }
    for index in fixed.indices where !growing.contains(fixed[index].view) {
      fixed[index].states = []
    }
    return fixed
  }

  private func finding(_ fixed: [FixedText], in states: [CellState]) -> AuditFinding? {
    guard let first = fixed.first else { return nil }
    let sizes = fixed.map { decimal($0.size, places: 1) + " pt" }
    // Labels of one size share its mention.
    let common = Set(sizes).count == 1 ? sizes.first : nil
    let names = zip(fixed, sizes).map { text, size in
      "\"\(text.view.rawValue)\"" + (common == nil ? " (\(size))" : "")
    }
    let all = names.listed("and")
    return AuditFinding(
      .textSize, view: first.view, item: item, states: states,
      path: SceneCauses(renderer.resolved).view(first.view),
      "the text of \(all) has the same size\(common.map { " (\($0))" } ?? "") at every preferred"
        + " text size",
      do: "use a text style, as in font: body, that grows with it")
  }
}

extension PresentedCell {
  /// The views with text and the sizes of their fonts, in points.
  fileprivate var textSizes: [(view: ViewName, size: Double)] {
    inks.compactMap { ink in
      if case .text(let font) = ink.kind { (ink.view, font.pointSize) } else { nil }
    }
  }
}
