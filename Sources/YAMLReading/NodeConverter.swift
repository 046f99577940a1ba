internal import Messages

/// Converts YAML nodes to scene nodes: restores masked characters, resolves aliases, and counts.
struct NodeConverter {
  /// A node with an anchor, and its size.
  private struct Anchored {
    let node: SourceNode
    let count: Int
    let height: Int
  }

  private let text: MaskedText
  /// The number of the file in `SourceLocation`.
  private let file: Int
  private var anchors: [String: Anchored] = [:]
  private var count = 0
  /// Mistakes that do not prevent the rest from being read.
  private(set) var diagnostics: [Diagnostic] = []

  init(text: MaskedText, file: Int) {
    self.text = text
    self.file = file
  }

  /// Converts the root of a document.
  mutating func convert(_ root: YAMLNode) throws(CompositionFailure) -> SourceNode {
    try convert(root, depth: 0).node
  }

  /// `height` is the nesting depth of the node itself.
  private mutating func convert(
    _ node: YAMLNode, depth: Int
  ) throws(CompositionFailure) -> (node: SourceNode, height: Int) {
    var location = node.location
    location.file = file
    let before = count
    try add(1, depth: depth, at: location)
    var height = 0
    let content: SourceNode.Content
    switch node.content {
    case .scalar(let scalar, let isPlain):
      if isPlain, text.isAlias(scalar) {
        return try target(ofAlias: scalar, depth: depth, at: location)
      }
      content = .scalar(text.original(of: scalar), isPlain: isPlain)
    case .sequence(let sequence):
      var nodes: [SourceNode] = []
      for element in sequence {
        let element = try convert(element, depth: depth + 1)
        nodes.append(element.node)
        height = max(height, element.height + 1)
      }
      content = .sequence(nodes)
    case .mapping(let mapping):
      var pairs: [(key: SourceNode, value: SourceNode)] = []
      for (key, value) in mapping {
        let key = try convert(key, depth: depth + 1)
        let value = try convert(value, depth: depth + 1)
        pairs.append((key.node, value.node))
        height = max(height, key.height + 1, value.height + 1)
      }
      content = .mapping(withoutTwins(pairs))
    }
    let converted = SourceNode(location: location, content: content)
    if let anchor = node.anchor {
      anchors[anchor] = Anchored(node: converted, count: count - before, height: height)
    }
    return (converted, height)
  }

  private mutating func target(
    ofAlias scalar: String, depth: Int, at location: SourceLocation
  ) throws(CompositionFailure) -> (node: SourceNode, height: Int) {
    let written = text.original(of: scalar)
    let name = written.dropFirst()
    guard name.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isAliasLetter }) else {
      throw CompositionFailure(
        location,
        "\"\(written.shortened)\" begins as an alias does; put it in quotes")
    }
    guard let target = anchors[String(name)] else {
      throw CompositionFailure(
        location,
        "the alias \"\(written.shortened)\" has no anchor before it; write the value")
    }
    try add(target.count - 1, depth: depth + target.height, at: location)
    // The location is that of the alias: a mistake in the value is reported where it is used.
    return (SourceNode(location: location, content: target.node.content), target.height)
  }

  private mutating func add(
    _ parts: Int, depth: Int, at location: SourceLocation
  ) throws(CompositionFailure) {
    count += parts
    guard count <= YAMLComposer.maximumNodes else {
      throw CompositionFailure(
        location,
        "the document has more than \(YAMLComposer.maximumNodes) parts once aliases are written out;"
          + " make it smaller")
    }
    guard depth <= YAMLComposer.maximumDepth else { throw .tooDeep(at: location) }
  }

  /// Removes duplicate keys and merge keys, and reports them.
  private mutating func withoutTwins(
    _ pairs: [(key: SourceNode, value: SourceNode)]
  ) -> [(key: SourceNode, value: SourceNode)] {
    var seen: Set<String> = []
    return pairs.filter { key, _ in
      guard case .scalar(let text, let isPlain) = key.content else { return true }
      if isPlain, text == "<<" {
        report(key, "merge keys are not part of the format; write the keys out")
        return false
      }
      if seen.insert(text).inserted { return true }
      report(key, CompositionFailure.twin(text))
      return false
    }
  }

  private mutating func report(_ node: SourceNode, _ message: String) {
    diagnostics.append(Diagnostic(location: node.location, message: message))
  }
}

extension Character {
  /// Whether an anchor's name may contain the character.
  fileprivate var isAliasLetter: Bool {
    isASCII && (isLetter || isNumber || self == "-" || self == "_")
  }
}
