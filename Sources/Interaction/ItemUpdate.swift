/// A change of the items of a collection view. An item keeps its number, and positions count from 0 in its
/// section, after all changes of the batch.
public enum ItemUpdate: Hashable, Sendable {
  /// Inserts an item that is not there (`insertItems(at:)`).
  case insert(Int, at: Int)
  /// Deletes an item (`deleteItems(at:)`).
  case delete(Int)
  /// Moves an item to another position in its section (`moveItem(at:to:)`).
  case move(Int, to: Int)
  /// Replaces the cell of an item by a new one (`reloadItems(at:)`).
  case reload(Int)

  /// The item.
  public var item: Int {
    switch self {
    case .insert(let item, _), .delete(let item), .move(let item, _), .reload(let item): item
    }
  }

  /// Returns the change of another item.
  package func about(_ item: Int) -> ItemUpdate {
    switch self {
    case .insert(_, let position): .insert(item, at: position)
    case .delete: .delete(item)
    case .move(_, let position): .move(item, to: position)
    case .reload: .reload(item)
    }
  }

  /// The name of UIKit's method for this change alone.
  package var method: String {
    switch self {
    case .insert: "insertItem"
    case .delete: "deleteItem"
    case .move: "moveItem"
    case .reload: "reloadItem"
    }
  }

  /// The position of the item after the change; `nil` if the change names none.
  package var position: Int? {
    switch self {
    case .insert(_, let position), .move(_, let position): position
    case .delete, .reload: nil
    }
  }

  /// Whether the item's cell leaves with it.
  package var removesCell: Bool {
    switch self {
    case .delete, .reload: true
    case .insert, .move: false
    }
  }

  /// Whether a new cell appears for the item.
  package var addsCell: Bool {
    switch self {
    case .insert, .reload: true
    case .delete, .move: false
    }
  }

  /// The change as dumps show it: `insert 4 at 1`.
  package var text: String {
    switch self {
    case .insert(let item, let position): "insert \(item) at \(position)"
    case .delete(let item): "delete \(item)"
    case .move(let item, let position): "move \(item) to \(position)"
    case .reload(let item): "reload \(item)"
    }
  }

  /// The change in the syntax of scene files.
  package func sceneText(item: String) -> String {
    switch self {
    case .insert(_, let position): "insertItem: { item: \(item), at: \(position) }"
    case .delete: "deleteItem: \(item)"
    case .move(_, let position): "moveItem: { item: \(item), to: \(position) }"
    case .reload: "reloadItem: \(item)"
    }
  }

  /// The change as storyboards name it: `inserts item 4 at 1`.
  package var phrase: String {
    switch self {
    case .insert(let item, let position): "inserts item \(item) at \(position)"
    case .delete(let item): "deletes item \(item)"
    case .move(let item, let position): "moves item \(item) to \(position)"
    case .reload(let item): "reloads item \(item)"
    }
  }
}

extension TouchScript.Step {
  /// The app changes the items, all at once and animated.
  public static func updateItems(_ updates: [ItemUpdate]) -> Self { .app(.updateItems(updates)) }
}
