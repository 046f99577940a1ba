import Drawing
import Images
import Testing

/// Every kind of ink in our own pixels against librsvg's pixels of our SVG: away from edges no
/// component is off by more than two levels. Measured with librsvg 2.54.7.
@Suite("Our pixels and our SVG agree")
struct SVGAgreementTests {
  private static let blue = Color(hex: 0x0A84FF)
  private static let orange = Color(hex: 0xFF9F0A)
  private static let box = Rect(12, 14, 36, 30)

  /// - Parameter inside: by how many levels a pixel that is not at an edge may be off.
  /// - Parameter atEdges: how many pixels at edges may be off by more than two.
  /// - Parameter worst: by how much those may be off.
  private func expect(
    _ items: [DisplayList.Item], scale: Int = 2, inside: Int = 2, atEdges: Int = 0,
    worst: Int = 2, ground: Color? = Color(hex: 0xF2E8CF),
    location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try Agreement(items, scale: scale, ground: ground)
    #expect(found.worstInside <= inside, "\(found)", sourceLocation: location)
    #expect(found.countAtEdges <= atEdges, "\(found)", sourceLocation: location)
    #expect(found.worstAtEdges <= worst, "\(found)", sourceLocation: location)
    #expect(found.variety > 2, "\(found)", sourceLocation: location)
  }

  /// librsvg leaves Cairo's tolerance for curves at 0.1 pixel, we do not: only pixels on the curve
  /// itself differ.
  @Test("Rounded corners", arguments: CornerCurve.allCases, [4.0, 11, 14, 15])
  func corners(curve: CornerCurve, radius: Double) throws {
    try expect(
      [.fill(.roundedRect(Self.box, cornerRadius: radius, curve: curve), Self.blue)], inside: 0,
      atEdges: 140, worst: 16)
  }

  @Test("Symbols", arguments: Symbol.allCases.prefix(40))
  func symbols(symbol: Symbol) throws {
    let outline = symbol.outline(.init(pointSize: 40, weight: .semibold))
    let layer = DisplayList.Layer(
      transform: .translation(Point(3, 3)),
      items: [.fill(outline.path, Self.blue.withAlphaComponent(0.7))])
    try expect([.layer(layer)], inside: 0, atEdges: 420, worst: 24)
  }

  @Test("Gradients, opaque, translucent and to clear")
  func gradients() throws {
    let opaque = LinearGradient(
      start: Point(12, 14), end: Point(48, 44),
      colors: [Self.blue, Self.orange, Color(hex: 0x30D158)])
    try expect([.fill(.rect(Self.box), .linearGradient(opaque))], inside: 0, worst: 0)
    let translucent = LinearGradient(
      start: Point(20, 0), end: Point(40, 0),
      stops: [
        .init(color: Self.blue.withAlphaComponent(0.8), location: 0.1),
        .init(color: Self.orange.withAlphaComponent(0.2), location: 0.5),
        .init(color: .clear, location: 0.9),
      ])
    try expect([.fill(.rect(Self.box), .linearGradient(translucent))], inside: 0, worst: 0)
  }

  @Test("Radial gradients, round and oval", arguments: [Point(48, 44), Point(40, 32)])
  func radialGradients(end: Point) throws {
    var gradient = LinearGradient(
      start: Point(30, 29), end: end, colors: [Self.blue, Self.orange, Color(hex: 0x30D158)])
    gradient.type = .radial
    try expect([.fill(.rect(Self.box), .linearGradient(gradient))], inside: 1, worst: 1)
  }

  @Test("Dashes", arguments: [[6.0, 3], [5], [8, 2, 1, 2]], [0.0, 2.5])
  func dashes(pattern: [Double], phase: Double) throws {
    var stroke = Stroke(lineWidth: 3)
    stroke.dashPattern = pattern
    stroke.dashPhase = phase
    try expect(
      [
        .stroke(.rect(Self.box), stroke, Self.blue), .fill(.rect(Rect(0, 0, 5, 5)), Self.orange),
      ], inside: 0, atEdges: 60, worst: 16)
  }

  @Test("A gradient without length is its last colour")
  func degenerateGradient() throws {
    let point = LinearGradient(
      start: Point(20, 20), end: Point(20, 20), colors: [Self.blue, Self.orange])
    try expect(
      [
        .fill(.rect(Self.box), .linearGradient(point)),
        .fill(.rect(Rect(0, 0, 5, 5)), Self.blue),
      ], inside: 0, worst: 0)
  }

  @Test("Images at their own size, larger and smaller", arguments: [10.0, 20, 40, 7, 3])
  func images(side: Double) throws {
    try expect([.image(Self.picture, in: Rect(10, 12, side, side))], inside: 1, worst: 1)
    try expect([.image(Self.picture, in: Rect(10, 12, side, side))], ground: nil)
  }

  @Test("Images that are stretched, turned and clipped")
  func transformedImages() throws {
    let turned = Transform(a: 0.9, b: 0.5, c: -0.5, d: 0.9, tx: 20, ty: 4)
    try expect([.image(Self.picture, in: Rect(10, 12, 40, 8))], inside: 1, worst: 1)
    try expect(
      [
        .layer(
          .init(
            transform: turned, opacity: 0.7, clip: .rect(Rect(2, 2, 20, 20)),
            items: [.image(Self.picture, in: Rect(0, 0, 30, 30))]))
      ])
  }

  @Test("Shadows of two pixels' radius and more", arguments: [1, 1.5, 2.25, 3, 5, 8.5], [2, 3])
  func shadows(radius: Double, scale: Int) throws {
    let shadow = Shadow(opacity: 0.6, radius: radius, offset: Size(2, 3))
    let layer = DisplayList.Layer(
      shadow: shadow, items: [.fill(.rect(Rect(20, 20, 20, 16)), Self.orange)])
    try expect([.layer(layer)], scale: scale)
  }

  /// librsvg's weights for a Gaussian of less than two pixels leave out the nearest neighbour; ours, as
  /// Chromium's, do not.
  @Test("Shadows of less than two pixels' radius", arguments: [0.25, 0.5, 0.75, 0.9])
  func smallShadows(radius: Double) throws {
    let shadow = Shadow(opacity: 0.6, radius: radius, offset: Size(2, 3))
    let layer = DisplayList.Layer(
      shadow: shadow, items: [.fill(.rect(Rect(20, 20, 20, 16)), Self.orange)])
    try expect([.layer(layer)], inside: 8, atEdges: 500, worst: 40)
  }

  @Test("A shadow without radius is the content's own shape")
  func hardShadow() throws {
    let shadow = Shadow(color: Self.blue, opacity: 0.6, radius: 0, offset: Size(2, 3))
    let layer = DisplayList.Layer(
      shadow: shadow, items: [.fill(.rect(Rect(20, 20, 20, 16)), Self.orange)])
    try expect([.layer(layer)], inside: 1, worst: 1)
  }

  @Test("Shadows of translucent, clipped and overlapping content")
  func composedShadows() throws {
    let shadow = Shadow(color: Self.blue, opacity: 0.9, radius: 3, offset: Size(0, 4))
    let content: [DisplayList.Item] = [
      .fill(.rect(Rect(14, 14, 20, 20)), Self.orange),
      .fill(
        .circle(center: Point(34, 34), radius: 10), Color(hex: 0x30D158).withAlphaComponent(0.5)),
    ]
    try expect(
      [.layer(.init(opacity: 0.5, shadow: shadow, items: content))], atEdges: 2, worst: 4)
    try expect(
      [.layer(.init(clip: .rect(Rect(16, 10, 12, 40)), shadow: shadow, items: content))],
      atEdges: 2, worst: 4)
    try expect(
      [
        .layer(
          .init(
            transform: Transform(scaleX: 1.5, y: 0.75), opacity: 0.8,
            clip: .circle(center: Point(24, 28), radius: 12), shadow: shadow, items: content))
      ], atEdges: 30, worst: 7)
  }

  /// Twelve by twelve pixels that hold every kind of step: a checkerboard, a slope, translucency.
  private static let picture: Image = {
    var bytes: [UInt8] = []
    for y in 0..<12 {
      for x in 0..<12 {
        let isDark = (x / 2 + y / 2).isMultiple(of: 2)
        bytes += [isDark ? 20 : 200, UInt8(x * 20), UInt8(y * 20), y < 9 ? 255 : UInt8(x * 20)]
      }
    }
    guard let bitmap = try? Bitmap(width: 12, height: 12, rgba: bytes) else {
      preconditionFailure("these are 12 by 12 pixels")
    }
    return Image(bitmap)
  }()
}
