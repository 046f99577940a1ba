internal import Drawing

/// The cell and the views in it.
extension SceneReader {
  mutating func readCell(_ node: SourceNode, _ path: ScenePath) -> Cell? {
    var cell = Cell()
    for (key, value) in entries(of: node, in: "a cell", as: CellKey.self, path: path) {
      let path = path.key(key.rawValue)
      switch key {
      case .backgroundColor, .alpha, .isHidden, .tintColor:
        readProperty(key.property, value, into: &cell.properties)
      case .backgroundView: cell.backgroundView = readContainer(value, path)
      case .selectedBackgroundView: cell.selectedBackgroundView = readContainer(value, path)
      case .contentView: cell.contentView = readContainer(value, path)
      }
    }
    return cell
  }

  private mutating func readProperty(
    _ name: PropertyName?, _ node: SourceNode, into properties: inout ViewProperties
  ) {
    guard let name, let change = propertyChange(name, node) else { return }
    properties.apply(change)
  }

  private mutating func readContainer(_ node: SourceNode, _ path: ScenePath) -> Container {
    var container = Container()
    let what = path.lastKey ?? "a view"
    for (key, value) in entries(of: node, in: what, as: ContainerKey.self, path: path) {
      switch key {
      case .backgroundColor, .alpha, .isHidden, .tintColor:
        readProperty(key.property, value, into: &container.properties)
      case .subviews: container.subviews = readViews(value, path.key(key.rawValue))
      }
    }
    return container
  }

  private mutating func readViews(_ node: SourceNode, _ path: ScenePath) -> [View] {
    var views: [View] = []
    for element in list(node, of: "subviews") {
      let path = path.index(views.count)
      if let view = readView(element, path) { views.append(view) }
    }
    return views
  }

  private mutating func readView(_ node: SourceNode, _ path: ScenePath) -> View? {
    sourceMap.record(node.location, for: path)
    var properties = ViewProperties()
    var constraints: [Constraint] = []
    var subviews: [View] = []
    var classes: [(key: ViewKey, name: ViewName)] = []
    var (symbol, hasSymbol): (Symbol?, Bool) = (nil, false)
    for (key, value) in entries(of: node, in: "a view", as: ViewKey.self, path: path) {
      switch key {
      case .view, .imageView:
        guard let name = string(value, for: "the name of \(key.rawValue)") else { return nil }
        sourceMap.record(value.location, for: path.key("name"))
        classes.append((key, ViewName(rawValue: name)))
      case .systemImage:
        hasSymbol = true
        symbol = word(value, for: key.rawValue)
      case .backgroundColor, .alpha, .isHidden, .tintColor:
        readProperty(key.property, value, into: &properties)
      case .constraints: constraints = readConstraints(value, path.key(key.rawValue))
      case .subviews: subviews = readViews(value, path.key(key.rawValue))
      }
    }
    guard case .mapping = node.content else { return nil }
    guard let (key, name) = classes.first, classes.count == 1 else {
      report(
        node.location,
        classes.isEmpty
          ? "a view begins with its class and name, as in \"imageView: star\""
          : "a view has one class, not \(classes.map(\.key.rawValue).joined(separator: " and "))")
      return nil
    }
    if key == .imageView, !hasSymbol {
      report(node.location, "the image view \"\(name.rawValue)\" needs \"systemImage\"")
    }
    if key == .view, hasSymbol {
      report(
        sourceMap.location(of: path.key(ViewKey.systemImage.rawValue)) ?? node.location,
        "a plain view shows no image; write \"imageView: \(name.rawValue)\"")
    }
    return View(
      name: name, content: symbol.map(View.Content.systemImage) ?? .none, properties: properties,
      constraints: constraints, subviews: subviews)
  }

  private mutating func readConstraints(_ node: SourceNode, _ path: ScenePath) -> [Constraint] {
    var constraints: [Constraint] = []
    for element in list(node, of: "constraints") {
      guard let text = string(element, for: "a constraint") else { continue }
      do {
        let constraint = try ConstraintText.parse(text)
        sourceMap.record(element.location, for: path.index(constraints.count))
        constraints.append(constraint)
      } catch {
        report(element.location(ofScalarOffset: error.offset), error.message)
      }
    }
    return constraints
  }
}
