internal import CXML

/// An element of an SVG file with its child elements. Text content is dropped.
struct XMLElement {
  /// The maximum nesting. Our choice: more than any editor writes, and safe for recursion.
  private static let deepest = 100
  /// The maximum number of parts: starts and ends of elements, and attributes. Our choice.
  private static let mostParts = 50_000

  /// The local name. An element of another vocabulary has its namespace and a space in front.
  let name: String
  /// The attributes, without those of other vocabularies.
  fileprivate(set) var attributes: [(name: String, value: String)] = []
  /// The line of its start tag, counted from 1.
  let line: Int
  /// The child elements.
  fileprivate(set) var children: [XMLElement] = []

  /// Why a file cannot be parsed.
  struct Failure: Error {
    let line: Int
    let message: String
  }

  private init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// The value of an attribute; `nil` if the element does not have it.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Parses a file and returns its root.
  init(parsing bytes: [UInt8]) throws(Failure) {
    var document = unsafe cxml_document()
    let status = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe cxml_read(
        bytes.baseAddress, bytes.count, "http://www.w3.org/2000/svg", Self.mostParts, Self.deepest,
        &document)
    }
    defer { unsafe cxml_free(&document) }
    guard status == 0 else {
      let message = unsafe withUnsafeBytes(of: document.message) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw Failure(line: Int(clamping: unsafe document.line), message: message)
    }
    guard let root = Self.root(of: unsafe Parts(document)) else {
      throw Failure(line: 1, message: "the file has no element")
    }
    self = root
  }

  /// The parsed parts and their text, copied from C memory.
  private struct Parts {
    let parts: [cxml_part]
    let text: [UInt8]

    init(_ document: cxml_document) {
      parts = unsafe Array(UnsafeBufferPointer(start: document.parts, count: document.count))
      text = unsafe Array(
        UnsafeRawBufferPointer(start: document.text, count: document.text_length))
    }

    func string(_ offset: Int, _ length: Int) -> String {
      String(decoding: text[offset..<offset + length], as: UTF8.self)
    }
  }

  private static func root(of document: Parts) -> XMLElement? {
    var open: [XMLElement] = []
    for part in document.parts {
      let name = document.string(part.name, part.name_length)
      switch part.kind {
      case Int32(CXML_START.rawValue):
        open.append(XMLElement(name: name, line: Int(clamping: part.line)))
      case Int32(CXML_ATTRIBUTE.rawValue):
        guard !open.isEmpty else { return nil }
        open[open.count - 1].attributes.append(
          (name, document.string(part.value, part.value_length)))
      default:
        guard let element = open.popLast() else { return nil }
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      }
    }
    return nil
  }
}
