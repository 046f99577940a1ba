package import Drawing
package import Interaction
package import Scenes
package import Vocabulary

/// Answers the machine's questions about layout. All answers are pure functions of their arguments, so that
/// an implementation may remember them.
package protocol Geometry: Sendable {
  /// Returns where the cells are.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - sizes: The sizes that self-sizing cells have answered, by item, in points.
  ///   - contentOffset: The content offset, in points.
  func arrangement(
    traits: Traits, sizes: [Int: Size], contentOffset: Point
  ) -> any Arrangement

  /// Returns the number of an item's section.
  func section(ofItem item: Int) -> Int

  /// Whether cells say themselves how large they are.
  var isSelfSizing: Bool { get }

  /// Returns the size that a self-sizing cell asks for, in points.
  func preferredSize(ofItem item: Int, state: CellState, traits: Traits) -> Size

  /// Whether a change of state or traits changes what the size of a cell depends on.
  func changesContent(
    ofItem item: Int, from old: (state: CellState, traits: Traits),
    to new: (state: CellState, traits: Traits)
  ) -> Bool

  /// Returns the zPosition of a cell that a touch can hit; `nil` if it is hidden or almost transparent.
  func touchableZPosition(
    ofItem item: Int, state: CellState, traits: Traits, places: Set<Predicate.Place>
  ) -> Double?

  /// Whether the background of any cell depends on the states that the cell had before.
  var hasBackgroundMemory: Bool { get }

  /// Whether UIKit keeps a cell's background as it was drawn when the cell's state changes, because its
  /// configuration is equal to the one before.
  func keepsBackground(
    ofItem item: Int, from old: CellState, to new: CellState, traits: Traits,
    places: Set<Predicate.Place>
  ) -> Bool
}

/// Where the cells of a collection view are.
///
/// The origin of the content's coordinates is the content's top left corner, that of the viewport's
/// coordinates the collection view's. All lengths are points.
package protocol Arrangement: Sendable {
  /// The part of the content that is in view, in the content's coordinates (`UIScrollView.bounds`).
  var bounds: Rect { get }
  /// The size of the content, without insets.
  var contentSize: Size { get }
  /// The items whose cells are on screen, in ascending order.
  var visibleItems: [Int] { get }
  /// Returns the frame of an item's cell in the content's coordinates; `nil` if there is no such item.
  func contentFrame(ofItem item: Int) -> Rect?
  /// Whether an item's whole cell is in view.
  func isFullyVisible(_ item: Int) -> Bool
  /// Returns the items whose cells' frames contain a point of the viewport, in ascending order; none if the
  /// point is outside of the viewport.
  func items(at point: Point) -> [Int]
  /// Whether a point of the viewport is on a header or a footer, which keep touches from cells.
  func isOnSupplement(_ point: Point) -> Bool
}

extension Arrangement {
  /// Returns the frame of an item's cell in the viewport's coordinates; `nil` if there is no such item.
  package func frame(ofItem item: Int) -> Rect? {
    contentFrame(ofItem: item)?.offset(by: .zero - bounds.origin)
  }

  /// Returns how an item's cell lies in the viewport; nothing if it is not on screen.
  package func places(ofItem item: Int) -> Set<Predicate.Place> {
    places(ofItem: item, displayed: visibleItems)
  }

  /// Returns how an item's cell lies in the viewport while other cells are on screen than those that the
  /// arrangement shows: `displayed`, in ascending order.
  func places(ofItem item: Int, displayed: [Int]) -> Set<Predicate.Place> {
    guard displayed.containsSorted(item) else { return [] }
    var places: Set<Predicate.Place> = [.visible]
    if isFullyVisible(item) { places.insert(.fullyVisible) }
    if item == displayed.first { places.insert(.firstVisible) }
    if item == displayed.last { places.insert(.lastVisible) }
    return places
  }
}

extension [Int] {
  /// Whether numbers in ascending order contain a number.
  func containsSorted(_ number: Int) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == number
  }
}
