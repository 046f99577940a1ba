/// Where the finger is relative to the touched cell.
package enum TouchRegion: CaseIterable, Hashable, Sendable {
  /// No finger is down on a cell.
  case none
  /// The finger is on the cell where it came down.
  case inside
  /// The finger is down but has left that cell.
  case outside
}
