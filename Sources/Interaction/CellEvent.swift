internal import Drawing
public import Vocabulary

/// Something that happens while a script plays: a delegate call, a flag that changes, a gesture, a state
/// of the scene's own that is assigned.
///
/// The two are separate because sources disagree on how they interleave: a test can assert either.
public enum CellEvent: Hashable, Sendable {
  /// The collection view calls its delegate about the item.
  case call(DelegateCall, item: Int)
  /// A flag of the item's cell changes to `value`.
  case flag(CellState.Flag, value: Bool, item: Int)
  /// The gesture recogniser of that name changes its state; the item is that on whose cell the finger
  /// was when the gesture began, if it was on one.
  case gesture(String, GesturePhase, item: Int?)
  /// The state of the scene's own of that name changes to `value` for the item's cell.
  case custom(String, value: Bool, item: Int)
  /// The delegate calls `performBatchUpdates`.
  case batchUpdates
  /// The content offset has changed to so many points along the way in which the content scrolls.
  case didScroll(offset: Double)
  /// The item's cell comes into view.
  case willDisplayCell(item: Int)
  /// The item's cell has left the view.
  case didEndDisplayingCell(item: Int)
  /// The surroundings of all cells have changed.
  case traitCollectionDidChange(TraitsChange)

  /// The item that the event is about, if it is about one.
  public var item: Int? {
    switch self {
    case .call(_, let item), .flag(_, _, let item), .custom(_, _, let item): item
    case .gesture(_, _, let item): item
    case .willDisplayCell(let item), .didEndDisplayingCell(let item): item
    case .batchUpdates, .didScroll, .traitCollectionDidChange: nil
    }
  }

  /// The call, when the event is one.
  public var call: DelegateCall? {
    switch self {
    case .call(let call, _): call
    case .flag, .gesture, .custom, .batchUpdates, .didScroll, .willDisplayCell,
      .didEndDisplayingCell, .traitCollectionDidChange:
      nil
    }
  }
}

extension CellEvent: CustomStringConvertible {
  /// `didSelect 0`, `isSelected true 0`, `press.began 0`, `pressed true 0`, `scrollViewDidScroll 12.5`.
  public var description: String {
    let subject = item.map { " \($0)" } ?? ""
    return switch self {
    case .call(let call, _): call.rawValue + subject
    case .flag(let flag, let value, _): "\(flag.propertyName) \(value)" + subject
    case .gesture(let name, let phase, _): "\(name).\(phase.rawValue)" + subject
    case .custom(let name, let value, _): "\(name) \(value)" + subject
    case .batchUpdates: "performBatchUpdates"
    case .didScroll(let offset): "scrollViewDidScroll \(decimal(offset))"
    case .willDisplayCell: "willDisplayCell" + subject
    case .didEndDisplayingCell: "didEndDisplayingCell" + subject
    case .traitCollectionDidChange(let change): "traitCollectionDidChange \(change)"
    }
  }
}

/// What a gesture recogniser tells its target (`UIGestureRecognizer.State`); what it has not recognised,
/// possible and failed, it does not tell.
public enum GesturePhase: String, CaseIterable, Hashable, Sendable {
  /// A continuous gesture is recognised.
  case began
  /// The finger of a gesture that has begun moves.
  case changed
  /// The finger lifts; for a tap: it is recognised.
  case ended
  /// The system cancels the touch.
  case cancelled
}

/// The calls of `UICollectionViewDelegate` about highlighting and selection, without `ItemAt`.
public enum DelegateCall: String, CaseIterable, Hashable, Sendable {
  /// Asks whether a touched cell may be highlighted.
  case shouldHighlight
  /// Tells that a cell was highlighted.
  case didHighlight
  /// Tells that a cell is no longer highlighted.
  case didUnhighlight
  /// Asks whether a tapped cell may be selected.
  case shouldSelect
  /// Tells that a cell was selected by a tap.
  case didSelect
  /// Asks whether a tapped, selected cell may be deselected (multiple selection only).
  case shouldDeselect
  /// Tells that a cell was deselected by a tap.
  case didDeselect
  /// Performs what a tap on a cell is for, after it was selected.
  case performPrimaryAction
}
