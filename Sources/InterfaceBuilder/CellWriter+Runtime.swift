internal import Drawing
internal import SceneWriting
internal import XMLReading

// User-defined runtime attributes: those of the layer are properties of scenes.
extension CellWriter {
  /// Assigns the properties that a view's runtime attributes assign. UIKit does so after it has read the view's own
  /// attributes: a value replaces an earlier one.
  ///
  /// - Parameter lines: The properties so far.
  mutating func assignRuntimeAttributes(of view: DesignedView, in lines: inout [SceneLine]) {
    /// Without a value the property has its default.
    func assign(_ key: String, _ value: String?) {
      lines.removeAll { $0.key == key }
      if let value { lines.append(SceneLine(key, value)) }
    }
    let attributes = view.element.children(named: "userDefinedRuntimeAttributes")
      .flatMap(\.children)
    for attribute in attributes {
      let path = attribute["keyPath"] ?? ""
      let number = attribute.runtimeNumber.map { min(max($0, -1000), 1000) }
      let isTrue = attribute["value"] == "YES"
      switch (path, number) {
      case ("layer.cornerRadius", .some(let number)) where number >= 0:
        assign("cornerRadius", number > 0 ? decimal(number) : nil)
      case ("layer.masksToBounds", _), ("clipsToBounds", _):
        assign("clipsToBounds", isTrue ? "true" : nil)
      case ("layer.borderWidth", .some(let number)) where number >= 0:
        assign("borderWidth", number > 0 ? decimal(number) : nil)
      case ("layer.shadowOpacity", .some(let number)):
        assign("shadowOpacity", decimal(min(max(number, 0), 1)))
      case ("layer.shadowRadius", .some(let number)) where number >= 0:
        assign("shadowRadius", decimal(number))
      case ("layer.zPosition", .some(let number)): assign("zPosition", decimal(number))
      case ("layer.shadowOffset", _):
        guard let size = attribute.children(named: "size").first, let width = size.number("width"),
          let height = size.number("height"), abs(width) <= 1000, abs(height) <= 1000
        else {
          note(.property, attribute, view.name, "the runtime attribute \(path) is left out")
          continue
        }
        assign("shadowOffset", "{ width: \(decimal(width)), height: \(decimal(height)) }")
      case ("alpha", .some(let number)):
        assign("alpha", number < 1 ? decimal(max(number, 0)) : nil)
      case ("hidden", _): assign("isHidden", isTrue ? "true" : nil)
      case ("isAccessibilityElement", _), ("accessibilityElementsHidden", _):
        assign(path, isTrue ? "true" : "false")
      case ("accessibilityLabel", _), ("accessibilityHint", _), ("accessibilityValue", _):
        assign(path, limited(attribute.string("value") ?? "", attribute, view.name))
      case ("accessibilityIdentifier", _): continue
      default:
        note(
          .property, attribute, view.name,
          "the runtime attribute \(path) is left out; only the app's code knows what it does")
      }
    }
  }

  /// The lines with each key once: the last value of a key, in the place of the first one.
  static func withLastValues(_ lines: [SceneLine]) -> [SceneLine] {
    var result: [SceneLine] = []
    for line in lines {
      if let index = result.firstIndex(where: { $0.key == line.key }) {
        result[index] = line
      } else {
        result.append(line)
      }
    }
    return result
  }
}

extension XMLElement {
  /// The value of a runtime attribute as a number; `nil` if it is not a number.
  fileprivate var runtimeNumber: Double? {
    if let number = number("value") { return number }
    let child = children.first { $0.name == "real" || $0.name == "integer" }
    return child?.number("value")
  }
}
