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
    let value: TypedValue
    let path: ScenePath

    /// The property that the value is for.
    var property: PropertyName { value.property }
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

  /// Creates the template of a scene's cells.
  ///
  /// - Throws: A value that does not have its property's type.
  init(_ loaded: LoadedScene) throws(ResolutionFailure) {
    let scene = loaded.scene
    var rules: [Rule] = []
    for (index, rule) in scene.rules.enumerated() {
      let path = ScenePath.scene.key("rules").index(index)
      rules.append(Rule(rule, try Self.entries(rule.assignments, path), scene.springFit))
    }
    var (sections, firstItem): ([Section], Int) = ([], 0)
    for (number, section) in scene.collectionView.sections.enumerated() {
      let items = scene.collectionView.itemsPath(ofSection: number)
      var cycle: [[Entry]] = []
      for (index, item) in section.items.cycle.enumerated() {
        cycle.append(try Self.entries(item.assignments, items.index(index)))
      }
      sections.append(Section(firstItem: firstItem, count: section.items.count, cycle: cycle))
      firstItem += section.items.count
    }
    try self.init(
      scene.cell, in: scene.collectionView, rules: rules, sections: sections, states: scene,
      comparesBackgrounds: scene.configurationEquality == .uiKit)
  }

  /// Creates the template of a list's headers and footers, which look like cells without rules.
  ///
  /// - Parameters:
  ///   - entries: The values of each header and footer.
  ///   - cell: The cell that all of them share.
  ///   - view: The list.
  init(
    supplements entries: [[Entry]], of cell: Cell, in view: CollectionView
  ) throws(ResolutionFailure) {
    try self.init(
      cell, in: view, rules: [],
      sections: [Section(firstItem: 0, count: entries.count, cycle: entries)],
      comparesBackgrounds: false)
  }

  private init(
    _ cell: Cell, in view: CollectionView, rules: [Rule], sections: [Section],
    states scene: Scene? = nil, comparesBackgrounds: Bool
  ) throws(ResolutionFailure) {
    (initialValues, stateKinds) = (scene?.initialValues ?? [:], scene?.stateKinds ?? [:])
    let path = ScenePath.scene.key("cell")
    var properties = try Self.written(cell.properties, path)
    if cell.superseded.contains(.backgroundColor) { properties.forget(.backgroundColor) }
    let background = try Self.background(of: cell, in: view.layout, path)
    if let color = Self.groundColor(of: cell, before: background, in: view.layout),
      properties[PropertyName.backgroundColor].origin == .classDefault
    {
      properties.set(.backgroundColor, to: color, .uiKit)
    }
    let content = try Self.contentView(of: cell, path)
    root = Node(
      name: .cell, kind: .cell, properties: properties,
      subviews: background + [content]
        + (try Self.nodes(cell.subviews, path.key("subviews"))))
    constraints = cell.namedConstraints.map(Self.node)
    let hasView = background.contains { $0.name == .multipleSelectionBackgroundView }
    multipleSelectionView = (
      hasView && view.allowsMultipleSelection,
      hasView && view.allowsMultipleSelectionDuringEditing
    )
    isConfiguredByUIKit = background.contains {
      $0.kind == .backgroundConfiguration && $0.properties[PropertyName.style].origin == .uiKit
    }
    contentStyle = cell.contentConfiguration?.style.adopting(view.layout)
    self.rules = rules
    self.sections = sections
    let written = rules.flatMap(\.entries) + sections.flatMap { $0.cycle.joined() }
    following = scene.flatMap { [root] in FollowedStates($0, root: root, entries: written) }
    let assigned = rules.flatMap(\.entries) + sections.flatMap { $0.cycle.joined() }
    let configuration = background.first { $0.kind == .backgroundConfiguration }
    remembersBackground =
      comparesBackgrounds
      && [PropertyName.backgroundColorTransformer, .strokeColorTransformer].contains { name in
        configuration.map { $0.properties[name].origin != .classDefault } == true
          || assigned.contains { $0.property == name }
      }
  }

  /// The views behind the content, from back to front: those that were not reset, and those that
  /// UIKit adds.
  private static func background(
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
  private static func contentView(
    of cell: Cell, _ path: ScenePath
  ) throws(ResolutionFailure) -> Node {
    let container = try node(.contentView, cell.contentView, path)
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
      try part(.text, .label, content.textProperties, [(.text, .text)]),
      try part(
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
  ) throws(ResolutionFailure) -> Node {
    let path = path.key(name.rawValue)
    return Node(
      name: name, kind: .container, properties: try written(container.properties, path),
      subviews: try nodes(container.subviews, path.key("subviews")))
  }

  private static func node(
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

  /// The assignments of the item with an index.
  func entries(ofItem item: Int) -> [Entry] {
    let number = sections.partitioningIndex { $0.firstItem > item } - 1
    guard sections.indices.contains(number), !sections[number].cycle.isEmpty else { return [] }
    let section = sections[number]
    return section.cycle[(item - section.firstItem) % section.cycle.count]
  }

  private static func nodes(
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

  private static func written(
    _ properties: ViewProperties, _ path: ScenePath
  ) throws(ResolutionFailure) -> CascadedValues {
    var result = CascadedValues()
    for (name, value) in properties.written {
      let path = path.key(name.rawValue)
      result.set(try TypedValue(name, value, at: path), .template(path))
    }
    return result
  }

  private static func entries(
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
    switch self {
    case .flowLayout, .compositionalLayout: .listPlainCell
    case .listLayout(let layout): layout.appearance == .plain ? .listPlainCell : .listGroupedCell
    }
  }
}
