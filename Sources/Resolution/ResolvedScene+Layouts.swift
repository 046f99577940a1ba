package import Drawing
package import Interaction
internal import Layout
internal import Scenes
package import Validation
package import Vocabulary
internal import Work

/// The layouts and sizes of cells.
extension ResolvedScene {
  /// The maximum number of views whose layouts are checked before anything is drawn. Our choice:
  /// about half a second; `check` reports when it was not enough.
  private static let mostCheckedViews = 3_000

  /// Checks the layouts of all states that affect layout, and records dropped constraints.
  ///
  /// - Throws: The problems that prevent a unique layout.
  mutating func checkLayouts() throws(ResolutionFailure) {
    let variants = LayoutVariants(template)
    notes += try layoutNotes(of: variants.cells, isComplete: variants.isComplete)
  }

  /// Checks the layouts of cells, for a picture that shows no others.
  ///
  /// - Parameter cells: The items and states of the cells.
  /// - Returns: The constraints that are dropped.
  /// - Throws: The problems that prevent a unique layout.
  package func layoutNotes(
    of cells: [(item: Int, state: CellState)], isComplete: Bool = true
  ) throws(ResolutionFailure) -> [SceneProblem] {
    var notes: [SceneProblem] = []
    var seen: Set<LayoutInput> = []
    var checkedViews = 0
    var isComplete = isComplete
    for (item, state) in cells {
      let input = layoutInput(ofItem: item, state: state)
      guard seen.insert(input).inserted else { continue }
      guard checkedViews <= Self.mostCheckedViews else {
        isComplete = false
        break
      }
      guard let verdict = layouts.check(input, size: size(ofItem: item, state: state)) else {
        continue
      }
      checkedViews += input.installed.count + 1
      let place =
        seen.count > 1 ? "when item \(item) is \(state.text(separator: " and ")), " : ""
      func placed(_ problems: [LayoutProblem]) -> [SceneProblem] {
        scene.cell.located(problems, layout: scene.collectionView.layoutKey).map {
          $0.with(message: place + $0.message)
        }
      }
      // A constraint that is dropped in one layout is usually dropped in all of them; it is
      // reported once.
      let known = Set((self.notes + notes).map(\.path))
      notes += placed(verdict.notes).filter { !known.contains($0.path) }
      // If one layout fails, others would report the same problem.
      if !verdict.undecided.isEmpty {
        throw ResolutionFailure(problems: placed(verdict.undecided))
      }
    }
    return isComplete ? notes : notes + [Self.uncheckedNote]
  }

  private static let uncheckedNote = SceneProblem(
    path: ScenePath.scene.key("cell"),
    message: "states and items can give this cell more layouts than were checked beforehand; others"
      + " are drawn unchecked, look at them with --state and --item")

  /// The size that the constraints of an item's cell give it in a state: UIKit's
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - state: The cell's state.
  ///   - target: The target size, in points. Default: zero, UIKit's `layoutFittingCompressedSize`.
  ///   - horizontalPriority: The priority of the target's width. Default: 50 (documented).
  ///   - verticalPriority: The priority of the target's height. Default: 50 (documented).
  /// - Returns: The size in points, rounded up to the pixel grid.
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
    selfSizing.map { geometry.size(ofItem: item, askedFor: $0.size(ofItem: item, state: state)) }
      ?? geometry.exactFrame(ofItem: item).size
  }

  func layoutInput(ofItem item: Int, state: CellState) -> LayoutInput {
    cells.inputs.value(CellStore.Key(item: item, state: state)) {
      LayoutInput(resolvedCell(item: item, state: state), texts: texts)
    }
  }

  /// Whether a cell's state may affect the positions of cells.
  package var isSelfSizing: Bool { selfSizing != nil }
}
