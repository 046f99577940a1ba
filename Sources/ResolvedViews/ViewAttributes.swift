package import Drawing
internal import Scenes
internal import Views
package import Vocabulary

/// The resolved properties that every view has.
package struct ViewAttributes: Hashable, Sendable {
  // MARK: Drawing

  /// The fill of the bounds: the background colour.
  package var background = AreaFill()
  /// The opacity of the view and its subviews, 0…1.
  package var alpha = 1.0
  /// Whether the view and its subviews are hidden.
  package var isHidden = false
  /// Whether touches reach the view and its subviews, unless its kind has another default.
  var isUserInteractionEnabled = true
  /// Whether the view takes touches alone.
  package var isExclusiveTouch = false
  /// The colour of template images: its own, or the nearest superview's.
  package var tintColor = Color.clear
  /// The scale, rotation and translation of the view, about its anchor point.
  package var transform = ViewTransform.identity
  /// The point of the bounds that stands where layout puts the middle of the view, in fractions of the bounds.
  package var anchorPoint = Point(0.5, 0.5)
  /// Whether subviews are clipped to the view's rounded bounds.
  package var clipsToBounds = false
  /// The subview whose alpha masks the view; `nil` for none.
  package var mask: ViewName?
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
  /// The stacking order among siblings: larger values are in front.
  package var zPosition = 0.0
  /// The colour of the shadow; `nil` for none.
  package var shadowColor: Color?
  /// The opacity of the shadow, 0 to 1.
  package var shadowOpacity = 0.0
  /// The blur radius of the shadow, in points.
  package var shadowRadius = 0.0
  /// The offset of the shadow, in points.
  package var shadowOffset = Size.zero

  // MARK: Focus

  /// Whether the keyboard's focus is on a control.
  var isFocused = false
  /// What shows that it is.
  var focusEffect = FocusEffect.halo

  // MARK: Layout

  /// Whether the view is in the hierarchy.
  package var isInstalled = true
  /// The intrinsic content size of a view without content, in points; a negative side means none.
  package var intrinsicContentSize = Size(-1, -1)
  var horizontalHuggingPriority = LayoutPriority.defaultLow
  var verticalHuggingPriority = LayoutPriority.defaultLow
  var horizontalCompressionResistancePriority = LayoutPriority.defaultHigh
  var verticalCompressionResistancePriority = LayoutPriority.defaultHigh
  /// How the frame is resized with the superview.
  package var autoresizingMask: AutoresizingMask = []
  /// The frame before the mask is applied, in the superview's coordinates; `nil` for views with
  /// constraints.
  package var frame: Rect?
  /// The layout direction of the view's content, in which left margins are leading or trailing ones.
  var layoutDirection = LayoutDirection.leftToRight
  /// The insets of the margins from the edges, in points, whichever property has set them.
  package var directionalLayoutMargins = DirectionalEdgeInsets.zero
  /// The same insets with left and right.
  var layoutMargins: EdgeInsets {
    get { directionalLayoutMargins.edges(in: layoutDirection) }
    set { directionalLayoutMargins = DirectionalEdgeInsets(newValue, in: layoutDirection) }
  }
  /// Whether the margins also stay inside the superview's margins.
  package var preservesSuperviewLayoutMargins = false
  /// Whether the view's content is mirrored in right-to-left layouts.
  package var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The distance after the view in its stack, in points; `nil` for the stack's spacing.
  package var customSpacingAfter: Double?

  // MARK: Accessibility

  /// The accessibility attributes that the scene sets.
  package var accessibility = AccessibilityAttributes()

  /// The background colour, the mean colour of a pattern; `nil` for none.
  package var backgroundColor: Color? { background.color }

  static let fields = FieldTable<ViewAttributes>(
    Field(.backgroundColor, { $1(&$0.background) }), Field(.alpha, { $1(&$0.alpha) }),
    Field(.isHidden, { $1(&$0.isHidden) }), Field(.isInstalled, { $1(&$0.isInstalled) }),
    Field(.isUserInteractionEnabled, { $1(&$0.isUserInteractionEnabled) }),
    Field(.isExclusiveTouch, { $1(&$0.isExclusiveTouch) }),
    // The cascade sets the inherited colour; this is the colour of the window.
    Field(.tintColor, { $1(&$0.tintColor) }, nil: .system(.systemBlue)),
    Field(.transform, { $1(&$0.transform) }),
    Field(.anchorPoint, { $1(&$0.anchorPoint) }), Field(.clipsToBounds, { $1(&$0.clipsToBounds) }),
    Field(.mask, { $1(&$0.mask) }, decided: { name, _ in name }, written: { $0 }),
    Field(.cornerRadius, { $1(&$0.cornerRadius) }),
    Field(.maskedCorners, { $1(&$0.maskedCorners) }), Field(.cornerCurve, { $1(&$0.cornerCurve) }),
    Field(.borderWidth, { $1(&$0.borderWidth) }), Field(.borderColor, { $1(&$0.borderColor) }),
    Field(.zPosition, { $1(&$0.zPosition) }), Field(.shadowColor, { $1(&$0.shadowColor) }),
    Field(.shadowOpacity, { $1(&$0.shadowOpacity) }),
    Field(.shadowRadius, { $1(&$0.shadowRadius) }),
    Field(.shadowOffset, { $1(&$0.shadowOffset) }),
    Field(.isFocused, { $1(&$0.isFocused) }), Field(.focusEffect, { $1(&$0.focusEffect) }),
    Field(.intrinsicContentSize, { $1(&$0.intrinsicContentSize) }),
    Field(.horizontalHuggingPriority, { $1(&$0.horizontalHuggingPriority) }),
    Field(.verticalHuggingPriority, { $1(&$0.verticalHuggingPriority) }),
    Field(
      .horizontalCompressionResistancePriority, { $1(&$0.horizontalCompressionResistancePriority) }),
    Field(
      .verticalCompressionResistancePriority, { $1(&$0.verticalCompressionResistancePriority) }),
    Field(.autoresizingMask, { $1(&$0.autoresizingMask) }), Field(.frame, { $1(&$0.frame) }),
    Field(.layoutMargins, { $1(&$0.layoutMargins) }),
    Field(.directionalLayoutMargins, { $1(&$0.directionalLayoutMargins) }),
    Field(.preservesSuperviewLayoutMargins, { $1(&$0.preservesSuperviewLayoutMargins) }),
    Field(.semanticContentAttribute, { $1(&$0.semanticContentAttribute) }),
    Field(.customSpacingAfter, { $1(&$0.customSpacingAfter) }),
    Field(.isAccessibilityElement, { $1(&$0.accessibility.isElement) }),
    Field(.accessibilityElementsHidden, { $1(&$0.accessibility.isHidden) }),
    Field(.accessibilityLabel, { $1(&$0.accessibility.label) }),
    Field(.accessibilityValue, { $1(&$0.accessibility.value) }),
    Field(.accessibilityHint, { $1(&$0.accessibility.hint) }),
    Field(.accessibilityTraits, { $1(&$0.accessibility.traits) }),
    Field(.accessibilityElements, { $1(&$0.accessibility.elements) }),
    Field(.accessibilityCustomActions, { $1(&$0.accessibility.actions) }))
}
