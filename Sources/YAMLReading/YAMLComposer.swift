/// Reads YAML into `SourceNode`s, with limits on the time and memory for hostile files.
package enum YAMLComposer {
  /// The maximum size of a file, in bytes: 1 MiB. Our choice; a scene of a thousand views has a tenth of that.
  package static let maximumBytes = 1 << 20
  /// The maximum nesting of lists and maps; each level of views needs two.
  package static let maximumDepth = 80
  /// The maximum number of nodes in a document after aliases are resolved.
  package static let maximumNodes = 50_000

  /// A document, and mistakes that did not prevent it from being read.
  package struct Composition {
    /// The root.
    package let root: SourceNode
    /// The mistakes.
    package let diagnostics: [Diagnostic]
  }

  /// Reads a document; every mistake has a location.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - source: The same file as text.
  ///   - file: The number of the file in locations.
  package static func compose(
    _ bytes: [UInt8], _ source: SourceText, file: Int = 0
  ) throws(CompositionFailure) -> Composition {
    do throws(CompositionFailure) {
      return try composition(bytes, source, file: file)
    } catch {
      throw CompositionFailure(
        diagnostics: error.diagnostics.map { diagnostic in
          var diagnostic = diagnostic
          diagnostic.location.file = file
          return diagnostic
        })
    }
  }

  private static func composition(
    _ bytes: [UInt8], _ source: SourceText, file: Int
  ) throws(CompositionFailure) -> Composition {
    try check(bytes, source)
    guard let text = MaskedText(source) else {
      throw CompositionFailure(
        .start,
        "the file has too many different characters of"
          + " Unicode's private use area; use fewer")
    }
    let root: YAMLNode?
    do {
      root = try YAMLParser.document(in: text.utf8)
    } catch {
      throw CompositionFailure(error, in: source)
    }
    guard let root, !isEmpty(root) else {
      throw CompositionFailure(.start, "the file is empty; a scene begins with \"cellophane: 1\"")
    }
    var converter = NodeConverter(text: text, file: file)
    let converted = try converter.convert(root)
    return Composition(root: converted, diagnostics: converter.diagnostics)
  }

  /// Rejects files that are too large, or are not text.
  private static func check(_ bytes: [UInt8], _ source: SourceText) throws(CompositionFailure) {
    guard bytes.count <= maximumBytes else {
      throw CompositionFailure(
        .start, "the file is too large; a scene file has at most \(maximumBytes) bytes")
    }
    if let index = indexOfInvalidByte(in: bytes) {
      throw CompositionFailure(
        source.location(ofScalar: index),
        "the file is not UTF-8 text from here on; save it"
          + " as UTF-8"
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

  /// The index at which brackets nest too deeply to parse the text: at twice the limit, because
  /// some of them may be quoted. The parser's time grows with their depth times the length of the
  /// text.
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

  /// Whether the document is empty, as after a lone `---`.
  private static func isEmpty(_ root: YAMLNode) -> Bool {
    guard case .scalar(let text, isPlain: true) = root.content else { return false }
    return text.isEmpty
  }

  /// The number of characters before the first byte that is not UTF-8, without a byte order mark.
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
  /// Whether YAML 1.1 allows the character as printable.
  fileprivate var isAllowedInYAML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
      true
    default: false
    }
  }
}
