internal import Drawing
internal import SceneWriting
internal import Vocabulary
internal import XMLReading

// The views of a cell.
extension CellWriter {
  /// The lines of a view and all views in it.
  mutating func lines(of view: DesignedView) -> ViewLines {
    comments = []
    var properties: [SceneLine] = []
    let isMeasured = purpose == .structure || (purpose == .text && !isReal(view))
    let isStandIn = isMeasured && view.kind != .stackView && !needsBaseline(view)
    let word = isStandIn ? "view" : view.kind.word
    if isStandIn {
      properties += measuredSize(of: view)
    } else {
      properties += content(of: view)
    }
    properties += priorities(of: view, always: isMeasured)
    properties += looks(of: view)
    properties += place(of: view)
    if purpose == .scene { noteUnsupported(view) }
    var lines = ViewLines(head: SceneLine(word, view.name))
    lines.comments = purpose == .scene ? comments.map { SceneText.oneLine($0) } : []
    lines.properties = properties
    lines.constraints = constraints(of: view) + missingImageConstraints(of: view)
    if !view.isArranged, lines.constraints.isEmpty, !plan.isPlacedByFrame(view), purpose == .scene,
      view.frame == nil
    {
      lines.comments.append("nothing says where this view is")
    }
    lines.subviews = view.subviews.map { self.lines(of: $0) }
    return lines
  }

  /// Whether a view has its own content when texts are compared.
  private func isReal(_ view: DesignedView) -> Bool {
    switch view.kind {
    case .label, .button: view.customClass == nil
    case .view, .imageView, .stackView, .switchControl, .progressView, .activityIndicatorView,
      .box:
      false
    }
  }

  /// Whether a constraint needs the baseline of a label.
  private func needsBaseline(_ view: DesignedView) -> Bool {
    guard view.kind == .label else { return false }
    return plan.constraints.contains { constraint in
      [constraint.first, constraint.second].contains { anchor in
        anchor.map {
          $0.view == view.name
            && ($0.attribute == .firstBaseline || $0.attribute == .lastBaseline)
        } ?? false
      }
    }
  }

  /// The intrinsic content size that the view had on the canvas.
  private func measuredSize(of view: DesignedView) -> [SceneLine] {
    var width: Double?
    var height: Double?
    if view.hasIntrinsicSize, let rect = view.alignmentRect {
      (width, height) = (rect.size.width, rect.size.height)
    }
    if let text = view.element["placeholderIntrinsicWidth"] { width = Double(text) }
    if let text = view.element["placeholderIntrinsicHeight"] { height = Double(text) }
    return intrinsicSize(width, height)
  }

  private func intrinsicSize(_ width: Double?, _ height: Double?) -> [SceneLine] {
    func side(_ value: Double?) -> String {
      guard let value, value.isFinite, (0...ImportLimits.largestLength).contains(value) else {
        return "-1"
      }
      return decimal(value)
    }
    guard side(width) != "-1" || side(height) != "-1" else { return [] }
    return [
      SceneLine("intrinsicContentSize", "{ width: \(side(width)), height: \(side(height)) }")
    ]
  }

  // MARK: - Content

  private mutating func content(of view: DesignedView) -> [SceneLine] {
    switch view.kind {
    case .view: return []
    case .label: return label(view)
    case .imageView: return imageView(view)
    case .stackView: return stackView(view)
    case .button: return button(view)
    case .switchControl: return switchControl(view)
    case .progressView: return progressView(view)
    case .activityIndicatorView: return activityIndicatorView(view)
    case .box(let hasSize):
      let size = view.frame.map { "\(decimal($0.size.width)) × \(decimal($0.size.height)) pt" }
      let inside =
        view.omittedViews > 0
        ? ", and so \(view.omittedViews == 1 ? "is the view" : "are the \(view.omittedViews) views") in it"
        : ""
      note(
        .view, view.element, view.name,
        "\(view.element.name) is left out but for its frame\(size.map { " of \($0)" } ?? "")\(inside)"
      )
      guard hasSize, let rect = view.alignmentRect else { return [] }
      return intrinsicSize(rect.size.width, rect.size.height)
    }
  }

  private mutating func label(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    let classes = SizeClasses.phone
    var lines: [SceneLine] = []
    let attributed = element.child(key: "attributedText")
    let isAttributed = element.isYes("usesAttributedText") && attributed != nil
    var text = options.strings["\(view.id).text"] ?? element.string("text") ?? ""
    var fontElement = classes.child(key: "fontDescription", of: element)
    if isAttributed, let attributed {
      text = attributed.children(named: "fragment").map { $0.string("content") ?? "" }.joined()
      fontElement = nil
      note(
        .property, attributed, view.name,
        "the attributes of the text are left out; its letters are in")
    }
    if let limited = limited(text, element, view.name) { lines.append(SceneLine("text", limited)) }
    let font = FontText(fontElement)
    if let text = font.text { lines.append(SceneLine("font", text)) }
    if let message = font.note, let fontElement {
      note(.substitute, fontElement, view.name, message)
    }
    if let color = color("textColor", of: element, view.name), color != "label" {
      lines.append(SceneLine("textColor", color))
    }
    switch classes.value("textAlignment", of: element) {
    case nil, "left": lines.append(SceneLine("textAlignment", "left"))
    case .some(let word) where ["center", "right", "justified"].contains(word):
      lines.append(SceneLine("textAlignment", word))
    case .some: break
    }
    if let count = classes.number("numberOfLines", of: element), count != 1,
      (0...1000).contains(count)
    {
      lines.append(SceneLine("numberOfLines", decimal(count.rounded())))
    }
    if let mode = Self.lineBreakModes[classes.value("lineBreakMode", of: element) ?? ""] {
      lines.append(SceneLine("lineBreakMode", mode))
    }
    if element["adjustsFontSizeToFit"] != "NO",
      element["minimumScaleFactor"] != nil || element["minimumFontSize"] != nil
    {
      note(.property, element, view.name, "the text shrinks to fit on iOS, and here it does not")
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

  private static let lineBreakModes = [
    "wordWrap": "byWordWrapping", "wordWrapping": "byWordWrapping",
    "characterWrap": "byCharWrapping", "characterWrapping": "byCharWrapping",
    "clip": "byClipping", "clipping": "byClipping", "headTruncation": "byTruncatingHead",
    "middleTruncation": "byTruncatingMiddle",
  ]

  /// A text as scenes show it; `nil` if it is empty. A very long one is shortened.
  mutating func limited(_ text: String, _ element: XMLElement, _ view: String) -> String? {
    guard !text.isEmpty else { return nil }
    // Braces stand for values only in scenes with states that have values, and this one has none.
    guard text.utf8.count > ImportLimits.longestText else { return SceneText.quoted(text) }
    note(
      .property, element, view,
      "only the beginning of the text is in the scene, which has at most"
        + " \(ImportLimits.longestText) bytes")
    return SceneText.quoted(
      SceneText.beginning(text, limit: ImportLimits.longestText - 3) + "…")
  }

  private mutating func stackView(_ view: DesignedView) -> [SceneLine] {
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
    let spacing = isStandard ? 8 : classes.number("spacing", of: element) ?? 0
    if spacing != 0, abs(spacing) <= ImportLimits.largestLength {
      lines.append(
        SceneLine("spacing", decimal(spacing), comment: isStandard ? "the standard spacing" : nil))
    }
    if element.isYes("baselineRelativeArrangement") {
      note(.property, element, view.name, "distances are between edges here, not between baselines")
    }
    if let margins = plan.writtenMargins(of: view) {
      lines.append(SceneLine("layoutMargins", margins.text))
      lines.append(SceneLine("isLayoutMarginsRelativeArrangement", "true"))
    }
    return lines
  }

  // MARK: - What every view has

  /// The priorities of a view's content size that differ from UIKit's default.
  private func priorities(of view: DesignedView, always: Bool) -> [SceneLine] {
    guard
      view.hasIntrinsicSize || view.element["placeholderIntrinsicWidth"] != nil
        || view.element["placeholderIntrinsicHeight"] != nil
    else { return [] }
    return Self.priorityKeys.compactMap { name, key, standard in
      guard let value = SizeClasses.phone.number(name, of: view.element) else { return nil }
      let priority = Int(min(max(value, 1), 1000).rounded())
      guard priority != standard else { return nil }
      // Interface Builder gives most views 251. As long as nothing has 250, that is the same.
      if !always, priority == 251, isUsual(name) { return nil }
      return SceneLine(key, "\(priority)")
    }
  }

  private static let priorityKeys = [
    ("horizontalHuggingPriority", "horizontalHuggingPriority", 250),
    ("verticalHuggingPriority", "verticalHuggingPriority", 250),
    ("horizontalCompressionResistancePriority", "horizontalCompressionResistancePriority", 750),
    ("verticalCompressionResistancePriority", "verticalCompressionResistancePriority", 750),
  ]

  /// Whether no view with content has a hugging priority of 250 along an axis, and no constraint a
  /// priority near it, so that 251 can be written as 250.
  private func isUsual(_ name: String) -> Bool {
    if plan.constraints.contains(where: { (250...251).contains($0.priority) }) { return false }
    return !plan.views.values.contains { view in
      view.hasIntrinsicSize && (SizeClasses.phone.number(name, of: view.element) ?? 250) == 250
    }
  }

  /// The properties of every view that change how it looks.
  mutating func looks(of view: DesignedView) -> [SceneLine] {
    let element = view.element
    let classes = SizeClasses.phone
    var lines: [SceneLine] = []
    if view.isArranged || purpose == .scene, classes.value("hidden", of: element) == "YES" {
      lines.append(SceneLine("isHidden", "true"))
    }
    if plan.uninstalled.contains(view.id) {
      lines.append(SceneLine("isInstalled", "false", comment: "not installed on a phone"))
    }
    guard purpose == .scene else {
      if view.kind != .stackView { lines += nestedMargins(of: view) }
      return lines
    }
    if let color = color("backgroundColor", of: element, view.name), color != "clear" {
      lines.append(SceneLine("backgroundColor", color))
    }
    if let color = color("tintColor", of: element, view.name) {
      lines.append(SceneLine("tintColor", color))
    }
    if let alpha = classes.number("alpha", of: element), alpha != 1 {
      lines.append(SceneLine("alpha", decimal(min(max(alpha, 0), 1))))
    }
    let clips = element.isYes("clipsSubviews") && !(view.kind == .label || view.kind == .stackView)
    lines += runtimeAttributes(of: view, clips: clips)
    if view.kind != .stackView { lines += nestedMargins(of: view) }
    return lines
  }

  /// The margins of a view within the content view, if constraints use them.
  private func nestedMargins(of view: DesignedView) -> [SceneLine] {
    guard view.name != "contentView", plan.usesMargins(view.name) else { return [] }
    var lines: [SceneLine] = []
    let margins = plan.margins(of: view)
    if margins != .standard {
      let isWritten = plan.writtenMargins(of: view) != nil
      lines.append(
        SceneLine(
          "layoutMargins", margins.text,
          comment: isWritten || purpose != .scene ? nil : "as the stored frames show"))
    } else if view.element.isYes("preservesSuperviewLayoutMargins") {
      lines.append(SceneLine("preservesSuperviewLayoutMargins", "true"))
    }
    return lines
  }

  /// The frame of a view that no constraint places.
  private func place(of view: DesignedView) -> [SceneLine] {
    guard plan.isPlacedByFrame(view), let frame = view.frame else { return [] }
    let rect = purpose == .scene ? frame : view.alignmentRect ?? frame
    var lines = [
      SceneLine(
        "frame",
        "{ x: \(decimal(rect.origin.x)), y: \(decimal(rect.origin.y)),"
          + " width: \(decimal(rect.size.width)), height: \(decimal(rect.size.height)) }")
    ]
    guard let mask = view.element.children(named: "autoresizingMask").first else { return lines }
    let words = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
      ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ].filter { mask.isYes($0.0) }.map(\.1)
    // A view that only keeps its place needs no mask.
    if !words.isEmpty, words != ["flexibleRightMargin", "flexibleBottomMargin"] {
      lines.append(SceneLine("autoresizingMask", "[\(words.joined(separator: ", "))]"))
    }
    return lines
  }

  // MARK: - What is left out

  /// Notes what a view has that scenes do not.
  private mutating func noteUnsupported(_ view: DesignedView) {
    let element = view.element
    if let name = view.customClass {
      note(
        .customClass, element, view.name,
        "the app's class \(name) may look different; here it is a plain \(view.kind.word)")
    }
    if element.name == "visualEffectView" {
      note(.property, element, view.name, "the visual effect is left out")
    }
    if element.child(key: "contentStretch") != nil {
      note(.property, element, view.name, "contentStretch is left out")
    }
    if let word = element["semanticContentAttribute"], word != "unspecified" {
      note(.property, element, view.name, "semanticContentAttribute \(word) is left out")
    }
    if element.isYes("layoutMarginsFollowReadableWidth") {
      note(.property, element, view.name, "margins that follow the readable width are left out")
    }
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
}

extension XMLElement {
  /// A text in an attribute, or in a child element `string` with that key.
  func string(_ name: String) -> String? {
    if let value = self[name] { return value }
    guard
      let child = children.first(where: {
        $0["key"] == name && ($0.name == "string" || $0.name == "mutableString")
      })
    else { return nil }
    return child.isYes("base64-UTF8") ? Self.decodedBase64(child.text) : child.text
  }

  /// The UTF-8 text that base 64 encodes. Other characters, as line breaks, are skipped.
  static func decodedBase64(_ text: String) -> String {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: continue
      }
      bits = (bits << 6 | UInt32(value)) & 0xFFFFFF
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
