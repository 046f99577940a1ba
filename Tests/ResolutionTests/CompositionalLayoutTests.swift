import CollectionLayouts
import Drawing
import Interaction
import Testing
import Validation
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private typealias LayoutSize = CompositionalLayout.LayoutSize

  private func frames(
    _ layout: CompositionalLayout, items: Int, cell: Cell = Cell(), traits: Traits = Traits()
  ) throws -> [Rect] {
    let view = CollectionView(
      size: Size(300, 400), collectionViewLayout: .compositionalLayout(layout), items: .count(items)
    )
    return try ResolvedScene(
      Scene(cell: cell, collectionView: view), traits: traits, typesetter: BoxTypesetter()
    ).presentation { _ in .normal }.cells.map(\.frame)
  }

  @Test("rows as in the third seed: as wide as the section, as high as the cells say")
  func rows() throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let box = View.view("box", constraints: try .texts("edges = superview", "height = 36.5"))
    let frames = try frames(
      CompositionalLayout(item: row, group: row, interGroupSpacing: 12, contentInsets: 12),
      items: 3, cell: Cell(contentView: Container(subviews: [box])))
    #expect(frames == [12, 60.5, 109].map { Rect(12, $0, 276, 36.5) })
  }

  /// Two columns in groups 40 high, 90 of the 280 points that insets leave are one item's.
  private let columns = CompositionalLayout(
    item: LayoutSize(widthDimension: .absolute(90), heightDimension: .fractionalHeight(1)),
    group: LayoutSize(
      widthDimension: .fractionalWidth(0.75), heightDimension: .fractionalHeight(0.1)),
    interItemSpacing: 5, interGroupSpacing: 8,
    contentInsets: DirectionalEdgeInsets(top: 10, leading: 20))

  @Test("a group takes as many items as fit, at its leading edge")
  func groups() throws {
    #expect(
      try frames(columns, items: 3) == [
        Rect(20, 10, 90, 40), Rect(115, 10, 90, 40), Rect(20, 58, 90, 40),
      ])
  }

  @Test("from right to left the leading edge is the right one")
  func rightToLeft() throws {
    #expect(
      try frames(columns, items: 3, traits: Traits(layoutDirection: .rightToLeft)) == [
        Rect(190, 10, 90, 40), Rect(95, 10, 90, 40), Rect(190, 58, 90, 40),
      ])
  }

  @Test("items in a line of their own heights are not centred in it")
  func heights() throws {
    let layout = CompositionalLayout(
      item: LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(20)),
      group: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)))
    let scene = Scene(
      cell: Cell(),
      collectionView: CollectionView(
        size: Size(300, 400), collectionViewLayout: .compositionalLayout(layout), items: .count(3)))
    let resolved = try ResolvedScene(
      scene, traits: Traits(), typesetter: BoxTypesetter(),
      selfSizing: SelfSizing(estimate: Size(150, 20)) { item, _ in Size(0, item == 0 ? 60 : 30) })
    let frames = resolved.presentation { _ in .normal }.cells.map(\.frame)
    #expect(frames == [Rect(0, 0, 150, 60), Rect(150, 0, 150, 30), Rect(0, 60, 150, 30)])
  }

  private typealias Section = CompositionalLayout.Section
  private typealias Group = CompositionalLayout.Group
  private typealias Item = CompositionalLayout.Item
  private let full = LayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  /// One group of equal cells 100 × 50, four in a row.
  private var grid: Group {
    .horizontal(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [
        Item(
          layoutSize: LayoutSize(
            widthDimension: .absolute(75), heightDimension: .fractionalHeight(1)))
      ])
  }

  private func presentation(
    _ layout: CompositionalLayout, sections: [CollectionSection], views: [String: Container] = [:],
    contentOffset: Point? = nil, sizes: [Int: Size]? = nil
  ) throws -> Presentation {
    var view = CollectionView(
      size: Size(300, 400), collectionViewLayout: .compositionalLayout(layout), sections: sections,
      contentOffset: contentOffset)
    view.supplementaryViews = views
    return try ResolvedScene(
      Scene(cell: Cell(), collectionView: view), traits: Traits(), typesetter: BoxTypesetter(),
      selfSizing: sizes.map { sizes in
        SelfSizing(estimate: Size(50, 20)) { item, _ in sizes[item] ?? Size(50, 20) }
      }
    ).presentation { _ in .normal }
  }

  @Test("cells of estimated width fill lines, each as wide as it says")
  func chips() throws {
    let chip = LayoutSize(widthDimension: .estimated(50), heightDimension: .estimated(20))
    let layout = CompositionalLayout(sections: [
      Section(
        group: .horizontal(
          layoutSize: LayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
          subitems: [Item(layoutSize: chip)], interItemSpacing: .fixed(10)), interGroupSpacing: 5)
    ])
    let sizes = [0: Size(120, 20), 1: Size(100, 24), 2: Size(90, 20), 3: Size(200, 20)]
    let frames = try presentation(
      layout, sections: [CollectionSection(items: .count(4))], sizes: sizes
    )
    .cells.map(\.frame)
    #expect(
      frames == [
        Rect(0, 0, 120, 20), Rect(130, 0, 100, 24), Rect(0, 29, 90, 20), Rect(100, 29, 200, 20),
      ])
  }

  @Test("an orthogonal section scrolls across the others, and no farther than its content")
  func orthogonal() throws {
    let card = Group.horizontal(
      layoutSize: LayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(80)),
      subitems: [Item(layoutSize: full)])
    let layout = CompositionalLayout(
      sections: [
        Section(
          group: card, interGroupSpacing: 10,
          contentInsets: DirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20),
          orthogonalScrollingBehavior: .continuous), Section(group: grid),
      ], interSectionSpacing: 7)
    func frames(_ offset: Double) throws -> [Rect] {
      var first = CollectionSection(items: .count(3))
      first.contentOffset = offset
      let result = try presentation(
        layout, sections: [first, CollectionSection(items: .count(1))])
      #expect(result.contentSize == Size(300, 147))
      return result.cells.map(\.frame)
    }
    let below = Rect(0, 97, 75, 50)
    #expect(try frames(0) == [Rect(20, 5, 200, 80), Rect(230, 5, 200, 80), below])
    #expect(try frames(100) == [Rect(-80, 5, 200, 80), Rect(130, 5, 200, 80), below])
    // Three cards, two gaps and the insets are 660 wide.
    #expect(try frames(5000) == [Rect(-130, 5, 200, 80), Rect(80, 5, 200, 80), below])
  }

  @Test(
    "a header has the height of its view, is pinned within its section, and a background lies behind"
  )
  func supplements() throws {
    let layout = CompositionalLayout(sections: [
      Section(
        group: grid, contentInsets: DirectionalEdgeInsets(top: 10, leading: 20, trailing: 20),
        boundarySupplementaryItems: [
          CompositionalLayout.BoundarySupplementaryItem(
            elementKind: "title",
            layoutSize: LayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(10)),
            alignment: .top, pinToVisibleBounds: true)
        ],
        decorationItems: [
          CompositionalLayout.DecorationItem(elementKind: "ground", contentInsets: 4)
        ])
    ])
    let bar = View.view("bar", constraints: try .texts("edges = superview", "height = 33"))
    let views = ["title": Container(subviews: [bar]), "ground": Container()]
    func elements(_ offset: Double) throws -> [String: Rect] {
      let result = try presentation(
        layout, sections: [CollectionSection(items: .count(40))], views: views,
        contentOffset: Point(0, offset))
      let elements = result.sections[0].elements
      #expect(elements.map(\.name) == ["ground", "title"])
      #expect(elements.last?.supplement.isPinned == (offset > 0))
      return Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0.supplement.frame) })
    }
    // Three cells fit into 260; fourteen lines of 50 follow the header and the inset.
    #expect(
      try elements(0) == ["title": Rect(20, 0, 260, 33), "ground": Rect(4, 4, 292, 735)])
    #expect(
      try elements(100) == ["title": Rect(20, 0, 260, 33), "ground": Rect(4, -96, 292, 735)])
  }

  @Test("a list can be a section, with its metrics and decorations")
  func lists() throws {
    let layout = CompositionalLayout(sections: [
      Section(group: grid), .list(using: ListLayout(appearance: .insetGrouped)),
    ])
    let cells = try presentation(
      layout,
      sections: [CollectionSection(items: .count(1)), CollectionSection(items: .count(2))]
    ).cells
    #expect(cells.map(\.frame.minX) == [0, 16, 16])
    #expect(cells.map(\.frame.size.width) == [75, 268, 268])
    #expect(cells.map(\.cutCorners.isEmpty) == [true, false, false])
  }

  @Test("positions of a million cells are computed, and equal those of a few")
  func many() throws {
    func last(_ count: Int) throws -> [Rect] {
      let rows = (count + 3) / 4
      return try presentation(
        CompositionalLayout(sections: [Section(group: grid)]),
        sections: [CollectionSection(items: .count(count))],
        contentOffset: Point(0, Double(rows * 50 - 100))
      ).cells.map(\.frame)
    }
    #expect(try last(999_998) == last(38))
    // The last line has two cells, the one before it four.
    #expect(try last(38).count == 6)
  }

  @Test("impossible sizes are reported")
  func mistakes() throws {
    func messages(_ section: Section) -> [String] {
      let view = CollectionView(
        size: Size(300, 400),
        collectionViewLayout: .compositionalLayout(CompositionalLayout(sections: [section])),
        items: .count(1))
      return SceneValidator.problems(in: Scene(cell: Cell(), collectionView: view)).map(\.message)
    }
    let size = LayoutSize(widthDimension: .fractionalWidth(.nan), heightDimension: .absolute(30))
    #expect(
      messages(Section(group: .horizontal(layoutSize: full, subitems: [Item(layoutSize: size)])))
        == [
          "the width is not possible; lengths are from 0.5 to 10000, fractions above 0 and at most 1"
        ])
    #expect(
      messages(Section(group: .horizontal(layoutSize: full, subitems: []))) == [
        "the group needs a subitem; add \"subitems\""
      ])
    #expect(
      messages(
        Section(
          group: grid,
          decorationItems: [CompositionalLayout.DecorationItem(elementKind: "ground")])) == [
          "no view of this kind is in supplementaryViews"
        ])
    #expect(
      messages(
        Section(
          group: Group(
            axis: .vertical, layoutSize: full,
            content: .subitem(.item(Item(layoutSize: full)), count: 0)))) == [
          "count must be from 1 to 1000, not 0"
        ])
  }
}
