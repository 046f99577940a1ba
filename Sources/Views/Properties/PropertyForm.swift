internal import Drawing
internal import Images
internal import Notation
internal import Vocabulary

/// Converts between a Swift type and `PropertyValue`.
struct PropertyForm<Value: Sendable>: Sendable {
  /// The valid values.
  let type: PropertyType
  let wrap: @Sendable (Value) -> PropertyValue
  /// Unwraps a value; `nil` if it has another type.
  let unwrap: @Sendable (PropertyValue) -> Value?

  init(
    _ type: PropertyType, _ wrap: @escaping @Sendable (Value) -> PropertyValue,
    _ unwrap: @escaping @Sendable (PropertyValue) -> Value?
  ) {
    self.type = type
    self.wrap = wrap
    self.unwrap = unwrap
  }
}

extension PropertyForm where Value == DynamicColor? {
  static var color: Self {
    Self(.color, PropertyValue.color) {
      if case .color(let value) = $0 { .some(value) } else { nil }
    }
  }
}

extension PropertyForm where Value == Double {
  static func number(_ range: ClosedRange<Double>) -> Self {
    Self(.number(range), PropertyValue.number) {
      if case .number(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == Bool {
  static var boolean: Self {
    Self(.boolean, PropertyValue.boolean) {
      if case .boolean(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == ViewTransform {
  static var transform: Self {
    Self(.transform, PropertyValue.transform) {
      if case .transform(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == CornerMask {
  static var corners: Self {
    Self(.corners, PropertyValue.corners) {
      if case .corners(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(.integer(range), PropertyValue.integer) {
      if case .integer(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == String {
  static var string: Self {
    Self(.string, PropertyValue.string) { if case .string(let value) = $0 { value } else { nil } }
  }
}

extension PropertyForm where Value == ViewName? {
  /// The name of a view, or the word nil.
  static var viewName: Self {
    Self(.string, { .string($0?.rawValue ?? "nil") }) {
      guard case .string(let word) = $0 else { return nil }
      return .some(word == "nil" ? nil : ViewName(rawValue: word))
    }
  }
}

extension PropertyForm where Value == DynamicFont {
  static var font: Self {
    Self(.font, PropertyValue.font) { if case .font(let value) = $0 { value } else { nil } }
  }
}

extension PropertyForm where Value == Symbol? {
  static var symbol: Self {
    Self(.symbol, PropertyValue.symbol) {
      if case .symbol(let value) = $0 { .some(value) } else { nil }
    }
  }
}

extension PropertyForm where Value == LayoutPriority {
  static var priority: Self {
    Self(.priority, PropertyValue.priority) {
      if case .priority(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == SceneImage? {
  static var image: Self {
    Self(.image, PropertyValue.image) {
      if case .image(let value) = $0 { .some(value) } else { nil }
    }
  }
}

extension PropertyForm where Value == Size {
  static var offset: Self {
    Self(.offset, PropertyValue.offset) { if case .offset(let value) = $0 { value } else { nil } }
  }
}

extension PropertyForm where Value == [DynamicColor] {
  static var colors: Self {
    Self(.colors, PropertyValue.colors) { if case .colors(let value) = $0 { value } else { nil } }
  }
}

extension PropertyForm where Value == [Double]? {
  static var locations: Self { numbers(.locations) }
  static var lengths: Self { numbers(.lengths) }

  private static func numbers(_ type: PropertyType) -> Self {
    Self(type, PropertyValue.locations) {
      if case .locations(let value) = $0 { .some(value) } else { nil }
    }
  }
}

extension PropertyForm where Value == Point {
  static var unitPoint: Self {
    Self(.unitPoint, PropertyValue.unitPoint) {
      if case .unitPoint(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == Path? {
  static var path: Self {
    Self(.path, PropertyValue.path) { if case .path(let value) = $0 { .some(value) } else { nil } }
  }
}

extension PropertyForm where Value == SymbolConfiguration? {
  static var symbolConfiguration: Self {
    Self(.symbolConfiguration, PropertyValue.symbolConfiguration) {
      if case .symbolConfiguration(let value) = $0 { .some(value) } else { nil }
    }
  }
}

extension PropertyForm where Value == AutoresizingMask {
  static var autoresizingMask: Self {
    Self(.autoresizingMask, PropertyValue.autoresizingMask) {
      if case .autoresizingMask(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == ColorTransformer? {
  static var colorTransformer: Self {
    Self(.colorTransformer, PropertyValue.colorTransformer) {
      if case .colorTransformer(let value) = $0 { .some(value) } else { nil }
    }
  }
}

extension PropertyForm where Value == EdgeInsets {
  /// Insets with signs.
  static var insets: Self { insets(in: SceneLimits.distances) }

  static func insets(in range: ClosedRange<Double>) -> Self {
    Self(.insets(range), PropertyValue.insets) {
      if case .insets(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == DirectionalEdgeInsets {
  /// Insets with signs.
  static var directionalInsets: Self {
    Self(.directionalInsets(SceneLimits.distances), PropertyValue.directionalInsets) {
      if case .directionalInsets(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == DirectionalRectEdge {
  static var directionalEdges: Self {
    Self(.directionalEdges, PropertyValue.directionalEdges) {
      if case .directionalEdges(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == AccessibilityTraits {
  static var accessibilityTraits: Self {
    Self(.accessibilityTraits, PropertyValue.accessibilityTraits) {
      if case .accessibilityTraits(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == ShadowProperties {
  static var shadowProperties: Self {
    Self(.shadowProperties, PropertyValue.shadowProperties) {
      if case .shadowProperties(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value == Double? {
  static var distance: Self {
    Self(.distance, PropertyValue.distance) {
      if case .distance(let value) = $0 { .some(value) } else { nil }
    }
  }
}

extension PropertyForm where Value == Rect? {
  static var frame: Self {
    Self(.frame, PropertyValue.frame) {
      if case .frame(let value) = $0 { .some(value) } else { nil }
    }
  }
}

extension PropertyForm where Value == [CellAccessory] {
  static var accessories: Self {
    Self(.accessories, PropertyValue.accessories) {
      if case .accessories(let value) = $0 { value } else { nil }
    }
  }
}

extension PropertyForm where Value: RawRepresentable<String> & CaseIterable {
  /// One of the words of an enumeration.
  static var word: Self {
    Self(.word(of: Value.allCases.map(\.rawValue)), { .word($0.rawValue) }) {
      if case .word(let word) = $0 { Value(rawValue: word) } else { nil }
    }
  }
}

extension PropertyForm where Value == AttributedText? {
  static var attributedText: Self {
    Self(.attributedText, PropertyValue.attributedText) {
      if case .attributedText(let value) = $0 { .some(value) } else { nil }
    }
  }
}

extension PropertyForm where Value == [String] {
  /// A list of words or texts.
  static var words: Self {
    Self(.words, PropertyValue.words) { if case .words(let value) = $0 { value } else { nil } }
  }
}

extension PropertyForm where Value == [ViewName] {
  /// A list of names of views.
  static var viewNames: Self {
    Self(.words, { .words($0.map(\.rawValue)) }) {
      guard case .words(let names) = $0 else { return nil }
      return names.map(ViewName.init(rawValue:))
    }
  }
}
