internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Layout
internal import OrderedCollections
internal import ResolvedViews
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

/// The headers and footers of a list's sections: their views and their lengths. Each is a cell with
/// a content configuration, so that fonts, colours, text sizes and directions are resolved as in
/// rows.
struct SectionSupplements: Sendable {
  /// A header or footer.
  private struct Supplement {
    let view: ResolvedView
    let input: LayoutInput
    let length: Double
  }

  /// The headers and footers by section index.
  private var known: [Int: [SectionSupplement.Kind: Supplement]] = [:]
  private let layouts: LayoutStore
  private let texts: TextStore
  /// The views with constraints.
  let views: SupplementaryViews
  private let list: SupplementMetrics
  private let layout: CollectionLayout
  /// Problems with characters that cannot be typeset.
  let problems: [SceneProblem]
  /// The missing font, if the problem is a font and not a character.
  let missingFont: TypesettingError?

  init(
    _ view: CollectionView, in surroundings: Surroundings, texts: TextStore
  ) throws(ResolutionFailure) {
    let traits = surroundings.traits
    let all = view.sections.enumerated().flatMap { number, section in
      section.supplements.map { (number: number, kind: $0.kind, text: $0.supplement.text) }
    }
    let rows = RowMetrics(traits, width: view.size.width)
    let metrics = SupplementMetrics(view, rows)
    let views = try SupplementaryViews(view, in: surroundings, texts: texts, rows: rows)
    self.views = views
    list = metrics
    layout = view.collectionViewLayout
    let cell = Cell(contentConfiguration: .cell())
    let template = try CellTemplate(
      supplements: all.map { number, kind, text in
        let path = view.path(ofSection: number).key(kind.rawValue).key("text")
        return metrics.values(kind, text).map { view, value in
          CellTemplate.Entry(view: view, value: value, path: path)
        }
      }, of: cell, in: view, rows: rows)
    let checker = TextChecker(template, traits: traits, texts: texts)
    problems = checker.problems + views.problems
    missingFont = checker.missingFont ?? views.missingFont
    var context = LayoutContext(
      size: Size(metrics.width, rows.platform.rowHeight), scale: traits.displayScale.factor,
      direction: traits.layoutDirection, texts: texts,
      category: traits.preferredContentSizeCategory)
    context.platform = rows.platform
    layouts = LayoutStore(LayoutHierarchy(cell), context)
    self.texts = texts
    for (index, place) in all.enumerated() {
      let view = CellResolver(
        template, in: surroundings, item: index, state: .normal
      ).cell()
      let input = LayoutInput(view, texts: texts)
      let needed = input.content?.neededHeight(width: metrics.width, context) ?? 0
      known[place.number, default: [:]][place.kind] = Supplement(
        view: view, input: input,
        length: max(
          needed, metrics.leastLength(place.kind, at: context.category)))
    }
  }

  /// The length of a header or footer along the scroll direction, in points; `nil` if it has no
  /// text and no view of its own.
  func length(_ kind: SectionSupplement.Kind, ofSection number: Int) -> Double? {
    if let length = known[number]?[kind]?.length { return length }
    guard layout.kind.list(ofSection: number) != nil,
      views.isShown(kind.rawValue, inListSection: number)
    else { return nil }
    return views.size(
      ElementQuestion(
        elementKind: kind.rawValue, section: number, item: nil,
        size: Size(max(0, list.width - 2 * sideInset(ofSection: number)), 0),
        determinesWidth: false, determinesHeight: true)
    ).height
  }

  /// How far a section's header and footer are from its sides if they are views of the scene, in points. As boundary
  /// items they follow the section's insets (`supplementaryContentInsetsReference`, documented); those with a text have
  /// the insets in their margins, so that the text stands in the same place.
  private func sideInset(ofSection number: Int) -> Double {
    layout.kind.list(ofSection: number).map(list.sideInset(of:)) ?? 0
  }

  /// Returns a section with the views of its header and footer.
  ///
  /// - Parameters:
  ///   - section: The section's position.
  ///   - ground: The list's background colour, which hides the cells behind a pinned header instead
  /// of UIKit's blur (our choice).
  ///   - indexInSection: Returns the index of an item in its section.
  ///   - numbers: Returns the numbers that follow the place of a view with a frame.
  func presented(
    _ section: SectionAttributes, ground: Color, indexInSection: (Int) -> Int,
    numbers: (Rect) -> [ViewportNumber: Double]
  ) -> PresentedSection {
    func supplement(
      _ kind: SectionSupplement.Kind, _ supplement: SupplementAttributes?
    ) -> PresentedSupplement? {
      guard let supplement else { return nil }
      let known = known[section.number]?[kind]
      var result = presented(supplement, known, ground)
      let isList = layout.kind.list(ofSection: section.number) != nil
      if known == nil, !isList || views.isShown(kind.rawValue, inListSection: section.number) {
        let inset = sideInset(ofSection: section.number)
        if inset > 0 {
          let frame = supplement.frame
          result.frame = Rect(
            frame.minX + inset, frame.minY, max(0, frame.size.width - 2 * inset),
            frame.size.height)
        }
        result.view = views.presented(
          kind.rawValue, section: section.number, size: result.frame.size,
          numbers: numbers(result.frame))
      }
      return result
    }
    return PresentedSection(
      number: section.number, content: section.content, inset: section.inset,
      header: supplement(.header, section.header), footer: supplement(.footer, section.footer),
      elements: views.presented(section, indexInSection: indexInSection, numbers: numbers))
  }

  private func presented(
    _ supplement: SupplementAttributes, _ known: Supplement?, _ ground: Color
  ) -> PresentedSupplement {
    var result = PresentedSupplement(frame: supplement.frame, isPinned: supplement.isPinned)
    guard let known else { return result }
    result.view = PresentedView(
      known.view, layouts.layout(for: known.input, size: supplement.frame.size), texts)
    if supplement.isPinned { result.ground = ground }
    return result
  }
}

/// The input for the headers and footers of a list.
private struct SupplementMetrics {
  private let layout: CollectionLayout
  private let appearance: ListLayout.Appearance
  /// The width of the list, in points.
  let width: Double
  private let margin: Double
  private let rows: RowMetrics

  init(_ view: CollectionView, _ rows: RowMetrics) {
    self.rows = rows
    layout = view.collectionViewLayout
    // The headers of other layouts have no text.
    appearance = view.collectionViewLayout.list?.appearance ?? .plain
    width = max(0, view.size.width - view.contentInset.left - view.contentInset.right)
    margin = (view.collectionViewLayout.list?.sideInset(rows) ?? 0) + rows.sideMargin
  }

  /// The values of a header or footer, with their views. The style's values are explicit, because
  /// all headers and footers share one template.
  func values(
    _ kind: SectionSupplement.Kind, _ string: String
  ) -> [(view: ViewName, value: TypedValue)] {
    let content = ContentStyle(
      style: style(kind), state: .normal, rows: rows, isOnTint: false)
    let (top, bottom) = verticalMargins(kind)
    let margins = DirectionalEdgeInsets(top: top, leading: margin, bottom: bottom, trailing: margin)
    let text = ContentPart.text.name
    return [
      (text, TypedValue(.text, string)),
      (.contentConfiguration, TypedValue(.directionalLayoutMargins, margins)),
    ] + content.values(of: .text).map { (text, $0) }
  }

  /// The distance of a list's rows from its sides, in points.
  func sideInset(of list: ListLayout) -> Double { list.sideInset(rows) }

  /// The minimum length, in points.
  func leastLength(
    _ kind: SectionSupplement.Kind, at category: ContentSizeCategory
  ) -> Double {
    ListMetrics.minimumHeight(of: style(kind), at: category, on: rows.platform)
  }

  private func style(_ kind: SectionSupplement.Kind) -> ListContentConfiguration.Style {
    switch kind {
    case .header: ListContentConfiguration.Style.header.adopting(layout)
    case .footer: ListContentConfiguration.Style.footer.adopting(layout)
    }
  }

  private func verticalMargins(_ kind: SectionSupplement.Kind) -> (top: Double, bottom: Double) {
    switch (appearance, kind) {
    case (.plain, _): (ListMetrics.headerMargin, ListMetrics.headerMargin)
    case (.grouped, .header), (.insetGrouped, .header):
      (ListMetrics.groupMargin, ListMetrics.groupedHeaderGap)
    case (.grouped, .footer), (.insetGrouped, .footer):
      (ListMetrics.groupedFooterGap, ListMetrics.groupMargin - ListMetrics.groupedFooterGap)
    }
  }
}
