internal import Interaction
internal import Scenes

/// The cell as it is written, with what rules and items assign, arranged once for all cells: each value
/// knows where it stands.
struct CellTemplate: Sendable {
  /// A view as it is written.
  struct Node: Sendable {
    let name: ViewName
    let viewClass: ViewClass
    let properties: ResolvedProperties
    let subviews: [Node]
  }

  /// A value for a property of a view.
  struct Entry: Sendable {
    let view: ViewName
    let property: PropertyName
    let value: PropertyValue
    let path: ScenePath
  }

  /// The cell.
  let root: Node
  /// The rules, in their order.
  let rules: [(when: Predicate, entries: [Entry])]
  /// What the items assign, over and over; empty when they assign nothing.
  let items: [[Entry]]

  init(_ scene: Scene) {
    let path = ScenePath.scene.key("cell")
    root = Node(
      name: .cell, viewClass: .cell, properties: Self.written(scene.cell.properties, path),
      subviews: scene.cell.containers.map { name, container in
        let path = path.key(name.rawValue)
        return Node(
          name: name, viewClass: .container, properties: Self.written(container.properties, path),
          subviews: Self.nodes(container.subviews, path.key("subviews")))
      })
    rules = scene.rules.enumerated().map { index, rule in
      (rule.when, Self.entries(rule.assignments, ScenePath.scene.key("rules").index(index)))
    }
    let items = ScenePath.scene.key("collectionView").key("items")
    self.items = scene.collectionView.items.cycle.enumerated().map { index, item in
      Self.entries(item.assignments, items.index(index))
    }
  }

  /// What the item of the given number assigns.
  func entries(ofItem item: Int) -> [Entry] {
    items.isEmpty ? [] : items[item % items.count]
  }

  private static func nodes(_ views: [View], _ path: ScenePath) -> [Node] {
    views.enumerated().map { index, view in
      let path = path.index(index)
      return Node(
        name: view.name, viewClass: view.viewClass, properties: written(view.properties, path),
        subviews: nodes(view.subviews, path.key("subviews")))
    }
  }

  private static func written(_ properties: ViewProperties, _ path: ScenePath) -> ResolvedProperties
  {
    properties.written.reduce(into: ResolvedProperties()) { result, property in
      result[property.name] = ResolvedValue(
        value: property.value, origin: .template(path.key(property.name.rawValue)))
    }
  }

  private static func entries(_ assignments: [Assignment], _ path: ScenePath) -> [Entry] {
    assignments.enumerated().map { index, assignment in
      Entry(
        view: assignment.view, property: assignment.property, value: assignment.value,
        path: path.key("assignments").index(index))
    }
  }
}
