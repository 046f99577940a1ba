internal import Drawing

extension NamedColor {
  /// A colour for each contrast.
  struct Pair {
    let normal, high: Color

    subscript(contrast: AccessibilityContrast) -> Color {
      switch contrast {
      case .normal: normal
      case .high: high
      }
    }
  }

  /// The variants of a named colour. The elevated dark colour defaults to the dark one.
  struct Variants {
    let light, dark, elevated: Pair

    init(
      _ light: Color, _ dark: Color, high: (light: Color, dark: Color)? = nil,
      elevated: (normal: Color, high: Color)? = nil
    ) {
      self.light = Pair(normal: light, high: high?.light ?? light)
      self.dark = Pair(normal: dark, high: high?.dark ?? dark)
      self.elevated = elevated.map { Pair(normal: $0.normal, high: $0.high) } ?? self.dark
    }
  }

  /// A colour without variants.
  private func same(_ color: Color) -> Variants { Variants(color, color) }

  /// The table: sRGB bytes and alpha as a fraction. Some alphas were read as bytes.
  var variants: Variants {
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
    case .systemRed:
      Variants(
        c(255, 59, 48), c(255, 69, 58),
        high: (c(215, 0, 21), c(255, 105, 97)))
    case .systemOrange:
      Variants(
        c(255, 149, 0), c(255, 159, 10),
        high: (c(201, 52, 0), c(255, 179, 64)))
    case .systemYellow:
      Variants(
        c(255, 204, 0), c(255, 214, 10),
        high: (c(160, 90, 0), c(255, 212, 38)))
    case .systemGreen:
      Variants(
        c(52, 199, 89), c(48, 209, 88),
        high: (c(36, 138, 61), c(48, 219, 91)))
    case .systemMint:
      Variants(
        c(0, 199, 190), c(99, 230, 226),
        high: (c(12, 129, 123), c(102, 212, 207)))
    case .systemTeal:
      Variants(
        c(48, 176, 199), c(64, 200, 224),
        high: (c(0, 113, 164), c(112, 215, 255)))
    case .systemCyan:
      Variants(
        c(50, 173, 230), c(100, 210, 255),
        high: (c(0, 113, 164), c(112, 215, 255)))
    case .systemBlue:
      Variants(
        c(0, 122, 255), c(10, 132, 255),
        high: (c(0, 64, 221), c(64, 156, 255)))
    case .systemIndigo:
      Variants(
        c(88, 86, 214), c(94, 92, 230),
        high: (c(54, 52, 163), c(125, 122, 255)))
    case .systemPurple:
      Variants(
        c(175, 82, 222), c(191, 90, 242),
        high: (c(137, 68, 171), c(218, 143, 255)))
    case .systemPink:
      Variants(
        c(255, 45, 85), c(255, 55, 95),
        high: (c(211, 15, 69), c(255, 100, 130)))
    case .systemBrown:
      Variants(
        c(162, 132, 94), c(172, 142, 104),
        high: (c(127, 101, 69), c(181, 148, 105)))
    case .systemGray:
      Variants(
        c(142, 142, 147), c(142, 142, 147),
        high: (c(108, 108, 112), c(174, 174, 178)))
    case .systemGray2:
      Variants(
        c(174, 174, 178), c(99, 99, 102),
        high: (c(142, 142, 147), c(124, 124, 128)))
    case .systemGray3:
      Variants(
        c(199, 199, 204), c(72, 72, 74),
        high: (c(174, 174, 178), c(84, 84, 86)))
    case .systemGray4:
      Variants(
        c(209, 209, 214), c(58, 58, 60),
        high: (c(188, 188, 192), c(68, 68, 70)))
    case .systemGray5:
      Variants(
        c(229, 229, 234), c(44, 44, 46),
        high: (c(216, 216, 220), c(54, 54, 56)))
    case .systemGray6:
      Variants(
        c(242, 242, 247), c(28, 28, 30),
        high: (c(235, 235, 240), c(36, 36, 38)))
    case .label:
      Variants(c(0, 0, 0), c(255, 255, 255))
    case .secondaryLabel:
      Variants(
        c(60, 60, 67, 0.6), c(235, 235, 245, 0.6),
        high: (c(60, 60, 67, 173.0 / 255), c(235, 235, 245, 173.0 / 255)))
    case .tertiaryLabel:
      Variants(
        c(60, 60, 67, 0.3), c(235, 235, 245, 0.3),
        high: (c(60, 60, 67, 96.0 / 255), c(235, 235, 245, 96.0 / 255)))
    case .quaternaryLabel:
      Variants(
        c(60, 60, 67, 0.18), c(235, 235, 245, 0.16),
        high: (c(60, 60, 67, 66.0 / 255), c(235, 235, 245, 61.0 / 255)))
    case .placeholderText:
      Variants(
        c(60, 60, 67, 0.3), c(235, 235, 245, 0.3),
        high: (c(60, 60, 67, 96.0 / 255), c(235, 235, 245, 96.0 / 255)))
    case .link:
      Variants(c(0, 122, 255), c(9, 132, 255))
    case .separator:
      Variants(
        c(60, 60, 67, 0.29), c(84, 84, 88, 0.6),
        high: (c(60, 60, 67, 94.0 / 255), c(84, 84, 88, 173.0 / 255)))
    case .opaqueSeparator:
      Variants(c(198, 198, 200), c(56, 56, 58))
    case .systemFill:
      Variants(
        c(120, 120, 128, 0.2), c(120, 120, 128, 0.36),
        high: (c(120, 120, 128, 71.0 / 255), c(120, 120, 128, 112.0 / 255)))
    case .secondarySystemFill:
      Variants(
        c(120, 120, 128, 0.16), c(120, 120, 128, 0.32),
        high: (c(120, 120, 128, 61.0 / 255), c(120, 120, 128, 102.0 / 255)))
    case .tertiarySystemFill:
      Variants(
        c(118, 118, 128, 0.12), c(118, 118, 128, 0.24),
        high: (c(118, 118, 128, 51.0 / 255), c(118, 118, 128, 81.0 / 255)))
    case .quaternarySystemFill:
      Variants(
        c(116, 116, 128, 0.08), c(118, 118, 128, 0.18),
        high: (c(116, 116, 128, 40.0 / 255), c(118, 118, 128, 66.0 / 255)))
    case .systemBackground:
      Variants(
        c(255, 255, 255), c(0, 0, 0),
        high: (c(255, 255, 255), c(0, 0, 0)),
        elevated: (c(28, 28, 30), c(36, 36, 38)))
    case .secondarySystemBackground:
      Variants(
        c(242, 242, 247), c(28, 28, 30),
        high: (c(235, 235, 240), c(36, 36, 38)),
        elevated: (c(44, 44, 46), c(54, 54, 56)))
    case .tertiarySystemBackground:
      Variants(
        c(255, 255, 255), c(44, 44, 46),
        high: (c(255, 255, 255), c(54, 54, 56)),
        elevated: (c(58, 58, 60), c(68, 68, 70)))
    case .systemGroupedBackground:
      Variants(
        c(242, 242, 247), c(0, 0, 0),
        high: (c(235, 235, 240), c(0, 0, 0)),
        elevated: (c(28, 28, 30), c(36, 36, 38)))
    case .secondarySystemGroupedBackground:
      Variants(
        c(255, 255, 255), c(28, 28, 30),
        high: (c(255, 255, 255), c(36, 36, 38)),
        elevated: (c(44, 44, 46), c(54, 54, 56)))
    case .tertiarySystemGroupedBackground:
      Variants(
        c(242, 242, 247), c(44, 44, 46),
        high: (c(235, 235, 240), c(54, 54, 56)),
        elevated: (c(58, 58, 60), c(68, 68, 70)))
    case .tintColor: NamedColor.systemBlue.variants
    }
  }
}

private func c(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Color {
  Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}
