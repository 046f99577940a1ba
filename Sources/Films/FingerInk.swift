internal import Diagrams
internal import Drawing
internal import Machine
internal import Resolution

extension TouchTrace.Finger {
  /// The finger as it is drawn, in storyboards and films alike; `nil` when it is away.
  var mark: FingerMark? {
    switch self {
    case .away: nil
    case .down(let center): FingerMark(at: center, .down)
    case .lifted(let center): FingerMark(at: center, .lifted)
    }
  }

  /// The drawing of the finger, above everything else.
  var ink: [DisplayList.Item] { mark?.items() ?? [] }
}
