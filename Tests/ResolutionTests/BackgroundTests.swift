import CollectionLayouts
import Drawing
import Interaction
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Backgrounds of cells")
struct BackgroundTests {
  /// A view that is 80 points high, whatever its superview is.
  private static func tall(_ name: ViewName) throws -> View {
    .view(name, constraints: try .texts("height = 80", "edges = superview"))
  }

  /// Cells with a view of 80 points in each of their backgrounds.
  private static func cells() throws -> [Cell] {
    [
      Cell(class: .tableViewCell, backgroundView: Container(subviews: [try tall("a")])),
      Cell(class: .tableViewCell, selectedBackgroundView: Container(subviews: [try tall("a")])),
      Cell(
        class: .tableViewCell,
        multipleSelectionBackgroundView: Container(subviews: [try tall("a")])),
      Cell(
        class: .collectionViewListCell,
        backgroundConfiguration: BackgroundConfiguration(
          .listPlainCell, customView: .view("a", subviews: [try tall("b")]))),
    ]
  }

  @Test("a background is as large as its row, and does not decide how large that is")
  func rowHeights() throws {
    for cell in try Self.cells() {
      let scene = try ResolvedScene(
        Scene(
          cell: cell,
          collectionView: CollectionView(
            size: Size(320, 300), collectionViewLayout: .list(appearance: .plain), items: .count(2))
        ),
        traits: Traits())
      #expect(scene.cell(item: 1, state: .normal).frame == Rect(0, 44, 320, 44))
    }
  }

  @Test("nor does it decide the size of a cell in a flow layout, or its fitting size")
  func flow() throws {
    for var cell in try Self.cells() {
      cell.constraints = try .texts("contentView.width = 100", "contentView.height = 30")
      let scene = try ResolvedScene(
        Scene(
          cell: cell,
          collectionView: CollectionView(
            size: Size(320, 300),
            collectionViewLayout: .flow(
              itemSize: Size(50, 50), estimatedItemSize: .size(Size(50, 50))),
            items: .count(2))),
        traits: Traits())
      #expect(scene.cell(item: 0, state: .normal).frame.size == Size(100, 30))
      #expect(scene.fittingSize(ofItem: 0, state: .normal) == Size(100, 30))
    }
  }

  @Test(
    "a table cell with a selected background keeps the background that it has when not selected",
    arguments: [
      (ListLayout.Appearance.plain, NamedColor.systemBackground),
      (.insetGrouped, .secondarySystemGroupedBackground),
    ])
  func selectedBackground(appearance: ListLayout.Appearance, color: NamedColor) throws {
    func root(_ cell: Cell, _ state: CellState = .normal) throws -> PresentedView {
      let scene = try ResolvedScene(
        Scene(
          cell: cell,
          collectionView: CollectionView(
            size: Size(320, 300), collectionViewLayout: .list(appearance: appearance),
            items: .count(2))),
        traits: Traits())
      return scene.cell(item: 0, state: state).view
    }
    let orange = Container().setting(.backgroundColor, to: .system(.orange))
    let cell = Cell(class: .tableViewCell, selectedBackgroundView: orange)
    for state in [CellState.normal, .normal.setting(.selected, to: true)] {
      let view = try root(cell, state)
      #expect(view.properties.color(.backgroundColor) == color.color(.light))
      #expect(view.giver(of: .backgroundColor) == .uiKit)
      #expect(view.view(.selectedBackgroundView)?[.isHidden] == !state.contains(.selected))
    }
    // The author's own colour, a background view, and a class without a default background.
    let green = cell.setting(.backgroundColor, to: .system(.green))
    #expect(try root(green).giver(of: .backgroundColor) == .template)
    var covered = cell
    covered.backgroundView = Container()
    #expect(try root(covered)[.backgroundColor] == nil)
    var plain = cell
    plain.cellClass = .collectionViewCell
    #expect(try root(plain)[.backgroundColor] == nil)
  }
}
