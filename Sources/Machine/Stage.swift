package import CollectionLayouts
public import Drawing
package import Interaction
public import Vocabulary

/// The complete mutable state of a scene at a moment. Equal stages have equal futures.
///
/// Frames are not part of it: they follow from the traits, the sizes and the content offset
/// (`Geometry`). Absolute times are not part of it either: deadlines are relative to now.
public struct Stage: Hashable, Sendable {
  /// The traits of the collection view.
  public package(set) var traits: Traits
  /// The highlighted and selected items.
  package var selection: SelectionModel
  /// The other state of cells: custom states and flags that the app has set.
  package var cells = CellRecords()
  /// The content offset and the current movement.
  package var scroll: ScrollOffsets
  /// The items that are there, in their order; `nil` for all items in the order of the scene.
  package var order: ItemOrder?
  /// The sizes that self-sizing cells have returned, by item, in points.
  package var sizes: [Int: Size] = [:]
  /// The animations whose ends the app waits for.
  package var completions: [PendingCompletion] = []
  /// The animations that have ended since time has passed.
  var ended = EndedAnimations()
  /// The numbers that their animators move, by item and name.
  package var animators: [Int: [String: AnimatorRun]] = [:]
  /// The finger that came down first of those that are down; `nil` if there is none. Recognisers belong to it, and content
  /// and rows follow it.
  package var finger: Finger?
  /// The other fingers, by their numbers.
  var otherFingers: [Int: Finger] = [:]
  /// The touch whose finger has lifted while recognisers wait for another tap; `nil` for none.
  package var lifted: LiftedTouch?
  /// The row whose swipe actions are shown; `nil` for none.
  package var swipe: SwipedRow?
  /// The context menu that is shown; `nil` for none.
  package var menu: ShownMenu?
  /// The item that a finger moves to another position, or that moves to its place afterwards; `nil` for none.
  package var reorder: ReorderedItem?
  /// The cells that have not updated their configuration yet.
  package var updates = PendingUpdates()

  /// The selected items, even if a cell is shown unselected during a touch (`indexPathsForSelectedItems`).
  public var selectedItems: Set<Int> { selection.selectedItems }

  /// The finger with a number; `nil` if it is not down.
  func finger(_ number: Int) -> Finger? {
    finger?.number == number ? finger : otherFingers[number]
  }

  /// The numbers of the fingers that are down, in ascending order.
  var fingersDown: [Int] {
    ([finger].compactMap(\.self) + otherFingers.values).filter { !$0.hasLifted }.map(\.number)
      .sorted()
  }

  /// The number of fingers that are down.
  var fingerCount: Int { fingersDown.count }

  /// Whether content decelerates, bounces or is animated, or a row moves without a finger.
  var isGliding: Bool {
    scroll.isGliding || swipe?.isGliding == true || reorder?.isDropped == true
      || menu?.isGliding == true
  }

  /// The content offset, in points.
  public var contentOffset: Point { scroll.contentOffset }
}
