/// The weight of text that the user prefers (`UILegibilityWeight`).
public enum LegibilityWeight: String, CaseIterable, Hashable, Sendable {
  /// Regular weight; the default.
  case regular
  /// Heavier text: "Bold Text" is on in the system's settings (`UIAccessibility.isBoldTextEnabled`).
  case bold
}
