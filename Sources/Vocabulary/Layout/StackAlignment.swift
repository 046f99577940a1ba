/// How the views of a stack stand across its axis (`UIStackView.Alignment`).
public enum StackAlignment: String, CaseIterable, Hashable, Sendable {
  /// From edge to edge.
  case fill
  /// At the edge where reading starts; at the top of a horizontal stack.
  case leading
  /// UIKit's other name for `leading`.
  case top
  /// With the first baselines at one height; only in horizontal stacks, `leading` in others (our choice:
  /// UIKit's documentation does not allow it).
  case firstBaseline
  /// In the middle.
  case center
  /// At the edge where reading ends; at the bottom of a horizontal stack.
  case trailing
  /// UIKit's other name for `trailing`.
  case bottom
  /// With the last baselines at one height; only in horizontal stacks, `trailing` in others (our choice:
  /// UIKit's documentation does not allow it).
  case lastBaseline
}
