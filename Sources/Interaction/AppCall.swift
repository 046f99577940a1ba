internal import Drawing
package import Vocabulary

/// A call that the app makes by itself at one moment of a script. No delegate method is called for it.
public enum AppCall: Hashable, Sendable {
  /// Selects an item (`selectItem(at:animated:scrollPosition:)`).
  case select(Int)
  /// Deselects an item (`deselectItem(at:animated:)`).
  case deselect(Int)
  /// Sets parts of the state of an item's cell, for example `isEditing`.
  case set(StateChange)
  /// Scrolls at once until an item's cell is at a position (`scrollToItem(at:at:animated:)` without
  /// animation).
  case scrollToItem(Int, at: ItemPosition)

  /// The item of the call.
  public var item: Int {
    switch self {
    case .select(let item), .deselect(let item): item
    case .set(let change): change.item
    case .scrollToItem(let item, _): item
    }
  }

  /// The call as dumps show it: `select 0`.
  package var text: String {
    switch self {
    case .select(let item): "select \(item)"
    case .deselect(let item): "deselect \(item)"
    case .set(let change):
      "set \(change.item)" + change.values.map { " \($0.word.text) \($0.holds)" }.joined()
    case .scrollToItem(let item, let position): "scrollToItem \(item) at \(position.rawValue)"
    }
  }

  /// The call in a sentence of which the app is the subject: `selects, item 0`.
  package var phrase: String {
    switch self {
    case .select(let item): return "selects, item \(item)"
    case .deselect(let item): return "deselects, item \(item)"
    case .set(let change):
      let words = change.values.map { ($0.holds ? "" : "not ") + $0.word.text }
      return "sets \(words.joined(separator: ", ")), item \(change.item)"
    case .scrollToItem(let item, let position):
      return "scrolls to item \(item), \(position.rawValue)"
    }
  }

  /// Whether the content may move.
  package var movesContent: Bool {
    switch self {
    case .select, .deselect, .set: false
    case .scrollToItem: true
    }
  }

  /// Returns what is wrong with the call in a collection view that scrolls in a direction; `nil` if
  /// nothing is.
  package func objection(scrollDirection: FlowLayout.ScrollDirection) -> String? {
    switch self {
    case .select, .deselect, .set: nil
    case .scrollToItem(_, let position): position.objection(scrollDirection: scrollDirection)
    }
  }
}

extension TouchScript.Step {
  /// The app selects an item.
  public static func select(_ item: Int) -> Self { .app(.select(item)) }

  /// The app deselects an item.
  public static func deselect(_ item: Int) -> Self { .app(.deselect(item)) }

  /// The app sets parts of the state of an item's cell, for example `isEditing`.
  public static func set(_ change: StateChange) -> Self { .app(.set(change)) }

  /// The app scrolls at once until an item's cell is at a position.
  public static func scrollToItem(_ item: Int, at position: ItemPosition) -> Self {
    .app(.scrollToItem(item, at: position))
  }
}
