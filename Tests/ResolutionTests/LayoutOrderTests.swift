import Drawing
import Interaction
import TestSupport
import Testing
import Views
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("The order in which constraints are written")
struct LayoutOrderTests {
  private func frames(of cell: Cell, size: Size) throws -> [ViewName: Rect] {
    let scene = Scene(cell: cell, collectionView: CollectionView(size: size, items: .count(1)))
    let resolver = try CellResolver(
      CellTemplate(scene), in: Surroundings(Traits()), item: 0, state: .normal)
    let texts = TextStore(BoxTypesetter(), scale: 2)
    var builder = ConstraintBuilder(
      cell: LayoutHierarchy(cell),
      LayoutContext(size: size, scale: 2, direction: .leftToRight, texts: texts),
      input: LayoutInput(resolver.cell(), texts: texts))
    builder.addAll()
    return SolvedConstraints(builder).frames
  }

  @Test("of cells that Apple's engine laid out, no order changes a frame")
  func permutations() throws {
    var generator = SplitMix64(state: 3)
    for layout in try InterfaceBuilderLayout.all() {
      let size = Size(layout.size[0], layout.size[1])
      var cell = try layout.cell()
      let expected = try frames(of: cell, size: size)
      for _ in 0..<2 {
        cell.constraints.shuffle(using: &generator)
        let found = try frames(of: cell, size: size)
        let differing = expected.keys.filter { name in
          guard let a = expected[name], let b = found[name] else { return true }
          return zip(
            [a.minX, a.minY, a.size.width, a.size.height],
            [b.minX, b.minY, b.size.width, b.size.height]
          ).contains { abs($0 - $1) > 1e-6 }
        }
        #expect(differing.map(\.rawValue).sorted() == [], "\(layout.id)")
      }
    }
  }

  @Test("of two optional constraints of one priority that conflict the first written one wins")
  func first() throws {
    func width(_ texts: String...) throws -> Double? {
      let box = View.view(
        "box",
        constraints: try .texts("center = superview", "height = 5") + texts.map(Constraint.text))
      return try frames(of: Cell(contentView: Container(subviews: [box])), size: Size(92, 92))[
        "box"]?
        .size.width
    }
    #expect(try width("width = 20 @500", "width = 30 @500") == 20)
    #expect(try width("width = 30 @500", "width = 20 @500") == 30)
    #expect(try width("width = 30 @500", "width = 20 @501") == 20)
  }

  @Test("of required constraints that contradict each other the last written one is dropped")
  func contradiction() throws {
    let texts = ["left = superview", "right = superview", "width = 40"]
    // Without the left edge, without the right one, and without the width.
    let expected = [Rect(52, 0, 40, 5), Rect(0, 0, 40, 5), Rect(0, 0, 92, 5)]
    for last in texts.indices {
      var order = texts
      order.append(order.remove(at: last))
      let box = View.view(
        "box",
        constraints: try .texts("top = superview", "height = 5") + order.map(Constraint.text))
      let found = try frames(
        of: Cell(contentView: Container(subviews: [box])), size: Size(92, 92))["box"]
      #expect(found == expected[last])
    }
  }
}
