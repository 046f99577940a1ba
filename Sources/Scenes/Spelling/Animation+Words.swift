package import Motion

extension Animation {
  /// The word for `repeatCount` without an end.
  package static let endless = "infinity"

  /// The curve of an animation that names none: `curveEaseInOut` in `UIView.animate`, linear in
  /// `CABasicAnimation` (both documented).
  package static func defaultCurve(ofLayer isLayerAnimation: Bool) -> TimingCurve {
    isLayerAnimation ? .linear : .easeInOut
  }
}

extension Animation.Options {
  /// The options under their names in scene files, UIKit's.
  package static let named: [(name: String, option: Animation.Options)] = [
    ("beginFromCurrentState", .beginFromCurrentState)
  ]
}

extension TimingCurve {
  /// The curves that have names in scene files: UIKit's without "curve", and Core Animation's default.
  package static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("default", .default),
  ]
}
