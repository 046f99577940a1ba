internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary
internal import Work

/// The supplementary and decoration views of a scene: views with constraints, resolved like cells without
/// rules.
struct SupplementaryViews: Sendable {
  /// A kind of view.
  private struct Kind: Sendable {
    let template: CellTemplate
    let layouts: LayoutStore
    /// The index of the values in the template, by section and place in the cycle of its items.
    let values: [Place: Int]
  }

  private struct Place: Hashable {
    let section: Int
    /// The index in the section's cycle of items; `nil` for views of the section.
    let item: Int?
  }

  /// What a presented view without a place in the viewport depends on.
  private struct ViewKey: Hashable {
    let kind: String
    let section: Int
    let item: Int?
    let size: Size
  }

  private var kinds: [String: Kind] = [:]
  /// The presented views: while a list scrolls or a menu opens, they are the same in each frame.
  private let views = Cache<ViewKey, PresentedView>(maximumCount: CellStore.mostViews)
  /// The number of items that each section repeats.
  private let cycles: [Int]
  /// The kinds that each section assigns values to.
  private let assigned: [Set<String>]
  private let surroundings: Surroundings
  private let texts: TextStore
  /// Problems with characters that cannot be typeset, and with layouts that are not unique.
  private(set) var problems: [SceneProblem] = []
  /// Constraints that conflict with others and are dropped.
  private(set) var notes: [SceneProblem] = []
  /// The missing font, if a problem is a font and not a character.
  private(set) var missingFont: TypesettingError?

  init(
    _ view: CollectionView, in surroundings: Surroundings, texts: TextStore, rows: RowMetrics
  ) throws(ResolutionFailure) {
    self.surroundings = surroundings
    self.texts = texts
    cycles = view.sections.map(\.items.cycle.count)
    assigned = view.sections.map { Set($0.supplementaryViews.keys) }
    for (kind, container) in view.supplementaryViews.sorted(by: { $0.key < $1.key }) {
      try add(kind, container, of: view, rows)
    }
    for action in view.allSwipeActions {
      guard let button = view.supplementaryViews[action.viewKind],
        let icon = SwipeActions.icon(of: button)
      else { continue }
      try add(action.iconKind, icon, of: view, rows)
    }
  }

  private mutating func add(
    _ kind: String, _ container: Container, of view: CollectionView, _ rows: RowMetrics
  ) throws(ResolutionFailure) {
    let path = ScenePath.scene.key("collectionView").key("supplementaryViews").key(kind)
    let cell = Cell(supplementaryView: container)
    var entries: [[CellTemplate.Entry]] = [[]]
    var values: [Place: Int] = [:]
    for (number, section) in view.sections.enumerated() {
      func entered(
        _ assignments: [String: [Assignment]], _ path: ScenePath
      ) throws(ResolutionFailure) -> [CellTemplate.Entry] {
        try CellTemplate.entries(
          assignments[kind] ?? [], path.key("supplementaryViews").key(kind))
      }
      let own = try entered(section.supplementaryViews, view.path(ofSection: number))
      values[Place(section: number, item: nil)] = entries.count
      entries.append(own)
      for (index, item) in section.items.cycle.enumerated() {
        let more = try entered(
          item.supplementaryViews, view.itemsPath(ofSection: number).index(index))
        values[Place(section: number, item: index)] = entries.count
        entries.append(own + more)
      }
    }
    let template = try CellTemplate(
      supplements: entries, of: cell, in: view, rows: rows, at: path)
    let checker = TextChecker(template, traits: surroundings.traits, texts: texts)
    problems += checker.problems
    missingFont = missingFont ?? checker.missingFont
    let traits = surroundings.traits
    let inset = view.collectionViewLayout.list?.sideInset(rows) ?? 0
    var context = LayoutContext(
      size: Size(max(0, view.size.width - 2 * inset), rows.platform.rowHeight),
      scale: traits.displayScale.factor, direction: traits.layoutDirection, texts: texts,
      category: traits.preferredContentSizeCategory)
    context.platform = rows.platform
    let hierarchy = LayoutHierarchy(cell)
    guard problems.isEmpty else { return }
    let input = LayoutInput(
      CellResolver(template, in: surroundings, item: 0, state: .normal).cell(), texts: texts)
    context.designSizes = CellLayout.designSizes(hierarchy, context, input)
    let layouts = LayoutStore(hierarchy, context)
    // The layout's estimate is not the view's size: its height follows from its constraints.
    let fitting = layouts.fittingSize(
      for: input, target: context.size, horizontal: .required, vertical: .fittingSizeLevel)
    let height = fitting.height.isFinite ? max(fitting.height, 0) : context.size.height
    if let verdict = layouts.check(input, size: Size(context.size.width, height)) {
      notes += cell.located(verdict.notes, at: path, layout: view.layoutKey)
      problems += cell.located(verdict.undecided, at: path, layout: view.layoutKey)
    }
    kinds[kind] = Kind(template: template, layouts: layouts, values: values)
  }

  /// Whether a kind is known.
  func has(_ kind: String) -> Bool { kinds[kind] != nil }

  /// The kind of view that the button of a swipe action shows in a row of a height, in points: that without a title in a
  /// low row.
  func shownKind(ofAction kind: String, rowHeight: Double) -> String {
    let icon = SwipeActions.Action.iconKind(of: kind)
    return rowHeight < SwipeActions.leastTitledHeight && has(icon) ? icon : kind
  }

  /// Whether a section of a list has a header or footer view.
  func isShown(_ kind: String, inListSection section: Int) -> Bool {
    has(kind) && assigned.indices.contains(section) && assigned[section].contains(kind)
  }

  private func view(
    _ kind: Kind, section: Int, item: Int?, _ numbers: [ViewportNumber: Double] = [:]
  ) -> ResolvedView {
    let cycle = cycles.indices.contains(section) ? cycles[section] : 0
    let place = Place(section: section, item: item.flatMap { cycle > 0 ? $0 % cycle : nil })
    return CellResolver(
      kind.template, in: surroundings, item: kind.values[place] ?? 0, state: .normal,
      viewportNumbers: numbers
    ).cell()
  }

  /// Whether a view follows its place in the viewport.
  var followsViewport: Bool {
    kinds.values.contains { $0.template.following?.followsViewport == true }
  }

  /// Returns a view with its subviews; `nil` if its kind is not known.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - section: The index of the section.
  ///   - item: The item's index in the section; `nil` for a view of the section.
  ///   - size: The size, in points.
  ///   - numbers: Where the view is in the viewport; empty for a view without a place.
  func presented(
    _ kind: String, section: Int, item: Int? = nil, size: Size,
    numbers: [ViewportNumber: Double] = [:]
  ) -> PresentedView? {
    guard let known = kinds[kind] else { return nil }
    func makeView() -> PresentedView {
      let view = view(known, section: section, item: item, numbers)
      return PresentedView(
        view, known.layouts.layout(for: LayoutInput(view, texts: texts), size: size), texts)
    }
    guard numbers.isEmpty else { return makeView() }
    return views.value(ViewKey(kind: kind, section: section, item: item, size: size), makeView)
  }

  /// Returns the size of a view that determines dimensions by its constraints.
  func size(_ question: ElementQuestion) -> Size {
    guard let kind = kinds[question.elementKind] else { return question.size }
    let view = view(kind, section: question.section, item: question.item)
    let fitting = kind.layouts.fittingSize(
      for: LayoutInput(view, texts: texts), target: question.size,
      horizontal: question.determinesWidth ? .fittingSizeLevel : .required,
      vertical: question.determinesHeight ? .fittingSizeLevel : .required)
    func side(_ isDetermined: Bool, _ length: Double, _ estimate: Double) -> Double {
      isDetermined && length.isFinite ? max(length, 0) : estimate
    }
    return Size(
      side(question.determinesWidth, fitting.width, question.size.width),
      side(question.determinesHeight, fitting.height, question.size.height))
  }

  /// Returns the width that a view's constraints need at a height, in points.
  func neededWidth(_ kind: String, height: Double) -> Double {
    size(
      ElementQuestion(
        elementKind: kind, section: 0, item: nil, size: Size(0, height), determinesWidth: true,
        determinesHeight: false)
    ).width
  }

  /// Returns the height that a view's constraints need at a width, in points.
  func neededHeight(_ kind: String, width: Double) -> Double {
    size(
      ElementQuestion(
        elementKind: kind, section: 0, item: nil, size: Size(width, 0), determinesWidth: false,
        determinesHeight: true)
    ).height
  }

  /// Returns a section's supplementary and decoration views.
  func presented(
    _ section: SectionAttributes, indexInSection: (Int) -> Int,
    numbers: (Rect) -> [ViewportNumber: Double]
  ) -> [PresentedElement] {
    var names: [String: Int] = [:]
    return section.elements.map { element in
      var item: Int?
      var name = element.elementKind
      if case .item(let number) = element.owner {
        item = indexInSection(number)
        name += "-\(number)"
      }
      names[name, default: 0] += 1
      if let count = names[name], count > 1 { name += "-\(count)" }
      return PresentedElement(
        name: name, zIndex: element.zIndex,
        supplement: PresentedSupplement(
          frame: element.frame, isPinned: element.isPinned,
          view: presented(
            element.elementKind, section: section.number, item: item, size: element.frame.size,
            numbers: numbers(element.frame))))
    }
  }
}
