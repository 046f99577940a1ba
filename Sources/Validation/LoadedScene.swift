internal import Interaction
internal import OrderedCollections
package import Scenes
internal import Views
package import Vocabulary

/// A scene that is ready to be resolved: it is valid, its images and colours are values and not
/// names, and custom states stand for `touchInside` and for the states of controls.
///
/// Only `init(_:)` checks this. What takes a loaded scene needs no check of its own.
///
/// It is an immutable object because most values that are made for a scene contain it: a copy of one costs one
/// reference instead of those of all parts of the scene.
package final class LoadedScene: Sendable {
  /// The scene, with additional custom states for its controls, and for `touchInside` if rules use it.
  package let scene: Scene
  /// Whether the scene has the additional state for `touchInside`.
  package let hasTouchInsideState: Bool

  /// How controls look in their own states and what spins, as rules that apply after those of the scene.
  package let controlRules: [Rule]
  /// The captured pictures of views.
  package let pictures: [ViewName: ViewPictures]
  /// The controls on whose touches the scene depends.
  package let connectedControls: Set<ViewName>

  /// The rules of the scene, and those of its controls.
  package var rules: [Rule] { scene.rules + controlRules }

  /// The name of the additional state, which no other state can have.
  package static let touchInsideState = CellPredicate.touchInsideWord

  /// Creates a loaded scene from a scene that names no images or colours, or in which they have
  /// been replaced.
  ///
  /// - Parameter pictures: The pictures of the views that show captured ones.
  /// - Throws: All problems with the scene.
  package init(
    _ scene: Scene, pictures: [ViewName: ViewPictures] = [:]
  ) throws(InvalidScene) {
    let problems = SceneValidator.problems(in: scene)
    guard problems.isEmpty else { throw InvalidScene(problems: problems) }
    guard !scene.namesAssets, scene.picturedViews.allSatisfy({ pictures[$0.view.name] != nil })
    else {
      let message = "an image, colour, font or capture is still a name; load the assets first"
      throw InvalidScene(problems: [SceneProblem(path: .scene, message: message)])
    }
    hasTouchInsideState = scene.rules.contains(where: \.when.asksForTouch)
    let telling = scene.tellingControls
    self.scene = hasTouchInsideState ? telling.tellingTouches : telling
    controlRules = telling.controlRules + telling.spinningRules
    self.pictures = pictures
    connectedControls = Set(scene.connectedControls)
  }

  private init(_ other: LoadedScene, texts: [ViewName: String]) {
    scene = other.scene.assigning(texts: texts)
    hasTouchInsideState = other.hasTouchInsideState
    controlRules = other.controlRules
    pictures = other.pictures
    connectedControls = other.connectedControls
  }

  /// The scene in which labels have other texts in all states (`Scene.assigning(texts:)`). Nothing else in it depends
  /// on texts, so it is not checked again.
  package func assigning(texts: [ViewName: String]) -> LoadedScene {
    LoadedScene(self, texts: texts)
  }
}

/// Why a scene cannot be resolved.
package struct InvalidScene: Error, Hashable, Sendable {
  /// The problems, each with the responsible part of the scene.
  package let problems: [SceneProblem]
}

extension Scene {
  /// The scene with an additional custom state for `touchInside`. The machine assigns this state,
  /// because UIKit does not pass the finger's location to cells. The rules refer to the state instead.
  fileprivate var tellingTouches: Scene {
    var scene = self
    var state = CustomState(LoadedScene.touchInsideState, [:])
    state.isImplied = true
    scene.states.append(state)
    for index in rules.indices { scene.rules[index].when = rules[index].when.askingForTouchState }
    return scene
  }
}

extension CellPredicate {
  /// Returns the predicate with `touchInside` replaced by the state.
  fileprivate var askingForTouchState: CellPredicate {
    switch self {
    case .touchInside: .custom(LoadedScene.touchInsideState)
    case .constant, .flag, .custom, .value, .traits, .contentSize, .item, .section, .place:
      self
    case .not(let predicate): .not(predicate.askingForTouchState)
    case .and(let a, let b): .and(a.askingForTouchState, b.askingForTouchState)
    case .or(let a, let b): .or(a.askingForTouchState, b.askingForTouchState)
    }
  }
}
