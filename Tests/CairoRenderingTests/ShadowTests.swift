import Drawing
import Testing

@testable import CairoRendering

private let clear = Bitmap.RGBA(0, 0, 0, 0)
private let red = Color(hex: 0xFF0000)
private let blue = Color(hex: 0x0000FF)
private let white = Color(white: 1)

private func square(_ x: Double, _ y: Double, _ side: Double, _ color: Color) -> DisplayList.Item {
  .fill(.rect(Rect(x, y, side, side)), color)
}

@Suite("Shadows in pixels")
struct ShadowTests {
  private let hard = Shadow(color: blue, opacity: 1, radius: 0, offset: Size(2, 1))

  @Test("without radius it is the shape, moved and behind", arguments: [1.0, 2, 3])
  func moved(scale: Double) throws {
    let layer = DisplayList.Layer(shadow: hard, items: [square(1, 1, 3, red)])
    let picture = try render(8, 8, scale: scale, .layer(layer))
    let side = Int(scale)
    for y in 0..<8 * side {
      for x in 0..<8 * side {
        let (column, row) = (x / side, y / side)
        let isContent = (1...3).contains(column) && (1...3).contains(row)
        let isShadow = (3...5).contains(column) && (2...4).contains(row)
        let expected: Bitmap.RGBA =
          isContent ? .init(255, 0, 0) : isShadow ? .init(0, 0, 255) : clear
        #expect(picture[x, y] == expected)
      }
    }
  }

  @Test("one that cannot be seen changes nothing")
  func invisible() throws {
    let plain = try render(8, 8, .layer(.init(items: [square(1, 1, 3, red)])))
    for shadow in [
      Shadow(opacity: 0, radius: 2), Shadow(opacity: -1), Shadow(opacity: .nan),
      Shadow(color: .clear, opacity: 1),
    ] {
      let layer = DisplayList.Layer(shadow: shadow, items: [square(1, 1, 3, red)])
      #expect(try render(8, 8, .layer(layer)) == plain)
    }
  }

  @Test("it has the colour times the opacity, and the opacity of the content that casts it")
  func strength() throws {
    let shadow = Shadow(
      color: blue.withAlphaComponent(0.5), opacity: 0.4, radius: 0, offset: Size(2, 0))
    let layer = DisplayList.Layer(shadow: shadow, items: [square(0, 0, 1, red)])
    #expect(try render(3, 1, .layer(layer))[2, 0] == .init(0, 0, 255, 51))
    let pale = DisplayList.Layer(
      shadow: Shadow(color: blue, opacity: 1, radius: 0, offset: Size(2, 0)),
      items: [square(0, 0, 1, red.withAlphaComponent(0.2))])
    #expect(try render(3, 1, .layer(pale))[2, 0] == .init(0, 0, 255, 51))
  }

  @Test("the shape is that of everything in the layer, put together")
  func together() throws {
    let half = red.withAlphaComponent(0.5)
    let layer = DisplayList.Layer(
      shadow: Shadow(color: blue, opacity: 1, radius: 0, offset: Size(0, 4)),
      items: [square(0, 0, 2, half), square(1, 0, 2, half)])
    let picture = try render(3, 6, .layer(layer))
    #expect(picture[0, 4]?.alpha == 128 && picture[2, 4]?.alpha == 128)
    #expect([191, 192].contains(picture[1, 4]?.alpha))
  }

  @Test("the shadow of a translucent layer is visible through it")
  func translucent() throws {
    let layer = DisplayList.Layer(
      opacity: 0.5, shadow: Shadow(color: blue, opacity: 1, radius: 0, offset: .zero),
      items: [square(0, 0, 1, red)])
    let pixel = try #require(render(1, 1, background: white, .layer(layer))[0, 0])
    // Half of blue on white is (127.5, 127.5, 255); half of red on that (191, 64, 128).
    #expect((190...192).contains(pixel.red))
    #expect((63...65).contains(pixel.green) && (127...128).contains(pixel.blue))
  }

  @Test("the clip cuts the content, and the shadow has the shape of the rest")
  func clipped() throws {
    let layer = DisplayList.Layer(
      clip: .rect(Rect(0, 0, 1, 1)), shadow: hard, items: [square(0, 0, 3, red)])
    let picture = try render(4, 3, .layer(layer))
    #expect(picture[0, 0] == .init(255, 0, 0))
    #expect(picture[2, 1] == .init(0, 0, 255))
    #expect(picture[3, 1] == clear && picture[1, 0] == clear && picture[2, 2] == clear)
  }

  @Test("content outside of the picture casts its shadow into it")
  func outside() throws {
    let layer = DisplayList.Layer(shadow: hard, items: [square(-2, -1, 2, red)])
    let picture = try render(3, 3, .layer(layer))
    #expect(picture[0, 0] == .init(0, 0, 255) && picture[1, 1] == .init(0, 0, 255))
    #expect(picture[2, 0] == clear && picture[0, 2] == clear)
  }

  @Test("it is turned and stretched with its layer")
  func transformed() throws {
    let quarterTurn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 6, ty: 0)
    let turned = DisplayList.Layer(
      transform: quarterTurn, shadow: hard, items: [square(0, 0, 1, red)])
    // (x, y) becomes (6 − y, x): the square lies at (5, 0), its shadow at (4, 2).
    let picture = try render(6, 6, .layer(turned))
    #expect(picture[5, 0] == .init(255, 0, 0))
    #expect(picture[4, 2] == .init(0, 0, 255))
    let large = DisplayList.Layer(
      transform: Transform(scaleX: 2, y: 3), shadow: hard, items: [square(0, 0, 1, red)])
    let stretched = try render(8, 8, .layer(large))
    #expect(stretched[4, 3] == .init(0, 0, 255) && stretched[5, 5] == .init(0, 0, 255))
    #expect(stretched[3, 3] == clear && stretched[6, 3] == clear && stretched[4, 6] == clear)
  }

  @Test("its blur is the plane's, by the radius in pixels", arguments: [1, 2, 3])
  func blurred(scale: Int) throws {
    let shadow = Shadow(color: blue, opacity: 1, radius: 3, offset: Size(40, 0))
    let layer = DisplayList.Layer(shadow: shadow, items: [square(14, 14, 8, red)])
    let picture = try render(80, 36, scale: Double(scale), .layer(layer))
    var plane = AlphaPlane(width: 80 * scale, height: 36 * scale)
    for y in 14 * scale..<22 * scale {
      for x in 54 * scale..<62 * scale { plane.values[y * plane.width + x] = 255 }
    }
    plane.blur(x: 3 * Double(scale), y: 3 * Double(scale))
    for y in 0..<plane.height {
      for x in 30 * scale..<plane.width {
        #expect(picture[x, y]?.alpha == plane.values[y * plane.width + x])
      }
    }
  }

  @Test("shadows within shadows are drawn, and deep nesting takes no more than its depth")
  func nested() throws {
    var items = [square(0, 0, 1, red)]
    for _ in 0..<40 {
      items = [
        .layer(
          .init(
            shadow: Shadow(color: blue, opacity: 1, radius: 0, offset: Size(1, 0)), items: items))
      ]
    }
    let picture = try render(50, 1, .layer(.init(items: items)))
    #expect(picture[0, 0] == .init(255, 0, 0))
    #expect(picture[40, 0] == .init(0, 0, 255))
    #expect(picture[41, 0] == clear)
  }

  @Test("radii and offsets without end are bounded")
  func huge() throws {
    for (radius, offset) in [(1e300, Size.zero), (5, Size(1e300, 0)), (1e6, Size(-1e12, 1e12))] {
      let shadow = Shadow(opacity: 1, radius: radius, offset: offset)
      let layer = DisplayList.Layer(
        transform: Transform(scaleX: 50, y: 50), shadow: shadow, items: [square(0, 0, 1, red)])
      let picture = try render(4, 4, .layer(layer))
      #expect(picture[0, 0] == .init(255, 0, 0))
    }
  }
}

@Suite("Group opacity in pixels")
struct GroupOpacityTests {
  @Test("white at 0.1 over black is 25 or 26")
  func tenth() throws {
    let layer = DisplayList.Layer(opacity: 0.1, items: [square(0, 0, 1, white)])
    let pixel = try #require(render(1, 1, background: Color(white: 0), .layer(layer))[0, 0])
    #expect([25, 26].contains(pixel.red))
    #expect(pixel.red == pixel.green && pixel.green == pixel.blue && pixel.alpha == 255)
  }

  /// A picture on a transparent ground has straight alpha; composited onto a ground by another program, it
  /// must look as if it had been drawn there.
  @Test("a picture that goes through straight alpha is off by one at most")
  func roundTrip() throws {
    for byte in stride(from: 0, through: 255, by: 5) {
      let color = Color(red: Double(byte) / 255, green: 1 - Double(byte) / 255, blue: 0.4)
      for opacity in [0.02, 0.1, 0.3, 0.5, 0.77, 0.98] {
        let item = DisplayList.Item.layer(.init(opacity: opacity, items: [square(0, 0, 1, color)]))
        let alone = try #require(render(1, 1, item)[0, 0])
        for ground in [0.0, 0.6, 1] {
          let direct = try #require(render(1, 1, background: Color(white: ground), item)[0, 0])
          let alpha = Double(alone.alpha) / 255
          for (straight, expected) in [
            (alone.red, direct.red), (alone.green, direct.green), (alone.blue, direct.blue),
          ] {
            let composed = Double(straight) * alpha + (ground * 255).rounded() * (1 - alpha)
            #expect(abs(composed - Double(expected)) <= 1, "\(byte) at \(opacity) on \(ground)")
          }
        }
      }
    }
  }
}
