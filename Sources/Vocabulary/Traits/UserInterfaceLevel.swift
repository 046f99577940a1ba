/// Whether a surface is above others, as a sheet is (`UIUserInterfaceLevel`). Only dark background
/// colours depend on it.
public enum UserInterfaceLevel: String, CaseIterable, Hashable, Sendable {
  /// The base level; the default.
  case base
  /// Above the base level.
  case elevated
}
