/// The direction of a stack (`NSLayoutConstraint.Axis`).
public enum StackAxis: String, CaseIterable, Hashable, Sendable {
  /// Side by side, from the leading edge.
  case horizontal
  /// One below the other.
  case vertical
}
