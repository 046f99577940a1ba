public import Drawing
public import Vocabulary

/// An event while a script plays: a delegate call, a flag or custom state that changes, or a
/// gesture, among others.
///
/// Calls and flag changes are separate cases because sources disagree about their relative order: a
/// test can assert either.
public enum CellEvent: Hashable, Sendable {
  /// The collection view calls its delegate about the item.
  case call(DelegateCall, item: Int)
  /// A flag of the item's cell changes to `value`.
  case flag(CellState.Flag, value: Bool, item: Int)
  /// The gesture recogniser with this name changes its state. The item is the one whose cell was
  /// touched when the gesture began; `nil` if there was none. A pan has a translation, in points, and a velocity, in
  /// points per second.
  case gesture(
    String, GesturePhase, item: Int?, translation: Point? = nil, velocity: Point? = nil)
  /// The control with this name in the item's cell sends an event.
  case control(ViewName, ControlEvent, item: Int)
  /// The custom state with this name changes to `value` for the item's cell.
  case custom(String, value: StateValue, item: Int)
  /// The delegate calls `performBatchUpdates`.
  case batchUpdates
  /// The app calls the collection view when another event has happened.
  case app(AppCall)
  /// A finger moves the item by its reorder handle to a position in its section. The delegate is asked for the target
  /// on the way (`targetIndexPathForMoveOfItemFromOriginalIndexPath`), and the data source receives the move at the end
  /// (`moveItemAt`).
  case reorder(item: Int, to: Int, isOver: Bool)
  /// The content offset along the scroll direction has changed to this number of points.
  case didScroll(offset: Double)
  /// An orthogonal section has scrolled to this number of points, for which its layout calls
  /// `visibleItemsInvalidationHandler`.
  case didScrollSection(Int, offset: Double)
  /// The scroll view calls its delegate about a movement.
  case scrollView(ScrollMovement.Call)
  /// The item's cell becomes visible.
  case willDisplayCell(item: Int)
  /// The item's cell is no longer visible.
  case didEndDisplayingCell(item: Int)
  /// A cell that has left the screen is used again, for the item.
  case prepareForReuse(item: Int)
  /// The animation of the rule with this index has ended in the item's cell, so that its completion is called.
  case animationDidEnd(rule: Int, item: Int)
  /// The trait collection has changed.
  case traitCollectionDidChange(TraitsChange)

  /// The item that the event is about; `nil` if it is about none.
  public var item: Int? {
    switch self {
    case .call(_, let item), .flag(_, _, let item), .custom(_, _, let item): item
    case .gesture(_, _, let item, _, _): item
    case .control(_, _, let item): item
    case .willDisplayCell(let item), .didEndDisplayingCell(let item), .prepareForReuse(let item):
      item
    case .animationDidEnd(_, let item): item
    case .app(let call): call.item
    case .reorder(let item, _, _): item
    case .batchUpdates, .didScroll, .didScrollSection, .scrollView, .traitCollectionDidChange: nil
    }
  }

  /// The delegate call; `nil` for other events.
  public var call: DelegateCall? {
    switch self {
    case .call(let call, _): call
    case .flag, .gesture, .control, .custom, .batchUpdates, .app, .reorder, .didScroll,
      .didScrollSection, .scrollView, .willDisplayCell, .didEndDisplayingCell, .prepareForReuse,
      .animationDidEnd,
      .traitCollectionDidChange:
      nil
    }
  }

  /// Whether content has scrolled.
  package var isScroll: Bool {
    switch self {
    case .didScroll, .didScrollSection: true
    case .call, .flag, .gesture, .control, .custom, .batchUpdates, .app, .reorder, .scrollView,
      .willDisplayCell, .didEndDisplayingCell, .prepareForReuse, .animationDidEnd,
      .traitCollectionDidChange:
      false
    }
  }
}

extension CellEvent: CustomStringConvertible {
  /// The event as text: `didSelect 0`, `isSelected true 0`, `press.began 0`, `pressed true 0`,
  /// `scrollViewDidScroll 12.5`.
  public var description: String {
    let subject = item.map { " \($0)" } ?? ""
    return switch self {
    case .call(let call, _): call.rawValue + subject
    case .flag(let flag, let value, _): "\(flag.propertyName) \(value)" + subject
    case .gesture(let name, let phase, _, _, _): "\(name).\(phase.rawValue)" + subject
    case .control(let name, let event, _): "\(name.rawValue).\(event.rawValue)" + subject
    case .custom(let name, let value, _): "\(name) \(value)" + subject
    case .batchUpdates: "performBatchUpdates"
    case .app(let call):
      (call.method ?? "set") + subject + (call.argument.map { " \($0)" } ?? "")
    case .reorder(_, let position, let isOver):
      (isOver ? "moveItemAt" : "targetIndexPathForMoveOfItem") + subject + " \(position)"
    case .didScroll(let offset): "scrollViewDidScroll \(decimal(offset))"
    case .didScrollSection(let section, let offset):
      "visibleItemsInvalidationHandler section \(section) \(decimal(offset))"
    case .scrollView(let call): call.description
    case .willDisplayCell: "willDisplayCell" + subject
    case .didEndDisplayingCell: "didEndDisplayingCell" + subject
    case .prepareForReuse: "prepareForReuse" + subject
    case .animationDidEnd(let rule, _): "rules[\(rule)].completion" + subject
    case .traitCollectionDidChange(let change): "traitCollectionDidChange \(change)"
    }
  }
}

/// The phases that a gesture recogniser reports (`UIGestureRecognizer.State`). The states possible
/// and failed are not reported.
public enum GesturePhase: String, CaseIterable, Hashable, Sendable {
  /// A continuous gesture is recognised.
  case began
  /// The finger of a recognised gesture moves.
  case changed
  /// The finger lifts; for a tap, it is recognised.
  case ended
  /// The system cancels the touch.
  case cancelled
}

/// The calls of `UICollectionViewDelegate` about highlighting and selection, with the names of `StateEvent` and
/// `Delegate`, and about context menus. The raw values, which texts and traces have, are without `Item`.
public enum DelegateCall: String, CaseIterable, Hashable, Sendable {
  /// Asks whether a touched cell may be highlighted.
  case shouldHighlightItem = "shouldHighlight"
  /// Tells that a cell was highlighted.
  case didHighlightItem = "didHighlight"
  /// Tells that a cell is no longer highlighted.
  case didUnhighlightItem = "didUnhighlight"
  /// Asks whether a tapped cell may be selected.
  case shouldSelectItem = "shouldSelect"
  /// Tells that a cell was selected by a tap.
  case didSelectItem = "didSelect"
  /// Asks whether a tapped, selected cell may be deselected (multiple selection only).
  case shouldDeselectItem = "shouldDeselect"
  /// Tells that a cell was deselected by a tap.
  case didDeselectItem = "didDeselect"
  /// Performs what a tap on a cell is for, after it was selected.
  case performPrimaryActionForItem = "performPrimaryAction"
  /// Asks for the context menu of a cell that a finger has held (`contextMenuConfigurationForItemsAt`).
  case contextMenuConfigurationForItemsAt
  /// Announces that a context menu appears.
  case willDisplayContextMenu
  /// Announces that a context menu disappears.
  case willEndContextMenuInteraction

  /// Whether the call is about a context menu.
  package var concernsMenu: Bool {
    switch self {
    case .contextMenuConfigurationForItemsAt, .willDisplayContextMenu,
      .willEndContextMenuInteraction:
      true
    case .shouldHighlightItem, .didHighlightItem, .didUnhighlightItem, .shouldSelectItem,
      .didSelectItem, .shouldDeselectItem, .didDeselectItem, .performPrimaryActionForItem:
      false
    }
  }
}
