internal import Drawing
package import Layout
internal import Scenes
package import Views
package import Vocabulary

/// A view in one state, before layout.
package struct ResolvedView: Sendable {
  package let name: ViewName
  package let kind: ViewKind
  package let properties: ResolvedProperties
  /// The text of a label; `nil` for other views.
  package let labelText: LabelText?
  /// The style of a content configuration; `nil` for other views.
  package let contentStyle: ListContentConfiguration.Style?
  /// The installed subviews, from back to front.
  package let subviews: [ResolvedView]
  /// How wide labels of several lines are in a stack; only stacks use it.
  package var stackTextWidths = StackTextWidths.intrinsic
  /// The values of the named constraints; only the cell has any.
  package var constraints: [ViewName: ConstraintValues] = [:]
  /// The custom accessories by their views; only the cell has any.
  package var customAccessories: [ViewName: CellAccessory] = [:]
  /// The values of the numbers that multiply constraints; only the cell has any.
  package var factors: [String: Double] = [:]

  package init(
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

  /// The properties of every view.
  package var attributes: ViewAttributes { properties.attributes }
  /// The content of an image view; `nil` for other views.
  package var image: ImageContent? { properties.content as? ImageContent }

  /// The intrinsic content size with its priorities; `nil` if there is none.
  package func intrinsicContentSize(_ texts: TextStore) -> IntrinsicContentSize? {
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
    Field(.isActive, { $1(&$0.isActive) }), Field(.constant, { $1(&$0.constant) }),
    Field(.priority, { $1(&$0.priority) }))

  /// Creates the values from those that the cascade has chosen; all constraints are in the
  /// template.
  package init(_ chosen: CascadedValues, in surroundings: Surroundings) {
    self.init()
    for chosen in chosen.values.values {
      Self.fields.set(chosen.value, on: &self, in: surroundings)
    }
  }
}
