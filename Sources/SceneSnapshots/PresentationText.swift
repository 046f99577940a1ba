internal import Drawing
internal import Interaction
internal import Layout
internal import Motion
internal import Resolution
internal import Review
internal import Scenes
internal import Snapshots
internal import Vocabulary

/// Describes a picture of a scene in the format of `ModelText`: the views with their frames and values. Each value
/// has the place in the scene that set it.
///
/// Properties with UIKit's defaults are left out. Colours are resolved for the traits. Places are paths in the
/// scene and not lines, because every edit moves the lines below it.
struct PresentationText {
  private let scene: Scene
  private let resolved: ResolvedScene
  private var lines: [String]
  private var indent = ""

  /// Creates a text that has only its first line.
  init(of resolved: ResolvedScene, header: String = ModelText.header) {
    self.resolved = resolved
    lines = [header]
    scene = resolved.scene
  }

  /// Returns the text for a picture of a cell.
  static func text(of cell: PresentedCell, in resolved: ResolvedScene) -> String {
    var text = PresentationText(of: resolved)
    text.add(cell)
    text.addConstraints()
    return text.finished
  }

  /// Returns the text for a picture of a collection view.
  ///
  /// - Parameters:
  ///   - settled: The collection view after all current animations.
  ///   - shown: The collection view on the picture.
  ///   - resolved: The scene.
  static func text(
    of settled: Presentation, shown: Presentation, in resolved: ResolvedScene
  ) -> String {
    var text = PresentationText(of: resolved)
    text.node("collectionView") { text in
      text.value("frame", Rect(origin: .zero, size: settled.size).modelText)
      text.value("backgroundColor", settled.backgroundColor.hexText)
      text.value("content", settled.contentSize.modelText)
      text.value("contentOffset", shown.contentOffset.modelText)
      for section in settled.sections {
        for (kind, supplement) in section.supplements {
          text.node("section \(section.number) \(kind)") { text in
            text.value("frame", supplement.frame.modelText)
            if supplement.isPinned { text.value("pinned", "true") }
            if let view = supplement.view { text.add(view) }
          }
        }
      }
    }
    for cell in settled.cells { text.add(cell) }
    text.addConstraints()
    if settled != shown {
      text.addAnimations()
      text.addMotion(settled: settled, shown: shown)
    }
    return text.finished
  }

  private var finished: String { lines.joined(separator: "\n") + "\n" }

  // MARK: - Lines

  private mutating func node(_ name: String, _ body: (inout PresentationText) -> Void) {
    lines.append(indent + name)
    indent += "  "
    body(&self)
    indent.removeLast(2)
  }

  private mutating func value(_ key: String, _ value: String, _ origin: String? = nil) {
    lines.append("\(indent)\(key): \(value)" + (origin.map { "  @ \($0)" } ?? ""))
  }

  /// Returns the place in the scene, with the condition if it is in a rule; nil if the value is not written in
  /// the scene.
  private func place(of origin: ValueOrigin) -> String? {
    guard let path = origin.path else { return nil }
    if case .rule(let rule, _) = origin, scene.rules.indices.contains(rule) {
      return "\(path) when \(scene.rules[rule].when.sceneText)"
    }
    return "\(path)"
  }

  // MARK: - Cells and views

  private mutating func add(_ cell: PresentedCell) {
    node("item \(cell.item)") { text in
      text.value("frame", cell.frame.modelText)
      text.value("state", cell.state.id)
      if !cell.cutCorners.isEmpty {
        let corners = PropertyValue.corners(cell.cutCorners).sceneText
        text.value("corners", "\(corners) cut by \(decimal(cell.cutRadius))")
      }
      for (key, line) in [("separator", cell.separator), ("topSeparator", cell.topSeparator)] {
        if let line { text.value(key, "\(line.frame.modelText) \(line.color.hexText)") }
      }
      text.add(cell.view)
      text.addNamedConstraints(of: cell)
    }
  }

  private mutating func add(_ view: PresentedView) {
    node(view.name.rawValue) { text in
      text.value("frame", view.frame.modelText)
      for (name, resolved) in view.properties.mentioned
      where resolved.origin.isWorthTelling(isTint: name == .tintColor && view.kind == .imageView) {
        text.value(name.rawValue, resolved.value.modelText, text.place(of: resolved.origin))
      }
      if let shown = view.label?.lines.map(\.text.string), shown != [view[.text]],
        !view[.text].isEmpty || view.label?.pieces.isEmpty == false
      {
        text.value("shows", shown.map { quoted($0) }.joined(separator: " "))
      }
      for subview in view.subviews { text.add(subview) }
    }
  }

  // MARK: - Layout

  private mutating func addConstraints() {
    let all = scene.cell.constraintLists.flatMap { owner, constraints, path in
      constraints.enumerated().map { (owner, $1, path.index($0)) }
    }
    guard !all.isEmpty else { return }
    node(ModelText.constraints) { text in
      var seen: [String: Int] = [:]
      for (owner, constraint, path) in all {
        let equation = constraint.description
        // A constraint is identified by the part before the relation, so that it keeps its key when the
        // constant changes.
        let split = equation.firstIndex { "=<>".contains($0) } ?? equation.endIndex
        var key = equation[..<split].trimmed
        var value = String(equation[split...])
        if !key.contains(".") { key = "\(owner.rawValue).\(key)" }
        if let name = constraint.name { (key, value) = (name.rawValue, equation) }
        seen[key, default: 0] += 1
        if let count = seen[key], count > 1 { key += " (\(count))" }
        text.value(key, value + (constraint.isActive ? "" : " inactive"), "\(path)")
      }
    }
  }

  /// Adds the values that items and rules set for named constraints.
  private mutating func addNamedConstraints(of cell: PresentedCell) {
    for (name, _, _) in scene.cell.namedConstraints {
      for property in [PropertyName.isActive, .constant, .priority] {
        guard
          let winner = resolved.candidates(
            for: property, of: name, item: cell.item, state: cell.state)?.last(where: \.holds)
        else { continue }
        switch winner.origin {
        case .item, .rule:
          value(
            "\(name.rawValue).\(property.rawValue)", winner.value.modelText,
            place(of: winner.origin))
        case .classDefault, .uiKit, .style, .transformer, .template, .inherited: break
        }
      }
    }
  }

  // MARK: - Motion

  /// Adds the animations that are written in the scene.
  private mutating func addAnimations() {
    let updates = scene.collectionView.batchUpdates
    let isSaid = scene.rules.contains { $0.animation != nil || $0.leaving != nil }
    guard isSaid || updates != .batchUpdates else { return }
    node(ModelText.animations) { text in
      for (index, rule) in text.scene.rules.enumerated() {
        let condition = rule.when.sceneText
        if let animation = rule.animation {
          text.value("when \(condition)", animation.sceneText, "rules[\(index)].animation")
        }
        if let leaving = rule.leaving {
          text.value("leaving \(condition)", leaving.sceneText, "rules[\(index)].leaving")
        }
      }
      if updates != .batchUpdates {
        text.value(
          "performBatchUpdates", updates?.sceneText ?? "none", "collectionView.batchUpdates")
      }
    }
  }

  /// Returns the text for the motion of a script: the scene's animations, and each value that changes, frame by
  /// frame.
  static func text(of motion: PropertyTrace, in resolved: ResolvedScene) -> String {
    var text = PresentationText(of: resolved, header: ModelText.motionHeader)
    text.node(ModelText.script) { text in
      text.value("duration", decimal(motion.duration.seconds, places: 6) + " s")
      if motion.isCut { text.value("cut", "after \(motion.times.count) frames in motion") }
    }
    text.addAnimations()
    text.node(ModelText.curves) { text in
      var item: Int?
      for curve in motion.curves {
        if item != curve.item {
          text.lines.append("\(text.indent)item \(curve.item)")
          item = curve.item
        }
        let values = curve.values.enumerated().map { index, value in
          ValueCurve.Sample(frame: motion.frames[index], value: value)
        }
        text.lines.append("\(text.indent)  \(curve.name): \(ValueCurve(values).text)")
      }
    }
    return text.finished
  }

  /// Adds the values that will change until all current animations have ended.
  private mutating func addMotion(settled: Presentation, shown: Presentation) {
    node(ModelText.motion) { text in
      for cell in shown.cells {
        let end = settled.cells.first { $0.item == cell.item }
        guard cell != end else { continue }
        text.node("item \(cell.item)") { text in
          if cell.frame != end?.frame { text.value("frame", cell.frame.modelText) }
          if let end { text.addMotion(of: cell.view, to: end.view) }
        }
      }
      for section in shown.sections {
        let end = settled.sections.first { $0.number == section.number }
        for (kind, supplement) in section.supplements {
          let last = end?.supplements.first { $0.kind == kind }?.supplement
          guard supplement.frame != last?.frame else { continue }
          text.value("section \(section.number) \(kind)", supplement.frame.modelText)
        }
      }
    }
  }

  private mutating func addMotion(of view: PresentedView, to end: PresentedView) {
    guard view != end else { return }
    let name = view.name.rawValue
    if view.frame != end.frame { value("\(name).frame", view.frame.modelText) }
    for (property, here, _) in view.properties.differences(from: end.properties) {
      value("\(name).\(property.rawValue)", here.value.modelText)
    }
    if let map = view.transformOnItsWay {
      let parts = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { decimal($0, places: 6) }
      value("\(name).transform", "[\(parts.joined(separator: " "))]")
    }
    for subview in view.subviews {
      if let other = end.subviews.first(where: { $0.name == subview.name }) {
        addMotion(of: subview, to: other)
      }
    }
  }
}

extension ValueOrigin {
  /// Whether the text contains a value of this origin. Defaults and inherited values are left out, except the
  /// tint colour of an image view, which its icon shows.
  fileprivate func isWorthTelling(isTint: Bool) -> Bool {
    switch self {
    case .classDefault: false
    case .inherited: isTint
    case .uiKit, .style, .transformer, .template, .item, .rule: true
    }
  }
}

extension PropertyValue {
  /// The value as text. Colours are already resolved, so that they are equal in all appearances.
  fileprivate var modelText: String {
    switch self {
    case .color(let color?): color.resolved(in: .light).hexText
    case .colors(let colors):
      "[\(colors.map { $0.resolved(in: .light).hexText }.joined(separator: ", "))]"
    default: sceneText
    }
  }
}

extension Rect {
  fileprivate var modelText: String {
    "(\(decimal(minX)), \(decimal(minY)), \(decimal(size.width)), \(decimal(size.height)))"
  }
}

extension Point {
  fileprivate var modelText: String { "(\(decimal(x)), \(decimal(y)))" }
}

extension Size {
  fileprivate var modelText: String { "\(decimal(width)) × \(decimal(height))" }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
