internal import Drawing
internal import Interaction
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads the values of background configurations.
extension SceneReader {
  /// Reads a word, lines, or nil. The outer optional is `nil` on failure.
  mutating func readTransformer(_ node: SourceNode, for what: String) -> ColorTransformer?? {
    if case .scalar("nil", _) = node.content { return .some(nil) }
    switch node.content {
    case .scalar:
      if node.isNull {
        reportNull(node, for: what)
        return nil
      }
      let word = word(node, for: what, among: ColorTransformer.words)
      return word.flatMap(ColorTransformer.init(word:)).map { .some($0) }
    case .mapping:
      report(node.location, "\(what) is a list of lines; write [{ when: …, return: … }]")
      return nil
    case .sequence(let elements):
      var answers: [ColorTransformer.Answer] = []
      for element in elements.prefix(SceneLimits.mostStops + 1) {
        guard let answer = readAnswer(element, of: what) else { return nil }
        answers.append(answer)
      }
      let transformer = ColorTransformer.answers(answers)
      if let objection = transformer.objection {
        report(node.location, objection)
        return nil
      }
      return .some(transformer)
    }
  }

  private mutating func readAnswer(
    _ node: SourceNode, of what: String
  ) -> ColorTransformer.Answer? {
    var (when, result): (CellPredicate?, DynamicColor?) = (.always, nil)
    for (key, value) in entries(of: node, in: "a line of \(what)", as: AnswerKey.self) {
      switch key {
      case .when: when = predicate(value, for: key.rawValue)
      case .return: result = color(value, for: key.rawValue)
      }
    }
    guard let when, let result else { return nil }
    return ColorTransformer.Answer(when: when, return: result)
  }

  /// Reads one number, or one for each side.
  mutating func readInsets(
    _ node: SourceNode, for what: String, in range: ClosedRange<Double>
  ) -> EdgeInsets? {
    readSides(node, for: what, in: range, as: InsetsKey.self).map {
      EdgeInsets(
        top: $0[.top] ?? 0, left: $0[.left] ?? 0, bottom: $0[.bottom] ?? 0, right: $0[.right] ?? 0)
    }
  }

  /// Reads one number, or one for each side.
  mutating func readDirectionalInsets(
    _ node: SourceNode, for what: String, in range: ClosedRange<Double> = SceneLimits.distances
  ) -> DirectionalEdgeInsets? {
    readSides(node, for: what, in: range, as: DirectionalInsetsKey.self).map {
      DirectionalEdgeInsets(
        top: $0[.top] ?? 0, leading: $0[.leading] ?? 0, bottom: $0[.bottom] ?? 0,
        trailing: $0[.trailing] ?? 0)
    }
  }

  /// Reads a number for each side, or one for all of them.
  private mutating func readSides<Side: SceneKey>(
    _ node: SourceNode, for what: String, in range: ClosedRange<Double>, as _: Side.Type
  ) -> [Side: Double]? {
    if case .scalar = node.content {
      return number(node, for: what, in: range).map { distance in
        Side.allCases.reduce(into: [Side: Double]()) { $0[$1] = distance }
      }
    }
    var (sides, isWhole): ([Side: Double], Bool) = ([:], true)
    for (key, value) in entries(of: node, in: what, as: Side.self) {
      guard let distance = number(value, for: key.rawValue, in: range) else {
        isWhole = false
        continue
      }
      sides[key] = distance
    }
    guard case .mapping = node.content, isWhole else { return nil }
    return sides
  }

  /// Reads a list of edges.
  mutating func readEdges(_ node: SourceNode, for what: String) -> DirectionalRectEdge? {
    guard case .sequence(let elements) = node.content else {
      _ = list(node, of: what)
      return nil
    }
    let edges = elements.compactMap { word($0, for: "an edge") as DirectionalRectEdge.Edge? }
    guard edges.count == elements.count else { return nil }
    return edges.reduce(into: []) { $0.formUnion($1.edge) }
  }

  /// Reads a list of autoresizing options.
  mutating func readMask(_ node: SourceNode, for what: String) -> AutoresizingMask? {
    guard case .sequence(let elements) = node.content else {
      _ = list(node, of: what)
      return nil
    }
    let words = elements.compactMap { word($0, for: what) as AutoresizingMask.Word? }
    guard words.count == elements.count else { return nil }
    return words.reduce(into: []) { $0.formUnion($1.mask) }
  }

  /// Reads the shadow of a background.
  mutating func readShadow(_ node: SourceNode, for what: String) -> ShadowProperties? {
    var (shadow, isWhole) = (ShadowProperties(), true)
    func take<Value>(_ value: Value?, _ assign: (Value) -> Void) {
      if let value { assign(value) } else { isWhole = false }
    }
    for (key, value) in entries(of: node, in: what, as: ShadowKey.self) {
      switch key {
      case .color: take(color(value, for: key.rawValue)) { shadow.color = $0 }
      case .opacity: take(number(value, for: key.rawValue, in: 0...1)) { shadow.opacity = $0 }
      case .radius:
        take(number(value, for: key.rawValue, in: 0...Shadow.maximumRadius)) { shadow.radius = $0 }
      case .offset: take(readOffset(value, for: key.rawValue)) { shadow.offset = $0 }
      }
    }
    guard case .mapping = node.content, isWhole else { return nil }
    return shadow
  }
}
