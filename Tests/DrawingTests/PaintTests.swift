import Drawing
import Testing

@Suite("Paint")
struct PaintTests {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)

  @Test("a fill with a colour is a fill with that paint")
  func convenience() {
    let path = Path.rect(Rect(0, 0, 1, 1))
    #expect(DisplayList.Item.fill(path, red) == .fill(path, .color(red)))
  }

  @Test("locations are brought into 0…1 and never fall")
  func locations() {
    let gradient = LinearGradient(
      start: .zero, end: Point(1, 0),
      stops: [-1, 0.5, 0.25, .nan, 0.75, 3].map { LinearGradient.Stop(color: red, location: $0) })
    #expect(gradient.stops.map(\.location) == [0, 0.5, 0.5, 0.5, 0.75, 1])
  }

  @Test("colours without locations are evenly spread")
  func colors() {
    let gradient = LinearGradient(start: .zero, end: Point(1, 0), colors: [red, blue, red])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops.map(\.color) == [red, blue, red])
  }

  @Test("a gradient may be one colour")
  func solid() {
    #expect(LinearGradient(start: .zero, end: Point(1, 0), colors: []).solidColor == .clear)
    #expect(LinearGradient(start: .zero, end: Point(1, 0), colors: [red]).solidColor == red)
    #expect(LinearGradient(start: .zero, end: .zero, colors: [red, blue]).solidColor == blue)
    #expect(LinearGradient(start: .zero, end: Point(1, 0), colors: [red, blue]).solidColor == nil)
  }

  @Test("shadows have Core Animation's defaults and stay within bounds")
  func shadows() {
    let shadow = Shadow(opacity: 0.5)
    #expect(shadow.color == Color(white: 0) && shadow.radius == 3 && shadow.offset == Size(0, -3))
    #expect(Shadow(opacity: 7, radius: -2).opacity == 1)
    #expect(Shadow(opacity: .nan, radius: .nan) == Shadow(opacity: 0, radius: 0))
    #expect(Shadow(opacity: 1, radius: 1e300).radius == Shadow.maximumRadius)
    #expect(!Shadow(opacity: 0).isVisible && !Shadow(color: .clear, opacity: 1).isVisible)
  }
}

@Suite("Images")
struct ImageTests {
  private func bitmap(_ last: UInt8, width: Int = 3) throws -> Bitmap {
    try Bitmap(
      width: width, height: 3 / width,
      rgba: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, last])
  }

  @Test("are equal when their pixels are")
  func equality() throws {
    let one = Image(try bitmap(0))
    let copy = one
    #expect(one == copy)
    #expect(try one == Image(bitmap(0)))
    #expect(try one.hashValue == Image(bitmap(0)).hashValue)
    #expect(try one != Image(bitmap(1)))
    #expect(try one != Image(bitmap(0, width: 1)))
    #expect(try Set([one, copy, Image(bitmap(0)), Image(bitmap(1))]).count == 2)
  }

  @Test("every byte and the sides count in the fingerprint, which is the same in every process")
  func fingerprint() throws {
    let first = Image(try bitmap(0)).fingerprint
    #expect(try first != Image(bitmap(1)).fingerprint)
    #expect(try first != Image(bitmap(0, width: 1)).fingerprint)
    #expect(first == 3_305_710_948_230_507_282)
  }

  @Test("as a template an image keeps its alpha and takes the tint")
  func tint() throws {
    let image = Image(try Bitmap(width: 2, height: 1, rgba: [9, 9, 9, 255, 200, 0, 0, 100]))
    let tint = Color(red: 1, green: 0, blue: 0.2, alpha: 0.5)
    #expect(image.filled(with: tint).bitmap.rgba == [255, 0, 51, 128, 255, 0, 51, 50])
  }
}

@Suite("Bounds of ink")
struct InkBoundsTests {
  private let red = Color(hex: 0xFF0000)
  private let square = Path.rect(Rect(10, 10, 20, 20))

  @Test("strokes reach out by half their width, with mitres ten times as far")
  func strokes() {
    let round = DisplayList.Item.stroke(square, Stroke(lineWidth: 4, lineJoin: .round), red)
    #expect(round.inkBounds == Rect(8, 8, 24, 24))
    let miter = DisplayList.Item.stroke(square, Stroke(lineWidth: 4), red)
    #expect(miter.inkBounds == Rect(-10, -10, 60, 60))
  }

  @Test("text is where its letters are")
  func text() {
    let glyph = TypesetText.Glyph(outline: .rect(Rect(0, -8, 5, 10)), origin: Point(6, 0))
    let text = TypesetText(
      string: "a", font: .system(10), width: 12, glyphs: [glyph])
    #expect(DisplayList.Item.text(text, at: Point(1, 20), red).inkBounds == Rect(7, 12, 5, 10))
  }

  @Test("layers are clipped, cast shadows and are moved")
  func layers() {
    let clipped = DisplayList.Layer(clip: .rect(Rect(0, 0, 15, 100)), items: [.fill(square, red)])
    #expect(clipped.inkBounds == Rect(10, 10, 5, 20))
    let casting = DisplayList.Layer(
      transform: Transform(scaleX: 2, y: 1),
      shadow: Shadow(opacity: 1, radius: 1, offset: Size(10, 0)), items: [.fill(square, red)])
    #expect(casting.contentBounds == Rect(10, 10, 20, 20))
    #expect(casting.inkBounds == Rect(10, 7, 33, 26))
    #expect(DisplayList.Item.layer(casting).inkBounds == Rect(20, 7, 66, 26))
    #expect(DisplayList.Layer(clip: Path(), items: [.fill(square, red)]).inkBounds == nil)
    #expect(DisplayList.Layer(items: []).inkBounds == nil)
  }
}
