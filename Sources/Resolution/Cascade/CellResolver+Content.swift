internal import Images
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// Content configurations, as `UIListContentConfiguration.updated(for:)` resolves them, and
/// accessories.
extension CellResolver {
  /// The properties of a content configuration or of a view that it creates, with the style's
  /// values for those that are not set. Properties of other views are unchanged.
  func styled(_ properties: CascadedValues, _ node: CellTemplate.Node) -> CascadedValues {
    if node.kind == .listContentView { return styledView(properties, node) }
    guard let style = template.contentStyle else { return properties }
    let content = ContentStyle(
      style: style, state: updatesContent ? state : .normal, rows: template.rows,
      isOnTint: hasTintedBackground)
    let part = ContentPart.allCases.first { $0.name == node.name }
    guard part != nil || node.kind == .contentConfiguration else { return properties }
    var result = properties
    let path = ScenePath.scene.key("cell").key(ViewName.contentConfiguration.rawValue).key("style")
    for value in part.map(content.values) ?? content.values
    where result[value.property].origin == .classDefault {
      result.set(value, .style(style.rawValue, path))
    }
    if part == .image, result[.cornerRadius] > 0 {
      result.set(.clipsToBounds, to: true, .uiKit)
    }
    return result
  }

  /// The properties of a list content view of its own. Its configuration has the values of the normal state, because
  /// nothing updates it.
  private func styledView(
    _ properties: CascadedValues, _ node: CellTemplate.Node
  ) -> CascadedValues {
    let own = self.properties(of: node)
    let (style, path) = (
      own[Property<ListContentStyle>.contentStyle], own[PropertyName.contentStyle].origin.path
    )
    let content = ContentStyle(
      style: style, state: .normal, rows: template.rows, isOnTint: false)
    var result = properties
    let values =
      content.values
      + ContentPart.allCases.flatMap { part in
        content.values(of: part).compactMap { value in
          ListContentViewProperties.property(value.property, of: part).map {
            TypedValue(substituting: value, in: $0)
          }
        }
      }
    for value in values where result.isUnset(value.property) {
      result.set(value, .style(style.rawValue, path))
    }
    return result
  }

  /// Whether a view of a content configuration has content; always true for other views.
  func hasContent(_ view: ResolvedView) -> Bool {
    switch ContentPart.allCases.first(where: { $0.name == view.name }) {
    case .text, .secondaryText: view.labelText?.string.isEmpty == false
    case .image: view.image?.intrinsicSize != nil
    case nil:
      !template.hasTableStyle || view.name != .imageView || view.image?.intrinsicSize != nil
    }
  }

  /// The accessories that the cell shows, each once.
  func accessories(_ cell: CascadedValues) -> [CellAccessory] {
    let isEditing = state.contains(.editing)
    let view: ViewName? = cell[.accessoryView]
    let older =
      view.map { [CellAccessory.customView($0, displayed: .whenNotEditing)] }
      ?? cell[.accessoryType].accessories
    var names: Set<ViewName> = []
    return (cell[.accessories] + older).filter { accessory in
      accessory.isDisplayed(editing: isEditing) && names.insert(accessory.viewName).inserted
    }
  }

  /// Whether the cell shows an accessory after its content. Only the cells of tables and lists do.
  var hasTrailingAccessory: Bool {
    accessories(properties(of: template.root)).contains { !$0.isLeading }
  }

  /// The symbol of an accessory, its own colour if it has one, and its size beside text
  /// (customary).
  func look(
    of kind: CellAccessory.Kind
  ) -> (symbol: Symbol, color: DynamicColor?, configuration: SymbolConfiguration) {
    let body = SymbolConfiguration(textStyle: .body)
    let emphasized = SymbolConfiguration(textStyle: .body, weight: .semibold)
    switch kind {
    case .disclosureIndicator:
      return (
        .chevronForward, .system(.tertiaryLabel),
        SymbolConfiguration(textStyle: .body, weight: .semibold, scale: .small)
      )
    case .checkmark: return (.checkmark, nil, emphasized)
    case .detail: return (.infoCircle, nil, body)
    case .delete: return (.minusCircleFill, .system(.systemRed), body)
    case .insert: return (.plusCircleFill, .system(.systemGreen), body)
    case .reorder: return (.lineThreeHorizontal, .system(.tertiaryLabel), body)
    case .multiselect:
      return state.contains(.selected)
        ? (.checkmarkCircleFill, nil, body) : (.circle, .system(.tertiaryLabel), body)
    case .outlineDisclosure:
      return (
        .chevronForward, nil,
        SymbolConfiguration(textStyle: .body, weight: .semibold, scale: .small)
      )
    // These have no icon of their own.
    case .label, .popUpMenu, .customView: return (.chevronForward, nil, body)
    }
  }
}
