internal import Layout
internal import Resolution

/// The running animations of a section: its content area, its header and its footer.
struct SectionMotion: Sendable {
  private var content = ViewMotion()
  private var header = ViewMotion()
  private var footer = ViewMotion()
  /// The supplementary and decoration views, in their order.
  private var elements: [Int: ViewMotion] = [:]
  /// The animation with which the views of a new section fade in; `nil` for none.
  private var appearance: Running?
  /// The section that leaves; `nil` if none does.
  private(set) var leaving: LeavingSection?

  /// The animations without the section that leaves.
  var withoutLeaving: SectionMotion {
    var motion = self
    motion.leaving = nil
    return motion
  }

  /// Creates the motion of a section of which an earlier look leaves.
  init(leaving: LeavingSection? = nil) { self.leaving = leaving }

  /// Fades in the views of a new section.
  mutating func appear(_ running: Running) { appearance = running }

  /// Whether a section comes or goes.
  func isExchanging(at time: Duration) -> Bool {
    [appearance, leaving?.running].contains { $0?.isOver(at: time) == false }
  }

  /// Whether nothing is animated.
  var isEmpty: Bool {
    appearance == nil && leaving == nil && content.isEmpty && header.isEmpty && footer.isEmpty
      && elements.values.allSatisfy(\.isEmpty)
  }

  /// Removes animations that have ended.
  mutating func prune(at time: Duration) {
    content.prune(at: time)
    header.prune(at: time)
    footer.prune(at: time)
    for index in elements.keys { elements[index]?.prune(at: time) }
    if appearance?.isOver(at: time) == true { appearance = nil }
    if leaving?.running.isOver(at: time) == true { leaving = nil }
  }

  /// Animates a section from its previous position, both in the content's coordinates.
  mutating func move(from old: SectionAttributes, to new: SectionAttributes, _ running: Running) {
    content.move(from: old.content, to: new.content, running)
    if let old = old.header, let new = new.header {
      header.move(from: old.frame, to: new.frame, running)
    }
    if let old = old.footer, let new = new.footer {
      footer.move(from: old.frame, to: new.frame, running)
    }
    // Views move if the same ones are visible before and after.
    let places = (old.elements.map(\.place), new.elements.map(\.place))
    guard places.0 == places.1 else { return elements = [:] }
    for (index, element) in new.elements.enumerated() {
      elements[index, default: ViewMotion()].move(
        from: old.elements[index].frame, to: element.frame, running)
    }
  }

  /// Returns a settled section with its animations applied, in the same coordinates.
  func apply(to section: PresentedSection, at time: Duration) -> PresentedSection {
    var section = section
    section.content = content.frame(section.content, at: time)
    if let settled = section.header?.frame {
      section.header?.frame = header.frame(settled, at: time)
    }
    if let settled = section.footer?.frame {
      section.footer?.frame = footer.frame(settled, at: time)
    }
    for index in section.elements.indices {
      guard let motion = elements[index] else { continue }
      section.elements[index].supplement.frame = motion.frame(
        section.elements[index].supplement.frame, at: time)
    }
    if let appearance, !appearance.isOver(at: time) {
      section.fade(by: appearance.progress(at: time))
    }
    return section
  }
}

extension SectionElement {
  /// Identifies the view in its section.
  fileprivate var place: Place { Place(elementKind: elementKind, owner: owner) }

  fileprivate struct Place: Hashable {
    let elementKind: String
    let owner: Owner
  }
}
