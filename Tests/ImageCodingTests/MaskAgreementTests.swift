import Drawing
import Testing

/// Layers that are seen through a mask, in our own pixels against librsvg's pixels of our SVG.
@Suite("Masks in our pixels and in our SVG agree")
struct MaskAgreementTests {
  private static let blue = Color(hex: 0x0A84FF)
  private static let box = Rect(12, 14, 36, 30)
  private static let disc = Path.roundedRect(
    Rect(14, 14, 30, 30), cornerRadius: 15, corners: .all, curve: .circular)

  private func layer(
    opacity: Double = 1, shadow: Shadow? = nil, mask: [DisplayList.Item]
  ) -> DisplayList.Layer {
    var layer = DisplayList.Layer(
      opacity: opacity, shadow: shadow,
      items: [
        .fill(.rect(Self.box), Self.blue), .fill(.rect(Rect(30, 14, 18, 30)), Color(hex: 0xFF9F0A)),
      ])
    layer.mask = DisplayList.mask(mask)
    return layer
  }

  private func expect(
    _ layer: DisplayList.Layer, atEdges: Int = 0, worst: Int = 2,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try Agreement([.layer(layer)])
    #expect(found.worstInside <= 2, "\(found)", sourceLocation: location)
    #expect(found.countAtEdges <= atEdges, "\(found)", sourceLocation: location)
    #expect(found.worstAtEdges <= worst, "\(found)", sourceLocation: location)
    #expect(found.variety > 2, "\(found)", sourceLocation: location)
  }

  /// librsvg leaves Cairo's tolerance for curves at 0.1 pixel, we do not.
  @Test("a shape, filled and as a line")
  func shapes() throws {
    try expect(
      layer(mask: [.fill(Self.disc, .color(Color(hex: 0x000000)))]), atEdges: 150, worst: 16)
    try expect(
      layer(mask: [.stroke(Self.disc, Stroke(lineWidth: 4), Color(hex: 0x123456))]), atEdges: 220,
      worst: 16)
  }

  @Test("a gradient whose colours do not matter, and a translucent layer")
  func gradients() throws {
    let fade = LinearGradient(
      start: Point(0, 14), end: Point(0, 44),
      stops: [
        .init(color: Color(hex: 0x300000), location: 0.2),
        .init(color: Color(hex: 0x0000FF).withAlphaComponent(0), location: 0.9),
      ])
    for opacity in [1, 0.6] {
      try expect(
        layer(opacity: opacity, mask: [.fill(.rect(Self.box), .linearGradient(fade))]))
    }
    try expect(
      layer(mask: [.layer(.init(opacity: 0.5, items: [.fill(.rect(Self.box), Self.blue)]))]))
  }

  @Test("an image, by its alpha")
  func images() throws {
    var bytes: [UInt8] = []
    for y in 0..<20 { for x in 0..<20 { bytes += [200, 10, 60, UInt8((x + y) * 6)] } }
    let image = Image(try Bitmap(width: 20, height: 20, rgba: bytes))
    try expect(layer(mask: [.image(image, in: Rect(14, 16, 10, 10))]))
  }

  @Test("a shadow is masked, too")
  func shadows() throws {
    let shadow = Shadow(
      color: Color(hex: 0x000000), opacity: 0.8, radius: 3, offset: Size(2, 3))
    try expect(layer(shadow: shadow, mask: [.fill(.rect(Rect(20, 20, 40, 40)), Self.blue)]))
  }

  @Test("without ink in its mask a layer has none")
  func empty() throws {
    var layer = layer(mask: [])
    #expect(layer.inkBounds == nil)
    layer.mask = DisplayList.mask([.fill(.rect(Rect(0, 0, 20, 20)), Self.blue)])
    #expect(layer.inkBounds == Rect(12, 14, 8, 6))
    layer.mask = nil
    #expect(layer.inkBounds == Self.box)
  }
}
