package import Drawing
package import Interaction
package import Vocabulary

/// Everything that touches, scrolls and the app have made of a scene at a moment. Two equal stages have the
/// same future.
///
/// Frames are not part of it: where cells are follows from the traits, the sizes and the content offset
/// (`Geometry`). Times are not part of it either: deadlines count from now.
package struct Stage: Hashable, Sendable {
  /// The traits of the collection view.
  package var traits: Traits
  /// Which items are highlighted and selected.
  package var selection: SelectionModel
  /// What cells have beyond that: custom states and flags that the app has set.
  package var cells = CellRecords()
  /// Where the content is, and the movement that runs.
  package var scroll: ScrollPosition
  /// The sizes that self-sizing cells have answered, by item, in points.
  package var sizes: [Int: Size] = [:]
  /// The finger on the glass; `nil` if there is none.
  package var finger: Finger?
  /// The cells that have not updated their configuration yet.
  package var updates = PendingUpdates()

  /// The content offset, in points.
  package var contentOffset: Point { scroll.contentOffset }
}
