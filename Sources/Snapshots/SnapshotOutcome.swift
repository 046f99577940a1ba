/// What became of one snapshot.
package enum SnapshotOutcome: Hashable, Sendable, CustomStringConvertible {
  /// The golden shows the same picture, as far as the comparison minds.
  case same
  /// The golden shows something else; `otherRenderer` when someone else made it, which then is the
  /// likely reason.
  case different(Verdict, otherRenderer: OtherRenderer?)
  /// There is no golden.
  case missing
  /// The golden cannot be read; one lower-case sentence why.
  case unreadable(reason: String)

  /// Two fingerprints that are not the same.
  package struct OtherRenderer: Hashable, Sendable {
    /// The one in the golden.
    package let golden: String
    /// The one of the snapshot that is judged.
    package let current: String
  }

  /// Judges `snapshot` by `golden` with `comparison`. A golden that does not name its renderer is not suspected.
  package init(of snapshot: Snapshot, golden: Golden, by comparison: Comparison = .exact) {
    switch golden {
    case .missing: self = .missing
    case .unreadable(let reason): self = .unreadable(reason: reason)
    case .picture(let bitmap, let renderer, _):
      let verdict = comparison.compare(expected: bitmap, actual: snapshot.bitmap)
      guard !verdict.passes else {
        self = .same
        return
      }
      let other: OtherRenderer? =
        if let renderer, let current = snapshot.renderer, renderer != current {
          OtherRenderer(golden: renderer, current: current)
        } else {
          nil
        }
      self = .different(verdict, otherRenderer: other)
    }
  }

  /// One lower-case sentence for the user.
  package var description: String {
    switch self {
    case .same: "the same as its golden"
    case .different(let verdict, nil): "\(verdict)"
    case .different(let verdict, let other?):
      "\(verdict); the golden was made by another renderer: \(other.golden)"
        + " (this one is \(other.current))"
    case .missing: "there is no golden"
    case .unreadable(let reason): "the golden cannot be read: \(reason)"
    }
  }
}
