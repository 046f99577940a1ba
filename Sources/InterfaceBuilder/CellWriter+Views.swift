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
    let hasBaseline = isMeasured && needsBaseline(view)
    let isStandIn = isMeasured && view.kind != .stackView && !hasBaseline
    let effect = purpose == .scene ? Self.blur(of: view) : nil
    let word = isStandIn ? "view" : effect == nil ? view.kind.word : "visualEffectView"
    if let effect { properties.append(SceneLine("effect", effect)) }
    if isStandIn {
      properties += measuredSize(of: view)
    } else {
      properties += content(of: view)
    }
    properties += hasBaseline ? Self.leastPriorities : priorities(of: view, always: isMeasured)
    properties += looks(of: view)
    properties += place(of: view)
    if purpose == .scene { noteUnsupported(view) }
    var lines = ViewLines(head: SceneLine(word, view.name))
    lines.comments = purpose == .scene ? comments.map { SceneLines.oneLine($0) } : []
    lines.properties = Self.withLastValues(properties)
    lines.constraints = constraints(of: view) + missingImageConstraints(of: view)
    if hasBaseline { lines.constraints += measuredConstraints(of: view) }
    if !view.isArranged, lines.constraints.isEmpty, !plan.isPlacedByFrame(view), purpose == .scene,
      view.frame == nil
    {
      lines.comments.append("the file does not determine the place of this view")
    }
    lines.subviews = view.subviews.map { self.lines(of: $0) }
    return lines
  }

  /// Whether a view keeps its content when texts are compared: a label or a button without a custom class.
  private func isReal(_ view: DesignedView) -> Bool {
    switch view.kind {
    case .label, .button: view.customClass == nil
    case .view, .imageView, .stackView, .switchControl, .progressView, .activityIndicatorView,
      .textField, .textView, .slider, .segmentedControl, .stepper, .pageControl, .box:
      false
    }
  }

  /// Whether a constraint or a stack view needs the baseline of a view with a text. A stack view has baselines of the
  /// views in it.
  private func needsBaseline(_ view: DesignedView) -> Bool {
    guard view.kind == .label || view.kind == .textField || view.kind == .button else {
      return false
    }
    var names = [view.name]
    var around = plan.places.superviews[view.name].flatMap { plan.views[$0] }
    while let stack = around, stack.kind == .stackView {
      if Self.isBetweenBaselines(stack) || Self.alignsBaselines(of: stack) { return true }
      names.append(stack.name)
      around = plan.places.superviews[stack.name].flatMap { plan.views[$0] }
    }
    return plan.constraints.contains { constraint in
      [constraint.first, constraint.second].contains { anchor in
        anchor.map {
          names.contains($0.view)
            && ($0.attribute == .firstBaseline || $0.attribute == .lastBaseline)
        } ?? false
      }
    }
  }

  /// The intrinsic content size that the view had on the canvas.
  private func measuredSize(of view: DesignedView) -> [SceneLine] {
    let (width, height) = measuredSides(of: view)
    return intrinsicSize(width, height)
  }

  /// The sides of that size, in points; `nil` along an axis without one.
  private func measuredSides(of view: DesignedView) -> (width: Double?, height: Double?) {
    var width: Double?
    var height: Double?
    if view.hasIntrinsicSize, let rect = view.alignmentRect {
      (width, height) = (rect.size.width, rect.size.height)
    }
    if let text = view.element["placeholderIntrinsicWidth"] { width = Double(text) }
    if let text = view.element["placeholderIntrinsicHeight"] { height = Double(text) }
    return (width, height)
  }

  /// Constraints that stand for the intrinsic content size that the view had on the canvas, for a view that has its own
  /// content because of its baseline. They are never required, so that they contradict nothing.
  private func measuredConstraints(of view: DesignedView) -> [ConstraintLine] {
    guard !plan.isPlacedByFrame(view) else { return [] }
    let sides = measuredSides(of: view)
    return [("width", "horizontal", sides.width), ("height", "vertical", sides.height)].flatMap {
      side, axis, length -> [ConstraintLine] in
      guard let length, (0...ImportLimits.largestLength).contains(length) else { return [] }
      func line(_ relation: String, _ name: String, _ standard: Int) -> ConstraintLine {
        let priority = priority(axis + name, of: view, default: standard, isExact: true)
        return ConstraintLine(
          equation: "\(side) \(relation) \(decimal(length)) @\(min(priority, 999))")
      }
      return [
        line("<=", "HuggingPriority", 250), line(">=", "CompressionResistancePriority", 750),
      ]
    }
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
    case .textField: return textField(view)
    case .textView: return textView(view)
    case .slider: return slider(view)
    case .segmentedControl: return segmentedControl(view)
    case .stepper: return stepper(view)
    case .pageControl: return pageControl(view)
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

  // MARK: - What every view has

  /// The priorities of a view's content size that differ from UIKit's default.
  private func priorities(of view: DesignedView, always: Bool) -> [SceneLine] {
    let hasContent =
      view.hasIntrinsicSize || view.element["placeholderIntrinsicWidth"] != nil
      || view.element["placeholderIntrinsicHeight"] != nil
    return Self.priorityKeys.compactMap { name, key, standard in
      guard hasContent || awaitsSize(view, name) else { return nil }
      let priority = priority(name, of: view, default: standard, isExact: always)
      return priority == standard ? nil : SceneLine(key, "\(priority)")
    }
  }

  /// A priority of a view's content size in the scene.
  ///
  /// - Parameters:
  ///   - name: The attribute in the file.
  ///   - standard: UIKit's default.
  ///   - isExact: Whether it is that of the file in any case. Default: `false`.
  func priority(
    _ name: String, of view: DesignedView, default standard: Int, isExact: Bool = false
  ) -> Int {
    guard let value = SizeClasses.phone.number(name, of: view.element) else { return standard }
    let priority = Int(min(max(value, 1), 1000).rounded())
    // Interface Builder gives most views a hugging priority of 251. As long as nothing has 250, that is the same.
    return !isExact && priority == 251 && standard == 250 && isUsual(name) ? 250 : priority
  }

  /// The priorities of a content size that does not affect the layout.
  private static var leastPriorities: [SceneLine] { priorityKeys.map { SceneLine($0.1, "1") } }

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
      (view.hasIntrinsicSize || awaitsSize(view, name))
        && (SizeClasses.phone.number(name, of: view.element) ?? 250) == 250
    }
  }

  /// Whether a view gets a content size along the axis of a priority when the app sets its image.
  private func awaitsSize(_ view: DesignedView, _ priority: String) -> Bool {
    purpose == .scene && view.kind == .imageView && !view.hasIntrinsicSize
      && !isDecided(priority.hasPrefix("horizontal") ? .width : .height, of: view)
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
    if let word = element["semanticContentAttribute"], word != "unspecified",
      SemanticContentAttribute(rawValue: word) != nil
    {
      lines.append(SceneLine("semanticContentAttribute", word))
    }
    guard purpose == .scene else {
      if view.kind != .stackView { lines += nestedMargins(of: view) }
      return lines
    }
    // A view is clear anyway, and a cell is not: UIKit gives those of tables and lists a background.
    if let color = color("backgroundColor", of: element, view.name),
      color != "clear" || view.name == "cell"
    {
      lines.append(SceneLine("backgroundColor", color))
    }
    if let color = color("tintColor", of: element, view.name) {
      lines.append(SceneLine("tintColor", color))
    }
    if let alpha = classes.number("alpha", of: element), alpha != 1 {
      lines.append(SceneLine("alpha", decimal(min(max(alpha, 0), 1))))
    }
    // Labels and image views pass touches on in any case.
    if takesTouches(view), classes.value("userInteractionEnabled", of: element) == "NO" {
      lines.append(SceneLine("isUserInteractionEnabled", "false"))
    }
    // A label draws nothing outside of itself.
    if element.isYes("clipsSubviews"), view.kind != .label {
      lines.append(SceneLine("clipsToBounds", "true"))
    }
    lines += accessibility(of: view)
    assignRuntimeAttributes(of: view, in: &lines)
    if view.kind != .stackView { lines += nestedMargins(of: view) }
    return lines
  }

  private func takesTouches(_ view: DesignedView) -> Bool {
    switch view.kind {
    case .view, .stackView, .button, .switchControl, .textField, .textView, .slider,
      .segmentedControl, .stepper, .pageControl:
      true
    case .label, .imageView, .progressView, .activityIndicatorView, .box: false
    }
  }

  /// The margins of a view within the content view, if anything depends on them.
  private func nestedMargins(of view: DesignedView) -> [SceneLine] {
    guard view.name != "contentView", plan.needsMargins(view.name) else { return [] }
    var lines: [SceneLine] = []
    let margins = plan.margins(of: view)
    let isCell = view.name == "cell"
    // UIKit's margins of a table cell are others.
    if !margins.areStandard || isCell && plan.cell.kind == .tableViewCell {
      let isWritten = plan.writtenMargins(of: view) != nil
      lines.append(
        SceneLine(
          margins.property, margins.text,
          comment: isWritten || purpose != .scene ? nil : "as the stored frames show"))
    }
    if !isCell, plan.keepsMargins(of: view) {
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
    // A view with a fixed distance from the top left corner needs no mask.
    if !words.isEmpty, words != ["flexibleRightMargin", "flexibleBottomMargin"] {
      lines.append(SceneLine("autoresizingMask", "[\(words.joined(separator: ", "))]"))
    }
    return lines
  }
}
