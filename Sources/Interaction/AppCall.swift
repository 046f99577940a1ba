package import CollectionLayouts
internal import Drawing
internal import SceneWriting

/// A programmatic call by the app at one moment of a script. No delegate method is called for it.
public enum AppCall: Hashable, Sendable {
  /// Selects an item (`selectItem(at:animated:scrollPosition:)`). Animated, the cell's background fades.
  case selectItem(Int, animated: Bool = false)
  /// Deselects an item (`deselectItem(at:animated:)`). Animated, the cell's background fades.
  case deselectItem(Int, animated: Bool = false)
  /// Lets the collection view begin or end editing, and with it all cells.
  case setEditing(Bool)
  /// Sets parts of the state of an item's cell, for example `isEditing`.
  case set(StateChange)
  /// Pauses the animator that moves a number of an item's cell (`UIViewPropertyAnimator.pauseAnimation()`).
  case pauseAnimation(Int, of: String)
  /// Scrolls until an item's cell is at a position (`scrollToItem(at:at:animated:)`): at once, or animated.
  case scrollToItem(Int, at: ScrollPosition, animated: Bool = false)
  /// Scrolls to a content offset along the scroll direction, in points, which may be outside of the content
  /// (`setContentOffset(_:animated:)`): at once, or animated.
  case setContentOffset(Double, animated: Bool = false)
  /// Inserts, deletes, moves or reloads items at once, animated (`performBatchUpdates(_:completion:)` if there are
  /// several).
  case updateItems([ItemUpdate])
  /// Shows these sections with these items and no others, animated (`apply(_:animatingDifferences:)` of a diffable
  /// data source): what differs is deleted, inserted and moved.
  case applySnapshot(sections: [Int], items: [[Int]])

  /// The item of the call; `nil` if it is about all of them.
  public var item: Int? {
    switch self {
    case .selectItem(let item, _), .deselectItem(let item, _): item
    case .setEditing, .setContentOffset: nil
    case .set(let change): change.item
    case .pauseAnimation(let item, _), .scrollToItem(let item, _, _): item
    case .updateItems(let updates): updates.count == 1 ? updates.first?.item : nil
    case .applySnapshot: nil
    }
  }

  /// All items of the call.
  package var items: [Int] {
    switch self {
    case .selectItem, .deselectItem, .setEditing, .set, .pauseAnimation, .scrollToItem,
      .setContentOffset:
      item.map { [$0] } ?? []
    case .updateItems(let updates): updates.compactMap(\.item)
    case .applySnapshot(_, let items): items.flatMap { $0 }
    }
  }

  /// Returns the call about another item.
  package func about(_ item: Int) -> AppCall {
    switch self {
    case .selectItem(_, let animated): .selectItem(item, animated: animated)
    case .deselectItem(_, let animated): .deselectItem(item, animated: animated)
    case .setEditing, .setContentOffset, .applySnapshot: self
    case .updateItems(let updates):
      updates.count == 1 ? .updateItems(updates.map { $0.about(item) }) : self
    case .set(let change): .set(StateChange(item: item, values: change.values))
    case .pauseAnimation(_, let name): .pauseAnimation(item, of: name)
    case .scrollToItem(_, let position, let animated):
      .scrollToItem(item, at: position, animated: animated)
    }
  }

  /// The name of the method, as traces show it; `nil` if no method of UIKit is called.
  package var method: String? {
    switch self {
    case .selectItem: "selectItem"
    case .deselectItem: "deselectItem"
    case .setEditing: "setEditing"
    case .set: nil
    case .pauseAnimation: "pauseAnimation"
    case .scrollToItem: "scrollToItem"
    case .setContentOffset: "setContentOffset"
    case .updateItems(let updates):
      updates.count == 1 ? updates.first?.method : "performBatchUpdates"
    case .applySnapshot: "applySnapshot"
    }
  }

  /// The other arguments of the method, as traces show them; `nil` if there are none worth showing.
  package var argument: String? {
    switch self {
    case .selectItem(_, let animated), .deselectItem(_, let animated): animated ? "animated" : nil
    case .setEditing(let isEditing): "\(isEditing)"
    case .set: nil
    case .pauseAnimation(_, let name): name
    case .scrollToItem(_, let position, _): position.rawValue
    case .setContentOffset(let offset, _): decimal(offset)
    case .updateItems(let updates):
      updates.count == 1
        ? updates.first?.argument : updates.map(\.text).joined(separator: ", ")
    case .applySnapshot: snapshotText
    }
  }

  /// Whether an item is selected or deselected animated.
  package var animatesSelection: Bool {
    switch self {
    case .selectItem(_, let animated), .deselectItem(_, let animated): animated
    case .setEditing, .set, .pauseAnimation, .scrollToItem, .setContentOffset, .updateItems,
      .applySnapshot:
      false
    }
  }

  /// The call as dumps show it: `select 0`.
  package var text: String {
    switch self {
    case .selectItem(let item, let animated): "select \(item)\(animated ? " animated" : "")"
    case .deselectItem(let item, let animated): "deselect \(item)\(animated ? " animated" : "")"
    case .setEditing(let isEditing): "setEditing \(isEditing)"
    case .set(let change):
      "set \(change.item)" + change.values.map { " \($0.word.text) \($0.value)" }.joined()
    case .pauseAnimation(let item, let name): "pauseAnimation \(item) \(name)"
    case .scrollToItem(let item, let position, let animated):
      "scrollToItem \(item) at \(position.rawValue)\(animated ? " animated" : "")"
    case .setContentOffset(let offset, let animated):
      "setContentOffset \(decimal(offset))\(animated ? " animated" : "")"
    case .updateItems(let updates): updates.map(\.text).joined(separator: ", ")
    case .applySnapshot: "applySnapshot " + snapshotText
    }
  }

  /// The call in the words of storyboards: "app sets sold out, item 0", "app deletes item 2".
  ///
  /// - Parameters:
  ///   - name: Returns what people call a custom state.
  ///   - value: Returns what people call a value of a flag or a custom state.
  package func phrase(
    name: (String) -> String, value: (StateChange.Value) -> String
  ) -> String {
    switch self {
    case .selectItem(let item, _): "app selects, item \(item)"
    case .deselectItem(let item, _): "app deselects, item \(item)"
    case .setEditing(let isEditing): isEditing ? "editing begins" : "editing ends"
    case .set(let change):
      "app sets \(change.values.map(value).joined(separator: ", ")), item \(change.item)"
    case .pauseAnimation(let item, let state): "app pauses \(name(state)), item \(item)"
    case .scrollToItem(let item, let position, _):
      "app scrolls to item \(item), \(position.phrase)"
    case .setContentOffset(let offset, _): "app scrolls to \(decimal(offset))"
    case .updateItems(let updates): "app " + updates.map(\.phrase).joined(separator: ", ")
    case .applySnapshot: "app shows other items"
    }
  }

  /// The call in the syntax of scene files, as a step of a script.
  package var sceneText: String { sceneText(item: item.map { "\($0)" } ?? "") }

  /// The call in the syntax of scene files, about an item or what stands for it: `this` or `others`.
  package func sceneText(item: String) -> String {
    func selection(_ animated: Bool) -> String {
      animated ? "{ item: \(item), animated: true }" : item
    }
    return switch self {
    case .selectItem(_, let animated): "select: \(selection(animated))"
    case .deselectItem(_, let animated): "deselect: \(selection(animated))"
    case .setEditing(let isEditing): "setEditing: \(isEditing)"
    case .set(let change):
      "set: { item: \(item)"
        + change.values.map { ", \(YAMLText.scalar($0.word.text)): \($0.value.sceneText)" }.joined()
        + " }"
    case .pauseAnimation(_, let name):
      "pauseAnimation: { item: \(item), state: \(YAMLText.scalar(name)) }"
    case .scrollToItem(_, let position, let animated):
      "scrollToItem: { item: \(item), at: \(position.rawValue)\(animated ? ", animated: true" : "") }"
    case .setContentOffset(let offset, let animated):
      animated
        ? "setContentOffset: { to: \(decimal(offset)), animated: true }"
        : "setContentOffset: \(decimal(offset))"
    case .updateItems(let updates):
      if let update = updates.first, updates.count == 1 {
        update.sceneText(item: item)
      } else {
        "performBatchUpdates: [\(updates.map(\.sceneText).joined(separator: ", "))]"
      }
    case .applySnapshot: "applySnapshot: \(snapshotText)"
    }
  }

  /// The flags and custom states that the call sets.
  package var assignedWords: [StateChange.Word] {
    switch self {
    case .set(let change): change.values.map(\.word)
    case .setEditing: [.flag(.editing)]
    case .pauseAnimation(_, let name): [.custom(name)]
    case .selectItem, .deselectItem, .scrollToItem, .setContentOffset, .updateItems,
      .applySnapshot:
      []
    }
  }

  /// Whether items are inserted, deleted, moved or reloaded.
  package var movesItems: Bool {
    switch self {
    case .updateItems, .applySnapshot: true
    case .selectItem, .deselectItem, .setEditing, .set, .pauseAnimation, .scrollToItem,
      .setContentOffset:
      false
    }
  }

  /// Whether items may be gone afterwards.
  package var mayDeleteItems: Bool {
    switch self {
    case .updateItems(let updates): updates.contains(where: \.deletesItems)
    case .applySnapshot: true
    case .selectItem, .deselectItem, .setEditing, .set, .pauseAnimation, .scrollToItem,
      .setContentOffset:
      false
    }
  }

  /// Whether the content may move.
  package var movesContent: Bool {
    switch self {
    case .selectItem, .deselectItem, .setEditing, .set, .pauseAnimation: false
    case .scrollToItem, .setContentOffset, .updateItems, .applySnapshot: true
    }
  }

  /// The items of a snapshot in the syntax of scene files; empty for other calls.
  package var snapshotText: String {
    guard case .applySnapshot(let sections, let items) = self else { return "" }
    let lists = items.map { "[\($0.map(String.init).joined(separator: ", "))]" }
    if sections == [0] { return lists.first ?? "[]" }
    let parts = zip(sections, lists).map { "{ section: \($0), items: \($1) }" }
    return "[\(parts.joined(separator: ", "))]"
  }

  /// Returns what is wrong with the call in a collection view that scrolls in a direction; `nil` if
  /// nothing is.
  package func objection(scrollDirection: ScrollDirection) -> String? {
    switch self {
    case .selectItem, .deselectItem, .setEditing, .set, .pauseAnimation, .setContentOffset,
      .updateItems, .applySnapshot:
      nil
    case .scrollToItem(_, let position, _): position.objection(scrollDirection: scrollDirection)
    }
  }

  /// What is wrong with the call about all other items, as an action of the app; `nil` if nothing is.
  package var objectionToOthers: String? {
    switch self {
    case .selectItem: "an action selects one item; write \"this\""
    case .scrollToItem: "the content scrolls to one item; write \"this\""
    case .updateItems: "an action changes one item; write \"this\""
    case .pauseAnimation: "an action pauses the animator of one item; write \"this\""
    case .deselectItem, .set, .setEditing, .setContentOffset, .applySnapshot: nil
    }
  }
}

extension TouchScript.Step {
  /// The app selects an item (`selectItem(at:animated:scrollPosition:)`). Animated, the cell's background fades.
  public static func selectItem(_ item: Int, animated: Bool = false) -> Self {
    .app(.selectItem(item, animated: animated))
  }

  /// The app deselects an item (`deselectItem(at:animated:)`). Animated, the cell's background fades.
  public static func deselectItem(_ item: Int, animated: Bool = false) -> Self {
    .app(.deselectItem(item, animated: animated))
  }

  /// The app begins or ends editing of the collection view and of all its cells.
  public static func setEditing(_ isEditing: Bool) -> Self { .app(.setEditing(isEditing)) }

  /// The app sets parts of the state of an item's cell, for example `isEditing`.
  public static func set(_ change: StateChange) -> Self { .app(.set(change)) }

  /// The app scrolls until an item's cell is at a position: at once, or animated.
  public static func scrollToItem(
    _ item: Int, at position: ScrollPosition, animated: Bool = false
  ) -> Self {
    .app(.scrollToItem(item, at: position, animated: animated))
  }
}
