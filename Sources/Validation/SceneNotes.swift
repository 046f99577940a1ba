internal import CollectionLayouts
internal import Interaction
internal import Motion
internal import OrderedCollections
package import Scenes
internal import Views
internal import Vocabulary

/// Notes of `check`: what is valid in a scene, but does not have the expected effect in UIKit.
package enum SceneNotes {
  /// All notes, in the order of the scene's parts.
  package static func notes(in scene: Scene) -> [SceneProblem] {
    backgroundNotes(scene.cell) + coveredNotes(scene) + contentNotes(scene.cell)
      + transformerNotes(scene)
      + springNotes(scene) + animationNotes(scene) + followingNotes(scene) + rangeNotes(scene)
      + completionNotes(scene) + reuseNotes(scene) + editingNotes(scene)
  }

  /// Background properties that exclude each other.
  private static func backgroundNotes(_ cell: Cell) -> [SceneProblem] {
    let path = ScenePath.scene.key("cell")
    return Cell.Background.allCases.filter(cell.superseded.contains).map { property in
      let other =
        property == .backgroundConfiguration
        ? "a background view" : Cell.Background.backgroundConfiguration.rawValue
      return SceneProblem(
        path: path.key(property.rawValue),
        message: "UIKit removes \(property.rawValue), because \(other) is set after it and the two"
          + " exclude each other; leave one of them out")
    }
  }

  /// Colours of the cell that rules set and that its background configuration covers.
  private static func coveredNotes(_ scene: Scene) -> [SceneProblem] {
    let cell = scene.cell
    guard let configuration = cell.backgroundConfiguration,
      !cell.superseded.contains(.backgroundConfiguration),
      configuration.properties[.backgroundInsets] == nil,
      configuration.properties[.backgroundColor] == nil,
      !scene.rules.contains(where: { rule in
        rule.assignments.contains { $0.view == .backgroundConfiguration }
      }),
      let style: BackgroundConfiguration.Style = configuration.properties[.style], style.isOpaque
    else { return [] }
    return scene.rules.enumerated().flatMap { index, rule in
      rule.assignments.enumerated().compactMap { number, assignment in
        guard assignment.view == .cell, assignment.property == .backgroundColor else { return nil }
        return SceneProblem(
          path: ScenePath.scene.key("rules").index(index).key("assignments").index(number),
          message:
            "backgroundConfiguration covers the cell's backgroundColor, so that it is not visible; set"
            + " backgroundConfiguration.backgroundColor")
      }
    }
  }

  /// Views in a content view that a configuration replaces.
  private static func contentNotes(_ cell: Cell) -> [SceneProblem] {
    guard cell.contentConfiguration != nil, !cell.contentView.subviews.isEmpty else { return [] }
    let path = ScenePath.scene.key("cell").key(ViewName.contentView.rawValue).key("subviews")
    return [
      SceneProblem(
        path: path,
        message: "UIKit removes the views in contentView, because contentConfiguration replaces it;"
          + " leave one of them out")
    ]
  }

  /// Springs for which UIKit's search fails, so that they do not have the requested duration.
  private static func springNotes(_ scene: Scene) -> [SceneProblem] {
    guard scene.springFit == .uiKitExact else { return [] }
    return scene.rules.enumerated().flatMap { index, rule in
      let animations: [(String, Animation?)] = [
        ("animation", rule.animation), ("leaving", rule.leaving),
      ]
      return animations.compactMap { key, animation -> SceneProblem? in
        guard let animation, case .usingSpring(let damping, let velocity) = animation.timing,
          animation.duration > .zero,
          Spring.goesAstray(
            dampingRatio: damping, duration: animation.duration.seconds,
            initialVelocity: velocity)
        else { return nil }
        return SceneProblem(
          path: ScenePath.scene.key("rules").index(index).key(key),
          message: "UIKit's calculation of this spring fails at such a high velocity; lower"
            + " initialSpringVelocity, or write \"springFit: robust\" under \"policies\"")
      }
    }
  }

  /// Properties that the animation of their rule does not animate.
  private static func animationNotes(_ scene: Scene) -> [SceneProblem] {
    scene.rules.enumerated().flatMap { index, rule -> [SceneProblem] in
      let animations = [rule.animation, rule.leaving].compactMap { $0 }
      guard !animations.isEmpty else { return [] }
      let isLayer = animations.contains(where: \.isLayerAnimation)
      let isUIView = animations.contains { !$0.isLayerAnimation }
      return rule.assignments.enumerated().compactMap { number, assignment -> SceneProblem? in
        let property = assignment.property.rawValue
        let kind: ViewKind =
          assignment.view == .backgroundConfiguration ? .backgroundConfiguration : .view
        let message: String
        switch assignment.property.definition.animatability(in: kind) {
        case .layerOnly where isUIView:
          message =
            "UIView.animate does not animate \(property), which changes at once; move it to a rule whose"
            + " animation has \"layerAnimation: true\""
        case .throughLayout where isLayer:
          message =
            "an animation of a layer does not move frames, so that \(property) changes at once; move it to"
            + " a rule whose animation has no layerAnimation"
        case .additive
        where isUIView && assignment.value.isWholeTurn && !rule.passes(assignment)
          && !scene.turnsPartly(assignment.view):
          message =
            "UIView.animate cannot rotate a view by a full turn, because that ends where it began; write a"
            + " layer animation of transform.rotation.z under \"layerAnimations\""
        default: return nil
        }
        let path = ScenePath.scene.key("rules").index(index).key("assignments").index(number)
        return SceneProblem(path: path, message: message)
      }
    }
  }

  /// States that a cell takes to another item, because nothing resets them.
  private static func reuseNotes(_ scene: Scene) -> [SceneProblem] {
    guard scene.cellReuse == .kept else { return [] }
    return scene.states.enumerated().compactMap { index, state -> SceneProblem? in
      let resets: [StateEvent] = [.prepareForReuse, .willDisplayCell]
      guard state.source == .gesture, !state.isImplied, !state.events.isEmpty,
        !resets.contains(where: { state.events[$0] != nil }),
        let cells = scene.cellsUsedAgain(showing: state.name)
      else { return nil }
      let names = cells.map { "\"\($0)\"" }.joined(separator: " or ")
      return SceneProblem(
        path: ScenePath.scene.key("states").index(index),
        message:
          "nothing resets \(state.name) when a cell \(names.isEmpty ? "" : names + " ")is used again, so that another item shows it; write"
          + " \"prepareForReuse: \(state.startValue)\", or \"setBy: data\" if the item keeps it")
    }
  }

  /// Transformers that are called only once.
  private static func transformerNotes(_ scene: Scene) -> [SceneProblem] {
    let cell = scene.cell
    guard scene.configurationEquality == .uiKit, let configuration = cell.backgroundConfiguration,
      !cell.superseded.contains(.backgroundConfiguration),
      case .answers(let answers)?? = configuration.properties[.backgroundColorTransformer],
      answers.contains(where: { !$0.when.flags.isEmpty })
    else { return [] }
    let name = PropertyName.backgroundColor
    var paths: [ScenePath] = []
    if configuration.properties[name] != nil {
      let path = ScenePath.scene.key("cell").key(ViewName.backgroundConfiguration.rawValue)
      paths.append(path.key(name.rawValue))
    }
    for (section, content) in scene.collectionView.sections.enumerated() {
      let items = scene.collectionView.itemsPath(ofSection: section)
      for (number, item) in content.items.cycle.enumerated() {
        for (index, assignment) in item.assignments.enumerated()
        where assignment.view == .backgroundConfiguration && assignment.property == name {
          paths.append(items.index(number).key("assignments").index(index))
        }
      }
    }
    return paths.map { path in
      SceneProblem(
        path: path,
        message:
          "with a backgroundColor of its own the configuration is equal in all states, so that"
          + " UIKit does not call the transformer again; leave it out, or write"
          + " \"configurationEquality: alwaysApply\" under \"policies\"")
    }
  }
}

extension Scene {
  /// Whether a rule turns a view by a part of a turn, from where a whole one is the other part.
  fileprivate func turnsPartly(_ view: ViewName) -> Bool {
    rules.flatMap(\.assignments).contains { assignment in
      guard assignment.view == view, case .transform(let transform) = assignment.value else {
        return false
      }
      return transform.rotation != .zero && !assignment.value.isWholeTurn
    }
  }
}

extension PropertyValue {
  /// Whether it is a transform whose rotation is one or more whole turns.
  fileprivate var isWholeTurn: Bool {
    guard case .transform(let transform) = self, transform.rotation != .zero else { return false }
    return transform.rotation.halfTurns.truncatingRemainder(dividingBy: 2) == 0
  }
}
