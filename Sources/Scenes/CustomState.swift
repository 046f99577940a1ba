internal import Drawing
public import Interaction
public import OrderedCollections
public import Vocabulary

/// A custom state of each cell (as in `UICellConfigurationState`): true or false, one of several
/// words, or a number. Events assign it, or the app, and it keeps its value in between.
public struct CustomState: Hashable, Sendable {
  /// The name, unique in the scene. Rules use it like UIKit's flags.
  public var name: String
  /// The assignment that each event makes.
  public var events: OrderedDictionary<StateEvent, StateAssignment>
  /// The values that it can have. Default: true or false.
  public var kind: StateKind = .flag
  /// The initial value of a word or number; `nil` for the first word or the lowest number. A flag's
  /// follows from its event `initially`.
  public var initialValue: StateValue?
  /// The name for people; empty for `name`.
  public var label = ""
  /// Who sets it. Default: `gesture` for flags, and `data` for words and numbers.
  public var source: StateSource = .gesture
  /// Whether it stands for something of UIKit's, so that it is not written in the scene.
  package var isImplied = false
  /// How values that follow a number change when the number changes; `nil` for no animation.
  public var animation: Animation?
  /// The animator that moves a number between the ends of its range (`UIViewPropertyAnimator`); `nil` for none.
  public var animator: PropertyAnimator?

  /// The value before anything happens, if the item gives no other.
  package var startValue: StateValue {
    if let value = initialValue ?? kind.stops.first { return value }
    // A flag that some cells begin with is a difference of these cells.
    let assignment = events[.initially]
    return .flag(assignment?.subject == .always && assignment?.predicate == .always)
  }

  /// The value that properties which follow the state show: a number with an animator may show the progress of a
  /// curve.
  package func seen(_ value: StateValue) -> StateValue {
    guard let animator, case .number(let number) = value,
      case .number(let lowest, let highest?, _) = kind, lowest < highest
    else { return value }
    let way = highest - lowest
    return .number(lowest + animator.shown((number - lowest) / way) * way)
  }

  /// The stops at which state graphs are explored although events change the number by steps to others, in ascending
  /// order; empty if steps lead only from stop to stop, and for a state without stops.
  package var passedStops: [Double] {
    guard case .number(_, _, let stops) = kind, !stops.isEmpty else { return [] }
    let steps = events.values.flatMap(\.all).compactMap { assignment -> Double? in
      guard case .change(let step) = assignment.result else { return nil }
      return step
    }
    let values = stops.map { StateValue.number($0) }
    let passes = steps.contains { step in
      values.contains { !values.contains(kind.value($0, changedBy: step)) }
    }
    return passes ? stops.sorted() : []
  }

  /// Creates a state that is a word or a number, or a flag that the app sets.
  public init(
    _ name: String, _ kind: StateKind, initialValue: StateValue? = nil, label: String = "",
    source: StateSource = .data, animation: Animation? = nil
  ) {
    self.init(name, assignments: [:])
    (self.kind, self.initialValue, self.label) = (kind, initialValue, label)
    (self.source, self.animation) = (source, animation)
  }

  /// Creates a state that is initially false. Each event assigns the value of a predicate,
  /// evaluated for the cell that the event concerns.
  public init(_ name: String, _ events: OrderedDictionary<StateEvent, CellPredicate>) {
    self.init(name, assignments: events.mapValues { StateAssignment(to: $0) })
  }

  /// Creates a state whose assignments may be limited to some cells.
  public init(_ name: String, assignments: OrderedDictionary<StateEvent, StateAssignment>) {
    self.name = name
    events = assignments
  }
}

/// The value that an event assigns to a custom state, and for which cells.
public struct StateAssignment: Hashable, Sendable {
  /// Which of the cells that the event concerns are assigned. Default: all.
  public var subject: CellPredicate
  /// The value that is assigned to them.
  public var result: Result
  /// The assignments to the cells that are not among `subject`; the first one that applies is used.
  public var others: [StateAssignment] = []

  /// The value that an event assigns.
  public enum Result: Hashable, Sendable {
    /// Whether this predicate holds for the cell. Only flags have such values.
    case predicate(CellPredicate)
    /// This value.
    case value(StateValue)
    /// The number grows by this, and stays within its range.
    case change(by: Double)
  }

  /// Creates an assignment to a flag.
  public init(for subject: CellPredicate = .always, to predicate: CellPredicate) {
    self.init(for: subject, to: Result.predicate(predicate))
  }

  /// Creates an assignment.
  public init(for subject: CellPredicate = .always, to result: Result) {
    self.subject = subject
    self.result = result
  }

  /// The predicate by which a flag is assigned; `.always` for words and numbers.
  package var predicate: CellPredicate {
    switch result {
    case .predicate(let predicate): predicate
    case .value(.flag(let value)): .constant(value)
    case .value, .change: .always
    }
  }

  /// This assignment and the others, in the order in which they are tried.
  package var all: [StateAssignment] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// The predicates that it asks.
  package var predicates: [CellPredicate] { all.flatMap { [$0.subject, $0.predicate] } }

  /// Returns the assignments with other predicates.
  package func mapping(_ change: (CellPredicate) -> CellPredicate) -> StateAssignment {
    var copy = self
    copy.subject = change(subject)
    if case .predicate(let predicate) = result { copy.result = .predicate(change(predicate)) }
    copy.others = others.map { $0.mapping(change) }
    return copy
  }

  /// The actions that set a flag of UIKit to the assigned value. Each has a condition, of which at most one holds.
  package func actions(setting flag: CellState.Flag) -> [EventAction] {
    var earlier = CellPredicate.always
    return all.flatMap { assignment -> [EventAction] in
      let subject = earlier.simplyAnd(assignment.subject)
      earlier = earlier.simplyAnd(assignment.subject.simplyNot)
      return [(assignment.predicate, true), (assignment.predicate.simplyNot, false)].compactMap {
        let condition = subject.simplyAnd($0)
        return condition == .never
          ? nil : EventAction.set([.init(.flag(flag), .flag($1))]).when(condition)
      }
    }
  }

  /// The assignment in the syntax of scene files.
  var sceneText: String {
    let texts = all.map(\.ownText)
    return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
  }

  private var ownText: String {
    let assigned =
      switch result {
      case .predicate(let predicate): predicate.sceneText
      case .value(let value): value.description
      case .change(let step): (step < 0 ? "" : "+") + decimal(step, places: 6)
      }
    guard subject != .always else { return assigned }
    return "{ for: \(subject.sceneText), to: \(assigned) }"
  }
}

/// An event that can assign a custom state.
public enum StateEvent: Hashable, Sendable {
  /// Before anything happens, and again when a cell becomes visible for the item. Conditions on a
  /// cell's place apply only to the first screen.
  case initially
  /// The delegate's method is called after the cell was highlighted.
  case didHighlightItem
  /// The delegate's method is called after the cell was unhighlighted.
  case didUnhighlightItem
  /// The delegate's method is called after a tap selected the cell.
  case didSelectItem
  /// The delegate's method is called after a tap deselected the cell.
  case didDeselectItem
  /// The delegate performs the cell's primary action after a tap.
  case performPrimaryActionForItem
  /// The cell becomes visible.
  case willDisplayCell
  /// The cell is no longer visible. Values assigned by this event are lost, because the cell is
  /// reused.
  case didEndDisplayingCell
  /// The content offset has changed. The event concerns all visible cells.
  case scrollViewDidScroll
  /// A cell that has left the screen is used again, for this item (`prepareForReuse`). It occurs only where cells keep
  /// what they showed (`CellReuse.kept`).
  case prepareForReuse
  /// The animation of the rule with this index has ended.
  case completion(rule: Int)
  /// A phase of a gesture that began on the cell.
  case gesture(String, GesturePhase)
  /// A control in the cell sends an event.
  case control(ViewName, ControlEvent)

  /// The corresponding event of a script's event; `nil` if it assigns nothing.
  package init?(_ event: CellEvent) {
    switch event {
    case .call(.didHighlightItem, _): self = .didHighlightItem
    case .call(.didUnhighlightItem, _): self = .didUnhighlightItem
    case .call(.didSelectItem, _): self = .didSelectItem
    case .call(.didDeselectItem, _): self = .didDeselectItem
    case .call(.performPrimaryActionForItem, _): self = .performPrimaryActionForItem
    case .call(.shouldHighlightItem, _), .call(.shouldSelectItem, _), .call(.shouldDeselectItem, _),
      .call(.contextMenuConfigurationForItemsAt, _), .call(.willDisplayContextMenu, _),
      .call(.willEndContextMenuInteraction, _):
      return nil
    case .gesture(let name, let phase, _, _, _): self = .gesture(name, phase)
    case .control(let name, let event, _): self = .control(name, event)
    case .willDisplayCell: self = .willDisplayCell
    case .didEndDisplayingCell: self = .didEndDisplayingCell
    case .didScroll: self = .scrollViewDidScroll
    case .prepareForReuse: self = .prepareForReuse
    case .animationDidEnd(let rule, _): self = .completion(rule: rule)
    case .flag, .custom, .batchUpdates, .app, .reorder, .didScrollSection, .scrollView,
      .traitCollectionDidChange:
      return nil
    }
  }

  /// The events that do not involve a gesture recogniser or a control.
  package static let plain: [StateEvent] = [
    .initially, .didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem,
    .performPrimaryActionForItem, .willDisplayCell, .didEndDisplayingCell, .prepareForReuse,
    .scrollViewDidScroll,
  ]

  /// The plain events after which a scene can have `actions`.
  package static let ofActions: [StateEvent] = plain.filter {
    $0 != .initially && $0 != .scrollViewDidScroll && $0 != .prepareForReuse
  }

  /// The event in the syntax of scene files: `didSelectItem`, `press.began`.
  package var sceneText: String {
    switch self {
    case .initially: "initially"
    case .didHighlightItem: "didHighlightItem"
    case .didUnhighlightItem: "didUnhighlightItem"
    case .didSelectItem: "didSelectItem"
    case .didDeselectItem: "didDeselectItem"
    case .performPrimaryActionForItem: "performPrimaryActionForItem"
    case .willDisplayCell: "willDisplayCell"
    case .didEndDisplayingCell: "didEndDisplayingCell"
    case .scrollViewDidScroll: "scrollViewDidScroll"
    case .prepareForReuse: "prepareForReuse"
    case .completion(let rule): "rules[\(rule)].completion"
    case .gesture(let name, let phase): "\(name).\(phase.rawValue)"
    case .control(let name, let event): "\(name.rawValue).\(event.rawValue)"
    }
  }
}

extension CellPredicate {
  /// The opposite, without a double negation.
  fileprivate var simplyNot: CellPredicate {
    if case .constant(let holds) = self { return .constant(!holds) }
    if case .not(let predicate) = self { return predicate }
    return .not(self)
  }

  /// Both, without constants.
  fileprivate func simplyAnd(_ other: CellPredicate) -> CellPredicate {
    if self == .always || other == .never { return other }
    return self == .never || other == .always ? self : .and(self, other)
  }
}
