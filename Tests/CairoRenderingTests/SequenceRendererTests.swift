import Drawing
import Images
import TestSupport
import Testing

@testable import CairoRendering

/// A picture that resembles another is drawn in two parts. This must not be visible.
@Suite("Pictures that resemble each other")
struct SequenceRendererTests {
  private static let size = Size(60, 40)

  private static func path(_ random: inout SplitMix64) -> Path {
    let (x, y) = (
      Double.random(in: 0...50, using: &random), Double.random(in: 0...30, using: &random)
    )
    let side = Double.random(in: 2...30, using: &random)
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: .rect(Rect(x.rounded(), y.rounded(), side.rounded(), 8))
    case 1: .circle(center: Point(x, y), radius: side / 2)
    case 2:
      .roundedRect(Rect(x, y, side, side), cornerRadius: 4, corners: .all, curve: .continuous)
    default:
      Symbol.starFill.path.applying(
        Transform(scaleX: side, y: side).concatenating(.translation(Point(x, y))))
    }
  }

  private static func color(_ random: inout SplitMix64) -> Color {
    Color(hex: UInt32.random(in: 0...0xFF_FF_FF, using: &random))
      .withAlphaComponent(Bool.random(using: &random) ? 1 : 0.4)
  }

  private static func item(_ random: inout SplitMix64, depth: Int) -> DisplayList.Item {
    switch Int.random(in: 0..<(depth > 0 ? 5 : 3), using: &random) {
    case 0: return .fill(path(&random), color(&random))
    case 1: return .stroke(path(&random), Stroke(lineWidth: 1.5), color(&random))
    case 2:
      let gradient = LinearGradient(
        start: .zero, end: Point(60, 40), colors: [color(&random), color(&random)])
      return .fill(path(&random), .linearGradient(gradient))
    default:
      let kind = Int.random(in: 0..<6, using: &random)
      return .layer(
        .init(
          transform: kind == 0 ? Transform(scaleX: 0.9, y: 0.9) : .translation(Point(1, 2)),
          opacity: kind == 1 ? 0.7 : 1, clip: kind == 2 ? path(&random) : nil,
          shadow: kind == 3
            ? Shadow(color: Color(white: 0), opacity: 0.5, radius: 2, offset: Size(1, 1)) : nil,
          items: items(&random, depth: depth - 1)))
    }
  }

  private static func items(_ random: inout SplitMix64, depth: Int) -> [DisplayList.Item] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in item(&random, depth: depth) }
  }

  /// Changes, adds or takes out something somewhere.
  private static func change(_ items: inout [DisplayList.Item], _ random: inout SplitMix64) {
    guard let index = items.indices.randomElement(using: &random) else { return }
    if case .layer(var layer) = items[index], Int.random(in: 0..<3, using: &random) > 0 {
      change(&layer.items, &random)
      items[index] = .layer(layer)
      return
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: items.insert(item(&random, depth: 1), at: index)
    case 1 where items.count > 1: items.remove(at: index)
    default: items[index] = item(&random, depth: 1)
    }
  }

  @Test("each equals the picture that is drawn alone, after any other picture", arguments: 0..<24)
  func same(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let scale = Double(Int.random(in: 1...3, using: &random))
    var renderer = SequenceRenderer(scale: scale)
    var list = DisplayList(size: Self.size, items: Self.items(&random, depth: 3))
    var drawnInParts = 0
    for turn in 0..<12 {
      let alone = try CairoRenderer().bitmap(of: list, scale: scale)
      #expect(try renderer.bitmap(of: list) == alone, "turn \(turn)")
      let before = list
      Self.change(&list.items, &random)
      let parts = list.separated(since: before, pixel: 1 / scale)
      if !parts.still.isEmpty && !parts.moving.isEmpty { drawnInParts += 1 }
    }
    #expect(drawnInParts > 0)
  }

  /// A layer with plain colours and letters, like a cell.
  private static func cell(
    _ number: Int, _ random: inout SplitMix64, _ text: TypesetText
  ) -> DisplayList.Layer {
    let items = (0..<Int.random(in: 1...5, using: &random)).map { _ -> DisplayList.Item in
      let place = Point(
        Double.random(in: -2...30, using: &random), Double.random(in: 4...12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: return .stroke(path(&random), Stroke(lineWidth: 1.3), color(&random))
      case 1: return .fill(path(&random), color(&random))
      case 2:
        return .layer(
          .init(
            transform: Transform(a: 0.9, b: 0.1, c: -0.1, d: 0.9, tx: 1 / 3, ty: 2 / 3),
            opacity: 0.6, items: [.fill(path(&random), color(&random))]))
      default: return .text(text, at: place, color(&random))
      }
    }
    return DisplayList.Layer(
      name: "item-\(number)",
      clip: Bool.random(using: &random) ? .rect(Rect(0, 0, 60, 14)) : nil, items: items)
  }

  @Test("layers that move by whole pixels equal those that are drawn there")
  func moved() throws {
    var reused = 0
    for seed in UInt64(0)..<40 { reused += try reusedTiles(seed: seed) }
    #expect(reused > 200)
  }

  /// Compares pictures in which layers have moved with those that are drawn alone. Returns how many tiles were reused:
  /// none of layers that overlap others.
  private func reusedTiles(seed: UInt64) throws -> Int {
    var random = SplitMix64(state: seed)
    let scale = Double(Int.random(in: 1...3, using: &random))
    let text = try PangoTypesetter(fonts: .debian).typeset("Gryf 3", in: .system(11))
    let cells = (0..<5).map { Self.cell($0, &random, text) }
    var renderer = SequenceRenderer(scale: scale)
    var reused = 0
    for turn in 0..<12 {
      let offset = Double(Int.random(in: -60...120, using: &random)) / scale
      var items: [DisplayList.Item] = [
        .fill(
          .rect(Rect(origin: .zero, size: Self.size)),
          Color(hex: turn < 6 ? 0xF2_F2_F7 : 0x1C_1C_1E))
      ]
      for (number, var cell) in cells.enumerated() {
        // Thirds of points, which are whole pixels at 3x only.
        let shift = Double(Int.random(in: 0...1, using: &random)) / scale
        cell.transform = .translation(Point(shift, Double(number) * 49 / 3 - offset))
        items.append(.layer(cell))
      }
      let list = DisplayList(size: Self.size, items: items)
      let alone = try CairoRenderer().bitmap(of: list, scale: scale)
      #expect(try renderer.bitmap(of: list) == alone)
      reused += renderer.reusedTiles
    }
    return reused
  }

  @Test("layers that look the same under other names share a tile")
  func twins() throws {
    let text = try PangoTypesetter(fonts: .debian).typeset("Gryf 3", in: .system(11))
    func layer(_ name: String, _ x: Double, _ y: Double) -> DisplayList.Item {
      let label = DisplayList.Layer(
        name: name + ".label", items: [.text(text, at: Point(2, 12), Color(hex: 0x33_66_99))])
      return .layer(
        .init(name: name, transform: .translation(Point(x, y)), items: [.layer(label)]))
    }
    var renderer = SequenceRenderer(scale: 2)
    var reused: [Int] = []
    for (names, y) in [(["a", "b", "c"], 1.0), (["a", "b", "c"], 2), (["d", "e", "f"], 3)] {
      let items = [
        DisplayList.Item.fill(.rect(Rect(0, 0, 60, 60)), Color(hex: 0xF2_F2_F7)),
        layer(names[0], 1, y),
        // Looks different: it stands elsewhere between pixels.
        layer(names[1], 1.2, y + 20),
        layer(names[2], 1, y + 40),
      ]
      let list = DisplayList(size: Size(60, 60), items: items)
      #expect(try renderer.bitmap(of: list) == CairoRenderer().bitmap(of: list, scale: 2))
      reused.append(renderer.reusedTiles)
    }
    // The first picture is drawn alone. In the second one the third layer looks like the first.
    #expect(reused == [0, 1, 3])
  }

  @Test("a layer that pauses keeps its tile")
  func pause() throws {
    func list(_ y: Double) -> DisplayList {
      DisplayList(
        size: Size(40, 40),
        items: [
          .fill(.rect(Rect(0, 0, 40, 40)), Color(hex: 0xF2_F2_F7)),
          .layer(
            .init(
              name: "a", transform: .translation(Point(4, y)),
              items: [.fill(.rect(Rect(0, 0, 9.5, 9.5)), Color(hex: 0x33_66_99))])),
        ])
    }
    var renderer = SequenceRenderer(scale: 2)
    var reused: [Int] = []
    for y in [1.0, 2, 3, 3, 3, 4, 4] {
      #expect(try renderer.bitmap(of: list(y)) == CairoRenderer().bitmap(of: list(y), scale: 2))
      reused.append(renderer.reusedTiles)
    }
    // It is drawn once, in the second picture, and copied when it moves or comes to rest.
    #expect(reused == [0, 0, 1, 1, 0, 1, 1])
  }

  @Test("a translucent layer shows the content behind it", arguments: [20.0, 40])
  func grounds(border: Double) throws {
    func list(_ name: String?) -> DisplayList {
      let ink = DisplayList.Item.fill(.rect(Rect(0, 0, 30, 10)), Color(white: 0, alpha: 0.5))
      return DisplayList(
        size: Size(40, 20),
        items: [
          .fill(.rect(Rect(0, 0, border, 20)), Color(hex: 0xF2_F2_F7)),
          .fill(.rect(Rect(border, 0, 40, 20)), Color(hex: 0x1C_1C_1E)),
          .layer(.init(name: name, transform: .translation(Point(5, 5)), items: [ink])),
        ])
    }
    // A layer without a name has no tile.
    let direct = try CairoRenderer().bitmap(of: list(nil), scale: 2)
    #expect(try CairoRenderer().bitmap(of: list("a"), scale: 2) == direct)
  }

  @Test("a picture of another size is drawn completely")
  func size() throws {
    let square = DisplayList.Item.fill(.rect(Rect(1, 1, 5, 5)), Color(hex: 0x33_66_99))
    var renderer = SequenceRenderer(scale: 2)
    for side in [10.0, 10, 12, 8, 8] {
      let list = DisplayList(size: Size(side, side), items: [square])
      #expect(try renderer.bitmap(of: list) == CairoRenderer().bitmap(of: list, scale: 2))
    }
  }
}
