internal import Drawing

/// The limits of a scene. All are our choice: generous for a screen, and too small to exhaust a
/// machine.
package enum SceneLimits {
  /// The minimum side of a view, in points: one pixel at 3×, rounded up.
  package static let smallestSide = 0.5
  /// The maximum side or distance, in points.
  package static let largestLength = 10_000.0
  /// The minimum distance of a finger in a pan for a change of a number by 1, in points.
  package static let leastPanDistance = 0.001
  /// The valid sides of something with an area, in points.
  package static let sides = smallestSide...largestLength
  /// The valid offsets, in points.
  package static let distances = -largestLength...largestLength
  /// The valid fractions of dimensions in compositional layouts.
  package static let shares = 0.001...1.0
  /// The maximum area of a picture, in square points: 36 million pixels at 3×.
  package static let largestArea = 4_000_000.0
  /// The maximum length of a text, in bytes: a title is a line, a label's text a paragraph.
  package static let longestText = 2000
  /// The maximum number of lines of a label.
  package static let mostLines = 1_000
  /// The maximum number of items in a collection view.
  package static let mostItems = 1_000_000
  /// The maximum number of views in a cell.
  package static let mostViews = 1_000
  /// The maximum number of keyframes of an animation.
  package static let mostKeyframes = 100
  /// The maximum number of colours in a gradient.
  package static let mostStops = 100
  /// The maximum number of steps in a path.
  package static let longestPath = 20_000
  /// The maximum length of a path's data, in bytes.
  package static let longestPathData = 50_000
  /// The maximum number of colours in a scene's palette.
  package static let mostColors = 200
  /// The maximum number of custom states, and of gesture recognisers.
  package static let mostStates = 32
  /// The maximum number of steps in a script.
  package static let mostSteps = 10_000
  /// The maximum number of different traits that scripts lead to, because each is resolved
  /// separately.
  package static let mostScriptedTraits = 32
  /// The maximum number of sections.
  package static let mostSections = 1_000
  /// The maximum content offset, in points: a million of the largest cells.
  package static let farthestOffset = 1e10
  /// The highest velocity of a fling, in points per second. Our choice: no finger is as fast.
  package static let highestVelocity = 100_000.0
  /// The maximum number of scroll callbacks in a script: more than five minutes at 60 per second,
  /// all of which are kept in memory.
  package static let mostScrollCalls = 20_000.0
  /// The maximum number of accessories of a cell: more than UIKit has kinds of.
  package static let mostAccessories = 16
  /// The maximum number of parts of an attributed text. Our choice.
  package static let mostTextRuns = 200
  /// The maximum kern, baseline offset, indent and spacing of text, in points. Our choice.
  package static let largestTextLength = 1_000.0
  /// The maximum duration of a script, in seconds.
  package static let longestScript = 3600
  /// The maximum number of problems of a scene that are shown; the others are counted. Our choice.
  package static let mostShownProblems = 100

  /// The problem with a number that is out of its range, as text.
  package static func mustBe(_ what: String, within range: ClosedRange<Double>) -> String {
    "\(what) must be from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
  }
}
