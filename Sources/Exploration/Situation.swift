internal import Drawing
internal import Interaction
internal import Machine
internal import Scenes
internal import Vocabulary

/// The explorer's abstraction of a stage: two stages with the same situation have the same future,
/// as far as the watched cells are concerned.
///
/// It omits times, because only the order of deadlines matters. It omits offsets and sizes, because
/// only the places of the watched cells matter, and these only if the scene has custom states. It
/// omits the cells of other items.
struct Situation: Hashable {
  /// The progress of a recogniser with the finger.
  enum GestureStage: Hashable {
    case possible, begun, over
  }

  /// A finger that can still cause events.
  struct Touch: Hashable {
    /// The item on whose cell it came down; `nil` for none.
    let item: Int?
    /// Whether it is on that cell.
    let isInside: Bool
    /// Whether cells no longer receive the touch.
    let isWithdrawn: Bool
    /// Whether the touch has not been delivered to its cell yet.
    let isPending: Bool
    /// Whether the content follows it.
    let isScrolling: Bool
    /// The recognisers, in the scene's order.
    let gestures: [GestureStage]
    /// The watched items on whose cells gestures were recognised, by the recognisers' names.
    let gestureItems: [String: Int]
    /// The control that has the touch; `nil` for none.
    let control: ControlTouch?
    /// The control that has the touch, or else the innermost view of a recogniser that may still take it or has taken it;
    /// `nil` for none.
    let view: ViewName?
    /// The watched items whose cells it is on, if the scene has custom states.
    let touchedItems: [Int]

    /// Whether it moves or touches a row whose swipe actions are shown.
    let isOnRow: Bool

    /// Whether neither a cell nor a recogniser has received it yet.
    var isUnreceived: Bool { isPending && !isWithdrawn && !gestures.contains(.begun) }
  }

  /// A row whose swipe actions are shown.
  struct Row: Hashable {
    let item: Int
    let edge: SwipeEdge
    let actions: [ViewName]
    /// Whether they stay open when the finger lifts.
    let opens: Bool
    /// Whether lifting the finger performs the first one.
    let isExpanded: Bool
    /// Whether a finger holds it, and the part that it touches.
    let isHeld: Bool
    let touch: Finger.RowTouch?
  }

  /// The row whose swipe actions are shown; `nil` for none.
  let row: Row?
  /// The states of the watched cells.
  private(set) var state: StateGraph.State
  /// The finger; `nil` if there is none that can still cause events.
  let touch: Touch?
  /// The places of the watched cells in the viewport; empty if the scene has no custom states.
  let places: [Set<CellPredicate.Place>]
  /// The custom states with which the watched cells return that are not visible; empty for the others.
  private(set) var returning: [[String: StateValue]]

  /// Where the finger is, as state graphs name it.
  var region: TouchRegion {
    guard let touch, !touch.isUnreceived else { return .none }
    return touch.isInside ? .inside : .outside
  }
}

extension Situation {
  /// Returns the situation with only some parts of the cells' states; `nil` for all.
  func distinguishing(_ parts: Set<StateChange.Word>?) -> Situation {
    guard let parts else { return self }
    var situation = self
    situation.state = StateGraph.State(
      cells: state.cells.map { cell in
        CellState(flags: cell.flags.filter { parts.contains(.flag($0)) })
          .adding(cell.customValues.filter { parts.contains(.custom($0.key)) })
      }, suspended: parts.contains(.flag(.selected)) ? state.suspended : [])
    situation.returning = returning.map { values in
      values.filter { parts.contains(.custom($0.key)) }
    }
    return situation
  }

  /// Creates the situation of a stage. A cell that is not visible keeps the custom states from
  /// `previous`, because its appearance changes only when it is visible again.
  init(_ stage: Stage, of items: [Int], after previous: Situation?, _ machine: Machine) {
    let arrangement = machine.arrangement(of: stage)
    let hasCustomStates = machine.hasCustomStates
    let visible = arrangement.visibleItems
    state = StateGraph.State(
      cells: items.enumerated().map { index, item in
        guard hasCustomStates, let previous, !visible.containsSorted(item) else {
          return machine.connectedState(ofItem: item, in: stage)
        }
        return machine.flags(ofItem: item, in: stage)
          .adding(previous.state.cells[index].customValues)
      }, suspended: items.indices.filter { stage.selection.isSuspended(items[$0]) })
    returning =
      hasCustomStates
      ? items.map { item in
        visible.containsSorted(item) ? [:] : machine.customStates(ofItem: item, in: stage)
      } : []
    places = hasCustomStates ? items.map { arrangement.places(ofItem: $0) } : []
    row = stage.swipe.map { row in
      Row(
        item: row.item, edge: row.edge, actions: row.actions, opens: row.opens(at: 0),
        isExpanded: row.isExpanded, isHeld: stage.finger?.swipe != nil,
        touch: stage.finger?.rowTouch)
    }
    touch = stage.finger.flatMap { finger in
      let frame = finger.item.flatMap { arrangement.frame(ofItem: $0) }
      let isInside =
        if let control = finger.control {
          control.isInside
        } else {
          switch stage.selection.touchRegion {
          case .inside: true
          case .outside: false
          case .none: frame?.contains(finger.location) ?? false
          }
        }
      let gestures = finger.gestures.map { gesture -> GestureStage in
        gesture.hasBegun ? .begun : gesture.isOver ? .over : .possible
      }
      // A finger that is ignored by cells and recognisers does not matter.
      let isIgnored =
        finger.timeUntilDelivery == nil && finger.pan == nil && finger.swipe == nil
        && finger.rowTouch == nil
        && stage.selection.touchRegion == .none && finger.control?.isEnabled != true
        && gestures.allSatisfy { $0 == .over }
      guard !isIgnored || machine.hasTouchInsideState else { return nil }
      return Touch(
        item: finger.item, isInside: isInside, isWithdrawn: finger.isWithdrawn,
        isPending: finger.timeUntilDelivery != nil, isScrolling: finger.pan != nil,
        gestures: gestures, gestureItems: finger.gestureItems.filter { items.contains($0.value) },
        control: finger.control,
        view: finger.control?.name ?? finger.viewOfRecognizers,
        touchedItems: hasCustomStates
          ? items.filter { arrangement.frame(ofItem: $0)?.contains(finger.location) == true } : [],
        isOnRow: finger.swipe != nil || finger.rowTouch != nil)
    }
  }
}
