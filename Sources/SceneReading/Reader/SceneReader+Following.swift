internal import Drawing
internal import Interaction
internal import Messages
internal import Scenes
internal import Views
internal import YAMLReading

/// Reads values that follow numbers.
extension SceneReader {
  /// Reads `{ progress: { 0: systemGray, 1: systemGreen } }`, `progress` or `progress * 100`; `nil`
  /// if the value follows nothing, and an inner `nil` if it is wrong.
  mutating func followingValue(
    _ name: PropertyName, _ node: SourceNode, called what: String
  ) -> PropertyValue?? {
    switch node.content {
    case .sequence: return nil
    case .scalar(let text, _): return multiple(name, node, text)
    case .mapping(let pairs):
      guard pairs.count == 1, let state = pairs[0].key.scalarText,
        case .mapping(let stops) = pairs[0].value.content, !stops.isEmpty,
        stops.allSatisfy({ $0.key.scalarText.flatMap { Double($0) } != nil })
      else { return nil }
      guard isNumber(state, at: pairs[0].key.location) else { return .some(nil) }
      guard name.definition.type.canFollow else {
        report(node.location, "\(what) cannot follow a number; assign it in rules")
        return .some(nil)
      }
      return .some(readStops(stops, name, state, node, what))
    }
  }

  private mutating func readStops(
    _ stops: [(key: SourceNode, value: SourceNode)], _ name: PropertyName, _ state: String,
    _ node: SourceNode, _ what: String
  ) -> PropertyValue? {
    var read: [FollowingValue.Stop] = []
    guard let kind = ViewportNumber(rawValue: state)?.kind ?? declarations.kind(of: state) else {
      return nil
    }
    for (key, value) in stops {
      guard let number = stateValue(key, kind, of: state),
        let value = propertyValue(name, value, called: what)
      else { return nil }
      guard case .number(let number) = number else { return nil }
      if let last = read.last, last.number >= number {
        report(key.location, "the stops must ascend; sort them")
        return nil
      }
      if !value.followedStates.isEmpty {
        report(key.location, "a stop has a plain value; write one")
        return nil
      }
      read.append(FollowingValue.Stop(number: number, value: value))
    }
    guard read.count > 1 else {
      report(node.location, "a value that follows a number needs two stops; add one")
      return nil
    }
    return .following(FollowingValue(state, stops: read))
  }

  /// Reads a multiple of a number: `progress`, `progress * 100`, `100 * progress`.
  private mutating func multiple(
    _ name: PropertyName, _ node: SourceNode, _ text: String
  ) -> PropertyValue?? {
    let range: ClosedRange<Int>?
    switch name.definition.type {
    case .number: range = nil
    case .integer(let integers): range = integers
    default: return nil
    }
    var scanner = TextScanner(text)
    var (factor, state): (Double?, String?) = (scanner.number(), nil)
    if factor == nil {
      state = scanner.path()
      if scanner.take("*") { factor = scanner.number() }
    } else if scanner.take("*") {
      state = scanner.path()
    }
    scanner.skipSpaces()
    guard let state, scanner.isAtEnd, factor != nil || !text.contains("*") else { return nil }
    guard isNumber(state, at: node.location) else { return .some(nil) }
    guard let range else { return .some(.following(FollowingValue(state, times: factor ?? 1))) }
    return .some(wholeNumber(state, within: range, times: factor, at: node.location))
  }

  /// Returns the value of a whole number that follows a number, between the ends that both have.
  private mutating func wholeNumber(
    _ state: String, within range: ClosedRange<Int>, times factor: Double?,
    at location: SourceLocation
  ) -> PropertyValue? {
    let kind = ViewportNumber(rawValue: state)?.kind ?? declarations.kind(of: state)
    guard case .number(let lowest, let highest, _)? = kind, factor == nil || factor == 1 else {
      report(location, "a whole number follows a number as it is; leave the factor out")
      return nil
    }
    let low = max(lowest.rounded(.up), Double(range.lowerBound))
    let high = min(
      (highest ?? StateKind.largestNumber).rounded(.down), Double(range.upperBound))
    guard low < high else {
      report(
        location,
        "\(state.shortened) has no two whole numbers from \(range.lowerBound) to \(range.upperBound)"
      )
      return nil
    }
    return .following(
      FollowingValue(
        state,
        stops: [low, high].map { FollowingValue.Stop(number: $0, value: .integer(Int($0))) }))
  }

  private mutating func isNumber(_ name: String, at location: SourceLocation) -> Bool {
    guard !declarations.isNumber(name), ViewportNumber(rawValue: name) == nil else {
      return true
    }
    let known = declarations.numbers
    let viewport = ViewportNumber.allCases.map(\.rawValue)
    report(
      location,
      "no number is called \"\(name.shortened)\""
        + Suggestion.textOrList(
          for: name,
          among: name.contains(".") || known.isEmpty ? known + viewport : known))
    return false
  }
}

extension SourceNode {
  /// Whether the value looks as if it followed the value of a control.
  var followsControl: Bool {
    func isMeant(_ text: String) -> Bool {
      text.hasDot
        && ControlValue.allCases.contains { text.hasDot(before: $0.rawValue) }
    }
    switch content {
    case .scalar(let text, _): return isMeant(text)
    case .mapping(let pairs):
      return pairs.count == 1 && pairs[0].key.scalarText.map(isMeant) ?? false
    case .sequence: return false
    }
  }

  /// Whether the value looks as if it followed the content offset or the cell's place in the viewport.
  var followsViewport: Bool {
    func isMeant(_ text: String) -> Bool {
      text.hasDot && (text.hasDot(after: "place") || text.hasDot(after: "scroll"))
    }
    switch content {
    case .scalar(let text, _): return isMeant(text)
    case .mapping(let pairs):
      return pairs.count == 1 && pairs[0].key.scalarText.map(isMeant) ?? false
    case .sequence: return false
    }
  }
}

extension String {
  /// Whether there is a dot in it. Most values have none, and a search for a word costs much more (measured).
  fileprivate var hasDot: Bool { utf8.contains(UInt8(ascii: ".")) }

  /// Whether a word stands directly before a dot. A general search costs more at its first use than reading a view.
  fileprivate func hasDot(after word: String) -> Bool {
    dottedParts.dropLast().contains { $0.suffix(word.utf8.count).elementsEqual(word.utf8) }
  }

  /// Whether a word stands directly behind a dot.
  fileprivate func hasDot(before word: String) -> Bool {
    dottedParts.dropFirst().contains { $0.starts(with: word.utf8) }
  }

  private var dottedParts: [Substring.UTF8View] {
    utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  }
}
