/// The interface style (`UIUserInterfaceStyle`).
public enum UserInterfaceStyle: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light backgrounds; the default.
  case light
  /// Light text on dark backgrounds.
  case dark
}
