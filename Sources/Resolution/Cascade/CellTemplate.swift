internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Validation
internal import Views
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

    /// The kinds of the view and of all views in it, each as often as it occurs.
    var kinds: [ViewKind] { [kind] + subviews.flatMap(\.kinds) }
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

  /// A rule.
  struct Rule: Sendable {
    let when: CellPredicate
    let entries: [Entry]
    /// The assignments of the keyframes of its animation.
    var keyframes: [[Entry]] = []

    /// The values after a keyframe: those of it and of earlier ones, and those that no keyframe assigns.
    func entries(atKeyframe number: Int) -> [Entry] {
      let all = keyframes.joined()
      return entries.filter { entry in
        !all.contains { $0.view == entry.view && $0.property == entry.property }
      } + keyframes.prefix(number + 1).joined()
    }
  }

  /// The cell.
  let root: Node
  /// The named constraints.
  let constraints: [NamedConstraint]
  /// The rules, in order.
  let rules: [Rule]
  /// The appearance of controls in their states, as rules.
  let controlRules: [Rule]
  /// The captured pictures of views.
  private(set) var pictures: [ViewName: ViewPictures] = [:]
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
  /// Whether the cells are in a grouped list, whose look background configurations for lists adopt.
  let isInGroupedList: Bool
  /// The metrics of rows in this scene.
  let rows: RowMetrics
  /// How wide labels of several lines are in horizontal stacks.
  private(set) var stackTextWidths = StackTextWidths.intrinsic
  /// The initial values of the scene's enumerations and numbers.
  let initialValues: [String: StateValue]
  /// The numbers whose animators show the progress of a curve, by name.
  private let curvedNumbers: [String: CustomState]
  /// The kinds of the scene's custom states, by name.
  let stateKinds: [String: StateKind]
  /// The views that are accessories in some state. In other states they are not in the hierarchy.
  let accessoryViews: Set<ViewName>
  /// Whether the content is that of a built-in style of table cells, which have no image view without an image.
  let hasTableStyle: Bool
  /// The properties that follow numbers and words among the custom states; `nil` if none do.
  let following: FollowedStates?
  /// Whether a background's colours depend on the cell's previous state: UIKit does not apply a
  /// configuration that is equal to the previous one, so its transformers are not called again.
  let remembersBackground: Bool

  /// The value of a custom state that the properties which follow it show.
  func seen(_ name: String, _ value: StateValue) -> StateValue {
    curvedNumbers[name]?.seen(value) ?? value
  }

  /// Whether `multipleSelectionBackgroundView` is used instead of `selectedBackgroundView` in a state.
  func usesMultipleSelectionView(in state: CellState) -> Bool {
    state.contains(.editing)
      ? multipleSelectionView.whileEditing : multipleSelectionView.whileResting
  }

  /// Creates the template of a scene's cells.
  ///
  /// - Parameter rows: The metrics of rows; `nil` for those of default traits.
  /// - Throws: A value that does not have its property's type.
  init(_ loaded: LoadedScene, rows: RowMetrics? = nil) throws(ResolutionFailure) {
    let scene = loaded.scene
    var rules: [Rule] = []
    for (index, rule) in scene.rules.enumerated() {
      let path = ScenePath.scene.key("rules").index(index)
      var keyframes: [[Entry]] = []
      for (number, keyframe) in rule.keyframes.enumerated() {
        keyframes.append(
          try Self.entries(keyframe.assignments, path.key("keyframes").index(number)))
      }
      rules.append(
        Rule(
          when: rule.when, entries: try Self.entries(rule.assignments, path), keyframes: keyframes))
    }
    var controlRules: [Rule] = []
    for rule in loaded.controlRules {
      controlRules.append(
        Rule(when: rule.when, entries: try Self.entries(rule.assignments, .scene)))
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
      scene.cell, in: scene.collectionView,
      rows: rows ?? RowMetrics(Traits(), width: scene.collectionView.size.width), rules: rules,
      controlRules: controlRules, sections: sections, states: scene,
      comparesBackgrounds: scene.configurationEquality == .uiKit)
    stackTextWidths = scene.stackTextWidths
    pictures = loaded.pictures
  }

  /// Creates the template of a list's headers and footers, which look like cells without rules.
  ///
  /// - Parameters:
  ///   - entries: The values of each header and footer.
  ///   - cell: The cell that all of them share.
  ///   - view: The list.
  ///   - rows: The metrics of rows.
  ///   - path: The path of the cell in the scene.
  init(
    supplements entries: [[Entry]], of cell: Cell, in view: CollectionView, rows: RowMetrics,
    at path: ScenePath = Cell.path
  ) throws(ResolutionFailure) {
    try self.init(
      cell, in: view, rows: rows, rules: [],
      sections: [Section(firstItem: 0, count: entries.count, cycle: entries)],
      comparesBackgrounds: false, at: path)
  }

  private init(
    _ cell: Cell, in view: CollectionView, rows: RowMetrics, rules: [Rule],
    controlRules: [Rule] = [], sections: [Section], states scene: Scene? = nil,
    comparesBackgrounds: Bool, at path: ScenePath = Cell.path
  ) throws(ResolutionFailure) {
    self.rows = rows
    let margins = cell.isRow ? rows.margins : nil
    initialValues = scene?.initialValues ?? [:]
    stateKinds = scene?.stateKinds ?? [:]
    var curvedNumbers: [String: CustomState] = [:]
    for state in scene?.states ?? [] where state.animator?.scrubsLinearly == false {
      curvedNumbers[state.name] = state
    }
    self.curvedNumbers = curvedNumbers
    var properties = try Self.written(cell.properties, path)
    if cell.superseded.contains(.backgroundColor) { properties.forget(.backgroundColor) }
    let background = try Self.background(of: cell, in: view.collectionViewLayout, path)
    if let color = Self.groundColor(of: cell, before: background, in: view.collectionViewLayout),
      properties[PropertyName.backgroundColor].origin == .classDefault
    {
      properties.set(.backgroundColor, to: color, .uiKit)
    }
    Self.setMargins(margins, in: &properties)
    let content = try Self.contentView(of: cell, margins, path)
    let subviews = try Self.nodes(cell.subviews, path.key("subviews"))
    root = Node(
      name: .cell, kind: .cell, properties: properties,
      subviews: background + [content] + subviews)
    constraints = cell.namedConstraints.map(Self.node)
    let hasView = background.contains { $0.name == .multipleSelectionBackgroundView }
    multipleSelectionView = (
      hasView && view.allowsMultipleSelection,
      hasView && view.allowsMultipleSelectionDuringEditing
    )
    isConfiguredByUIKit = background.contains {
      $0.kind == .backgroundConfiguration && $0.properties[PropertyName.style].origin == .uiKit
    }
    contentStyle = cell.contentConfiguration?.style.adopting(view.collectionViewLayout)
    isInGroupedList = view.collectionViewLayout.list.map { $0.appearance != .plain } == true
    self.rules = rules
    self.controlRules = controlRules
    self.sections = sections
    let assigned = rules.flatMap(\.entries) + sections.flatMap { $0.cycle.joined() }
    following =
      if let scene {
        FollowedStates(scene, root: root, entries: assigned)
      } else {
        FollowedStates(root: root, entries: assigned)
      }
    hasTableStyle = cell.hasStyle
    var accessoryViews: Set<ViewName> = []
    for name in [PropertyName.accessories, .accessoryView] {
      accessoryViews.formUnion(properties[name].value.accessoryViews(of: name))
      for entry in assigned where entry.view == .cell && entry.property == name {
        accessoryViews.formUnion(entry.value.value.accessoryViews(of: name))
      }
    }
    self.accessoryViews = accessoryViews
    let configuration = background.first { $0.kind == .backgroundConfiguration }
    let updates = PropertyName.automaticallyUpdatesBackgroundConfiguration
    let isUpdatedByApp =
      properties[updates].value == .boolean(false) || assigned.contains { $0.property == updates }
    remembersBackground =
      (comparesBackgrounds || isUpdatedByApp)
      && [PropertyName.backgroundColorTransformer, .strokeColorTransformer].contains { name in
        configuration.map { $0.properties[name].origin != .classDefault } == true
          || assigned.contains { $0.property == name }
      }
  }

  /// The assignments of the item with an index.
  func entries(ofItem item: Int) -> [Entry] {
    let number = sections.partitioningIndex { $0.firstItem > item } - 1
    guard sections.indices.contains(number), !sections[number].cycle.isEmpty else { return [] }
    let section = sections[number]
    return section.cycle[(item - section.firstItem) % section.cycle.count]
  }
}

extension Cell {
  /// Whether it is a row of a table or a list, whose margins UIKit sets.
  fileprivate var isRow: Bool {
    switch cellClass {
    case .tableViewCell, .collectionViewListCell: true
    case .collectionViewCell: false
    }
  }
}
