internal import Interaction
internal import Layout
internal import Motion
internal import Scenes
internal import Vocabulary

/// The authored cell with the assignments of items and rules, prepared once for all cells. Each
/// value has its path in the scene.
struct CellTemplate: Sendable {
  /// An authored view.
  struct Node: Sendable {
    let name: ViewName
    let kind: ViewKind
    let properties: CascadedValues
    let subviews: [Node]
  }

  /// An authored constraint that has a name.
  struct NamedConstraint: Sendable {
    let name: ViewName
    let properties: CascadedValues
  }

  /// A value for a property of a view.
  struct Entry: Sendable {
    let view: ViewName
    let property: PropertyName
    let value: PropertyValue
    let path: ScenePath
  }

  /// The assignments of a section's items, which repeat; `cycle` may be empty.
  struct Section: Sendable {
    /// The index of the section's first item.
    let firstItem: Int
    let count: Int
    let cycle: [[Entry]]
  }

  /// A rule with its animations.
  struct Rule: Sendable {
    let when: CellPredicate
    let entries: [Entry]
    private let arriving: AnimationPlan?
    private let leaving: AnimationPlan?

    init(_ rule: Scenes.Rule, _ entries: [Entry], _ fit: Spring.Fit) {
      when = rule.when
      self.entries = entries
      arriving = rule.animation.flatMap { AnimationPlan($0, fit) }
      leaving = rule.leaving.map { AnimationPlan($0, fit) } ?? arriving
    }

    /// The animation when the rule starts to hold, or stops; `nil` for no animation.
    func animation(_ holds: Bool) -> AnimationPlan? { holds ? arriving : leaving }
  }

  /// The cell.
  let root: Node
  /// The named constraints.
  let constraints: [NamedConstraint]
  /// The rules, in order.
  let rules: [Rule]
  /// The assignments of each section's items.
  let sections: [Section]
  /// Whether `multipleSelectionBackgroundView` is used instead of `selectedBackgroundView`, while the
  /// cell is not editing and while it is.
  private let multipleSelectionView: (whileResting: Bool, whileEditing: Bool)
  /// Whether the background configuration is UIKit's default, which the cell's own background
  /// colour replaces.
  let isConfiguredByUIKit: Bool
  /// The style of the content configuration; `nil` if there is none.
  let contentStyle: ListContentConfiguration.Style?
  /// The initial values of the scene's enumerations and numbers.
  let initialValues: [String: StateValue]
  /// The kinds of the scene's custom states, by name.
  let stateKinds: [String: StateKind]
  /// What follows numbers and words among the custom states; `nil` if nothing does.
  let following: FollowedStates?
  /// Whether a background's colours depend on the cell's previous state: UIKit does not apply a
  /// configuration that is equal to the previous one, so its transformers are not called again.
  let remembersBackground: Bool

  /// Whether `multipleSelectionBackgroundView` is used instead of `selectedBackgroundView` in a state.
  func usesMultipleSelectionView(in state: CellState) -> Bool {
    state.has(.editing) ? multipleSelectionView.whileEditing : multipleSelectionView.whileResting
  }

  init(_ scene: Scene) {
    (initialValues, stateKinds) = (scene.initialValues, scene.stateKinds)
    let cell = scene.cell
    let path = ScenePath.scene.key("cell")
    var properties = Self.written(cell.properties, path)
    if cell.superseded.contains(.backgroundColor) { properties.forget(.backgroundColor) }
    let background = Self.background(of: cell, in: scene.collectionView.layout, path)
    if let color = Self.groundColor(of: cell, before: background, in: scene.collectionView.layout),
      properties[PropertyName.backgroundColor].origin == .classDefault
    {
      properties[.backgroundColor] = ResolvedValue(value: .color(color), origin: .uiKit)
    }
    root = Node(
      name: .cell, kind: .cell, properties: properties,
      subviews: background + [
        Self.contentView(of: cell, path)
      ] + Self.nodes(cell.subviews, path.key("subviews")))
    constraints = cell.namedConstraints.map(Self.node)
    let hasView = background.contains { $0.name == .multipleSelectionBackgroundView }
    multipleSelectionView = (
      hasView && scene.collectionView.allowsMultipleSelection,
      hasView && scene.collectionView.allowsMultipleSelectionDuringEditing
    )
    isConfiguredByUIKit = background.contains {
      $0.kind == .backgroundConfiguration && $0.properties[PropertyName.style].origin == .uiKit
    }
    contentStyle = cell.contentConfiguration?.style.adopting(scene.collectionView.layout)
    rules = scene.rules.enumerated().map { index, rule in
      Rule(
        rule, Self.entries(rule.assignments, ScenePath.scene.key("rules").index(index)),
        scene.springFit)
    }
    var (sections, firstItem): ([Section], Int) = ([], 0)
    for (number, section) in scene.collectionView.sections.enumerated() {
      let items = scene.collectionView.itemsPath(ofSection: number)
      sections.append(
        Section(
          firstItem: firstItem, count: section.items.count,
          cycle: section.items.cycle.enumerated().map { index, item in
            Self.entries(item.assignments, items.index(index))
          }))
      firstItem += section.items.count
    }
    self.sections = sections
    following = FollowedStates(
      scene, root: root, entries: rules.flatMap(\.entries) + sections.flatMap { $0.cycle.joined() })
    let assigned = rules.flatMap(\.entries) + sections.flatMap { $0.cycle.joined() }
    let configuration = background.first { $0.kind == .backgroundConfiguration }
    remembersBackground =
      scene.configurationEquality == .uiKit
      && [PropertyName.backgroundColorTransformer, .strokeColorTransformer].contains { name in
        configuration.map { $0.properties[name].origin != .classDefault } == true
          || assigned.contains { $0.property == name }
      }
  }

  /// The views behind the content, from back to front: those that were not reset, and those that
  /// UIKit adds.
  private static func background(
    of cell: Cell, in layout: CollectionLayout, _ path: ScenePath
  ) -> [Node] {
    let name = ViewName.backgroundConfiguration
    if let configuration = cell.backgroundConfiguration,
      !cell.superseded.contains(.backgroundConfiguration)
    {
      let path = path.key(name.rawValue)
      return [
        Node(
          name: name, kind: .backgroundConfiguration,
          properties: written(configuration.properties, path),
          subviews: nodes(
            configuration.customView.map { [$0] } ?? [], path.key("customView")))
      ]
    }
    var nodes = cell.containers.filter { name, _ in
      name != .contentView && !cell.superseded.contains { $0.rawValue == name.rawValue }
    }.map { node($0, $1, path) }
    if cell.hasAutomaticBackground {
      var properties = CascadedValues()
      properties[.style] = ResolvedValue(
        value: .word(layout.cellBackgroundStyle.rawValue), origin: .uiKit)
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
      properties[.backgroundColor] = ResolvedValue(
        value: .color(BackgroundStyle.selectionGray), origin: .uiKit)
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
  private static func groundColor(
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
  private static func contentView(of cell: Cell, _ path: ScenePath) -> Node {
    let container = node(.contentView, cell.contentView, path)
    guard let content = cell.contentConfiguration else { return container }
    let name = ViewName.contentConfiguration
    let path = path.key(name.rawValue)
    var own = written(content.properties, path)
    func part(
      _ part: ContentPart, _ kind: ViewKind, _ look: ViewProperties,
      _ given: [(from: PropertyName, to: PropertyName)]
    ) -> Node {
      let key = part.group.rawValue.split(separator: ".").last.map(String.init) ?? ""
      var properties = written(look, path.key(key))
      for (from, to) in given where own[from].origin != .classDefault {
        properties[to] = own[from]
        own.forget(from)
      }
      return Node(name: part.name, kind: kind, properties: properties, subviews: [])
    }
    let parts = [
      part(
        .image, .imageView, content.imageProperties,
        [(.image, .image), (.systemImage, .systemImage)]),
      part(.text, .label, content.textProperties, [(.text, .text)]),
      part(
        .secondaryText, .label, content.secondaryTextProperties, [(.secondaryText, .text)]),
    ]
    return Node(
      name: container.name, kind: container.kind, properties: container.properties,
      subviews: [
        Node(name: name, kind: .contentConfiguration, properties: own, subviews: parts)
      ])
  }

  private static func node(
    _ name: ViewName, _ container: Container, _ path: ScenePath
  ) -> Node {
    let path = path.key(name.rawValue)
    return Node(
      name: name, kind: .container, properties: written(container.properties, path),
      subviews: nodes(container.subviews, path.key("subviews")))
  }

  private static func node(
    _ name: ViewName, _ constraint: Constraint, _ path: ScenePath
  ) -> NamedConstraint {
    var properties = CascadedValues()
    let values: [(PropertyName, PropertyValue)] = [
      (.isActive, .boolean(constraint.isActive)), (.constant, .number(constraint.constant)),
      (.priority, .priority(constraint.priority)),
    ]
    for (property, value) in values {
      properties[property] = ResolvedValue(
        value: value, origin: .template(path.key(property.rawValue)))
    }
    return NamedConstraint(name: name, properties: properties)
  }

  /// The assignments of the item with an index.
  func entries(ofItem item: Int) -> [Entry] {
    let number = sections.partitioningIndex { $0.firstItem > item } - 1
    guard sections.indices.contains(number), !sections[number].cycle.isEmpty else { return [] }
    let section = sections[number]
    return section.cycle[(item - section.firstItem) % section.cycle.count]
  }

  private static func nodes(_ views: [View], _ path: ScenePath) -> [Node] {
    views.enumerated().map { index, view in
      let path = path.index(index)
      return Node(
        name: view.name, kind: view.kind, properties: written(view.properties, path),
        subviews: nodes(view.subviews, path.key("subviews")))
    }
  }

  private static func written(_ properties: ViewProperties, _ path: ScenePath) -> CascadedValues {
    properties.written.reduce(into: CascadedValues()) { result, property in
      result[property.name] = ResolvedValue(
        value: property.value, origin: .template(path.key(property.name.rawValue)))
    }
  }

  private static func entries(_ assignments: [Assignment], _ path: ScenePath) -> [Entry] {
    assignments.enumerated().map { index, assignment in
      let target = ContentPart.target(assignment.property, of: assignment.view)
      return Entry(
        view: target.view, property: target.property, value: assignment.value,
        path: path.key("assignments").index(index))
    }
  }
}

extension CollectionLayout {
  /// The style of the default background configuration for this class and list.
  fileprivate var cellBackgroundStyle: BackgroundConfiguration.Style {
    switch self {
    case .flowLayout, .compositionalLayout: .listPlainCell
    case .listLayout(let layout): layout.appearance == .plain ? .listPlainCell : .listGroupedCell
    }
  }
}
