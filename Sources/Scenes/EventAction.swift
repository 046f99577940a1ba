public import Interaction
internal import OrderedCollections

/// Something that the app does when an event happens in a cell: a line of a delegate method, or of the action of a
/// control or gesture recogniser.
public struct EventAction: Hashable, Sendable {
  /// The items that an action is about.
  public enum Target: Hashable, Sendable {
    /// The item of the event.
    case this
    /// All other items: those whose cells are visible, and all of them if a value is part of the items' data.
    case others
    /// The item with an index.
    case item(Int)
  }

  /// Whether the app does it; evaluated for the cell of the event, before any of the event's actions.
  public var when: CellPredicate
  /// The items that it is about.
  public var target: Target
  /// The call; `target` replaces its item.
  package var call: AppCall

  /// Creates an action of any call: `EventAction(.pauseAnimation(0, of: "open"))`. `target` replaces the item of the call;
  /// calls about no item, or about several, ignore it.
  public init(
    _ call: AppCall, of target: Target = .this, when predicate: CellPredicate = .always
  ) {
    (self.call, self.target, when) = (call, target, predicate)
  }

  /// Selects an item (`selectItem(at:animated:scrollPosition:)`).
  public static func selectItem(_ target: Target = .this, animated: Bool = false) -> EventAction {
    EventAction(.selectItem(0, animated: animated), of: target)
  }

  /// Deselects items (`deselectItem(at:animated:)`).
  public static func deselectItem(_ target: Target = .this, animated: Bool = false) -> EventAction {
    EventAction(.deselectItem(0, animated: animated), of: target)
  }

  /// Sets parts of the states of items' cells.
  public static func set(
    _ values: [StateChange.Value], of target: Target = .this
  ) -> EventAction {
    EventAction(.set(StateChange(item: 0, values: values)), of: target)
  }

  /// Scrolls until an item's cell is at a position, at once or animated (`scrollToItem(at:at:animated:)`).
  public static func scrollToItem(
    _ target: Target = .this, at position: ScrollPosition, animated: Bool = false
  ) -> EventAction {
    EventAction(.scrollToItem(0, at: position, animated: animated), of: target)
  }

  /// Deletes an item (`deleteItems(at:)`).
  public static func deleteItem(_ target: Target = .this) -> EventAction {
    EventAction(.updateItems([.deleteItem(0)]), of: target)
  }

  /// Replaces the cell of an item (`reloadItems(at:)`).
  public static func reloadItem(_ target: Target = .this) -> EventAction {
    EventAction(.updateItems([.reloadItem(0)]), of: target)
  }

  /// Configures the cell of an item again, which stays (`reconfigureItems(at:)`).
  public static func reconfigureItem(_ target: Target = .this) -> EventAction {
    EventAction(.updateItems([.reconfigureItem(0)]), of: target)
  }

  /// Shows these sections with these items and no others (`apply(_:animatingDifferences:)`).
  public static func applySnapshot(sections: [Int] = [0], items: [[Int]]) -> EventAction {
    EventAction(.applySnapshot(sections: sections, items: items), of: .this)
  }

  /// Moves an item to another position (`moveItem(at:to:)`), in the section in which it is if none is given.
  public static func moveItem(
    _ target: Target = .this, to position: Int, section: Int? = nil
  ) -> EventAction {
    EventAction(.updateItems([.moveItem(0, to: position, section: section)]), of: target)
  }

  /// Inserts an item that is not there (`insertItems(at:)`), into its own section if none is given.
  public static func insertItem(
    _ item: Int, at position: Int, section: Int? = nil
  ) -> EventAction {
    EventAction(.updateItems([.insertItem(0, at: position, section: section)]), of: .item(item))
  }

  /// Begins or ends editing of the collection view.
  public static func setEditing(_ isEditing: Bool) -> EventAction {
    EventAction(.setEditing(isEditing), of: .this)
  }

  /// Returns the action with a condition.
  public func when(_ predicate: CellPredicate) -> EventAction {
    EventAction(call, of: target, when: predicate)
  }

  /// Whether it changes a selection animated, or moves the content.
  package var isAnimatedOrScrolls: Bool { call.animatesSelection || call.movesContent }

  /// The action in the syntax of scene files.
  var sceneText: String {
    let item =
      switch target {
      case .this: "this"
      case .others: "others"
      case .item(let item): "\(item)"
      }
    let text = call.sceneText(item: item)
    return when == .always ? text : "when: \(when.sceneText), " + text
  }
}

extension Scene {
  /// The conditions of all actions.
  package var actionPredicates: [CellPredicate] { allActions.map(\.when) }

  /// The actions of the app when events happen and when animations end.
  package var allActions: [EventAction] {
    Array(actions.values.joined()) + rules.flatMap(\.completion)
  }

  /// The values that actions set.
  package var actionValues: [StateChange.Value] {
    allActions.flatMap { action -> [StateChange.Value] in
      if case .set(let change) = action.call { change.values } else { [] }
    }
  }
}
