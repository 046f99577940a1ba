internal import Drawing
internal import SceneWriting
internal import XMLReading

// User-defined runtime attributes: those of the layer are properties of scenes.
extension CellWriter {
  /// The properties that a view's runtime attributes assign, and `clipsToBounds`.
  ///
  /// - Parameter clips: Whether the view clips its subviews by its own attribute.
  mutating func runtimeAttributes(of view: DesignedView, clips: Bool) -> [SceneLine] {
    var clips = clips
    var lines: [SceneLine] = []
    func add(_ key: String, _ value: String) {
      lines.removeAll { $0.key == key }
      lines.append(SceneLine(key, value))
    }
    let attributes = view.element.children(named: "userDefinedRuntimeAttributes")
      .flatMap(\.children)
    for attribute in attributes {
      let path = attribute["keyPath"] ?? ""
      let number = attribute.runtimeNumber.map { min(max($0, -1000), 1000) }
      let isTrue = attribute["value"] == "YES"
      switch (path, number) {
      case ("layer.cornerRadius", .some(let number)) where number >= 0:
        if number > 0 { add("cornerRadius", decimal(number)) }
      case ("layer.masksToBounds", _), ("clipsToBounds", _): clips = isTrue || clips
      case ("layer.borderWidth", .some(let number)) where number >= 0:
        if number > 0 { add("borderWidth", decimal(number)) }
      case ("layer.shadowOpacity", .some(let number)):
        add("shadowOpacity", decimal(min(max(number, 0), 1)))
      case ("layer.shadowRadius", .some(let number)) where number >= 0:
        add("shadowRadius", decimal(number))
      case ("layer.zPosition", .some(let number)): add("zPosition", decimal(number))
      case ("layer.shadowOffset", _):
        guard let size = attribute.children(named: "size").first, let width = size.number("width"),
          let height = size.number("height"), abs(width) <= 1000, abs(height) <= 1000
        else { continue }
        add("shadowOffset", "{ width: \(decimal(width)), height: \(decimal(height)) }")
      case ("alpha", .some(let number)): add("alpha", decimal(min(max(number, 0), 1)))
      case ("hidden", _): if isTrue { add("isHidden", "true") }
      case (let path, _) where path.hasPrefix("accessibility"): continue
      default:
        note(
          .property, attribute, view.name,
          "the runtime attribute \(path) is left out; only the app's code knows what it does")
      }
    }
    if clips { lines.insert(SceneLine("clipsToBounds", "true"), at: 0) }
    return lines
  }
}

extension XMLElement {
  /// The value of a runtime attribute as a number; `nil` if it is none.
  fileprivate var runtimeNumber: Double? {
    if let number = number("value") { return number }
    let child = children.first { $0.name == "real" || $0.name == "integer" }
    return child?.number("value")
  }
}
