internal import Drawing
internal import Interaction
internal import Layout
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

extension LayoutFaults {
  /// The share of its content's length that a control has to keep. Our choice: of less a title or an icon is lost.
  private static let leastShare = 0.5

  /// A control that is compressed.
  private struct Squeeze {
    let control: ViewName
    let axis: Axis
    /// The length of its content, and what is left of it, in points.
    let content: Double
    let rest: Double
    /// Its compression resistance, and a view with an equal one, which only comes first; `nil` for none.
    let priority: Double
    let rival: ViewName?
  }

  /// Controls that keep less than half of their content at an accessibility size, and more of it at the usual one. Each
  /// is reported once, at the smallest size.
  static func squeezedControls(
    _ renderer: SceneRenderer, _ large: [SceneRenderer],
    _ layouts: [(item: Int, state: CellState)]
  ) -> [SceneProblem] {
    let resolved = renderer.resolved
    guard !resolved.scene.controls.isEmpty else { return [] }
    var known: Set<ViewName> = []
    var problems: [SceneProblem] = []
    for other in large {
      let size = other.traits.preferredContentSizeCategory.rawValue
      for (item, state) in layouts {
        let found = squeezes(other.resolved, item, state)
        guard !found.isEmpty else { continue }
        let usual = squeezes(resolved, item, state).map(\.control)
        for squeeze in found where !usual.contains(squeeze.control) {
          guard known.insert(squeeze.control).inserted else { continue }
          let place = size + (item == layouts.first?.item ? "" : " in item \(item)")
          problems.append(
            SceneProblem(
              path: resolved.path(ofView: squeeze.control) ?? Cell.path,
              message: message(squeeze, place)
            ).of(squeeze.control.rawValue))
        }
      }
    }
    return problems
  }

  /// The controls in a cell that keep less than half of their content. Those that a view clips are compressed on
  /// purpose.
  private static func squeezes(
    _ resolved: ResolvedScene, _ item: Int, _ state: CellState
  ) -> [Squeeze] {
    let shown = resolved.placedViews(ofItem: item, state: state).views
      .filter { $0.kind.isControl && !$0.isClipped }.map(\.name)
    guard !shown.isEmpty else { return [] }
    return resolved.layoutExplainer(ofItem: item, state: state).allConcessions.compactMap {
      concession in
      guard case .resistance(let control, let axis, let content) = concession.cause,
        shown.contains(control), concession.shortfall > content * (1 - leastShare)
      else { return nil }
      let rivals = concession.ties.compactMap { tie -> ViewName? in
        guard case .resistance(let rival, axis, _) = tie.cause, rival != control else { return nil }
        return rival
      }
      return Squeeze(
        control: control, axis: axis, content: content,
        rest: max(content - concession.shortfall, 0), priority: concession.priority,
        rival: rivals.first)
    }
  }

  private static func message(_ squeeze: Squeeze, _ place: String) -> String {
    let name = "\"\(squeeze.control.rawValue)\""
    let side = squeeze.axis == .horizontal ? "width" : "height"
    let kept =
      "note: \(name) keeps \(decimal(squeeze.rest, places: 1)) of \(decimal(squeeze.content, places: 1)) pt"
      + " of its \(side) at \(place)"
    guard let rival = squeeze.rival else {
      return "\(kept); give it room, or a higher compression resistance"
    }
    return
      "\(kept): \"\(rival.rawValue)\" has the same \(squeeze.axis.rawValue) compression resistance priority"
      + " \(decimal(squeeze.priority)), and only their order decides; give \(name) a higher one"
  }
}
