internal import Vocabulary

/// Compares what a scene shows with what the app has shown.
package struct CaptureComparison: Sendable {
  /// The differences, each value once.
  package let findings: [CaptureFinding]
  /// The number of values that were compared.
  package let count: Int
  /// The views that are opaque in the capture, so that nothing in them was compared.
  package let opaque: [String]

  /// The findings that are not explained by how texts are measured.
  package var unexplained: [CaptureFinding] { findings.filter { $0.cause == .value } }

  /// How far frames may be apart, in points.
  package static let frameTolerance = 0.5

  /// Compares two captures with the same states and changes.
  package init(theirs: Capture, ours: Capture) {
    var comparer = CaptureComparer()
    for state in theirs.states {
      guard
        let other = ours.states.first(where: {
          $0.name == state.name && $0.traits == state.traits
        })
      else {
        comparer.find(state.title, "", "state", theirs: "this state", ours: "none")
        continue
      }
      comparer.compare(state, other)
    }
    for (change, other) in zip(theirs.changes, ours.changes) { comparer.compare(change, other) }
    findings = CaptureFinding.joined(comparer.findings)
    count = comparer.count
    opaque = comparer.opaque
  }
}
