import Drawing
import TestSupport
import Testing

@testable import ImageCoding

@Suite("Elements of animated SVG")
struct AnimatedElementTests {
  /// The document of a film of a second with the given pictures.
  private func document(_ pictures: [DisplayList.Item]...) throws -> ParsedSVG {
    var encoder = AnimatedSVGEncoder()
    for (index, items) in pictures.enumerated() {
      encoder.add(
        DisplayList(size: Size(40, 40), items: items),
        at: Double(index) / Double(max(pictures.count - 1, 1)))
    }
    return try ParsedSVG(encoder.document(duration: 1, repeatCount: 1))
  }

  private func shadowed(_ opacity: Double, clip: Path? = nil) -> [DisplayList.Item] {
    let shadow = Shadow(color: Color(hex: 0x0000FF), opacity: 1, radius: 2, offset: Size(8, 4))
    return [
      .layer(
        DisplayList.Layer(opacity: opacity, clip: clip, shadow: shadow, items: [.fill(square, red)])
      )
    ]
  }

  @Test("an opaque layer and its shadow are one element, and a clip stands within it")
  func opaqueShadow() throws {
    let filter = "filter:drop-shadow(8px 4px 2px rgba(0,0,255,1))"
    #expect(
      try document(shadowed(1), shadowed(1)).all("g").map(\.attributes) == [["style": filter]])
    #expect(
      try document(shadowed(1, clip: square)).all("g").map(\.attributes)
        == [["style": filter], ["clip-path": "url(#clip-0)"]])
    // One that only comes and goes is hidden with its shadow.
    #expect(
      try document([], shadowed(1)).all("g").map { $0.attributes.keys.sorted() }
        == [["class", "opacity", "style"]])
  }

  @Test("pictures in a text have the alpha of its colour as their opacity, and no other part of it")
  func emoji() throws {
    let image = Image(try Bitmap(width: 1, height: 1, rgba: [200, 20, 40, 255]))
    let text = TypesetText(
      string: "a", font: .system(10), width: 12,
      glyphs: [
        TypesetText.Glyph(
          picture: GlyphPicture(image: image, rect: Rect(0, -10, 12, 12)), origin: Point(0, 0))
      ])
    func uses(_ first: Color, _ last: Color) throws -> [[String]] {
      let point = Point(2, 14)
      return try document([.text(text, at: point, first)], [.text(text, at: point, last)])
        .all("use").map { $0.attributes.keys.sorted() }
    }
    let (black, faded) = (Color(white: 0), Color(white: 0, alpha: 0.5))
    #expect(try uses(black, black) == [["href", "transform"]])
    #expect(try uses(black, Color(white: 1)) == [["href", "transform"]])
    #expect(try uses(black, faded) == [["class", "href", "transform"]])
    #expect(try uses(faded, black) == [["class", "href", "opacity", "transform"]])
  }

  @Test(
    "a layer that is translucent at one moment has its opacity within the element that draws its shadow"
  )
  func translucentShadow() throws {
    #expect(
      try document(shadowed(0.5)).all("g").map { $0.attributes.keys.sorted() }
        == [["style"], ["opacity"]])
    #expect(
      try document(shadowed(1), shadowed(0.5)).all("g").map { $0.attributes.keys.sorted() }
        == [["style"], ["class"]])
    #expect(
      try document(shadowed(0.5, clip: square), shadowed(1, clip: square)).all("g").map {
        $0.attributes.keys.sorted()
      } == [["style"], ["class", "clip-path", "opacity"]])
  }

  /// Keyframes as the style sheet has them.
  private func keyframes(_ name: String, _ lines: String...) -> String {
    "@keyframes \(name){\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  /// An encoder with pictures in equal steps through a second.
  private func encoder(_ pictures: [[DisplayList.Item]]) -> AnimatedSVGEncoder {
    var encoder = AnimatedSVGEncoder()
    for (index, items) in pictures.enumerated() {
      encoder.add(
        DisplayList(size: Size(40, 40), items: items),
        at: Double(index) / Double(max(pictures.count - 1, 1)))
    }
    return encoder
  }

  @Test("an item of one moment only is shown until the next one, also in recordings")
  func oneMoment() throws {
    let encoder = encoder([[], [.fill(square, red)], [], [], []])
    let expected = keyframes(
      "k0", "0%{opacity:0;animation-timing-function:step-end}",
      "25%{opacity:1;animation-timing-function:step-end}", "50%{opacity:0}", "100%{opacity:0}")
    #expect(try encoder.document(duration: 1, repeatCount: nil).contains(expected))
    #expect(try encoder.recording(duration: 1).style.contains(expected))
  }

  @Test("of items that are others at each moment, exactly one is shown at each")
  func othersAtEachMoment() throws {
    let encoder = encoder(
      Stroke.Cap.allCases.map { [.stroke(square, Stroke(lineWidth: 2, lineCap: $0), red)] })
    let style = try encoder.recording(duration: 1).style
    // Later ones stand behind earlier ones, whose place in the stacking order they take.
    let expected = [
      keyframes(
        "k0", "0%{opacity:0;animation-timing-function:step-end}", "100%{opacity:1}"),
      keyframes(
        "k1", "0%{opacity:0;animation-timing-function:step-end}",
        "50%{opacity:1;animation-timing-function:step-end}", "100%{opacity:0}"),
      keyframes(
        "k2", "0%{opacity:1;animation-timing-function:step-end}", "50%{opacity:0}",
        "100%{opacity:0}"),
    ]
    for text in expected { #expect(style.contains(text), "\(style)") }
  }

  @Test("dashes that run along a line are one element, whose offset is animated")
  func dashPhase() throws {
    func dashed(_ phase: Double) -> [DisplayList.Item] {
      var stroke = Stroke(lineWidth: 2)
      (stroke.dashPattern, stroke.dashPhase) = ([6, 2], phase)
      return [.stroke(square, stroke, red)]
    }
    let style = try encoder([0, 4, 8].map(dashed)).recording(duration: 1).style
    #expect(
      style == ".a0{animation:k0 1s linear 1 forwards}\n"
        + keyframes("k0", "0%{stroke-dashoffset:0px}", "100%{stroke-dashoffset:8px}"))
  }

  /// A polygon, which is another element than one with another number of corners.
  private func polygon(_ corners: Int, _ color: Color) -> DisplayList.Item {
    let lines = (0..<corners).map { Path.Element.line(Point(Double($0), 1)) }
    return .fill(Path([.move(.zero)] + lines), color)
  }

  @Test("an element that appears again has its new values, and keyframes only where it changes")
  func comesAgain() throws {
    let blue = Color(hex: 0x0000FF)
    let there = [polygon(3, red)]
    let style = try encoder([there, [], [], [polygon(3, blue)], []]).recording(duration: 1).style
    #expect(
      style == ".a0{animation:k0 1s linear 1 forwards,k1 1s linear 1 forwards}\n"
        + keyframes(
          "k0", "0%{fill:rgb(255,0,0)}", "50%{fill:rgb(255,0,0)}", "75%{fill:rgb(0,0,255)}",
          "100%{fill:rgb(0,0,255)}")
        + keyframes(
          "k1", "0%{opacity:1;animation-timing-function:step-end}",
          "25%{opacity:0;animation-timing-function:step-end}",
          "75%{opacity:1;animation-timing-function:step-end}", "100%{opacity:0}"))
    // Nothing is written about moments at which other things change.
    var rest = AnimatedSVGEncoder()
    for moment in 0..<5 {
      rest.add(
        DisplayList(size: Size(40, 40), items: moment == 4 ? [] : there),
        at: Double(moment) / 4, isJump: moment > 0)
    }
    #expect(
      try rest.recording(duration: 1).style == ".a0{animation:k0 1s linear 1 forwards}\n"
        + keyframes(
          "k0", "0%{opacity:1;animation-timing-function:step-end}", "100%{opacity:0}"))
  }

  @Test("an element that exists only just before a jump, at the same time, is omitted")
  func beforeJump() throws {
    var encoder = AnimatedSVGEncoder()
    for (time, corners, isJump) in [
      (0.0, 3, false), (0.5, 4, false), (0.5, 5, true), (1.0, 5, false),
    ] {
      encoder.add(
        DisplayList(size: Size(40, 40), items: [polygon(corners, red)]), at: time, isJump: isJump)
    }
    #expect(
      try encoder.recording(duration: 1).style == ".a0{animation:k0 1s linear 1 forwards}\n"
        + ".a1{animation:k1 1s linear 1 forwards}\n"
        + keyframes(
          "k0", "0%{opacity:0;animation-timing-function:step-end}", "50%{opacity:1}",
          "100%{opacity:1}")
        + keyframes(
          "k1", "0%{opacity:1;animation-timing-function:step-end}", "50%{opacity:0}",
          "100%{opacity:0}"))
  }

  @Test("items in a layer that comes and goes change while it is not there")
  func inLayer() throws {
    func layer(_ corners: Int) -> [DisplayList.Item] {
      [.layer(DisplayList.Layer(name: "box", items: [polygon(corners, red)]))]
    }
    let style = try encoder([[], layer(3), [], layer(4), []]).recording(duration: 1).style
    #expect(
      style.hasSuffix(
        keyframes(
          "k0", "0%{opacity:0;animation-timing-function:step-end}",
          "25%{opacity:1;animation-timing-function:step-end}",
          "50%{opacity:0;animation-timing-function:step-end}",
          "75%{opacity:1;animation-timing-function:step-end}", "100%{opacity:0}")
          + keyframes(
            "k1", "0%{opacity:0;animation-timing-function:step-end}", "75%{opacity:1}",
            "100%{opacity:1}")
          + keyframes(
            "k2", "0%{opacity:1;animation-timing-function:step-end}", "75%{opacity:0}",
            "100%{opacity:0}")), "\(style)")
  }

  @Test("a layer that fades and comes again has each opacity only while it is there")
  func fadesAgain() throws {
    func layer(_ opacity: Double) -> [DisplayList.Item] {
      [.layer(DisplayList.Layer(opacity: opacity, items: [polygon(3, red)]))]
    }
    let style = try encoder([layer(1), layer(0.5), [], layer(0.2), layer(0.8)])
      .recording(duration: 1).style
    #expect(
      style == ".a0{animation:k0 1s linear 1 forwards}\n"
        + keyframes(
          "k0", "0%{opacity:1}", "24.9999%{opacity:0.5;animation-timing-function:step-end}",
          "50%{opacity:0;animation-timing-function:step-end}", "75%{opacity:0.2}",
          "100%{opacity:0.8}"))
  }

  @Test("each item finds its element again, in an order that is right at each moment")
  func places() {
    var random = SplitMix64(state: 7)
    for _ in 0..<50 {
      var layer = AnimatedLayer()
      var size = AnimatedSize()
      // The same by searching through all elements.
      var expected: [(corners: Int, moments: [Int])] = []
      for moment in 0..<40 {
        let corners = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          Int.random(in: 1...5, using: &random)
        }
        layer.add(corners.map { polygon($0, red) }, moment: moment, to: &size)
        var next = 0
        for count in corners {
          if let place = expected[next...].firstIndex(where: { $0.corners == count }) {
            expected[place].moments.append(moment)
            next = place + 1
          } else {
            expected.insert((count, [moment]), at: next)
            next += 1
          }
        }
      }
      #expect(layer.nodes.map(\.moments) == expected.map(\.moments))
      #expect(size.elements == expected.count)
      for (node, other) in zip(layer.nodes, expected) {
        guard case .fill(let shape, _) = node.key else {
          Issue.record("another kind of element")
          continue
        }
        #expect(shape.steps.count == other.corners + 1)
      }
    }
  }

  @Test("the order stays right where very many are put into the same place")
  func samePlace() {
    var order = InsertionOrder()
    let (first, last) = (order.insert(after: nil), order.insert(after: 0))
    for _ in 0..<1000 { _ = order.insert(after: first) }
    #expect(order.elements == [first] + Array((2..<1002).reversed()) + [last])
    #expect((2..<1001).allSatisfy { order.isElement($0, after: $0 + 1) })
    #expect(order.isElement(last, after: 2) && !order.isElement(first, after: 1001))
  }

  @Test("a film is too large because of its changes, and not of its length")
  func tooLarge() throws {
    var turning = AnimatedSVGEncoder()
    for moment in 0..<20_000 {
      let layer = DisplayList.Layer(
        transform: .translation(Point(Double(moment), 0)), items: [polygon(3, red)])
      turning.add(DisplayList(size: Size(40, 40), items: [.layer(layer)]), at: Double(moment))
    }
    // One change of the polygon, which is the first, and the others of its layer.
    #expect(turning.content == AnimatedSize(elements: 2, changes: 20_001))
    #expect(!turning.isTooLarge)
    #expect(try turning.document(duration: 20_000, repeatCount: 1).utf8.count < 1000)
    var crowd = AnimatedSVGEncoder()
    let items = [DisplayList.Item](repeating: polygon(3, red), count: AnimatedSize.mostElements)
    crowd.add(DisplayList(size: Size(40, 40), items: items), at: 0)
    #expect(!crowd.isTooLarge)
    crowd.add(DisplayList(size: Size(40, 40), items: items + [polygon(4, red)]), at: 1)
    #expect(crowd.isTooLarge)
    #expect(AnimatedSize(elements: 1, changes: AnimatedSize.mostChanges + 1).isTooLarge)
  }
}
