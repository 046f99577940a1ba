internal import SceneWriting
internal import Vocabulary
internal import XMLReading

// The accessibility of views.
extension CellWriter {
  /// The properties of a view's accessibility configuration.
  mutating func accessibility(of view: DesignedView) -> [SceneLine] {
    guard let element = view.element.child(key: "accessibilityConfiguration") else { return [] }
    var lines: [SceneLine] = []
    if let isElement = element.child(key: "isElement")?["value"] {
      lines.append(SceneLine("isAccessibilityElement", isElement == "YES" ? "true" : "false"))
    }
    for (attribute, key) in [("label", "accessibilityLabel"), ("hint", "accessibilityHint")] {
      let text = options.strings["\(view.id).\(key)"] ?? element.string(attribute) ?? ""
      if let limited = limited(text, element, view.name) { lines.append(SceneLine(key, limited)) }
    }
    guard let traits = element.child(key: "traits") else { return lines }
    let words = traits.attributes.filter { $0.value == "YES" && $0.name != "none" }.map { $0.name }
    for word in words where AccessibilityTrait(rawValue: word) == nil {
      note(.property, traits, view.name, "the accessibility trait \(word) is left out")
    }
    let known = words.filter { AccessibilityTrait(rawValue: $0) != nil }
    lines.append(SceneLine("accessibilityTraits", "[\(known.joined(separator: ", "))]"))
    return lines
  }
}
