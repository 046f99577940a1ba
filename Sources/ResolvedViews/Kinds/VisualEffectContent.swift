internal import Drawing
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The content of a visual effect view (`UIVisualEffectView`): what is behind it, blurred, and a tint.
///
/// Apple publishes no values of its materials. All of these are approximations: the blur and saturation of the
/// sample code UIImage+ImageEffects of 2013, and tints that look like the materials of Apple's design kit. With
/// "Reduce Transparency" the tint is opaque, and nothing is blurred.
struct VisualEffectContent: ViewContent {
  private static let deviation = 20.0
  private static let saturation = 1.8

  var effect = BlurEffectStyle.none
  private var isDark = false
  private var isOpaque = false

  static let fields = FieldTable<VisualEffectContent>(Field(.effect, { $1(&$0.effect) }))

  mutating func adapt(to surroundings: Surroundings) {
    isDark = surroundings.traits.userInterfaceStyle == .dark
    isOpaque = surroundings.traits.isReduceTransparencyEnabled
  }

  /// The tint over the blurred picture; `nil` for no effect.
  private var tint: Color? {
    func light(_ alpha: Double) -> Color { Color(white: 249 / 255, alpha: alpha) }
    func dark(_ alpha: Double) -> Color { Color(white: 30 / 255, alpha: alpha) }
    return switch effect {
    case .none: nil
    case .extraLight: Color(white: 0.97, alpha: 0.82)
    case .light: Color(white: 1, alpha: 0.3)
    case .dark: Color(white: 0.11, alpha: 0.73)
    case .systemUltraThinMaterialLight: light(0.45)
    case .systemThinMaterialLight: light(0.62)
    case .systemMaterialLight: light(0.78)
    case .systemThickMaterialLight: light(0.9)
    case .systemChromeMaterialLight: light(0.85)
    case .systemUltraThinMaterialDark: dark(0.55)
    case .systemThinMaterialDark: dark(0.7)
    case .systemMaterialDark: dark(0.78)
    case .systemThickMaterialDark: dark(0.9)
    case .systemChromeMaterialDark: dark(0.85)
    case .systemUltraThinMaterial: isDark ? dark(0.55) : light(0.45)
    case .systemThinMaterial, .regular: isDark ? dark(0.7) : light(0.62)
    case .systemMaterial, .prominent: isDark ? dark(0.78) : light(0.78)
    case .systemThickMaterial: isDark ? dark(0.9) : light(0.9)
    case .systemChromeMaterial: isDark ? dark(0.85) : light(0.85)
    }
  }

  func ink(in place: InkPlace) -> [DisplayList.Item] {
    guard let tint else { return [] }
    let color = isOpaque ? tint.withAlphaComponent(1) : tint
    var layer = DisplayList.Layer(clip: place.area, items: [.fill(.rect(place.bounds), color)])
    if !isOpaque {
      layer.backdrop = Backdrop(deviation: Self.deviation, saturation: Self.saturation)
    }
    return [.layer(layer)]
  }
}
