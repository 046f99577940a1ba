/// What became of one snapshot.
package enum SnapshotOutcome: Hashable, Sendable, CustomStringConvertible {
  /// The golden shows the same pixels.
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

  /// Judges `snapshot` by `golden`. A golden that does not name its renderer is not suspected.
  package init(of snapshot: Snapshot, golden: Golden) {
    switch golden {
    case .missing: self = .missing
    case .unreadable(let reason): self = .unreadable(reason: reason)
    case .picture(let bitmap, let renderer):
      let verdict = Comparison.compare(expected: bitmap, actual: snapshot.bitmap)
      guard verdict != .identical else {
        self = .same
        return
      }
      let other = renderer.flatMap {
        $0 == snapshot.renderer ? nil : OtherRenderer(golden: $0, current: snapshot.renderer)
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
