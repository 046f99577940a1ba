import CairoRendering
import Drawing
import Foundation
import Images
import TestSupport
import Testing

@testable import ImageCoding

@Suite("SVG icons, read")
struct SVGImporterTests {
  private func read(_ text: String) throws -> SVGImporter.Result {
    try SVGImporter().read(Array(text.utf8))
  }

  /// The ink of a file of 24 × 24 points.
  private func items(_ body: String) throws -> [DisplayList.Item] {
    let result = try read(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(body)</svg>")
    #expect(result.remarks.isEmpty, "\(result.remarks)")
    #expect(result.image.size == Size(24, 24))
    return result.image.items
  }

  private let black = Color(white: 0)
  private let red = Color(hex: 0xFF_00_00)

  @Test("every shape is its path")
  func shapes() throws {
    let triangle = Path([
      .move(Point(1, 2)), .line(Point(3, 4)), .line(Point(5, 0)), .close,
    ])
    #expect(try items("<path d='M1 2L3 4 5 0z'/>") == [.fill(triangle, black)])
    #expect(try items("<polygon points='1,2 3,4 5,0'/>") == [.fill(triangle, black)])
    #expect(try items("<polyline points='1 2 3 4 5 0z'/>".replacing("0z", with: "0")).count == 1)
    #expect(
      try items("<rect x='1' y='2' width='3' height='4'/>")
        == [.fill(.rect(Rect(1, 2, 3, 4)), black)])
    #expect(
      try items("<rect width='10' height='8' rx='2'/>")
        == [.fill(.roundedRect(Rect(0, 0, 10, 8), cornerRadius: 2), black)])
    #expect(
      try items("<circle cx='12' cy='12' r='5'/>")
        == [.fill(.circle(center: Point(12, 12), radius: 5), black)])
    #expect(try items("<ellipse cx='5' cy='5' rx='4' ry='2'/><circle/>").count == 1)
    #expect(try items("<line x1='1' y1='1' x2='2' y2='2' stroke='red'/>").count == 2)
  }

  @Test("fill, stroke and opacities are handed down, and declarations win")
  func styles() throws {
    let line = Path([.move(.zero), .line(Point(9, 0))])
    #expect(
      try items(
        """
        <g fill='none' stroke='#f00' stroke-width='2px' stroke-linecap='round'>
          <path d='M0 0H9' stroke-linejoin='bevel' style='stroke-width: 3; stroke-opacity: 50%'/>
        </g>
        """)
        == [
          .stroke(
            line, Stroke(lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4),
            red.withAlphaComponent(0.5))
        ])
    var evenOdd = line
    evenOdd.fillRule = .evenOdd
    #expect(
      try items("<path d='M0 0H9' fill='currentColor' color='red' fill-rule='evenodd'/>")
        == [.fill(evenOdd, red)])
    #expect(
      try items("<path d='M0 0H9' visibility='hidden'/><g display='none'><path d='M0 0'/></g>")
        .isEmpty)
    #expect(
      try items("<g opacity='.5'><path d='M0 0H9' fill='rgb(255,0,0)'/></g>")
        == [.layer(DisplayList.Layer(opacity: 0.5, items: [.fill(line, red)]))])
  }

  @Test(
    "transforms, the last of which acts first",
    arguments: [
      ("translate(3)", Point(4, 2)), ("translate(3,4)", Point(4, 6)), ("scale(2)", Point(2, 4)),
      ("scale(2 3)", Point(2, 6)), ("rotate(90)", Point(-2, 1)), ("rotate(90 1 2)", Point(1, 2)),
      ("skewX(45)", Point(3, 2)), ("skewY(45)", Point(1, 3)),
      ("matrix(1 2 3 4 5 6)", Point(12, 16)), ("translate(10 0) scale(2)", Point(12, 4)),
      (" scale(2),translate(10-1) ", Point(22, 2)),
    ])
  func transforms(text: String, place: Point) throws {
    let map = try #require(SVGTransform.read(text))
    let found = Point(1, 2).applying(map)
    #expect(abs(found.x - place.x) < 1e-12 && abs(found.y - place.y) < 1e-12)
  }

  @Test(
    "the size is that of width and height, or of the view box, which fits into it",
    arguments: [
      ("viewBox='0 0 20 10'", Size(20, 10), Point(4, 4)),
      ("viewBox='2 2 20 10' width='40' height='40px'", Size(40, 40), Point(4, 14)),
      ("viewBox='0 0 20 10' width='1em' height='100%'", Size(20, 10), Point(4, 4)),
      ("width='7' height='8'", Size(7, 8), Point(4, 4)),
      (
        "viewBox='2 2 20 10' width='40' height='40' preserveAspectRatio='none'", Size(40, 40),
        Point(4, 8)
      ),
      (
        "viewBox='2 2 20 10' width='40' height='40' preserveAspectRatio='xMinYMin'", Size(40, 40),
        Point(4, 4)
      ),
      (
        "viewBox='0 0 10 20' width='40' height='40' preserveAspectRatio='xMaxYMid meet'",
        Size(40, 40), Point(28, 8)
      ),
    ])
  func sizes(attributes: String, size: Size, place: Point) throws {
    let image = try read("<svg \(attributes)><path d='M4 4H5'/></svg>").image
    #expect(image.size == size)
    let list = DisplayList(size: size, items: image.items)
    guard case .layer(let layer)? = list.items.first else {
      #expect(place == Point(4, 4))
      return
    }
    #expect(Point(4, 4).applying(layer.transform) == place)
  }

  @Test("elements that a style hides are not drawn, and its other declarations are kept")
  func declarations() throws {
    let shape = "<path d='M0 0H9'/>"
    #expect(
      try items("<g style='display: none'>\(shape)</g><g display='none'>\(shape)</g>").isEmpty)
    #expect(try items("<g style='fill:red;display:none'>\(shape)</g>").isEmpty)
    #expect(
      try items("<g display='none' style='display:inline'>\(shape)</g>").count == 1)
    for (attribute, told) in [
      ("style='transform: scale(2)'", "transform=\"scale(2)\""), ("style='r: 3px'", "r=\"3px\""),
      ("paint-order='stroke'", "paint-order=\"stroke\""),
    ] {
      let result = try read("<svg viewBox='0 0 9 9'><circle r='2' \(attribute)/></svg>")
      #expect(result.remarks.map(\.message) == ["\(told) is not supported and ignored"])
    }
    let slice = try read(
      "<svg viewBox='0 0 9 9' preserveAspectRatio='xMidYMid slice'>\(shape)</svg>")
    #expect(
      slice.remarks.map(\.message)
        == ["preserveAspectRatio=\"xMidYMid slice\" is not supported and ignored"])
    #expect(try items("<circle r='2' paint-order='fill stroke'/>").count == 1)
  }

  @Test("unsupported parts are reported with their lines, and the rest is drawn")
  func remarks() throws {
    let result = try read(
      """
      <?xml version="1.0"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://example.org/i" viewBox="0 0 9 9" i:x="1">
        <title>A</title><i:thing/>
        <defs><style/></defs>
        <text>A</text>
        <path d="M0 0H9" filter="url(#a)"/>
        <path d="M0 0X"/>
        <path d="M0 0H1" fill="url(#b)"/>
        <path d="M0 0H1" transform="turn(3)"/>
        <rect width="-1" height="3"/>
        <circle r="3" stroke-dasharray="1 2" class="x" data-a="b"/>
        <circle r="3" stroke-dasharray="none"/>
      </svg>
      """)
    #expect(
      result.remarks.map { "\($0.line): \($0.message)" } == [
        "5: <style> is not supported and left out", "6: <text> is not supported and left out",
        "7: filter=\"url(#a)\" is not supported and ignored",
        "8: \"X\" is not a command of path data; the commands are M L H V C S Q T A Z (at letter 5); the <path> is left out",
        "9: fill=\"url(#b)\" is not a plain colour; it is ignored",
        "10: transform=\"turn(3)\" is not known; the element is left out",
        "11: width is negative; the <rect> is left out",
        "12: stroke-dasharray=\"1 2\" is not supported and ignored",
      ])
    #expect(result.image.items.count == 4)
  }

  @Test(
    "a clip path is one shape in the clipped item's coordinates, and is omitted if it cuts nothing")
  func clips() throws {
    let line = Path.rect(Rect(1, 1, 6, 6))
    let definitions =
      """
      <defs>
        <clipPath id='all'><path d='M0 0H24V24H0z'/></clipPath>
        <clipPath id='part' transform='translate(1)'>
          <circle cx='4' cy='4' r='3' transform='translate(1)' clip-rule='evenodd'/>
        </clipPath>
        <linearGradient id='unused'/>
      </defs>
      """
    let square = "<rect x='1' y='1' width='6' height='6'/>"
    #expect(
      try items("\(definitions)<g clip-path='url(#all)'>\(square)</g>") == [.fill(line, black)])
    var circle = Path.circle(center: Point(6, 4), radius: 3)
    circle.fillRule = .evenOdd
    let clipped = try items(
      "<g style='clip-path: url(#part)' transform='scale(2)'>\(square)</g>\(definitions)")
    guard case .layer(let layer)? = clipped.first else {
      Issue.record("no layer")
      return
    }
    #expect(layer.transform == Transform(scaleX: 2, y: 2) && layer.items == [.fill(line, black)])
    #expect(layer.clip?.fillRule == .evenOdd)
    #expect(layer.clip?.boundingBox == circle.boundingBox)
    for (id, message) in [
      ("none", "clip-path=\"url(#none)\" is not in the file; it is ignored"),
      ("two", "clip-path=\"url(#two)\" is more than one plain shape; it is ignored"),
    ] {
      let result = try read(
        """
        <svg viewBox='0 0 9 9'><clipPath id='two'><path/><path/></clipPath>
        <path d='M0 0H9' clip-path='url(#\(id))'/></svg>
        """)
      #expect(result.remarks == [SVGImporter.Remark(line: 2, message: message)])
    }
  }

  @Test(
    "a file that is not a picture is refused with its line",
    arguments: [
      ("", 1, "this is not well-formed XML: no element found"),
      ("<svg", 1, "this is not well-formed XML: unclosed token"),
      ("<svg>\n<g>\n</svg>", 3, "this is not well-formed XML: mismatched tag"),
      ("hello", 1, "this is not well-formed XML: syntax error"),
      ("<html/>", 1, "this is not an SVG file: its root element is <html>"),
      (
        "<svg/>", 1,
        "the size of the picture must be from 0.01 to 10000 points; give it a viewBox, or a width and a height"
      ),
      ("<svg viewBox='0 0 0 1'/>", 1, "viewBox must be four numbers, the last two above 0"),
      ("<svg width='1cm' height='1'/>", 1, "width=\"1cm\" is not a number"),
      (
        "<!DOCTYPE svg [<!ENTITY a 'b'>]>\n<svg/>", 1,
        "a document type with declarations is not read; save the file without it"
      ),
    ])
  func refusals(text: String, line: Int, message: String) throws {
    let failure = #expect(throws: SVGImporter.Failure.self) { try read(text) }
    #expect(failure?.message == message)
    #expect(failure?.line == line)
  }

  @Test("hostile files end in a message")
  func hostile() throws {
    let deep = "<svg viewBox='0 0 1 1'>" + String(repeating: "<g>", count: 50_000)
    #expect(
      #expect(throws: SVGImporter.Failure.self) { try read(deep) }?.message
        == "elements are nested too deeply; make the file flatter")
    let wide = "<svg viewBox='0 0 1 1'>" + String(repeating: "<g/>", count: 50_000) + "</svg>"
    #expect(
      #expect(throws: SVGImporter.Failure.self) { try read(wide) }?.message
        == "the file has too many elements and attributes; make it smaller")
    #expect(throws: SVGImporter.Failure.self) {
      try SVGImporter().read([UInt8](repeating: 0x20, count: 1_000_001))
    }
    let laughs =
      "<!DOCTYPE s [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;'>]><svg width='1' height='1'>&b;</svg>"
    #expect(throws: SVGImporter.Failure.self) { try read(laughs) }
    let many = String(repeating: "<text/>", count: 1000)
    #expect(try read("<svg viewBox='0 0 1 1'>\(many)</svg>").remarks.count == 100)
    let steps = String(repeating: "h1", count: 15_000)
    let long = String(repeating: "<path d='M0 0\(steps)'/>", count: 8)
    let result = try read("<svg viewBox='0 0 1 1'>\(long)</svg>")
    #expect(result.image.items.count == 6 && result.remarks.count == 2)
    let longest = try read("<svg viewBox='0 0 1 1'><path d='M0 0\(steps)\(steps)'/></svg>")
    #expect(
      longest.remarks.map(\.message) == [
        "the path has more than 20000 steps; the <path> is left out"
      ])
    // Many references to one long clip path are one reading of it.
    let uses = String(repeating: "<path d='M0 0h1' clip-path='url(#c)'/>", count: 10_000)
    let clip =
      "<clipPath id='c'><path d='M0 0\(String(repeating: " ", count: 400_000))h1'/></clipPath>"
    let time = try cpuTime {
      let result = try read("<svg viewBox='0 0 1 1'>\(clip)\(uses)</svg>")
      #expect(result.remarks.isEmpty)
    }
    #expect(time < .seconds(20))
    // Any bytes, and a good file cut off anywhere.
    let good = Array(
      "<svg viewBox='0 0 9 9'><g fill='#f00' transform='rotate(3)'><path d='M1 1a2 2 0 011 1z'/></g></svg>"
        .utf8)
    for length in 0..<good.count {
      #expect(throws: SVGImporter.Failure.self) {
        try SVGImporter().read(Array(good.prefix(length)))
      }
      var broken = good
      broken[length] ^= 0x5A
      _ = try? SVGImporter().read(broken)
    }
  }

  @Test("a tint takes all colours and keeps their alphas")
  func tint() throws {
    let image = try read(
      "<svg viewBox='0 0 9 9'><g opacity='.5'><path d='M0 0H9' fill='lime' fill-opacity='.5'/></g></svg>"
    ).image.filled(with: red)
    let line = Path([.move(.zero), .line(Point(9, 0))])
    #expect(
      image.items == [
        .layer(DisplayList.Layer(opacity: 0.5, items: [.fill(line, red.withAlphaComponent(0.5))]))
      ])
    // Two shapes over each other are no denser than one.
    let twice = VectorImage(size: Size(9, 9), items: [.fill(line, red), .fill(line, black)])
    #expect(
      twice.filled(with: red.withAlphaComponent(0.5)).items == [
        .layer(DisplayList.Layer(opacity: 0.5, items: [.fill(line, red), .fill(line, red)]))
      ])
    let layer = image.layer(in: Rect(10, 10, 18, 9))
    #expect(Point(9, 9).applying(layer.transform) == Point(28, 19))
    // What lies within its edges needs no clip, which would only blur them.
    #expect(layer.clip == nil)
    let outside = VectorImage(size: Size(4, 4), items: [.fill(.rect(Rect(0, 0, 5, 4)), red)])
    #expect(outside.layer(in: Rect(0, 0, 8, 8)).clip == .rect(Rect(0, 0, 4, 4)))
    #expect(
      DisplayList.Layer(items: outside.flippedHorizontally().items).contentBounds
        == Rect(-1, 0, 5, 4))
  }

  @Test("our own SVG files are read as the same ink")
  func symbols() throws {
    for symbol in Symbol.allCases.prefix(40) {
      let outline = symbol.outline(SymbolConfiguration(pointSize: 34))
      let list = DisplayList(size: outline.size, items: [.fill(outline.path, black)])
      let result = try read(SVGEncoder(title: symbol.rawValue).encode(list))
      #expect(result.remarks.isEmpty)
      let again = DisplayList(size: result.image.size, items: result.image.items)
      #expect(
        try SVGEncoder(title: symbol.rawValue).encode(again)
          == SVGEncoder(title: symbol.rawValue).encode(list))
    }
  }
}
