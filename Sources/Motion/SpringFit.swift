internal import Drawing

/// Finds the spring that UIKit makes of a duration: the natural frequency at which the swing has decayed
/// to a thousandth when the time is over.
struct SpringFit {
  let dampingRatio: Double
  let duration: Double
  let velocity: Double

  /// What is left of the swing in the end (found from measured springs).
  private static let rest = 0.001
  /// UIKit's steps (found from measured springs).
  private static let steps = 12

  /// Beyond this frequency, times the duration, a spring is no spring. Our choice.
  private static let stiffestPossible = 1e6

  /// The natural frequency, in radians a second.
  func frequency(_ fit: Spring.Fit) -> Double {
    switch fit {
    case .uiKitExact:
      // Where the steps end nowhere there is nothing to be exact about.
      let found = searched
      return found > 0 && found < Self.stiffestPossible / duration ? found : stiffest
    case .robust: return stiffest
    }
  }

  /// Whether UIKit's search ends elsewhere than at the stiffest spring.
  var goesAstray: Bool { !(abs(searched - stiffest) <= 1e-3 * stiffest) }

  /// Where UIKit's unguarded steps end. Below zero they have found the stiffness that was measured, but
  /// no spring is pushed by its brake.
  private var searched: Double {
    var frequency = 5 / duration
    for _ in 0..<Self.steps { frequency -= error(frequency) / slope(frequency) }
    return abs(frequency)
  }

  /// How far the condition is from being met.
  private func error(_ frequency: Double) -> Double {
    let decay = Elementary.exp(-dampingRatio * frequency * duration)
    guard dampingRatio < 1 else {
      return -Self.rest + decay * ((frequency - velocity) * duration + 1)
    }
    return Self.rest - (dampingRatio * frequency - velocity) / (frequency * root) * decay
  }

  private func slope(_ frequency: Double) -> Double {
    let decay = Elementary.exp(-dampingRatio * frequency * duration)
    guard dampingRatio < 1 else { return decay * (velocity - frequency) * duration * duration }
    let square = dampingRatio * dampingRatio * frequency * frequency
    let part =
      (dampingRatio * frequency * duration * velocity + velocity - square * duration) * decay
    let sign: Double = Self.rest - error(frequency) > 0 ? -1 : 1
    return sign * part / (frequency * frequency * root)
  }

  private var root: Double { (1 - dampingRatio * dampingRatio).squareRoot() }

  /// The largest frequency that meets the condition: above it the swing is smaller than the rest, so that
  /// halving from there finds it.
  private var stiffest: Double {
    func excess(_ frequency: Double) -> Double {
      dampingRatio < 1 ? -error(frequency) : error(frequency)
    }
    // Beyond this everything has decayed, whatever the speed.
    var high = 64 / (dampingRatio * duration)
    var low = high
    while low > 1e-9 / duration, excess(low) < 0 { low *= 0.99 }
    for _ in 0..<200 where high - low > 1e-15 * high {
      let middle = (low + high) / 2
      if excess(middle) < 0 { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }
}
