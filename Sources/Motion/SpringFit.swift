internal import Drawing

/// Finds the spring that UIKit uses for a duration: the natural frequency at which the oscillation
/// has decayed to a thousandth at the end of the duration.
struct SpringFit {
  let dampingRatio: Double
  let duration: Double
  let velocity: Double

  /// The remaining amplitude at the end (found from measured springs).
  private static let rest = 0.001
  /// The number of Newton steps that UIKit does (found from measured springs).
  private static let steps = 12

  /// The maximum of frequency times duration. Our choice: anything above is not a useful spring.
  private static let stiffestPossible = 1e6

  /// The natural frequency, in radians per second.
  func frequency(_ fit: Spring.Fit) -> Double {
    switch fit {
    case .uiKitExact:
      // If the steps diverge, the exact result is meaningless.
      let found = searched
      return found > 0 && found < Self.stiffestPossible / duration ? found : stiffest
    case .robust: return stiffest
    }
  }

  /// Whether UIKit's search does not end at the stiffest spring.
  var goesAstray: Bool { !(abs(searched - stiffest) <= 1e-3 * stiffest) }

  /// The result of UIKit's unguarded steps. A negative frequency gives the stiffness that was
  /// measured, but it would mean negative damping.
  private var searched: Double {
    var frequency = 5 / duration
    for _ in 0..<Self.steps { frequency -= error(frequency) / slope(frequency) }
    return abs(frequency)
  }

  /// The error of the condition at a frequency.
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

  /// The largest frequency that meets the condition. Above it the amplitude is below `rest`, so
  /// bisection finds it.
  private var stiffest: Double {
    func excess(_ frequency: Double) -> Double {
      dampingRatio < 1 ? -error(frequency) : error(frequency)
    }
    // Above this everything has decayed, at any velocity.
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
