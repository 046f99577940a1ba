internal import Interaction
internal import Scenes
internal import Vocabulary

extension StateEvent {
  /// Reads an event in the syntax of scene files: `didSelectItem`, `press.began`, `like.touchUpInside`,
  /// `accessories.detail.touchUpInside`. `nil` for other texts. Whether the gesture recogniser or the control exists is
  /// checked later.
  init?(sceneText text: String) {
    if let event = Self.plain.first(where: { $0.sceneText == text }) {
      self = event
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let detail = ViewName.accessory(.detail)
    if parts.count == 3, let event = ControlEvent(rawValue: parts[2]),
      text == "\(detail.rawValue).\(event.rawValue)"
    {
      self = .control(detail, event)
      return
    }
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
