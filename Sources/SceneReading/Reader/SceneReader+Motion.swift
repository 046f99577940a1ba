internal import Messages
internal import Motion
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Views
internal import YAMLReading

/// Reads animations, written out or by their name in the scene.
extension SceneReader {
  /// Reads the animations under `animations`. Rules may refer to them from anywhere in the file.
  mutating func readAnimations(
    _ root: [(key: SourceNode, value: SourceNode)]
  ) -> OrderedDictionary<String, Animation> {
    let name = RootKey.animations.rawValue
    guard let node = root.first(where: { $0.key.scalarText == name })?.value else { return [:] }
    guard case .mapping(let pairs) = node.content else {
      if node.isNull {
        reportNull(node, for: name)
      } else {
        report(node.location, "animations must be a map of names to animations, not \(node.kind)")
      }
      return [:]
    }
    var animations: OrderedDictionary<String, Animation> = [:]
    for (key, value) in pairs {
      guard let name = string(key, for: "the name of an animation") else { continue }
      // An invalid animation still has a name, so that rules that use it are not reported.
      animations[name] = readAnimation(value) ?? Animation(duration: .zero)
    }
    return animations
  }

  /// Reads an animation of a rule: a map, or a name from `animations`.
  mutating func animation(_ node: SourceNode, for what: String) -> Animation? {
    guard case .scalar = node.content else { return readAnimation(node) }
    guard let name = string(node, for: what) else { return nil }
    if let animation = animations[name] { return animation }
    report(
      node.location,
      "\"\(name.shortened)\" is not one of the scene's animations"
        + (animations.isEmpty
          ? "; write { duration: 0.3 }, or name it under \"animations\""
          : Suggestion.textOrList(
            for: name, among: animations.keys.sorted(), areInSchema: false)))
    return nil
  }

  /// Reads a map of UIKit's argument labels, and reports mistakes once.
  private mutating func readAnimation(_ node: SourceNode) -> Animation? {
    guard case .mapping(let pairs) = node.content else {
      report(node.location, "an animation is a map, as in { duration: 0.3 }, not \(node.kind)")
      return nil
    }
    let entries = entries(of: node, in: "an animation", as: AnimationKey.self)
    // A misspelt key may be the one that is missing.
    return timing(entries, at: node.location, isWhole: entries.count == pairs.count)
  }

  /// Reads the duration, the curve or spring, and the repetitions of an animation; reports mistakes, and
  /// returns `nil` for keys that exclude each other or are missing.
  ///
  /// - Parameters:
  ///   - isLayerAnimation: Whether it is added to a layer in any case.
  ///   - isWhole: Whether all keys are known.
  mutating func timing(
    _ entries: [(key: AnimationKey, value: SourceNode)], at location: SourceLocation,
    isLayerAnimation isLayer: Bool = false, isWhole: Bool
  ) -> Animation? {
    var numbers: [AnimationKey: Double] = [:]
    var keys: [AnimationKey] = []
    var curve: TimingCurve?
    var repeatCount = 1.0
    var (autoreverses, allowsOverdamping, isLayerAnimation) = (false, false, isLayer)
    var options: Animation.Options = []
    for (key, value) in entries {
      keys.append(key)
      switch key {
      case .curve: curve = self.curve(value)
      case .repeatCount:
        repeatCount =
          value.scalarText == Animation.endless
          ? .infinity : number(value, for: key.rawValue, in: Animation.repeatCounts) ?? 1
      case .autoreverses: autoreverses = boolean(value, for: key.rawValue) ?? false
      case .allowsOverdamping: allowsOverdamping = boolean(value, for: key.rawValue) ?? false
      case .layerAnimation: isLayerAnimation = boolean(value, for: key.rawValue) ?? false
      case .options: options = self.options(value)
      case .duration, .delay, .delayPerItem, .usingSpringWithDamping, .initialSpringVelocity,
        .springDuration,
        .bounce, .mass, .stiffness, .damping, .initialVelocity:
        guard let range = key.range else { continue }
        numbers[key] = number(value, for: key.rawValue, in: range)
      }
    }
    guard isWhole, let kind = kind(of: keys, isLayerAnimation, at: location) else { return nil }
    let timing: Animation.Timing
    switch kind {
    case .curve:
      timing = .curve(curve ?? Animation.defaultCurve(ofLayer: isLayerAnimation))
    case .usingSpring:
      timing = .usingSpring(
        damping: numbers[.usingSpringWithDamping] ?? 1,
        initialVelocity: numbers[.initialSpringVelocity] ?? 0)
    case .bouncing:
      timing = .bouncing(
        numbers[.bounce] ?? 0, initialVelocity: numbers[.initialSpringVelocity] ?? 0)
    case .spring:
      timing = .spring(
        Spring(
          mass: numbers[.mass] ?? 1, stiffness: numbers[.stiffness] ?? 100,
          damping: numbers[.damping] ?? 10, initialVelocity: numbers[.initialVelocity] ?? 0,
          allowsOverdamping: allowsOverdamping))
    }
    let seconds =
      switch kind {
      case .curve, .usingSpring: numbers[.duration] ?? (isLayerAnimation ? 0.25 : 0)
      case .bouncing: numbers[.springDuration] ?? 0.5
      case .spring: isLayerAnimation ? numbers[.duration] ?? 0 : 0
      }
    var animation = Animation(
      timing, duration: Self.duration(seconds: seconds),
      delay: Self.duration(seconds: numbers[.delay] ?? 0), repeatCount: repeatCount,
      autoreverses: autoreverses, options: options, isLayerAnimation: isLayerAnimation)
    animation.delayPerItem = Self.duration(seconds: numbers[.delayPerItem] ?? 0)
    return animation
  }

  /// The kind of animation that the keys give; reports keys that exclude each other or are missing,
  /// and returns `nil`.
  private mutating func kind(
    of keys: [AnimationKey], _ isLayerAnimation: Bool, at location: SourceLocation
  ) -> AnimationKey.Kind? {
    guard let first = keys.first(where: { $0.kind != nil && $0 != .curve }), let kind = first.kind
    else {
      if keys.contains(.initialSpringVelocity) {
        report(location, "initialSpringVelocity needs usingSpringWithDamping; add it")
        return nil
      }
      guard keys.contains(.duration) || isLayerAnimation else {
        report(location, "an animation needs its duration, as in { duration: 0.3 }")
        return nil
      }
      return .curve
    }
    let needsDuration = kind == .usingSpring
    // Core Animation cuts a spring off at a duration that it is given.
    let takesDuration = needsDuration || kind == .spring && isLayerAnimation
    let stranger = keys.first { key in
      switch key {
      case .duration: !takesDuration
      case .initialSpringVelocity: kind == .spring
      default: key.kind.map { $0 != kind } ?? false
      }
    }
    if let stranger {
      report(
        location,
        "\(first.rawValue) and \(stranger.rawValue) are of different kinds of animation;"
          + " leave one of them out")
      return nil
    }
    if needsDuration, !keys.contains(.duration) {
      report(location, "usingSpringWithDamping needs a duration; add it")
      return nil
    }
    return kind
  }

  private mutating func options(_ node: SourceNode) -> Animation.Options {
    guard case .sequence(let elements) = node.content else {
      report(
        node.location,
        "options are a list, as in [beginFromCurrentState], not \(node.kind)")
      return []
    }
    let names = Animation.Options.named.map(\.name)
    return elements.reduce(into: []) { options, element in
      let name = word(element, for: AnimationKey.options.rawValue, among: names)
      guard let option = Animation.Options.named.first(where: { $0.name == name }) else { return }
      options.insert(option.option)
    }
  }

  /// Reads a timing curve: its name, or four numbers.
  mutating func curve(_ node: SourceNode) -> TimingCurve? {
    guard case .sequence(let elements) = node.content else {
      let name = word(node, for: "curve", among: TimingCurve.named.map(\.name))
      return TimingCurve.named.first { $0.name == name }?.curve
    }
    let ranges = [Animation.curveTimes, Animation.curveWays]
    let numbers = elements.enumerated().compactMap { index, element in
      number(element, for: "a coordinate of the curve", in: ranges[index % 2])
    }
    guard elements.count == 4 else {
      report(node.location, "a curve has four numbers, [x1, y1, x2, y2], not \(elements.count)")
      return nil
    }
    guard numbers.count == 4 else { return nil }
    return TimingCurve(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension AnimationKey {
  /// The valid numbers; `nil` for keys whose value is not a number.
  fileprivate var range: ClosedRange<Double>? {
    switch self {
    case .duration, .delay, .springDuration: Animation.durations
    case .delayPerItem: Animation.delaysPerItem
    case .usingSpringWithDamping: Animation.dampingRatios
    case .initialSpringVelocity, .initialVelocity: Animation.velocities
    case .bounce: Animation.bounces
    case .mass: Animation.masses
    case .stiffness: Animation.stiffnesses
    case .damping: Animation.dampings
    case .repeatCount: Animation.repeatCounts
    case .curve, .autoreverses, .allowsOverdamping, .options, .layerAnimation: nil
    }
  }
}
