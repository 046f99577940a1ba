internal import Notation
internal import SceneFormat
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads content configurations and accessories.
extension SceneReader {
  mutating func readContent(_ node: SourceNode, _ path: ScenePath) -> ListContentConfiguration {
    var content = ListContentConfiguration()
    let what = ViewName.contentConfiguration.rawValue
    for (key, value) in entries(of: node, in: what, as: ContentKey.self, path: path) {
      let path = path.key(key.rawValue)
      switch key {
      case .style: content.style = word(value, for: key.rawValue) ?? content.style
      case .property(let name): readProperty(name, value, path, into: &content.properties)
      case .textProperties: readText(value, path, into: &content.textProperties)
      case .secondaryTextProperties: readText(value, path, into: &content.secondaryTextProperties)
      case .imageProperties:
        for (key, value) in entries(
          of: value, in: key.rawValue, as: ImagePropertiesKey.self, path: path)
        {
          readProperty(key.property, value, path.key(key.rawValue), into: &content.imageProperties)
        }
      }
    }
    return content
  }

  private mutating func readText(
    _ node: SourceNode, _ path: ScenePath, into properties: inout ViewProperties
  ) {
    let what = path.lastKey ?? "textProperties"
    for (key, value) in entries(of: node, in: what, as: TextPropertiesKey.self, path: path) {
      // Paths use the property's own name, as for labels.
      sourceMap.record(value.location, for: path.key(key.property.rawValue))
      readProperty(
        key.property, value, path.key(key.property.rawValue), into: &properties,
        called: key.rawValue)
    }
  }

  /// Reads the look of a part of a list content view, whose properties have the part's word before their own.
  mutating func readPart(
    _ part: ContentPart, _ node: SourceNode, _ path: ScenePath,
    into properties: inout ViewProperties
  ) {
    func read(_ name: PropertyName, _ word: String, _ value: SourceNode) {
      guard let name = ListContentViewProperties.property(name, of: part) else { return }
      let path = path.key(name.rawValue)
      sourceMap.record(value.location, for: path)
      readProperty(name, value, path, into: &properties, called: word)
    }
    switch part {
    case .text, .secondaryText:
      for (key, value) in entries(of: node, in: part.groupWord, as: TextPropertiesKey.self) {
        read(key.property, key.rawValue, value)
      }
    case .image:
      for (key, value) in entries(of: node, in: part.groupWord, as: ImagePropertiesKey.self) {
        read(key.property, key.rawValue, value)
      }
    }
  }

  /// Reads accessories: kinds, each with or without options.
  mutating func readAccessories(_ node: SourceNode, for what: String) -> [CellAccessory]? {
    guard case .sequence(let elements) = node.content else {
      _ = list(node, of: what)
      return nil
    }
    let accessories = elements.prefix(SceneLimits.mostAccessories + 1).compactMap {
      readAccessory($0)
    }
    guard accessories.count == elements.count else { return nil }
    guard let repeated = CellAccessory.Kind.repeated(in: accessories) else { return accessories }
    let last = accessories.lastIndex { $0.kind == repeated } ?? 0
    report(
      elements[last].location,
      "\(repeated.rawValue) appears twice, and UIKit throws then; leave one of them out")
    return nil
  }

  private mutating func readAccessory(_ node: SourceNode) -> CellAccessory? {
    if case .scalar = node.content {
      return (word(node, for: "an accessory") as CellAccessory.Kind?).map { CellAccessory($0) }
    }
    let entries = entries(of: node, in: "an accessory", as: AccessoryKey.self)
    guard let (key, options) = entries.first, entries.count == 1 else {
      if entries.count > 1 {
        report(node.location, "an accessory is one kind; write each in a line of its own")
      }
      return nil
    }
    var accessory = CellAccessory(key.kind)
    for (key, value) in self.entries(of: options, in: key.rawValue, as: AccessoryOptionKey.self) {
      switch key {
      case .displayed: accessory.displayed = word(value, for: key.rawValue) ?? accessory.displayed
      case .isHidden: accessory.isHidden = boolean(value, for: key.rawValue) ?? false
      case .reservedLayoutWidth:
        accessory.reservedLayoutWidth = readLayoutDimension(value, key.rawValue)
      case .tintColor: accessory.tintColor = color(value, for: key.rawValue)
      case .text: accessory.text = textThatIsNeverNil(value, for: key.rawValue) ?? ""
      case .view: accessory.view = string(value, for: key.rawValue).map { ViewName(rawValue: $0) }
      case .placement: accessory.placement = word(value, for: key.rawValue) ?? .trailing
      }
    }
    return accessory
  }

  /// Reads a word or a number.
  private mutating func readLayoutDimension(
    _ node: SourceNode, _ what: String
  ) -> CellAccessory.LayoutDimension {
    switch node.scalarText {
    case "standard": .standard
    case "actual": .actual
    default:
      number(node, for: what, in: CellAccessory.LayoutDimension.widths).map { .custom($0) }
        ?? .standard
    }
  }
}
