/// Whether a surface lies over the rest, as a sheet does (`UIUserInterfaceLevel`). Only dark
/// backgrounds know the difference.
public enum UserInterfaceLevel: String, CaseIterable, Hashable, Sendable {
  /// The ground; the default.
  case base
  /// Something over it.
  case elevated
}
