internal import Views

/// The layout properties of a content configuration, whose image and texts are separate views.
package struct ListContentValues: ViewContent {
  /// The distance between the image and the texts, in points.
  package var imageToTextPadding = 0.0
  /// The minimum distance between texts side by side, in points.
  package var textToSecondaryTextHorizontalPadding = 0.0
  /// The distance between texts one below the other, in points.
  package var textToSecondaryTextVerticalPadding = 0.0
  /// Whether the texts are side by side if they fit.
  package var prefersSideBySideTextAndSecondaryText = false

  /// Creates the content before its fields are set; `defaults(in:)` sets UIKit's defaults.
  package init() {}

  package static let fields = FieldTable<ListContentValues>(
    Field(.imageToTextPadding, { $1(&$0.imageToTextPadding) }),
    Field(.textToSecondaryTextHorizontalPadding, { $1(&$0.textToSecondaryTextHorizontalPadding) }),
    Field(.textToSecondaryTextVerticalPadding, { $1(&$0.textToSecondaryTextVerticalPadding) }),
    Field(.prefersSideBySideTextAndSecondaryText, { $1(&$0.prefersSideBySideTextAndSecondaryText) })
  )
}
