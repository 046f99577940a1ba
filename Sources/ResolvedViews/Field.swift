internal import Drawing
internal import Images
internal import Scenes
internal import Views
internal import Vocabulary

/// A property of a resolved value: where it is stored, how it is resolved from an authored value,
/// how it is converted back for dumps and traces, and how it is interpolated.
struct Field<Root: Sendable>: Sendable {
  /// Where a value is stored: calls a closure with the place in a root, and returns what it returns. The runtime would
  /// create key paths, and the types of each, one by one at the first use, which took a twelfth of the instructions of
  /// a picture (measured).
  typealias Member<Value> = @Sendable (inout Root, (inout Value) -> Value) -> Value

  let name: PropertyName
  private let decide: @Sendable (inout Root, PropertyValue, Surroundings) -> Void
  private let decideDefault: @Sendable (inout Root, Surroundings) -> Void
  private let read: @Sendable (Root) -> PropertyValue
  private let interpolate: @Sendable (inout Root, Root, Double) -> Bool
  private let number: Member<Double>?

  /// Creates a field whose values are resolved.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - path: Where its value is stored.
  ///   - interpolation: How it is interpolated. Default: not at all, so that a value changes at once.
  ///   - decided: Resolves an authored value.
  ///   - written: Converts a resolved value to an authored value that does not depend on traits.
  init<Authored, Decided>(
    _ property: Property<Authored>, _ path: @escaping Member<Decided>,
    _ interpolation: Interpolation<Decided>? = nil,
    decided: @escaping @Sendable (Authored, Surroundings) -> Decided,
    written: @escaping @Sendable (Decided) -> Authored
  ) {
    self.init(
      property, path, interpolation, number: nil, decided: decided, written: written)
  }

  private init<Authored, Decided>(
    _ property: Property<Authored>, _ path: @escaping Member<Decided>,
    _ interpolation: Interpolation<Decided>?, number: Member<Double>?,
    decided: @escaping @Sendable (Authored, Surroundings) -> Decided,
    written: @escaping @Sendable (Decided) -> Authored
  ) {
    name = property.name
    decide = { root, value, surroundings in
      // Only values of this property's type arrive here.
      if let authored = property.unwrap(value) {
        Self.store(decided(authored, surroundings), in: &root, at: path)
      }
    }
    decideDefault = { root, surroundings in
      Self.store(decided(property.defaultValue, surroundings), in: &root, at: path)
    }
    read = { root in property.wrap(written(Self.value(in: root, at: path))) }
    interpolate = { root, start, progress in
      guard let interpolation else { return false }
      let (first, last) = (Self.value(in: start, at: path), Self.value(in: root, at: path))
      guard let value = interpolation.between(first, last, progress) else { return false }
      Self.store(value, in: &root, at: path)
      return true
    }
    self.number = number
  }

  private static func store<Value>(_ value: Value, in root: inout Root, at member: Member<Value>) {
    _ = member(&root) { place in
      place = value
      return value
    }
  }

  private static func value<Value>(in root: Root, at member: Member<Value>) -> Value {
    var root = root
    return member(&root) { $0 }
  }

  /// A number. Numbers can also be animated additively.
  init(_ property: Property<Double>, _ path: @escaping Member<Double>) {
    self.init(
      property, path, .number, number: path, decided: { value, _ in value }, written: { $0 })
  }

  /// Stores a value of the field's property.
  fileprivate func set(_ value: TypedValue, on root: inout Root, in surroundings: Surroundings) {
    guard case .between(let low, let high, let progress) = value.value else {
      decide(&root, value.value, surroundings)
      return
    }
    var start = root
    decide(&start, low, surroundings)
    decide(&root, high, surroundings)
    // Where nothing is between the two, the value changes at the second stop.
    if !interpolate(&root, start, progress) { root = start }
  }

  /// Stores UIKit's default.
  fileprivate func setDefault(on root: inout Root, in surroundings: Surroundings) {
    decideDefault(&root, surroundings)
  }

  /// The stored value.
  func value(in root: Root) -> PropertyValue { read(root) }

  // MARK: - Motion

  /// Interpolates the value between another one (0) and itself (1), beyond both for a spring.
  /// Returns false, and changes nothing, if there is nothing between the two.
  func interpolate(_ root: inout Root, from start: Root, by progress: Double) -> Bool {
    interpolate(&root, start, progress)
  }

  /// Returns how much larger a number is in one value than in another; `nil` if it is no number.
  func distance(from end: Root, to start: Root) -> Double? {
    number.map { Self.value(in: start, at: $0) - Self.value(in: end, at: $0) }
  }

  /// Adds to a number. Does nothing to other values.
  func add(_ distance: Double, to root: inout Root) {
    guard let number else { return }
    Self.store(Self.value(in: root, at: number) + distance, in: &root, at: number)
  }

  /// Limits a number to the range of its property, beyond which a spring may swing.
  func limit(_ root: inout Root) {
    guard let number, case .number(let range) = name.definition.type else { return }
    let value = min(max(Self.value(in: root, at: number), range.lowerBound), range.upperBound)
    Self.store(value, in: &root, at: number)
  }
}

extension Field {
  /// Creates a field whose values do not depend on traits.
  init<Value>(_ property: Property<Value>, _ path: @escaping Member<Value>) {
    self.init(property, path, decided: { value, _ in value }, written: { $0 })
  }

  /// Creates a field for a size or a distance along both axes.
  init(_ property: Property<Size>, _ path: @escaping Member<Size>) {
    self.init(property, path, .size, decided: { value, _ in value }, written: { $0 })
  }

  /// Creates a field for a point.
  init(_ property: Property<Point>, _ path: @escaping Member<Point>) {
    self.init(property, path, .point, decided: { value, _ in value }, written: { $0 })
  }

  /// Creates a field for numbers from 0 to 1, or `nil`.
  init(_ property: Property<[Double]?>, _ path: @escaping Member<[Double]?>) {
    self.init(property, path, .locations, decided: { value, _ in value }, written: { $0 })
  }

  /// Creates a field for an outline, or `nil` for none.
  init(_ property: Property<Path?>, _ path: @escaping Member<Path?>) {
    self.init(property, path, .path, decided: { value, _ in value }, written: { $0 })
  }

  /// Creates a field for a colour, or `nil` for none.
  init(
    _ property: Property<DynamicColor?>, _ path: @escaping Member<Color?>
  ) {
    self.init(
      property, path, .optionalColor,
      decided: { color, surroundings in color.map(surroundings.color) },
      written: { $0.map { .fixed($0) } })
  }

  /// Creates a field for a colour for which `nil` means another one.
  init(
    _ property: Property<DynamicColor?>, _ path: @escaping Member<Color>,
    nil replacement: DynamicColor
  ) {
    self.init(
      property, path, .color,
      decided: { color, surroundings in surroundings.color(color ?? replacement) },
      written: { .fixed($0) })
  }

  /// Creates a field for a list of colours.
  init(
    _ property: Property<[DynamicColor]>, _ path: @escaping Member<[Color]>
  ) {
    self.init(
      property, path, .colors,
      decided: { colors, surroundings in colors.map(surroundings.color) },
      written: { $0.map { .fixed($0) } })
  }

  /// Creates a field for a font.
  init(_ property: Property<DynamicFont>, _ path: @escaping Member<Font>) {
    self.init(
      property, path, decided: { font, surroundings in surroundings.font(font) },
      written: { .fixed($0) })
  }

  /// Creates a field for a text with attributes, or `nil` for none.
  init(
    _ property: Property<AttributedText?>, _ path: @escaping Member<AttributedText?>
  ) {
    self.init(
      property, path, decided: { text, surroundings in text?.resolved(in: surroundings) },
      written: { $0 })
  }

  /// Creates a field for an icon.
  init(_ property: Property<Symbol?>, _ path: @escaping Member<Symbol?>) {
    self.init(
      property, path, decided: { symbol, surroundings in symbol.map(surroundings.symbol) },
      written: { $0 })
  }

  /// Creates a field for an icon's size and weight.
  init(
    _ property: Property<SymbolConfiguration?>,
    _ path: @escaping Member<SymbolConfiguration?>
  ) {
    self.init(
      property, path,
      decided: { configuration, surroundings in
        configuration.map(surroundings.configuration)
      }, written: { $0 })
  }

  /// Creates a field for an image. Images must be loaded, not just named.
  init(_ property: Property<SceneImage?>, _ path: @escaping Member<ScaledImage?>) {
    self.init(
      property, path,
      decided: { image, _ in if case .value(let image) = image { image } else { nil } },
      written: { $0.map { .value($0) } })
  }

  /// Creates a field for the shadow of a background.
  init(_ property: Property<ShadowProperties>, _ path: @escaping Member<Shadow>) {
    self.init(
      property, path, .shadow,
      decided: { shadow, surroundings in
        Shadow(
          color: surroundings.color(shadow.color), opacity: shadow.opacity,
          radius: shadow.radius, offset: shadow.offset)
      },
      written: {
        ShadowProperties(
          color: .fixed($0.color), opacity: $0.opacity, radius: $0.radius,
          offset: $0.offset)
      })
  }

  /// Creates a field for a colour transformer.
  init(
    _ property: Property<ColorTransformer?>,
    _ path: @escaping Member<ColorTransformer?>
  ) {
    self.init(
      property, path,
      decided: { transformer, surroundings in
        transformer?.mappingColors { .fixed(surroundings.color($0)) }
      }, written: { $0 })
  }

  /// Creates a field for a cell's accessories.
  init(
    _ property: Property<[CellAccessory]>,
    _ path: @escaping Member<[CellAccessory]>
  ) {
    self.init(
      property, path,
      decided: { accessories, surroundings in
        accessories.map { accessory in
          var accessory = accessory
          accessory.tintColor = accessory.tintColor.map { .fixed(surroundings.color($0)) }
          return accessory
        }
      }, written: { $0 })
  }
}

/// The fields of a type, by the properties that they store.
package struct FieldTable<Root: Sendable>: Sendable {
  /// The fields, in the order of the type's list.
  let all: [Field<Root>]
  /// The places of the fields in the list: a dictionary of fields would be of another type for each kind of view.
  private let places: [PropertyName: Int]

  init(_ fields: Field<Root>...) {
    all = fields
    var places: [PropertyName: Int] = [:]
    places.reserveCapacity(fields.count)
    for (place, field) in fields.enumerated() where places[field.name] == nil {
      places[field.name] = place
    }
    self.places = places
  }

  /// The field of a property; `nil` if the type does not store it.
  subscript(name: PropertyName) -> Field<Root>? { places[name].map { all[$0] } }

  /// Stores a value in the field of its property. Does nothing if the type does not store the
  /// property.
  func set(_ value: TypedValue, on root: inout Root, in surroundings: Surroundings) {
    self[value.property]?.set(value, on: &root, in: surroundings)
  }

  /// Stores UIKit's defaults in all fields.
  func setDefaults(on root: inout Root, in surroundings: Surroundings) {
    for field in all { field.setDefault(on: &root, in: surroundings) }
  }
}
