internal import Drawing
internal import Interaction
internal import Resolution
internal import ResolvedViews
internal import Review
internal import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Wording

/// Finds lasting states that differ from others by colour alone (WCAG 2, success criterion 1.4.1).
struct ColorFindings {
  /// The minimum contrast between the colours before and after a change that is visible without colour vision (WCAG 2,
  /// technique G183, documented).
  static let leastContrast = 3.0

  let item: Int
  let renderer: SceneRenderer

  /// - Parameter cells: The cell in each lasting state.
  func findings(
    _ cells: [PresentedCell], _ comparer: inout LookComparer
  ) throws(RenderingError) -> [AuditFinding] {
    var told: Set<Set<StateChange.Word>> = []
    var findings: [AuditFinding] = []
    for (one, other) in NeighbouringStates(cells.map(\.state)).pairs(among: Array(cells.indices)) {
      let (before, after) = (cells[one], cells[other])
      let words = before.state.words(otherThanIn: after.state)
      guard !told.contains(words), before.shownTexts == after.shownTexts,
        before.shownFrame == after.shownFrame
      else { continue }
      let changes = CellDifference.list(from: before, to: after)
      guard !changes.isEmpty, changes.allSatisfy(\.isColor),
        changes.contains(where: { isAuthored($0, before, after) }),
        let difference = try comparer.difference(from: before, to: after),
        difference.isEnough(.normal), difference.contrast < Self.leastContrast
      else { continue }
      told.insert(words)
      let views = changes.map(\.subject).filter { !$0.isEmpty }
      findings.append(
        AuditFinding(
          .color, view: changes.first?.view, item: item, states: [before.state, after.state],
          path: SceneCauses(renderer.resolved).rule(about: words),
          "\(after.state.id) differs from \(before.state.id) by colour alone"
            + " (\(Array(views.prefix(3)).listed("and"))), with a contrast of"
            + " \(LooksReport.ratio(difference.contrast)) between before and after",
          do: "change a symbol, a text, a border or a size, too, or let the two differ by 3:1"))
    }
    return findings
  }

  /// Whether the scene's author chose the colour, and not UIKit.
  private func isAuthored(
    _ change: CellDifference, _ before: PresentedCell, _ after: PresentedCell
  ) -> Bool {
    guard let property = change.property else { return false }
    return [before, after].contains {
      $0.view.view(named: change.view)?.properties[property].origin.isAuthored ?? false
    }
  }
}
