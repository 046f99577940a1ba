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

@Suite("Cells that differ in numbers from those that were solved before")
struct ConstraintStoreTests {
  /// A cell with the numbers of one item.
  private struct Numbers {
    var cell: Cell
    var size: Size
    var contents: [ViewName: IntrinsicContentSize]

    func parts(scale: Double) throws -> (LayoutContext, LayoutInput) {
      let scene = Scene(cell: cell, collectionView: CollectionView(size: size, items: .count(1)))
      let resolver = try CellResolver(
        CellTemplate(scene), in: Surroundings(Traits()), item: 0, state: .normal)
      let texts = TextStore(BoxTypesetter(), scale: scale)
      var input = LayoutInput(resolver.cell(), texts: texts)
      for (name, content) in contents { input.intrinsicSizes[name] = content }
      var context = LayoutContext(
        size: size, scale: scale, direction: .leftToRight, texts: texts)
      context.designSizes = [.cell: Size(375, 44)]
      return (context, input)
    }

    /// The layout and the fitting size, with what a store knows.
    func layout(scale: Double, _ store: ConstraintStore) throws -> (CellLayout, Size) {
      layout(try parts(scale: scale), store)
    }

    /// The same with parts that were made before.
    func layout(
      _ parts: (LayoutContext, LayoutInput), _ store: ConstraintStore
    ) -> (CellLayout, Size) {
      let (context, input) = parts
      let fitting = CellLayout.fittingSize(context, input: input, target: size, store)
      return (CellLayout(LayoutHierarchy(cell), context, input: input, store), fitting)
    }

    /// Other sizes of the cell and its contents, and other constants.
    func changed(by generator: inout SplitMix64) -> Numbers {
      func change(_ length: Double) -> Double {
        Bool.random(using: &generator)
          ? length : max(0, length + Double(Int.random(in: -20...20, using: &generator)) / 2)
      }
      var result = self
      result.size = Size(change(size.width), change(size.height))
      for name in contents.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
        for axis in [\IntrinsicContentSize.width, \.height] {
          if let length = contents[name]?[keyPath: axis]?.length {
            result.contents[name]?[keyPath: axis]?.length = change(length)
          }
        }
      }
      for index in cell.constraints.indices {
        result.cell.constraints[index].constant += change(0)
      }
      return result
    }
  }

  private static func numbers(_ layout: InterfaceBuilderLayout) throws -> Numbers {
    var cell = try layout.cell()
    for index in cell.constraints.indices {
      cell.constraints[index].identifier = ViewName(rawValue: "constraint\(index)")
    }
    return Numbers(
      cell: cell, size: Size(layout.size[0], layout.size[1]), contents: layout.intrinsicSizes)
  }

  @Test("every frame equals that of a new solution, after a change and back", arguments: [2.0, 3])
  func sameFrames(scale: Double) throws {
    var generator = SplitMix64(state: 8)
    for layout in try InterfaceBuilderLayout.all() {
      let first = try Self.numbers(layout)
      let store = ConstraintStore(LayoutHierarchy(first.cell))
      let changed = (0..<4).map { _ in first.changed(by: &generator) }
      let solved = try ([first] + changed).map { numbers in
        let parts = try numbers.parts(scale: scale)
        return (
          numbers, parts,
          anew: numbers.layout(parts, ConstraintStore(LayoutHierarchy(numbers.cell)))
        )
      }
      for (numbers, parts, anew) in solved + solved.prefix(1) {
        let (known, fitting) = numbers.layout(parts, store)
        #expect(fitting == anew.1, "\(layout.id)")
        for (name, _, _) in layout.expected {
          #expect(known.frame(of: name) == anew.0.frame(of: name), "\(layout.id) \(name.rawValue)")
        }
      }
    }
  }

  @Test("a little more text is followed in nearly all cells that Apple's engine laid out")
  func following() throws {
    var followed = 0
    for layout in try InterfaceBuilderLayout.all() {
      var numbers = try Self.numbers(layout)
      let (context, input) = try numbers.parts(scale: 2)
      var builder = ConstraintBuilder(
        cell: LayoutHierarchy(numbers.cell), context, input: input)
      builder.addAll()
      let answer = SolvedConstraints(builder)
      for name in numbers.contents.keys {
        numbers.contents[name]?.width?.length += 0.5
      }
      let (after, longer) = try numbers.parts(scale: 2)
      let shapes = [input, longer].map { LayoutShape($0, .given, scale: 2) }
      let point = answer.following { $0.value(in: after, longer, .given) }
      if shapes[0] == shapes[1], point != nil { followed += 1 }
    }
    #expect(followed > 80)
  }

  @Test("inputs with different constraints have different shapes")
  func shapes() throws {
    func shape(_ view: View, fitting: Bool = false) throws -> LayoutShape {
      let cell = Cell(contentView: Container(subviews: [view]))
      let (_, input) = try Numbers(cell: cell, size: Size(92, 92), contents: [:]).parts(scale: 2)
      let sizing = ConstraintBuilder.Sizing.fitting(
        target: .zero, horizontal: .required, vertical: .fittingSizeLevel)
      return LayoutShape(input, fitting ? sizing : .given, scale: 2)
    }
    func stack(_ distribution: StackDistribution, _ text: String) -> View {
      .stackView(
        "stack", distribution: distribution,
        arrangedSubviews: [.label("a", text: text), .label("b", text: "xx")])
    }
    #expect(try shape(.label("a", text: "x")) == shape(.label("a", text: "xxx")))
    // A label without text has the baselines of one line.
    #expect(try shape(.label("a", text: "x")) == shape(.label("a", text: "")))
    #expect(try shape(.label("a", text: "x")) != shape(.label("a", text: "x"), fitting: true))
    #expect(try shape(stack(.fill, "x")) == shape(stack(.fill, "xxx")))
    #expect(try shape(stack(.fillProportionally, "x")) != shape(stack(.fillProportionally, "xxx")))
  }

  @Test("a number that nothing can be calculated with is not followed")
  func notFinite() throws {
    var numbers = try Self.numbers(try #require(try InterfaceBuilderLayout.all().first))
    let store = ConstraintStore(LayoutHierarchy(numbers.cell))
    let (expected, _) = try numbers.layout(scale: 2, ConstraintStore(LayoutHierarchy(numbers.cell)))
    let contents = numbers.contents
    for name in contents.keys { numbers.contents[name]?.width?.length = .nan }
    _ = try numbers.layout(scale: 2, store)
    numbers.contents = contents
    let (found, _) = try numbers.layout(scale: 2, store)
    for name in contents.keys { #expect(found.frame(of: name) == expected.frame(of: name)) }
  }
}
