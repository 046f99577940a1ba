internal import Views
internal import Vocabulary

/// The layout properties of a content configuration, whose image and texts are separate views.
struct ListContentValues: ViewContent {
  /// The distance between the image and the texts, in points.
  var imageToTextPadding = 0.0
  /// The minimum distance between texts side by side, in points.
  var textToSecondaryTextHorizontalPadding = 0.0
  /// The distance between texts one below the other, in points.
  var textToSecondaryTextVerticalPadding = 0.0
  /// Whether the texts are side by side if they fit.
  var prefersSideBySideTextAndSecondaryText = false
  /// The margins in the content view, in points.
  var directionalLayoutMargins = DirectionalInsets.zero

  static let fields = FieldTable<ListContentValues>(
    Field(.imageToTextPadding, \.imageToTextPadding),
    Field(.textToSecondaryTextHorizontalPadding, \.textToSecondaryTextHorizontalPadding),
    Field(.textToSecondaryTextVerticalPadding, \.textToSecondaryTextVerticalPadding),
    Field(.prefersSideBySideTextAndSecondaryText, \.prefersSideBySideTextAndSecondaryText),
    Field(.directionalLayoutMargins, \.directionalLayoutMargins))
}
