package import Drawing

/// The colours that `UIColor` has by name, in the palette of iOS 15 to 18.
///
/// The dynamic ones were dumped from iOS 13 by others (some of iOS 15 are from memory: mint, cyan,
/// teal, brown); the fixed ones are documented.
public enum NamedColor: String, CaseIterable, Hashable, Sendable {
  // Fixed.
  case black, darkGray, lightGray, white, gray, red, green, blue
  case cyan, yellow, magenta, orange, purple, brown, clear, lightText, darkText
  // Dynamic.
  case systemRed, systemOrange, systemYellow, systemGreen
  case systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4
  case systemGray5, systemGray6, label, secondaryLabel
  case tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator, systemFill, secondarySystemFill
  case tertiarySystemFill, quaternarySystemFill, systemBackground, secondarySystemBackground
  case tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground,
    tertiarySystemGroupedBackground

  /// The colour in the given appearance.
  package func color(in appearance: Appearance) -> Color {
    let variants = variants
    switch appearance {
    case .light: return variants.light
    case .dark: return variants.dark
    }
  }

  private var variants: (light: Color, dark: Color) {
    switch self {
    case .black: same(Color(white: 0))
    case .darkGray: same(Color(white: 1.0 / 3))
    case .lightGray: same(Color(white: 2.0 / 3))
    case .white: same(Color(white: 1))
    case .gray: same(Color(white: 0.5))
    case .red: same(Color(red: 1, green: 0, blue: 0))
    case .green: same(Color(red: 0, green: 1, blue: 0))
    case .blue: same(Color(red: 0, green: 0, blue: 1))
    case .cyan: same(Color(red: 0, green: 1, blue: 1))
    case .yellow: same(Color(red: 1, green: 1, blue: 0))
    case .magenta: same(Color(red: 1, green: 0, blue: 1))
    case .orange: same(Color(red: 1, green: 0.5, blue: 0))
    case .purple: same(Color(red: 0.5, green: 0, blue: 0.5))
    case .brown: same(Color(red: 0.6, green: 0.4, blue: 0.2))
    case .clear: same(.clear)
    case .lightText: same(Color(white: 1, alpha: 0.6))
    case .darkText: same(Color(white: 0))
    case .systemRed: (bytes(255, 59, 48), bytes(255, 69, 58))
    case .systemOrange: (bytes(255, 149, 0), bytes(255, 159, 10))
    case .systemYellow: (bytes(255, 204, 0), bytes(255, 214, 10))
    case .systemGreen: (bytes(52, 199, 89), bytes(48, 209, 88))
    case .systemMint: (bytes(0, 199, 190), bytes(99, 230, 226))
    case .systemTeal: (bytes(48, 176, 199), bytes(64, 200, 224))
    case .systemCyan: (bytes(50, 173, 230), bytes(100, 210, 255))
    case .systemBlue: (bytes(0, 122, 255), bytes(10, 132, 255))
    case .systemIndigo: (bytes(88, 86, 214), bytes(94, 92, 230))
    case .systemPurple: (bytes(175, 82, 222), bytes(191, 90, 242))
    case .systemPink: (bytes(255, 45, 85), bytes(255, 55, 95))
    case .systemBrown: (bytes(162, 132, 94), bytes(172, 142, 104))
    case .systemGray: (bytes(142, 142, 147), bytes(142, 142, 147))
    case .systemGray2: (bytes(174, 174, 178), bytes(99, 99, 102))
    case .systemGray3: (bytes(199, 199, 204), bytes(72, 72, 74))
    case .systemGray4: (bytes(209, 209, 214), bytes(58, 58, 60))
    case .systemGray5: (bytes(229, 229, 234), bytes(44, 44, 46))
    case .systemGray6: (bytes(242, 242, 247), bytes(28, 28, 30))
    case .label: (bytes(0, 0, 0), bytes(255, 255, 255))
    case .secondaryLabel: (bytes(60, 60, 67, 0.6), bytes(235, 235, 245, 0.6))
    case .tertiaryLabel: (bytes(60, 60, 67, 0.3), bytes(235, 235, 245, 0.3))
    case .quaternaryLabel: (bytes(60, 60, 67, 0.18), bytes(235, 235, 245, 0.16))
    case .placeholderText: (bytes(60, 60, 67, 0.3), bytes(235, 235, 245, 0.3))
    case .link: (bytes(0, 122, 255), bytes(9, 132, 255))
    case .separator: (bytes(60, 60, 67, 0.29), bytes(84, 84, 88, 0.6))
    case .opaqueSeparator: (bytes(198, 198, 200), bytes(56, 56, 58))
    case .systemFill: (bytes(120, 120, 128, 0.2), bytes(120, 120, 128, 0.36))
    case .secondarySystemFill: (bytes(120, 120, 128, 0.16), bytes(120, 120, 128, 0.32))
    case .tertiarySystemFill: (bytes(118, 118, 128, 0.12), bytes(118, 118, 128, 0.24))
    case .quaternarySystemFill: (bytes(116, 116, 128, 0.08), bytes(118, 118, 128, 0.18))
    case .systemBackground: (bytes(255, 255, 255), bytes(0, 0, 0))
    case .secondarySystemBackground: (bytes(242, 242, 247), bytes(28, 28, 30))
    case .tertiarySystemBackground: (bytes(255, 255, 255), bytes(44, 44, 46))
    case .systemGroupedBackground: (bytes(242, 242, 247), bytes(0, 0, 0))
    case .secondarySystemGroupedBackground: (bytes(255, 255, 255), bytes(28, 28, 30))
    case .tertiarySystemGroupedBackground: (bytes(242, 242, 247), bytes(44, 44, 46))
    }
  }

  private func same(_ color: Color) -> (light: Color, dark: Color) { (color, color) }

  private func bytes(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
