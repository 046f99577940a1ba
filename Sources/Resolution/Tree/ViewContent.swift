internal import Drawing
internal import Layout
internal import Scenes
internal import Vocabulary

/// What one kind of view has beside what every view has, decided: a value with typed fields for its
/// layout and its ink. `ViewContents.types` lists the type of each kind.
protocol ViewContent: Hashable, Sendable {
  /// The properties that the type stores.
  static var fields: FieldTable<Self> { get }
  /// Whether views of the kind draw something in the tint colour.
  static var showsTintColor: Bool { get }

  init()

  /// The text that a view shows; `nil` if it shows none.
  var labelText: LabelText? { get }

  /// Takes what depends on the surroundings and is no property. It is called when all properties are stored.
  mutating func adapt(to surroundings: Surroundings)
  /// The extents that the content of a view has by itself (`intrinsicContentSize`); `nil` along an axis
  /// for `noIntrinsicMetric`.
  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?)
  /// What a view draws above its background and below the views in it.
  func ink(in place: InkPlace) -> [DisplayList.Item]
  /// What has to be told from what is behind it: the property that colours it, and what it is. `nil` if
  /// there is nothing.
  func legible(_ label: LabelLines?) -> (color: PropertyName, kind: PresentedInk.Kind)?
}

extension ViewContent {
  static var showsTintColor: Bool { false }

  var labelText: LabelText? { nil }

  mutating func adapt(to surroundings: Surroundings) {}

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) { (nil, nil) }

  func ink(in place: InkPlace) -> [DisplayList.Item] { [] }

  func legible(
    _ label: LabelLines?
  ) -> (color: PropertyName, kind: PresentedInk.Kind)? { nil }

  /// Whether it is the same value of the same type.
  func isEqual(to other: any ViewContent) -> Bool { (other as? Self) == self }

  /// Whether it stores a property.
  func has(_ name: PropertyName) -> Bool { Self.fields[name] != nil }

  /// The value of a property; `nil` if it does not store it.
  func value(of name: PropertyName) -> PropertyValue? { Self.fields[name]?.value(in: self) }

  /// Stores a value of a property. Does nothing if it does not store the property.
  mutating func set(
    _ name: PropertyName, to value: PropertyValue, in surroundings: Surroundings
  ) {
    Self.fields[name]?.set(value, on: &self, in: surroundings)
  }

  /// Moves the value of a property back to what is between another content's (0) and its own (1). Returns
  /// false, and changes nothing, if there is nothing between the two.
  mutating func interpolate(
    _ name: PropertyName, from start: any ViewContent, by progress: Double
  ) -> Bool {
    guard let start = start as? Self, let field = Self.fields[name] else { return false }
    return field.interpolate(&self, from: start, by: progress)
  }

  /// Returns how much larger a number is in another content; `nil` for properties that are no numbers.
  func distance(_ name: PropertyName, to start: any ViewContent) -> Double? {
    guard let start = start as? Self else { return nil }
    return Self.fields[name]?.distance(from: self, to: start)
  }

  /// Adds to a number. Does nothing to properties that are no numbers.
  mutating func add(_ distance: Double, to name: PropertyName) {
    Self.fields[name]?.add(distance, to: &self)
  }

  /// Limits a number to the range of its property.
  mutating func limit(_ name: PropertyName) { Self.fields[name]?.limit(&self) }

  /// A value with all defaults.
  static func defaults(in surroundings: Surroundings) -> Self {
    var content = Self()
    for field in fields.all {
      field.set(field.name.definition.defaultValue, on: &content, in: surroundings)
    }
    content.adapt(to: surroundings)
    return content
  }
}

/// Where the content of a view draws.
struct InkPlace {
  /// The view's bounds, in its own coordinates, in points.
  let bounds: Rect
  /// All that the content can fill: the bounds, rounded unless a clip rounds them.
  let area: Path
  /// Pixels a point.
  let scale: Double
  /// What the view has apart from its content.
  let attributes: ViewAttributes
  /// The lines of a label; `nil` for other views.
  let label: LabelLines?
}

/// The type of what each kind of view has beside what every view has. A kind that is not listed has
/// nothing.
enum ViewContents {
  private static let types: [ViewKind: any ViewContent.Type] = [
    .cell: CellContent.self, .backgroundConfiguration: BackgroundContent.self,
    .contentConfiguration: ListContentValues.self, .imageView: ImageContent.self,
    .gradientView: GradientContent.self, .shapeView: ShapeContent.self,
    .label: LabelContent.self, .stackView: StackContent.self, .progressView: ProgressContent.self,
  ]

  /// The type for views of a kind.
  static func type(of kind: ViewKind) -> any ViewContent.Type { types[kind] ?? PlainContent.self }
}

/// The content of a view that has none: nothing is drawn.
struct PlainContent: ViewContent {
  static let fields = FieldTable<PlainContent>()
}
