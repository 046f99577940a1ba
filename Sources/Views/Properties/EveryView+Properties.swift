public import Drawing
internal import Notation
public import Vocabulary

/// The properties of every view.
enum EveryViewProperties {
  static let backgroundColor = Property<DynamicColor?>(
    "backgroundColor", .color, default: nil,
    of: PropertyOwner.views + [.view(.backgroundConfiguration)],
    unlikeUIKit: [.view(.textView)], .isReplacing,
    meaning: "The background colour; nil means transparent, or the tint colour in a configuration.")
  static let alpha = Property<Double>(
    "alpha", .number(0...1), default: 1, .isReplacing,
    meaning: "The opacity of the view and its subviews, 0 to 1.")
  static let isHidden = Property<Bool>(
    "isHidden", .boolean, default: false, .affectsLayout,
    meaning: "Whether the view and its subviews are hidden.")
  static let isUserInteractionEnabled = Property<Bool>(
    "isUserInteractionEnabled", .boolean, default: true,
    meaning:
      "Whether touches reach the view and its subviews. Default: true; false for labels, image views,"
      + " progress views and spinners.")
  static let isExclusiveTouch = Property<Bool>(
    "isExclusiveTouch", .boolean, default: false,
    meaning:
      "Whether no other view receives touches while a finger is on the view, and the view none while another finger is down."
  )
  static let isInstalled = Property<Bool>(
    "isInstalled", .boolean, default: true, of: PropertyOwner.authored, .affectsLayout,
    meaning: "Whether the view is in the hierarchy; if not, its constraints have no effect.")
  static let tintColor = Property<DynamicColor?>(
    "tintColor", .color, default: nil, of: PropertyOwner.views + [.group(.imageProperties)],
    [.isInherited, .isReplacing],
    meaning: "The colour of template images; nil means the superview's.")
  static let transform = Property<ViewTransform>(
    "transform", .transform, default: .identity, .isAdditive,
    meaning: "The scale, rotation and translation of the view, about its anchorPoint.")
  static let anchorPoint = Property<Point>(
    "anchorPoint", .unitPoint, default: Point(0.5, 0.5), .isReplacing,
    meaning:
      "The point of the bounds, in fractions, that is at the middle of the view's frame: layer.anchorPoint. Default: [0.5, 0.5]."
  )
  static let clipsToBounds = Property<Bool>(
    "clipsToBounds", .boolean, default: false, .isVisible,
    meaning: "Whether subviews are clipped to the view's rounded bounds.")
  static let mask = Property<ViewName?>(
    "mask", .viewName, default: nil,
    meaning:
      "The name of a subview through whose alpha the view is seen, as fade, or nil; it is not drawn itself."
  )
  static let cornerRadius = Property<Double>(
    "cornerRadius", .number(0...SceneLimits.largestLength), default: 0,
    of: PropertyOwner.views + [.view(.backgroundConfiguration), .group(.imageProperties)],
    .isAdditive,
    meaning: "The radius of the corners, in points.")
  static let maskedCorners = Property<CornerMask>(
    "maskedCorners", .corners, default: .all, .isVisible,
    meaning: "The corners that are rounded. Default: all.")
  static let cornerCurve = Property<CornerCurve>(
    "cornerCurve", .word, default: .circular, .isVisible,
    meaning: "The shape of rounded corners: circular, or continuous as in Apple's icons.")
  static let borderWidth = Property<Double>(
    "borderWidth", .number(0...SceneLimits.largestLength), default: 0, .isLayerOnly,
    meaning: "The width of the border, in points; it is inside the bounds and above subviews.")
  static let borderColor = Property<DynamicColor?>(
    "borderColor", .color, default: .black, .isLayerOnly,
    meaning: "The colour of the border; nil means none. Default: black.")
  static let zPosition = Property<Double>(
    "zPosition", .number(-SceneLimits.largestLength...SceneLimits.largestLength), default: 0,
    .isLayerOnly,
    meaning: "Views with a larger value are in front of their siblings. Default: 0.")
  static let shadowColor = Property<DynamicColor?>(
    "shadowColor", .color, default: .black, .isLayerOnly,
    meaning: "The colour of the shadow; nil means none. Default: black.")
  static let shadowOpacity = Property<Double>(
    "shadowOpacity", .number(0...1), default: 0, .isReplacing,
    meaning: "The opacity of the shadow, 0 (default, no shadow) to 1.")
  static let shadowRadius = Property<Double>(
    "shadowRadius", .number(0...Shadow.maximumRadius), default: 3, .isLayerOnly,
    meaning: "The blur radius of the shadow, in points. Default: 3.")
  static let shadowOffset = Property<Size>(
    "shadowOffset", .offset, default: Size(0, -3), .isLayerOnly,
    meaning: "The offset of the shadow, in points. Default: 3 points upwards.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    backgroundColor.name, alpha.name, isHidden.name, isUserInteractionEnabled.name,
    isExclusiveTouch.name, isInstalled.name, tintColor.name,
    transform.name, anchorPoint.name, clipsToBounds.name, mask.name, cornerRadius.name,
    maskedCorners.name,
    cornerCurve.name,
    borderWidth.name, borderColor.name, zPosition.name, shadowColor.name, shadowOpacity.name,
    shadowRadius.name, shadowOffset.name,
  ]
}

extension Property where Value == DynamicColor? {
  /// The background colour; `nil` for transparent. Default: `nil`.
  public static var backgroundColor: Self { EveryViewProperties.backgroundColor }
  /// The colour of template images; `nil` means the superview's. Default: `nil`; without any
  /// superview's colour, systemBlue.
  public static var tintColor: Self { EveryViewProperties.tintColor }
  /// The colour of the border; `nil` for none. Default: black.
  public static var borderColor: Self { EveryViewProperties.borderColor }
  /// The colour of the shadow; `nil` for none. Default: black (documented).
  public static var shadowColor: Self { EveryViewProperties.shadowColor }
}

extension Property where Value == Double {
  /// The opacity of a view and its subviews, 0…1. Default: 1.
  public static var alpha: Self { EveryViewProperties.alpha }
  /// The radius of the corners, in points, limited to half of the shorter side. Default: 0.
  public static var cornerRadius: Self { EveryViewProperties.cornerRadius }
  /// The width of the border, in points, inside the bounds and above the subviews. Default: 0.
  public static var borderWidth: Self { EveryViewProperties.borderWidth }
  /// The stacking order among siblings: larger values are in front; among equal ones, later views.
  /// Default: 0.
  public static var zPosition: Self { EveryViewProperties.zPosition }
  /// The opacity of the shadow, 0…1. Default: 0, no shadow (documented).
  public static var shadowOpacity: Self { EveryViewProperties.shadowOpacity }
  /// The blur of the shadow: its standard deviation in points. Default: 3 (documented).
  public static var shadowRadius: Self { EveryViewProperties.shadowRadius }
}

extension Property where Value == Bool {
  /// Whether a view and its subviews are hidden; it keeps its place in layout. Default: `false`.
  public static var isHidden: Self { EveryViewProperties.isHidden }
  /// Whether touches reach the view and its subviews. Default: `true`; `false` for labels, image views,
  /// progress views and spinners.
  public static var isUserInteractionEnabled: Self {
    EveryViewProperties.isUserInteractionEnabled
  }
  /// Whether no other view receives touches while a finger is on a view, and the view none while another finger is
  /// down. Default: `false` (documented).
  public static var isExclusiveTouch: Self { EveryViewProperties.isExclusiveTouch }
  /// Whether a view is in the hierarchy (Interface Builder's term). If not, its constraints and all
  /// that refer to it have no effect. Default: `true`.
  public static var isInstalled: Self { EveryViewProperties.isInstalled }
  /// Whether subviews are clipped to the view's rounded bounds. Default: `false`.
  public static var clipsToBounds: Self { EveryViewProperties.clipsToBounds }
}

extension Property where Value == ViewName? {
  /// The subview whose alpha masks a view with its shadow (`UIView.mask`); `nil` for none. It has its place
  /// in layout and is not drawn itself. Default: `nil`.
  public static var mask: Self { EveryViewProperties.mask }
}

extension Property where Value == ViewTransform {
  /// The scale, rotation and translation of a view, about its anchor point. Default: the identity.
  public static var transform: Self { EveryViewProperties.transform }
}

extension Property where Value == Point {
  /// The point of a view's bounds, in fractions of them, about which it turns and which stands where layout puts its
  /// middle (`CALayer.anchorPoint`). Default: (0.5, 0.5), the centre (documented).
  public static var anchorPoint: Self { EveryViewProperties.anchorPoint }
}

extension Property where Value == CornerMask {
  /// The corners that `cornerRadius` rounds. Default: all.
  public static var maskedCorners: Self { EveryViewProperties.maskedCorners }
}

extension Property where Value == CornerCurve {
  /// The shape of rounded corners. Default: circular.
  public static var cornerCurve: Self { EveryViewProperties.cornerCurve }
}

extension Property where Value == Size {
  /// The offset of the shadow, in points; y points down. Default: (0, −3), upwards (documented).
  public static var shadowOffset: Self { EveryViewProperties.shadowOffset }
}

extension PropertyName {
  /// The background colour.
  package static var backgroundColor: PropertyName { EveryViewProperties.backgroundColor.name }
  /// The opacity of a view and its subviews.
  package static var alpha: PropertyName { EveryViewProperties.alpha.name }
  /// Whether a view is hidden; it keeps its place in layout.
  package static var isHidden: PropertyName { EveryViewProperties.isHidden.name }
  /// Whether touches reach the view and its subviews.
  package static var isUserInteractionEnabled: PropertyName {
    EveryViewProperties.isUserInteractionEnabled.name
  }
  /// Whether a view takes touches alone.
  package static var isExclusiveTouch: PropertyName { EveryViewProperties.isExclusiveTouch.name }
  /// Whether a view is in the hierarchy.
  package static var isInstalled: PropertyName { EveryViewProperties.isInstalled.name }
  /// The colour of template images in a view and its subviews.
  package static var tintColor: PropertyName { EveryViewProperties.tintColor.name }
  /// The transform of a view after layout.
  package static var transform: PropertyName { EveryViewProperties.transform.name }
  /// The point of the bounds about which a view is transformed.
  package static var anchorPoint: PropertyName { EveryViewProperties.anchorPoint.name }
  /// Whether subviews are clipped to the view's rounded bounds.
  package static var clipsToBounds: PropertyName { EveryViewProperties.clipsToBounds.name }
  /// The subview through whose alpha a view is seen.
  package static var mask: PropertyName { EveryViewProperties.mask.name }
  /// The radius of the corners.
  package static var cornerRadius: PropertyName { EveryViewProperties.cornerRadius.name }
  /// Which corners are rounded.
  package static var maskedCorners: PropertyName { EveryViewProperties.maskedCorners.name }
  /// The shape of rounded corners.
  package static var cornerCurve: PropertyName { EveryViewProperties.cornerCurve.name }
  /// The width of the border, inside the bounds.
  package static var borderWidth: PropertyName { EveryViewProperties.borderWidth.name }
  /// The colour of the border.
  package static var borderColor: PropertyName { EveryViewProperties.borderColor.name }
  /// The stacking order among siblings.
  package static var zPosition: PropertyName { EveryViewProperties.zPosition.name }
  /// The colour of the shadow.
  package static var shadowColor: PropertyName { EveryViewProperties.shadowColor.name }
  /// The opacity of the shadow.
  package static var shadowOpacity: PropertyName { EveryViewProperties.shadowOpacity.name }
  /// The blur of the shadow.
  package static var shadowRadius: PropertyName { EveryViewProperties.shadowRadius.name }
  /// The offset of the shadow.
  package static var shadowOffset: PropertyName { EveryViewProperties.shadowOffset.name }
}
