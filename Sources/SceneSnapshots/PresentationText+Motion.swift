internal import Drawing
internal import Interaction
internal import Motion
internal import Resolution
internal import ResolvedViews
internal import Review
internal import Scenes
internal import Snapshots
internal import Views
internal import Vocabulary

/// Animations and values over time.
extension PresentationText {
  /// Adds the animations that are written in the scene.
  mutating func addAnimations() {
    let updates = scene.collectionView.batchUpdatesAnimation
    let isSaid = scene.rules.contains {
      $0.animation != nil || $0.leaving != nil || !$0.layerAnimations.isEmpty
        || !$0.transitions.isEmpty
    }
    let hasStates = scene.states.contains { $0.animation != nil }
    guard isSaid || hasStates || updates != .batchUpdates else { return }
    node(ModelText.animations) { text in
      for (index, rule) in text.scene.rules.enumerated() {
        let condition = rule.when.sceneText
        if let animation = rule.animation {
          text.value("when \(condition)", animation.sceneText, "rules[\(index)].animation")
        }
        if let leaving = rule.leaving {
          text.value("leaving \(condition)", leaving.sceneText, "rules[\(index)].leaving")
        }
        for (number, keyframe) in rule.keyframes.enumerated() {
          text.value(
            "keyframe \(number) \(rule.calculationMode.rawValue) \(condition)", keyframe.sceneText,
            "rules[\(index)].keyframes[\(number)]")
        }
        for (number, animation) in rule.layerAnimations.enumerated() {
          text.value(
            "while \(condition) \(animation.view.rawValue).\(animation.keyPath.rawValue)",
            animation.sceneText, "rules[\(index)].layerAnimations[\(number)]")
        }
        for (number, transition) in rule.transitions.enumerated() {
          text.value(
            "transition \(condition) \(transition.view.rawValue)", transition.sceneText,
            "rules[\(index)].transitions[\(number)]")
        }
      }
      for state in text.scene.states {
        guard let animation = state.animation else { continue }
        text.value(
          "when \(state.name) changes", animation.sceneText, "states.\(state.name).animation")
      }
      if updates != .batchUpdates {
        text.value(
          "performBatchUpdates", updates?.sceneText ?? "none", "collectionView.batchUpdates")
      }
    }
  }

  /// Returns the text for the motion of a script: the scene's animations, and each value that changes, frame by
  /// frame.
  ///
  /// - Parameters:
  ///   - motion: The values over time.
  ///   - script: The script's name.
  ///   - resolved: The scene.
  static func text(
    of motion: PropertyTrace, script: String, in resolved: ResolvedScene
  ) -> String {
    var text = PresentationText(of: resolved, header: ModelText.motionHeader)
    text.addSettings(hidden: .cells, script: script)
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
  mutating func addMotion(settled: Presentation, shown: Presentation) {
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
    if let outgoing = view.outgoing.first {
      value(
        "\(name).transition",
        "\(outgoing.transition.type.rawValue) \(decimal(outgoing.progress, places: 6))")
    }
    for (property, here, _) in view.properties.differences(from: end.properties) {
      value("\(name).\(property.rawValue)", here.value.modelText)
    }
    if let map = view.presentationTransform {
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
