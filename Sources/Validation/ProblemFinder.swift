internal import Interaction
internal import Messages
internal import Motion
internal import Notation
internal import OrderedCollections
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks the parts of a scene and collects problems.
struct ProblemFinder {
  let scene: Scene
  let unread: UnreadParts
  /// The names of the data of items in the file, sorted.
  let dataNames: [String]
  private(set) var problems: [SceneProblem] = []
  /// The views in order; those that UIKit creates in a cell come first.
  var names: [ViewName] = []
  /// The layout guides of the cell.
  var guides: Set<ViewName> = []
  /// The views that `accessibilityElements` names, which may come later.
  var accessibilityElements: [(name: ViewName, path: ScenePath)] = []
  /// The masks, which may come later, with the views that are seen through them.
  var masks: [(owner: ViewName, mask: ViewName, path: ScenePath)] = []
  /// The views beside the text of text fields, with their fields.
  var sideViews: [(owner: ViewName, view: ViewName, path: ScenePath)] = []
  /// The views that accessories show, which may come later.
  var accessoryViews: [(view: ViewName, path: ScenePath)] = []
  var known: [ViewName: PropertyOwner] = [:]
  /// The views whose template lacks required content, with their paths.
  var empty: [(name: ViewName, kind: ViewKind, path: ScenePath)] = []
  /// Whether missing items were already reported. One report is enough for all steps.
  var hasMissedItems = false
  /// The number of the scene's own views.
  var views = 0
  /// The cell or supplementary view whose parts are checked, and its path.
  var cell: Cell
  var cellPath = Cell.path

  /// The maximum number of problems reported. Our choice: ten times as many as are shown
  /// (`SceneLimits.mostShownProblems`). The time for suggestions grows with the number of problems times the number of
  /// names.
  static let mostProblems = 1000

  init(scene: Scene, unread: UnreadParts, dataNames: [String]) {
    self.scene = scene
    self.unread = unread
    self.dataNames = dataNames
    cell = scene.cell
  }

  mutating func add(_ path: ScenePath, _ message: String) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(SceneProblem(path: path, message: message))
  }

  mutating func find() {
    names = [.cell] + scene.cell.containers.map(\.name)
    known[.cell] = .view(.cell)
    for (name, _) in scene.cell.containers { known[name] = .view(.container) }
    if scene.cell.backgroundConfiguration != nil || scene.cell.hasAutomaticBackground {
      names.append(.backgroundConfiguration)
      known[.backgroundConfiguration] = .view(.backgroundConfiguration)
    }
    if scene.cell.contentConfiguration != nil {
      names.append(.contentConfiguration)
      known[.contentConfiguration] = .view(.contentConfiguration)
    }
    if !FrameClock.rates.contains(scene.scrollCallsPerSecond) {
      let rates = FrameClock.rates
      add(
        ScenePath.scene.key("tick"),
        "tick must be from \(rates.lowerBound) to \(rates.upperBound) calls a second")
    }
    checkPalette(ScenePath.scene.key("colors"))
    let cell = ScenePath.scene.key("cell")
    checkProperties(scene.cell.properties, of: .view(.cell), called: .cell, cell)
    for (name, container) in scene.cell.containers {
      checkProperties(
        container.properties, of: .view(.container), called: name, cell.key(name.rawValue))
    }
    if let configuration = scene.cell.backgroundConfiguration {
      checkConfiguration(configuration, cell.key(ViewName.backgroundConfiguration.rawValue))
    }
    if let content = scene.cell.contentConfiguration {
      checkContentConfiguration(content, cell.key(ViewName.contentConfiguration.rawValue))
    }
    checkTableParts(cell)
    checkViews()
    checkStates()
    checkGestures()
    checkSwipeActions()
    checkActions()
    for (index, rule) in scene.rules.enumerated() {
      check(
        rule.when, ScenePath.scene.key("rules").index(index).key("when"), hearsOfTouches: true)
      checkAssignments(rule.assignments, ScenePath.scene.key("rules").index(index))
      let path = ScenePath.scene.key("rules").index(index)
      check(rule.animation, path.key("animation"))
      check(rule.leaving, path.key("leaving"))
      checkKeyframes(of: rule, path)
      check(rule.layerAnimations, path.key("layerAnimations"))
      check(rule.transitions, path.key("transitions"))
      checkCompletion(of: rule, path)
    }
    checkCollectionView(ScenePath.scene.key("collectionView"))
    for (number, section) in scene.collectionView.sections.enumerated() {
      let items = scene.collectionView.itemsPath(ofSection: number)
      for (index, item) in section.items.cycle.enumerated() {
        checkAssignments(item.assignments, items.index(index))
        if let size = item.size { checkSize(size, "size", items.index(index)) }
      }
    }
    checkAccessibilityElements()
    checkMasks()
    checkTextFields()
    checkAccessoryViews()
    checkContent()
    checkSupplementaryViews()
    checkScripts()
    checkSnapshots()
  }

  mutating func check(_ animation: Animation?, _ path: ScenePath) {
    if let objection = animation?.objection { add(path, objection) }
  }

  // MARK: - Views

  /// Checks the views that `accessibilityElements` names.
  private mutating func checkAccessibilityElements() {
    for (name, path) in accessibilityElements { checkView(name, path, others: []) }
  }

  /// Checks the views and constraints of the cell or supplementary view.
  mutating func checkViews() {
    for (_, views, path) in cell.viewLists(at: cellPath) { checkNames(views, path) }
    checkGuideNames()
    checkConstraintNames()
    for (owner, constraints, path) in cell.constraintLists(at: cellPath) {
      checkConstraints(constraints, of: owner, path)
    }
  }

  mutating func checkNames(_ siblings: [View], _ path: ScenePath) {
    for (index, view) in siblings.enumerated() {
      let path = path.index(index)
      var name: String { view.name.rawValue.shortened }
      if !view.name.isAllowed {
        add(
          path.key("name"),
          view.name.hasMeaning
            ? "\"\(name)\" is a reserved word; choose another name"
            : "\"\(name)\" is not a valid name; use letters, digits and _, and begin with a letter")
      } else if known[view.name] != nil {
        add(path.key("name"), "two views are called \"\(name)\"; names are unique in a cell")
      }
      if known[view.name] == nil { known[view.name] = .view(view.kind) }
      names.append(view.name)
      views += 1
      if views == SceneLimits.mostViews + 1 {
        add(path, "a cell has at most \(SceneLimits.mostViews) views; leave some out")
      }
      checkProperties(view.properties, of: .view(view.kind), called: view.name, path)
      if view.properties[.systemImage] != nil, view.properties[.image] != nil {
        checkRivals(of: view.name, path.key(PropertyName.image.rawValue))
      }
      let content = view.kind.content
      if !content.isEmpty,
        content.allSatisfy({ name in
          let value = name.definition.defaultValue
          return (view.properties[name] ?? value) == value
        })
      {
        empty.append((view.name, view.kind, path))
      }
      checkLocations(view.properties, path)
      checkPictures(of: view, path)
      checkPlace(of: view, path)
      checkNames(view.subviews, path.key("subviews"))
    }
  }

  mutating func checkProperties(
    _ properties: ViewProperties, of owner: PropertyOwner, called name: ViewName, _ path: ScenePath
  ) {
    for (property, value) in properties.written {
      check(property, value, of: owner, called: name, path.key(property.rawValue))
    }
  }

  /// The maximum number of kinds of views that a message names.
  private static let mostNamed = 4

  /// Checks whether an object has a property, and whether the value is valid for it.
  mutating func check(
    _ property: PropertyName, _ value: PropertyValue, of owner: PropertyOwner,
    called name: ViewName, _ path: ScenePath
  ) {
    let definition = property.definition
    if !definition.owners.contains(owner) {
      let views = definition.owners.filter(PropertyOwner.views.contains)
      let named = views.isEmpty ? definition.owners : views
      let owners =
        definition.owners == PropertyOwner.authored
        ? "a view of the scene's own"
        : views == PropertyOwner.views
          ? "a view"
          : named.count > Self.mostNamed
            ? "another kind of view" : named.map(\.nameInSentence).joined(separator: " or ")
      let shown = name.rawValue.shortened
      let own = Self.advice(for: property, in: owner)
      let advice = own ?? "\(owners) has one"
      add(
        path,
        "\"\(shown)\" is \(owner.nameInSentence) and has no \(property.rawValue); \(advice)")
    } else if let objection = definition.objection(to: value) {
      add(path, objection)
    }
    for color in value.colors { check(color, path) }
    checkPatterns(value, of: property, path)
    checkFollowed(value, of: property, path)
    if property == .mask, let mask = Property.mask.unwrap(value) ?? nil {
      masks.append((name, mask, path))
    }
    if property == .leftView || property == .rightView,
      let side = Property.leftView.unwrap(value) ?? nil
    {
      sideViews.append((name, side, path))
    }
    accessoryViews += value.accessoryViews(of: property).map { ($0, path) }
    if property == .accessibilityElements, case .words(let list) = value {
      accessibilityElements += list.map { (ViewName(rawValue: $0), path) }
    }
    if case .colorTransformer(.answers(let answers)?) = value {
      for answer in answers { check(answer.when, path) }
    }
  }

  mutating func checkConfiguration(
    _ configuration: BackgroundConfiguration, _ path: ScenePath
  ) {
    checkProperties(
      configuration.properties, of: .view(.backgroundConfiguration),
      called: .backgroundConfiguration, path
    )
    guard let view = configuration.customView, !view.constraints.isEmpty else { return }
    add(
      path.key("customView").index(0).key("constraints"),
      "a custom view fills the background; leave out its constraints, or set backgroundInsets")
  }

  /// Checks the parts that only cells of one class have.
  mutating func checkTableParts(_ path: ScenePath) {
    for name in scene.cell.cellClass.missing where scene.cell.properties[name] != nil {
      addForeignPart(name, path.key(name.rawValue))
    }
    guard scene.cell.cellClass != .tableViewCell else { return }
    if scene.cell.multipleSelectionBackgroundView != nil {
      let name = ViewName.multipleSelectionBackgroundView.rawValue
      addTablePart(name, path.key(name))
    }
  }

  /// Reports a property that only cells of another class have.
  mutating func addForeignPart(_ name: PropertyName, _ path: ScenePath) {
    let isOfLists = CellClass.tableViewCell.missing.contains(name)
    addPart(
      name.rawValue, of: isOfLists ? .collectionViewListCell : .tableViewCell,
      insteadOf: substitute(for: name), path)
  }

  /// The property that the cell's class has in place of another one; `nil` for none.
  private func substitute(for name: PropertyName) -> String? {
    let insets = Property<DirectionalEdgeInsets>.bottomSeparatorInsets.name
    switch scene.cell.cellClass {
    case .collectionViewCell: return nil
    case .collectionViewListCell: return name == .separatorInset ? insets.rawValue : nil
    case .tableViewCell:
      // The accessories of a table cell are its accessoryType or a view.
      if name == .accessories { return "accessoryType or accessoryView" }
      return name == insets ? PropertyName.separatorInset.rawValue : nil
    }
  }

  mutating func addTablePart(_ name: String, _ path: ScenePath) {
    addPart(name, of: .tableViewCell, insteadOf: nil, path)
  }

  private mutating func addPart(
    _ name: String, of owner: CellClass, insteadOf substitute: String?, _ path: ScenePath
  ) {
    guard !unread.contains(ScenePath.scene.key("cell").key("class")) else { return }
    let other = substitute.map { "\($0), or " } ?? ""
    add(
      path,
      "a \(scene.cell.cellClass.rawValue) has no \(name); write \(other)"
        + "\"class: \(owner.rawValue)\" under \"cell\", or leave it out")
  }
}
