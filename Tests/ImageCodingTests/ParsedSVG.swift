import Drawing
import Foundation
import Testing

@testable import ImageCoding

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An SVG document as an XML parser that is not ours reads it; the test fails when it cannot.
struct ParsedSVG {
  struct Element: Equatable {
    let name: String
    let attributes: [String: String]
    /// The names of the elements around this one, outermost first.
    let ancestors: [String]
    var text = ""

    var id: String? { attributes["id"] }
  }

  let elements: [Element]

  init(_ document: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "the XML is not well-formed: \(document)")
    elements = reader.elements
  }

  /// The document of a picture with these items.
  init(_ items: [DisplayList.Item]) throws {
    try self.init(SVGEncoder().encode(DisplayList(size: Size(100, 100), items: items)))
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let ancestors = open.map { elements[$0].name }
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes, ancestors: ancestors))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let index = open.last { elements[index].text += string }
    }
  }
}

/// The body of a picture's document: what lies between the first line and the last.
func svgBody(_ items: [DisplayList.Item]) throws -> String {
  let document = try SVGEncoder().encode(DisplayList(size: Size(100, 100), items: items))
  return document.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2)
    .joined(separator: "\n")
}

/// A square in the corner.
let square = Path.rect(Rect(0, 0, 10, 10))
let red = Color(hex: 0xFF0000)

/// A picture of one opaque red pixel.
var onePixel: Bitmap {
  guard let bitmap = try? Bitmap(width: 1, height: 1, rgba: [255, 0, 0, 255]) else {
    preconditionFailure("one pixel has four bytes")
  }
  return bitmap
}
