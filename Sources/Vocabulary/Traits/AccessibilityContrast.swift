/// The contrast of colours (`UIAccessibilityContrast`).
public enum AccessibilityContrast: String, CaseIterable, Hashable, Sendable {
  /// Normal contrast; the default.
  case normal
  /// High contrast: "Increase Contrast" is on in the system's settings.
  case high
}
