/// Whether there is little or much space along an axis (`UIUserInterfaceSizeClass`).
public enum UserInterfaceSizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little space, as across an iPhone that is held upright; the default.
  case compact
  /// Much space, as on an iPad.
  case regular
}
