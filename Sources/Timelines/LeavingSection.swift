internal import Drawing
internal import Resolution

/// A section that was deleted or reloaded. Its supplementary views fade out where they were.
struct LeavingSection: Sendable {
  /// The section when it was taken away, in the content's coordinates.
  private let section: PresentedSection
  /// The animation.
  let running: Running

  /// Takes a section away that is seen in the viewport's coordinates.
  init(_ section: PresentedSection, contentOffset: Point, _ running: Running) {
    self.section = section.offset(by: contentOffset)
    self.running = running
  }

  /// Returns the section at a time, in the viewport's coordinates; `nil` when it is gone.
  func section(at time: Duration, contentOffset: Point) -> PresentedSection? {
    guard !running.isOver(at: time) else { return nil }
    var section = section.offset(by: .zero - contentOffset)
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
