internal import Drawing
internal import Resolution
internal import ResolvedViews
internal import Vocabulary

/// UIKit's colours for text and icons, and its opaque backgrounds, for some traits. Their contrast is Apple's choice.
struct UIKitColors {
  /// The greatest difference of a component from a background's that rounding explains.
  private static let rounding = 1.5 / 255

  private let texts: Set<Color>
  private let icons: Set<Color>
  private let tints: [Color]
  private let grounds: [Color]

  init(_ context: ColorContext) {
    func colors(_ names: [NamedColor]) -> [Color] {
      names.map { DynamicColor.system($0).resolved(in: context) }
    }
    // Titles of buttons and links are in the tint colour.
    texts = Set(
      colors([
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .systemBlue,
        .link,
      ]))
    tints = colors([
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
    ])
    icons = texts.union(tints).union(colors([.systemGray2, .systemGray3]))
    let solid = colors([
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemGray4, .systemGray5, .systemGray6,
    ])
    // The fills are translucent: a selected row of a sidebar is one of them on a background.
    let fills = colors([
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ])
    grounds = solid + solid.flatMap { ground in fills.map { Self.blend($0, over: ground) } }
  }

  /// Whether a combination is UIKit's own: a foreground colour that it chooses on one of its backgrounds or
  /// system colours, one of its colours on one of its backgrounds, or a white icon on one of its system
  /// colours, as in filled buttons.
  ///
  /// - Parameter ink: The foreground colour; `nil` for the one that UIKit chooses.
  func contains(_ ink: Color?, isIcon: Bool, on ground: Color) -> Bool {
    guard let ink else { return Self.isNear(ground, grounds) || Self.isNear(ground, tints) }
    if isIcon, ink == Color(white: 1), Self.isNear(ground, tints) { return true }
    return (isIcon ? icons : texts).contains(ink) && Self.isNear(ground, grounds)
  }

  private static func isNear(_ color: Color, _ others: [Color]) -> Bool {
    others.contains { other in
      abs(color.red - other.red) <= rounding && abs(color.green - other.green) <= rounding
        && abs(color.blue - other.blue) <= rounding
    }
  }

  private static func blend(_ color: Color, over ground: Color) -> Color {
    func mix(_ one: Double, _ other: Double) -> Double {
      one * color.alpha + other * (1 - color.alpha)
    }
    return Color(
      red: mix(color.red, ground.red), green: mix(color.green, ground.green),
      blue: mix(color.blue, ground.blue))
  }
}

extension PresentedInk {
  /// Whether UIKit chooses the colour: it is not set, and no superview has one.
  var isColoredByUIKit: Bool {
    switch origin {
    case .classDefault, .uiKit, .style: true
    case .template, .item, .rule, .transformer, .inherited: false
    }
  }

  /// Whether a control draws it in a view of its own, whose background it chooses, too.
  var isPartOfControl: Bool {
    view.rawValue.contains(".") && !ContentPart.allCases.contains { $0.name == view }
  }
}
