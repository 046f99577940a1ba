internal import Drawing
internal import Machine
internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Vocabulary

/// A cell whose item was deleted or reloaded. It goes from where it was to the final attributes of the layout.
struct LeavingCell: Sendable {
  /// The cell as it was when it was taken away, in the content's coordinates.
  private let looks: LeavingLooks<PresentedCell>
  private let attributes: AppearanceAttributes
  /// The animation.
  let running: Running

  /// Takes a cell away.
  ///
  /// - Parameters:
  ///   - cell: The cell as it is on screen, in the viewport's coordinates.
  ///   - stage: The last stage with it.
  ///   - attributes: Where it goes.
  ///   - present: Returns the cell as it would be on screen in this stage with other traits.
  init(
    _ cell: PresentedCell, in stage: Stage, to attributes: AppearanceAttributes,
    _ running: Running, present: @escaping @Sendable (Stage) -> PresentedCell
  ) {
    let contentOffset = stage.contentOffset
    looks = LeavingLooks(cell.offset(by: contentOffset), in: stage) {
      present($0).offset(by: contentOffset)
    }
    (self.attributes, self.running) = (attributes, running)
  }

  /// Returns the cell at a time, in a stage's viewport and with its traits; `nil` when it is gone.
  func cell(at time: Duration, in stage: Stage) -> PresentedCell? {
    guard !running.isOver(at: time) else { return nil }
    var cell = looks.look(in: stage.traits).offset(by: .zero - stage.contentOffset)
    cell.view.show(attributes, times: running.progress(at: time))
    return cell
  }
}

extension PresentedCell {
  fileprivate func offset(by distance: Point) -> PresentedCell {
    var cell = self
    cell.frame = frame.offset(by: distance)
    return cell
  }
}

extension PresentedView {
  /// Shows a cell between the layout's own attributes and those of an item that appears or disappears.
  ///
  /// - Parameter share: 0 for the layout's own attributes, 1 for the others. A spring may go beyond.
  mutating func show(_ attributes: AppearanceAttributes, times share: Double) {
    let factor = 1 + (attributes.alpha - 1) * share
    if factor != 1 { fade(by: min(max(factor, 0), 1)) }
    guard attributes.transform != .identity,
      let parts = attributes.transform.matrix.parts?.fading(by: 1 - share)
    else { return }
    let own = presentationTransform ?? self.attributes.transform.matrix
    presentationTransform = own.concatenating(parts.transform)
  }
}
