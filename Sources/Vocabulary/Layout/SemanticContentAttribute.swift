package import Drawing

/// Whether a view is mirrored in right-to-left layouts (`UISemanticContentAttribute`).
public enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
  /// Mirrored; UIKit's default.
  case unspecified
  /// Controls of playback; not mirrored.
  case playback
  /// Controls for a physical direction, such as a joystick; not mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft

  /// The direction of the view's immediate content
  /// (`UIView.userInterfaceLayoutDirection(for:relativeTo:)`).
  package func direction(in layoutDirection: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
