internal import Drawing
internal import SceneWriting
internal import XMLReading

// Controls that have a value: switches, sliders, segmented controls, steppers and page controls; and the views that show
// progress.
extension CellWriter {
  mutating func switchControl(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    var lines: [SceneLine] = []
    if element.isYes("on") { lines.append(SceneLine("isOn", "true")) }
    if element["enabled"] == "NO" { lines.append(SceneLine("isEnabled", "false")) }
    for key in ["onTintColor", "thumbTintColor"] {
      if let color = color(key, of: element, view.name) { lines.append(SceneLine(key, color)) }
    }
    return lines
  }

  mutating func progressView(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    var lines: [SceneLine] = []
    if let progress = element.number("progress"), progress != 0 {
      lines.append(SceneLine("progress", decimal(min(max(progress, 0), 1))))
    }
    if element["progressViewStyle"] == "bar" { lines.append(SceneLine("progressViewStyle", "bar")) }
    for (key, name) in [
      ("progressTintColor", "progressTintColor"), ("trackTintColor", "trackTintColor"),
    ] {
      if let color = color(key, of: element, view.name) { lines.append(SceneLine(name, color)) }
    }
    return lines
  }

  mutating func activityIndicatorView(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    var lines: [SceneLine] = []
    let style = element["style"] ?? "medium"
    if style == "large" || style == "whiteLarge" {
      lines.append(SceneLine("activityIndicatorStyle", "large"))
    }
    if let color = color("color", of: element, view.name) {
      lines.append(SceneLine("indicatorColor", color))
    } else if style.hasPrefix("white") {
      lines.append(SceneLine("indicatorColor", "white"))
    }
    if !element.isYes("animating") {
      lines.append(SceneLine("isAnimating", "false"))
      if !element.isYes("hidesWhenStopped") { lines.append(SceneLine("hidesWhenStopped", "false")) }
    }
    return lines
  }

  mutating func slider(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    var lines: [SceneLine] = []
    lines += value("value", as: "value", of: view, default: 0)
    lines += value("minValue", as: "minimumValue", of: view, default: 0)
    lines += value("maxValue", as: "maximumValue", of: view, default: 1)
    for key in ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"] {
      if let color = color(key, of: element, view.name) { lines.append(SceneLine(key, color)) }
    }
    return lines + isEnabled(element)
  }

  mutating func segmentedControl(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    let segments = element.children(named: "segments").flatMap(\.children)
    guard segments.count <= ImportLimits.mostSegments else {
      note(
        .property, element, view.name,
        "the \(segments.count) segments are left out; \(ImportLimits.mostSegments) are possible")
      return isEnabled(element)
    }
    var titles: [String] = []
    for (index, segment) in segments.enumerated() {
      let title =
        options.strings["\(view.id).segmentTitles[\(index)]"] ?? segment.string("title") ?? ""
      titles.append(limited(title, segment, view.name, hasNames: false) ?? SceneLines.quoted(""))
      if let image = segment["image"] ?? segment.child(key: "image")?["image"] {
        note(.property, segment, view.name, "the image \"\(image)\" of a segment is left out")
      }
      if segment["enabled"] == "NO" {
        note(.property, segment, view.name, "a segment that is not enabled is enabled here")
      }
      if let offset = segment.child(key: "contentOffset"),
        (offset.number("width") ?? 0) != 0 || (offset.number("height") ?? 0) != 0
      {
        note(.property, segment, view.name, "the contentOffset of a segment is left out")
      }
      if (segment.number("width") ?? 0) > 0 {
        note(.property, segment, view.name, "the width of a segment is left out; all are as wide")
      }
    }
    var lines = titles.isEmpty ? [] : [SceneLine("items", "[\(titles.joined(separator: ", "))]")]
    let selected = element.number("selectedSegmentIndex") ?? -1
    if selected >= 0, selected < Double(titles.count) {
      lines.append(SceneLine("selectedSegmentIndex", decimal(selected.rounded(.down))))
    }
    if let color = color("selectedSegmentTintColor", of: element, view.name) {
      lines.append(SceneLine("selectedSegmentTintColor", color))
    }
    return lines + isEnabled(element)
  }

  mutating func stepper(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    var lines: [SceneLine] = []
    lines += value("value", as: "value", of: view, default: 0)
    lines += value("minimumValue", as: "minimumValue", of: view, default: 0)
    lines += value("maximumValue", as: "maximumValue", of: view, default: 100)
    if let step = element.number("stepValue"), step != 1 {
      if (0.001...ImportLimits.largestLength).contains(step) {
        lines.append(SceneLine("stepValue", decimal(step)))
      } else {
        note(.property, element, view.name, "stepValue \(decimal(step)) is left out")
      }
    }
    if element.isYes("wraps") { lines.append(SceneLine("wraps", "true")) }
    if element["autorepeat"] == "NO" { lines.append(SceneLine("autorepeat", "false")) }
    return lines + isEnabled(element)
  }

  mutating func pageControl(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    var lines: [SceneLine] = []
    for key in ["numberOfPages", "currentPage"] {
      guard let count = element.number(key)?.rounded(.down), count != 0 else { continue }
      if (0...Double(ImportLimits.mostPages)).contains(count) {
        lines.append(SceneLine(key, decimal(count)))
      } else {
        note(.property, element, view.name, "\(key) \(decimal(count)) is left out")
      }
    }
    for key in ["pageIndicatorTintColor", "currentPageIndicatorTintColor"] {
      if let color = color(key, of: element, view.name) { lines.append(SceneLine(key, color)) }
    }
    if element.isYes("hidesForSinglePage") {
      lines.append(SceneLine("hidesForSinglePage", "true"))
    }
    return lines + isEnabled(element)
  }

  // MARK: - What several of them have

  private func isEnabled(_ element: XMLElement) -> [SceneLine] {
    element["enabled"] == "NO" ? [SceneLine("isEnabled", "false")] : []
  }

  /// A number that differs from UIKit's default; a note, and nothing, for one that scenes cannot have.
  private mutating func value(
    _ attribute: String, as key: String, of view: DesignedView, default standard: Double
  ) -> [SceneLine] {
    guard let value = view.element.number(attribute), value != standard else { return [] }
    let least = key == "maximumValue" ? 0 : -ImportLimits.largestLength
    guard (least...ImportLimits.largestLength).contains(value) else {
      note(.property, view.element, view.name, "\(key) \(decimal(value)) is left out")
      return []
    }
    return [SceneLine(key, decimal(value))]
  }
}
