internal import Drawing
internal import Interaction
internal import Machine
internal import OrderedCollections
internal import Resolution
internal import ResolvedViews
internal import Review
internal import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary

/// Findings about VoiceOver in the states of a cell: labels, differences, and order.
struct SpokenFindings {
  /// A state with its picture and its accessibility elements.
  struct Spoken {
    let state: CellState
    let cell: PresentedCell
    let elements: [AccessibilityElement]

    /// What VoiceOver reads and the actions that it offers, without positions.
    var texts: [String] { elements.map(\.text) }
    /// What VoiceOver reads without a request.
    var spokenTexts: [String] { elements.map(\.spokenText) }
  }

  let item: Int
  let renderer: SceneRenderer
  let graph: StateGraph
  let states: [Spoken]

  /// - Parameter cells: The cell in each of its states.
  init(item: Int, in renderer: SceneRenderer, _ graph: StateGraph, _ cells: [PresentedCell]) {
    self.item = item
    self.renderer = renderer
    self.graph = graph
    states = cells.map {
      Spoken(state: $0.state, cell: $0, elements: renderer.resolved.accessibilityElements(of: $0))
    }
  }

  func findings(_ comparer: inout LookComparer) throws(RenderingError) -> [AuditFinding] {
    labels + actionTitles + (try silentStates(&comparer)) + order
  }

  private var causes: SceneCauses { SceneCauses(renderer.resolved) }

  // MARK: - Labels

  /// Elements that are not called anything, and cells that assistive apps do not find.
  private var labels: [AuditFinding] {
    states.flatMap { spoken -> [AuditFinding] in
      guard !spoken.elements.isEmpty else {
        guard !spoken.cell.inks.isEmpty || !graph.transitions.isEmpty else { return [] }
        return [
          AuditFinding(
            .labels, item: item, states: [spoken.state], path: Cell.path,
            "VoiceOver finds no element in the cell",
            do: "give the cell isAccessibilityElement: true and an accessibilityLabel")
        ]
      }
      return spoken.elements.filter {
        $0.label == nil && !($0.isText && $0.value != nil)
          // UIKit's words for a spinner, "In progress", are enough.
          && spoken.cell.view.view(named: $0.view)?.kind != .activityIndicatorView
      }.map { element in
        let isCell = element.view == .cell
        // UIKit calls each progress view the same.
        let isProgress = spoken.cell.view.view(named: element.view)?.kind == .progressView
        let word = isProgress ? "Progress" : element.traits.first { $0.isKind }?.rawValue
        let kind = word.map { ", of which VoiceOver reads only \"\($0)\"" } ?? ""
        return AuditFinding(
          .labels, view: element.view, item: item, states: [spoken.state],
          path: causes.view(element.view),
          "\(isCell ? "the cell" : "\"\(element.view.rawValue)\"") has no label\(kind)",
          do: "give it an accessibilityLabel that says what it \(isProgress ? "is about" : "does")")
      }
    }
  }

  /// Swipe actions that VoiceOver cannot name.
  private var actionTitles: [AuditFinding] {
    let view = renderer.scene.collectionView
    let views = ScenePath.scene.key("collectionView").key("supplementaryViews")
    return view.allSwipeActions.filter { view.spokenName(of: $0) == nil }.compactMap {
      action -> AuditFinding? in
      let rows = states.filter { renderer.resolved.swipeActions(of: $0.cell).contains(action) }
      guard !rows.isEmpty else { return nil }
      return AuditFinding(
        .labels, item: item, states: rows.map(\.state), path: views.key(action.viewKind),
        "the swipe action \"\(action.name.rawValue)\" has no title, which VoiceOver would read",
        do: "give it a title or an accessibilityLabel")
    }
  }

  // MARK: - States

  /// Pairs of lasting states that look different and are read alike.
  private func silentStates(_ comparer: inout LookComparer) throws(RenderingError) -> [AuditFinding]
  {
    let lasting = states.filter { isLasting($0.state) }
    var told: Set<Set<StateChange.Word>> = []
    var findings: [AuditFinding] = []
    for (one, other) in NeighbouringStates(lasting.map(\.state)).pairs(
      among: Array(lasting.indices))
    {
      let (before, after) = (lasting[one], lasting[other])
      guard !before.elements.isEmpty, before.spokenTexts == after.spokenTexts else { continue }
      let words = before.state.words(otherThanIn: after.state).filter(isToldApart)
      guard !words.isEmpty, !told.contains(words),
        let difference = try comparer.difference(from: before.cell, to: after.cell),
        difference.isEnough(.normal)
      else { continue }
      told.insert(words)
      findings.append(
        AuditFinding(
          .spoken, item: item, states: [before.state, after.state], path: causes.rule(about: words),
          "\(after.state.id) looks different from \(before.state.id)"
            + " (\(SceneAudit.text(of: difference))), and VoiceOver reads the same for both",
          do: advice(words),
          measure: difference.areas[.normal, default: 0]))
    }
    return findings
  }

  private func advice(_ words: Set<StateChange.Word>) -> String {
    words == [.flag(.selected)]
      ? "make the cell an element (isAccessibilityElement: true), to which UIKit adds"
        + " \"selected\", or set accessibilityTraits or accessibilityValue in the rule"
      : "set an accessibilityValue or accessibilityLabel in the rule for it"
  }

  /// Whether a state stays without a finger.
  private func isLasting(_ state: CellState) -> Bool {
    state.lastingPart == state
      && state.customValues.keys.allSatisfy { !graph.touchStates.contains($0) }
      && !state.customValues.keys.contains { ControlFlag.parts(of: $0)?.property == .highlighted }
  }

  /// Whether VoiceOver should announce a word. Words about the current touch and the cell's position are not announced.
  private func isToldApart(_ word: StateChange.Word) -> Bool {
    switch word {
    case .flag(let flag): ![.highlighted, .focused, .swiped, .reordering, .pinned].contains(flag)
    case .custom(let name):
      !(renderer.scene.states.first { $0.name == name }?.events.keys.contains(where: \.isOfPlace)
        ?? false)
    }
  }

  // MARK: - Order

  /// Two elements that are read in another order than they stand.
  private var order: [AuditFinding] {
    let isRightToLeft = renderer.traits.layoutDirection == .rightToLeft
    return states.flatMap { spoken -> [AuditFinding] in
      let elements = spoken.elements
      let isGiven = spoken.cell.view.givesOrder
      for (index, first) in elements.enumerated() {
        for second in elements.dropFirst(index + 1)
        where second.frame.comes(before: first.frame, isRightToLeft) {
          return [
            AuditFinding(
              .order, isNote: !isGiven, view: first.view, item: item, states: [spoken.state],
              path: causes.view(first.view),
              "VoiceOver reads \"\(first.view.rawValue)\" before"
                + " \"\(second.view.rawValue)\", and they are shown in the opposite order",
              do: "list them in the order of reading in accessibilityElements")
          ]
        }
      }
      return []
    }
  }
}

extension PresentedView {
  /// Whether the scene sets the order of the elements.
  fileprivate var givesOrder: Bool {
    properties[PropertyName.accessibilityElements].origin.isAuthored
      || subviews.contains(where: \.givesOrder)
  }
}

extension StateEvent {
  /// Whether it is about the cell's position.
  fileprivate var isOfPlace: Bool {
    switch self {
    case .willDisplayCell, .didEndDisplayingCell, .prepareForReuse, .scrollViewDidScroll: true
    case .initially, .didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem,
      .performPrimaryActionForItem, .completion, .gesture, .control:
      false
    }
  }
}

extension Rect {
  /// Whether people read this rectangle before another one: it is in the same column and above, or in the same line and
  /// nearer to where they begin.
  fileprivate func comes(before other: Rect, _ isRightToLeft: Bool) -> Bool {
    let across = min(maxX, other.maxX) - max(minX, other.minX)
    let down = min(maxY, other.maxY) - max(minY, other.minY)
    if across > 0, maxY <= other.minY + 1 { return true }
    let isSameLine = down > 0 && down * 2 >= min(size.height, other.size.height)
    return isSameLine && (isRightToLeft ? minX >= other.maxX - 1 : maxX <= other.minX + 1)
  }
}
