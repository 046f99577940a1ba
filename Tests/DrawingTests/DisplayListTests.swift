import Drawing
import Testing

@Suite("Display lists")
struct DisplayListTests {
  private let line = Path([.move(Point(0, 0)), .line(Point(3, 4))])
  private let red = Color(hex: 0xFF_00_00)

  @Test("the dump says everything, layers indented")
  func dump() {
    let text = TypesetText(
      string: "Aa", font: .system(17, .semibold), width: 20, glyphs: [])
    let list = DisplayList(
      size: Size(92, 45.5),
      items: [
        .fill(.rect(Rect(0, 0, 92, 45.5)), red.withAlphaComponent(0.5)),
        .layer(
          .init(
            name: "cell", transform: .translation(Point(12, 1.0 / 3)), opacity: 0.25,
            clip: .rect(Rect(0, 0, 1, 1)),
            items: [
              .stroke(line, Stroke(lineWidth: 1.5, lineCap: .round, lineJoin: .round), red),
              .layer(.init(items: [.text(text, at: Point(1, 2), red)])),
            ])),
        .layer(.init(name: "empty")),
        .stroke(line, Stroke(lineWidth: 2), red),
      ])
    #expect(
      list.dump() == """
        display-list 92 × 45.5 pt
          fill #FF000080 M0 0H92V45.5H0Z
          layer cell opacity 0.25 transform 1 0 0 1 12 0.3333 clip M0 0H1V1H0Z
            stroke #FF0000 width 1.5 round round M0 0L3 4
            layer
              text #FF0000 at 1,2 system 17 semibold "Aa"
          layer empty
          stroke #FF0000 width 2 butt miter M0 0L3 4

        """)
  }

  @Test("the dump says everything about gradients, images and shadows")
  func dumpOfPaint() throws {
    let gradient = LinearGradient(
      start: .zero, end: Point(3, 0.5),
      stops: [.init(color: red, location: 0.25), .init(color: .clear, location: 1)])
    let image = Image(try Bitmap(width: 1, height: 2, rgba: [1, 2, 3, 4, 5, 6, 7, 8]))
    let shadow = Shadow(
      color: red.withAlphaComponent(0.5), opacity: 0.25, radius: 4.5, offset: Size(0, 2))
    let list = DisplayList(
      size: Size(5, 5),
      items: [
        .layer(
          .init(
            clip: line, shadow: shadow,
            items: [
              .fill(.rect(Rect(0, 0, 1, 1)), .linearGradient(gradient)),
              .image(image, in: Rect(1, 2, 3.5, 4)),
            ]))
      ])
    let digits = String(image.fingerprint, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    #expect(
      list.dump() == """
        display-list 5 × 5 pt
          layer clip M0 0L3 4 shadow #FF000080 opacity 0.25 radius 4.5 offset 0,2
            fill gradient 0,0 to 3,0.5 [#FF0000 0.25, #00000000 1] M0 0H1V1H0Z
            image 1×2 px \(padded) in 1 2 3.5 4

        """)
  }

  @Test("an empty list has a size")
  func emptyDump() {
    #expect(DisplayList(size: Size(1, 2)).dump() == "display-list 1 × 2 pt\n")
  }

  @Test("without names the ink stays, and layers without ink go")
  func withoutNames() {
    let layer = DisplayList.Layer(
      name: "a", transform: Transform(scaleX: 2, y: 2), opacity: 0.5,
      items: [
        .fill(line, red), .layer(.init(name: "hidden", items: [.layer(.init(name: "inner"))])),
        .layer(.init(name: "b", clip: line, items: [.fill(line, red)])),
      ])
    let list = DisplayList(size: Size(5, 5), items: [.layer(layer), .fill(line, red)])
    let expected = DisplayList.Layer(
      transform: Transform(scaleX: 2, y: 2), opacity: 0.5,
      items: [.fill(line, red), .layer(.init(clip: line, items: [.fill(line, red)]))])
    #expect(
      list.withoutNames()
        == DisplayList(size: Size(5, 5), items: [.layer(expected), .fill(line, red)]))
  }

  @Test("descriptions of fonts name design, size and weight")
  func fonts() {
    #expect(Font.system(17).description == "system 17 regular")
    #expect(Font.monospaced(12.5, .bold).description == "monospaced 12.5 bold")
  }

  @Test("a string that cannot be set is explained")
  func typesettingFailures() {
    #expect(
      TypesettingError.missingCharacter("\u{1F600}", in: .system(13)).description
        == "no font has the character \"😀\" (U+1F600), so that a box is drawn instead; no package is known"
        + " to have it, leave it out")
    #expect(
      TypesettingError.missingCharacter("\u{13000}", in: .system(13)).description
        == "no font has the character \"\u{13000}\" (U+13000), so that a box is drawn instead; no package"
        + " is known to have it, leave it out")
    #expect(TypesettingError.fontNotFound("install it").description == "install it")
  }
}
