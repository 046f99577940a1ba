internal import Drawing
internal import Scenes
internal import Vocabulary

/// A property of a resolved value: where it is stored, how it is resolved from an authored value,
/// and how it is converted back for dumps and traces.
struct Field<Root: Sendable>: Sendable {
  /// Where a value is stored.
  typealias Member<Value> = any WritableKeyPath<Root, Value> & Sendable

  let name: PropertyName
  private let decide: @Sendable (inout Root, PropertyValue, Surroundings) -> Bool
  private let read: @Sendable (Root) -> PropertyValue

  /// Creates a field whose values are resolved.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - path: Where its value is stored.
  ///   - decided: Resolves an authored value.
  ///   - written: Converts a resolved value to an authored value that does not depend on traits.
  init<Authored, Decided>(
    _ property: Property<Authored>, _ path: Member<Decided>,
    decided: @escaping @Sendable (Authored, Surroundings) -> Decided,
    written: @escaping @Sendable (Decided) -> Authored
  ) {
    name = property.name
    decide = { root, value, surroundings in
      guard let authored = property.unwrap(value) else { return false }
      root[keyPath: path] = decided(authored, surroundings)
      return true
    }
    read = { property.wrap(written($0[keyPath: path])) }
  }

  /// Stores a value. Returns false if it does not have the property's type, which validation
  /// reports.
  @discardableResult
  func set(_ value: PropertyValue, on root: inout Root, in surroundings: Surroundings) -> Bool {
    decide(&root, value, surroundings)
  }

  /// The stored value.
  func value(in root: Root) -> PropertyValue { read(root) }
}

extension Field {
  /// Creates a field whose values do not depend on traits.
  init<Value>(_ property: Property<Value>, _ path: Member<Value>) {
    self.init(property, path, decided: { value, _ in value }, written: { $0 })
  }

  /// Creates a field for a colour, or `nil` for none.
  init(
    _ property: Property<DynamicColor?>, _ path: Member<Color?>
  ) {
    self.init(
      property, path, decided: { color, surroundings in color.map(surroundings.color) },
      written: { $0.map { .fixed($0) } })
  }

  /// Creates a field for a colour for which `nil` means another one.
  init(
    _ property: Property<DynamicColor?>, _ path: Member<Color>,
    nil replacement: DynamicColor
  ) {
    self.init(
      property, path,
      decided: { color, surroundings in surroundings.color(color ?? replacement) },
      written: { .fixed($0) })
  }

  /// Creates a field for a list of colours.
  init(
    _ property: Property<[DynamicColor]>, _ path: Member<[Color]>
  ) {
    self.init(
      property, path, decided: { colors, surroundings in colors.map(surroundings.color) },
      written: { $0.map { .fixed($0) } })
  }

  /// Creates a field for a font.
  init(_ property: Property<DynamicFont>, _ path: Member<Font>) {
    self.init(
      property, path, decided: { font, surroundings in surroundings.font(font) },
      written: { .fixed($0) })
  }

  /// Creates a field for an icon.
  init(_ property: Property<Symbol?>, _ path: Member<Symbol?>) {
    self.init(
      property, path, decided: { symbol, surroundings in symbol.map(surroundings.symbol) },
      written: { $0 })
  }

  /// Creates a field for an icon's size and weight.
  init(
    _ property: Property<SymbolConfiguration?>,
    _ path: Member<SymbolConfiguration?>
  ) {
    self.init(
      property, path,
      decided: { configuration, surroundings in
        configuration.map(surroundings.configuration)
      }, written: { $0 })
  }

  /// Creates a field for an image. Images must be loaded, not just named.
  init(_ property: Property<SceneImage?>, _ path: Member<ScaledImage?>) {
    self.init(
      property, path,
      decided: { image, _ in if case .value(let image) = image { image } else { nil } },
      written: { $0.map { .value($0) } })
  }

  /// Creates a field for the shadow of a background.
  init(_ property: Property<ShadowProperties>, _ path: Member<Shadow>) {
    self.init(
      property, path,
      decided: { shadow, surroundings in
        Shadow(
          color: surroundings.color(shadow.color), opacity: shadow.opacity,
          radius: shadow.radius, offset: Point(shadow.offset.width, shadow.offset.height))
      },
      written: {
        ShadowProperties(
          color: .fixed($0.color), opacity: $0.opacity, radius: $0.radius,
          offset: Size($0.offset.x, $0.offset.y))
      })
  }

  /// Creates a field for a colour transformer.
  init(
    _ property: Property<ColorTransformer?>,
    _ path: Member<ColorTransformer?>
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
    _ path: Member<[CellAccessory]>
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
struct FieldTable<Root: Sendable>: Sendable {
  /// The fields, in the order of the type's list.
  let all: [Field<Root>]
  private let byName: [PropertyName: Field<Root>]

  init(_ fields: Field<Root>...) {
    all = fields
    byName = Dictionary(fields.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The field of a property; `nil` if the type does not store it.
  subscript(name: PropertyName) -> Field<Root>? { byName[name] }
}
