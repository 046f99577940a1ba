public import Drawing
public import Vocabulary

/// The properties of every view.
enum EveryViewProperties {
  static let backgroundColor = Property<DynamicColor?>(
    "backgroundColor", .color, default: nil,
    of: PropertyOwner.views + [.view(.backgroundConfiguration)], .isReplacing,
    meaning: "The fill of the bounds; nil is transparent, in a configuration the tint colour.")
  static let alpha = Property<Double>(
    "alpha", .number(0...1), default: 1, .isReplacing,
    meaning: "The opacity of the view with all that is in it, 0 to 1.")
  static let isHidden = Property<Bool>(
    "isHidden", .boolean, default: false, .affectsLayout,
    meaning: "Whether the view and all that is in it is left out.")
  static let isInstalled = Property<Bool>(
    "isInstalled", .boolean, default: true, of: PropertyOwner.authored, .affectsLayout,
    meaning: "Whether the view is in the hierarchy; if not, its constraints do not count.")
  static let tintColor = Property<DynamicColor?>(
    "tintColor", .color, default: nil, of: PropertyOwner.views + [.group(.imageProperties)],
    [.isInherited, .isReplacing],
    meaning: "The colour of template images; nil takes the superview's.")
  static let transform = Property<ViewTransform>(
    "transform", .transform, default: .identity, .isAdditive,
    meaning: "How the view is scaled, turned and moved, about its centre.")
  static let clipsToBounds = Property<Bool>(
    "clipsToBounds", .boolean, default: false,
    meaning: "Whether what is in the view is cut off at its rounded bounds.")
  static let cornerRadius = Property<Double>(
    "cornerRadius", .number(0...SceneLimits.largestLength), default: 0,
    of: PropertyOwner.views + [.view(.backgroundConfiguration), .group(.imageProperties)],
    .isAdditive,
    meaning: "The radius of the corners, in points.")
  static let maskedCorners = Property<CornerMask>(
    "maskedCorners", .corners, default: .all,
    meaning: "The corners that are rounded; all by default.")
  static let cornerCurve = Property<CornerCurve>(
    "cornerCurve", .word, default: .circular,
    meaning: "The shape of rounded corners: circular, or continuous as Apple's icons.")
  static let borderWidth = Property<Double>(
    "borderWidth", .number(0...SceneLimits.largestLength), default: 0, .isLayerOnly,
    meaning: "The width of the border, in points; it lies inside the bounds, above subviews.")
  static let borderColor = Property<DynamicColor?>(
    "borderColor", .color, default: .black, .isLayerOnly,
    meaning: "The colour of the border; black by default, nil is none.")
  static let zPosition = Property<Double>(
    "zPosition", .number(-SceneLimits.largestLength...SceneLimits.largestLength), default: 0,
    .isLayerOnly,
    meaning: "Views with a larger one lie in front of their siblings; 0 by default.")
  static let shadowColor = Property<DynamicColor?>(
    "shadowColor", .color, default: .black, .isLayerOnly,
    meaning: "The colour of the shadow; black by default, nil is none.")
  static let shadowOpacity = Property<Double>(
    "shadowOpacity", .number(0...1), default: 0, .isReplacing,
    meaning: "How opaque the shadow is, 0 (no shadow, the default) to 1.")
  static let shadowRadius = Property<Double>(
    "shadowRadius", .number(0...Shadow.maximumRadius), default: 3, .isLayerOnly,
    meaning: "The blur of the shadow, in points; 3 by default.")
  static let shadowOffset = Property<Size>(
    "shadowOffset", .offset, default: Size(0, -3), .isLayerOnly,
    meaning: "How far the shadow is moved, in points; 3 up by default.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    backgroundColor.name, alpha.name, isHidden.name, isInstalled.name, tintColor.name,
    transform.name, clipsToBounds.name, cornerRadius.name, maskedCorners.name, cornerCurve.name,
    borderWidth.name, borderColor.name, zPosition.name, shadowColor.name, shadowOpacity.name,
    shadowRadius.name, shadowOffset.name,
  ]
}

extension Property where Value == DynamicColor? {
  /// The fill of the bounds; `nil` is transparent. Default: `nil`.
  public static var backgroundColor: Self { EveryViewProperties.backgroundColor }
  /// The colour of template images; `nil` takes the superview's. Default: `nil`, and in the end
  /// systemBlue.
  public static var tintColor: Self { EveryViewProperties.tintColor }
  /// The colour of the border; `nil` is none. Default: black.
  public static var borderColor: Self { EveryViewProperties.borderColor }
  /// The colour of the shadow; `nil` is none. Default: black (documented).
  public static var shadowColor: Self { EveryViewProperties.shadowColor }
}

extension Property where Value == Double {
  /// The opacity of a view with all that is in it, 0…1. Default: 1.
  public static var alpha: Self { EveryViewProperties.alpha }
  /// The radius of the corners, in points; above half the shorter side it is lowered to that half.
  /// Default: 0.
  public static var cornerRadius: Self { EveryViewProperties.cornerRadius }
  /// The width of the border, in points, inside the bounds and above the subviews. Default: 0.
  public static var borderWidth: Self { EveryViewProperties.borderWidth }
  /// What lies in front among siblings: the larger; of equal ones the later. Default: 0.
  public static var zPosition: Self { EveryViewProperties.zPosition }
  /// How opaque the shadow is, 0…1. Default: 0, no shadow (documented).
  public static var shadowOpacity: Self { EveryViewProperties.shadowOpacity }
  /// The blur of the shadow: its standard deviation, in points. Default: 3 (documented).
  public static var shadowRadius: Self { EveryViewProperties.shadowRadius }
}

extension Property where Value == Bool {
  /// Whether a view is left out with all that is in it; it keeps its place. Default: `false`.
  public static var isHidden: Self { EveryViewProperties.isHidden }
  /// Whether a view is in the hierarchy (Interface Builder's word); the constraints of one that is not
  /// do not take part in layout, nor do others that name it. Default: `true`.
  public static var isInstalled: Self { EveryViewProperties.isInstalled }
  /// Whether what is in a view is cut off at its rounded bounds. Default: `false`.
  public static var clipsToBounds: Self { EveryViewProperties.clipsToBounds }
}

extension Property where Value == ViewTransform {
  /// How a view is scaled, turned and moved, about its centre. Default: not at all.
  public static var transform: Self { EveryViewProperties.transform }
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
  /// How far the shadow is moved, in points; y points down. Default: (0, −3), up (documented).
  public static var shadowOffset: Self { EveryViewProperties.shadowOffset }
}

extension PropertyName {
  /// The fill of the bounds.
  public static var backgroundColor: PropertyName { EveryViewProperties.backgroundColor.name }
  /// The opacity of a view with all that is in it.
  public static var alpha: PropertyName { EveryViewProperties.alpha.name }
  /// Whether a view is left out, but keeps its place.
  public static var isHidden: PropertyName { EveryViewProperties.isHidden.name }
  /// Whether a view is in the hierarchy at all.
  public static var isInstalled: PropertyName { EveryViewProperties.isInstalled.name }
  /// The colour of template images, here and further in.
  public static var tintColor: PropertyName { EveryViewProperties.tintColor.name }
  /// How a view is scaled, turned and moved from where layout puts it.
  public static var transform: PropertyName { EveryViewProperties.transform.name }
  /// Whether what is in a view is cut off at its outline.
  public static var clipsToBounds: PropertyName { EveryViewProperties.clipsToBounds.name }
  /// How far the corners are rounded.
  public static var cornerRadius: PropertyName { EveryViewProperties.cornerRadius.name }
  /// Which corners are rounded.
  public static var maskedCorners: PropertyName { EveryViewProperties.maskedCorners.name }
  /// What shape rounded corners have.
  public static var cornerCurve: PropertyName { EveryViewProperties.cornerCurve.name }
  /// The width of the line along the inside of the outline.
  public static var borderWidth: PropertyName { EveryViewProperties.borderWidth.name }
  /// The colour of that line.
  public static var borderColor: PropertyName { EveryViewProperties.borderColor.name }
  /// What lies in front among the views of one superview.
  public static var zPosition: PropertyName { EveryViewProperties.zPosition.name }
  /// The colour of the shadow.
  public static var shadowColor: PropertyName { EveryViewProperties.shadowColor.name }
  /// How opaque the shadow is.
  public static var shadowOpacity: PropertyName { EveryViewProperties.shadowOpacity.name }
  /// How far the shadow is blurred.
  public static var shadowRadius: PropertyName { EveryViewProperties.shadowRadius.name }
  /// How far the shadow is moved.
  public static var shadowOffset: PropertyName { EveryViewProperties.shadowOffset.name }
}
