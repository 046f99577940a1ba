import Drawing
import Foundation
import Testing

@testable import CairoRendering

/// Labels of real apps, whose frames Xcode solved with Apple's own fonts: the letters and how wide they
/// were together.
@Suite struct LabelWidthTests {
  private struct Label: Decodable {
    let size: Double
    let weight: String
    /// In points, rounded up to whole pixels.
    let width: Double
    let scale: Double
    let characters: [String: Int]
  }

  private static let weights: [String: Font.Weight] = [
    "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]

  @Test func interIsAsWideAsSanFrancisco() throws {
    let url = try #require(
      Bundle.module.url(
        forResource: "label-widths", withExtension: "json", subdirectory: "Resources"))
    let labels = try JSONDecoder().decode([Label].self, from: Data(contentsOf: url))
    #expect(labels.count == 42)
    let typesetter = PangoTypesetter(fonts: .debian)
    var errors: [Double] = []
    for label in labels {
      let weight = try #require(Self.weights[label.weight])
      let font = Font.system(label.size, weight)
      // Which letter stands beside which is not known, so that there is no kerning in this sum.
      let width = try label.characters.reduce(0) { sum, character in
        try sum + Double(character.value) * typesetter.typeset(character.key, in: font).width
      }
      let shown = (width * label.scale).rounded(.up) / label.scale
      errors.append(abs(shown / label.width - 1))
    }
    errors.sort()
    let median = (errors[20] + errors[21]) / 2
    print(
      "label widths: median error \(decimal(100 * median)) %, worst \(decimal(100 * errors[41])) %")
    #expect(median < 0.015)
  }
}
