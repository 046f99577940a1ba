/// The sizes beyond which a scene is taken for a mistake. All are our choice: generous for a screen,
/// too small to exhaust a machine.
enum SceneLimits {
  /// The smallest side of a view, in points: one pixel at 3×, rounded up.
  static let smallestSide = 0.5
  /// The longest side or distance, in points.
  static let largestLength = 10_000.0
  /// The sides that something with an area can have, in points.
  static let sides = smallestSide...largestLength
  /// The shares of a side that dimensions of compositional layouts can be.
  static let shares = 0.001...1.0
  /// The largest area of a picture, in square points: 36 million pixels at 3×.
  static let largestArea = 4_000_000.0
  /// The longest text, in bytes: a title is a line, a label's text a paragraph.
  static let longestText = 2000
  /// The number of lines of a label.
  static let mostLines = 1_000
  /// The number of items in a collection view.
  static let mostItems = 1_000_000
  /// The number of views in a cell.
  static let mostViews = 1_000
  /// The number of colours of a gradient.
  static let mostStops = 100
  /// The number of steps of a path.
  static let longestPath = 20_000
  /// The length of a path's data, in bytes.
  static let longestPathData = 50_000
  /// The number of colours of a scene's own.
  static let mostColors = 200
  /// The number of states of the scene's own, and of gesture recognisers.
  static let mostStates = 32
  /// The number of steps in a script.
  static let mostSteps = 10_000
  /// The number of surroundings to which scripts lead: each is resolved for itself.
  static let mostScriptedTraits = 32
  /// The number of sections.
  static let mostSections = 1_000
  /// The farthest content offset, in points: a million of the largest cells.
  static let farthestOffset = 1e10
  /// The number of scroll callbacks in a script: five minutes at 60 a second, each of them kept.
  static let mostScrollCalls = 20_000.0
  /// The number of accessories of a cell: more than UIKit has kinds of.
  static let mostAccessories = 16
  /// The duration of a script, in seconds.
  static let longestScript = 3600
}
