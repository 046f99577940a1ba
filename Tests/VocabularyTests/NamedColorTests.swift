import Drawing
import Testing
import Vocabulary

@Suite("Colours by name")
struct NamedColorTests {
  @Test("have UIKit's names")
  func names() {
    #expect(NamedColor.allCases.count == 54)
    #expect(NamedColor(rawValue: "secondarySystemGroupedBackground") != nil)
    #expect(Set(NamedColor.allCases.map(\.rawValue)).count == NamedColor.allCases.count)
  }

  /// Light, dark, light and dark in high contrast, and the two dark ones of elevated surfaces where they
  /// differ. Typed in from the dump of iOS 13, not from the table that is tested; alphas are
  /// the nearest bytes of the fractions.
  private static let dumped: [(NamedColor, [String])] = {
    let rows: [(NamedColor, [String])] = [
      (.systemRed, ["#FF3B30", "#FF453A", "#D70015", "#FF6961"]),
      (.systemOrange, ["#FF9500", "#FF9F0A", "#C93400", "#FFB340"]),
      (.systemYellow, ["#FFCC00", "#FFD60A", "#A05A00", "#FFD426"]),
      (.systemGreen, ["#34C759", "#30D158", "#248A3D", "#30DB5B"]),
      (.systemMint, ["#00C7BE", "#63E6E2", "#0C817B", "#66D4CF"]),
      (.systemTeal, ["#30B0C7", "#40C8E0", "#0071A4", "#70D7FF"]),
      (.systemCyan, ["#32ADE6", "#64D2FF", "#0071A4", "#70D7FF"]),
      (.systemBlue, ["#007AFF", "#0A84FF", "#0040DD", "#409CFF"]),
      (.systemIndigo, ["#5856D6", "#5E5CE6", "#3634A3", "#7D7AFF"]),
      (.systemPurple, ["#AF52DE", "#BF5AF2", "#8944AB", "#DA8FFF"]),
      (.systemPink, ["#FF2D55", "#FF375F", "#D30F45", "#FF6482"]),
      (.systemBrown, ["#A2845E", "#AC8E68", "#7F6545", "#B59469"]),
      (.systemGray, ["#8E8E93", "#8E8E93", "#6C6C70", "#AEAEB2"]),
      (.systemGray2, ["#AEAEB2", "#636366", "#8E8E93", "#7C7C80"]),
      (.systemGray3, ["#C7C7CC", "#48484A", "#AEAEB2", "#545456"]),
      (.systemGray4, ["#D1D1D6", "#3A3A3C", "#BCBCC0", "#444446"]),
      (.systemGray5, ["#E5E5EA", "#2C2C2E", "#D8D8DC", "#363638"]),
      (.systemGray6, ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"]),
      (.label, ["#000000", "#FFFFFF", "#000000", "#FFFFFF"]),
      (.secondaryLabel, ["#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD"]),
      (.tertiaryLabel, ["#3C3C434D", "#EBEBF54D", "#3C3C4360", "#EBEBF560"]),
      (.quaternaryLabel, ["#3C3C432E", "#EBEBF529", "#3C3C4342", "#EBEBF53D"]),
      (.placeholderText, ["#3C3C434D", "#EBEBF54D", "#3C3C4360", "#EBEBF560"]),
      (.link, ["#007AFF", "#0984FF", "#007AFF", "#0984FF"]),
      (.separator, ["#3C3C434A", "#54545899", "#3C3C435E", "#545458AD"]),
      (.opaqueSeparator, ["#C6C6C8", "#38383A", "#C6C6C8", "#38383A"]),
      (.systemFill, ["#78788033", "#7878805C", "#78788047", "#78788070"]),
      (.secondarySystemFill, ["#78788029", "#78788052", "#7878803D", "#78788066"]),
      (.tertiarySystemFill, ["#7676801F", "#7676803D", "#76768033", "#76768051"]),
      (.quaternarySystemFill, ["#74748014", "#7676802E", "#74748028", "#76768042"]),
      (.systemBackground, ["#FFFFFF", "#000000", "#FFFFFF", "#000000", "#1C1C1E", "#242426"]),
      (
        .secondarySystemBackground,
        ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426", "#2C2C2E", "#363638"]
      ),
      (
        .tertiarySystemBackground,
        ["#FFFFFF", "#2C2C2E", "#FFFFFF", "#363638", "#3A3A3C", "#444446"]
      ),
      (
        .systemGroupedBackground,
        ["#F2F2F7", "#000000", "#EBEBF0", "#000000", "#1C1C1E", "#242426"]
      ),
      (
        .secondarySystemGroupedBackground,
        ["#FFFFFF", "#1C1C1E", "#FFFFFF", "#242426", "#2C2C2E", "#363638"]
      ),
      (
        .tertiarySystemGroupedBackground,
        ["#F2F2F7", "#2C2C2E", "#EBEBF0", "#363638", "#3A3A3C", "#444446"]
      ),
    ]
    return rows
  }()

  @Test("have the dumped values in all surroundings")
  func table() {
    for (color, values) in Self.dumped {
      let found = [
        color.color(.light), color.color(.dark), color.color(.light, contrast: .high),
        color.color(.dark, contrast: .high), color.color(.dark, level: .elevated),
        color.color(.dark, contrast: .high, level: .elevated),
      ].map(\.hexText)
      let expected = values.count == 6 ? values : values + [values[1], values[3]]
      #expect(found == expected, "\(color)")
    }
    #expect(Self.dumped.count == 36)
  }

  @Test("the fixed ones are the same everywhere")
  func fixed() {
    let known = Set(Self.dumped.map(\.0))
    // Without a view it is systemBlue.
    #expect(NamedColor.tintColor.color(.dark) == NamedColor.systemBlue.color(.dark))
    for color in NamedColor.allCases where !known.contains(color) && color != .tintColor {
      for userInterfaceStyle in UserInterfaceStyle.allCases {
        for contrast in AccessibilityContrast.allCases {
          for level in UserInterfaceLevel.allCases {
            #expect(
              color.color(userInterfaceStyle, contrast: contrast, level: level)
                == color.color(.light))
          }
        }
      }
    }
    #expect(NamedColor.gray.color(.light).hexText == "#808080")
    #expect(NamedColor.lightGray.color(.light).hexText == "#AAAAAA")
    #expect(NamedColor.darkGray.color(.light).hexText == "#555555")
    #expect(NamedColor.orange.color(.light).hexText == "#FF8000")
    #expect(NamedColor.clear.color(.light) == .clear)
  }

  @Test("dark backgrounds are lighter when elevated, and nothing else changes")
  func levels() {
    #expect(NamedColor.systemBackground.color(.dark).hexText == "#000000")
    #expect(NamedColor.systemBackground.color(.dark, level: .elevated).hexText == "#1C1C1E")
    #expect(
      NamedColor.tertiarySystemBackground.color(.dark, contrast: .high, level: .elevated).hexText
        == "#444446")
    var changing = 0
    for color in NamedColor.allCases {
      for contrast in AccessibilityContrast.allCases {
        #expect(
          color.color(.light, contrast: contrast)
            == color.color(.light, contrast: contrast, level: .elevated))
      }
      if color.color(.dark) != color.color(.dark, level: .elevated) { changing += 1 }
    }
    #expect(changing == 6)
  }

  @Test("keep fractions of alpha as iOS reports them")
  func fractions() {
    let color = NamedColor.secondaryLabel.color(.light)
    #expect(color.alpha == 0.6 && color.red == 60.0 / 255)
  }
}
