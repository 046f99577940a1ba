public import Interaction
public import OrderedCollections

/// A state of the scene's own that each cell has (a custom state of `UICellConfigurationState`): events
/// assign it, and it keeps its value in between.
public struct CustomState: Hashable, Sendable {
  /// The name, unique in the scene; rules ask for it as for UIKit's flags.
  public var name: String
  /// What each event assigns: the answer of a predicate about the cell to which it happens.
  public var events: OrderedDictionary<StateEvent, Predicate>

  /// Makes a state that does not hold before an event says so.
  public init(_ name: String, _ events: OrderedDictionary<StateEvent, Predicate>) {
    self.name = name
    self.events = events
  }
}

/// What can assign a state of the scene's own.
public enum StateEvent: Hashable, Sendable {
  /// Before anything happens.
  case initially
  /// The delegate hears that the cell was highlighted.
  case didHighlightItem
  /// The delegate hears that the cell is no longer highlighted.
  case didUnhighlightItem
  /// The delegate hears that the cell was selected by a tap.
  case didSelectItem
  /// The delegate hears that the cell was deselected by a tap.
  case didDeselectItem
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
    case .flag, .custom, .batchUpdates: return nil
    }
  }

  /// The events that need no recogniser.
  static let plain: [StateEvent] = [
    .initially, .didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem,
  ]

  /// The event as a scene file spells it: `didSelectItem`, `press.began`.
  var sceneText: String {
    switch self {
    case .initially: "initially"
    case .didHighlightItem: "didHighlightItem"
    case .didUnhighlightItem: "didUnhighlightItem"
    case .didSelectItem: "didSelectItem"
    case .didDeselectItem: "didDeselectItem"
    case .gesture(let name, let phase): "\(name).\(phase.rawValue)"
    }
  }
}
