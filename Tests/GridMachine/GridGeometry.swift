package import CollectionLayouts
package import Drawing
package import Interaction
package import Machine
package import Scenes
import Validation
package import Vocabulary

/// A collection view whose cells stand in a fixed grid, for tests of the machine: no cell sizes itself, and
/// no rule is looked at.
package struct GridGeometry: Geometry {
  /// The size of the collection view, in points.
  let size: Size
  /// The size of each cell, in points.
  let itemSize: Size
  /// The distance from one cell to the next, in points; cells overlap if it is shorter than they are.
  let pitch: Size
  let columns: Int
  let count: Int
  /// The cells' zPositions, by item; `nil` for cells that touches go through.
  let zPosition: @Sendable (Int) -> Double?
  /// The views of each cell in a state; `nil` if the cells have none.
  let cell: (@Sendable (CellState) -> TouchableView)?
  /// The height that the supplementary view of a kind needs, in points.
  let viewHeight: @Sendable (String) -> Double

  package func arrangement(
    traits: Traits, sizes: [Int: Size], contentOffset: Point, sectionOffsets: [Int: Double],
    order: ItemOrder?
  ) -> any Arrangement {
    GridArrangement(
      geometry: self, bounds: Rect(origin: contentOffset, size: size),
      items: order?.sections.flatMap(\.self))
  }

  package func isResolved(for traits: Traits) -> Bool { true }

  package func section(ofItem item: Int) -> Int { 0 }

  package var isSelfSizing: Bool { false }

  package func preferredSize(ofItem item: Int, state: CellState, traits: Traits) -> Size {
    itemSize
  }

  package func changesContent(
    ofItem item: Int, from old: (state: CellState, traits: Traits),
    to new: (state: CellState, traits: Traits)
  ) -> Bool { false }

  package func touchableZPosition(
    ofItem item: Int, state: CellState, traits: Traits, places: Set<CellPredicate.Place>
  ) -> Double? { zPosition(item) }

  package func touchableCell(
    ofItem item: Int, size: Size, state: CellState, traits: Traits,
    places: Set<CellPredicate.Place>
  ) -> TouchableView? { cell?(state) }

  package func width(ofViews kinds: [String], height: Double, traits: Traits) -> Double { 0 }

  package func height(ofView kind: String, width: Double, traits: Traits) -> Double {
    viewHeight(kind)
  }

  package var hasBackgroundMemory: Bool { false }

  package func keepsBackground(
    ofItem item: Int, from old: CellState, to new: CellState, traits: Traits,
    places: Set<CellPredicate.Place>
  ) -> Bool { false }
}

private struct GridArrangement: Arrangement {
  let geometry: GridGeometry
  let bounds: Rect
  /// The items by their positions; `nil` if each item's number is its position.
  let items: [Int]?

  private var count: Int { items?.count ?? geometry.count }
  private var all: [Int] { items?.sorted() ?? Array(0..<geometry.count) }

  var isReordered: Bool { items != nil }

  func index(ofItem item: Int) -> Int? {
    if let items { return items.firstIndex(of: item) }
    return (0..<geometry.count).contains(item) ? item : nil
  }

  var contentSize: Size {
    let rows = (count + geometry.columns - 1) / geometry.columns
    return Size(geometry.size.width, Double(rows) * geometry.pitch.height)
  }

  var visibleItems: [Int] { all.filter { contentFrame(ofItem: $0)?.intersects(bounds) == true } }

  func contentFrame(ofItem item: Int) -> Rect? {
    index(ofItem: item).map { index in
      Rect(
        origin: Point(
          Double(index % geometry.columns) * geometry.pitch.width,
          Double(index / geometry.columns) * geometry.pitch.height), size: geometry.itemSize)
    }
  }

  func isFullyVisible(_ item: Int) -> Bool {
    guard let frame = contentFrame(ofItem: item) else { return false }
    return frame.minX >= bounds.minX && frame.maxX <= bounds.maxX && frame.minY >= bounds.minY
      && frame.maxY <= bounds.maxY
  }

  func items(at point: Point) -> [Int] {
    let inContent = point + bounds.origin
    guard bounds.contains(inContent) else { return [] }
    return all.filter { contentFrame(ofItem: $0)?.contains(inContent) == true }
  }

  func isOnSupplement(_ point: Point) -> Bool { false }

  func orthogonalSection(at point: Point) -> Int? { nil }

  func orthogonalScrolling(ofSection number: Int) -> OrthogonalScrolling? { nil }

  func orthogonalStops(
    ofSection number: Int, around offset: Double
  ) -> (before: Double, after: Double) { (0, 0) }
}

extension Machine {
  /// Makes a machine whose cells of 100 × 50 points stand below each other, one in a row, in a collection
  /// view of 100 × 100 points, unless a test says otherwise.
  package static func grid(
    items: Int = 4, columns: Int = 1, size: Size = Size(100, 100), itemSize: Size = Size(100, 50),
    pitch: Size? = nil, _ change: (inout Scene) -> Void = { _ in },
    zPosition: @escaping @Sendable (Int) -> Double? = { _ in 0 },
    cell: (@Sendable (CellState) -> TouchableView)? = nil,
    viewHeight: @escaping @Sendable (String) -> Double = { _ in 0 }
  ) -> Machine {
    var scene = Scene(
      cell: Cell(),
      collectionView: CollectionView(
        size: size, collectionViewLayout: .flow(itemSize: itemSize), items: .count(items)))
    change(&scene)
    let loaded: LoadedScene
    do {
      loaded = try LoadedScene(scene)
    } catch {
      fatalError("the scene of a test is not valid: \(error.problems)")
    }
    return Machine(
      loaded,
      geometry: GridGeometry(
        size: size, itemSize: itemSize, pitch: pitch ?? itemSize, columns: columns, count: items,
        zPosition: zPosition, cell: cell, viewHeight: viewHeight))
  }
}
