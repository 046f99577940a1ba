internal import Interaction

/// The keys of `fling`, if it is a map.
package enum FlingKey: String, SceneKey {
  case from, velocity

  package static var required: [FlingKey] { [.from, .velocity] }

  package var meaning: String {
    switch self {
    case .from: "Where the finger lifts; the content at that place is thrown."
    case .velocity:
      "The velocity of the content offset, in points per second: positive scrolls forward. One number is along the collection view's scroll direction; [x, y] with one 0 is along the other axis, which throws an orthogonal section."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .from: .place(whileDown: false)
    case .velocity: .either([.number, .list(.number)])
    }
  }
}
