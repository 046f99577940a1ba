import Drawing
import Testing

@testable import CairoRendering

/// The rounded and the serif design, which named faces stand in for.
@Suite("Designs of the system font")
struct FontDesignTests {
  private let typesetter = PangoTypesetter(fonts: .debian)

  private func set(
    _ string: String, _ family: Font.SystemDesign, _ weight: Font.Weight = .regular,
    isItalic: Bool = false
  ) throws -> TypesetText {
    var font = Font(design: family, size: 20, weight: weight)
    font.isItalic = isItalic
    return try typesetter.typeset(string, in: font)
  }

  @Test("rounded text stands where the system font's does, with other outlines")
  func rounded() throws {
    for weight in Font.Weight.allCases {
      let (round, plain) = (
        try set("Table 14", .rounded, weight), try set("Table 14", .system, weight)
      )
      #expect(round.width == plain.width)
      #expect(round.glyphs.map(\.origin) == plain.glyphs.map(\.origin))
      #expect(round.glyphs.map(\.outline) != plain.glyphs.map(\.outline))
    }
  }

  @Test("serif text is set in Noto Serif, in two weights, with its italics")
  func serif() throws {
    let outlines = try Font.Weight.allCases.map { try set("Rg", .serif, $0).glyphs }
    #expect(Set(outlines).count == 2)
    #expect(outlines[0] == outlines[4] && outlines[5] == outlines[8])
    #expect(try set("Rg", .serif, isItalic: true).glyphs != outlines[3])
    #expect(try set("Rg", .serif).glyphs != set("Rg", .system).glyphs)
  }

  /// A square of 10 points with a square hole.
  private func frame() -> Path {
    var path = Path.rect(Rect(0, 0, 10, 10))
    let hole = [Point(3, 3), Point(3, 7), Point(7, 7), Point(7, 3)]
    path.move(to: hole[0])
    for point in hole.dropFirst() { path.addLine(to: point) }
    path.closeSubpath()
    return path
  }

  @Test("corners that point out become quarters of a circle, those of holes stay")
  func corners() throws {
    let rounded = RoundedCorners(frame(), radius: 5).path
    // The outer contour is a circle about the middle, to the error of cubic arcs.
    for element in rounded.elements.prefix(while: { $0 != .close }) {
      if case .curve(let a, let b, let end) = element {
        let start = Point(10 - end.x, 10 - end.y)
        _ = (a, b, start)
        let distance = ((end.x - 5) * (end.x - 5) + (end.y - 5) * (end.y - 5)).squareRoot()
        #expect(abs(distance - 5) < 1e-9)
      }
    }
    let inside = rounded.elements.drop(while: { $0 != .close }).dropFirst()
    #expect(!inside.contains { if case .curve = $0 { true } else { false } })
    #expect(rounded.elements.count { if case .curve = $0 { true } else { false } } == 4)
  }

  @Test("a corner of a short edge has half of the edge as its radius")
  func shortEdges() throws {
    let stem = RoundedCorners(.rect(Rect(0, 0, 2, 20)), radius: 5).path
    var ends: [Point] = []
    for case .curve(_, _, let end) in stem.elements { ends.append(end) }
    // The ends of the stem are half circles of radius 1.
    #expect(Set(ends) == [Point(2, 1), Point(1, 20), Point(0, 19), Point(1, 0)])
  }

  @Test("the fingerprint names serif and italic faces and the fallback fonts that a scene needs")
  func fingerprint() throws {
    var serif = Font(design: .serif, size: 17, weight: .bold)
    serif.isItalic = true
    let library = FontLibrary.debian
    let names = library.paths(of: ["\u{5E9}\u{5DC}"], in: [serif, .system(17)])
      .map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(
      names == [
        "NotoSansHebrew-Bold.ttf", "NotoSansHebrew-Regular.ttf", "NotoSerif-BoldItalic.ttf",
      ])
    #expect(library.paths(of: ["plain"], in: [.system(17), .monospaced(12)]).isEmpty)
  }
}
