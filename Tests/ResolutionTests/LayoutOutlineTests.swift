import CollectionLayouts
import Drawing
import Interaction
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("Outlines of a layout")
struct LayoutOutlineTests {
  private func resolved(_ cell: Cell, _ layout: CollectionLayout) throws -> ResolvedScene {
    let scene = Scene(
      cell: cell,
      collectionView: CollectionView(
        size: Size(200, 200), collectionViewLayout: layout, items: .count(2)))
    return try ResolvedScene(
      scene, traits: Traits(displayScale: .x2), typesetter: BoxTypesetter())
  }

  @Test(
    "a cell's outlines are those of its views, from the outside inwards, without UIKit's views that fill it"
  )
  func views() throws {
    let box = View.view(
      "box", constraints: try .texts("edges = superview.layoutMarginsGuide"),
      subviews: [.label("title", text: "abc", constraints: try .texts("center = superview"))])
    let outlines = try resolved(
      Cell(backgroundView: Container(), contentView: Container(subviews: [box])),
      .flow(itemSize: Size(100, 60))
    ).cell(item: 1, state: .normal).layoutOutlines
    #expect(outlines.map(\.name).prefix(3) == ["item 1", "contentView", "box"])
    let (cell, content, inner) = (outlines[0], outlines[1], outlines[2])
    #expect(cell.kind == .cell && cell.size == Size(100, 60) && cell.margins == nil)
    #expect(content.margins == EdgeInsets(8))
    #expect(inner.bounds == Rect(8, 8, 84, 44) && inner.margins == nil)
  }

  @Test("a stack's spacing, and the visible part of the views in a clipping view")
  func stack() throws {
    let stack = View.stackView(
      "stack", axis: .vertical, spacing: 6,
      constraints: try .texts("top = superview", "leading = superview"),
      arrangedSubviews: try ["first", "second", "third"].map {
        .view(ViewName(rawValue: $0), constraints: try .texts("height = 20", "width = 50"))
      })
    let cell = Cell(contentView: Container(subviews: [stack])).setting(.clipsToBounds, to: true)
    let outlines = try resolved(cell, .flow(itemSize: Size(100, 40)))
      .cell(item: 0, state: .normal).layoutOutlines
    // The third one starts at 52, below the cell.
    #expect(outlines.map(\.name) == ["item 0", "stack", "first", "second"])
    #expect(outlines[1].kind == .stack)
    #expect(outlines[1].gaps == [Rect(0, 20, 50, 6), Rect(0, 46, 50, 6)])
    #expect(outlines[3].clip == Rect(0, 0, 100, 40))
  }

  @Test("invisible views and their subviews have no outlines")
  func invisible() throws {
    func view(_ name: ViewName, alpha: Double, _ subviews: [View] = []) throws -> View {
      View.view(
        name, alpha: alpha, constraints: try .texts("edges = superview"), subviews: subviews)
    }
    let views = try [
      view("clear", alpha: 0, [view("inner", alpha: 1)]), view("faint", alpha: 0.01),
    ]
    let outlines = try resolved(
      Cell(contentView: Container(subviews: views)), .flow(itemSize: Size(100, 60))
    ).cell(item: 0, state: .normal).layoutOutlines
    #expect(outlines.map(\.name) == ["item 0", "faint"])
  }

  @Test("a collection view's outlines begin with its sections and their headers")
  func sections() throws {
    let layout = CollectionLayout.flow(
      itemSize: Size(50, 30), sectionInset: EdgeInsets(top: 4, left: 8),
      headerReferenceSize: Size(0, 20))
    let presentation = try resolved(Cell(), layout).presentation { _ in .normal }
    let outlines = presentation.layoutOutlines
    #expect(outlines.map(\.name) == ["section 0", "header 0", "item 0", "item 1"])
    #expect(outlines[0].bounds == Rect(0, 20, 200, 34))
    #expect(outlines[0].margins == EdgeInsets(top: 4, left: 8))
    #expect(outlines[1].bounds == Rect(0, 0, 200, 20))
    #expect(presentation.dump().contains("\n  section 0 header (0, 0, 200, 20)\n"))
  }
}
