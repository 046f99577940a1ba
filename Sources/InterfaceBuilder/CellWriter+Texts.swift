internal import Drawing
internal import SceneWriting
internal import Vocabulary
internal import XMLReading

// Labels and stack views.
extension CellWriter {
  mutating func label(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    let classes = SizeClasses.phone
    var lines: [SceneLine] = []
    let attributed = element.child(key: "attributedText")
    let isAttributed = element.isYes("usesAttributedText") && attributed != nil
    var text = options.strings["\(view.id).text"] ?? element.string("text") ?? ""
    var fontElement = classes.child(key: "fontDescription", of: element)
    if isAttributed, let attributed {
      text = ""
      fontElement = nil
      lines += attributedText(attributed, view)
    }
    if let limited = limited(text, element, view.name) { lines.append(SceneLine("text", limited)) }
    if let font = font(fontElement, of: view.name) { lines.append(SceneLine("font", font)) }
    if let color = color("textColor", of: element, view.name), color != "label" {
      lines.append(SceneLine("textColor", color))
    }
    switch classes.value("textAlignment", of: element) {
    // The paragraphs of an attributed text have their own.
    case _ where lines.contains(where: { $0.key == "textAlignment" }): break
    case nil where isAttributed: break
    case nil, "left": lines.append(SceneLine("textAlignment", "left"))
    case .some(let word) where ["center", "right", "justified"].contains(word):
      lines.append(SceneLine("textAlignment", word))
    case .some: break
    }
    if let count = classes.number("numberOfLines", of: element), count != 1,
      (0...1000).contains(count)
    {
      lines.append(SceneLine("numberOfLines", decimal(count.rounded())))
      // A label of one line does not use it.
      if let width = element.number("preferredMaxLayoutWidth"), width > 0,
        width <= ImportLimits.largestLength
      {
        lines.append(SceneLine("preferredMaxLayoutWidth", decimal(width)))
      }
    }
    if let mode = Self.lineBreakModes[classes.value("lineBreakMode", of: element) ?? ""] {
      lines.append(SceneLine("lineBreakMode", mode))
    }
    if element["adjustsFontSizeToFit"] != "NO",
      element["minimumScaleFactor"] != nil || element["minimumFontSize"] != nil
    {
      lines.append(SceneLine("adjustsFontSizeToFitWidth", "true"))
      let size = fontElement?.number("pointSize") ?? 17
      let factor =
        element.number("minimumScaleFactor")
        ?? element.number("minimumFontSize").map { size > 0 ? $0 / size : 0 } ?? 0
      if factor > 0, factor <= 1 {
        lines.append(SceneLine("minimumScaleFactor", decimal((factor * 1000).rounded() / 1000)))
      }
    }
    if element.isYes("adjustsLetterSpacingToFitWidth") {
      lines.append(SceneLine("allowsDefaultTighteningForTruncation", "true"))
    }
    if element["enabled"] == "NO" {
      note(.property, element, view.name, "the label is disabled on iOS, and here it is not")
    }
    if element.child(key: "shadowColor")?.name == "color" {
      note(.property, element, view.name, "the shadow of the text is left out")
    }
    if purpose == .scene, let color = color("highlightedColor", of: element, view.name) {
      highlighted.append(SceneLine("\(view.name).textColor", color))
    }
    return lines
  }

  static let lineBreakModes = [
    "wordWrap": "byWordWrapping", "wordWrapping": "byWordWrapping",
    "characterWrap": "byCharWrapping", "characterWrapping": "byCharWrapping",
    "clip": "byClipping", "clipping": "byClipping", "headTruncation": "byTruncatingHead",
    "middleTruncation": "byTruncatingMiddle",
  ]

  /// A text as scenes show it; `nil` if it is empty. A very long one is shortened.
  ///
  /// - Parameter hasNames: Whether names in braces stand for values in the text.
  mutating func limited(
    _ text: String, _ element: XMLElement, _ view: String, hasNames: Bool = true
  ) -> String? {
    guard !text.isEmpty else { return nil }
    let text = hasNames ? text.replacing("{", with: "{{").replacing("}", with: "}}") : text
    guard text.utf8.count > ImportLimits.longestText else { return SceneLines.quoted(text) }
    note(
      .property, element, view,
      "only the beginning of the text is in the scene, which has at most"
        + " \(ImportLimits.longestText) bytes")
    return SceneLines.quoted(
      SceneLines.beginning(text, limit: ImportLimits.longestText - 3) + "…")
  }

  mutating func stackView(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    let classes = SizeClasses.phone
    var lines: [SceneLine] = []
    if classes.value("axis", of: element) == "vertical" {
      lines.append(SceneLine("axis", "vertical"))
    }
    if let word = classes.value("alignment", of: element), word != "fill" {
      if StackAlignment(rawValue: word) != nil {
        lines.append(SceneLine("alignment", word))
      } else {
        note(.property, element, view.name, "the alignment \"\(word)\" is left out")
      }
    }
    if let word = classes.value("distribution", of: element), word != "fill" {
      if StackDistribution(rawValue: word) != nil {
        lines.append(SceneLine("distribution", word))
      } else {
        note(.property, element, view.name, "the distribution \"\(word)\" is left out")
      }
    }
    let isStandard = classes.value("spacingType", of: element) == "standard"
    let spacing =
      isStandard ? standardSpacing(in: view) : classes.number("spacing", of: element) ?? 0
    if spacing != 0, abs(spacing) <= ImportLimits.largestLength {
      lines.append(
        SceneLine("spacing", decimal(spacing), comment: isStandard ? "the standard spacing" : nil))
    }
    if element.isYes("baselineRelativeArrangement") {
      lines.append(SceneLine("isBaselineRelativeArrangement", "true"))
    }
    if let margins = plan.writtenMargins(of: view) {
      lines.append(SceneLine(margins.property, margins.text))
      lines.append(SceneLine("isLayoutMarginsRelativeArrangement", "true"))
      if plan.keepsMargins(of: view) {
        lines.append(SceneLine("preservesSuperviewLayoutMargins", "true"))
      }
    }
    return lines
  }
}
