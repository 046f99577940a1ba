/// How far colours are to stand apart (`UIAccessibilityContrast`).
public enum AccessibilityContrast: String, CaseIterable, Hashable, Sendable {
  /// As designed; the default.
  case normal
  /// As with "Increase Contrast" in the system's settings.
  case high
}
