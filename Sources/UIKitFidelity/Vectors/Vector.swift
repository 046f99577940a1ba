/// A fact about UIKit that can be played: a scene, a script, and the values that must be seen.
///
/// `cellophane fidelity` plays all of them; Documentation/Fidelity.md lists them with their results.
package struct Vector: Sendable {
  /// The name, unique in the table.
  package let id: String
  /// The area of the table of behaviours that it belongs to.
  package let area: String
  /// The fact, in one sentence.
  package let statement: String
  /// Where the fact can be looked up; empty if no such place is known.
  package let source: String
  /// How the fact is known.
  package let confidence: Fidelity.Confidence
  /// The performance, or the feature that is missing for it.
  private(set) var play: Play

  /// How a vector is checked.
  enum Play: Sendable {
    /// A scene is played.
    case scene(Performance)
    /// The missing feature without which it cannot be played.
    case untested(missing: String)
  }

  /// How a scene is played.
  struct Performance: Sendable {
    /// The text of the scene file.
    let scene: String
    /// The script; `nil` for the scene at rest.
    let script: String?
    /// Pixels per point.
    let scale: Int
    /// The greatest difference between an expected number and the one that is found.
    let tolerance: Double
    /// The expected observations.
    var expectations: [Expectation]
  }

  /// An expected observation while a scene plays. Times are in seconds from the start of the script.
  enum Expectation: Sendable {
    /// The numbers of a property, as `box.alpha`, at some times. The item is the first one unless the path
    /// begins with another and a colon, as in `2:cell.frame.y`.
    case numbers(String, [Double: Double])
    /// The texts of a property at some times: a colour is `#RRGGBBAA` in bytes.
    case texts(String, [Double: String])
    /// The delegate calls of the whole script, in order, each with its item.
    case calls([String])
    /// The calls of the scroll view's delegate in the whole script, in order, with their arguments. Several calls of
    /// `scrollViewDidScroll` in a row are one.
    case movement([String])
    /// The states of an item's cell at some times: its flags and states, or `normal`.
    case states(item: Int, [Double: String])
    /// The number of turns after the start in which an item's cell updates its configuration.
    case updates(item: Int, Int)
    /// The numbers of the items whose cells are in view at some times.
    case visibleItems([Double: [Int]])
  }

  /// A fact that the tool plays.
  init(
    _ id: String, _ area: String, _ statement: String, _ confidence: Fidelity.Confidence,
    source: String, scene: String, script: String? = nil, scale: Int = 2,
    tolerance: Double = 0.001, _ expectations: Expectation...
  ) {
    (self.id, self.area, self.statement) = (id, area, statement)
    (self.source, self.confidence) = (source, confidence)
    play = .scene(
      Performance(
        scene: scene, script: script, scale: scale, tolerance: tolerance, expectations: expectations
      ))
  }

  /// Adds something that must be seen.
  mutating func expect(_ expectation: Expectation) {
    guard case .scene(var performance) = play else { return }
    performance.expectations.append(expectation)
    play = .scene(performance)
  }

  /// A fact that the tool cannot play.
  init(
    _ id: String, _ area: String, _ statement: String, _ confidence: Fidelity.Confidence,
    source: String, missing: String
  ) {
    (self.id, self.area, self.statement) = (id, area, statement)
    (self.source, self.confidence) = (source, confidence)
    play = .untested(missing: missing)
  }
}
