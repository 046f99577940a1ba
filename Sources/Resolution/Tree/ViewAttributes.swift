package import Drawing
internal import Scenes
package import Vocabulary

/// What every view has, decided: the part that does not depend on its kind.
package struct ViewAttributes: Hashable, Sendable {
  // MARK: Ink

  /// The fill of the bounds; `nil` for none.
  package var backgroundColor: Color?
  /// The opacity of the view with all that is in it, 0 to 1.
  package var alpha = 1.0
  /// Whether the view is left out with all that is in it.
  package var isHidden = false
  /// The colour of template images, that of the nearest superview that has one of its own.
  package var tintColor = Color.clear
  /// How the view is scaled, turned and moved about its centre.
  package var transform = ViewTransform.identity
  /// Whether what is in the view is cut off at its rounded bounds.
  package var clipsToBounds = false
  /// The radius of the corners, in points.
  package var cornerRadius = 0.0
  /// The corners that are rounded.
  package var maskedCorners = CornerMask.all
  /// The shape of rounded corners.
  package var cornerCurve = CornerCurve.circular
  /// The width of the border, in points.
  package var borderWidth = 0.0
  /// The colour of the border; `nil` for none.
  package var borderColor: Color?
  /// The place among siblings: larger ones are in front.
  package var zPosition = 0.0
  /// The colour of the shadow; `nil` for none.
  package var shadowColor: Color?
  /// The opacity of the shadow, 0 to 1.
  package var shadowOpacity = 0.0
  /// The blur of the shadow, in points.
  package var shadowRadius = 0.0
  /// How far the shadow is moved, in points.
  package var shadowOffset = Size.zero

  // MARK: Layout

  /// Whether the view is in the hierarchy.
  var isInstalled = true
  /// The size that a view without content asks for, in points; a side below 0 for none.
  var intrinsicContentSize = Size(-1, -1)
  var horizontalHuggingPriority = LayoutPriority.defaultLow
  var verticalHuggingPriority = LayoutPriority.defaultLow
  var horizontalCompressionResistancePriority = LayoutPriority.defaultHigh
  var verticalCompressionResistancePriority = LayoutPriority.defaultHigh
  /// What of the frame follows the superview.
  var autoresizingMask: AutoresizingMask = []
  /// The frame before the mask acts, in the superview's coordinates; `nil` for views with constraints.
  var frame: Rect?
  /// The distances of the margins from the edges, in points.
  var layoutMargins = DirectionalInsets.zero
  /// Whether the margins also keep those of the superview.
  var preservesSuperviewLayoutMargins = false
  /// The distance behind the view in its stack, in points; `nil` for the stack's spacing.
  var customSpacingAfter: Double?

  static let fields = FieldTable<ViewAttributes>(
    Field(.backgroundColor, \.backgroundColor), Field(.alpha, \.alpha),
    Field(.isHidden, \.isHidden), Field(.isInstalled, \.isInstalled),
    // The cascade gives the inherited colour to views that have none; only the window has this one.
    Field(.tintColor, \.tintColor, nil: .named(.systemBlue)), Field(.transform, \.transform),
    Field(.clipsToBounds, \.clipsToBounds), Field(.cornerRadius, \.cornerRadius),
    Field(.maskedCorners, \.maskedCorners), Field(.cornerCurve, \.cornerCurve),
    Field(.borderWidth, \.borderWidth), Field(.borderColor, \.borderColor),
    Field(.zPosition, \.zPosition), Field(.shadowColor, \.shadowColor),
    Field(.shadowOpacity, \.shadowOpacity), Field(.shadowRadius, \.shadowRadius),
    Field(.shadowOffset, \.shadowOffset),
    Field(.intrinsicContentSize, \.intrinsicContentSize),
    Field(.horizontalHuggingPriority, \.horizontalHuggingPriority),
    Field(.verticalHuggingPriority, \.verticalHuggingPriority),
    Field(.horizontalCompressionResistancePriority, \.horizontalCompressionResistancePriority),
    Field(.verticalCompressionResistancePriority, \.verticalCompressionResistancePriority),
    Field(.autoresizingMask, \.autoresizingMask), Field(.frame, \.frame),
    Field(.layoutMargins, \.layoutMargins),
    Field(.preservesSuperviewLayoutMargins, \.preservesSuperviewLayoutMargins),
    Field(.customSpacingAfter, \.customSpacingAfter))
}
