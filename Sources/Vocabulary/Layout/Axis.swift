/// The direction of a stack view or of a group of a compositional layout (`NSLayoutConstraint.Axis`).
public enum Axis: String, CaseIterable, Hashable, Sendable {
  /// Side by side, from the leading edge.
  case horizontal
  /// One below the other.
  case vertical
}
