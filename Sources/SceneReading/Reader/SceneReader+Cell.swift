internal import Messages
internal import SceneFormat
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads the cell and its views.
extension SceneReader {
  mutating func readCell(_ node: SourceNode, _ path: ScenePath) -> Cell? {
    var cell = Cell()
    var parts = TableCellParts()
    for (key, value) in entries(of: node, in: "a cell", as: CellKey.self, path: path) {
      let path = path.key(key.rawValue)
      switch key {
      case .property(let name): readProperty(name, value, path, into: &cell.properties)
      case .cellClass:
        if let name: CellClass = word(value, for: key.rawValue) {
          cell.cellClass = name
        } else {
          unread.insert(path)
        }
      case .style:
        if let style: TableCellStyle = word(value, for: key.rawValue) {
          parts.style = (style, value)
        } else {
          unread.insert(path)
        }
      case .textLabel, .detailTextLabel, .imageView: parts.views.append((key, value))
      // In the order of the file: of properties that exclude each other the last one wins.
      case .backgroundView: cell.backgroundView = readContainer(value, path)
      case .selectedBackgroundView: cell.selectedBackgroundView = readContainer(value, path)
      case .multipleSelectionBackgroundView:
        cell.multipleSelectionBackgroundView = readContainer(value, path)
      case .backgroundConfiguration:
        cell.backgroundConfiguration = readConfiguration(value, path)
      case .contentConfiguration: cell.contentConfiguration = readContent(value, path)
      case .contentView: cell.contentView = readContainer(value, path)
      case .subviews: cell.subviews = readViews(value, path)
      case .constraints: cell.constraints = readConstraints(value, path)
      case .layoutGuides: cell.layoutGuides = readLayoutGuides(value, path)
      }
    }
    if parts.style != nil || !parts.views.isEmpty, !unread.contains(path.key("style")) {
      addTableCell(parts, to: &cell, path)
    }
    return cell
  }

  private mutating func readConfiguration(
    _ node: SourceNode, _ path: ScenePath
  ) -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration()
    let what = path.lastKey ?? "a configuration"
    for (key, value) in entries(of: node, in: what, as: BackgroundKey.self, path: path) {
      let path = path.key(key.rawValue)
      switch key {
      case .property(let name): readProperty(name, value, path, into: &configuration.properties)
      case .customView:
        configuration.customView = readView(value, path.index(0))
        if configuration.customView == nil { unread.insert(path.index(0)) }
      }
    }
    return configuration
  }

  mutating func readProperty(
    _ name: PropertyName, _ node: SourceNode, _ path: ScenePath,
    into properties: inout ViewProperties, called word: String? = nil
  ) {
    if let value = propertyValue(name, node, called: word) {
      sourceMap.record(node.location, for: path.key("value"))
      properties[name] = value
    } else {
      unread.insert(path)
    }
  }

  mutating func readContainer(_ node: SourceNode, _ path: ScenePath) -> Container {
    var container = Container()
    let what = path.lastKey ?? "a view"
    guard let node = expanded(node) else { return container }
    for (key, value) in entries(of: node, in: what, as: ContainerKey.self, path: path) {
      switch key {
      case .property(let name):
        readProperty(name, value, path.key(key.rawValue), into: &container.properties)
      case .subviews: container.subviews = readViews(value, path.key(key.rawValue))
      case .constraints: container.constraints = readConstraints(value, path.key(key.rawValue))
      case .layoutGuides: container.layoutGuides = readLayoutGuides(value, path.key(key.rawValue))
      case .use: break  // Written out before.
      }
    }
    return container
  }

  mutating func readViews(_ node: SourceNode, _ path: ScenePath) -> [View] {
    var views: [View] = []
    if case .sequence = node.content {} else { unread.insert(path) }
    for element in list(node, of: path.lastKey ?? "subviews") {
      let path = path.index(views.count)
      if let view = readView(element, path) { views.append(view) } else { unread.insert(path) }
    }
    return views
  }

  mutating func readView(_ node: SourceNode, _ path: ScenePath) -> View? {
    sourceMap.record(node.location, for: path)
    viewDepth += 1
    defer { viewDepth -= 1 }
    guard viewDepth <= StyleSheet.deepestView else {
      report(
        node.location,
        "views are nested more than \(StyleSheet.deepestView) deep here; use fewer levels")
      return nil
    }
    guard let node = expanded(node) else { return nil }
    var properties = ViewProperties()
    var constraints: [Constraint] = []
    var subviews: [View] = []
    var guides: [LayoutGuide] = []
    var lists: [(key: ViewKey, location: SourceLocation)] = []
    var kinds: [(kind: ViewKind, name: ViewName?)] = []
    for (key, value) in entries(of: node, in: "a view", as: ViewKey.self, path: path) {
      switch key {
      case .kind(let kind):
        let name = string(value, for: "the name of \(key.rawValue)")
        sourceMap.record(value.location, for: path.key("name"))
        kinds.append((kind, name.map(ViewName.init(rawValue:))))
      case .property(.configuration) where value.kind == "a map":
        report(
          value.location,
          "the keys of a list content view's configuration stand beside its name, and its style is contentStyle"
        )
      case .property(let name):
        readProperty(name, value, path.key(key.rawValue), into: &properties)
      case .contentPart(let part): readPart(part, value, path, into: &properties)
      case .constraints: constraints = readConstraints(value, path.key(key.rawValue))
      case .layoutGuides: guides = readLayoutGuides(value, path.key(key.rawValue))
      // In the scene, arranged subviews are stored like other subviews.
      case .subviews, .arrangedSubviews:
        lists.append((key, value.location))
        subviews = readViews(value, path.key("subviews"))
      case .use: break  // Written out before.
      }
    }
    guard case .mapping = node.content else { return nil }
    guard let (kind, name) = kinds.first, kinds.count == 1 else {
      if kinds.isEmpty, mayHaveClass(node) { return nil }
      report(
        node.location,
        kinds.isEmpty
          ? "a view begins with its class and name, as in \"imageView: star\""
          : "a view has one class, not \(kinds.map(\.kind.word).joined(separator: " and "))"
      )
      return nil
    }
    let expected: ViewKey = kind == .stackView ? .arrangedSubviews : .subviews
    for (key, location) in lists where key != expected {
      report(
        location,
        "\(kind.nameInSentence) has no \(key.rawValue); write \"\(expected.rawValue)\"")
    }
    guard let name else { return nil }
    var view = View(
      kind, name: name, properties: properties, constraints: constraints, subviews: subviews)
    view.layoutGuides = guides
    return view
  }

  /// Whether an unknown key may be a misspelt view class. Then reporting the key is enough.
  func mayHaveClass(_ node: SourceNode) -> Bool {
    guard case .mapping(let pairs) = node.content else { return false }
    return pairs.contains { key, _ in
      guard let text = key.scalarText, ViewKey(rawValue: text) == nil else { return false }
      if MissingVocabulary.explanation(of: text) != nil { return true }
      let meant = Suggestion.nearest(to: text, among: ViewKey.allCases.map(\.rawValue))
      return meant.map { ViewKind.authored.map(\.word).contains($0) } ?? true
    }
  }

  mutating func readLayoutGuides(_ node: SourceNode, _ path: ScenePath) -> [LayoutGuide] {
    var guides: [LayoutGuide] = []
    for element in list(node, of: LayoutGuideKey.listWord) {
      let path = path.index(guides.count)
      sourceMap.record(element.location, for: path)
      var (name, constraints): (ViewName?, [Constraint]) = (nil, [])
      for (key, value) in entries(of: element, in: "a layout guide", as: LayoutGuideKey.self) {
        switch key {
        case .layoutGuide:
          name = string(value, for: "the name of a layout guide").map(ViewName.init(rawValue:))
          sourceMap.record(value.location, for: path.key("name"))
        case .constraints: constraints = readConstraints(value, path.key(key.rawValue))
        }
      }
      if let name {
        guides.append(LayoutGuide(name, constraints: constraints))
      } else {
        unread.insert(path)
      }
    }
    return guides
  }

  mutating func readConstraints(_ node: SourceNode, _ path: ScenePath) -> [Constraint] {
    var constraints: [Constraint] = []
    for element in list(node, of: "constraints") {
      let path = path.index(constraints.count)
      if case .mapping = element.content {
        if let constraint = readNamedConstraint(element, path) { constraints.append(constraint) }
      } else if let constraint = readEquation(element, for: "a constraint", path) {
        constraints.append(constraint)
      }
    }
    return constraints
  }

  private mutating func readEquation(
    _ node: SourceNode, for what: String, _ path: ScenePath
  ) -> Constraint? {
    guard let text = string(node, for: what) else { return nil }
    do {
      let constraint = try ConstraintText.parse(text, numbers: declarations.numbers)
      sourceMap.record(node.location(ofScalarOffset: 0, in: source), for: path)
      return constraint
    } catch {
      report(error, in: node)
      return nil
    }
  }

  private mutating func readNamedConstraint(_ node: SourceNode, _ path: ScenePath) -> Constraint? {
    var (name, equation, isActive): (ViewName?, Constraint?, Bool?) = (nil, nil, true)
    for (key, value) in entries(of: node, in: "a constraint", as: NamedConstraintKey.self) {
      switch key {
      case .constraint:
        name = string(value, for: "the name of a constraint").map(ViewName.init(rawValue:))
        sourceMap.record(value.location, for: path.key("identifier"))
        // If only the equation is wrong, assignments to the constraint are not reported.
        if let name { unread.insert(constraint: name) }
      case .equation: equation = readEquation(value, for: key.rawValue, path)
      case .isActive:
        isActive = boolean(value, for: key.rawValue)
        sourceMap.record(value.location, for: path.key(key.rawValue))
      }
    }
    guard let name, var equation, let isActive else { return nil }
    equation.identifier = name
    equation.isActive = isActive
    return equation
  }
}
