package import ArgumentParser
internal import SnapshotReview
internal import Snapshots

/// Lists the pending snapshots.
package struct PendingCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "Lists the pending snapshots, grouped by cause.",
    discussion: """
      Pending are the snapshots of scenes and of tests that did not pass when they were last compared.

      EXAMPLE
        cellophane snapshot pending
      """)

  @Flag(help: "Print the results as JSON.")
  var json = false

  @OptionGroup(title: "Review folders") var review: ReviewOptions

  package init() {}

  package func run() throws {
    let items = try review.items()
    if json {
      let bytes = JSON.text(of: VerificationResults(items.map(\.record)))
      return try StandardOutput.write(String(decoding: bytes, as: UTF8.self))
    }
    guard !items.isEmpty else { return try StandardOutput.write("nothing is pending\n") }
    let list = try review.keepCauses(of: items.map(\.record))
    var byName = PendingByName(items)
    for cause in list.causes {
      let more = cause.alsoChanged(atMost: 5) + cause.details.prefix(5)
      var lines = [cause.headline] + more.map { "   \($0)" }
      for name in cause.snapshots {
        let isRejected = byName.next(name)?.record.decision == .rejected
        lines.append("   \(name)\(isRejected ? " (rejected)" : "")")
      }
      try StandardOutput.write(lines.joined(separator: "\n") + "\n")
    }
  }
}
