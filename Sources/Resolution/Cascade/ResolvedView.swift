internal import Drawing
internal import Layout
internal import Scenes
internal import Vocabulary

/// A view in one state, before anybody knows where it is.
struct ResolvedView: Sendable {
  let name: ViewName
  let kind: ViewKind
  let properties: ResolvedProperties
  /// What a label says, and how; `nil` for other views.
  let labelText: LabelText?
  /// The constructor of a content configuration; `nil` for views.
  let contentStyle: ListContentConfiguration.Style?
  /// The views in it that are installed, from back to front.
  let subviews: [ResolvedView]
  /// The values of the constraints that have names; only the cell has them.
  var constraints: [ViewName: ConstraintValues] = [:]

  init(
    name: ViewName, kind: ViewKind, properties: ResolvedProperties,
    contentStyle: ListContentConfiguration.Style?, subviews: [ResolvedView]
  ) {
    self.name = name
    self.kind = kind
    self.properties = properties
    labelText = properties.content.labelText
    self.contentStyle = contentStyle
    self.subviews = subviews
  }

  /// What every view has.
  var attributes: ViewAttributes { properties.attributes }
  /// What an image view shows; `nil` for other views.
  var image: ImageContent? { properties.content as? ImageContent }

  /// The size that its content asks for, and how strongly; `nil` if it asks for none.
  func intrinsicContentSize(_ texts: TextStore) -> IntrinsicContentSize? {
    let content = properties.content.contentSize(texts)
    let own = attributes.intrinsicContentSize
    let width = content.width ?? (own.width < 0 ? nil : own.width)
    let height = content.height ?? (own.height < 0 ? nil : own.height)
    guard width != nil || height != nil else { return nil }
    return IntrinsicContentSize(
      width: width.map {
        IntrinsicContentSize.Extent(
          length: $0, hugging: attributes.horizontalHuggingPriority,
          resistance: attributes.horizontalCompressionResistancePriority)
      },
      height: height.map {
        IntrinsicContentSize.Extent(
          length: $0, hugging: attributes.verticalHuggingPriority,
          resistance: attributes.verticalCompressionResistancePriority)
      })
  }
}

extension ConstraintValues {
  static let fields = FieldTable<ConstraintValues>(
    Field(.isActive, \.isActive), Field(.constant, \.constant), Field(.priority, \.priority))

  /// The values that the cascade has chosen. All of them are written in the template.
  init(_ chosen: CascadedValues, in surroundings: Surroundings) {
    self.init()
    for (name, value) in chosen.values {
      Self.fields[name]?.set(value.value, on: &self, in: surroundings)
    }
  }
}
