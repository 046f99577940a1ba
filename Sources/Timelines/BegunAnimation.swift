internal import Machine
package import Motion
internal import Scenes
package import Views
package import Vocabulary

/// A part of a view that an animation moves.
package enum AnimatedPart: Hashable, Sendable {
  /// The centre of the frame.
  case position
  /// The size of the frame.
  case size
  /// A property.
  case property(PropertyName)

  /// The name, for sorting.
  var name: String {
    switch self {
    case .position: "position"
    case .size: "size"
    case .property(let name): name.rawValue
    }
  }
}

/// An animation that begins in a turn of a script.
package struct BegunAnimation: Sendable {
  /// The view.
  package let view: ViewName
  /// The animated property.
  package let part: AnimatedPart
  /// The progress over time, from the start of the turn.
  package let course: Course
  /// Whether it is added to a layer, instead of by `UIView.animate`.
  package let isLayerAnimation: Bool
}

extension Timeline {
  /// The animations of an item's cell that begin in a turn, by the names of views. Animations that rules add to
  /// layers as such (`layerAnimations`) are not among them.
  package func animationsBegun(ofItem item: Int, inTurn index: Int) -> [BegunAnimation] {
    guard turns.indices.contains(index) else { return [] }
    let start = turns[index].time
    return (motion(ofItem: item, inTurn: index)?.parts ?? []).compactMap { view, part, running in
      guard running.start == start else { return nil }
      return BegunAnimation(
        view: view, part: part, course: running.plan.course,
        isLayerAnimation: running.plan.isLayerAnimation)
    }
  }
}
