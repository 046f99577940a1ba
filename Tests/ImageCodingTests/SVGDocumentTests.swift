import Drawing
import Testing

@testable import ImageCoding

@Suite("SVG documents")
struct SVGDocumentTests {
  @Test("A picture is these bytes")
  func wholeDocument() throws {
    let list = DisplayList(size: Size(20, 10.5), items: [.fill(square, red)])
    #expect(
      try SVGEncoder(title: "A title", description: "At length").encode(list) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10.5" viewBox="0 0 20 10.5" \
        role="img">
        <title>A title</title>
        <desc>At length</desc>
        <path fill="#ff0000" d="M0 0H10V10H0Z"/>
        </svg>

        """)
  }

  @Test("An empty picture is an empty document, without title, description or definitions")
  func empty() throws {
    #expect(
      try SVGEncoder().encode(DisplayList(size: Size(1, 1))) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" role="img">
        </svg>

        """)
  }

  @Test("The five special letters are escaped where text becomes content or attribute")
  func escaping() throws {
    let text = "a & b < c > d \" e ' f"
    let document = try SVGEncoder(title: text, description: text).encode(
      DisplayList(
        size: Size(1, 1), items: [.layer(DisplayList.Layer(name: text, items: []))]))
    #expect(document.contains("<title>a &amp; b &lt; c &gt; d &quot; e ' f</title>"))
    let svg = try ParsedSVG(document)
    #expect(svg.all("title").map(\.text) == [text])
    #expect(svg.all("desc").map(\.text) == [text])
    #expect(svg.all("g").map(\.id) == [text])
  }

  @Test("Text that closes its element stays text")
  func injection() throws {
    let text = "</title><script>x</script>]]>\" onload=\"x"
    let svg = try ParsedSVG(SVGEncoder(title: text).encode(DisplayList(size: Size(1, 1))))
    #expect(svg.elements.map(\.name) == ["svg", "title"])
    #expect(svg.all("title").map(\.text) == [text])
  }

  @Test(
    "White space becomes spaces, and characters that XML does not allow are omitted",
    arguments: UInt8(0)..<0x20)
  func controlCharacters(code: UInt8) throws {
    let title = "a\(Character(Unicode.Scalar(code)))b"
    let svg = try ParsedSVG(SVGEncoder(title: title).encode(DisplayList(size: Size(1, 1))))
    let isSpace = [0x09, 0x0A, 0x0D].contains(code)
    #expect(svg.all("title").map(\.text) == [isSpace ? "a b" : "ab"])
  }

  @Test("The two characters above U+FFFD of the first plane are left out; others beyond ASCII stay")
  func nonCharacters() throws {
    let title = "ä€🙂\u{FFFD}\u{FFFE}\u{FFFF}\u{7F}\u{10FFFF}e\u{301}"
    let svg = try ParsedSVG(SVGEncoder(title: title).encode(DisplayList(size: Size(1, 1))))
    #expect(svg.all("title").map(\.text) == ["ä€🙂\u{FFFD}\u{7F}\u{10FFFF}e\u{301}"])
  }

  @Test("A carriage return before a line feed, one character of Swift's, is two spaces")
  func carriageReturnLineFeed() throws {
    let svg = try ParsedSVG(SVGEncoder(title: "a\r\nb").encode(DisplayList(size: Size(1, 1))))
    #expect(svg.all("title").map(\.text) == ["a  b"])
  }

  @Test("A document refers to nothing outside itself")
  func selfContained() throws {
    let list = everything
    let svg = try ParsedSVG(SVGEncoder(title: "t").encode(list))
    for element in svg.elements {
      #expect(
        !["script", "style", "foreignObject", "text", "font"].contains(element.name))
      for (name, value) in element.attributes where name == "href" {
        let within = element.name == "image" ? "data:image/png;base64," : "#"
        #expect(value.hasPrefix(within), "\(value)")
      }
    }
  }

  @Test("Definitions are written once, and every id is used once")
  func references() throws {
    let svg = try ParsedSVG(SVGEncoder().encode(everything))
    let ids = svg.elements.compactMap(\.id)
    #expect(Set(ids).count == ids.count)
    let uses = svg.all("use").compactMap { $0.attributes["href"]?.dropFirst() }
    let places = ["clip-path", "fill", "filter"].flatMap { name in
      svg.elements.compactMap { $0.attributes[name] }.filter { $0.hasPrefix("url(#") }
        .map { $0.dropFirst(5).dropLast() }
    }
    #expect(uses.count == 4 && places.count == 4)
    for reference in uses + places { #expect(ids.contains(String(reference))) }
  }

  @Test("The same picture gives the same bytes")
  func deterministic() throws {
    #expect(
      try SVGEncoder(title: "t").encode(everything) == SVGEncoder(title: "t").encode(everything))
  }

  /// One of each thing that a picture can hold.
  private var everything: DisplayList {
    let glyph = TypesetText.Glyph(outline: square, origin: .zero)
    let other = TypesetText.Glyph(outline: .circle(center: .zero, radius: 2), origin: Point(6, 0))
    let text = TypesetText(
      string: "ab", font: .system(10), width: 12, glyphs: [glyph, other])
    let gradient = LinearGradient(start: .zero, end: Point(9, 0), colors: [red, .clear])
    let pixel = Image(onePixel)
    return DisplayList(
      size: Size(50, 50),
      items: [
        .fill(square, red), .stroke(square, Stroke(lineWidth: 2), red),
        .fill(square, .linearGradient(gradient)), .image(pixel, in: Rect(0, 0, 1, 1)),
        .image(pixel, in: Rect(4, 5, 2, 3)),
        .layer(
          DisplayList.Layer(
            name: "view", transform: Transform(scaleX: 2, y: 2), opacity: 0.5, clip: square,
            items: [.text(text, at: Point(3, 9), red)])),
        .layer(
          DisplayList.Layer(
            clip: square, shadow: Shadow(opacity: 0.5), items: [.fill(square, red)])),
      ])
  }
}
