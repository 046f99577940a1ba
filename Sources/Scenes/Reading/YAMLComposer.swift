internal import Yams

/// Reads YAML into `SourceNode`s, within limits that keep a hostile file from costing time or memory.
enum YAMLComposer {
  /// The deepest nesting of lists and maps; the nesting of views needs two levels each.
  static let maximumDepth = 80
  /// The number of parts a document may have after aliases are written out.
  static let maximumNodes = 50_000

  /// Reads a document; every failure has a place.
  static func compose(_ bytes: [UInt8]) throws(CompositionFailure) -> SourceNode {
    guard bytes.count <= SceneDocument.maximumBytes else {
      let limit = SceneDocument.maximumBytes
      throw failure(.start, "the file is too large; a scene file has at most \(limit) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure(location(ofInvalidByteIn: bytes), "the file is not UTF-8 text from here on")
    }
    try refuseAliasesInKeys(text)
    let root: Node?
    do {
      root = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch let error as YamlError {
      throw failure(for: error, in: text)
    } catch {
      throw failure(.start, "this is not YAML: \(error)")
    }
    guard let root else {
      throw failure(.start, "the file is empty; a scene begins with \"cellophane: 1\"")
    }
    var converter = Converter()
    return try converter.convert(root, depth: 0)
  }

  private static func failure(
    _ location: SourceLocation, _ message: String
  ) -> CompositionFailure {
    CompositionFailure(diagnostic: Diagnostic(location: location, message: message))
  }

  /// Turns Yams' nodes into ours and counts them.
  private struct Converter {
    private var count = 0

    mutating func convert(_ node: Node, depth: Int) throws(CompositionFailure) -> SourceNode {
      let location =
        node.mark.map { SourceLocation(line: $0.line, column: $0.column) } ?? .start
      count += 1
      guard count <= maximumNodes else {
        throw failure(
          location, "the document has more than \(maximumNodes) parts once aliases are written out")
      }
      guard depth <= maximumDepth else {
        throw failure(location, "lists and maps are nested more than \(maximumDepth) deep here")
      }
      switch node {
      case .scalar(let scalar):
        return SourceNode(
          location: location, content: .scalar(scalar.string, isPlain: scalar.style == .plain))
      case .sequence(let sequence):
        var nodes: [SourceNode] = []
        for element in sequence { nodes.append(try convert(element, depth: depth + 1)) }
        return SourceNode(location: location, content: .sequence(nodes))
      case .mapping(let mapping):
        var pairs: [(key: SourceNode, value: SourceNode)] = []
        for (key, value) in mapping {
          pairs.append(
            (try convert(key, depth: depth + 1), try convert(value, depth: depth + 1)))
        }
        return SourceNode(location: location, content: .mapping(pairs))
      case .alias:
        throw failure(location, "this alias has no anchor before it")
      }
    }
  }

  // MARK: - Failures of the parser

  private static func failure(for error: YamlError, in text: String) -> CompositionFailure {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return failure(SourceLocation(line: mark.line, column: mark.column), explained(problem))
    case .reader(let problem, let offset, _, _):
      let place = offset.map { location(ofByte: $0, in: Array(text.utf8)) } ?? .start
      return failure(place, "\(problem.lowercased()); a scene file holds printable text only")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let key = duplicates.first ?? ""
      let start = SourceLocation(line: context.mark.line, column: context.mark.column)
      return failure(
        secondLine(of: key, from: start, in: text) ?? start,
        "the key \"\(key)\" stands twice in this map; keep one")
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      return failure(.start, "this is not YAML: \(error)")
    }
  }

  /// libyaml's words, with what a person would do about the common ones.
  private static func explained(_ problem: String) -> String {
    if problem.contains("cannot start any token") {
      return "this character cannot start a value; put the value in quotes"
    }
    if problem.contains("did not find expected key") || problem.contains("did not find expected") {
      return "\(problem); look for a missing bracket, quote or comma, or a wrong indent"
    }
    if problem.contains("nesting level") {
      return "lists and maps are nested more than \(maximumDepth) deep here"
    }
    return problem
  }

  /// Yams tells only where the map begins; the key's second line is searched from there.
  private static func secondLine(
    of key: String, from start: SourceLocation, in text: String
  ) -> SourceLocation? {
    var found = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices.dropFirst(start.line - 1) {
      let trimmed = lines[index].drop { $0 == " " || $0 == "-" }
      guard trimmed.hasPrefix(key), trimmed.dropFirst(key.count).first == ":" else { continue }
      found += 1
      if found == 2 {
        return SourceLocation(
          line: index + 1, column: lines[index].count - trimmed.count + 1)
      }
    }
    return nil
  }

  private static func location(ofByte offset: Int, in bytes: [UInt8]) -> SourceLocation {
    var location = SourceLocation.start
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        location = SourceLocation(line: location.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        location.column += 1
      }
    }
    return location
  }

  private static func location(ofInvalidByteIn bytes: [UInt8]) -> SourceLocation {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var location = SourceLocation.start
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"): location = SourceLocation(line: location.line + 1, column: 1)
      case .scalarValue: location.column += 1
      case .emptyInput, .error: return location
      }
    }
  }

  // MARK: - Aliases

  /// Refuses an alias inside a key. Yams hashes keys to find duplicates, and a key that is a list of
  /// aliases of lists of aliases … would be hashed for ever; everywhere else an alias only shares
  /// what it stands for, and `maximumNodes` bounds what is read.
  private static func refuseAliasesInKeys(_ text: String) throws(CompositionFailure) {
    var firstAlias: SourceLocation?
    var hasCollectionAsKey = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let bytes = Array(line.utf8)
      for index in bytes.indices {
        let before = index == 0 ? UInt8(ascii: " ") : bytes[index - 1]
        let after = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
        let startsToken = " \t[{,:-?".utf8.contains(before)
        switch bytes[index] {
        case UInt8(ascii: "*") where startsToken && !" \t\r".utf8.contains(after):
          firstAlias = firstAlias ?? SourceLocation(line: number + 1, column: index + 1)
          let rest = bytes[(index + 1)...].drop { !" \t\r,]}:".utf8.contains($0) }
          if rest.drop(while: { $0 == UInt8(ascii: " ") }).first == UInt8(ascii: ":") {
            hasCollectionAsKey = true
          }
        case UInt8(ascii: "?") where startsToken && " \t\r".utf8.contains(after):
          hasCollectionAsKey = true
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          let rest = bytes[(index + 1)...].drop { $0 == UInt8(ascii: " ") }
          if rest.first == UInt8(ascii: ":") { hasCollectionAsKey = true }
        default: break
        }
      }
    }
    if let firstAlias, hasCollectionAsKey {
      throw failure(
        firstAlias, "a file with aliases cannot have lists, maps or aliases as keys; write them out"
      )
    }
  }
}

/// Why a file could not even be taken apart.
struct CompositionFailure: Error {
  let diagnostic: Diagnostic
}
