internal import Drawing
internal import Images
internal import Messages
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads the values of properties.
extension SceneReader {
  /// Reads a property's value and reports mistakes.
  ///
  /// - Parameter ownName: The property's name in the file, if it differs from the property's own.
  mutating func propertyValue(
    _ name: PropertyName, _ node: SourceNode, called ownName: String? = nil
  ) -> PropertyValue? {
    let what = ownName ?? name.rawValue
    if !declarations.numbers.isEmpty || node.followsViewport || node.followsControl,
      let following = followingValue(name, node, called: what)
    {
      return following
    }
    switch name.definition.type {
    case .color:
      if let pattern = patternImage(node) { return pattern.map { .color(.pattern($0)) } }
      return optionalColor(node, for: what).map(PropertyValue.color)
    case .number(let range): return number(node, for: what, in: range).map(PropertyValue.number)
    case .boolean: return boolean(node, for: what).map(PropertyValue.boolean)
    case .transform: return readTransform(node, for: what).map(PropertyValue.transform)
    case .corners: return readCorners(node, for: what).map(PropertyValue.corners)
    case .word(let words): return word(node, for: what, among: words).map(PropertyValue.word)
    case .integer(let range): return integer(node, for: what, in: range).map(PropertyValue.integer)
    case .string:
      // Where UIKit's nil means no text, the default is an empty one. Names of views have nil themselves.
      if node.isNil { return name.definition.defaultValue }
      return string(node, for: what).map(PropertyValue.string)
    case .font: return readFont(node, for: what).map(PropertyValue.font)
    case .symbol:
      if case .scalar("nil", _) = node.content { return .symbol(nil) }
      return readSymbol(node, for: what).map(PropertyValue.symbol)
    case .image:
      if case .scalar("nil", _) = node.content { return .image(nil) }
      return string(node, for: what).map { .image(.named($0)) }
    case .priority: return readPriority(node, for: what).map(PropertyValue.priority)
    case .offset: return readOffset(node, for: what).map(PropertyValue.offset)
    case .colors: return readColors(node, for: what).map(PropertyValue.colors)
    case .locations: return readLocations(node, for: what).map(PropertyValue.locations)
    case .lengths:
      return readLengths(node, for: name, called: what).map(PropertyValue.locations)
    case .unitPoint: return readUnitPoint(node, for: what).map(PropertyValue.unitPoint)
    case .path: return readPath(node, for: what).map(PropertyValue.path)
    case .symbolConfiguration:
      return readSymbolConfiguration(node, for: what).map(PropertyValue.symbolConfiguration)
    case .autoresizingMask: return readMask(node, for: what).map(PropertyValue.autoresizingMask)
    case .colorTransformer:
      return readTransformer(node, for: what).map(PropertyValue.colorTransformer)
    case .insets(let range):
      return readInsets(node, for: what, in: range).map(PropertyValue.insets)
    case .directionalInsets(let range):
      return readDirectionalInsets(node, for: what, in: range).map(
        PropertyValue.directionalInsets)
    case .directionalEdges:
      return readEdges(node, for: what).map(PropertyValue.directionalEdges)
    case .accessibilityTraits:
      return readAccessibilityTraits(node, for: what).map(PropertyValue.accessibilityTraits)
    case .shadowProperties:
      return readShadow(node, for: what).map(PropertyValue.shadowProperties)
    case .distance:
      if case .scalar("nil", _) = node.content { return .distance(nil) }
      return number(node, for: what, in: 0...SceneLimits.largestLength).map { .distance($0) }
    case .frame:
      if case .scalar("nil", _) = node.content { return .frame(nil) }
      return readFrame(node, for: what).map { .frame($0) }
    case .attributedText:
      if node.isNil { return .attributedText(nil) }
      return readAttributedText(node, for: what).map(PropertyValue.attributedText)
    case .words:
      guard case .sequence(let elements) = node.content else {
        _ = list(node, of: what)
        return nil
      }
      let list = elements.compactMap { textThatIsNeverNil($0, for: what) }
      return list.count == elements.count ? .words(list) : nil
    case .accessories: return readAccessories(node, for: what).map(PropertyValue.accessories)
    }
  }

  /// Reads the name of a symbol, which need not be one that is drawn.
  private mutating func readSymbol(_ node: SourceNode, for what: String) -> Symbol? {
    if let text = node.scalarText, !node.isNull, let symbol = Symbol(rawValue: text) {
      return symbol
    }
    return word(node, for: what)
  }

  /// Reads one of UIKit's names or a number.
  private mutating func readPriority(_ node: SourceNode, for what: String) -> LayoutPriority? {
    guard let text = node.scalarText, text.first?.isLetter == true else {
      return integer(node, for: what, in: 1...1000).map(LayoutPriority.init(rawValue:))
    }
    if let named = LayoutPriority.names.first(where: { $0.name == text }) { return named.priority }
    let names = LayoutPriority.names.map(\.name)
    let hint = Suggestion.text(for: text, among: names)
    report(
      node.location,
      "\"\(text.shortened)\" is not a priority"
        + (hint.isEmpty
          ? "; write a number from 1 to 1000 or \(names.joined(separator: ", "))" : hint))
    return nil
  }

  private mutating func readCorners(_ node: SourceNode, for what: String) -> CornerMask? {
    guard case .sequence(let elements) = node.content else {
      _ = list(node, of: what)
      return nil
    }
    let corners = elements.compactMap { word($0, for: "a corner") as CornerMask.Corner? }
    guard corners.count == elements.count else { return nil }
    return corners.reduce(into: []) { $0.formUnion($1.mask) }
  }

  private mutating func readAccessibilityTraits(
    _ node: SourceNode, for what: String
  ) -> AccessibilityTraits? {
    guard case .sequence(let elements) = node.content else {
      _ = list(node, of: what)
      return nil
    }
    let traits = elements.compactMap { word($0, for: what) as AccessibilityTrait? }
    guard traits.count == elements.count else { return nil }
    return traits.reduce(into: []) { $0.formUnion($1.traits) }
  }

  mutating func readOffset(_ node: SourceNode, for what: String) -> Size? {
    var (width, height): (Double?, Double?) = (nil, nil)
    for (key, value) in entries(of: node, in: what, as: OffsetKey.self) {
      let distance = number(value, for: key.rawValue, in: SceneLimits.distances)
      switch key {
      case .width: width = distance
      case .height: height = distance
      }
    }
    guard let width, let height else { return nil }
    return Size(width, height)
  }

  mutating func readFrame(_ node: SourceNode, for what: String) -> Rect? {
    var sides: [FrameKey: Double] = [:]
    for (key, value) in entries(of: node, in: what, as: FrameKey.self) {
      switch key {
      case .x, .y: sides[key] = number(value, for: key.rawValue, in: SceneLimits.distances)
      case .width, .height:
        sides[key] = number(value, for: key.rawValue, in: 0...SceneLimits.largestLength)
      }
    }
    guard let x = sides[.x], let y = sides[.y], let width = sides[.width],
      let height = sides[.height]
    else { return nil }
    return Rect(x, y, width, height)
  }

  // MARK: - Transforms

  private mutating func readTransform(_ node: SourceNode, for what: String) -> ViewTransform? {
    if case .scalar("identity", _) = node.content { return .identity }
    guard case .mapping(let pairs) = node.content, !pairs.isEmpty else {
      if node.isNull {
        reportNull(node, for: what)
      } else {
        report(
          node.location,
          "\(what) must be identity or a map, as in \"{ scale: 0.98 }\" or \"{ rotate: 90° }\"")
      }
      return nil
    }
    var transform = ViewTransform.identity
    let entries = entries(of: node, in: "a transform", as: TransformKey.self)
    var isWhole = entries.count == pairs.count
    for (key, value) in entries {
      switch key {
      case .scale:
        let factors = readPair(
          value, for: key.rawValue, in: ViewTransform.scales, isOneEnough: true)
        if let factors { (transform.scaleX, transform.scaleY) = factors } else { isWhole = false }
      case .rotate:
        let angle = readAngle(value, for: key.rawValue)
        if let angle { transform.rotation = angle } else { isWhole = false }
      case .translate:
        let move = readPair(value, for: key.rawValue, in: ViewTransform.moves, isOneEnough: false)
        if let move { transform.translation = Point(move.0, move.1) } else { isWhole = false }
      }
    }
    return isWhole ? transform : nil
  }

  /// Reads two numbers, along x and y, or one for both.
  private mutating func readPair(
    _ node: SourceNode, for what: String, in range: ClosedRange<Double>, isOneEnough: Bool
  ) -> (Double, Double)? {
    if case .sequence(let elements) = node.content, elements.count == 2 {
      let numbers = elements.compactMap { number($0, for: what, in: range) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
    guard isOneEnough, case .scalar = node.content else {
      var message =
        "\(what) must be \(isOneEnough ? "a number or " : "")a list of two numbers, [x, y]"
      if case .mapping = node.content {
        message +=
          "; a whole transform follows a number, as in { progress: { 0: identity, 1: { \(what): [1, 2] } } }"
      }
      report(node.location, message)
      return nil
    }
    return number(node, for: what, in: range).map { ($0, $0) }
  }

  /// Reads radians, or a number followed by π or °.
  mutating func readAngle(_ node: SourceNode, for what: String) -> Angle? {
    guard let text = string(node, for: what) else { return nil }
    let unit = text.hasSuffix("π") ? "π" : text.hasSuffix("°") ? "°" : nil
    let digits = unit == nil ? text : String(text.dropLast())
    let isDecimal = digits.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    let number = text == "π" ? 1 : text == "-π" ? -1 : isDecimal ? Double(digits) : nil
    guard let number, number.isFinite else {
      report(
        node.location,
        "\"\(text.shortened)\" is not an angle; write radians, 0.5π or 90°")
      return nil
    }
    let angle: Angle =
      switch unit {
      case "π": .pi(number)
      case "°": .degrees(number)
      default: .radians(number)
      }
    guard ViewTransform.halfTurns.contains(angle.halfTurns) else {
      report(
        node.location,
        SceneLimits.mustBe("\(what) in half turns", within: ViewTransform.halfTurns))
      return nil
    }
    return angle
  }
}
