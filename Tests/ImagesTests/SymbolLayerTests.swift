import Drawing
import Testing
import Vocabulary

@testable import Images

@Suite("Layers of symbols")
struct SymbolLayerTests {
  private let configuration = SymbolConfiguration(pointSize: 100)

  private func layers(_ name: String) throws -> [SymbolLayer] {
    try #require(Symbol(rawValue: name)).layers(configuration)
  }

  @Test("layers together cover the area of the symbol", arguments: Symbol.allCases)
  func bounds(symbol: Symbol) throws {
    let layers = symbol.layers(configuration)
    let whole = try #require(symbol.outline(configuration).path.boundingBox)
    let parts = layers.compactMap(\.path.boundingBox)
    let all = try #require(parts.first)
    let union = parts.dropFirst().reduce(all) { $0.union($1) }
    #expect(abs(union.minX - whole.minX) < 0.5 && abs(union.maxX - whole.maxX) < 0.5)
    #expect(abs(union.minY - whole.minY) < 0.5 && abs(union.maxY - whole.maxY) < 0.5)
    #expect(layers.map(\.level) == layers.map(\.level).sorted(by: >))
  }

  @Test("inner parts are primary, and surrounding parts secondary without a hole")
  func enclosed() throws {
    for name in ["xmark.circle", "xmark.circle.fill", "clock", "clock.fill"] {
      #expect(try layers(name).map(\.level) == [1, 0], "\(name)")
    }
    let disc = try #require(try layers("xmark.circle.fill").first)
    let moves = disc.path.elements.count { if case .move = $0 { true } else { false } }
    #expect(moves == 1)
    #expect(try layers("star.fill").map(\.level) == [0])
    #expect(try layers("person.badge.plus").map(\.level) == [1, 0])
    #expect(try layers("bell.slash").map(\.level).max() == 1)
  }

  @Test("a value reaches a layer after an equal part of the range")
  func values() throws {
    let wifi = try layers("wifi")
    func full(_ value: Double) -> [Int] {
      wifi.filter { $0.opacity(at: value) == 1 }.compactMap { $0.threshold.map { Int($0 * 100) } }
        .sorted()
    }
    #expect(full(0) == [])
    #expect(full(0.1) == [0])
    #expect(full(0.33) == [0])
    #expect(full(0.5) == [0, 34])
    #expect(full(1) == [0, 34, 68])
    let speaker = try layers("speaker.wave.2")
    #expect(speaker.count { $0.opacity(at: 0) == 1 } == 1)
  }

  @Test("a value in one colour is shown in layers with the holes of the symbol")
  func valueLayers() throws {
    func layers(_ name: String) throws -> [SymbolLayer] {
      try #require(Symbol(rawValue: name)).valueLayers(configuration)
    }
    for name in [
      "star.fill", "checkmark.circle.fill", "clock.fill", "wifi.circle.fill", "no.drawing",
    ] {
      #expect(try layers(name) == [], "\(name)")
    }
    #expect(try layers("wifi").map(\.threshold) == [0.68, 0.34, 0])
    #expect(try layers("wifi.circle").map(\.threshold) == [nil, 0.68, 0.34, 0])
    // The waves, which the badge has a gap around, and the badge, out of which its sign is cut.
    let badged = try layers("wifi.badge.plus")
    #expect(badged.map(\.threshold) == [0.68, 0.34, 0, nil])
    let disc = try #require(badged.last).path
    let moves = disc.elements.count { if case .move = $0 { true } else { false } }
    #expect(moves == 2)
  }

  @Test("the layers of a value cover the area of the symbol", arguments: Symbol.allCases)
  func valueBounds(symbol: Symbol) throws {
    let layers = symbol.valueLayers(configuration)
    guard let first = layers.first?.path.boundingBox else { return }
    let whole = try #require(symbol.outline(configuration).path.boundingBox)
    let union = layers.compactMap(\.path.boundingBox).reduce(first) { $0.union($1) }
    #expect(abs(union.minX - whole.minX) < 0.5 && abs(union.maxX - whole.maxX) < 0.5)
    #expect(abs(union.minY - whole.minY) < 0.5 && abs(union.maxY - whole.maxY) < 0.5)
  }

  @Test("thresholds are Apple's, in whole percents")
  func thresholds() {
    let documented = [1: [0], 3: [0, 0.34, 0.68], 4: [0, 0.26, 0.51, 0.76]]
    for (count, values) in documented {
      #expect((1...count).map { SymbolLayer.threshold(step: $0, of: count) } == values)
    }
    #expect(SymbolLayer.threshold(step: 0, of: 3) == nil)
    let layer = SymbolLayer(path: Path(), level: 0, threshold: 0.26, opacity: 0.5)
    #expect(layer.opacity(at: 0.25) == 0.15)
    #expect(layer.opacity(at: 0.26) == 0.5)
  }

  @Test("colours go to the layers in their order, and the last one to the rest")
  func colors() {
    let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
    func layer(_ level: Int) -> SymbolLayer { SymbolLayer(path: Path(), level: level) }
    let palette = SymbolConfiguration.Coloring.palette([.fixed(red), .fixed(blue)])
    #expect((0...2).map { palette.color(of: layer($0)) } == [red, blue, blue])
    let hierarchical = SymbolConfiguration.Coloring.hierarchical(.fixed(red))
    #expect((0...3).map { hierarchical.color(of: layer($0))?.alpha } == [1, 0.5, 0.18, 0.18])
  }
}
