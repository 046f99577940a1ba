public import Drawing
public import Images
internal import Notation
public import Vocabulary

/// The value of a property of any type.
public indirect enum PropertyValue: Hashable, Sendable {
  /// A colour, or UIKit's nil.
  case color(DynamicColor?)
  /// A number.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A transform.
  case transform(ViewTransform)
  /// A set of corners.
  case corners(CornerMask)
  /// A case of an enumeration, with UIKit's name.
  case word(String)
  /// A whole number.
  case integer(Int)
  /// Text.
  case string(String)
  /// A font.
  case font(DynamicFont)
  /// An icon, or UIKit's nil.
  case symbol(Symbol?)
  /// A layout priority.
  case priority(LayoutPriority)
  /// An image, or UIKit's nil.
  case image(SceneImage?)
  /// An offset along x and y, in points.
  case offset(Size)
  /// A list of colours.
  case colors([DynamicColor])
  /// Ascending numbers, or nil.
  case locations([Double]?)
  /// A point in fractions of the bounds.
  case unitPoint(Point)
  /// A path, or nil.
  case path(Path?)
  /// An icon's size and weight, or nil.
  case symbolConfiguration(SymbolConfiguration?)
  /// A set of autoresizing options.
  case autoresizingMask(AutoresizingMask)
  /// A colour transformer, or UIKit's nil.
  case colorTransformer(ColorTransformer?)
  /// Insets from the edges with left and right, in points.
  case insets(EdgeInsets)
  /// Insets from the edges with leading and trailing, in points.
  case directionalInsets(DirectionalEdgeInsets)
  /// A set of edges.
  case directionalEdges(DirectionalRectEdge)
  /// A set of accessibility traits.
  case accessibilityTraits(AccessibilityTraits)
  /// The shadow of a background.
  case shadowProperties(ShadowProperties)
  /// A distance in points, or nil.
  case distance(Double?)
  /// A frame in the superview's coordinates, or nil.
  case frame(Rect?)
  /// A list of accessories.
  case accessories([CellAccessory])
  /// A text with attributes, or UIKit's nil.
  case attributedText(AttributedText?)
  /// A list of words or texts.
  case words([String])
  /// A value that follows a number among the custom states.
  case following(FollowingValue)
  /// A value between two others, where 0 is the first and 1 the second: what a value that follows a
  /// number is in a state, if only colours for given traits can be interpolated.
  case between(PropertyValue, PropertyValue, Double)

  /// The colours in the value.
  package var colors: [DynamicColor] {
    switch self {
    case .color(let color): color.map { [$0] } ?? []
    case .colors(let colors): colors
    case .colorTransformer(let transformer): transformer?.colors ?? []
    case .shadowProperties(let shadow): [shadow.color]
    case .accessories(let accessories): accessories.compactMap(\.tintColor)
    case .attributedText(let text): text?.colors ?? []
    case .symbolConfiguration(let configuration): configuration?.coloring?.colors ?? []
    case .following(let following): following.stops.flatMap(\.value.colors)
    case .between(let low, let high, _): low.colors + high.colors
    case .number, .boolean, .transform, .corners, .word, .integer, .string, .font, .symbol,
      .priority, .image, .offset, .locations, .unitPoint, .path, .autoresizingMask,
      .insets, .directionalInsets, .directionalEdges, .accessibilityTraits, .distance, .frame,
      .words:
      []
    }
  }

  /// Returns the value with its colours replaced.
  package func mappingColors(_ change: (DynamicColor) -> DynamicColor) -> PropertyValue {
    switch self {
    case .color(let color): .color(color.map(change))
    case .colors(let colors): .colors(colors.map(change))
    case .colorTransformer(let transformer):
      .colorTransformer(transformer?.mappingColors(change))
    case .shadowProperties(let shadow):
      .shadowProperties(
        ShadowProperties(
          color: change(shadow.color), opacity: shadow.opacity, radius: shadow.radius,
          offset: shadow.offset))
    case .accessories(let accessories):
      .accessories(
        accessories.map { accessory in
          var accessory = accessory
          accessory.tintColor = accessory.tintColor.map(change)
          return accessory
        })
    case .attributedText(let text):
      .attributedText(text?.mapping(fonts: { $0 }, colors: change))
    case .symbolConfiguration(let configuration):
      .symbolConfiguration(configuration?.mappingColors(change))
    case .following(var following):
      {
        for index in following.stops.indices {
          following.stops[index].value = following.stops[index].value.mappingColors(change)
        }
        return .following(following)
      }()
    case .between(let low, let high, let progress):
      .between(low.mappingColors(change), high.mappingColors(change), progress)
    case .number, .boolean, .transform, .corners, .word, .integer, .string, .font, .symbol,
      .priority, .image, .offset, .locations, .unitPoint, .path, .autoresizingMask,
      .insets, .directionalInsets, .directionalEdges, .accessibilityTraits, .distance, .frame,
      .words:
      self
    }
  }

  /// The value in the syntax of scene files.
  package var sceneText: String {
    switch self {
    case .color(let color): color?.sceneText ?? "nil"
    case .number(let number): decimal(number)
    case .boolean(let answer): "\(answer)"
    case .transform(let transform): transform.sceneText
    case .corners(let corners): corners.sceneText
    case .word(let word): word
    case .integer(let number): "\(number)"
    case .string(let text): quoted(text)
    case .font(let font): font.sceneText
    case .symbol(let symbol): symbol?.rawValue ?? "nil"
    case .priority(let priority): priority.description
    case .image(let image): image?.sceneText ?? "nil"
    case .offset(let offset):
      "{ width: \(decimal(offset.width)), height: \(decimal(offset.height)) }"
    case .colors(let colors): "[\(colors.map(\.sceneText).joined(separator: ", "))]"
    case .locations(let locations):
      locations.map { "[\($0.map { decimal($0, places: 10) }.joined(separator: ", "))]" } ?? "nil"
    case .unitPoint(let point):
      "[\(decimal(point.x, places: 10)), \(decimal(point.y, places: 10))]"
    case .path(let path): path.map { "\"\($0.svgData(decimals: 6))\"" } ?? "nil"
    case .symbolConfiguration(let configuration): configuration?.sceneText ?? "nil"
    case .autoresizingMask(let mask): mask.sceneText
    case .colorTransformer(let transformer): transformer?.sceneText ?? "nil"
    case .insets(let insets): insets.sceneText
    case .directionalInsets(let insets): insets.sceneText
    case .directionalEdges(let edges): edges.sceneText
    case .accessibilityTraits(let traits): traits.sceneText
    case .shadowProperties(let shadow): shadow.sceneText
    case .distance(let distance): distance.map { decimal($0) } ?? "nil"
    case .accessories(let accessories):
      "[\(accessories.map(\.sceneText).joined(separator: ", "))]"
    case .attributedText(let text): text?.sceneText ?? "nil"
    case .words(let list):
      "[\(list.map { ViewName(rawValue: $0).isWord ? $0 : quoted($0) }.joined(separator: ", "))]"
    case .following(let following): following.sceneText
    case .between(let low, let high, let progress):
      "\(decimal(progress * 100)) % from \(low.sceneText) to \(high.sceneText)"
    case .frame(let frame):
      frame.map {
        "{ x: \(decimal($0.minX)), y: \(decimal($0.minY)), width: \(decimal($0.size.width)),"
          + " height: \(decimal($0.size.height)) }"
      } ?? "nil"
    }
  }
}

extension PropertyValue: CustomStringConvertible {
  /// The value in the syntax of scene files, for example `{ width: 0, height: 2 }`.
  public var description: String { sceneText }
}

extension PropertyValue {
  /// The number of a value that is one; `nil` for other values.
  package var plainNumber: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    case .distance(let number): number
    default: nil
    }
  }
}
