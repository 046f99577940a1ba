internal import OrderedCollections
internal import Views
internal import Vocabulary

/// The lines of a cell and its views.
extension SceneDump {
  mutating func add(_ cell: Cell) {
    section("cell \(cell.cellClass.rawValue)") { dump in
      dump.add(cell.properties, of: .view(.cell), without: cell.cellClass.missing)
      for property in Cell.Background.allCases where cell.superseded.contains(property) {
        dump.line("superseded \(property.rawValue)")
      }
      if let configuration = cell.backgroundConfiguration {
        dump.section(ViewName.backgroundConfiguration.rawValue) { dump in
          for (name, value) in configuration.properties.written {
            dump.line("\(name.rawValue) \(value.sceneText)")
          }
          if let view = configuration.customView {
            dump.section("customView") { $0.add(view) }
          }
        }
      }
      if let content = cell.contentConfiguration { dump.add(content) }
      for (name, container) in cell.containers {
        dump.section(name.rawValue) { $0.add(container) }
      }
      if !cell.subviews.isEmpty {
        dump.section("subviews") { dump in
          for view in cell.subviews { dump.add(view) }
        }
      }
      for guide in cell.layoutGuides { dump.add(guide) }
      for constraint in cell.constraints { dump.add(constraint) }
    }
  }

  mutating func add(_ container: Container) {
    add(container.properties, of: .view(.container))
    for view in container.subviews { add(view) }
    for guide in container.layoutGuides { add(guide) }
    for constraint in container.constraints { add(constraint) }
  }

  mutating func add(_ content: ListContentConfiguration) {
    section(ViewName.contentConfiguration.rawValue) { dump in
      dump.line("style \(content.style.rawValue)")
      for (name, value) in content.properties.written {
        dump.line("\(name.rawValue) \(value.sceneText)")
      }
      for (name, _, properties) in content.groups {
        for (property, value) in properties.written {
          let group = name.rawValue.split(separator: ".").last ?? ""
          dump.line("\(group).\(property.word(of: name)) \(value.sceneText)")
        }
      }
    }
  }

  mutating func add(
    _ properties: ViewProperties, of owner: PropertyOwner, without missing: [PropertyName] = []
  ) {
    for name in owner.properties where !missing.contains(name) {
      if let value = properties[name] {
        line("\(name.rawValue) \(value.sceneText)")
      } else if name != .isUserInteractionEnabled, name != .isExclusiveTouch,
        !AccessibilityProperties.names.contains(name), !isTold(name, by: properties)
      {
        // Properties of touches and accessibility are written only if the scene sets them.
        line("\(name.rawValue) \(name.definition.defaultValue(of: owner).sceneText) (UIKit)")
      }
    }
  }

  /// Whether the line of another form contains a property: a written one, or, of two defaults, that of
  /// directionalLayoutMargins.
  private func isTold(_ name: PropertyName, by properties: ViewProperties) -> Bool {
    name == .layoutMargins || name.otherForm.map { properties[$0] != nil } ?? false
  }

  mutating func add(_ view: View) {
    section("\(view.kind.word) \(view.name.rawValue)") { dump in
      dump.add(view.properties, of: .view(view.kind))
      for constraint in view.constraints { dump.add(constraint) }
      for guide in view.layoutGuides { dump.add(guide) }
      for subview in view.subviews { dump.add(subview) }
    }
  }

  mutating func add(_ guide: LayoutGuide) {
    section("layoutGuide \(guide.name.rawValue)") { dump in
      for constraint in guide.constraints { dump.add(constraint) }
    }
  }

  mutating func add(_ constraint: Constraint) {
    let name = constraint.identifier.map { " \($0.rawValue):" } ?? ""
    line("constraint\(name) \(constraint.description)\(constraint.isActive ? "" : " inactive")")
  }
}
