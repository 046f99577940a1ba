internal import SceneWriting
internal import XMLReading

// Attributes of a view that are left out.
extension CellWriter {
  /// Notes what a view has that scenes do not.
  mutating func noteUnsupported(_ view: DesignedView) {
    let element = view.element
    if let name = view.customClass {
      note(
        .customClass, element, view.name,
        "the app's class \(name) may look different; here it is a plain \(view.kind.word)")
    }
    if element.name == "visualEffectView", Self.blur(of: view) == nil {
      note(.property, element, view.name, "the visual effect is left out")
    }
    if element.child(key: "contentStretch") != nil {
      note(.property, element, view.name, "contentStretch is left out")
    }
    if element.isYes("layoutMarginsFollowReadableWidth") {
      note(.property, element, view.name, "margins that follow the readable width are left out")
    }
    noteOmissions(view)
    for variation in element.children(named: "variation") {
      let key = variation["key"] ?? "default"
      // Constraints have rules; other values are for the phone.
      let hasValues =
        variation.attributes.contains { $0.name != "key" }
        || variation.children.contains { $0.name != "mask" }
      guard key != "default", hasValues, !SizeClasses.phone.satisfies(key) else { continue }
      note(.property, variation, view.name, "the values for \(key) are left out")
    }
    if purpose == .scene,
      plan.uninstalled.contains(view.id) != plan.uninstalledWide.contains(view.id)
    {
      wide.append(
        SceneLine("\(view.name).isInstalled", "\(!plan.uninstalledWide.contains(view.id))"))
    }
  }

  /// Notes attributes with a look that are not in the scene.
  private mutating func noteOmissions(_ view: DesignedView) {
    let element = view.element
    for (kinds, key, value, effect) in Self.omissions where kinds.contains(element.name) {
      let isThere =
        value.map { element[key] == $0 } ?? (element[key] != nil || element.child(key: key) != nil)
      guard isThere else { continue }
      note(.property, element, view.name, "\(key) is left out" + (effect.map { "; \($0)" } ?? ""))
    }
    switch element.name {
    case "textView":
      if let types = element.child(key: "dataDetectorTypes"),
        types.attributes.contains(where: { $0.value == "YES" })
      {
        note(
          .property, types, view.name,
          "dataDetectorTypes is left out; links, numbers and the like look as the rest of the text")
      }
      if let inset = element.child(key: "contentInset"),
        ["minX", "minY", "maxX", "maxY"].contains(where: { (inset.number($0) ?? 0) != 0 })
      {
        note(.property, inset, view.name, "contentInset is left out")
      }
    case "visualEffectView":
      if let color = element.child(key: "contentView")?.child(key: "backgroundColor"),
        color.name == "color", ColorText.numbers(of: color) != "clear"
      {
        note(.property, color, view.name, "the background of the effect's content is left out")
      }
    case "label":
      // Where the attribute is absent the label shrinks.
      let shrinks =
        element["adjustsFontSizeToFit"] != "NO"
        && (element["minimumScaleFactor"] != nil || element["minimumFontSize"] != nil)
      if shrinks, let word = element["baselineAdjustment"], word != "alignBaselines" {
        note(
          .property, element, view.name,
          "baselineAdjustment \(word) is left out; a text that shrinks keeps its baseline")
      }
      if element.isYes("highlighted"), element.child(key: "highlightedColor")?.name == "color" {
        note(.property, element, view.name, Self.highlight)
      }
    case "imageView":
      if element.isYes("highlighted"), element["highlightedImage"] != nil {
        note(.property, element, view.name, Self.highlight)
      }
    default: break
    }
  }

  private static let highlight =
    "highlighted is left out; the view is highlighted together with the cell"

  /// Attributes by the elements that have them, with the value that is not UIKit's default, `nil` for any, and with the
  /// effect in the scene; `nil` if the name describes it.
  private static let omissions: [(Set<String>, key: String, value: String?, effect: String?)] = [
    (
      ["imageView", "button"], "adjustsImageSizeForAccessibilityContentSizeCategory", "YES",
      "the image keeps its size at accessibility text sizes"
    ),
    (["segmentedControl"], "momentary", "YES", "a segment that was tapped stays selected"),
    (
      ["segmentedControl"], "apportionsSegmentWidthsByContent", "YES",
      "all segments are equally wide"
    ),
    (["slider"], "minimumValueImage", nil, nil), (["slider"], "maximumValueImage", nil, nil),
    (["progressView"], "progressImage", nil, nil), (["progressView"], "trackImage", nil, nil),
    (["textField"], "background", nil, nil), (["textField"], "disabledBackground", nil, nil),
  ]
}
