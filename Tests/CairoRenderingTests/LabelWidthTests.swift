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

  private func labels(_ name: String) throws -> [Label] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources"))
    return try JSONDecoder().decode([Label].self, from: Data(contentsOf: url))
  }

  /// How far the widths of labels are from the real ones, as fractions, ascending.
  private func errors(_ labels: [Label]) throws -> [Double] {
    let typesetter = PangoTypesetter(fonts: .debian)
    return try labels.map { label in
      let weight = try #require(Self.weights[label.weight])
      let font = Font.system(label.size, weight)
      // Which letter stands beside which is not known, so that there is no kerning in this sum.
      let width = try label.characters.reduce(0) { sum, character in
        try sum + Double(character.value) * typesetter.typeset(character.key, in: font).width
      }
      let shown = (width * label.scale).rounded(.up) / label.scale
      return abs(shown / label.width - 1)
    }.sorted()
  }

  private func report(_ name: String, _ errors: [Double]) -> (median: Double, near: Double) {
    let median = (errors[(errors.count - 1) / 2] + errors[errors.count / 2]) / 2
    let near = Double(errors.count { $0 <= 0.04 }) / Double(errors.count)
    print(
      "\(name): \(errors.count) labels, median error \(decimal(100 * median)) %,"
        + " \(decimal(100 * near)) % within 4 %")
    return (median, near)
  }

  @Test("Inter is as wide as San Francisco")
  func widths() throws {
    let (small, large) = (try labels("label-widths"), try labels("large-label-widths"))
    #expect((small.count, large.count) == (162, 45))
    let all = report("6 to 17 points", try errors(small))
    #expect(all.median < 0.008 && all.near >= 0.94)
    // The tracking was fitted to other letters and texts, so that none of these was used. The large ones' frames
    // are natural widths for certain, because no constraint decides them.
    let judged = report("18 to 40 points", try errors(large.filter { $0.size <= 40 }))
    #expect(judged.median < 0.008 && judged.near >= 0.95)
    let both = report(
      "9 to 40 points", try errors((small + large).filter { (9...40).contains($0.size) }))
    #expect(both.median < 0.008 && both.near >= 0.95)
    for weight in ["light", "regular", "medium", "semibold", "bold"] {
      _ = report(weight, try errors((small + large).filter { $0.weight == weight }))
    }
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
