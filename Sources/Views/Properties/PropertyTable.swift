/// The table of all properties and of the kinds of views that a scene can create. The reader,
/// messages, schema, reference, cascade, animation, explanation and dumps use it.
///
/// To add a kind of view, add a file for it and a line to both lists below.
enum PropertyTable {
  /// The kinds of views that a scene can create, in the order of the documentation.
  static let kinds: [ViewKind] = [
    .view, .imageView, .gradientView, .shapeView, .label, .stackView, .progressView,
    .button, .switch, .activityIndicatorView, .textField, .textView,
    .visualEffectView, .slider, .segmentedControl, .stepper, .pageControl,
    .listContentView,
  ]

  /// The names of all properties, in the order in which dumps and the schema list them.
  static let names: [PropertyName] = [
    EveryViewProperties.names, ImageViewProperties.names, GradientViewProperties.names,
    ShapeViewProperties.names, LabelProperties.names, ViewLayoutProperties.names,
    StackViewProperties.names, NamedConstraintProperties.names, BackgroundProperties.names,
    ContentProperties.names, RowSeparatorProperties.names, ProgressViewProperties.names,
    ControlProperties.names,
    ButtonProperties.names, ButtonStateProperties.names, SwitchProperties.names,
    ActivityIndicatorViewProperties.names,
    AccessibilityProperties.names,
    TextFieldProperties.names, TextViewProperties.names,
    VisualEffectViewProperties.names, PlainViewProperties.names, SliderProperties.names,
    SegmentedControlProperties.names, StepperProperties.names, PageControlProperties.names,
    ListContentViewProperties.names,
  ].flatMap(\.self)

  /// The names by their words in scene files.
  static let byWord: [String: PropertyName] = Dictionary(
    names.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  /// The place of each name in the table.
  static let places: [PropertyName: Int] = Dictionary(
    names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
}
