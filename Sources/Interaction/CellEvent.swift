/// Something that happens to a cell while a script plays: a delegate call, or a flag that changes.
///
/// The two are separate because sources disagree on how they interleave: a test can assert either.
public enum CellEvent: Hashable, Sendable {
  /// The collection view calls its delegate about the item.
  case call(DelegateCall, item: Int)
  /// A flag of the item's cell changes to `value`.
  case flag(CellState.Flag, value: Bool, item: Int)

  /// The item that the event is about.
  public var item: Int {
    switch self {
    case .call(_, let item), .flag(_, _, let item): item
    }
  }

  /// The call, when the event is one.
  public var call: DelegateCall? {
    switch self {
    case .call(let call, _): call
    case .flag: nil
    }
  }
}

extension CellEvent: CustomStringConvertible {
  /// `didSelect 0`, `isSelected true 0`.
  public var description: String {
    switch self {
    case .call(let call, let item): "\(call.rawValue) \(item)"
    case .flag(let flag, let value, let item): "\(flag.propertyName) \(value) \(item)"
    }
  }
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
}
