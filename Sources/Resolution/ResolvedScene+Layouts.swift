package import Drawing
package import Interaction
internal import Layout
internal import Scenes
package import Vocabulary

/// The layouts and sizes of cells.
extension ResolvedScene {
  /// So many views of layouts that were solved are checked before anything is drawn. Our choice: half a
  /// second or so; `check` says when it was not enough.
  private static let mostCheckedViews = 3_000

  /// Looks at the layouts of all states that change them; notes what was dropped.
  ///
  /// - Throws: What hinders a unique layout.
  mutating func checkLayouts() throws(ResolutionFailure) {
    var seen: Set<LayoutInput> = []
    var checkedViews = 0
    let variants = LayoutVariants(template)
    for (item, state) in variants.cells {
      let input = layoutInput(ofItem: item, state: state)
      guard seen.insert(input).inserted else { continue }
      guard checkedViews <= Self.mostCheckedViews else {
        return noteUnchecked()
      }
      guard let verdict = layouts.check(input, size: size(ofItem: item, state: state)) else {
        continue
      }
      checkedViews += input.installed.count + 1
      let place =
        seen.count > 1 ? "when item \(item) is \(state.text(separator: " and ")), " : ""
      func placed(_ problems: [LayoutProblem]) -> [SceneProblem] {
        scene.cell.located(problems).map {
          SceneProblem(path: $0.path, message: place + $0.message)
        }
      }
      // What is dropped in one layout is usually dropped in all: it is told once.
      let known = Set(notes.map(\.path))
      notes += placed(verdict.conflicts).filter { !known.contains($0.path) }
      // Where one layout fails the others would only say the same again.
      if !verdict.undecided.isEmpty {
        throw ResolutionFailure(problems: placed(verdict.undecided))
      }
    }
    if !variants.isComplete { noteUnchecked() }
  }

  mutating func noteUnchecked() {
    notes.append(
      SceneProblem(
        path: ScenePath.scene.key("cell"),
        message:
          "states and items can give this cell more layouts than were checked beforehand; others"
          + " are drawn unchecked, look at them with --state and --item"))
  }

  /// The size that the constraints of an item's cell give it in a state: UIKit's
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - state: The cell's state.
  ///   - target: The size that the cell would like to have, in points. Default: zero, UIKit's
  ///     `layoutFittingCompressedSize`.
  ///   - horizontalPriority: How strongly it would like the width. Default: 50 (documented).
  ///   - verticalPriority: How strongly it would like the height. Default: 50 (documented).
  /// - Returns: The size in points, on the pixel grid, rounded up.
  package func fittingSize(
    ofItem item: Int, state: CellState, target: Size = .zero,
    horizontalPriority: LayoutPriority = .fittingSizeLevel,
    verticalPriority: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    layouts.fittingSize(
      for: layoutInput(ofItem: item, state: state), target: target,
      horizontal: horizontalPriority, vertical: verticalPriority)
  }

  /// The size of an item's cell in a state.
  func size(ofItem item: Int, state: CellState) -> Size {
    selfSizing.map { geometry.size(askedFor: $0.size(ofItem: item, state: state)) }
      ?? geometry.exactFrame(ofItem: item).size
  }

  func layoutInput(ofItem item: Int, state: CellState) -> LayoutInput {
    LayoutInput(resolver(item: item, state: state).cell(), texts: texts)
  }

  /// Whether a cell's state may change where cells are.
  var isSelfSizing: Bool { selfSizing != nil }
}
