package import Drawing

/// Whether a view is mirrored in right-to-left layouts (`UISemanticContentAttribute`).
public enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
  /// Mirrored; UIKit's default.
  case unspecified
  /// Controls of playback, never mirrored.
  case playback
  /// Controls of a direction in space, never mirrored.
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
