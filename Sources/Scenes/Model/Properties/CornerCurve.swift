/// The shape of rounded corners (`CALayerCornerCurve`).
public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
  /// A quarter circle.
  case circular
  /// A curve that begins earlier and bends more gently, as in Apple's icons.
  case continuous
}
