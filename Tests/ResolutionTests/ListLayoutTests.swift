import CollectionLayouts
import Drawing
import Interaction
import Testing
import Validation
import Views
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("List layout")
struct ListLayoutTests {
  private func geometry(
    _ appearance: ListLayout.Appearance, width: Double = 375, sections: [Int]
  ) -> CollectionGeometry {
    var view = CollectionView(
      size: Size(width, 667), collectionViewLayout: .list(appearance: appearance), items: .count(0))
    view.sections = sections.map { CollectionSection(items: .count($0)) }
    return CollectionGeometry(view, scale: 2)
  }

  @Test("rows of 44 from edge to edge, one below the other")
  func plain() {
    let list = geometry(.plain, sections: [2, 1])
    #expect(
      (0...2).map(list.frame(ofItem:)) == [
        Rect(0, 0, 375, 44), Rect(0, 44, 375, 44), Rect(0, 88, 375, 44),
      ])
    #expect(list.contentSize == Size(375, 132))
  }

  @Test("with a row height the rows of a table have it, with any contents")
  func rowHeight() throws {
    var list = ListLayout()
    list.rowHeight = 90
    let box = View.view("box", constraints: try .texts("edges = superview", "height = 20 @750"))
    func scene(_ cellClass: CellClass) -> Scene {
      Scene(
        cell: Cell(class: cellClass, contentView: Container(subviews: [box])),
        collectionView: CollectionView(
          size: Size(375, 667), collectionViewLayout: .listLayout(list), items: .count(2)))
    }
    let resolved = try ResolvedScene(
      scene(.tableViewCell), traits: Traits(), typesetter: BoxTypesetter())
    #expect(!resolved.isSelfSizing)
    #expect(
      resolved.presentation { _ in .normal }.cells.map(\.frame) == [
        Rect(0, 0, 375, 90), Rect(0, 90, 375, 90),
      ])
    #expect(SceneValidator.problems(in: scene(.tableViewCell)).isEmpty)
    #expect(
      SceneValidator.problems(in: scene(.collectionViewListCell)).map(\.message) == [
        "only rows of tables have a rowHeight; write \"class: UITableViewCell\" under \"cell\", or leave it out"
      ])
  }

  @Test("a section that assigns to the header view shows it, as high as its constraints say")
  func headerViews() throws {
    let bar = View.view("bar", constraints: try .texts("edges = superview", "height = 33"))
    func sections(_ layout: CollectionLayout) throws -> [PresentedSection] {
      var shown = CollectionSection(items: .count(1))
      shown.supplementaryViews["header"] = []
      var view = CollectionView(
        size: Size(300, 400), collectionViewLayout: layout,
        sections: [shown, CollectionSection(items: .count(1))])
      view.supplementaryViews["header"] = Container(subviews: [bar])
      return try ResolvedScene(
        Scene(cell: Cell(), collectionView: view), traits: Traits(), typesetter: BoxTypesetter()
      ).presentation { _ in .normal }.sections
    }
    let list = try sections(.list(appearance: .plain))
    #expect(list.map { $0.header?.frame } == [Rect(0, 0, 300, 33), nil])
    #expect(list[0].header?.view?.subviews.last?.frame == Rect(0, 0, 300, 33))
    // In a grouped list the room of a missing header stays empty.
    let grouped = try sections(.list(appearance: .grouped))
    #expect(grouped.map { $0.header?.frame.size.height } == [33, 17.5])
    #expect(grouped.map { $0.header?.view == nil } == [false, true])
    // Cards keep 16 points from the sides, and so does what is above them.
    let cards = try sections(.list(appearance: .insetGrouped))
    #expect(cards[0].header?.frame == Rect(16, 0, 268, 33))
    #expect(cards[0].header?.view?.subviews.last?.frame == Rect(0, 0, 268, 33))
    // In a flow layout the layout determines the height, and every section has a header.
    let flow = try sections(.flow(headerReferenceSize: Size(0, 33)))
    #expect(flow.map { $0.header?.frame.size.height } == [33, 33])
    #expect(flow.map { $0.header?.view == nil } == [false, false])
  }

  @Test("grouped sections are 35 apart")
  func grouped() {
    let list = geometry(.grouped, sections: [2, 1])
    #expect(
      (0...2).map(list.frame(ofItem:)) == [
        Rect(0, 17.5, 375, 44), Rect(0, 61.5, 375, 44), Rect(0, 140.5, 375, 44),
      ])
    #expect(list.contentSize == Size(375, 202))
  }

  @Test("cards keep 20 from the edges of lists that are 393 or wider, and 16 from others")
  func insetGrouped() {
    #expect(geometry(.insetGrouped, sections: [1]).frame(ofItem: 0) == Rect(16, 17.5, 343, 44))
    #expect(
      geometry(.insetGrouped, width: 393, sections: [1]).frame(ofItem: 0)
        == Rect(20, 17.5, 353, 44))
    #expect(
      geometry(.insetGrouped, width: 320, sections: [1]).frame(ofItem: 0)
        == Rect(16, 17.5, 288, 44))
  }

  @Test("queries of a hundred thousand rows take as long as those of three")
  func many() {
    let list = geometry(.plain, sections: [100_000])
    #expect(list.items(in: Rect(0, 44 * 50_000 - 1, 375, 90)) == [49_999, 50_000, 50_001, 50_002])
  }

  // MARK: - What a list adds to its cells

  private func list(
    _ appearance: ListLayout.Appearance, traits: Traits = Traits(),
    _ change: (inout Scene) -> Void = { _ in }
  ) throws -> ResolvedScene {
    var scene = Scene(
      cell: Cell(class: .collectionViewListCell),
      collectionView: CollectionView(
        size: Size(375, 300), collectionViewLayout: .list(appearance: appearance), items: .count(3))
    )
    scene.collectionView.sections.append(CollectionSection(items: .count(1)))
    change(&scene)
    return try ResolvedScene(scene, traits: traits)
  }

  private func separated(
    _ scene: ResolvedScene, _ states: (Int) -> CellState = { _ in .normal }
  ) -> [Int] {
    scene.presentation(states: states).cells.filter { $0.separator != nil }.map(\.item)
  }

  @Test("lines of a pixel below rows, from where text begins; a group has none at its end")
  func separators() throws {
    #expect(try separated(list(.plain)) == [0, 1, 2, 3])
    #expect(try separated(list(.grouped)) == [0, 1])
    #expect(try separated(list(.insetGrouped)) == [0, 1])
    let cells = try list(.plain).presentation { _ in .normal }.cells
    #expect(cells[0].separator?.frame == Rect(16, 43.5, 359, 0.5))
    let thrice = try list(
      .insetGrouped, traits: Traits(displayScale: .x3, layoutDirection: .rightToLeft))
    #expect(
      thrice.presentation { _ in .normal }.cells[0].separator?.frame
        == Rect(0, 44 - 1.0 / 3, 327, 1.0 / 3))
    let without = try list(.plain) {
      $0.collectionView.collectionViewLayout = .list(showsSeparators: false)
    }
    #expect(separated(without) == [])
  }

  @Test("no lines beside highlighted and selected rows")
  func emphasis() throws {
    let scene = try list(.plain)
    #expect(separated(scene) { $0 == 1 ? .selected : .normal } == [2, 3])
    #expect(separated(scene) { $0 == 1 ? .highlighted : .normal } == [2, 3])
    #expect(separated(scene) { $0 == 3 ? .selected : .normal } == [0, 1, 2])
    #expect(separated(scene) { $0 == 0 ? .selected : .normal } == [1, 2, 3])
  }

  @Test("rows that are not visible have lines and corners like those that are")
  func distantRows() throws {
    let scene = try list(.insetGrouped) {
      $0.collectionView.sections[0] = CollectionSection(items: .count(20))
    }
    let stage = scene.initialStage
    let shown = scene.presentation(of: stage).cells
    #expect((2..<20).contains(shown.count))
    #expect(shown.map { scene.decoratedCell(item: $0.item, in: stage) } == shown)
    let row = scene.decoratedCell(item: 12, in: stage)
    #expect(row.separator?.isHiddenFromBelow == true)
    #expect(row.hiddenSeparator == nil && !row.hidesSeparatorAbove && row.cutCorners == [])
    let last = scene.decoratedCell(item: 19, in: stage)
    #expect(last.separator == nil && last.hiddenSeparator == nil)
    #expect(last.cutCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    // The line above a selected row, and its own, are hidden.
    let selected = scene.stage(posing: [13: .selected])
    let above = scene.decoratedCell(item: 12, in: selected)
    #expect(above.separator == nil && above.hiddenSeparator == row.separator)
    let own = scene.decoratedCell(item: 13, in: selected)
    #expect(own.separator == nil && own.hiddenSeparator != nil && own.hidesSeparatorAbove)
  }

  @Test("no lines are missing beside rows that do not look selected")
  func selectionStyleNone() throws {
    let scene = try list(.plain) {
      $0.cell = Cell(class: .tableViewCell).setting(.selectionStyle, to: .none)
    }
    #expect(separated(scene) { $0 == 1 ? .selected : .normal } == [0, 1, 2, 3])
  }

  @Test("lines are where and as separatorConfiguration says")
  func separatorConfiguration() throws {
    func lines(
      _ configuration: ListSeparatorConfiguration, _ traits: Traits = Traits(),
      _ states: (Int) -> CellState = { _ in .normal }
    ) throws -> (top: [Rect?], bottom: [Rect?], color: Color?) {
      let cells = try list(.grouped, traits: traits) {
        $0.collectionView.collectionViewLayout = .list(
          appearance: .grouped, separatorConfiguration: configuration)
      }.presentation(states: states).cells
      return (
        cells.map { $0.topSeparator?.frame }, cells.map { $0.separator?.frame },
        cells[0].separator?.color
      )
    }
    let automatic = Rect(16, 43.5, 359, 0.5)
    let usual = try lines(ListSeparatorConfiguration())
    #expect(usual.bottom == [automatic, automatic, nil, nil])
    #expect(usual.top == [nil, nil, nil, nil])
    let hidden = try lines(ListSeparatorConfiguration(bottomSeparatorVisibility: .hidden))
    #expect(hidden.bottom == [nil, nil, nil, nil])
    let visible = try lines(
      ListSeparatorConfiguration(
        topSeparatorVisibility: .visible, bottomSeparatorVisibility: .visible,
        topSeparatorInsets: DirectionalEdgeInsets(leading: 0, trailing: 5),
        bottomSeparatorInsets: DirectionalEdgeInsets(leading: 40, trailing: 20),
        color: .system(.systemRed)), Traits(layoutDirection: .rightToLeft)
    ) { _ in .selected }
    #expect(visible.top == Array(repeating: Rect(5, 0, 370, 0.5), count: 4))
    #expect(visible.bottom == Array(repeating: Rect(20, 43.5, 315, 0.5), count: 4))
    #expect(visible.color == Color(hex: 0xFF3B30))
  }

  @Test("the first row of a card has no line at its rounded top")
  func topOfCard() throws {
    let cells = try list(.insetGrouped) {
      $0.collectionView.collectionViewLayout = .list(
        appearance: .insetGrouped,
        separatorConfiguration: ListSeparatorConfiguration(topSeparatorVisibility: .visible))
    }.presentation { _ in .normal }.cells
    #expect(cells.map { $0.topSeparator != nil } == [false, true, true, false])
    #expect(cells.map { $0.separator != nil } == [true, true, false, false])
  }

  @Test(
    "the separators that a row sets take precedence over the list's, and automatic hides as usual")
  func rowSeparators() throws {
    let configuration = ListSeparatorConfiguration(
      topSeparatorVisibility: .visible, bottomSeparatorVisibility: .hidden,
      topSeparatorInsets: 4, bottomSeparatorInsets: 8)
    func cells(
      _ assignments: [Assignment], rules: [Rule] = [],
      _ states: (Int) -> CellState = { _ in .normal }
    ) throws -> [PresentedCell] {
      try list(.insetGrouped) {
        $0.collectionView.collectionViewLayout = .list(
          appearance: .insetGrouped, separatorConfiguration: configuration)
        $0.collectionView.sections = [CollectionSection(items: .count(3))]
        $0.collectionView.sections[0].items = [
          Item(), Item(assignments: assignments), Item(),
        ]
        $0.rules = rules
      }.presentation(states: states).cells
    }
    let automatic: [Assignment] = [.set(.bottomSeparatorVisibility, of: .cell, to: .automatic)]
    #expect(try cells([]).map { $0.separator != nil } == [false, false, false])
    #expect(try cells(automatic).map { $0.separator != nil } == [false, true, false])
    // A selected row hides automatic separators: its own and the one above it.
    for selected in 1...2 {
      let row = try cells(automatic) { $0 == selected ? .selected : .normal }[1]
      #expect(row.separator == nil && row.hiddenSeparator != nil)
    }
    // What a row does not set is the list's.
    let row = try cells(
      automatic + [
        .set(.bottomSeparatorInsets, of: .cell, to: DirectionalEdgeInsets(leading: 48)),
        .set(.separatorColor, of: .cell, to: .system(.systemRed)),
      ])[1]
    #expect(row.separator?.frame == Rect(48, 43.5, 295, 0.5))
    #expect(row.separator?.color == Color(hex: 0xFF3B30))
    #expect(row.topSeparator?.frame == Rect(4, 0, 335, 0.5))
    // Rules win over items. A row at the top of a card has a line there only if it asks for one.
    let rules = [
      Rule(
        when: .selected, .set(.bottomSeparatorVisibility, of: .cell, to: .visible),
        .set(.topSeparatorVisibility, of: .cell, to: .visible))
    ]
    let plain = try cells(automatic, rules: rules)
    #expect(plain.map { $0.topSeparator != nil } == [false, true, true])
    let all = try cells(automatic, rules: rules) { _ in .selected }
    #expect(all.map { $0.topSeparator != nil } == [true, true, true])
    #expect(all.map { $0.separator?.frame } == Array(repeating: Rect(8, 43.5, 327, 0.5), count: 3))
  }

  @Test("cards cut the outer corners of their sections")
  func cards() throws {
    let top: CornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let cells = try list(.insetGrouped).presentation { _ in .normal }.cells
    #expect(cells.map(\.cutCorners) == [top, [], bottom, .all])
    #expect(cells[0].cutRadius == 10)
    #expect(
      cells[0].displayList().items.first.flatMap { item -> Path? in
        if case .layer(let layer) = item { layer.clip } else { nil }
      }
        == .roundedRect(Rect(0, 0, 343, 44), cornerRadius: 10, corners: top, curve: .circular))
    #expect(
      try list(.grouped).presentation { _ in .normal }.cells.allSatisfy { $0.cutCorners.isEmpty })
  }

  @Test("grouped lists have their own ground, and so have their cells")
  func grounds() throws {
    func grounds(_ appearance: ListLayout.Appearance, _ color: DynamicColor? = nil) throws
      -> [Color?]
    {
      let scene = try list(appearance) {
        $0.collectionView.backgroundColor = .system(.red)
        $0.collectionView.collectionViewLayout = .list(
          appearance: appearance, backgroundColor: color)
      }
      let presentation = scene.presentation { _ in .normal }
      let cell = presentation.cells[0].view.view(.backgroundConfiguration)
      return [presentation.backgroundColor, cell?.properties.color(.backgroundColor)]
    }
    func color(_ name: NamedColor) -> Color { DynamicColor.system(name).resolved(in: .light) }
    #expect(try grounds(.plain) == [color(.red), color(.systemBackground)])
    #expect(
      try grounds(.grouped)
        == [color(.systemGroupedBackground), color(.secondarySystemGroupedBackground)])
    #expect(try grounds(.insetGrouped, .system(.green))[0] == color(.green))
  }
}
