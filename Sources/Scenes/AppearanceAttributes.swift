internal import Drawing
internal import Views
package import Vocabulary

/// How a cell looks before it comes or after it has gone, as a layout's `initialLayoutAttributesForAppearingItem(at:)` and
/// `finalLayoutAttributesForDisappearingItem(at:)` answer for items that are inserted or deleted.
package struct AppearanceAttributes: Hashable, Sendable {
  /// The alpha, as a factor of the cell's. Default: 0, with which UIKit's layouts fade cells.
  package var alpha = 0.0
  /// The transform. Default: the identity.
  package var transform = ViewTransform.identity

  /// The attributes of UIKit's layouts.
  package static let fading = AppearanceAttributes()

  /// The attributes in the syntax of scene files.
  package var sceneText: String {
    "{ alpha: \(decimal(alpha, places: 6)), transform: \(transform.sceneText) }"
  }
}
