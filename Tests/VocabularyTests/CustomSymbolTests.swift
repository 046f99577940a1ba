import Drawing
import Testing

@testable import Vocabulary

@Suite("Custom symbols")
struct CustomSymbolTests {
  /// A square above the baseline with its lower left corner at `x`.
  private func square(_ x: Double, _ side: Double) -> Path {
    .rect(Rect(x, -side, side, side))
  }

  private var masters: [CustomSymbol.Key: CustomSymbol.Variant] {
    [
      .init(.ultraLight, .small): .init(path: square(10, 40), width: 60),
      .init(.regular, .small): .init(path: square(8, 50), width: 66),
      .init(.black, .small): .init(path: square(5, 70), width: 80),
    ]
  }

  @Test("weights lie between the three masters")
  func weights() throws {
    let symbol = try #require(CustomSymbol(masters))
    #expect(symbol.variant(.regular, .small).path == square(8, 50))
    // Half way from ultraLight to regular.
    let light = symbol.variant(.light, .small)
    #expect(light.width == 63 && light.path == square(9, 45))
    // 0.4 of the way from regular to black.
    let semibold = symbol.variant(.semibold, .small)
    let bounds = try #require(semibold.path.controlBounds)
    #expect(abs(semibold.width - 71.6) < 1e-9)
    #expect(abs(bounds.minX - 6.8) < 1e-9 && abs(bounds.size.width - 58) < 1e-9)
  }

  @Test("scales are enlarged around the middle of the capitals")
  func scales() throws {
    let symbol = try #require(CustomSymbol(masters))
    let medium = symbol.variant(.regular, .medium)
    #expect(abs(medium.width - 66 / 0.783) < 1e-9)
    let bounds = try #require(medium.path.controlBounds)
    // The template's capitals are 70.459 high.
    let middle = -70.459 / 2
    #expect(abs(bounds.maxY - (middle + 70.459 / 2 / 0.783)) < 1e-9)
    #expect(abs(bounds.minY - (middle + (-50 - middle) / 0.783)) < 1e-9)
    #expect(abs(symbol.variant(.black, .large).width - 80 * 1.29 / 0.783) < 1e-9)
  }

  @Test("what the file has takes precedence, and without masters the nearest weight does")
  func nearest() throws {
    var variants = masters
    variants[.init(.bold, .medium)] = .init(path: square(1, 2), width: 3)
    let symbol = try #require(CustomSymbol(variants))
    #expect(symbol.variant(.bold, .medium).width == 3)
    #expect(symbol.variant(.bold, .small).width != 3)
    let lone = try #require(
      CustomSymbol([.init(.regular, .medium): .init(path: square(1, 20), width: 30)]))
    #expect(lone.variant(.black, .medium).width == 30)
    #expect(abs(lone.variant(.black, .large).width - 38.7) < 1e-9)
    // Masters with different steps cannot be interpolated.
    variants = masters
    variants[.init(.black, .small)]?.path = .circle(center: .zero, radius: 9)
    #expect(try #require(CustomSymbol(variants)).variant(.semibold, .small).path == square(8, 50))
    #expect(CustomSymbol([:]) == nil)
  }

  @Test("the image is as wide as the margins and centred on the capitals")
  func outline() throws {
    let symbol = try #require(CustomSymbol(masters))
    let outline = symbol.outline(.init(pointSize: 50, weight: .regular, scale: .small))
    #expect(outline.size.width == 33)
    // The square ends on the baseline, 35.2295 below the middle.
    #expect(abs(outline.size.height - 35.2295) < 1e-9)
    #expect(abs(outline.baseline - 35.2295) < 1e-9)
    let bounds = try #require(outline.path.controlBounds)
    #expect(abs(bounds.minX - 4) < 1e-9 && abs(bounds.maxY - 35.2295) < 1e-9)
    #expect(abs(bounds.size.width - 25) < 1e-9)
  }
}
