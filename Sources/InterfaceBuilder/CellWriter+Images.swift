internal import Drawing
internal import Images
internal import SceneWriting
internal import Vocabulary
internal import XMLReading

// Image views and symbols.
extension CellWriter {
  mutating func imageView(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    var lines: [SceneLine] = []
    let reference = element.child(key: "image")
    let isSystem = (reference ?? element)["catalog"] == "system"
    if let name = view.imageName {
      lines += image(name, isSystem: isSystem, of: view, key: "image", systemKey: "systemImage")
    } else {
      lines.append(SceneLine("systemImage", "nil", comment: "the app sets the image"))
    }
    if let word = element["contentMode"], word != "scaleToFill" {
      let known = word.prefix(1).lowercased() + word.dropFirst()
      if ContentMode(rawValue: known) != nil {
        lines.append(SceneLine("contentMode", known))
      } else {
        note(.property, element, view.name, "the contentMode \"\(word)\" is left out")
      }
    }
    switch reference?["renderingMode"] {
    case "template": lines.append(SceneLine("renderingMode", "alwaysTemplate"))
    case "original": lines.append(SceneLine("renderingMode", "alwaysOriginal"))
    default: break
    }
    noteReference(reference, of: view)
    if isSystem { lines += symbolConfiguration(of: element, reference) }
    if purpose == .scene, let name = element["highlightedImage"] {
      if source(ofImage: name) != nil {
        highlighted.append(SceneLine("\(view.name).image", SceneLines.quoted(name)))
      } else {
        note(
          .property, element, view.name,
          unusableImages[name] ?? "the highlighted image \"\(name)\" was not found")
      }
    }
    return lines
  }

  /// Notes what a reference to an image has that is not in the scene.
  mutating func noteReference(_ reference: XMLElement?, of view: DesignedView) {
    guard let reference else { return }
    let isPlain = ["template", "original", "automatic"].contains(reference["renderingMode"] ?? "")
    for (key, value) in reference.attributes.map({ ($0.name, $0.value) })
    where !["key", "id", "image", "catalog", "symbolScale"].contains(key)
      && !(key == "renderingMode" && view.kind == .imageView && isPlain)
    {
      note(.property, reference, view.name, "\(key) \(value) of the image is left out")
    }
  }

  /// The catalogue or folder that has an image; `nil` for none, and for an image that cannot be shown.
  private func source(ofImage name: String) -> String? {
    unusableImages[name] == nil ? options.assets?.image(name) : nil
  }

  /// The image of a view. One that is not found, or cannot be shown, leaves its size, as constraints.
  mutating func image(
    _ name: String, isSystem: Bool, of view: DesignedView, key: String, systemKey: String
  ) -> [SceneLine] {
    if isSystem {
      if Symbol(rawValue: name) != nil { return [SceneLine(systemKey, name)] }
      note(.property, view.element, view.name, "the symbol \"\(name)\" is not a name of SF Symbols")
      return view.kind == .imageView ? [SceneLine(systemKey, "nil")] : []
    }
    if let source = source(ofImage: name) {
      sources.insert(source)
      return [SceneLine(key, SceneLines.quoted(name))]
    }
    note(
      .substitute, view.element, view.name,
      (unusableImages[name] ?? "the image \"\(name)\" was not found")
        + (plan.document.imageSizes[name].map {
          "; its size was \(decimal($0.width)) × \(decimal($0.height)) pt"
        } ?? ""))
    return view.kind == .imageView ? [SceneLine(systemKey, "nil")] : []
  }

  /// The constraints that replace the content size of an image that was not found.
  func missingImageConstraints(of view: DesignedView) -> [ConstraintLine] {
    guard purpose == .scene, view.kind == .imageView, let name = view.imageName, !view.isSymbol,
      source(ofImage: name) == nil, let size = plan.document.imageSizes[name],
      !plan.isPlacedByFrame(view)
    else { return [] }
    var lines: [ConstraintLine] = []
    for (side, length, word) in [
      (Constraint.Attribute.width, size.width, "horizontal"), (.height, size.height, "vertical"),
    ] where !isGiven(side, of: view) && length > 0 {
      let hugging = priority("\(word)HuggingPriority", of: view, default: 250)
      let resistance = priority("\(word)CompressionResistancePriority", of: view, default: 750)
      let comment = lines.isEmpty ? "the size of the image" : nil
      lines.append(
        ConstraintLine(
          equation: "\(side.rawValue) <= \(decimal(length)) @\(hugging)", comment: comment))
      lines.append(
        ConstraintLine(equation: "\(side.rawValue) >= \(decimal(length)) @\(resistance)"))
    }
    return lines
  }

  /// Whether a required constraint gives a side as a number.
  func isGiven(_ side: Constraint.Attribute, of view: DesignedView) -> Bool {
    plan.constraints.contains {
      $0.first.view == view.name && $0.first.attribute == side && $0.second == nil
        && $0.relation == .equal && $0.priority == 1000 && $0.isInstalled && !$0.isPlaceholder
    }
  }

  /// Whether required constraints give a side as a number, or the other side and their ratio.
  func isDecided(_ side: Constraint.Attribute, of view: DesignedView) -> Bool {
    if isGiven(side, of: view) { return true }
    let other: Constraint.Attribute = side == .width ? .height : .width
    guard isGiven(other, of: view) else { return false }
    return plan.constraints.contains { constraint in
      guard let second = constraint.second, constraint.first.view == view.name,
        second.view == view.name, constraint.relation == .equal, constraint.priority == 1000,
        constraint.isInstalled, !constraint.isPlaceholder
      else { return false }
      let sides: Set = [constraint.first.attribute, second.attribute]
      return sides == [side, other]
    }
  }

  func symbolConfiguration(of element: XMLElement, _ reference: XMLElement?) -> [SceneLine] {
    let configuration =
      element.child(key: "preferredSymbolConfiguration")
      ?? element.child(key: "preferredSymbolConfigurationForImage")
      ?? reference?.child(key: "symbolConfiguration")
    var parts: [String] = []
    if let size = configuration?.number("pointSize"), size > 0, size <= 1000 {
      parts.append("pointSize: \(decimal(size))")
    } else if let font = configuration?.children(named: "fontDescription").first {
      if let style = FontText(font).text, !style.contains("{") {
        parts.append("textStyle: \(style)")
      } else if let size = font.number("pointSize"), size > 0, size <= 1000 {
        parts.append("pointSize: \(decimal(size))")
      }
    }
    if let weight = configuration?["weight"].flatMap(FontText.weight), weight != "regular" {
      parts.append("weight: \(weight)")
    }
    let scale = configuration?["scale"] ?? reference?["symbolScale"]
    if let scale, ["small", "large"].contains(scale) { parts.append("scale: \(scale)") }
    return parts.isEmpty
      ? [] : [SceneLine("preferredSymbolConfiguration", "{ \(parts.joined(separator: ", ")) }")]
  }
}
