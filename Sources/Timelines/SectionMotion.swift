internal import Layout
internal import Resolution

/// The running animations of a section: its content area, its header and its footer.
struct SectionMotion: Sendable {
  private var content = ViewMotion()
  private var header = ViewMotion()
  private var footer = ViewMotion()

  /// Whether nothing is animated.
  var isEmpty: Bool { content.isEmpty && header.isEmpty && footer.isEmpty }

  /// Removes animations that have ended.
  mutating func prune(at time: Duration) {
    content.prune(at: time)
    header.prune(at: time)
    footer.prune(at: time)
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
    return section
  }
}
