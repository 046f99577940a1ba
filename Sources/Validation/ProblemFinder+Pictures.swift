internal import Interaction
internal import Messages
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks views that show captured pictures.
extension ProblemFinder {
  mutating func checkPictures(of view: View, _ path: ScenePath) {
    let properties = view.properties
    guard properties[.pictures]?.isEmpty == false else {
      for name in [PropertyName.picturesOf, .picturesIgnore]
      where (properties[name] ?? name.definition.defaultValue) != name.definition.defaultValue {
        add(
          path.key(name.rawValue),
          "\"\(view.name.rawValue.shortened)\" has no pictures; add \"pictures: capture.json\", or leave this out"
        )
      }
      return
    }
    let key = path.key(PropertyName.pictures.rawValue)
    guard cellPath == Cell.path else {
      return add(key, "only the views of cells have captured pictures; leave them out here")
    }
    let flags = CellState.Flag.allCases.map(\.rawValue)
    let traits = TraitTable.all.map(\.name)
    let states = scene.states.filter { !$0.isImplied }.map(\.name)
    let known = flags + states + traits
    for word in properties[.picturesIgnore] ?? [] where !known.contains(word) {
      add(
        path.key(PropertyName.picturesIgnore.rawValue),
        "\"\(word.shortened)\" is not a flag, state or trait"
          + Suggestion.textOrList(for: word, among: known))
    }
  }
}
