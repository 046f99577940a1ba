/// Light or dark (`UIUserInterfaceStyle`).
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark ink on light ground; the default.
  case light
  /// Light ink on dark ground.
  case dark
}
