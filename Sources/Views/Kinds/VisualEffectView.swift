public import Vocabulary

extension ViewKind {
  /// A view that blurs the content behind it (`UIVisualEffectView`).
  package static let visualEffectView = ViewKind(
    "visualEffectView", "a visual effect view", hasContentSize: true,
    otherNames: ["UIVisualEffectView"],
    meaning:
      "A view that blurs what is behind it (UIVisualEffectView) and its name; subviews are those of its contentView.",
    example: { .visualEffectView($0, effect: .systemMaterial) })
}

extension View {
  /// Creates a view that blurs the content behind it (`UIVisualEffectView`). Its subviews are those of its content
  /// view.
  public static func visualEffectView(
    _ name: ViewName, effect: BlurEffectStyle? = nil, cornerRadius: Double? = nil,
    clipsToBounds: Bool? = nil, isHidden: Bool? = nil, constraints: [Constraint] = [],
    subviews: [View] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: nil, alpha: nil, tintColor: nil, isHidden: isHidden,
      cornerRadius: cornerRadius, clipsToBounds: clipsToBounds)
    properties[.effect] = effect
    return View(
      .visualEffectView, name: name, properties: properties, constraints: constraints,
      subviews: subviews)
  }
}

/// How a blur looks (`UIBlurEffect.Style`).
public enum BlurEffectStyle: String, CaseIterable, Hashable, Sendable {
  /// No effect: nothing is drawn.
  case none
  /// The styles of iOS 8, which are the same in the dark appearance.
  case extraLight, light, dark
  /// The styles of iOS 10, which follow the appearance.
  case regular, prominent
  /// The materials, which follow the appearance.
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
    systemChromeMaterial
  /// The materials of the light appearance.
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
    systemThickMaterialLight, systemChromeMaterialLight
  /// The materials of the dark appearance.
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
    systemThickMaterialDark, systemChromeMaterialDark
}

/// The properties of visual effect views (`UIVisualEffectView`).
enum VisualEffectViewProperties {
  static let effect = Property<BlurEffectStyle>(
    "effect", .word, default: .none, of: [.view(.visualEffectView)], .isVisible,
    meaning:
      "The style of the blur (UIBlurEffect.Style). Its strength and colours are approximate. Default: none."
  )

  /// The names, in the order of the table.
  static let names: [PropertyName] = [effect.name]
}

extension Property where Value == BlurEffectStyle {
  /// The style of a visual effect view's blur. Its strength and colours are approximate. Default: none.
  public static var effect: Self { VisualEffectViewProperties.effect }
}

extension PropertyName {
  /// The style of a visual effect view's blur.
  package static var effect: PropertyName { VisualEffectViewProperties.effect.name }
}
