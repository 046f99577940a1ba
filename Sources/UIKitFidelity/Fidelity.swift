/// How each behaviour compares with UIKit: what it is, how it is known, and how it may differ.
/// `Documentation/Fidelity.md` is generated from this table and the table of vectors.
package enum Fidelity {
  /// How a behaviour is known, the most reliable first.
  package enum Confidence: String, CaseIterable, Sendable {
    /// Documented in Apple's reference or sample code.
    case documented
    /// Documented by a comment or declaration in a public header.
    case header
    /// A measurement of real UIKit, or a published model of it.
    case observed
    /// Common knowledge or memory; no source was found.
    case unverified
    /// Our own decision, because UIKit has no counterpart.
    case ourChoice = "our choice"
  }

  /// One behaviour.
  package struct Behaviour: Sendable {
    /// The subject to which it belongs.
    package let area: String
    /// The behaviour.
    package let statement: String
    /// How it is known.
    package let confidence: Confidence
    /// Where that can be looked up; empty if no such place is known.
    package let source: String
    /// How it may differ from UIKit, or how to change it; empty when nothing is known.
    package let note: String

    init(
      _ area: String, _ statement: String, _ confidence: Confidence, _ note: String = "",
      source: String = ""
    ) {
      self.area = area
      self.statement = statement
      self.confidence = confidence
      self.source = source
      self.note = note
    }
  }

  /// All behaviours. Each table is in a file of its own in `Behaviours`.
  package static let behaviours: [Behaviour] =
    touches + layers + backgrounds + collectionLayouts + content + scrolling + constraints + text
    + images + traits + motion + accessibility + swipes + pans + menus
}
