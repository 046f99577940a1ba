internal import Diagrams
internal import Drawing
internal import Machine

extension TouchTrace.Finger {
  /// The mark of the finger in storyboards and films; `nil` if it is not visible.
  var mark: FingerMark? {
    switch self {
    case .away: nil
    case .down(let center): FingerMark(at: center, .down)
    case .lifted(let center): FingerMark(at: center, .lifted)
    }
  }
}
