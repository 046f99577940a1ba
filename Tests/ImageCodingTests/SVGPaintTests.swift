import Drawing
import Foundation
import PNGCoding
import Testing

@testable import ImageCoding

@Suite("Gradients, images and shadows in SVG")
struct SVGPaintTests {
  private static let blue = Color(hex: 0x0000FF)

  @Test("A gradient is in the coordinates of the filled item, and is defined once")
  func gradient() throws {
    let gradient = LinearGradient(
      start: Point(1, 2), end: Point(9.5, 2),
      stops: [
        .init(color: red, location: 0.25),
        .init(color: Self.blue.withAlphaComponent(0.5), location: 1),
      ])
    let item = DisplayList.Item.fill(square, .linearGradient(gradient))
    #expect(
      try svgBody([item, item]) == """
        <defs>
        <linearGradient id="gradient-0" gradientUnits="userSpaceOnUse" x1="1" y1="2" x2="9.5" \
        y2="2"><stop offset="0.25" stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff" \
        stop-opacity="0.5"/></linearGradient>
        </defs>
        <path fill="url(#gradient-0)" d="M0 0H10V10H0Z"/>
        <path fill="url(#gradient-0)" d="M0 0H10V10H0Z"/>
        """)
  }

  @Test("A gradient that is one colour is written as that")
  func solid() throws {
    let gradient = LinearGradient(start: .zero, end: .zero, colors: [Self.blue, red])
    #expect(
      try svgBody([.fill(square, .linearGradient(gradient))])
        == "<path fill=\"#ff0000\" d=\"M0 0H10V10H0Z\"/>")
  }

  @Test("An image is a PNG within the document, once, and used at its places")
  func image() throws {
    let svg = try ParsedSVG([
      .image(Image(onePixel), in: Rect(3, 4, 2, 5)), .image(Image(onePixel), in: Rect(0, 0, 1, 1)),
    ])
    let images = svg.all("image")
    #expect(images.map(\.id) == ["image-0"])
    #expect(images.map { $0.attributes["width"] } == ["1"])
    let prefix = "data:image/png;base64,"
    let data = try #require(images.first?.attributes["href"])
    try #require(data.hasPrefix(prefix))
    let bytes = try #require(Data(base64Encoded: String(data.dropFirst(prefix.count))))
    #expect(try PNGDecoder.decode([UInt8](bytes)).bitmap == onePixel)
    #expect(svg.all("use").map { $0.attributes["transform"] } == ["matrix(2 0 0 5 3 4)", nil])
  }

  @Test("An image without an extent has no element", arguments: [0, -1, Double.nan])
  func emptyImage(side: Double) throws {
    #expect(try svgBody([.image(Image(onePixel), in: Rect(0, 0, side, 1))]).isEmpty)
  }

  @Test("A shadow is a filter whose region holds it, on bytes as they are")
  func shadow() throws {
    let layer = DisplayList.Layer(
      name: "a", shadow: Shadow(color: Self.blue, opacity: 0.5, radius: 2, offset: Size(1, 3)),
      items: [.fill(square, red)])
    #expect(
      try svgBody([.layer(layer)]) == """
        <defs>
        <filter id="shadow-0" filterUnits="userSpaceOnUse" x="-7" y="-7" width="25" height="27" \
        color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2"/>\
        <feOffset dx="1" dy="3" result="a"/><feFlood flood-color="#0000ff" flood-opacity="0.5"/>\
        <feComposite operator="in" in2="a" result="b"/><feMerge><feMergeNode in="b"/>\
        <feMergeNode in="SourceGraphic"/></feMerge></filter>
        </defs>
        <g id="a" filter="url(#shadow-0)">
        <path fill="#ff0000" d="M0 0H10V10H0Z"/>
        </g>
        """)
  }

  @Test("The same shadow of the same extent is there once; one that is not seen is not there")
  func shadows() throws {
    func layer(_ shadow: Shadow, _ x: Double) -> DisplayList.Item {
      .layer(
        .init(
          transform: .translation(Point(x, 0)), shadow: shadow, items: [.fill(square, red)]))
    }
    let svg = try ParsedSVG([
      layer(Shadow(opacity: 1), 0), layer(Shadow(opacity: 1), 40), layer(Shadow(opacity: 0), 80),
      layer(Shadow(opacity: 1, radius: 4), 90),
    ])
    #expect(svg.all("filter").map(\.id) == ["shadow-0", "shadow-1"])
    #expect(
      svg.all("g").map { $0.attributes["filter"] }
        == ["url(#shadow-0)", "url(#shadow-0)", nil, "url(#shadow-1)"])
  }

  @Test("The clip stands within the shadow, and opacity within the filter")
  func clipAndOpacity() throws {
    let svg = try ParsedSVG([
      .layer(
        .init(
          opacity: 0.5, clip: square, shadow: Shadow(opacity: 0.8), items: [.fill(square, red)]))
    ])
    #expect(
      svg.all("g").map(\.attributes)
        == [["filter": "url(#shadow-0)"], ["clip-path": "url(#clip-0)"]])
    #expect(svg.all("feFlood").map { $0.attributes["flood-opacity"] } == ["0.4"])
    #expect(svg.all("feFuncA").map { $0.attributes["slope"] } == ["0.5"])
  }

  @Test("Base64 can be read by others", arguments: 0...64)
  func letters(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 77 &+ 250) }
    #expect(base64(bytes) == Data(bytes).base64EncodedString())
  }
}
