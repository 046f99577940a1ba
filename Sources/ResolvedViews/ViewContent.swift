package import Drawing
package import Layout
internal import Scenes
package import Views
package import Vocabulary

/// The resolved properties that only one kind of view has, as typed fields for layout and drawing.
/// `ViewContents.types` lists the type of each kind.
package protocol ViewContent: Hashable, Sendable {
  /// The properties that the type stores.
  static var fields: FieldTable<Self> { get }
  /// Whether views of the kind draw something in the tint colour.
  static var showsTintColor: Bool { get }

  init()

  /// The text of the view; `nil` if it has none.
  var labelText: LabelText? { get }

  /// The texts of a control by which it becomes higher where it is too narrow for them; `nil` if its height does
  /// not depend on its width.
  var wrappingTexts: WrappingTexts? { get }

  /// Where a control has the title whose baselines are its own; `nil` for none.
  func titlePlace(_ texts: TextStore) -> TitlePlace?

  /// The baselines of a label with an attributed text; `nil` for others.
  func blockBaselines(_ texts: TextStore) -> BlockBaselines?

  /// Takes values from the surroundings that are not properties. Called when all properties are
  /// stored.
  mutating func adapt(to surroundings: Surroundings)
  /// The size of the content (`intrinsicContentSize`); `nil` along an axis for `noIntrinsicMetric`.
  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?)
  /// The opacity of a control as a whole, on top of its `alpha`.
  var opacity: Double { get }
  /// The subviews that a control does not show now.
  var hiddenSubviews: Set<ViewName> { get }
  /// The views that a control creates in itself, from back to front, below its subviews.
  func parts(in place: ControlPlace) -> [ControlPart]
  /// Draws the content, above the view's background and below its subviews.
  func ink(in place: InkPlace) -> [DisplayList.Item]
  /// The accessibility that UIKit derives. Default: the view is not an element.
  var accessibility: DerivedAccessibility { get }
  /// The foreground whose contrast is checked: the property with its colour, and its kind. `nil` if
  /// there is none.
  func legible(_ label: LabelLines?) -> (color: Property<DynamicColor?>, kind: PresentedInk.Kind)?
}

extension ViewContent {
  package static var showsTintColor: Bool { false }

  package var labelText: LabelText? { nil }

  package var wrappingTexts: WrappingTexts? { nil }

  package func titlePlace(_ texts: TextStore) -> TitlePlace? { nil }

  package func blockBaselines(_ texts: TextStore) -> BlockBaselines? { nil }

  package mutating func adapt(to surroundings: Surroundings) {}

  package func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) { (nil, nil) }

  package var opacity: Double { 1 }

  package var hiddenSubviews: Set<ViewName> { [] }

  package func parts(in place: ControlPlace) -> [ControlPart] { [] }

  package func ink(in place: InkPlace) -> [DisplayList.Item] { [] }

  package var accessibility: DerivedAccessibility { DerivedAccessibility() }

  package func legible(
    _ label: LabelLines?
  ) -> (color: Property<DynamicColor?>, kind: PresentedInk.Kind)? { nil }

  /// Whether the other content has the same type and value.
  package func isEqual(to other: any ViewContent) -> Bool { (other as? Self) == self }

  /// Whether it stores a property.
  package func has(_ name: PropertyName) -> Bool { Self.fields[name] != nil }

  /// The value of a property; `nil` if it does not store it.
  package func value(of name: PropertyName) -> PropertyValue? { Self.fields[name]?.value(in: self) }

  /// Stores a value of a property. Does nothing if it does not store the property.
  package mutating func set(_ value: TypedValue, in surroundings: Surroundings) {
    Self.fields.set(value, on: &self, in: surroundings)
  }

  /// Interpolates the value of a property between another content's (0) and its own (1). Returns
  /// false, and changes nothing, if there is nothing between the two.
  package mutating func interpolate(
    _ name: PropertyName, from start: any ViewContent, by progress: Double
  ) -> Bool {
    guard let start = start as? Self, let field = Self.fields[name] else { return false }
    return field.interpolate(&self, from: start, by: progress)
  }

  /// Returns how much larger a number is in another content; `nil` for properties that are no numbers.
  package func distance(_ name: PropertyName, to start: any ViewContent) -> Double? {
    guard let start = start as? Self else { return nil }
    return Self.fields[name]?.distance(from: self, to: start)
  }

  /// Adds to a number. Does nothing to properties that are no numbers.
  package mutating func add(_ distance: Double, to name: PropertyName) {
    Self.fields[name]?.add(distance, to: &self)
  }

  /// Limits a number to the range of its property.
  package mutating func limit(_ name: PropertyName) { Self.fields[name]?.limit(&self) }

  /// A value with UIKit's defaults.
  package static func defaults(in surroundings: Surroundings) -> Self {
    var content = Self()
    fields.setDefaults(on: &content, in: surroundings)
    content.adapt(to: surroundings)
    return content
  }
}

/// The place where the content of a view is drawn.
package struct InkPlace {
  /// The view's bounds, in its own coordinates, in points.
  let bounds: Rect
  /// The area that the content can fill: the bounds, rounded unless a clip rounds them.
  let area: Path
  /// Pixels per point.
  let scale: Double
  /// The view's properties other than its content.
  let attributes: ViewAttributes
  /// The typeset lines of a label; `nil` for other views.
  let label: LabelLines?

  /// Creates the place.
  package init(
    bounds: Rect, area: Path, scale: Double, attributes: ViewAttributes, label: LabelLines?
  ) {
    self.bounds = bounds
    self.area = area
    self.scale = scale
    self.attributes = attributes
    self.label = label
  }
}

/// The content type of each kind of view. A kind that is not listed has no content.
enum ViewContents {
  private static let types: [ViewKind: any ViewContent.Type] = [
    .view: PictureContent.self,
    .cell: CellContent.self, .backgroundConfiguration: BackgroundContent.self,
    .contentConfiguration: ListContentValues.self, .imageView: ImageContent.self,
    .gradientView: GradientContent.self, .shapeView: ShapeContent.self,
    .label: LabelContent.self, .stackView: StackContent.self, .progressView: ProgressContent.self,
    .button: ButtonContent.self, .switch: SwitchContent.self,
    .activityIndicatorView: ActivityIndicatorContent.self,
    .textField: TextFieldContent.self, .textView: TextViewContent.self,
    .visualEffectView: VisualEffectContent.self, .slider: SliderContent.self,
    .segmentedControl: SegmentedControlContent.self, .stepper: StepperContent.self,
    .pageControl: PageControlContent.self, .listContentView: ListContentViewContent.self,
  ]

  /// The content type for views of a kind.
  static func type(of kind: ViewKind) -> any ViewContent.Type { types[kind] ?? PlainContent.self }
}

/// The content of a view without content: nothing is drawn.
struct PlainContent: ViewContent {
  static let fields = FieldTable<PlainContent>()
}
