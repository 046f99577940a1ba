internal import Drawing
internal import Images
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads the values of gradients, shapes and icons.
extension SceneReader {
  /// Reads a list of colours.
  mutating func readColors(_ node: SourceNode, for what: String) -> [DynamicColor]? {
    guard case .sequence(let elements) = node.content else {
      _ = list(node, of: what)
      return nil
    }
    guard elements.count <= SceneLimits.mostStops else {
      report(
        node.location, "\(what) has more than \(SceneLimits.mostStops) colours; leave some out")
      return nil
    }
    let colors = elements.compactMap { color($0, for: "a colour of \(what)") }
    return colors.count == elements.count ? colors : nil
  }

  /// Reads ascending numbers from 0 to 1, or nil. The outer optional is `nil` on failure.
  mutating func readLocations(_ node: SourceNode, for what: String) -> [Double]?? {
    if case .scalar("nil", _) = node.content { return .some(nil) }
    guard case .sequence(let elements) = node.content else {
      _ = list(node, of: what)
      return nil
    }
    var locations: [Double] = []
    for element in elements.prefix(SceneLimits.mostStops) {
      guard let location = number(element, for: "a location", in: PropertyType.places) else {
        return nil
      }
      if let last = locations.last, location < last {
        report(
          element.location,
          "locations rise, and \(decimal(location)) is below \(decimal(last)); write them in order")
        return nil
      }
      locations.append(location)
    }
    return .some(locations)
  }

  /// Reads lengths of dashes, or nil. The outer optional is `nil` on failure.
  mutating func readLengths(
    _ node: SourceNode, for name: PropertyName, called what: String
  ) -> [Double]?? {
    if case .scalar("nil", _) = node.content { return .some(nil) }
    guard case .sequence(let elements) = node.content else {
      _ = list(node, of: what)
      return nil
    }
    var lengths: [Double] = []
    for element in elements.prefix(SceneLimits.mostStops + 1) {
      guard let length = number(element, for: "a length", in: 0...SceneLimits.largestLength)
      else { return nil }
      lengths.append(length)
    }
    if let objection = PropertyType.objection(toLengths: lengths, of: name) {
      report(node.location, objection)
      return nil
    }
    return .some(lengths)
  }

  /// Reads a point in fractions of the bounds.
  mutating func readUnitPoint(_ node: SourceNode, for what: String) -> Point? {
    guard case .sequence(let elements) = node.content, elements.count == 2 else {
      if node.isNull {
        reportNull(node, for: what)
      } else {
        report(node.location, "\(what) must be a list of two numbers, as in [0.5, 1]")
      }
      return nil
    }
    let numbers = elements.compactMap { number($0, for: what, in: PropertyType.unitPoints) }
    return numbers.count == 2 ? Point(numbers[0], numbers[1]) : nil
  }

  /// Reads SVG path data, or nil. The outer optional is `nil` on failure.
  mutating func readPath(_ node: SourceNode, for what: String) -> Path?? {
    if case .scalar("nil", _) = node.content { return .some(nil) }
    guard let text = string(node, for: what, limit: SceneLimits.longestPathData) else { return nil }
    do {
      let path = try Path(svgData: text)
      let value = PropertyValue.path(path)
      if let objection = PropertyType.path.objection(to: value, of: .path) {
        report(node.location, objection)
        return nil
      }
      return .some(path)
    } catch {
      report(TextFailure(offset: error.offset, message: error.message), in: node)
      return nil
    }
  }

  /// Reads an icon's size and weight, or nil. The outer optional is `nil` on failure.
  mutating func readSymbolConfiguration(
    _ node: SourceNode, for what: String
  ) -> SymbolConfiguration?? {
    if case .scalar("nil", _) = node.content { return .some(nil) }
    guard case .mapping(let pairs) = node.content, !pairs.isEmpty else {
      if node.isNull {
        reportNull(node, for: what)
      } else {
        report(
          node.location,
          "\(what) must be nil or a map, as in \"{ pointSize: 17, weight: semibold }\"")
      }
      return nil
    }
    var (pointSize, textStyle): (Double?, TextStyle?) = (nil, nil)
    var (weight, scale): (SymbolConfiguration.Weight?, SymbolConfiguration.Scale?) = (nil, nil)
    var colorings: [SymbolConfiguration.Coloring] = []
    let entries = entries(of: node, in: what, as: SymbolConfigurationKey.self)
    for (key, value) in entries {
      switch key {
      case .pointSize:
        pointSize = number(value, for: key.rawValue, in: PropertyType.pointSizes)
      case .textStyle: textStyle = word(value, for: key.rawValue)
      case .weight: weight = word(value, for: key.rawValue)
      case .scale: scale = word(value, for: key.rawValue)
      case .hierarchicalColor:
        if let color = color(value, for: key.rawValue) { colorings.append(.hierarchical(color)) }
      case .paletteColors:
        guard let colors = readColors(value, for: key.rawValue) else { break }
        if colors.isEmpty {
          report(value.location, "paletteColors is empty; write a colour for each layer")
        } else {
          colorings.append(.palette(colors))
        }
      case .preferringMulticolor:
        if boolean(value, for: key.rawValue) == true { colorings.append(.multicolor) }
      }
    }
    if Set(entries.map(\.key)).isSuperset(of: [.pointSize, .textStyle]) {
      report(node.location, "\(what) has a pointSize or a textStyle; leave one of them out")
      return nil
    }
    if colorings.count > 1 {
      report(
        node.location,
        "\(what) has one of hierarchicalColor, paletteColors and preferringMulticolor; leave the others out"
      )
      return nil
    }
    var configuration =
      if let textStyle {
        SymbolConfiguration(textStyle: textStyle, weight: weight, scale: scale ?? .medium)
      } else {
        SymbolConfiguration(
          pointSize: pointSize ?? SymbolConfiguration().pointSize, weight: weight ?? .regular,
          scale: scale ?? .medium)
      }
    configuration.coloring = colorings.first
    return .some(configuration)
  }
}
