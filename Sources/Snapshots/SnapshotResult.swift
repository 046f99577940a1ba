/// What became of one snapshot, and where the files are that tell of it.
package struct SnapshotResult: Hashable, Sendable {
  /// How it ended.
  package enum Status: String, CaseIterable, Sendable {
    /// The picture is the golden's, as far as the comparison minds.
    case same
    /// The picture differs from the golden's.
    case different
    /// There is no golden.
    case missing
    /// The golden cannot be read.
    case unreadable
    /// The golden was written.
    case written
    /// The golden had these pixels already and was not touched.
    case unchanged

    init(_ outcome: SnapshotOutcome, _ recording: GoldenStore.Recording?) {
      switch (recording, outcome) {
      case (.written, _): self = .written
      case (.unchanged, _): self = .unchanged
      case (nil, .same): self = .same
      case (nil, .different): self = .different
      case (nil, .missing): self = .missing
      case (nil, .unreadable): self = .unreadable
      }
    }
  }

  /// The snapshot's name.
  package let name: String
  /// How it ended.
  package let status: Status
  /// What differs, in words.
  package let message: String
  /// The golden's path, whether or not there is one.
  package let golden: String
  /// The candidate that waits to become the missing golden.
  package let pending: String?
  /// The pictures that were left for looking at.
  package let artefacts: [String]
  /// What to tell about the files beside what differs, a sentence each.
  package let remarks: [String]
}
