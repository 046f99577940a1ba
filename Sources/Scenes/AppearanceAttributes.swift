internal import Drawing
internal import Notation
public import Vocabulary

/// How a cell looks before it comes or after it has gone (`UICollectionViewLayoutAttributes`), as a layout's
/// `initialLayoutAttributesForAppearingItem(at:)` and `finalLayoutAttributesForDisappearingItem(at:)` answer for items
/// that are inserted or deleted.
public struct AppearanceAttributes: Hashable, Sendable {
  /// The alpha, as a factor of the cell's, 0…1. Default: 0, with which UIKit's layouts fade cells.
  public var alpha = 0.0
  /// The transform, in the cell's coordinates and points. Default: the identity.
  public var transform = ViewTransform.identity

  /// Creates attributes. The defaults are those of UIKit's layouts.
  public init(alpha: Double = 0, transform: ViewTransform = .identity) {
    (self.alpha, self.transform) = (alpha, transform)
  }

  /// The attributes of UIKit's layouts.
  package static let fading = AppearanceAttributes()

  /// The attributes in the syntax of scene files.
  package var sceneText: String {
    "{ alpha: \(decimal(alpha, places: 6)), transform: \(transform.sceneText) }"
  }
}
