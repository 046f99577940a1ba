public import Interaction
public import OrderedCollections

/// A state of the scene's own that each cell has (a custom state of `UICellConfigurationState`): events
/// assign it, and it keeps its value in between.
public struct CustomState: Hashable, Sendable {
  /// The name, unique in the scene; rules ask for it as for UIKit's flags.
  public var name: String
  /// What each event assigns.
  public var events: OrderedDictionary<StateEvent, StateAssignment>

  /// Makes a state that does not hold before an event says so; each event assigns the answer of a
  /// predicate about the cell to which it happens.
  public init(_ name: String, _ events: OrderedDictionary<StateEvent, CellPredicate>) {
    self.init(name, assignments: events.mapValues { StateAssignment(to: $0) })
  }

  /// Makes a state whose events need not assign it for every cell to which they happen.
  public init(_ name: String, assignments: OrderedDictionary<StateEvent, StateAssignment>) {
    self.name = name
    events = assignments
  }
}

/// What an event assigns to a state of the scene's own, and for which cells.
public struct StateAssignment: Hashable, Sendable {
  /// The cells, of those to which the event happens, that are assigned anything. Default: all.
  public var subject: CellPredicate
  /// What is assigned: the answer about the cell.
  public var value: CellPredicate

  /// Makes an assignment.
  public init(for subject: CellPredicate = .always, to value: CellPredicate) {
    self.subject = subject
    self.value = value
  }

  /// The assignment as a scene file spells it.
  var sceneText: String {
    guard subject != .always else { return value.sceneText }
    return "{ for: \(subject.sceneText), to: \(value.sceneText) }"
  }
}

/// What can assign a state of the scene's own.
public enum StateEvent: Hashable, Sendable {
  /// Before anything happens, and again when a cell comes back into view for the item; what it asks of
  /// a cell's place on screen holds for the first screen only.
  case initially
  /// The delegate is told that the cell was highlighted.
  case didHighlightItem
  /// The delegate is told that the cell was unhighlighted.
  case didUnhighlightItem
  /// The delegate is told that a tap selected the cell.
  case didSelectItem
  /// The delegate is told that a tap deselected the cell.
  case didDeselectItem
  /// The cell comes into view.
  case willDisplayCell
  /// The cell has left the view; what is assigned then is lost, as the cell is reused.
  case didEndDisplayingCell
  /// The content offset has changed; it happens to all cells in view.
  case scrollViewDidScroll
  /// A gesture that began on the cell.
  case gesture(String, GesturePhase)

  /// The event that assigns, of those that a script makes happen; `nil` for those that assign nothing.
  package init?(_ event: CellEvent) {
    switch event {
    case .call(.didHighlight, _): self = .didHighlightItem
    case .call(.didUnhighlight, _): self = .didUnhighlightItem
    case .call(.didSelect, _): self = .didSelectItem
    case .call(.didDeselect, _): self = .didDeselectItem
    case .call(.shouldHighlight, _), .call(.shouldSelect, _), .call(.shouldDeselect, _): return nil
    case .gesture(let name, let phase, _): self = .gesture(name, phase)
    case .willDisplayCell: self = .willDisplayCell
    case .didEndDisplayingCell: self = .didEndDisplayingCell
    case .didScroll: self = .scrollViewDidScroll
    case .flag, .custom, .batchUpdates, .traitCollectionDidChange: return nil
    }
  }

  /// The events that need no recogniser.
  package static let plain: [StateEvent] = [
    .initially, .didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem,
    .willDisplayCell, .didEndDisplayingCell, .scrollViewDidScroll,
  ]

  /// The event as a scene file spells it: `didSelectItem`, `press.began`.
  package var sceneText: String {
    switch self {
    case .initially: "initially"
    case .didHighlightItem: "didHighlightItem"
    case .didUnhighlightItem: "didUnhighlightItem"
    case .didSelectItem: "didSelectItem"
    case .didDeselectItem: "didDeselectItem"
    case .willDisplayCell: "willDisplayCell"
    case .didEndDisplayingCell: "didEndDisplayingCell"
    case .scrollViewDidScroll: "scrollViewDidScroll"
    case .gesture(let name, let phase): "\(name).\(phase.rawValue)"
    }
  }
}
