/// Reads YAML into `SourceNode`s, within limits that keep a hostile file from costing time or memory.
enum YAMLComposer {
  /// The deepest nesting of lists and maps; the nesting of views needs two levels each.
  static let maximumDepth = 80
  /// The number of parts a document may have after aliases are written out.
  static let maximumNodes = 50_000

  /// A document, and mistakes that did not keep it from being read.
  struct Composition {
    let root: SourceNode
    let diagnostics: [Diagnostic]
  }

  /// Reads a document; every failure has a place.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - source: The same file as text.
  static func compose(
    _ bytes: [UInt8], _ source: SourceText
  ) throws(CompositionFailure) -> Composition {
    try check(bytes, source)
    guard let text = MaskedText(source) else {
      throw CompositionFailure(.start, "the file uses up Unicode's private letters; use fewer")
    }
    let root: YAMLNode?
    do {
      root = try YAMLParser.document(in: Array(text.text.utf8))
    } catch {
      throw CompositionFailure(error, in: source)
    }
    guard let root, !isEmpty(root) else {
      throw CompositionFailure(.start, "the file is empty; a scene begins with \"cellophane: 1\"")
    }
    var converter = NodeConverter(text: text)
    let converted = try converter.convert(root)
    return Composition(root: converted, diagnostics: converter.diagnostics)
  }

  /// Refuses what is too large, or no text.
  private static func check(_ bytes: [UInt8], _ source: SourceText) throws(CompositionFailure) {
    guard bytes.count <= SceneDocument.maximumBytes else {
      let limit = SceneDocument.maximumBytes
      throw CompositionFailure(
        .start, "the file is too large; a scene file has at most \(limit) bytes")
    }
    if let index = indexOfInvalidByte(in: bytes) {
      throw CompositionFailure(
        source.location(ofScalar: index), "the file is no UTF-8 text from here on; save it as UTF-8"
      )
    }
    if let index = source.scalars.firstIndex(where: { !$0.isAllowedInYAML }) {
      let code = String(source.scalars[index].value, radix: 16, uppercase: true)
      let number = String(repeating: "0", count: max(4 - code.count, 0)) + code
      throw CompositionFailure(
        source.location(ofScalar: index),
        "the character U+\(number) is not allowed in YAML; a scene file holds printable text only")
    }
    if let index = indexOfDeepBracket(in: source.scalars) {
      throw .tooDeep(at: source.location(ofScalar: index))
    }
  }

  /// Where brackets nest so deep that the text need not be parsed: twice the limit, as some of them may
  /// stand in quotes. The parser's time grows with their depth times the length of the text.
  private static func indexOfDeepBracket(in scalars: [Unicode.Scalar]) -> Int? {
    var depth = 0
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "[", "{": depth += 1
      case "]", "}": depth = max(depth - 1, 0)
      default: break
      }
      if depth > 2 * maximumDepth { return index }
    }
    return nil
  }

  /// Whether there is nothing at all in the document, as behind a lone `---`.
  private static func isEmpty(_ root: YAMLNode) -> Bool {
    guard case .scalar(let text, isPlain: true) = root.content else { return false }
    return text.isEmpty
  }

  /// How many letters, the mark at the beginning not counted, stand before the first byte that is
  /// not UTF-8.
  private static func indexOfInvalidByte(in bytes: [UInt8]) -> Int? {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var decoder = UTF8()
    var iterator = bytes.dropFirst(hasMark ? 3 : 0).makeIterator()
    var index = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: index += 1
      case .emptyInput: return nil
      case .error: return index
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether YAML 1.1 counts the letter among the printable ones.
  fileprivate var isAllowedInYAML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
      true
    default: false
    }
  }
}
