internal import Drawing
internal import Vocabulary

/// Compares captures, and collects what differs.
struct CaptureComparer {
  var findings: [CaptureFinding] = []
  var count = 0
  var opaque: [String] = []

  mutating func find(
    _ state: String, _ view: String, _ property: String, theirs: String, ours: String,
    cause: CaptureFinding.Cause = .value
  ) {
    findings.append(
      CaptureFinding(state, view, property, theirs: theirs, ours: ours, cause: cause))
  }

  // MARK: - States

  mutating func compare(_ theirs: CapturedState, _ ours: CapturedState) {
    let slack = TextSlack(theirs.tree, ours.tree)
    let others = Dictionary(
      ours.tree.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let ourParents = ours.tree.parents
    let theirParents = theirs.tree.parents
    var seen: Set<String> = []
    var inside: Set<String> = []
    for view in theirs.tree.all {
      seen.insert(view.name)
      if let kind = view.opaque {
        let title = "\(view.name) (\(kind))"
        if !opaque.contains(title) { opaque.append(title) }
        inside.formUnion((others[view.name]?.all ?? []).map(\.name))
        if !view.accessibility.isEmpty, let other = others[view.name] {
          compare(
            view.accessibility, other.all.flatMap(\.accessibility), of: view, in: theirs.title)
        }
      }
      guard let other = others[view.name] else {
        // A hidden view looks like a missing one.
        guard view.properties["isHidden"] != .boolean(true) else { continue }
        find(theirs.title, view.name, "view", theirs: "a \(view.kind.rawValue)", ours: "none")
        continue
      }
      compare(view, other, in: theirs.title, slack)
      guard theirParents[view.name] != ourParents[view.name] else { continue }
      find(
        theirs.title, view.name, "superview", theirs: theirParents[view.name] ?? "none",
        ours: ourParents[view.name] ?? "none")
    }
    for view in ours.tree.all where !seen.contains(view.name) && !inside.contains(view.name) {
      guard view.properties["isHidden"] != .boolean(true), !view.kind.isConfiguration else {
        continue
      }
      find(theirs.title, view.name, "view", theirs: "none", ours: "a \(view.kind.rawValue)")
    }
  }

  private mutating func compare(
    _ theirs: CapturedView, _ ours: CapturedView, in state: String, _ slack: TextSlack
  ) {
    if theirs.opaque == nil {
      count += 1
      if theirs.kind != ours.kind {
        find(state, theirs.name, "class", theirs: theirs.kind.rawValue, ours: ours.kind.rawValue)
      }
    }
    if let place = theirs.frame, let other = ours.frame {
      count += 1
      let distances = place.distances(from: other)
      if distances.contains(where: { $0 > CaptureComparison.frameTolerance }) {
        find(
          state, theirs.name, "frame", theirs: place.text, ours: other.text,
          cause: slack.explains(distances) ? .text : .value)
      }
    }
    for property in CapturedProperty.properties(of: theirs.kind) where !property.isLayoutOnly {
      guard let value = theirs.properties[property.name] else { continue }
      if case .hiddenText = value { continue }
      count += 1
      guard let other = ours.properties[property.name] else {
        if theirs.kind == ours.kind {
          find(state, theirs.name, property.name, theirs: value.text, ours: "no such property")
        }
        continue
      }
      guard !value.isSame(as: other, within: property.tolerance) else { continue }
      find(state, theirs.name, property.name, theirs: value.text, ours: other.text)
    }
  }

  /// Compares what VoiceOver reads in a view that the recorder could not look into.
  private mutating func compare(
    _ theirs: [CapturedElement], _ ours: [CapturedElement], of view: CapturedView, in state: String
  ) {
    count += 1
    guard theirs.count == ours.count else {
      find(
        state, view.name, "accessibilityElements", theirs: "\(theirs.count) elements",
        ours: "\(ours.count)")
      return
    }
    for (index, (element, other)) in zip(theirs, ours).enumerated() {
      let place = "accessibilityElements[\(index)]"
      for ((property, text), own) in zip(element.texts, other.texts) {
        count += 1
        let value = text ?? .text("")
        if case .hiddenText = value { continue }
        let shown = own.text ?? .text("")
        guard !value.isSame(as: shown, within: 0) else { continue }
        find(
          state, view.name, "\(place).\(property)", theirs: value.text, ours: shown.text)
      }
      count += 1
      let (words, others) = (Set(element.traits), Set(other.traits))
      guard words != others else { continue }
      func text(_ traits: Set<AccessibilityTrait>) -> String {
        traits.isEmpty ? "none" : traits.map(\.rawValue).sorted().joined(separator: ", ")
      }
      find(
        state, view.name, "\(place).accessibilityTraits", theirs: text(words), ours: text(others))
    }
  }

  // MARK: - Changes

  mutating func compare(_ theirs: CapturedChange, _ ours: CapturedChange) {
    let title = "\(theirs.from) → \(theirs.to) by \(theirs.action.rawValue)"
    count += 1
    if theirs.to != ours.to {
      find(title, "", "state", theirs: theirs.to, ours: ours.to)
    }
    count += 1
    if theirs.calls != ours.calls {
      find(title, "", "calls", theirs: Self.text(theirs.calls), ours: Self.text(ours.calls))
    }
    var seen: Set<String> = []
    for animation in theirs.animations {
      let key = "\(animation.view).\(animation.keyPath.rawValue)"
      // Only the newest animation of a key path is compared: a layer has one for each key.
      guard seen.insert(key).inserted else { continue }
      count += 1
      guard let other = ours.animations.first(where: { $0.isOfSameLayer(as: animation) }) else {
        find(
          title, animation.view, animation.keyPath.rawValue, theirs: animation.text,
          ours: "no animation")
        continue
      }
      compare(animation, other, in: title)
    }
    for animation in ours.animations
    where !theirs.animations.contains(where: { $0.isOfSameLayer(as: animation) }) {
      find(
        title, animation.view, animation.keyPath.rawValue, theirs: "no animation",
        ours: animation.text)
    }
  }

  private static func text(_ calls: [CapturedCall]) -> String {
    if calls.isEmpty { return "none" }
    return calls.map { $0.method + ($0.answer.map { " \($0)" } ?? "") }.joined(separator: ", ")
  }

  private mutating func compare(
    _ theirs: CapturedAnimation, _ ours: CapturedAnimation, in title: String
  ) {
    let before = findings.count
    func name(_ part: String) -> String { "\(theirs.keyPath.rawValue).\(part)" }
    func seconds(_ value: Double) -> String { "\(decimal(value)) s" }
    func differs(_ a: Double, _ b: Double) -> Bool {
      abs(a - b) > max(0.005, 0.01 * max(abs(a), abs(b)))
    }
    let tolerance = theirs.keyPath.tolerance
    count += 7
    if !theirs.from.isSame(as: ours.from, within: tolerance) {
      find(title, theirs.view, name("from"), theirs: theirs.from.text, ours: ours.from.text)
    }
    if !theirs.to.isSame(as: ours.to, within: tolerance) {
      find(title, theirs.view, name("to"), theirs: theirs.to.text, ours: ours.to.text)
    }
    if differs(theirs.duration, ours.duration) {
      find(
        title, theirs.view, name("duration"), theirs: seconds(theirs.duration),
        ours: seconds(ours.duration))
    }
    if differs(theirs.delay, ours.delay) {
      find(
        title, theirs.view, name("delay"), theirs: seconds(theirs.delay), ours: seconds(ours.delay))
    }
    if !theirs.timing.isSame(as: ours.timing) {
      find(title, theirs.view, name("timing"), theirs: theirs.timing.text, ours: ours.timing.text)
    }
    if theirs.repeatCount != ours.repeatCount {
      func passes(_ count: Double?) -> String { count.map { decimal($0) } ?? "infinity" }
      find(
        title, theirs.view, name("repeatCount"), theirs: passes(theirs.repeatCount),
        ours: passes(ours.repeatCount))
    }
    if theirs.autoreverses != ours.autoreverses {
      find(
        title, theirs.view, name("autoreverses"), theirs: "\(theirs.autoreverses)",
        ours: "\(ours.autoreverses)")
    }
    // The appearance on screen follows from the rest, and is meaningful only if that is the same.
    guard findings.count == before else { return }
    for sample in theirs.samples {
      count += 1
      guard let other = ours.samples.first(where: { abs($0.time - sample.time) < 1e-6 }),
        !sample.value.isSame(as: other.value, within: theirs.sampleTolerance)
      else { continue }
      find(
        title, theirs.view, name("at \(decimal(sample.time)) s"), theirs: sample.value.text,
        ours: other.value.text)
    }
  }
}

/// How much of the differences of frames the measures of texts can explain, in points.
private struct TextSlack {
  private var width = 0.0
  private var height = 0.0

  /// Adds what the labels of two trees measure differently.
  init(_ theirs: CapturedView, _ ours: CapturedView) {
    let others = Dictionary(
      ours.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for view in theirs.all where view.kind == .label {
      guard case .numbers(let size)? = view.properties["intrinsicContentSize"],
        case .numbers(let other)? = others[view.name]?.properties["intrinsicContentSize"],
        let text = view.properties["text"], let shown = others[view.name]?.properties["text"],
        // A text that the recorder has hidden is replaced by other letters, which have another width.
        text.isSame(as: shown, within: 0),
        case .font(let font)? = view.properties["font"]
      else { continue }
      let difference = abs(size[0] - other[0])
      guard difference > 0.01 else { continue }
      width += difference
      // A text of another width may have a line more or less.
      if view.properties["numberOfLines"] != .number(1) { height += font.size * 1.3 }
    }
  }

  /// Whether the distances between two frames (x, y, width, height) are within the slack.
  func explains(_ distances: [Double]) -> Bool {
    let bound = CaptureComparison.frameTolerance
    return width > 0 && distances[0] <= width + bound && distances[1] <= height + bound
      && distances[2] <= width + bound && distances[3] <= height + bound
  }
}

extension CapturedView {
  /// The names of the superviews by the names of views; configurations have none.
  fileprivate var parents: [String: String] {
    var result: [String: String] = [:]
    for view in all {
      for child in view.subviews where !child.kind.isConfiguration {
        result[child.name] = view.name
      }
    }
    return result
  }
}

extension Rect {
  /// The distances between x, y, width and height of two frames.
  fileprivate func distances(from other: Rect) -> [Double] {
    [
      abs(origin.x - other.origin.x), abs(origin.y - other.origin.y),
      abs(size.width - other.size.width), abs(size.height - other.size.height),
    ]
  }

  fileprivate var text: String {
    "(\(decimal(origin.x)), \(decimal(origin.y)), \(decimal(size.width)), \(decimal(size.height)))"
  }
}
