internal import Interaction

/// What cells are and where the finger is, without the time: two moments with the same situation have
/// the same future.
struct Situation: Hashable {
  /// What a recogniser has made of the finger so far.
  enum GestureStage: Hashable {
    case possible, begun, over
  }

  /// A finger on the glass.
  struct Touch: Hashable {
    /// Whether it is on the cell on which it came down.
    let isInside: Bool
    /// Whether cells no longer hear of it.
    let isWithdrawn: Bool
    /// Whether the cell has not heard of it yet.
    let isPending: Bool
    /// Whether the content follows it.
    var isScrolling = false
    /// The recognisers, in the scene's order.
    let gestures: [GestureStage]

    /// Whether nobody has heard of it yet.
    var isUnheard: Bool { isPending && !isWithdrawn && !gestures.contains(.begun) }
  }

  /// The flags of each cell and the scene's own states.
  let state: JointGraph.State
  /// The item on whose cell the finger came down.
  let touchedItem: Int?
  /// The finger, if one is down.
  let touch: Touch?

  /// The content offset along the scroll direction, in points.
  var offset = 0.0

  /// Where the finger is, in the words of state graphs.
  var phase: TouchPhase {
    touch.map { $0.isInside ? .inside : .outside } ?? .none
  }
}
