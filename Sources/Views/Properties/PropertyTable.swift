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

  /// The name with a word in scene files; `nil` if there is none.
  static func name(_ word: String) -> PropertyName? {
    parts[part(of: word)].first { $0.rawValue == word }
  }

  /// The names, divided by the lengths and last letters of their words. A dictionary would hash all words, which took a
  /// hundredth of the instructions of a picture (measured).
  private static let parts: [[PropertyName]] = {
    var parts: [[PropertyName]] = Array(repeating: [], count: 64)
    for name in names { parts[part(of: name.rawValue)].append(name) }
    return parts
  }()

  private static func part(of word: String) -> Int {
    (word.utf8.count % 64 + 7 * Int(word.utf8.last ?? 0)) % 64
  }

  /// The properties whose default value is another one in some owners.
  static let withOwnDefaults: [PropertyName] = names.filter { $0.definition.hasOwnDefaults }

  /// The place of each name in the table.
  static let places: [PropertyName: Int] = Dictionary(
    names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
}
