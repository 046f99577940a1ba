internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// The nodes of a template, from a cell's views.
extension CellTemplate {
  /// The views behind the content, from back to front: those that were not reset, and those that
  /// UIKit adds.
  static func background(
    of cell: Cell, in layout: CollectionLayout, _ path: ScenePath
  ) throws(ResolutionFailure) -> [Node] {
    let name = ViewName.backgroundConfiguration
    if let configuration = cell.backgroundConfiguration,
      !cell.superseded.contains(.backgroundConfiguration)
    {
      let path = path.key(name.rawValue)
      return [
        Node(
          name: name, kind: .backgroundConfiguration,
          properties: try written(configuration.properties, path),
          subviews: try nodes(
            configuration.customView.map { [$0] } ?? [], path.key("customView")))
      ]
    }
    let superseded = cell.superseded.map(\.rawValue)
    var nodes: [Node] = []
    for (name, container) in cell.containers
    where name != .contentView && !superseded.contains(name.rawValue) {
      nodes.append(try node(name, container, path))
    }
    if cell.hasAutomaticBackground {
      var properties = CascadedValues()
      properties.set(.style, to: layout.cellBackgroundStyle, .uiKit)
      return [
        Node(
          name: name, kind: .backgroundConfiguration, properties: properties, subviews: [])
      ]
    }
    if cell.cellClass == .tableViewCell,
      !nodes.contains(where: { $0.name == .selectedBackgroundView })
    {
      // Without a custom view a table cell has UIKit's gray.
      var properties = CascadedValues()
      properties.set(.backgroundColor, to: BackgroundStyle.selectionGray, .uiKit)
      let index = nodes.first?.name == .backgroundView ? 1 : 0
      nodes.insert(
        Node(
          name: .selectedBackgroundView, kind: .container, properties: properties,
          subviews: []), at: index)
    }
    return nodes
  }

  /// The background colour that UIKit gives to a table cell without a background configuration: the
  /// colour of the default configuration in the normal state. `nil` for other cells, and if a
  /// `backgroundView` replaces UIKit's background.
  static func groundColor(
    of cell: Cell, before background: [Node], in layout: CollectionLayout
  ) -> DynamicColor? {
    // A configuration that was set and then reset has also removed UIKit's colour.
    guard cell.cellClass == .tableViewCell, cell.backgroundConfiguration == nil,
      !background.contains(where: {
        $0.kind == .backgroundConfiguration || $0.name == .backgroundView
      })
    else { return nil }
    return BackgroundStyle(style: layout.cellBackgroundStyle, state: .normal).backgroundColor
  }

  /// The content view; a content configuration replaces its authored subviews.
  static func contentView(
    of cell: Cell, _ margins: DirectionalEdgeInsets?, _ path: ScenePath
  ) throws(ResolutionFailure) -> Node {
    let container = try node(.contentView, cell.contentView, path, margins: margins)
    guard let content = cell.contentConfiguration else { return container }
    let name = ViewName.contentConfiguration
    let path = path.key(name.rawValue)
    var own = try written(content.properties, path)
    func part(
      _ part: ContentPart, _ kind: ViewKind, _ look: ViewProperties,
      _ given: [(from: PropertyName, to: PropertyName)]
    ) throws(ResolutionFailure) -> Node {
      let key = part.group.rawValue.split(separator: ".").last.map(String.init) ?? ""
      var properties = try written(look, path.key(key))
      for (from, to) in given where own[from].origin != .classDefault {
        let value = try TypedValue(to, own[from].value, at: path.key(from.rawValue))
        properties.set(value, own[from].origin)
        own.forget(from)
      }
      return Node(name: part.name, kind: kind, properties: properties, subviews: [])
    }
    let parts = [
      try part(
        .image, .imageView, content.imageProperties,
        [(.image, .image), (.systemImage, .systemImage)]),
      try part(
        .text, .label, content.textProperties,
        [(.text, .text), (.attributedText, .attributedText)]),
      try part(
        .secondaryText, .label, content.secondaryTextProperties,
        [(.secondaryText, .text), (.secondaryAttributedText, .attributedText)]),
    ]
    return Node(
      name: container.name, kind: container.kind, properties: container.properties,
      subviews: [
        Node(name: name, kind: .contentConfiguration, properties: own, subviews: parts)
      ])
  }

  static func node(
    _ name: ViewName, _ container: Container, _ path: ScenePath,
    margins: DirectionalEdgeInsets? = nil
  ) throws(ResolutionFailure) -> Node {
    let path = path.key(name.rawValue)
    var properties = try written(container.properties, path)
    setMargins(margins, in: &properties)
    return Node(
      name: name, kind: .container, properties: properties,
      subviews: try nodes(container.subviews, path.key("subviews")))
  }

  static func node(
    _ name: ViewName, _ constraint: Constraint, _ path: ScenePath
  ) -> NamedConstraint {
    var properties = CascadedValues()
    let values = [
      TypedValue(.isActive, constraint.isActive), TypedValue(.constant, constraint.constant),
      TypedValue(.priority, constraint.priority),
    ]
    for value in values { properties.set(value, .template(path.key(value.property.rawValue))) }
    return NamedConstraint(name: name, properties: properties)
  }

  /// Gives a row's view UIKit's margins if nothing else sets them.
  static func setMargins(_ margins: DirectionalEdgeInsets?, in properties: inout CascadedValues) {
    guard let margins, properties.isUnset(.directionalLayoutMargins) else { return }
    properties.set(.directionalLayoutMargins, to: margins, .uiKit)
  }

  static func nodes(
    _ views: [View], _ path: ScenePath
  ) throws(ResolutionFailure) -> [Node] {
    var nodes: [Node] = []
    for (index, view) in views.enumerated() {
      let path = path.index(index)
      nodes.append(
        Node(
          name: view.name, kind: view.kind, properties: try written(view.properties, path),
          subviews: try self.nodes(view.subviews, path.key("subviews"))))
    }
    return nodes
  }

  static func written(
    _ properties: ViewProperties, _ path: ScenePath
  ) throws(ResolutionFailure) -> CascadedValues {
    var result = CascadedValues()
    for (name, value) in properties.written {
      let path = path.key(name.rawValue)
      result.set(try TypedValue(name, value, at: path), .template(path))
    }
    return result
  }

  static func entries(
    _ assignments: [Assignment], _ path: ScenePath
  ) throws(ResolutionFailure) -> [Entry] {
    var entries: [Entry] = []
    for (index, assignment) in assignments.enumerated() {
      let target = ContentPart.target(assignment.property, of: assignment.view)
      let path = path.key("assignments").index(index)
      entries.append(
        Entry(
          view: target.view, value: try TypedValue(target.property, assignment.value, at: path),
          path: path))
    }
    return entries
  }
}

extension CollectionLayout {
  /// The style of the default background configuration for this class and list.
  fileprivate var cellBackgroundStyle: BackgroundConfiguration.Style {
    list.map { $0.appearance != .plain } == true ? .listGroupedCell : .listPlainCell
  }
}
