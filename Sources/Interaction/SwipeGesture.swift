/// An edge of a row from which swipe actions come.
public enum SwipeEdge: String, CaseIterable, Hashable, Sendable {
  /// The edge where reading begins: the left one in English.
  case leading
  /// The edge where reading ends: the right one in English.
  case trailing

  /// The direction of x in which the row's content moves when the actions of this edge open: 1 to the right.
  package func sign(isRightToLeft: Bool) -> Double {
    (self == .leading) == isRightToLeft ? -1 : 1
  }
}

/// A finger that swipes across a row, so that its actions open.
public struct SwipeGesture: Hashable, Sendable {
  /// The item.
  public var item: Int
  /// The edge from which the actions come. Default: trailing.
  public var edge: SwipeEdge
  /// Whether the finger crosses the whole row, which performs the first action. Default: `false`.
  public var isFull: Bool

  /// Creates a swipe.
  public init(item: Int, edge: SwipeEdge = .trailing, isFull: Bool = false) {
    (self.item, self.edge, self.isFull) = (item, edge, isFull)
  }

  /// How long the finger is down: 0.25 s, our choice.
  package static let duration: Duration = .milliseconds(250)
  /// The swipe as dumps show it: `swipe 0 trailing`.
  package var text: String { "swipe \(item) \(edge.rawValue)\(isFull ? " full" : "")" }
}

extension TouchScript.Step {
  /// A finger swipes across a row.
  public static func swipe(
    _ item: Int, from edge: SwipeEdge = .trailing, isFull: Bool = false
  ) -> Self {
    .swipe(SwipeGesture(item: item, edge: edge, isFull: isFull))
  }
}
