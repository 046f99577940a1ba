package import Drawing
package import Vocabulary

/// The traits for which a page contains the looks of cells. A page cannot resolve others: what it does
/// not contain, it says is missing.
package struct PageVariants: Hashable, Sendable {
  /// The appearances. Default: light and dark.
  package var appearances: [Appearance] = [.light, .dark]
  /// The text sizes; empty for the scene's.
  package var contentSizes: [ContentSizeCategory] = []
  /// The layout directions; empty for the scene's.
  package var layoutDirections: [LayoutDirection] = []
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
    var all: [Traits] = []
    for platform in [own.platform] + platforms {
      for direction in [own.layoutDirection] + layoutDirections {
        for size in [own.preferredContentSizeCategory] + contentSizes {
          for appearance in [own.appearance] + appearances {
            for reduceMotion in [own.reduceMotion] + (asksForMotion ? [false, true] : []) {
              var traits = own
              traits.reduceMotion = reduceMotion
              traits.appearance = appearance
              traits.preferredContentSizeCategory = size
              traits.layoutDirection = direction
              traits.platform = platform
              if !all.contains(traits) { all.append(traits) }
            }
          }
        }
      }
    }
    return all
  }
}
