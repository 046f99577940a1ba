package import Drawing
package import Vocabulary

/// Collects the problems of a layout. `ProblemFinder` in `Validation` conforms. With this protocol each layout has its
/// checks here, beside its text form.
package protocol LayoutChecker {
  /// The scene that has the layout.
  var scene: Scene { get }
  /// Whether the scene may have more items than those that could be read.
  var mayHaveMoreItems: Bool { get }
  /// Adds a problem.
  mutating func add(_ path: ScenePath, _ message: String)
  /// Reports a size with a side that is out of range. `property` is its key under the path.
  mutating func checkSize(_ size: Size, _ property: String, _ path: ScenePath)
  /// Reports distances that are negative or out of range. `property` is their key under the path.
  mutating func checkDistances(_ distances: [Double], _ property: String, _ path: ScenePath)
  /// Reports an offset that is out of range.
  mutating func checkOffset(_ offset: Point, _ path: ScenePath)
  /// Reports a kind of supplementary or decoration view that `supplementaryViews` does not have.
  mutating func checkElementKind(_ kind: String, _ path: ScenePath)
  /// Reports a colour that the scene does not have.
  mutating func check(_ color: DynamicColor, _ path: ScenePath)
}
