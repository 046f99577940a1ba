internal import Drawing
internal import Vocabulary

extension Capture {
  /// Reads a capture.
  ///
  /// - Throws: One failure with its place.
  package init(json bytes: [UInt8]) throws(CaptureFailure) {
    let root = try JSONNode(bytes)
    // The version decides what the other keys are, so it comes first.
    guard case .object(let members) = root.tree, let version = members["capture"] else {
      throw root.failure("this is not a capture: the key \"capture\" with the version is missing")
    }
    guard case .number(Double(Capture.version)) = version else {
      throw CaptureFailure(
        "capture",
        "this is a capture of version \(version.kind); this program reads version \(Capture.version):"
          + " record again with the file that \"cellophane recorder\" writes")
    }
    let keys = try root.object([
      "capture", "recorder", "system", "cell", "environment", "states", "changes",
    ])
    var reader = CaptureReader()
    let cell = try reader.cell(try keys.needed("cell"))
    let environment = try reader.environment(try keys.needed("environment"))
    var states: [CapturedState] = []
    let stateNodes = try keys.needed("states").list(atMost: CaptureLimits.mostStates)
    guard let first = stateNodes.first else {
      throw CaptureFailure("states", "a capture needs a state; the first is normal")
    }
    for node in stateNodes {
      let state = try reader.state(node)
      guard !states.contains(where: { $0.name == state.name && $0.traits == state.traits }) else {
        throw node.failure("the state \"\(state.title)\" appears twice")
      }
      states.append(state)
    }
    guard states[0].name == "normal", states[0].traits.isEmpty else {
      throw first.failure("the first state must be normal, without traits")
    }
    var changes: [CapturedChange] = []
    let names = Set(states.map(\.name))
    let views = Set(states.flatMap { $0.tree.all.map(\.name) })
    for node in try keys["changes"]?.list(atMost: CaptureLimits.mostChanges) ?? [] {
      changes.append(try reader.change(node, states: names, views: views))
    }
    self.init(
      recorder: try keys["recorder"]?.text(atMost: 200) ?? "",
      system: try keys["system"]?.text(atMost: 200), cell: cell, environment: environment,
      states: states, changes: changes)
  }
}

/// Reads the parts of a capture.
struct CaptureReader {
  private var viewCount = 0
  /// The kinds of values of the states so far, by their names.
  private var stateKinds: [String: CapturedStateWord.Kind] = [:]

  fileprivate func cell(_ node: JSONNode) throws(CaptureFailure) -> CapturedCell {
    let keys = try node.object(["class", "customClass", "reuseIdentifier"])
    let kind = try keys.needed("class")
    let word = try kind.word(CapturedClass.self)
    guard word.isCell else { throw kind.failure("\(word.rawValue) is not a class of cells") }
    return CapturedCell(
      className: word.rawValue, customClass: try keys["customClass"]?.text(atMost: 500),
      reuseIdentifier: try keys["reuseIdentifier"]?.text(atMost: 500))
  }

  fileprivate func environment(_ node: JSONNode) throws(CaptureFailure) -> CapturedEnvironment {
    let keys = try node.object(["traits", "scale", "collectionView", "backgroundColor"])
    let scale = try keys.needed("scale")
    let factor = try scale.number(in: 1...3)
    guard factor == factor.rounded() else { throw scale.mismatch("1, 2 or 3") }
    let size = try keys.needed("collectionView")
    let sides = try size.numbers(2)
    guard sides[0] > 0, sides[1] > 0 else { throw size.failure("the size must not be empty") }
    return CapturedEnvironment(
      traits: try traits(keys["traits"]), scale: Int(factor),
      collectionView: Size(sides[0], sides[1]),
      backgroundColor: try keys["backgroundColor"].map { node throws(CaptureFailure) in
        try color(node)
      })
  }

  private func traits(_ node: JSONNode?) throws(CaptureFailure) -> TraitsChange {
    guard let node else { return TraitsChange() }
    var traits = TraitsChange()
    for (key, value) in try node.members() {
      guard let trait = TraitTable.named(key) else {
        let known = TraitTable.all.map(\.name).joined(separator: ", ")
        throw value.failure("this is not a trait; available: \(known)")
      }
      let word = try trait.isBoolean ? "\(value.boolean())" : value.word(trait.words)
      traits = traits.merging(trait.change(to: word))
    }
    return traits
  }

  // MARK: - States

  fileprivate mutating func state(_ node: JSONNode) throws(CaptureFailure) -> CapturedState {
    let keys = try node.object(["name", "traits", "picture", "tree"])
    let name = try stateName(try keys.needed("name"))
    let path = try keys["picture"].map { node throws(CaptureFailure) in try picturePath(node) }
    var names: Set<String> = []
    let root = try keys.needed("tree")
    let tree = try view(root, depth: 0, names: &names)
    guard tree.name == "cell", tree.kind.isCell else {
      throw root.failure("the tree begins with the cell, which is named \"cell\"")
    }
    for constraint in tree.all.flatMap(\.constraints) {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 })
      where !names.contains(anchor.view) {
        throw root.failure(
          "a constraint names \"\(anchor.view)\", which is not a view of"
            + " this state")
      }
    }
    return CapturedState(
      name: name, traits: try traits(keys["traits"]), picture: path, tree: tree)
  }

  /// The path of a picture in the capture's folder.
  private func picturePath(_ node: JSONNode) throws(CaptureFailure) -> String {
    let path = try node.text(atMost: 500)
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw node.failure("the picture must be a file below the capture's folder")
    }
    return path
  }

  /// A state's name as scene files write it, its words separated by commas.
  private mutating func stateName(_ node: JSONNode) throws(CaptureFailure) -> String {
    let text = try node.text(atMost: 1_000)
    guard text != "normal" else { return text }
    var names: Set<String> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let word = CapturedStateWord(part), names.insert(word.name).inserted else {
        throw node.failure(
          "\"\(text.prefix(60))\" is not a state; write normal, highlighted,selected, download=loading"
            + " or progress=0.5"
        )
      }
      guard stateKinds[word.name, default: word.kind] == word.kind else {
        throw node.failure(
          "\"\(word.name.prefix(60))\" has values of another type in another state; write true-or-false"
            + " states without a value, and either words or numbers for the others")
      }
      stateKinds[word.name] = word.kind
    }
    return text
  }

  private mutating func view(
    _ node: JSONNode, depth: Int, names: inout Set<String>
  ) throws(CaptureFailure) -> CapturedView {
    guard depth <= CaptureLimits.deepestView else {
      throw node.failure("views may be nested \(CaptureLimits.deepestView) deep")
    }
    viewCount += 1
    guard names.count < CaptureLimits.mostViews else {
      throw node.failure("a state may have at most \(CaptureLimits.mostViews) views")
    }
    guard viewCount <= CaptureLimits.mostViewsInAll else {
      throw node.failure("a capture may have at most \(CaptureLimits.mostViewsInAll) views in all")
    }
    let keys = try node.object([
      "name", "class", "customClass", "opaque", "picture", "accessibility", "frame", "properties",
      "constraints", "subviews",
    ])
    let nameNode = try keys.needed("name")
    let name = try nameNode.text(atMost: CaptureLimits.longestName)
    guard ViewName(rawValue: name).isWord else {
      throw nameNode.failure(
        "\"\(name.prefix(60))\" is not a name; use a letter followed by letters, digits and _")
    }
    guard names.insert(name).inserted else {
      throw nameNode.failure("the name \"\(name)\" appears twice")
    }
    let kind = try keys.needed("class").word(CapturedClass.self)
    guard kind.isCell == (depth == 0) else {
      throw node.failure("the cell, and only the cell, has a class of cells")
    }
    var frame: Rect?
    if let place = keys["frame"] {
      let numbers = try place.numbers(4)
      guard numbers[2] >= 0, numbers[3] >= 0 else {
        throw place.failure("a width and a height are not negative")
      }
      frame = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    } else if !kind.isConfiguration {
      throw node.failure("\"frame\" is missing")
    }
    var properties: [String: CaptureValue] = [:]
    for (key, value) in try keys["properties"]?.members() ?? [] {
      guard let property = CapturedProperty.named(key), property.belongs(to: kind) else {
        throw value.failure(
          "\(kind.rawValue) has no such property in captures; it has "
            + CapturedProperty.properties(of: kind).map(\.name).joined(separator: ", "))
      }
      properties[key] = try self.value(value, property.type)
    }
    var constraints: [CapturedConstraint] = []
    for node in try keys["constraints"]?.list(atMost: CaptureLimits.mostConstraints) ?? [] {
      constraints.append(try constraint(node))
    }
    var subviews: [CapturedView] = []
    for node in try keys["subviews"]?.list(atMost: CaptureLimits.mostViews) ?? [] {
      subviews.append(try view(node, depth: depth + 1, names: &names))
    }
    var result = CapturedView(
      name: name, kind: kind, customClass: try keys["customClass"]?.text(atMost: 500),
      opaque: try keys["opaque"]?.text(atMost: 200),
      picture: try keys["picture"].map { node throws(CaptureFailure) in try picturePath(node) },
      frame: frame, properties: properties,
      constraints: constraints, subviews: subviews)
    for node in try keys["accessibility"]?.list(atMost: CaptureLimits.mostElements) ?? [] {
      result.accessibility.append(try element(node))
    }
    return result
  }

  private func element(_ node: JSONNode) throws(CaptureFailure) -> CapturedElement {
    let keys = try node.object(["label", "value", "hint", "traits", "frame"])
    func text(_ key: String) throws(CaptureFailure) -> CaptureValue? {
      guard let node = keys[key] else { return nil }
      return try value(node, .text)
    }
    var result = CapturedElement(
      label: try text("label"), value: try text("value"), hint: try text("hint"))
    for node in try keys["traits"]?.list(atMost: AccessibilityTrait.allCases.count) ?? [] {
      result.traits.append(try node.word(AccessibilityTrait.self))
    }
    if let numbers = try keys["frame"]?.numbers(4) {
      result.frame = Rect(numbers[0], numbers[1], max(0, numbers[2]), max(0, numbers[3]))
    }
    return result
  }

  private func constraint(_ node: JSONNode) throws(CaptureFailure) -> CapturedConstraint {
    let keys = try node.object([
      "first", "relation", "second", "multiplier", "constant", "priority", "identifier",
    ])
    func anchor(_ node: JSONNode) throws(CaptureFailure) -> CapturedConstraint.Anchor {
      let keys = try node.object(["view", "attribute", "guide"])
      let attribute = try keys.needed("attribute")
      let word = try attribute.word(Constraint.Attribute.self)
      guard word.parts == [word] else {
        throw attribute.failure("this must be one attribute of UIKit's, not \(word.rawValue)")
      }
      return CapturedConstraint.Anchor(
        try keys.needed("view").text(atMost: CaptureLimits.longestName), word,
        guide: try keys["guide"]?.word(Constraint.Guide.self))
    }
    return CapturedConstraint(
      first: try anchor(try keys.needed("first")),
      relation: try keys["relation"]?.word(Constraint.Relation.self) ?? .equal,
      second: try keys["second"].map { node throws(CaptureFailure) in try anchor(node) },
      multiplier: try keys["multiplier"]?.number() ?? 1,
      constant: try keys["constant"]?.number() ?? 0,
      priority: try keys["priority"]?.number(in: 1...1000) ?? 1000,
      identifier: try keys["identifier"]?.text(atMost: 500))
  }
}
