/// The style of a line under or through text (`NSUnderlineStyle`).
public enum TextLineStyle: String, CaseIterable, Hashable, Sendable {
  /// One line.
  case single
  /// One line of twice the thickness.
  case thick
  /// Two lines.
  case double
  /// One line of dots.
  case patternDot
  /// One line of dashes.
  case patternDash
  /// One line of dashes with a dot between two.
  case patternDashDot
  /// One line of dashes with two dots between two.
  case patternDashDotDot

  /// The lengths of the parts of a line and of the gaps after them, in thicknesses of the line; empty for a solid line.
  /// From memory, unverified.
  package var pattern: [Double] {
    switch self {
    case .single, .thick, .double: []
    case .patternDot: [3, 3]
    case .patternDash: [10, 5]
    case .patternDashDot: [10, 3, 3, 3]
    case .patternDashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}
