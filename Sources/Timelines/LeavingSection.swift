internal import Drawing
internal import Machine
internal import Resolution

/// A section that was deleted or reloaded. Its supplementary views fade out where they were.
struct LeavingSection: Sendable {
  /// The section as it was when it was taken away, in the content's coordinates.
  private let looks: LeavingLooks<PresentedSection>
  /// The animation.
  let running: Running

  /// Takes a section away.
  ///
  /// - Parameters:
  ///   - section: The section as it is on screen, in the viewport's coordinates.
  ///   - stage: The last stage with it.
  ///   - present: Returns the section as it would be on screen in this stage with other traits.
  init(
    _ section: PresentedSection, in stage: Stage, _ running: Running,
    present: @escaping @Sendable (Stage) -> PresentedSection
  ) {
    let contentOffset = stage.contentOffset
    looks = LeavingLooks(section.offset(by: contentOffset), in: stage) {
      present($0).offset(by: contentOffset)
    }
    self.running = running
  }

  /// Returns the section at a time, in a stage's viewport and with its traits; `nil` when it is gone.
  func section(at time: Duration, in stage: Stage) -> PresentedSection? {
    guard !running.isOver(at: time) else { return nil }
    var section = looks.look(in: stage.traits).offset(by: .zero - stage.contentOffset)
    section.fade(by: running.remaining(at: time))
    return section
  }
}

extension PresentedSection {
  fileprivate func offset(by distance: Point) -> PresentedSection {
    var section = self
    section.content = content.offset(by: distance)
    section.changeSupplements { $0.frame = $0.frame.offset(by: distance) }
    return section
  }

  /// Makes the section's supplementary views more transparent.
  mutating func fade(by factor: Double) {
    changeSupplements {
      $0.view?.fade(by: factor)
      $0.ground = nil
    }
  }

  private mutating func changeSupplements(_ change: (inout PresentedSupplement) -> Void) {
    if var supplement = header {
      change(&supplement)
      header = supplement
    }
    if var supplement = footer {
      change(&supplement)
      footer = supplement
    }
    for index in elements.indices { change(&elements[index].supplement) }
  }
}
