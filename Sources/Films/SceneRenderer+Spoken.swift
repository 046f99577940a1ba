package import Diagrams
internal import Layout
package import Resolution
package import SceneRendering
internal import Vocabulary
internal import Wording

extension SceneRenderer {
  /// The accessibility elements of a cell, in order.
  package func elements(of cell: PresentedCell) -> [RedlineContent.Element] {
    resolved.accessibilityElements(of: cell).map { element in
      let traits = element.traits.map { spacedWords($0.rawValue) }
      let names = (element.swipeActions + element.actions).filter { !$0.isEmpty }
      let actions = names.isEmpty ? [] : ["actions " + names.joined(separator: ", ")]
      return RedlineContent.Element(
        label: element.label ?? "",
        value: [element.value, element.hint].compactMap(\.self).joined(separator: ", "),
        traits: (traits + actions).joined(separator: ", "))
    }
  }

  /// What assistive apps find in a cell as a sentence, if the scene says something to them; empty otherwise.
  package func spoken(_ cell: PresentedCell) -> String {
    guard cell.mentionsAccessibility else { return "" }
    return elements(of: cell).map(\.spoken).joined(separator: "; ")
  }
}
