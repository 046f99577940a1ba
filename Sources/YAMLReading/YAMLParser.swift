internal import CYAML

/// Parses a document with libyaml.
@safe struct YAMLParser: ~Copyable {
  /// Where and why the text is not YAML, in libyaml's words.
  struct Problem: Error {
    /// The message; `nil` if libyaml has none.
    let text: String?
    /// The location.
    let location: SourceLocation
    /// The line where the list, map or text in question begins; `nil` if unknown.
    let contextLine: Int?
    /// Whether lists and maps are nested too deeply.
    var isTooDeep = false
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// The only document in `text`; `nil` if there is none.
  static func document(in text: [UInt8]) throws(Problem) -> YAMLNode? {
    try unsafe text.withUnsafeBufferPointer { text throws(Problem) in
      let parser = unsafe YAMLParser(reading: text)
      return try parser.document()
    }
  }

  /// Creates a parser; `text` must stay in place as long as it exists.
  private init(reading text: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    unsafe event.initialize(to: yaml_event_t())
    unsafe yaml_parser_initialize(parser)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  private borrowing func document() throws(Problem) -> YAMLNode? {
    // The start of the stream, then the start of a document or the end of the stream.
    try next()
    guard try next() != YAML_STREAM_END_EVENT else { return nil }
    try next()
    let root = try node(depth: 0)
    // The end of the document.
    try next()
    guard try next() == YAML_STREAM_END_EVENT else {
      throw Problem(text: "but found another document", location: place, contextLine: 1)
    }
    return root
  }

  /// The node that starts at the current event. Afterwards its last event is the current one.
  private borrowing func node(depth: Int) throws(Problem) -> YAMLNode {
    let location = place
    guard depth <= YAMLComposer.maximumDepth else {
      throw Problem(text: nil, location: location, contextLine: nil, isTooDeep: true)
    }
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.pointee.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe YAMLNode(
        location: location, anchor: Self.text(scalar.anchor),
        content: .scalar(
          String(decoding: bytes, as: UTF8.self),
          isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE))
    case YAML_SEQUENCE_START_EVENT:
      let anchor = unsafe Self.text(event.pointee.data.sequence_start.anchor)
      var nodes: [YAMLNode] = []
      while try next() != YAML_SEQUENCE_END_EVENT { nodes.append(try node(depth: depth + 1)) }
      return YAMLNode(location: location, anchor: anchor, content: .sequence(nodes))
    case YAML_MAPPING_START_EVENT:
      let anchor = unsafe Self.text(event.pointee.data.mapping_start.anchor)
      var pairs: [(key: YAMLNode, value: YAMLNode)] = []
      while try next() != YAML_MAPPING_END_EVENT {
        let key = try node(depth: depth + 1)
        try next()
        pairs.append((key, try node(depth: depth + 1)))
      }
      return YAMLNode(location: location, anchor: anchor, content: .mapping(pairs))
    default:
      throw Problem(text: "an alias does not belong here", location: location, contextLine: nil)
    }
  }

  /// Advances to the next event and returns its kind.
  @discardableResult
  private borrowing func next() throws(Problem) -> yaml_event_type_t {
    unsafe yaml_event_delete(event)
    guard unsafe yaml_parser_parse(parser, event) == 1 else { throw problem }
    return unsafe event.pointee.type
  }

  /// The location of the current event.
  private var place: SourceLocation { unsafe Self.location(event.pointee.start_mark) }

  private var problem: Problem {
    let error = unsafe parser.pointee.error
    guard error == YAML_SCANNER_ERROR || error == YAML_PARSER_ERROR else {
      return Problem(text: nil, location: .start, contextLine: nil)
    }
    let hasContext = unsafe parser.pointee.context != nil
    return unsafe Problem(
      text: parser.pointee.problem.map { unsafe String(cString: $0) },
      location: Self.location(parser.pointee.problem_mark),
      contextLine: hasContext ? Int(parser.pointee.context_mark.line) + 1 : nil)
  }

  private static func location(_ mark: yaml_mark_t) -> SourceLocation {
    SourceLocation(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private static func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let bytes = unsafe bytes else { return nil }
    return unsafe String(cString: bytes)
  }
}
