/// The alignment of a stack's views across its axis (`UIStackView.Alignment`).
public enum StackAlignment: String, CaseIterable, Hashable, Sendable {
  /// Stretched from edge to edge.
  case fill
  /// At the leading edge; at the top of a horizontal stack.
  case leading
  /// UIKit's other name for `leading`.
  case top
  /// With aligned first baselines; only in horizontal stacks, `leading` in others (our choice:
  /// UIKit's documentation does not allow it).
  case firstBaseline
  /// Centred.
  case center
  /// At the trailing edge; at the bottom of a horizontal stack.
  case trailing
  /// UIKit's other name for `trailing`.
  case bottom
  /// With aligned last baselines; only in horizontal stacks, `trailing` in others (our choice:
  /// UIKit's documentation does not allow it).
  case lastBaseline
}
