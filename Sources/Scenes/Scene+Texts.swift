internal import Interaction
internal import Views
package import Vocabulary

extension Scene {
  /// The scene in which labels have other texts in all states, shown as they are: a last rule gives them.
  package func assigning(texts: [ViewName: String]) -> Scene {
    guard !texts.isEmpty else { return self }
    let assignments = texts.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      Assignment(view: $0.key, property: .text, value: .string(BracedText.escaping($0.value)))
    }
    var scene = self
    scene.rules.append(Rule(when: .always, assignments: assignments))
    return scene
  }
}
