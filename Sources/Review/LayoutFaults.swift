internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Layout
internal import Resolution
package import SceneRendering
package import Scenes
internal import Validation
internal import Views
internal import Vocabulary
internal import Wording

/// Finds what Interface Builder warns of in a layout, and more: priorities that are equal where they
/// decide, cells whose size does not follow their content, labels without room, stretched images, views
/// outside of their cell, and views that are clipped away.
package enum LayoutFaults {
  /// The maximum number of layouts of a scene that are examined. Our choice: each solves the constraints
  /// again.
  private static let mostLayouts = 24

  /// The maximum number of layouts that are examined at accessibility sizes, too. Our choice.
  private static let mostEnlarged = 8

  /// A distance in points that is visible.
  private static let visible = 0.5

  /// The faults of a scene's cells, once for each part of the scene.
  ///
  /// - Parameters:
  ///   - renderer: The scene with its usual traits.
  ///   - large: The same scene at accessibility sizes, smallest first.
  ///   - isIgnored: Whether the author wants no findings on the layout of a part of the scene. Default: no part.
  package static func findings(
    in renderer: SceneRenderer, accessibilitySizes large: [SceneRenderer] = [],
    ignoring isIgnored: (ScenePath) -> Bool = { _ in false }
  ) -> [CheckFinding] {
    var problems: [SceneProblem] = []
    let resolved = renderer.resolved
    let layouts = resolved.distinctLayouts(atMost: mostLayouts)
    for (item, state) in layouts {
      let place = "in item \(item), \(state.text(separator: " and "))"
      problems += ties(resolved, item, state)
      problems += unfilled(resolved, item, state)
      problems += stretched(resolved, item, state, place)
      problems += openSizes(resolved, item, state)
      let (size, views, labels) = resolved.placedViews(ofItem: item, state: state)
      // Views that a collapsed view clips are compressed on purpose.
      let squeezed = labels.filter { $0.isSqueezed && $0.isInSight }
      problems += squeezed.map { squeeze($0, place, resolved) }
      problems += views.compactMap { outside($0, size, place, resolved) }
      problems += [tooLarge(size, place, resolved)].compactMap(\.self)
    }
    if layouts.count < mostLayouts, resolved.hasAllLayouts(atMost: mostLayouts * 8) {
      problems += resolved.unseenViews(in: layouts).map { unseen($0, resolved) }
    }
    let enlarged = Array(layouts.prefix(mostEnlarged))
    problems += losses(renderer, large, enlarged, isIgnored)
    problems += squeezedControls(renderer, large, enlarged)
    problems += brokenWords(renderer, large, enlarged, isIgnored)
    var seen: Set<String> = []
    return problems.filter { seen.insert("\($0.path) \($0.message.prefix(40))").inserted }
      .map { CheckFinding(.layout, $0) }
  }

  // MARK: - Priorities

  /// Preferences of equal priority of which only the first one holds, where that moves a view.
  private static func ties(
    _ resolved: ResolvedScene, _ item: Int, _ state: CellState
  ) -> [SceneProblem] {
    var losers: Set<LayoutCause> = []
    /// Whether a cause belongs to a built-in style, in which no author gives priorities.
    func isBuiltIn(_ cause: LayoutCause) -> Bool {
      cause.view.map { resolved.scene.cell.isStyleView($0) } ?? false
    }
    return resolved.layoutExplainer(ofItem: item, state: state).allConcessions.compactMap { loser in
      guard loser.cause.hasAuthoredPriority, loser.shortfall >= visible,
        let winner = loser.ties.first(where: { $0.cause.hasAuthoredPriority }),
        !(isBuiltIn(loser.cause) && isBuiltIn(winner.cause)),
        losers.insert(loser.cause).inserted
      else { return nil }
      let first = resolved.participant(winner.cause)
      let second = resolved.participant(loser.cause)
      var problem = SceneProblem(
        path: second.path, message: tie(loser, winner.cause, first.fullText, second.fullText))
      problem.participants = [second, first]
      return problem
    }
  }

  private static func tie(
    _ loser: LayoutDecision.Concession, _ winner: LayoutCause, _ first: String, _ second: String
  ) -> String {
    let amount = "by \(decimal(loser.shortfall, places: 1)) pt"
    let priority = decimal(loser.priority)
    func names(_ one: ViewName, _ other: ViewName) -> String {
      "\"\(one.rawValue)\" and \"\(other.rawValue)\""
    }
    switch (winner, loser.cause) {
    case (.hugging(let one, let axis, _), .hugging(let other, let same, _)) where axis == same:
      return "warning: \(names(one, other)) have the same \(axis.rawValue) content hugging priority"
        + " \(priority); only their order decides that \"\(other.rawValue)\" is stretched \(amount);"
        + " give one of them another priority"
    case (.resistance(let one, let axis, _), .resistance(let other, let same, _)) where axis == same:
      return "warning: \(names(one, other)) have the same \(axis.rawValue) compression resistance"
        + " priority \(priority); only their order decides that \"\(other.rawValue)\" is compressed"
        + " \(amount); give one of them another priority"
    default:
      return "warning: \(first) and \(second) have the same priority \(priority); only their order"
        + " decides that the second is not satisfied \(amount); give one of them another priority"
    }
  }

  // MARK: - Cells that size themselves

  /// The sides of a cell that sizes itself which its content does not determine.
  private static func openSizes(
    _ resolved: ResolvedScene, _ item: Int, _ state: CellState
  ) -> [SceneProblem] {
    guard let open = resolved.openSizes(ofItem: item, state: state) else { return [] }
    return open.map { side in
      let (edge, word) = side.isHorizontal ? ("trailing", "width") : ("bottom", "height")
      return SceneProblem(
        path: side.path,
        message: "warning: the cell sizes itself, but its \(word) does not follow its content:"
          + " no constraint connects the \(edge) of \"\(side.view.rawValue)\" with the cell; add a"
          + " constraint, for example \"\(edge) = superview\""
      ).of(side.view.rawValue)
    }
  }

  // MARK: - Frames

  private static func squeeze(
    _ label: LabelFit, _ place: String, _ resolved: ResolvedScene
  ) -> SceneProblem {
    let size = label.frame.size
    let told =
      size.width < label.letterWidth
      ? "\(decimal(size.width, places: 1)) pt wide, and its first letter"
        + " \(decimal(label.letterWidth, places: 1)) pt"
      : "\(decimal(size.height, places: 1)) pt high, and a line of its text"
        + " \(decimal(label.lineHeight, places: 1)) pt"
    return SceneProblem(
      path: resolved.path(ofView: label.name) ?? ScenePath.scene.key("cell"),
      message:
        "warning: \"\(label.name.rawValue)\" is compressed: \(place) it is \(told); "
        + (resolved.scene.cell.isStyleView(label.name)
          ? "give the row room, or let it size itself"
          : "give it room, or a higher compression resistance")
    ).of(label.name.rawValue)
  }

  /// A view that lies outside of its cell, or a label or control that leaves it. Badges and pictures often overhang on
  /// purpose.
  private static func outside(
    _ view: PlacedView, _ size: Size, _ place: String, _ resolved: ResolvedScene
  ) -> SceneProblem? {
    let frame = view.frame
    guard !view.isClipped, frame.size.width > 0, frame.size.height > 0 else { return nil }
    let beyond = [
      ("left", -frame.minX), ("top", -frame.minY), ("right", frame.maxX - size.width),
      ("bottom", frame.maxY - size.height),
    ]
    let isWhollyOutside =
      frame.maxX <= 0 || frame.maxY <= 0 || frame.minX >= size.width || frame.minY >= size.height
    let mayOverhang = view.kind != .label && !view.kind.isControl
    guard isWhollyOutside || !mayOverhang && beyond.contains(where: { $0.1 > 1 }),
      let worst = beyond.max(by: { $0.1 < $1.1 })
    else { return nil }
    return SceneProblem(
      path: resolved.path(ofView: view.name) ?? ScenePath.scene.key("cell"),
      message:
        "warning: \"\(view.name.rawValue)\" is \(isWhollyOutside ? "" : "partly ")outside of the"
        + " cell: \(place) it passes the \(worst.0) edge by \(decimal(worst.1, places: 1)) pt; touches"
        + " do not reach it there, move it or let the cell be larger"
    ).of(view.name.rawValue)
  }

  /// A view that a view around it clips away wherever it is laid out.
  private static func unseen(
    _ view: ResolvedScene.UnseenView, _ resolved: ResolvedScene
  ) -> SceneProblem {
    let (name, clipper) = (view.name.rawValue, view.clipper.rawValue)
    return SceneProblem(
      path: resolved.path(ofView: view.name) ?? ScenePath.scene.key("cell"),
      message:
        "warning: \"\(name)\" cannot be seen: in item \(view.item),"
        + " \(view.state.text(separator: " and ")) it is outside of \"\(clipper)\", which clips it;"
        + " move it, or leave it out"
    ).of(name)
  }

  /// A cell that is larger than the lines of a layout, as a flow layout's, whose behaviour UIKit then does not define.
  private static func tooLarge(
    _ size: Size, _ place: String, _ resolved: ResolvedScene
  ) -> SceneProblem? {
    let view = resolved.scene.collectionView
    guard let lineInset = view.collectionViewLayout.kind.lineInset else { return nil }
    let insets = [lineInset, view.contentInset]
    let isVertical = view.collectionViewLayout.scrollDirection == .vertical
    let taken = insets.reduce(0) {
      $0 + (isVertical ? $1.left + $1.right : $1.top + $1.bottom)
    }
    let extent = isVertical ? size.width : size.height
    let room = (isVertical ? view.size.width : view.size.height) - taken
    guard extent > room + visible else { return nil }
    let word = isVertical ? "wide" : "high"
    return SceneProblem(
      path: ScenePath.scene.key("collectionView").key(view.layoutKey),
      message:
        "warning: the cell is too \(word) for the \(spacedWords(view.layoutKey)): \(place) it is \(decimal(extent, places: 1)) pt"
        + " \(word), and the collection view within its insets \(decimal(room, places: 1)) pt; UIKit does not define"
        + " what happens then")
  }

  // MARK: - Accessibility sizes

  /// The part of a label's text that is cut off at an accessibility size.
  private enum Loss: CaseIterable {
    /// A part of its text is not shown.
    case cutOff
    /// Its letters pass an edge of its cell: a line has about a quarter of its height above capitals and below the
    /// baseline.
    case leaves
  }

  /// A label that loses something.
  private struct LosingLabel {
    let label: LabelFit
    let path: ScenePath
    /// Its name, and its item if that is not the first one.
    let text: String
  }

  private static func loss(of label: LabelFit, in cell: Size) -> Loss? {
    if label.isCutOff { return .cutOff }
    let (frame, spare) = (label.frame, label.lineHeight / 4)
    let isInside =
      frame.minX >= -1 && frame.minY >= -spare && frame.maxX <= cell.width + 1
      && frame.maxY <= cell.height + spare
    return isInside || label.isClipped ? nil : .leaves
  }

  /// Labels that show their whole text in the cell at the usual size, and not at an accessibility size.
  private static func losses(
    _ renderer: SceneRenderer, _ large: [SceneRenderer],
    _ layouts: [(item: Int, state: CellState)], _ isIgnored: (ScenePath) -> Bool
  ) -> [SceneProblem] {
    let resolved = renderer.resolved
    let whole = layouts.map { layout in
      let placed = resolved.placedViews(ofItem: layout.item, state: layout.state)
      return Set(placed.labels.filter { loss(of: $0, in: placed.cell) == nil }.map(\.name))
    }
    var known: Set<ViewName> = []
    return large.flatMap { other in
      var losing: [Loss: [LosingLabel]] = [:]
      for (layout, whole) in zip(layouts, whole) {
        let placed = other.resolved.placedViews(ofItem: layout.item, state: layout.state)
        for label in placed.labels where whole.contains(label.name) {
          guard let loss = loss(of: label, in: placed.cell) else { continue }
          let path = resolved.path(ofView: label.name) ?? ScenePath.scene.key("cell")
          guard !isIgnored(path), known.insert(label.name).inserted else { continue }
          let place = layout.item == layouts.first?.item ? "" : " in item \(layout.item)"
          losing[loss, default: []].append(
            LosingLabel(label: label, path: path, text: "\"\(label.name.rawValue)\"\(place)"))
        }
      }
      return Loss.allCases.compactMap {
        problem($0, losing[$0] ?? [], at: other.traits.preferredContentSizeCategory)
      }
    }
  }

  private static func problem(
    _ loss: Loss, _ labels: [LosingLabel], at size: ContentSizeCategory
  ) -> SceneProblem? {
    guard let first = labels.first else { return nil }
    let subject = "note: the text of \(labels.map(\.text).listed("and"))"
    let message: String
    switch loss {
    case .cutOff:
      let isWrapping = labels.allSatisfy(\.label.canWrap)
      message =
        "\(subject) is whole at the usual text size and cut off at \(size.rawValue); let "
        + (isWrapping ? "" : "the text have more lines (numberOfLines: 0) and ")
        + "the cell size itself"
    case .leaves:
      message =
        "\(subject) is inside of the cell at the usual text size and leaves it at"
        + " \(size.rawValue); let the cell size itself"
    }
    var problem = SceneProblem(path: first.path, message: message).of(first.label.name.rawValue)
    if labels.count > 1 {
      problem.participants = labels.map {
        SceneProblem.Participant(
          path: $0.path, view: $0.label.name.rawValue, text: "the text of \($0.text)")
      }
    }
    return problem
  }
}
