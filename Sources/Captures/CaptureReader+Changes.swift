internal import Drawing
internal import Vocabulary

extension CaptureReader {
  /// Reads what led from one state to another.
  ///
  /// - Parameters:
  ///   - states: The names of the states in the capture.
  ///   - views: The names of the views in all states.
  func change(
    _ node: JSONNode, states: Set<String>, views: Set<String>
  ) throws(CaptureFailure) -> CapturedChange {
    let keys = try node.object(["action", "distance", "from", "to", "calls", "animations"])
    func state(_ key: String) throws(CaptureFailure) -> String {
      let node = try keys.needed(key)
      let name = try node.text(atMost: 1_000)
      guard states.contains(name) else {
        throw node.failure("\"\(name.prefix(60))\" is not among the states")
      }
      return name
    }
    let action = try keys.needed("action").word(CapturedChange.Action.self)
    guard (keys["distance"] != nil) == (action == .scroll) else {
      throw node.failure("scroll, and no other action, has a distance")
    }
    var calls: [CapturedCall] = []
    for node in try keys["calls"]?.list(atMost: CaptureLimits.mostCalls) ?? [] {
      let keys = try node.object(["method", "answer"])
      calls.append(
        CapturedCall(
          try keys.needed("method").text(atMost: 100), answer: try keys["answer"]?.boolean()))
    }
    var animations: [CapturedAnimation] = []
    for node in try keys["animations"]?.list(atMost: CaptureLimits.mostAnimations) ?? [] {
      animations.append(try animation(node, views))
    }
    return CapturedChange(
      action, distance: try keys["distance"]?.number(), from: try state("from"),
      to: try state("to"), calls: calls, animations: animations)
  }

  private func animation(
    _ node: JSONNode, _ views: Set<String>
  ) throws(CaptureFailure) -> CapturedAnimation {
    let keys = try node.object([
      "view", "keyPath", "from", "to", "duration", "delay", "timingFunction", "spring",
      "repeatCount", "autoreverses", "isLayerAnimation", "samples",
    ])
    let viewNode = try keys.needed("view")
    let view = try viewNode.text(atMost: CaptureLimits.longestName)
    guard views.contains(view) else {
      throw viewNode.failure("\"\(view)\" is not a view of the capture")
    }
    let keyPath = try keys.needed("keyPath").word(AnimatedKeyPath.self)
    let type = keyPath.type.isColor ? CaptureType.optional(keyPath.type) : keyPath.type
    var repeatCount: Double? = 1
    if let count = keys["repeatCount"] {
      if case .text("infinity") = count.tree {
        repeatCount = nil
      } else {
        repeatCount = try count.number(in: 0...1e6)
      }
    }
    var samples: [CapturedAnimation.Sample] = []
    for node in try keys["samples"]?.list(atMost: CaptureLimits.mostSamples) ?? [] {
      let keys = try node.object(["time", "value"])
      let time = try keys.needed("time").number(in: 0...10_000)
      guard samples.last.map({ $0.time < time }) ?? true else {
        throw node.failure("the samples must be in the order of their times")
      }
      samples.append(
        CapturedAnimation.Sample(time: time, value: try value(keys.needed("value"), type)))
    }
    return CapturedAnimation(
      view: view, keyPath: keyPath, from: try value(keys.needed("from"), type),
      to: try value(keys.needed("to"), type),
      duration: try keys.needed("duration").number(in: 0...10_000),
      delay: try keys["delay"]?.number(in: 0...10_000) ?? 0, timing: try timing(node, keys),
      repeatCount: repeatCount, autoreverses: try keys["autoreverses"]?.boolean() ?? false,
      isLayerAnimation: try keys["isLayerAnimation"]?.boolean() ?? false, samples: samples)
  }

  private func timing(
    _ node: JSONNode, _ keys: JSONMembers
  ) throws(CaptureFailure) -> CapturedAnimation.Timing {
    switch (keys["timingFunction"], keys["spring"]) {
    case (let curve?, nil):
      let numbers = try curve.numbers(4)
      guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
        throw curve.failure("the x of control points is from 0 to 1")
      }
      return .curve(numbers)
    case (nil, let spring?):
      let keys = try spring.object(["mass", "stiffness", "damping", "initialVelocity"])
      return .spring(
        mass: try keys.needed("mass").number(in: 0.001...1e6),
        stiffness: try keys.needed("stiffness").number(in: 0.001...1e6),
        damping: try keys.needed("damping").number(in: 0...1e6),
        initialVelocity: try keys["initialVelocity"]?.number() ?? 0)
    case (nil, nil), (.some, .some):
      throw node.failure("an animation has either a timingFunction or a spring")
    }
  }

  // MARK: - Values

  /// Reads a value of a type.
  func value(_ node: JSONNode, _ type: CaptureType) throws(CaptureFailure) -> CaptureValue {
    switch type {
    case .optional(let inner): return node.isNull ? .none : try value(node, inner)
    case .boolean: return .boolean(try node.boolean())
    case .number: return .number(try node.number())
    case .text:
      guard case .object = node.tree else { return .text(try node.text()) }
      let count = try node.object(["hidden"]).needed("hidden")
      let number = try count.number(in: 0...Double(CaptureLimits.longestText))
      return .hiddenText(Int(number))
    case .word(let known): return .text(try node.word(known))
    case .words(let known):
      var words: [String] = []
      for element in try node.list(atMost: known.count) { words.append(try element.word(known)) }
      return .words(Set(words).sorted())
    case .numbers(let count): return .numbers(try node.numbers(count))
    case .list: return .numbers(try node.numbers())
    case .color: return .color(try color(node))
    case .colors:
      var colors: [CapturedColor] = []
      for element in try node.list(atMost: 100) { colors.append(try color(element)) }
      return .colors(colors)
    case .font: return .font(try font(node))
    case .image: return .image(try image(node))
    }
  }

  /// Reads a colour.
  func color(_ node: JSONNode) throws(CaptureFailure) -> CapturedColor {
    let keys = try node.object(["value", "name", "asset"])
    let value = try keys.needed("value")
    let text = try value.text(atMost: 9)
    guard let color = Color(hexText: text) else {
      throw value.failure("\"\(text)\" is not a colour; write #RRGGBB or #RRGGBBAA")
    }
    let asset = try keys["asset"]?.text(atMost: 500)
    let name = try keys["name"]?.text(atMost: 500)
    return CapturedColor(color, name: asset ?? name, isAsset: asset != nil)
  }

  private func font(_ node: JSONNode) throws(CaptureFailure) -> CapturedFont {
    let keys = try node.object(["textStyle", "family", "name", "size", "weight", "italic"])
    let weight = try keys.needed("weight").word(Font.Weight.allCases.map(\.description))
    let size = try keys.needed("size").number(in: 0.1...1000)
    return CapturedFont(
      textStyle: try keys["textStyle"]?.word(TextStyle.self).rawValue,
      family: try keys.needed("family").text(atMost: 200),
      name: try keys["name"]?.text(atMost: 200), size: size,
      weight: Font.Weight.allCases.first { $0.description == weight } ?? .regular,
      isItalic: try keys["italic"]?.boolean() ?? false)
  }

  private func image(_ node: JSONNode) throws(CaptureFailure) -> CapturedImage {
    let keys = try node.object(["symbol", "asset", "size", "pointSize", "weight", "scale"])
    let size = try keys["size"]?.numbers(2)
    return CapturedImage(
      symbol: try keys["symbol"]?.text(atMost: 100), asset: try keys["asset"]?.text(atMost: 500),
      size: size.map { Size($0[0], $0[1]) },
      pointSize: try keys["pointSize"]?.number(in: 0.1...1000),
      weight: try keys["weight"]?.word(Font.Weight.allCases.map(\.description)),
      scale: try keys["scale"]?.word(["small", "medium", "large"]))
  }
}

extension CaptureType {
  /// Whether its values are colours.
  var isColor: Bool { self == .color }
}
