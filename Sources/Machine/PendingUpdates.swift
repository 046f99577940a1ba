internal import Interaction
internal import Vocabulary

/// The cells that update their configuration at the end of the current turn. UIKit also coalesces updates:
/// a cell updates once per layout pass, however often its state changes.
package struct PendingUpdates: Hashable, Sendable {
  /// Whether all visible cells update, as after a change of traits.
  var includesAll = false
  /// Whether all visible cells have just appeared, as at the start of a script.
  var isFirst = false
  /// For the items that events in this turn concern, the states before the turn.
  var earlierStates: [Int: CellState] = [:]
  /// The items whose cells have become visible.
  var appeared: Set<Int> = []
  /// What the conditions of rules with a completion ask about besides states, as it was before the turn; `nil` if they
  /// do not or if nothing has happened.
  var earlierSurroundings: Surroundings?

  /// The traits and the places of the visible cells.
  struct Surroundings: Hashable, Sendable {
    let traits: Traits
    let places: [Int: Set<CellPredicate.Place>]
  }

  /// Adds events; `earlierState` returns an item's state before them.
  mutating func add(_ notices: [CellEvent], earlierState: (Int) -> CellState) {
    for notice in notices {
      switch notice {
      case .traitCollectionDidChange: includesAll = true
      case .willDisplayCell(let item): appeared.insert(item)
      case .call, .flag, .gesture, .control, .custom, .batchUpdates, .app, .reorder, .didScroll,
        .didScrollSection,
        .scrollView,
        .didEndDisplayingCell, .prepareForReuse, .animationDidEnd:
        break
      }
      if let item = notice.item, earlierStates[item] == nil {
        earlierStates[item] = earlierState(item)
      }
    }
  }
}
