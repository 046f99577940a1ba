internal import CollectionLayouts
internal import Drawing

/// Arranges the sections of a compositional layout.
struct CompositionalSections: SectionArranger {
  private let layout: CompositionalLayout
  private let space: LayoutSpace
  /// The space for sections that are lists.
  private let rows: LayoutSpace

  init(_ layout: CompositionalLayout, in space: LayoutSpace) {
    self.layout = layout
    self.space = space
    // Rows have the list's own estimate.
    rows = LayoutSpace(
      breadth: space.breadth, size: space.size, estimate: nil, rows: space.rows,
      fitting: space.fitting)
  }

  var itemSize: Size {
    guard let section = layout.section(0) else { return .zero }
    switch section.content {
    case .list(let list): return SectionFrame(list, in: rows).itemSize
    case .group:
      return arrangement(ofSection: 0, SectionContent(count: 1), measured: [:]).place(of: 0).size
    }
  }

  var sectionSpacing: Double { layout.interSectionSpacing }

  func arrangement(
    ofSection number: Int, _ content: SectionContent, measured: [Int: Size]
  ) -> any SectionArrangement {
    guard let section = layout.section(number) else {
      return SectionFrame(ListLayout(), in: rows).arrangement(
        ofSection: number, content, measured: measured)
    }
    switch section.content {
    case .list(let list):
      return SectionFrame(list, in: rows).arrangement(
        ofSection: number, content, measured: measured)
    case .group(let group):
      return GroupedSection(
        section, group, number: number, direction: layout.scrollDirection, in: space, content,
        measured: measured)
    }
  }
}
