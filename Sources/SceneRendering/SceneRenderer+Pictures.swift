internal import Interaction
internal import Resolution
internal import Scenes
package import Validation
internal import Views
internal import Vocabulary

/// Views that show captured pictures: which they are, and what they lack.
extension SceneRenderer {
  /// The states that touches and the app can bring the first cell into.
  private var reachableStates: [CellState] {
    resolved.stateGraph(ofItems: [0]).states.flatMap(\.cells)
  }

  /// The names of the states without a picture of a view, in the order of the graph.
  private func gaps() -> [(view: ViewName, states: [String])] {
    var gaps: [(view: ViewName, states: [String])] = []
    for state in reachableStates {
      for view in resolved.viewsWithoutPicture(in: state) {
        let name = state.text(separator: "+")
        if let index = gaps.firstIndex(where: { $0.view == view }) {
          if !gaps[index].states.contains(name) { gaps[index].states.append(name) }
        } else {
          gaps.append((view, [name]))
        }
      }
    }
    return gaps
  }

  /// The maximum number of states that a message names.
  private static let mostNamed = 6

  private static func list(_ states: [String]) -> String {
    let rest = states.count - mostNamed
    return states.prefix(mostNamed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The traits that differ from the usual ones, in words: ` in dark`; empty for none.
  private var traitWords: String {
    var usual = Traits()
    usual.displayScale = traits.displayScale
    usual.platform = traits.platform
    let words = traits.change(from: usual).words.map { $0.value == "true" ? $0.name : $0.value }
    return words.isEmpty ? "" : " in " + words.joined(separator: ", ")
  }

  /// The warnings about states without a captured picture, for which a dashed box is shown, and about pictures of
  /// states that the scene does not have.
  package var pictureNotes: [SceneProblem] {
    guard !resolved.loaded.pictures.isEmpty else { return [] }
    let gaps = gaps()
    return resolved.loaded.scene.picturedViews.flatMap { view, path -> [SceneProblem] in
      guard let pictures = resolved.loaded.pictures[view.name] else { return [] }
      let path = path.key(PropertyName.pictures.rawValue)
      var messages: [String] = []
      if let gap = gaps.first(where: { $0.view == view.name }) {
        messages.append(
          "\"\(pictures.capture)\" has no picture of \(view.name.rawValue) for"
            + " \(Self.list(gap.states))\(traitWords); a dashed box is shown")
      }
      if !pictures.strangers.isEmpty {
        messages.append(
          "\"\(pictures.capture)\" has pictures of \(Self.list(pictures.strangers)), which the scene does"
            + " not have; declare these states, or write picturesIgnore")
      }
      return messages.map { SceneProblem(path: path, message: $0) }
    }
  }

  /// Sentences for figures and pages: which views are captured pictures, and which states have none.
  package var pictureSentences: [String] {
    guard !resolved.loaded.pictures.isEmpty else { return [] }
    let names = resolved.loaded.scene.picturedViews.map(\.view.name.rawValue)
    let what =
      names.count == 1
      ? "\(names[0]) is opaque: a captured picture of the app."
      : "\(names.joined(separator: ", ")) are opaque: captured pictures of the app."
    return [what] + pictureGapSentences
  }

  /// Sentences about the states without a captured picture.
  package var pictureGapSentences: [String] {
    guard !resolved.loaded.pictures.isEmpty else { return [] }
    return gaps().map {
      "Dashed box: no picture of \($0.view.rawValue) for \(Self.list($0.states))\(traitWords)."
    }
  }
}
