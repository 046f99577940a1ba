internal import Drawing
package import Interaction
internal import Vocabulary

/// The value of a property that follows a number among the custom states: it is interpolated between
/// values at stops.
public struct FollowingValue: Hashable, Sendable {
  /// A number with the value of the property for it.
  public struct Stop: Hashable, Sendable {
    /// The number.
    public var number: Double
    /// The value of the property.
    package var value: PropertyValue

    /// Creates a stop.
    package init(number: Double, value: PropertyValue) {
      (self.number, self.value) = (number, value)
    }
  }

  /// The name of the state.
  public var state: String
  /// The stops, in ascending order. Before the first and after the last the value does not change.
  public var stops: [Stop]
  /// The factor of the number, for a property that is a multiple of it; `nil` if there are stops.
  public var factor: Double?

  /// Creates a value with stops.
  package init(_ state: String, stops: [Stop]) {
    (self.state, self.stops) = (state, stops)
  }

  /// Creates a multiple of a number.
  package init(_ state: String, times factor: Double) {
    (self.state, stops, self.factor) = (state, [], factor)
  }

  /// The value for a number: exact at a stop, and between two stops where the type of the property
  /// has values in between.
  package func value(for number: Double) -> PropertyValue {
    if let factor { return .number(factor * number) }
    guard let first = stops.first, let last = stops.last else { return .number(number) }
    guard number > first.number else { return first.value }
    guard number < last.number else { return last.value }
    let index = stops.lastIndex { $0.number <= number } ?? 0
    let (low, high) = (stops[index], stops[min(index + 1, stops.count - 1)])
    guard low.number < number else { return low.value }
    return .between(
      low.value, high.value, (number - low.number) / (high.number - low.number)
    ).simplified
  }

  /// The number for which a property has a value: the inverse of `value(for:)`. Returns the number of the nearest stop
  /// for a value that the property does not have, and `nil` if it has none that are numbers.
  package func number(for value: Double) -> Double? {
    if let factor { return factor == 0 ? nil : value / factor }
    let known = stops.compactMap { stop in
      stop.value.plainNumber.map { (number: stop.number, value: $0) }
    }
    for (a, b) in zip(known, known.dropFirst())
    where a.value != b.value && min(a.value, b.value) <= value && value <= max(a.value, b.value) {
      return a.number + (value - a.value) / (b.value - a.value) * (b.number - a.number)
    }
    return known.min { abs($0.value - value) < abs($1.value - value) }?.number
  }

  /// The value in the syntax of scene files.
  var sceneText: String {
    if let factor { return factor == 1 ? state : "\(state) * \(decimal(factor, places: 6))" }
    let list = stops.map { "\(decimal($0.number, places: 6)): \($0.value.sceneText)" }
    return "{ \(state): { \(list.joined(separator: ", ")) } }"
  }
}

extension PropertyValue {
  /// Values that follow numbers, and texts that contain numbers or words, have a value for a state.
  ///
  /// - Parameter value: The value of a custom state, by its name; `nil` if there is no such state.
  package func evaluated(_ value: (String) -> StateValue?) -> PropertyValue {
    switch self {
    case .following(let following):
      guard case .number(let number)? = value(following.state) else { return self }
      return following.value(for: number)
    case .string(let text): return .string(TextTemplate(text).text(value))
    case .color, .number, .boolean, .transform, .corners, .word, .integer, .font, .symbol,
      .priority, .image, .offset, .colors, .locations, .unitPoint, .path, .symbolConfiguration,
      .autoresizingMask, .colorTransformer, .insets, .directionalInsets, .directionalEdges,
      .accessibilityTraits, .shadowProperties, .distance, .frame, .attributedText, .accessories,
      .words, .between:
      return self
    }
  }

  /// Whether the value is written in another way than it is shown: it follows a state, or is a text
  /// with two braces for one.
  package var needsEvaluation: Bool {
    if case .string(let text) = self, TextTemplate(text).text({ _ in nil }) != text { return true }
    return !followedStates.isEmpty
  }

  /// The custom states that the value depends on.
  package var followedStates: [String] {
    switch self {
    case .following(let following): [following.state]
    case .string(let text): TextTemplate(text).names
    case .color, .number, .boolean, .transform, .corners, .word, .integer, .font, .symbol,
      .priority, .image, .offset, .colors, .locations, .unitPoint, .path, .symbolConfiguration,
      .autoresizingMask, .colorTransformer, .insets, .directionalInsets, .directionalEdges,
      .accessibilityTraits, .shadowProperties, .distance, .frame, .attributedText, .accessories,
      .words, .between:
      []
    }
  }

  /// The value between two numbers, offsets, distances, points or transforms, which do not depend on
  /// traits; other values stay as they are.
  fileprivate var simplified: PropertyValue {
    guard case .between(let low, let high, let progress) = self else { return self }
    func way(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    switch (low, high) {
    case (.number(let a), .number(let b)): return .number(way(a, b))
    case (.integer(let a), .integer(let b)):
      return .integer(Int(way(Double(a), Double(b)).rounded()))
    case (.distance(let a?), .distance(let b?)): return .distance(way(a, b))
    case (.offset(let a), .offset(let b)):
      return .offset(Size(way(a.width, b.width), way(a.height, b.height)))
    case (.unitPoint(let a), .unitPoint(let b)):
      return .unitPoint(Point(way(a.x, b.x), way(a.y, b.y)))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, by: progress))
    default: return self
    }
  }
}

extension PropertyType {
  /// Whether values of the type can follow a number.
  package var canFollow: Bool {
    switch self {
    case .color, .number, .integer, .transform, .offset, .colors, .unitPoint, .path, .distance: true
    case .boolean, .corners, .word, .string, .font, .symbol, .priority, .image,
      .locations, .lengths, .symbolConfiguration, .autoresizingMask, .colorTransformer,
      .insets, .directionalInsets, .directionalEdges, .accessibilityTraits, .shadowProperties,
      .frame,
      .attributedText, .accessories, .words:
      false
    }
  }
}

extension ViewPropertyContainer {
  /// Returns a copy in which a property follows a number among the custom states: it is interpolated
  /// between its values at stops, which ascend.
  public func setting<Value>(
    _ property: Property<Value>, following state: String, _ stops: KeyValuePairs<Double, Value>
  ) -> Self {
    var result = self
    result.properties[property.name] = property.following(state, stops)
    return result
  }
}

extension Property {
  /// Returns the value that follows a number among the custom states: it is interpolated between its values at stops,
  /// which ascend.
  package func following(
    _ state: String, _ stops: KeyValuePairs<Double, Value>
  ) -> PropertyValue {
    .following(
      FollowingValue(
        state, stops: stops.map { FollowingValue.Stop(number: $0.key, value: wrap($0.value)) }))
  }
}
