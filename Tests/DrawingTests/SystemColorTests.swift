import Drawing
import Testing

@Suite("System colours")
struct SystemColorTests {
  @Test("have UIKit's names")
  func names() {
    #expect(SystemColor.allCases.count == 36)
    #expect(SystemColor(rawValue: "secondarySystemGroupedBackground") != nil)
    #expect(Set(SystemColor.allCases.map(\.rawValue)).count == SystemColor.allCases.count)
  }

  @Test(
    "follow appearance and contrast",
    arguments: [
      (SystemColor.systemRed, "#FF3B30", "#FF453A", "#D70015", "#FF6961"),
      (.systemBlue, "#007AFF", "#0A84FF", "#0040DD", "#409CFF"),
      (.systemTeal, "#30B0C7", "#40C8E0", "#0071A4", "#70D7FF"),
      (.systemGray6, "#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"),
      (.label, "#000000", "#FFFFFF", "#000000", "#FFFFFF"),
      (.secondaryLabel, "#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD"),
      (.separator, "#3C3C434A", "#54545899", "#3C3C435E", "#545458AD"),
      (.quaternarySystemFill, "#74748014", "#7676802E", "#74748028", "#76768042"),
      (.link, "#007AFF", "#0984FF", "#007AFF", "#0984FF"),
    ])
  func table(
    color: SystemColor, light: String, dark: String, lightHigh: String, darkHigh: String
  ) {
    #expect(color.color(.light).hexText == light)
    #expect(color.color(.dark).hexText == dark)
    #expect(color.color(.light, contrast: .high).hexText == lightHigh)
    #expect(color.color(.dark, contrast: .high).hexText == darkHigh)
  }

  @Test("dark backgrounds are lighter when elevated, and nothing else changes")
  func levels() {
    #expect(SystemColor.systemBackground.color(.dark).hexText == "#000000")
    #expect(SystemColor.systemBackground.color(.dark, level: .elevated).hexText == "#1C1C1E")
    #expect(
      SystemColor.tertiarySystemBackground.color(.dark, contrast: .high, level: .elevated).hexText
        == "#444446")
    var changing = 0
    for color in SystemColor.allCases {
      for contrast in SystemColor.Contrast.allCases {
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
    let color = SystemColor.secondaryLabel.color(.light)
    #expect(color.alpha == 0.6 && color.red == 60.0 / 255)
  }
}
