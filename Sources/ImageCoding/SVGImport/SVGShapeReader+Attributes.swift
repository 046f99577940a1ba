internal import Drawing
internal import XMLReading

/// The presentation attributes of elements, and the declarations in their `style`.
extension SVGShapeReader {
  /// Attributes that have no effect here, or are read elsewhere. In a style declaration these names
  /// mean something else.
  private static let harmlessAttributes: Set<String> = [
    "id", "class", "style", "transform", "version", "baseProfile", "viewBox", "role", "focusable",
    "tabindex", "lang",
  ]

  /// Properties that have no effect here, or are read elsewhere.
  private static let harmless: Set<String> = [
    "display", "opacity", "enable-background", "clip-rule", "overflow", "shape-rendering",
    "color-interpolation",
  ]

  /// The declarations in an element's `style` attribute.
  private static func declarations(of element: XMLElement) -> [(name: String, value: String)] {
    (element["style"] ?? "").split(separator: ";").compactMap { declaration in
      let halves = declaration.split(separator: ":", maxSplits: 1).map(trimmed)
      return halves.count == 2 ? (halves[0], halves[1]) : nil
    }
  }

  func isDisplayed(_ element: XMLElement) -> Bool {
    let declared = Self.declarations(of: element).last { $0.name == "display" }?.value
    return declared ?? element["display"] != "none"
  }

  /// Applies an element's presentation attributes to `style`. Returns its opacity and clip, which
  /// are not inherited.
  mutating func take(
    _ element: XMLElement, into style: inout SVGStyle
  ) -> (opacity: Double, clip: Path?) {
    // Declarations override attributes.
    let properties =
      element.attributes.map { (name: $0.name, value: $0.value, isDeclared: false) }
      + Self.declarations(of: element).map { (name: $0.name, value: $0.value, isDeclared: true) }
    var opacity = 1.0
    var clip: Path?
    // `color` first, because others may refer to it as `currentColor`.
    for pass in ["color", ""] {
      for (name, value, isDeclared) in properties where (name == "color") == (pass == "color") {
        do throws(SVGStyle.Objection) {
          let value = Self.trimmed(value[...])
          if name == "opacity" {
            opacity = try SVGStyle.fraction(value, name)
          } else if name == "clip-path" {
            clip = try self.clip(value)
          } else if try style.take(name, value) == .unknown {
            judge(name, value, isDeclared: isDeclared, of: element)
          }
        } catch {
          remark(element, "\(error.message); it is ignored")
        }
      }
    }
    return (opacity, clip)
  }

  /// Remarks on an unknown property, unless it has no effect.
  private mutating func judge(
    _ name: String, _ value: String, isDeclared: Bool, of element: XMLElement
  ) {
    let isRoot = element.name == "svg" && ["width", "height", "x", "y"].contains(name)
    let isOwn = isRoot || Self.shapes[element.name]?.contains(name) ?? false
    let isKnown = !isDeclared && (isOwn || Self.harmlessAttributes.contains(name))
    let isDefault =
      switch name {
      case "preserveAspectRatio": SVGPlacement(value) != nil
      // Fills are painted before strokes unless the value starts with a stroke.
      case "paint-order": value == "normal" || value.hasPrefix("fill")
      case "stroke-dashoffset": true
      default: value == "none" || value == "normal"
      }
    guard !isKnown, !isDefault, !Self.harmless.contains(name), !name.hasPrefix("aria-"),
      !name.hasPrefix("data-"), !name.hasPrefix("font-"), !name.hasPrefix("text-"),
      !name.hasPrefix("-"), !name.hasPrefix("xml")
    else { return }
    remark(element, "\(name.prefix(40))=\"\(value.prefix(40))\" is not supported and ignored")
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
