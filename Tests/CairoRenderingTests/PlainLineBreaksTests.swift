import Drawing
import Testing

@testable import CairoRendering

/// Plain text is broken into lines without Pango, at the places at which Pango breaks it.
@Suite struct PlainLineBreaksTests {
  /// A character of each class of UAX #14 that plain text has, and those whose class may surprise.
  private static let letters = Array(
    " aé0([{)]}\"'’“!?,.:;/-|–—…$+\\%#&*<=>@^_`~".unicodeScalars.map { String($0) })

  private func compare(_ texts: some Sequence<String>) throws {
    let set = try FontSet([PlainTextTests.members[0]], features: "liga=0, calt=0")
    let manner = FontSet.Manner(tracking: 0, direction: .leftToRight, font: .system(17))
    var differences: [String] = []
    for text in texts {
      let plain = try #require(PlainText(text))
      let theirs = try set.withPango { pango throws(TypesettingError) in
        try pango.breakPlaces(text, manner)
      }
      let ours = PlainLineBreaks.places(in: plain)
      if ours != theirs {
        differences.append(
          "\(text): \(ours.words) \(ours.letters), Pango \(theirs.words) \(theirs.letters)")
      }
    }
    #expect(differences.prefix(60).joined(separator: "\n") == "")
  }

  @Test func pairsAreBrokenWherePangoBreaksThem() throws {
    try compare(
      Self.letters.flatMap { first in
        Self.letters.flatMap { second in
          ["", " ", "  "].map { "x" + first + $0 + second + "x" }
        }
      })
  }

  @Test func triplesAreBrokenWherePangoBreaksThem() throws {
    let letters = Self.letters.prefix(28)
    try compare(
      letters.flatMap { first in
        letters.flatMap { second in letters.map { first + second + $0 } }
      })
  }

  @Test func longTextsAreBrokenWherePangoBreaksThem() throws {
    var state: UInt64 = 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    try compare(
      (0..<4000).map { _ in
        (0..<12).map { _ in Self.letters[next(Self.letters.count)] }.joined()
      })
  }
}
