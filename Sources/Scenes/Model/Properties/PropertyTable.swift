/// The one table of properties and the one list of kinds of views that authors can choose. Reader,
/// messages, schema, reference, cascade, animation, explanation and dumps follow from them.
///
/// A new kind of view is a file beside this one, with a line in both lists below.
enum PropertyTable {
  /// The kinds of views that an author can choose, in the order in which they are listed.
  static let kinds: [ViewKind] = [
    .view, .imageView, .gradientView, .shapeView, .label, .stackView, .progressView,
  ]

  /// The names of all properties, in the order in which dumps and the schema list them.
  static let names: [PropertyName] = [
    EveryViewProperties.names, ImageViewProperties.names, GradientViewProperties.names,
    ShapeViewProperties.names, LabelProperties.names, ViewLayoutProperties.names,
    StackViewProperties.names, NamedConstraintProperties.names, BackgroundProperties.names,
    ContentProperties.names, ProgressViewProperties.names,
  ].flatMap(\.self)

  /// The names by the words that stand for them.
  static let byWord: [String: PropertyName] = Dictionary(
    names.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
}
