internal import Drawing
internal import Images
internal import Messages
internal import Notation
internal import Vocabulary

/// The type of a property's values. It decides how a value is read and checked, and its form in the
/// JSON Schema.
package enum PropertyType: Hashable, Sendable {
  /// A colour or nil.
  case color
  /// A number within a range.
  case number(ClosedRange<Double>)
  /// True or false.
  case boolean
  /// A transform.
  case transform
  /// A set of corners of a rectangle.
  case corners
  /// One of these words.
  case word(of: [String])
  /// A whole number within a range.
  case integer(ClosedRange<Int>)
  /// Text.
  case string
  /// A font.
  case font
  /// An icon or nil.
  case symbol
  /// How much something matters in layout.
  case priority
  /// A layout priority.
  case image
  /// An offset along x and y, with signs.
  case offset
  /// A list of colours.
  case colors
  /// Ascending numbers, or nil.
  case locations
  /// Lengths in points, of which one is positive, or nil.
  case lengths
  /// A point in fractions of the bounds.
  case unitPoint
  /// A path, or nil.
  case path
  /// An icon's size and weight, or nil.
  case symbolConfiguration
  /// A set of autoresizing options.
  case autoresizingMask
  /// A colour transformer, or nil.
  case colorTransformer
  /// Insets from the edges with left and right, each within a range.
  case insets(ClosedRange<Double>)
  /// Insets from the edges with leading and trailing, each within a range.
  case directionalInsets(ClosedRange<Double>)
  /// A set of edges.
  case directionalEdges
  /// A set of accessibility traits.
  case accessibilityTraits
  /// The shadow of a background.
  case shadowProperties
  /// A distance that is not negative, or nil.
  case distance
  /// A frame, or nil.
  case frame
  /// A list of accessories.
  case accessories
  /// A text with attributes, or nil.
  case attributedText
  /// A list of words or texts.
  case words

  /// The problem with a value of this type, for example a number out of range; `nil` if it is
  /// valid.
  package func objection(to value: PropertyValue, of name: PropertyName) -> String? {
    switch value {
    case .number(let number):
      guard case .number(let range) = self, !range.contains(number) else { return nil }
      return SceneLimits.mustBe(name.rawValue, within: range)
    case .transform(let transform): return transform.objection
    case .offset(let offset):
      return SceneLimits.distances.contains(offset.width)
        && SceneLimits.distances.contains(offset.height)
        ? nil : SceneLimits.mustBe(name.rawValue, within: SceneLimits.distances)
    case .colors(let colors):
      return colors.count > SceneLimits.mostStops
        ? "\(name.rawValue) has more than \(SceneLimits.mostStops) colours; leave some out" : nil
    case .locations(let numbers):
      return numbers.flatMap {
        self == .lengths
          ? Self.objection(toLengths: $0, of: name) : Self.objection(toLocations: $0, of: name)
      }
    case .unitPoint(let point):
      return Self.unitPoints.contains(point.x) && Self.unitPoints.contains(point.y)
        ? nil : SceneLimits.mustBe(name.rawValue, within: Self.unitPoints)
    case .path(let path): return path.flatMap { Self.objection(toPath: $0, of: name) }
    case .symbolConfiguration(let configuration):
      if case .palette(let colors)? = configuration?.coloring {
        if colors.isEmpty { return "paletteColors is empty; write a colour for each layer" }
        if colors.count > SceneLimits.mostStops {
          return "paletteColors has more than \(SceneLimits.mostStops) colours; leave some out"
        }
      }
      guard let size = configuration?.pointSize, !Self.pointSizes.contains(size) else { return nil }
      return SceneLimits.mustBe("pointSize", within: Self.pointSizes)
    case .integer(let number):
      guard case .integer(let range) = self, !range.contains(number) else { return nil }
      return "\(name.rawValue) must be from \(range.lowerBound) to \(range.upperBound)"
    case .string(let text): return Self.objection(toText: text, of: name)
    case .font(let font): return font.objection
    case .image(let image): return image?.objection
    case .colorTransformer(let transformer): return transformer?.objection
    case .insets(let insets):
      guard case .insets(let range) = self else { return nil }
      return Self.objection(toInsets: insets.distances, in: range, of: name)
    case .directionalInsets(let insets):
      guard case .directionalInsets(let range) = self else { return nil }
      return Self.objection(toInsets: insets.distances, in: range, of: name)
    case .shadowProperties(let shadow): return shadow.objection
    case .distance(let distance):
      let range = 0...SceneLimits.largestLength
      return range.contains(distance ?? 0) ? nil : SceneLimits.mustBe(name.rawValue, within: range)
    case .frame(let frame):
      guard let frame else { return nil }
      let sides = 0...SceneLimits.largestLength
      guard SceneLimits.distances.contains(frame.minX), SceneLimits.distances.contains(frame.minY)
      else {
        return SceneLimits.mustBe("the origin of \(name.rawValue)", within: SceneLimits.distances)
      }
      return sides.contains(frame.size.width) && sides.contains(frame.size.height)
        ? nil : SceneLimits.mustBe("a side of \(name.rawValue)", within: sides)
    case .accessories(let accessories):
      if let repeated = CellAccessory.Kind.repeated(in: accessories) {
        return
          "\(name.rawValue) has \(repeated.rawValue) twice, and UIKit throws then; leave one out"
      }
      return accessories.count > SceneLimits.mostAccessories
        ? "\(name.rawValue) has more than \(SceneLimits.mostAccessories); leave some out"
        : accessories.lazy.compactMap(\.objection).first
    case .attributedText(let text):
      return text.flatMap { $0.objection ?? Self.objection(toText: $0.string, of: name) }
    case .words(let list):
      if list.count > SceneLimits.mostStates {
        return "\(name.rawValue) has more than \(SceneLimits.mostStates) entries; leave some out"
      }
      return list.lazy.compactMap { Self.objection(toText: $0, of: name) }.first
    case .following(let following):
      return following.stops.lazy.compactMap { objection(to: $0.value, of: name) }.first
    case .color, .boolean, .corners, .word, .symbol, .priority, .directionalEdges,
      .accessibilityTraits, .autoresizingMask, .between:
      return nil
    }
  }

  /// The valid start and end points of gradients, in fractions of the bounds. Our choice: far
  /// outside of the bounds a gradient is a single colour.
  package static let unitPoints = -100.0...100.0
  /// The valid positions of colours in gradients. Core Animation documents 0 to 1, and apps move colours in from
  /// outside. Our choice.
  package static let places = -10.0...10.0
  /// The valid point sizes of icons. Our choice.
  package static let pointSizes = 1.0...1000.0

  private static func objection(
    toInsets distances: [Double], in range: ClosedRange<Double>, of name: PropertyName
  ) -> String? {
    distances.allSatisfy(range.contains) ? nil : SceneLimits.mustBe(name.rawValue, within: range)
  }

  private static func objection(toLocations locations: [Double], of name: PropertyName) -> String? {
    guard locations.allSatisfy(Self.places.contains) else {
      return SceneLimits.mustBe(name.rawValue, within: Self.places)
    }
    return zip(locations, locations.dropFirst()).allSatisfy { $0 <= $1 }
      ? nil : "\(name.rawValue) must not fall; write them in rising order"
  }

  /// The problem with lengths of dashes; `nil` if they are valid.
  package static func objection(toLengths lengths: [Double], of name: PropertyName) -> String? {
    guard lengths.count <= SceneLimits.mostStops else {
      return "\(name.rawValue) has more than \(SceneLimits.mostStops) lengths; leave some out"
    }
    guard lengths.allSatisfy((0...SceneLimits.largestLength).contains) else {
      return SceneLimits.mustBe(name.rawValue, within: 0...SceneLimits.largestLength)
    }
    return lengths.contains { $0 > 0 }
      ? nil : "\(name.rawValue) needs a length above 0, as in [4, 2]; nil means a solid line"
  }

  /// Paths from files have already been checked against these limits.
  private static func objection(toPath path: Path, of name: PropertyName) -> String? {
    guard path.elements.count <= SceneLimits.longestPath else {
      return "\(name.rawValue) has more than \(SceneLimits.longestPath) steps; make it shorter"
    }
    let limit = SceneLimits.largestLength
    guard let bounds = path.boundingBox else { return nil }
    let edges = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    return edges.allSatisfy((-limit...limit).contains)
      ? nil : "a coordinate of \(name.rawValue) is above \(Int(limit)); write a smaller one"
  }

  /// Text from Swift must be valid in a scene file, too.
  private static func objection(toText text: String, of name: PropertyName) -> String? {
    if text.utf8.count > SceneLimits.longestText {
      return "\(name.rawValue) has more than \(SceneLimits.longestText) bytes; shorten it"
    }
    return text.unicodeScalars.allSatisfy(\.isText)
      ? nil : "\(name.rawValue) has a letter that cannot be printed; leave it out"
  }
}
