internal import Interaction
internal import OrderedCollections
internal import Resolution
internal import Scenes
internal import Vocabulary

/// Finds the part of a scene that a finding is about.
struct SceneCauses {
  private let resolved: ResolvedScene

  init(_ resolved: ResolvedScene) { self.resolved = resolved }

  private var scene: Scene { resolved.scene }

  /// The view in the cell; the cell for `nil` and for views that UIKit creates.
  func view(_ name: ViewName?) -> ScenePath {
    name.flatMap { resolved.path(ofView: $0) } ?? Cell.path
  }

  /// The first rule that names a word, one of the scene's own states rather than a flag of UIKit; the cell if there is
  /// none.
  func rule(about words: Set<StateChange.Word>) -> ScenePath {
    let own = words.filter { if case .custom = $0 { true } else { false } }
    let index =
      scene.rules.firstIndex { !own.isDisjoint(with: $0.when.words) }
      ?? scene.rules.firstIndex { !words.isDisjoint(with: $0.when.words) }
    return index.map { Self.path($0) } ?? Cell.path
  }

  /// The first animated rule that names a word in which two states differ, otherwise the first rule that does.
  func animation(from one: CellState?, to other: CellState?, moving view: ViewName? = nil)
    -> ScenePath
  {
    guard let one, let other else { return Cell.path }
    let words = one.words(otherThanIn: other)
    func find(_ condition: (Rule) -> Bool) -> ScenePath? {
      scene.rules.firstIndex { !words.isDisjoint(with: $0.when.words) && condition($0) }
        .map { Self.path($0) }
    }
    let moves = view.flatMap { view in
      find { $0.isAnimated && $0.assignments.contains { $0.view == view } }
    }
    return moves ?? find(\.isAnimated) ?? find { _ in true } ?? self.view(view)
  }

  private static func path(_ index: Int) -> ScenePath {
    ScenePath.scene.key("rules").index(index)
  }
}

extension Rule {
  fileprivate var isAnimated: Bool {
    animation != nil || leaving != nil || !layerAnimations.isEmpty || !transitions.isEmpty
  }
}

extension CellPredicate {
  /// The flags and custom states that the result may depend on.
  var words: Set<StateChange.Word> {
    Set(flags.map { .flag($0) }).union(customStates.map { .custom($0) })
  }
}

extension CellState {
  /// The flags and custom states whose values differ from those of another state.
  func words(otherThanIn other: CellState) -> Set<StateChange.Word> {
    let flags = CellState.Flag.allCases.filter { contains($0) != other.contains($0) }
    let names = Set(customValues.keys).union(other.customValues.keys)
      .filter { customValues[$0] != other.customValues[$0] }
    return Set(flags.map { StateChange.Word.flag($0) })
      .union(names.map { StateChange.Word.custom($0) })
  }
}
