internal import Drawing
internal import Interaction
internal import Scenes

/// The abstraction of a stage by which the explorer knows where it has been: two stages with the same
/// situation have the same future as far as the watched cells are concerned.
///
/// It leaves out times, of which only the order of deadlines matters; offsets and sizes, of which only the
/// places of the watched cells matter, and these only if the scene has custom states; and the cells of other
/// items.
struct Situation: Hashable {
  /// How far a recogniser has come with the finger.
  enum GestureStage: Hashable {
    case possible, begun, over
  }

  /// A finger on the glass to which something can still happen.
  struct Touch: Hashable {
    /// The item on whose cell it came down; `nil` for none.
    let item: Int?
    /// Whether it is on that cell.
    let isInside: Bool
    /// Whether cells receive nothing more of it.
    let isWithdrawn: Bool
    /// Whether it has not been delivered to its cell yet.
    let isPending: Bool
    /// Whether the content follows it.
    let isScrolling: Bool
    /// The recognisers, in the scene's order.
    let gestures: [GestureStage]
    /// The watched items on whose cells gestures were recognised, by the recognisers' names.
    let gestureItems: [String: Int]
    /// The watched items whose cells it is on, if the scene has custom states.
    let touchedItems: [Int]

    /// Whether neither a cell nor a recogniser has reacted to it yet.
    var isUnheard: Bool { isPending && !isWithdrawn && !gestures.contains(.begun) }
  }

  /// What the watched cells are.
  let state: StateGraph.State
  /// The finger; `nil` if there is none to which something can still happen.
  let touch: Touch?
  /// How the watched cells lie in the viewport; empty if the scene has no custom states.
  let places: [Set<Predicate.Place>]

  /// Where the finger is, in the words of state graphs.
  var phase: TouchPhase {
    guard let touch, !touch.isUnheard else { return .none }
    return touch.isInside ? .inside : .outside
  }
}

extension Situation {
  /// Describes a stage. A cell out of view keeps the custom states that it had in `previous`: how it looks
  /// changes when it comes back.
  init(_ stage: Stage, of items: [Int], after previous: Situation?, _ machine: Machine) {
    let arrangement = machine.arrangement(of: stage)
    let hasCustomStates = !machine.scene.states.isEmpty
    let visible = arrangement.visibleItems
    state = StateGraph.State(
      cells: items.enumerated().map { index, item in
        guard hasCustomStates, let previous, !visible.containsSorted(item) else {
          return machine.state(ofItem: item, in: stage)
        }
        return previous.state.cells[index].customStates.reduce(
          machine.flags(ofItem: item, in: stage)
        ) { $0.setting(custom: $1, true) }
      }, suspended: items.indices.filter { stage.selection.isSuspended(items[$0]) })
    places = hasCustomStates ? items.map { arrangement.places(ofItem: $0) } : []
    touch = stage.finger.flatMap { finger in
      let frame = finger.item.flatMap { arrangement.frame(ofItem: $0) }
      let isInside =
        switch stage.selection.touchPhase {
        case .inside: true
        case .outside: false
        case .none: frame?.contains(finger.location) ?? false
        }
      let gestures = finger.gestures.map { gesture -> GestureStage in
        gesture.hasBegun ? .begun : gesture.isOver ? .over : .possible
      }
      // A finger that everybody ignores is as good as none.
      let isIgnored =
        finger.timeUntilDelivery == nil && finger.pan == nil
        && stage.selection.touchPhase == .none && gestures.allSatisfy { $0 == .over }
      guard !isIgnored || machine.scene.tellsTouches else { return nil }
      return Touch(
        item: finger.item, isInside: isInside, isWithdrawn: finger.isWithdrawn,
        isPending: finger.timeUntilDelivery != nil, isScrolling: finger.pan != nil,
        gestures: gestures, gestureItems: finger.gestureItems.filter { items.contains($0.value) },
        touchedItems: hasCustomStates
          ? items.filter { arrangement.frame(ofItem: $0)?.contains(finger.location) == true } : [])
    }
  }
}
