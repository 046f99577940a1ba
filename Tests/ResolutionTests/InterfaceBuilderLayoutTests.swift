import Drawing
import Interaction
import Testing
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Cells that Apple's Auto Layout laid out")
struct InterfaceBuilderLayoutTests {
  /// Interface Builder rounds to pixels.
  private static let tolerance = 0.5 + 1e-6

  @Test("there are 93 cells, with 664 views and 1536 constraints")
  func count() throws {
    let all = try InterfaceBuilderLayout.all()
    #expect(all.count == 93)
    #expect(all.flatMap(\.expected).count == 664)
    #expect(all.flatMap(\.constraints).count == 1536)
  }

  @Test(
    "each view is where Interface Builder put it, and nothing is open or dropped",
    arguments: try InterfaceBuilderLayout.all())
  func frames(layout: InterfaceBuilderLayout) throws {
    let cell = try layout.cell()
    var (context, input) = try Self.parts(of: cell, size: Size(layout.size[0], layout.size[1]))
    context.designSizes = [.cell: context.size]
    for (name, size) in layout.intrinsicSizes { input.intrinsicSizes[name] = size }
    var builder = ConstraintBuilder(
      cell: LayoutHierarchy(cell), context, input: input, explains: true)
    builder.addAll()
    #expect(builder.conflicts.map(\.message) == [])
    #expect(builder.undecided().map(\.message) == [])
    let frames = SolvedConstraints(builder).frames
    for (name, parent, expected) in layout.expected {
      let (frame, around) = (try #require(frames[name]), try #require(frames[parent]))
      let found = frame.offset(by: Point(-around.minX, -around.minY))
      let errors = zip(found.sides, expected.sides).map { abs($0 - $1) }
      #expect(
        errors.allSatisfy { $0 <= Self.tolerance },
        "\(name.rawValue): \(found.sides), not \(expected.sides)")
    }
  }

  /// What the layout of a cell in its normal state depends on.
  private static func parts(of cell: Cell, size: Size) throws -> (LayoutContext, LayoutInput) {
    let scene = Scene(cell: cell, collectionView: CollectionView(size: size, items: .count(1)))
    let resolver = try CellResolver(
      CellTemplate(scene), in: Surroundings(Traits()), item: 0, state: .normal)
    let texts = TextStore(BoxTypesetter(), scale: 2)
    return (
      LayoutContext(size: size, scale: 2, direction: .leftToRight, texts: texts),
      LayoutInput(resolver.cell(), texts: texts)
    )
  }
}

extension Rect {
  fileprivate var sides: [Double] { [minX, minY, size.width, size.height] }
}
