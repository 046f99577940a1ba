/// The highlighting and selection of a collection view as a value. `handle` takes an action and
/// returns what happened, in UIKit's order.
///
/// Items are indices without positions: the caller does the hit-testing. Each finger has a number and touches one cell
/// until it lifts: while it is down on a cell, another `began` of it is ignored.
package struct SelectionModel: Hashable, Sendable {
  /// The properties of `UICollectionView` that decide the effect of a tap.
  public struct Configuration: Hashable, Sendable {
    /// Whether touches highlight and select cells. Default: `true`.
    public var allowsSelection: Bool
    /// Whether a tap adds to the selection instead of replacing it. Default: `false`.
    public var allowsMultipleSelection: Bool
    /// Whether touches highlight and select while the collection view is editing. Default: `false`.
    public var allowsSelectionDuringEditing: Bool
    /// Whether touches select while the collection view is editing, and a tap adds to the selection.
    /// Default: `false`.
    public var allowsMultipleSelectionDuringEditing: Bool
    /// Whether the delegate has the method `performPrimaryActionForItemAt`. Default: `false`.
    public var performsPrimaryAction: Bool
    /// Which behaviour is used where sources disagree.
    public var policies: SelectionPolicies

    /// Creates a configuration with UIKit's defaults for omitted arguments.
    public init(
      allowsSelection: Bool = true, allowsMultipleSelection: Bool = false,
      allowsSelectionDuringEditing: Bool = false,
      allowsMultipleSelectionDuringEditing: Bool = false, performsPrimaryAction: Bool = false,
      policies: SelectionPolicies = SelectionPolicies()
    ) {
      self.allowsSelection = allowsSelection
      self.allowsMultipleSelection = allowsMultipleSelection
      self.allowsSelectionDuringEditing = allowsSelectionDuringEditing
      self.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
      self.performsPrimaryAction = performsPrimaryAction
      self.policies = policies
    }
  }

  /// A finger that is down on a cell which may be highlighted.
  private struct Touch: Hashable {
    let item: Int
    var isInside: Bool
  }

  /// The number of the first finger.
  package static let firstFinger = 1

  /// The collection view's settings.
  public let configuration: Configuration
  /// Whether the collection view is editing (`UICollectionView.isEditing`). The selection stays when it
  /// changes.
  package var isEditing: Bool
  /// The selected items, even if their cells are shown unselected for the moment.
  public private(set) var selectedItems: Set<Int> = []
  /// The highlighted items, by the numbers of the fingers on them.
  private var highlightedItems: [Int: Int] = [:]
  /// Selected items whose cells are shown unselected until the touch on another item is decided.
  private var suspendedItems: Set<Int> = []
  /// The touches by the numbers of their fingers.
  private var touches: [Int: Touch] = [:]

  /// Creates a model with no touch and no selection.
  public init(_ configuration: Configuration = Configuration(), isEditing: Bool = false) {
    self.configuration = configuration
    self.isEditing = isEditing
  }

  /// Whether touches highlight and select now. While the collection view is editing only the two settings
  /// for editing count (documented).
  private var allowsSelection: Bool {
    isEditing
      ? configuration.allowsSelectionDuringEditing
        || configuration.allowsMultipleSelectionDuringEditing
      : configuration.allowsSelection
  }

  /// Whether a tap adds to the selection now.
  private var allowsMultipleSelection: Bool {
    isEditing
      ? configuration.allowsMultipleSelectionDuringEditing : configuration.allowsMultipleSelection
  }

  /// The flags of an item's cell.
  public func state(of item: Int) -> CellState {
    CellState.normal
      .setting(.highlighted, to: highlightedItems.values.contains(item))
      .setting(.selected, to: selectedItems.contains(item) && !suspendedItems.contains(item))
  }

  /// Whether an item is selected but shown unselected until the touch on another item is decided.
  package func isSuspended(_ item: Int) -> Bool { suspendedItems.contains(item) }

  /// The highlighted item under the first finger; `nil` if there is none.
  public var highlightedItem: Int? { highlightedItems[Self.firstFinger] }

  /// Where the first finger is, which decides which actions can follow.
  package var touchRegion: TouchRegion { touchRegion(ofFinger: Self.firstFinger) }

  /// Where a finger is.
  package func touchRegion(ofFinger finger: Int) -> TouchRegion {
    guard let touch = touches[finger] else { return .none }
    return touch.isInside ? .inside : .outside
  }

  /// Handles an action of a finger or the app, and returns its events in order.
  package mutating func handle(
    _ action: TouchAction, finger: Int = firstFinger, delegate: SelectionDelegate = .agreeing
  ) -> [CellEvent] {
    var log = EventLog(delegate: delegate)
    switch action {
    case .began(let item): begin(item, finger, &log)
    case .moved(let inside): move(inside: inside, finger, &log)
    case .ended: end(finger, &log)
    case .cancelled:
      unhighlight(finger, &log)
      touches[finger] = nil
      resumeSuspended(&log)
    case .reused(let item): forgetTouch(on: item, &log)
    case .deleted(let item):
      forgetTouch(on: item, &log)
      setSelected(item, false, &log)
    case .select(let item): select(item, &log)
    case .deselect(let item):
      guard allowsSelection else { break }
      setSelected(item, false, &log)
    }
    return log.events
  }

  // MARK: - Touches

  private mutating func begin(_ item: Int?, _ finger: Int, _ log: inout EventLog) {
    guard allowsSelection, touches[finger] == nil, let item,
      !touches.values.contains(where: { $0.item == item })
    else { return }
    guard ask(.shouldHighlight, item, &log) else { return }
    if !allowsMultipleSelection, configuration.policies.deselectsOnTouchDown {
      for other in selectedItems.sorted()
      where other != item && suspendedItems.insert(other).inserted {
        log.flag(.selected, false, other)
      }
    }
    touches[finger] = Touch(item: item, isInside: true)
    highlight(item, finger, &log)
  }

  private mutating func move(inside: Bool, _ finger: Int, _ log: inout EventLog) {
    guard let touch = touches[finger], touch.isInside != inside else { return }
    if inside {
      guard ask(.shouldHighlight, touch.item, &log) else { return }
      highlight(touch.item, finger, &log)
    } else {
      unhighlight(finger, &log)
    }
    touches[finger]?.isInside = inside
  }

  private mutating func forgetTouch(on item: Int, _ log: inout EventLog) {
    // No two fingers touch the same cell.
    guard let finger = touches.first(where: { $0.value.item == item })?.key else { return }
    touches[finger] = nil
    if highlightedItems[finger] == item {
      highlightedItems[finger] = nil
      log.flag(.highlighted, false, item)
    }
    resumeSuspended(&log)
  }

  private mutating func end(_ finger: Int, _ log: inout EventLog) {
    guard let touch = touches.removeValue(forKey: finger) else { return }
    if touch.isInside {
      switch configuration.policies.delegateOrder {
      case .unhighlightLast:
        tap(touch.item, &log)
        unhighlight(finger, &log)
      case .unhighlightFirst:
        unhighlight(finger, &log)
        tap(touch.item, &log)
      }
    }
    resumeSuspended(&log)
  }

  private mutating func tap(_ item: Int, _ log: inout EventLog) {
    if allowsMultipleSelection, selectedItems.contains(item) {
      guard ask(.shouldDeselect, item, &log) else { return }
      setSelected(item, false, &log)
      log.call(.didDeselectItem, item)
      return
    }
    let isAllowed = ask(.shouldSelect, item, &log)
    guard isAllowed || configuration.policies.vetoedSelection == .deselectsOld else { return }
    if !allowsMultipleSelection {
      for old in selectedItems.sorted() where old != item {
        setSelected(old, false, &log)
        log.call(.didDeselectItem, old)
      }
    }
    guard isAllowed else { return }
    setSelected(item, true, &log)
    log.call(.didSelectItem, item)
    // What canPerformPrimaryAction answers if the delegate has no such method: not while editing. Nor is it
    // called for a tap that adds to a selection (documented).
    if configuration.performsPrimaryAction, !isEditing, selectedItems == [item] {
      log.call(.performPrimaryActionForItem, item)
    }
  }

  /// Calls the delegate, performs its actions, and returns its answer.
  private mutating func ask(
    _ question: SelectionDelegate.Question, _ item: Int, _ log: inout EventLog
  ) -> Bool {
    let reply = log.ask(question, item, state(of: item))
    for action in reply.actions {
      switch action {
      case .toggleSelection:
        if selectedItems.contains(item) {
          setSelected(item, false, &log)
        } else {
          select(item, &log)
        }
      case .performBatchUpdates: log.batchUpdates()
      }
    }
    return reply.answer
  }

  // MARK: - The app's own calls

  private mutating func select(_ item: Int, _ log: inout EventLog) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection {
      for old in selectedItems.sorted() where old != item { setSelected(old, false, &log) }
    }
    setSelected(item, true, &log)
  }

  // MARK: - Flags

  private mutating func highlight(_ item: Int, _ finger: Int, _ log: inout EventLog) {
    highlightedItems[finger] = item
    log.flag(.highlighted, true, item)
    log.call(.didHighlightItem, item)
  }

  private mutating func unhighlight(_ finger: Int, _ log: inout EventLog) {
    guard let item = highlightedItems.removeValue(forKey: finger) else { return }
    log.flag(.highlighted, false, item)
    log.call(.didUnhighlightItem, item)
  }

  private mutating func setSelected(_ item: Int, _ value: Bool, _ log: inout EventLog) {
    let before = state(of: item).contains(.selected)
    suspendedItems.remove(item)
    if value { selectedItems.insert(item) } else { selectedItems.remove(item) }
    if before != value { log.flag(.selected, value, item) }
  }

  /// Shows suspended items as selected again when the last finger has lifted.
  private mutating func resumeSuspended(_ log: inout EventLog) {
    guard touches.isEmpty else { return }
    for item in suspendedItems.sorted() { log.flag(.selected, true, item) }
    suspendedItems = []
  }
}

/// Records the events of one action, including the delegate's questions.
private struct EventLog {
  let delegate: SelectionDelegate
  private(set) var events: [CellEvent] = []

  init(delegate: SelectionDelegate) {
    self.delegate = delegate
  }

  mutating func ask(
    _ question: SelectionDelegate.Question, _ item: Int, _ state: CellState
  ) -> SelectionDelegate.Reply {
    call(question.call, item)
    return delegate.reply(question, item, state)
  }

  mutating func batchUpdates() { events.append(.batchUpdates) }

  mutating func call(_ call: DelegateCall, _ item: Int) {
    events.append(.call(call, item: item))
  }

  mutating func flag(_ flag: CellState.Flag, _ value: Bool, _ item: Int) {
    events.append(.flag(flag, value: value, item: item))
  }
}
