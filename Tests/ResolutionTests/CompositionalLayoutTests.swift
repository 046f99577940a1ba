import Drawing
import Interaction
import Testing
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
      size: Size(300, 400), layout: .compositionalLayout(layout), items: .count(items))
    return try ResolvedScene(
      Scene(cell: cell, collectionView: view), traits: traits, typesetter: BoxTypesetter()
    ).presentation { _ in .normal }.cells.map(\.frame)
  }

  @Test("rows as in the third seed: as wide as the section, as high as the cells say")
  func rows() throws {
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(50))
    let box = View.view("box", constraints: try .texts("edges = superview", "height = 36.5"))
    let frames = try frames(
      CompositionalLayout(item: row, group: row, interGroupSpacing: 12, contentInsets: 12),
      items: 3, cell: Cell(contentView: Container(subviews: [box])))
    #expect(frames == [12, 60.5, 109].map { Rect(12, $0, 276, 36.5) })
  }

  /// Two columns in groups 40 high, 90 of the 280 points that insets leave are one item's.
  private let columns = CompositionalLayout(
    item: LayoutSize(width: .absolute(90), height: .fractionalHeight(1)),
    group: LayoutSize(width: .fractionalWidth(0.75), height: .fractionalHeight(0.1)),
    interItemSpacing: 5, interGroupSpacing: 8,
    contentInsets: DirectionalInsets(top: 10, leading: 20))

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
      item: LayoutSize(width: .fractionalWidth(0.5), height: .estimated(20)),
      group: LayoutSize(width: .fractionalWidth(1), height: .estimated(20)))
    let scene = Scene(
      cell: Cell(),
      collectionView: CollectionView(
        size: Size(300, 400), layout: .compositionalLayout(layout), items: .count(3)))
    let resolved = try ResolvedScene(
      scene, traits: Traits(), typesetter: BoxTypesetter(),
      selfSizing: SelfSizing(estimate: Size(150, 20)) { item, _ in Size(0, item == 0 ? 60 : 30) })
    let frames = resolved.presentation { _ in .normal }.cells.map(\.frame)
    #expect(frames == [Rect(0, 0, 150, 60), Rect(150, 0, 150, 30), Rect(0, 60, 150, 30)])
  }

  @Test("what cannot be is told")
  func mistakes() throws {
    func messages(_ item: LayoutSize, _ group: LayoutSize) -> [String] {
      let view = CollectionView(
        size: Size(300, 400),
        layout: .compositionalLayout(CompositionalLayout(item: item, group: group)),
        items: .count(1))
      return SceneValidator.problems(in: Scene(cell: Cell(), collectionView: view)).map(\.message)
    }
    let full = CompositionalLayout.Dimension.fractionalWidth(1)
    #expect(
      messages(
        LayoutSize(width: full, height: .absolute(20)),
        LayoutSize(width: full, height: .absolute(30))) == [
          "items are as high as their group; let the group's height be estimated, or the item's be"
            + " { fractionalHeight: 1 }"
        ])
    #expect(
      messages(
        LayoutSize(width: .estimated(20), height: .absolute(30)),
        LayoutSize(width: full, height: .absolute(30))) == [
          "only heights can be estimated; give the width of item as absolute or fractionalWidth"
        ])
    #expect(
      messages(
        LayoutSize(width: .fractionalWidth(.nan), height: .absolute(30)),
        LayoutSize(width: full, height: .absolute(30))
      ).first == "the width of item is not possible")
  }
}
