package import Drawing
package import Vocabulary

/// The traits for which a page contains the looks of cells. A page cannot resolve others: what it does
/// not contain, it says is missing.
package struct PageVariants: Hashable, Sendable {
  /// The appearances. Default: light and dark.
  package var appearances: [UserInterfaceStyle] = [.light, .dark]
  /// The accessibility contrasts; empty for the scene's.
  package var contrasts: [AccessibilityContrast] = []
  /// Whether Bold Text can be switched. Default: `false`.
  package var switchesBoldText = false
  /// The text sizes; empty for the scene's.
  package var contentSizes: [ContentSizeCategory] = []
  /// The layout directions; empty for the scene's.
  package var layoutDirections: [LayoutDirection] = []
  /// The horizontal size classes, for scenes that depend on it; empty for the scene's.
  package var horizontalSizeClasses: [UserInterfaceSizeClass] = []
  /// The versions of iOS; empty for the scene's.
  package var platforms: [Platform] = []

  /// Creates variants with light and dark appearance.
  package init() {}

  /// The traits, the scene's own first, each with the values that the page's switches show.
  ///
  /// - Parameters:
  ///   - own: The scene's own traits.
  ///   - asksForMotion: Whether rules depend on Reduce Motion, so that both values are needed.
  func traits(of own: Traits, asksForMotion: Bool) -> [Traits] {
    var all = [own]
    /// Adds the traits with each of some values.
    func vary<Value>(_ values: [Value], _ place: WritableKeyPath<Traits, Value>) {
      all = all.flatMap { traits in
        ([traits[keyPath: place]] + values).map { value in
          var traits = traits
          traits[keyPath: place] = value
          return traits
        }
      }
    }
    vary(platforms, \.platform)
    vary(horizontalSizeClasses, \.horizontalSizeClass)
    vary(layoutDirections, \.layoutDirection)
    vary(contentSizes, \.preferredContentSizeCategory)
    vary(contrasts, \.accessibilityContrast)
    vary(switchesBoldText ? [LegibilityWeight.regular, .bold] : [], \.legibilityWeight)
    vary(appearances, \.userInterfaceStyle)
    vary(asksForMotion ? [false, true] : [], \.isReduceMotionEnabled)
    var seen: Set<Traits> = []
    return all.filter { seen.insert($0).inserted }
  }
}
