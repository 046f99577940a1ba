internal import Drawing
internal import SceneWriting
internal import XMLReading

// Content configurations of cells.
extension CellWriter {
  /// The lines of a cell's content configuration. One that is not of a list, or has views beside it, is noted and has none.
  mutating func contentConfiguration() -> [SceneLine] {
    guard let element = plan.cell.element.child(key: "contentConfiguration") else { return [] }
    guard element.name == "listContentConfiguration", plan.root.subviews.isEmpty else {
      note(.view, element, "cell", "the content configuration is left out")
      return []
    }
    var view = DesignedView(element)
    view.name = "cell"
    var lines: [SceneLine] = []
    for key in ["text", "secondaryText"] {
      if let text = limited(element.string(key) ?? "", element, view.name) {
        lines.append(SceneLine(key, text))
      }
    }
    let reference = element.child(key: "image")
    noteReference(reference, of: view)
    if let name = view.imageName {
      let isSystem = (reference ?? element)["catalog"] == "system"
      lines += image(name, isSystem: isSystem, of: view, key: "image", systemKey: "systemImage")
      if isSystem {
        lines += symbolConfiguration(of: element, reference).map {
          SceneLine("imageProperties", "{ \($0.key): \($0.value) }")
        }
      }
    }
    if let padding = element.number("imageToTextPadding"), padding != 16,
      abs(padding) <= ImportLimits.largestLength
    {
      lines.append(SceneLine("imageToTextPadding", decimal(padding)))
    }
    let others =
      element.attributes.map { $0.name }
      + element.children.filter { $0.name != "nil" }.map { $0["key"] ?? $0.name }
    for key in others where !Self.contentKeys.contains(key) {
      note(.property, element, view.name, "\(key) of the content configuration is left out")
    }
    guard !lines.isEmpty else { return [] }
    let text = lines.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return [SceneLine("contentConfiguration", "{ \(text) }")]
  }

  /// The attributes of a content configuration that are imported.
  private static let contentKeys: Set<String> = [
    "key", "id", "text", "secondaryText", "image", "catalog", "preferredSymbolConfiguration",
    "imageToTextPadding",
  ]
}
