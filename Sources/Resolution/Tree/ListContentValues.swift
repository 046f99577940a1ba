internal import Scenes
internal import Vocabulary

/// How a content configuration lays out its image and its texts, which are views of their own.
struct ListContentValues: ViewContent {
  /// The distance between the image and the texts, in points.
  var imageToTextPadding = 0.0
  /// The least distance between texts side by side, in points.
  var textToSecondaryTextHorizontalPadding = 0.0
  /// The distance between texts one below the other, in points.
  var textToSecondaryTextVerticalPadding = 0.0
  /// Whether the texts stand side by side if there is room.
  var prefersSideBySideTextAndSecondaryText = false
  /// The distances from the edges of the content view, in points.
  var directionalLayoutMargins = DirectionalInsets.zero

  static let fields = FieldTable<ListContentValues>(
    Field(.imageToTextPadding, \.imageToTextPadding),
    Field(.textToSecondaryTextHorizontalPadding, \.textToSecondaryTextHorizontalPadding),
    Field(.textToSecondaryTextVerticalPadding, \.textToSecondaryTextVerticalPadding),
    Field(.prefersSideBySideTextAndSecondaryText, \.prefersSideBySideTextAndSecondaryText),
    Field(.directionalLayoutMargins, \.directionalLayoutMargins))
}
