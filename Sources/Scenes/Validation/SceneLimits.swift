/// The sizes beyond which a scene is taken for a mistake. All are our choice: generous for a screen,
/// too small to exhaust a machine.
package enum SceneLimits {
  /// The smallest side of a view, in points: one pixel at 3×, rounded up.
  package static let smallestSide = 0.5
  /// The longest side or distance, in points.
  package static let largestLength = 10_000.0
  /// The sides that something with an area can have, in points.
  package static let sides = smallestSide...largestLength
  /// The shares of a side that dimensions of compositional layouts can be.
  package static let shares = 0.001...1.0
  /// The largest area of a picture, in square points: 36 million pixels at 3×.
  package static let largestArea = 4_000_000.0
  /// The longest text, in bytes: a title is a line, a label's text a paragraph.
  package static let longestText = 2000
  /// The number of lines of a label.
  package static let mostLines = 1_000
  /// The number of items in a collection view.
  package static let mostItems = 1_000_000
  /// The number of views in a cell.
  package static let mostViews = 1_000
  /// The number of colours of a gradient.
  package static let mostStops = 100
  /// The number of steps of a path.
  package static let longestPath = 20_000
  /// The length of a path's data, in bytes.
  package static let longestPathData = 50_000
  /// The number of colours of a scene's own.
  package static let mostColors = 200
  /// The number of states of the scene's own, and of gesture recognisers.
  package static let mostStates = 32
  /// The number of steps in a script.
  package static let mostSteps = 10_000
  /// The number of surroundings to which scripts lead: each is resolved for itself.
  package static let mostScriptedTraits = 32
  /// The number of sections.
  package static let mostSections = 1_000
  /// The farthest content offset, in points: a million of the largest cells.
  package static let farthestOffset = 1e10
  /// The number of scroll callbacks in a script: five minutes at 60 a second, each of them kept.
  package static let mostScrollCalls = 20_000.0
  /// The number of accessories of a cell: more than UIKit has kinds of.
  package static let mostAccessories = 16
  /// The duration of a script, in seconds.
  package static let longestScript = 3600
  /// The number of problems of a scene that are shown; the rest is counted. More help nobody.
  package static let mostShownProblems = 100
}
