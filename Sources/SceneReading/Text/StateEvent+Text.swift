internal import Interaction
internal import Scenes
internal import Vocabulary

extension StateEvent {
  /// Reads an event in the syntax of scene files: `didSelectItem`, `press.began`, `like.touchUpInside`. `nil` for other
  /// texts. Whether the gesture recogniser or the control exists is checked later.
  init?(sceneText text: String) {
    if let event = Self.plain.first(where: { $0.sceneText == text }) {
      self = event
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    if let event = ControlEvent(rawValue: parts[1]) {
      self = .control(ViewName(rawValue: parts[0]), event)
    } else if let phase = GesturePhase(rawValue: parts[1]) {
      self = .gesture(parts[0], phase)
    } else {
      return nil
    }
  }
}
