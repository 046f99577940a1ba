internal import Motion
internal import SceneFormat
internal import Scenes
internal import Vocabulary
internal import YAMLReading

/// Reads the layer animations of rules.
extension SceneReader {
  /// Reads the value of `layerAnimations`.
  mutating func readLayerAnimations(_ node: SourceNode, _ path: ScenePath) -> [LayerAnimation] {
    sourceMap.record(node.location, for: path)
    return nonEmptyList(node, of: RuleKey.layerAnimations.rawValue).enumerated().compactMap {
      index, element in
      sourceMap.record(element.location, for: path.index(index))
      return readLayerAnimation(element, path.index(index))
    }
  }

  private mutating func readLayerAnimation(
    _ node: SourceNode, _ path: ScenePath
  ) -> LayerAnimation? {
    guard case .mapping(let pairs) = node.content else {
      report(
        node.location,
        "a layer animation is a map, as in { view: spinner, keyPath: transform.rotation.z, toValue: 360° },"
          + " not \(node.kind)")
      return nil
    }
    let entries = entries(of: node, in: "a layer animation", as: LayerAnimationKey.self, path: path)
    let isWhole = entries.count == pairs.count
    let timing = timing(
      entries.compactMap { entry in entry.key.timingKey.map { ($0, entry.value) } },
      at: node.location, isLayerAnimation: true, isWhole: isWhole)
    let word = entries.first { $0.key == .keyPath }.flatMap { readKeyPath($0.value) }
    guard let timing, let keyPath = word.flatMap(LayerAnimation.KeyPath.init(word:)) else {
      return nil
    }
    var animation = LayerAnimation(
      of: .cell, keyPath: keyPath, .basic(from: nil, to: nil), timing: timing)
    var (from, to): (LayerAnimation.Value?, LayerAnimation.Value?)
    var distance: Double?
    var frames: [LayerAnimation.Value]?
    var keyTimes: [Double]?
    var mode: LayerAnimation.CalculationMode?
    var kinds: [(key: LayerAnimationKey, kind: ValuesKind)] = []
    for (key, value) in entries {
      if let kind = key.valuesKind { kinds.append((key, kind)) }
      switch key {
      case .view: animation.view = string(value, for: "view").map(ViewName.init(rawValue:)) ?? .cell
      case .fromValue: from = self.value(value, of: keyPath, for: key.rawValue)
      case .toValue: to = self.value(value, of: keyPath, for: key.rawValue)
      case .byValue:
        if !keyPath.valueKind.isNumber {
          let what = keyPath.valueKind == .color ? "a colour" : keyPath.rawValue
          report(value.location, "\(what) has no byValue; write fromValue and toValue")
        } else if case .number(let number)? = self.value(value, of: keyPath, for: key.rawValue) {
          distance = number
        }
      case .values:
        frames = nonEmptyList(value, of: key.rawValue).compactMap {
          self.value($0, of: keyPath, for: "a value")
        }
      case .keyTimes:
        keyTimes = nonEmptyList(value, of: key.rawValue).compactMap {
          number($0, for: "a key time", in: 0...1)
        }
      case .calculationMode: mode = self.word(value, for: key.rawValue)
      case .timingFunctions:
        animation.timingFunctions = nonEmptyList(value, of: key.rawValue).compactMap { curve($0) }
      case .isAdditive: animation.isAdditive = boolean(value, for: key.rawValue) ?? false
      case .isCumulative: animation.isCumulative = boolean(value, for: key.rawValue) ?? false
      case .fillMode: animation.fillMode = self.word(value, for: key.rawValue) ?? .removed
      case .isRemovedOnCompletion:
        animation.isRemovedOnCompletion = boolean(value, for: key.rawValue) ?? true
      case .keyPath, .duration, .beginTime, .delayPerItem, .timingFunction, .mass, .stiffness,
        .damping,
        .initialVelocity, .allowsOverdamping, .repeatCount, .autoreverses:
        break
      }
    }
    if let first = kinds.first, let other = kinds.first(where: { $0.kind != first.kind }) {
      report(
        node.location,
        "\(first.key.rawValue) and \(other.key.rawValue) exclude each other; leave one of them out")
      return nil
    }
    switch kinds.first?.kind {
    case .by?: animation.values = .by(distance ?? 0)
    case .keyframes?:
      animation.values = .keyframes(frames ?? [], keyTimes: keyTimes, mode ?? .linear)
    case .basic?, nil: animation.values = .basic(from: from, to: to)
    }
    return animation
  }

  private mutating func readKeyPath(_ node: SourceNode) -> String? {
    if let text = node.scalarText, let instead = LayerAnimation.KeyPath.instead(of: text) {
      report(node.location, "\"\(text)\" is not supported; write \(instead)")
      return nil
    }
    return word(
      node, for: LayerAnimationKey.keyPath.rawValue, among: LayerAnimation.KeyPath.words)
  }

  private mutating func value(
    _ node: SourceNode, of keyPath: LayerAnimation.KeyPath, for what: String
  ) -> LayerAnimation.Value? {
    switch keyPath.valueKind {
    case .color: return color(node, for: what).map { .color($0) }
    case .angle: return readAngle(node, for: what).map { .number($0.halfTurns * .pi) }
    case .number: return number(node, for: what, in: LayerAnimation.numbers).map { .number($0) }
    case .property:
      return keyPath.property.flatMap { propertyValue($0, node) }.map { .property($0) }
    }
  }
}

/// The kinds of values, whose keys exclude each other.
private enum ValuesKind {
  case basic, by, keyframes
}

extension LayerAnimationKey {
  /// The kind of values that the key belongs to; `nil` for other keys.
  fileprivate var valuesKind: ValuesKind? {
    switch self {
    case .fromValue, .toValue: .basic
    case .byValue: .by
    case .values, .keyTimes, .calculationMode, .timingFunctions: .keyframes
    case .view, .keyPath, .duration, .beginTime, .delayPerItem, .timingFunction, .mass, .stiffness,
      .damping,
      .initialVelocity, .allowsOverdamping, .repeatCount, .autoreverses, .isAdditive,
      .isCumulative, .fillMode, .isRemovedOnCompletion:
      nil
    }
  }
}

extension LayerAnimation {
  /// The numbers that a layer animation may have. Our choice: larger than any screen.
  fileprivate static let numbers = -100_000.0...100_000.0
}
