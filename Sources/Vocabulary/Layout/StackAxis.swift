/// The direction in which the views of a stack stand (`NSLayoutConstraint.Axis`).
public enum StackAxis: String, CaseIterable, Hashable, Sendable {
  /// Side by side, from where reading starts.
  case horizontal
  /// One below the other.
  case vertical
}
