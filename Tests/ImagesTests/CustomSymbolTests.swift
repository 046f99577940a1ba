import Drawing
import Testing
import Vocabulary

@testable import Images

@Suite("Custom symbols")
struct CustomSymbolTests {
  /// A square above the baseline with its lower left corner at `x`.
  private func square(_ x: Double, _ side: Double) -> Path {
    .rect(Rect(x, -side, side, side))
  }

  private var masters: [CustomSymbol.Key: CustomSymbol.Variant] {
    [
      .init(.ultraLight, .small): .init(parts: [square(10, 40)], width: 60),
      .init(.regular, .small): .init(parts: [square(8, 50)], width: 66),
      .init(.black, .small): .init(parts: [square(5, 70)], width: 80),
    ]
  }

  @Test("weights lie between the three masters")
  func weights() throws {
    let symbol = try #require(CustomSymbol(masters))
    #expect(symbol.variant(.regular, .small).joined == square(8, 50))
    // Half way from ultraLight to regular.
    let light = symbol.variant(.light, .small)
    #expect(light.width == 63 && light.joined == square(9, 45))
    // 0.4 of the way from regular to black.
    let semibold = symbol.variant(.semibold, .small)
    let bounds = try #require(semibold.joined.boundingBox)
    #expect(abs(semibold.width - 71.6) < 1e-9)
    #expect(abs(bounds.minX - 6.8) < 1e-9 && abs(bounds.size.width - 58) < 1e-9)
  }

  @Test("scales are enlarged around the middle of the capitals")
  func scales() throws {
    let symbol = try #require(CustomSymbol(masters))
    let medium = symbol.variant(.regular, .medium)
    #expect(abs(medium.width - 66 / 0.783) < 1e-9)
    let bounds = try #require(medium.joined.boundingBox)
    // The template's capitals are 70.459 high.
    let middle = -70.459 / 2
    #expect(abs(bounds.maxY - (middle + 70.459 / 2 / 0.783)) < 1e-9)
    #expect(abs(bounds.minY - (middle + (-50 - middle) / 0.783)) < 1e-9)
    #expect(abs(symbol.variant(.black, .large).width - 80 * 1.29 / 0.783) < 1e-9)
  }

  @Test("drawings in the file take precedence, and without masters the nearest weight is used")
  func nearest() throws {
    var variants = masters
    variants[.init(.bold, .medium)] = .init(parts: [square(1, 2)], width: 3)
    let symbol = try #require(CustomSymbol(variants))
    #expect(symbol.variant(.bold, .medium).width == 3)
    #expect(symbol.variant(.bold, .small).width != 3)
    let lone = try #require(
      CustomSymbol([.init(.regular, .medium): .init(parts: [square(1, 20)], width: 30)]))
    #expect(lone.variant(.black, .medium).width == 30)
    #expect(abs(lone.variant(.black, .large).width - 38.7) < 1e-9)
    // Masters with different steps cannot be interpolated.
    variants = masters
    variants[.init(.black, .small)]?.parts = [.circle(center: .zero, radius: 9)]
    #expect(try #require(CustomSymbol(variants)).variant(.semibold, .small).joined == square(8, 50))
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
    let bounds = try #require(outline.path.boundingBox)
    #expect(abs(bounds.minX - 4) < 1e-9 && abs(bounds.maxY - 35.2295) < 1e-9)
    #expect(abs(bounds.size.width - 25) < 1e-9)
  }

  /// A symbol of two squares and a third one, which clears what is behind it.
  private func layered(_ change: (inout [CustomSymbol.Mode: [CustomSymbol.Layer]]) -> Void) throws
    -> CustomSymbol
  {
    var layers: [CustomSymbol.Mode: [CustomSymbol.Layer]] = [:]
    change(&layers)
    return try #require(
      CustomSymbol([
        .init(.regular, .medium): .init(
          parts: [square(0, 40), square(40, 40), square(20, 40)], width: 80, layers: layers)
      ]))
  }

  private let hundred = SymbolConfiguration(pointSize: 100)

  @Test("layers have the ranks, opacities and thresholds of the file")
  func layers() throws {
    let symbol = try layered { layers in
      var (back, front) = (CustomSymbol.Layer(parts: [0, 1]), CustomSymbol.Layer(parts: [2]))
      (back.level, back.threshold, front.opacity) = (2, 0.34, 0.5)
      layers[.hierarchical] = [back, front]
    }
    let layers = symbol.layers(hundred, .hierarchical)
    #expect(layers.map(\.level) == [2, 0])
    #expect(layers.map(\.threshold) == [0.34, nil])
    #expect(layers.map { $0.opacity(at: 0.2) } == [0.3, 0.5])
    // The box begins 40 above the baseline and ends as far below the middle of the capitals.
    #expect(layers.map { $0.path.boundingBox?.size.width } == [80, 40])
    // A mode without annotations is one layer of all parts.
    #expect(symbol.layers(hundred, .multicolor).map(\.path) == [symbol.outline(hundred).path])
  }

  @Test("a transparent layer that clears the layers behind it leaves a hole")
  func clearing() throws {
    func symbol(_ opacity: Double) throws -> CustomSymbol {
      try layered { layers in
        var (back, front) = (CustomSymbol.Layer(parts: [0, 1]), CustomSymbol.Layer(parts: [2]))
        (front.clearsBehind, front.opacity) = (true, opacity)
        layers[.monochrome] = [back, front]
      }
    }
    func widths(_ layers: [SymbolLayer]) -> [Double?] {
      layers.map { $0.path.boundingBox?.size.width }
    }
    let hole = try symbol(0).layers(hundred, .monochrome)
    #expect(widths(hole) == [80])
    let moves = hole.first?.path.elements.count { if case .move = $0 { true } else { false } }
    #expect(moves == 2)
    #expect(try symbol(0).outline(hundred).path == hole.first?.path)
    #expect(try widths(symbol(1).layers(hundred, .monochrome)) == [80, 40])
    // The box is that of all paths, whether they are shown or not.
    #expect(try symbol(0).outline(hundred).size == symbol(1).outline(hundred).size)
  }

  @Test("colours of layers are replaced, and the fill is used for a name without a colour")
  func colors() throws {
    let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
    let symbol = try layered { layers in
      let named: [DynamicColor?] = [nil, .system(.systemRed), .named("leaf")]
      layers[.multicolor] = named.enumerated().map { index, color in
        var layer = CustomSymbol.Layer(parts: [index])
        (layer.color, layer.fill) = (color, blue)
        return layer
      }
    }
    #expect(symbol.isMulticolor)
    let filled = symbol.mappingColors { color in
      if case .named = color { nil } else { .fixed(red) }
    }
    #expect(filled.layers(hundred, .multicolor).map(\.color) == [nil, red, blue])
  }
}
