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
    #expect(labels.count == 162)
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
    let median = (errors[errors.count / 2 - 1] + errors[errors.count / 2]) / 2
    let near = errors.prefix { $0 <= 0.04 }.count
    print(
      "label widths: median error \(decimal(100 * median)) %, \(near) of \(errors.count) within 4 %"
    )
    #expect(median < 0.0095)
    #expect(Double(near) >= 0.94 * Double(errors.count))
  }

  /// Natural widths in points, measured by others on iOS 26 (Vercantez/openuikit font_metrics_ios.json).
  @Test(arguments: [
    (
      "The quick brown fox jumps over the lazy dog", Font.Weight.regular,
      [18: 357.460, 20: 388.653, 24: 455.256, 27: 511.391, 34: 640.555]
    ),
    (
      "The quick brown fox jumps over the lazy dog", .bold,
      [18: 380.163, 20: 415.130, 24: 491.606, 27: 553.492, 34: 694.078]
    ),
    (
      "Hello UIKit", .regular,
      [18: 84.066, 20: 91.619, 24: 108.532, 27: 122.279, 34: 153.266]
    ),
    (
      "0123456789", .regular,
      [18: 104.322, 20: 115.217, 24: 140.379, 27: 158.988, 34: 199.933]
    ),
  ])
  func largeText(string: String, weight: Font.Weight, widths: [Double: Double]) throws {
    let typesetter = PangoTypesetter(fonts: .debian)
    for (size, width) in widths {
      let found = try typesetter.typeset(string, in: .system(size, weight)).width
      #expect(abs(found / width - 1) < 0.015, "\(string) at \(size): \(found), not \(width)")
    }
  }
}
