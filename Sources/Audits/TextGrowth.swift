internal import Drawing
internal import Interaction
internal import Resolution
internal import ResolvedViews
internal import Review
internal import SceneRendering
internal import Scenes
internal import Vocabulary

/// Finds text that has the same size whatever size people prefer.
struct TextGrowth {
  let item: Int
  let renderer: SceneRenderer
  /// The same scene at the largest text size.
  let large: SceneRenderer

  func findings(_ states: [CellState]) -> [AuditFinding] {
    var known: [ViewName: (size: Double, state: CellState)] = [:]
    var fixed: [ViewName] = []
    for state in states {
      let usual = renderer.resolved.cell(item: item, state: state).textSizes
      let grown = large.resolved.cell(item: item, state: state).textSizes
      for (view, size) in usual where known[view] == nil {
        known[view] = (size, state)
        if grown.first(where: { $0.view == view })?.size == size { fixed.append(view) }
      }
    }
    guard let first = fixed.first else { return [] }
    let sizes = fixed.map { decimal(known[$0]?.size ?? 0, places: 1) + " pt" }
    // Labels of one size share its mention.
    let common = Set(sizes).count == 1 ? sizes.first : nil
    let names = zip(fixed, sizes).map { view, size in
      "\"\(view.rawValue)\"" + (common == nil ? " (\(size))" : "")
    }
    let all = LooksReport.list(names, "and")
    return [
      AuditFinding(
        .textSize, view: first, item: item, states: [],
        path: SceneCauses(renderer.resolved).view(first),
        "the text of \(all) has the same size\(common.map { " (\($0))" } ?? "") at every preferred"
          + " text size",
        do: "use a text style, as in font: body, that grows with it")
    ]
  }
}

extension PresentedCell {
  /// The views with text and the sizes of their fonts, in points.
  fileprivate var textSizes: [(view: ViewName, size: Double)] {
    inks.compactMap { ink in
      if case .text(let font) = ink.kind { (ink.view, font.size) } else { nil }
    }
  }
}
