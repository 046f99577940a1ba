internal import CXML

/// An element of an XML file with its child elements.
package struct XMLElement: Sendable {
  /// The maximum sizes of a file, which keep recursion and memory within bounds.
  package struct Limits: Sendable {
    /// The maximum nesting of elements.
    let depth: Int
    /// The maximum number of parts: starts and ends of elements, attributes and texts.
    let parts: Int

    /// Creates limits.
    package init(depth: Int, parts: Int) {
      self.depth = depth
      self.parts = parts
    }
  }

  /// The local name. An element of another vocabulary has its namespace and a space in front.
  package let name: String
  /// The attributes, without those of other vocabularies.
  package fileprivate(set) var attributes: [(name: String, value: String)] = []
  /// The line of its start tag, counted from 1.
  package let line: Int
  /// The child elements.
  package fileprivate(set) var children: [XMLElement] = []
  /// The character data directly in the element; empty if the file was parsed without texts.
  package fileprivate(set) var text = ""

  /// Why a file cannot be parsed.
  package struct Failure: Error {
    /// The line of the mistake, counted from 1.
    package let line: Int
    /// What is wrong.
    package let message: String
  }

  private init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// The value of an attribute; `nil` if the element does not have it.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Parses a file and returns its root.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - vocabulary: The namespace whose elements have only their local names.
  ///   - limits: The maximum sizes.
  ///   - keepsText: Whether elements have their character data. Default: they do not.
  package init(
    parsing bytes: [UInt8], vocabulary: String, limits: Limits, keepsText: Bool = false
  ) throws(Failure) {
    var document = unsafe cxml_document()
    let status = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe cxml_read(
        bytes.baseAddress, bytes.count, vocabulary, limits.parts, limits.depth, keepsText ? 1 : 0,
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
      case Int32(CXML_TEXT.rawValue):
        guard !open.isEmpty else { continue }
        open[open.count - 1].text += document.string(part.value, part.value_length)
      default:
        guard let element = open.popLast() else { return nil }
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      }
    }
    return nil
  }
}
