internal import Captures
internal import Drawing
internal import SceneWriting
internal import Scenes
internal import Views
internal import Vocabulary

// What VoiceOver reads in views that the recorder could not look into.
extension CaptureImport {
  /// Views without a look for the elements in a view, as they are in the normal state.
  mutating func elementLines(of view: CapturedView, _ base: StateValues?) -> [ViewLines] {
    let normal = normalElements(of: view)
    for state in capture.states {
      guard let shown = elements(of: view, in: state.tree) else { continue }
      if shown.count != normal.count {
        note(
          view.name,
          "VoiceOver reads another number of elements in \(state.title); the scene has those of the normal state"
        )
      } else if !state.traits.isEmpty, let own = states.first(where: { $0.name == state.name }),
        let plain = own.views[view.name]?.accessibility, plain != shown
      {
        note(view.name, "what VoiceOver reads in \(state.title) is not in the scene")
      }
    }
    return normal.enumerated().map { index, element in
      var lines = ViewLines(head: SceneLine("view", elementName(index, of: view)))
      let all = properties(of: element, in: view)
      lines.properties =
        [all[0], SceneLine("isAccessibilityElement", "true")]
        + all.dropFirst().filter { !Self.empty.contains($0.value) }
      for (property, text) in element.texts {
        if case .hiddenText(let count)? = text, count > 0 {
          note(view.name, "the \(property) of an element in it is hidden in the capture")
        }
        if case .text(let text)? = text { noteText(text, Self.limited(text), view.name) }
      }
      viewCount += 1
      return lines
    }
  }

  /// All values of the elements in a state as assignments, each with the normal state's value. Elements of which there are
  /// more or fewer than in the normal state have none.
  func elementChanges(in state: StateValues) -> [(line: SceneLine, base: String)] {
    tree.all.filter { $0.opaque != nil }.flatMap { view -> [(line: SceneLine, base: String)] in
      let normal = normalElements(of: view)
      guard let shown = state.views[view.name]?.accessibility, shown.count == normal.count
      else { return [] }
      return zip(shown, normal).enumerated().flatMap { index, pair in
        zip(properties(of: pair.0, in: view), properties(of: pair.1, in: view)).map {
          (SceneLine("\(elementName(index, of: view)).\($0.key)", $0.value), $1.value)
        }
      }
    }
  }

  private func normalElements(of view: CapturedView) -> [CapturedElement] {
    capture.states.first.flatMap { elements(of: view, in: $0.tree) } ?? view.accessibility
  }

  /// The elements in a view of a state; `nil` if it does not have the view.
  private func elements(of view: CapturedView, in tree: CapturedView) -> [CapturedElement]? {
    tree.all.first { $0.name == view.name }?.accessibility
  }

  private func elementName(_ index: Int, of view: CapturedView) -> String {
    name(for: "\(view.name)Element\(index + 1)")
  }

  /// Values that scenes have by default.
  private static let empty: Set<String> = [SceneLines.quoted(""), "[]"]

  /// The properties of the view that stands for an element, its frame first.
  private func properties(of element: CapturedElement, in view: CapturedView) -> [SceneLine] {
    let frame = element.frame ?? Rect(origin: .zero, size: view.frame?.size ?? Size(0, 0))
    var lines = [SceneLine("frame", PropertyValue.frame(Self.limited(frame)).sceneText)]
    for (property, text) in element.texts {
      let shown =
        switch text {
        case .text(let text)?: Self.limited(text)
        case .hiddenText(let count)?: String(repeating: "x", count: min(count, 200))
        default: ""
        }
      lines.append(SceneLine(property, SceneLines.quoted(shown)))
    }
    let words = element.traits.map(\.rawValue).joined(separator: ", ")
    lines.append(SceneLine("accessibilityTraits", "[\(words)]"))
    return lines
  }
}
