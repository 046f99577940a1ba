package import CollectionLayouts
package import Drawing
package import Interaction
internal import Scenes
package import Vocabulary

/// Answers the machine's questions about layout. All answers are pure functions of their arguments
/// and may be cached.
package protocol Geometry: Sendable {
  /// Returns the positions of the cells.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - sizes: The sizes that self-sizing cells have returned, by item, in points.
  ///   - contentOffset: The content offset, in points.
  ///   - sectionOffsets: The offsets of orthogonal sections that have been scrolled, by their indices, in points.
  ///   - order: The items that are there, in their order; `nil` for all in the order of the scene.
  func arrangement(
    traits: Traits, sizes: [Int: Size], contentOffset: Point, sectionOffsets: [Int: Double],
    order: ItemOrder?
  ) -> any Arrangement

  /// Whether it can answer for cells with these traits. It can for those of the initial stage, and for others that it
  /// was made for.
  func isResolved(for traits: Traits) -> Bool

  /// Returns the index of an item's section.
  func section(ofItem item: Int) -> Int

  /// Whether cells are self-sizing.
  var isSelfSizing: Bool { get }

  /// Returns the preferred size of a self-sizing cell, in points.
  func preferredSize(ofItem item: Int, state: CellState, traits: Traits) -> Size

  /// Whether a change of state or traits affects the size of a cell.
  func changesContent(
    ofItem item: Int, from old: (state: CellState, traits: Traits),
    to new: (state: CellState, traits: Traits)
  ) -> Bool

  /// Returns the zPosition of a cell that can be touched; `nil` if it is hidden or almost
  /// transparent.
  func touchableZPosition(
    ofItem item: Int, state: CellState, traits: Traits, places: Set<CellPredicate.Place>
  ) -> Double?

  /// Returns an item's cell with its views as touches see them; `nil` if the geometry knows no views.
  func touchableCell(
    ofItem item: Int, size: Size, state: CellState, traits: Traits,
    places: Set<CellPredicate.Place>
  ) -> TouchableView?

  /// Returns the width that the widest of the buttons of swipe actions needs in a row of a height, in points.
  func width(ofViews kinds: [String], height: Double, traits: Traits) -> Double

  /// Returns the height that a supplementary view needs at a width, in points.
  func height(ofView kind: String, width: Double, traits: Traits) -> Double

  /// Whether the background of any cell depends on the states that the cell had before.
  var hasBackgroundMemory: Bool { get }

  /// Whether UIKit keeps a cell's background unchanged when the cell's state changes, because its
  /// configuration is equal to the previous one.
  func keepsBackground(
    ofItem item: Int, from old: CellState, to new: CellState, traits: Traits,
    places: Set<CellPredicate.Place>
  ) -> Bool
}

/// The positions of a collection view's cells.
///
/// The content's coordinates start at the content's top left corner, the viewport's coordinates at
/// the collection view's. All lengths are in points.
package protocol Arrangement: Sendable {
  /// The visible part of the content, in the content's coordinates (`UIScrollView.bounds`).
  var bounds: Rect { get }
  /// The size of the content, without insets.
  var contentSize: Size { get }
  /// The items whose cells are visible, in ascending order.
  var visibleItems: [Int] { get }
  /// Returns the frame of an item's cell in the content's coordinates; `nil` if there is no such item.
  func contentFrame(ofItem item: Int) -> Rect?
  /// Whether items may stand in another order than that of their numbers.
  var isReordered: Bool { get }
  /// Returns the position of an item among all items; `nil` if it is not there.
  func index(ofItem item: Int) -> Int?
  /// Whether an item's whole cell is visible.
  func isFullyVisible(_ item: Int) -> Bool
  /// Returns the items whose cells' frames contain a point of the viewport, in ascending order;
  /// none if the point is outside of the viewport.
  func items(at point: Point) -> [Int]
  /// Whether a point of the viewport is on a header or footer, which blocks touches on cells.
  func isOnSupplement(_ point: Point) -> Bool
  /// Returns the section at a point of the viewport whose groups a finger can scroll; `nil` if there is none.
  func orthogonalSection(at point: Point) -> Int?
  /// Returns how a section scrolls across the scroll direction; `nil` if it does not.
  func orthogonalScrolling(ofSection number: Int) -> OrthogonalScrolling?
  /// Returns the offsets at which a group of an orthogonal section is at rest: the last one up to an offset, and the
  /// first one after it.
  func orthogonalStops(
    ofSection number: Int, around offset: Double
  ) -> (before: Double, after: Double)
}

extension Arrangement {
  /// Returns the frame of an item's cell in the viewport's coordinates; `nil` if there is no such item.
  package func frame(ofItem item: Int) -> Rect? {
    contentFrame(ofItem: item)?.offset(by: .zero - bounds.origin)
  }

  /// Returns the places of an item's cell in the viewport, as predicates name them; empty if it is
  /// not visible.
  package func places(ofItem item: Int) -> Set<CellPredicate.Place> {
    places(ofItem: item, displayed: visibleItems)
  }

  /// Returns the places of an item's cell in the viewport if `displayed` are the visible items, in
  /// ascending order, instead of the arrangement's.
  func places(ofItem item: Int, displayed: [Int]) -> Set<CellPredicate.Place> {
    guard displayed.containsSorted(item) else { return [] }
    var places: Set<CellPredicate.Place> = [.visible]
    if isFullyVisible(item) { places.insert(.fullyVisible) }
    let index = index(ofItem: item)
    func isFirst(_ precedes: (Int, Int) -> Bool) -> Bool {
      guard isReordered, let index else { return false }
      return !displayed.contains { self.index(ofItem: $0).map { precedes($0, index) } ?? false }
    }
    if isReordered ? isFirst(<) : item == displayed.first { places.insert(.firstVisible) }
    if isReordered ? isFirst(>) : item == displayed.last { places.insert(.lastVisible) }
    return places
  }
}

extension [Int] {
  /// Whether the array, which must be ascending, contains a number (binary search).
  package func containsSorted(_ number: Int) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == number
  }
}
