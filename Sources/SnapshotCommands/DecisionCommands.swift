package import ArgumentParser
internal import SnapshotReview
internal import Snapshots
internal import TerminalOutput

/// Replaces goldens by pending pictures and texts.
package struct AcceptCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Replaces goldens by pending pictures and texts.",
    discussion: """
      The new goldens are the files that the verification wrote and that reports show, byte for byte. Nothing \
      is drawn again. If such a file or the golden has changed since the verification, nothing is written for \
      that snapshot, and the exit code is 1. A golden outside of the package, or with a path that does not end \
      with the snapshot's name, is not written, because records can come from other machines; the exit code is 65.

      EXAMPLES
        cellophane snapshot accept selection/selected
        cellophane snapshot accept 'selection/**'
        cellophane snapshot accept --cause 1
        cellophane snapshot accept --renderer
      """)

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup(title: "Review folders") var review: ReviewOptions
  @OptionGroup(title: "Review folders") var outside: OutsideGoldens

  package init() {}

  package func run() throws {
    let pending = review.pending(outside)
    try decide(choice, review) { item in
      try pending.accept(item)
      return "accepted \(item.record.name)"
    }
  }
}

/// Marks pending pictures as rejected.
package struct RejectCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Marks pending pictures as rejected; review skips them until they change.",
    discussion: """
      EXAMPLE
        cellophane snapshot reject selection/selected
      """)

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup(title: "Review folders") var review: ReviewOptions

  package init() {}

  package func run() throws {
    let pending = review.pending()
    try decide(choice, review) { item in
      try pending.reject(item)
      return "rejected \(item.record.name)"
    }
  }
}

/// Calls `body` for each selected snapshot and prints the line that it returns. An error does not stop the others.
private func decide(
  _ choice: ChoiceOptions, _ review: ReviewOptions,
  _ body: (PendingSnapshots.Item) throws -> String
) throws {
  let items = try review.items()
  if choice.all, items.isEmpty { return try StandardOutput.write("nothing is pending\n") }
  var failure: ExitCode?
  for item in try choice.chosen(of: items, review) {
    do {
      try StandardOutput.write(try body(item) + "\n")
    } catch let error as PendingSnapshots.Failure {
      let code = StandardOutput.failure(error.status, error.description)
      failure = failure ?? code
    }
  }
  if let failure { throw failure }
}

extension PendingSnapshots.Failure {
  /// The exit code.
  var status: ExitStatus {
    switch self {
    case .changed, .nothingPending: .different
    case .foreign: .malformedInput
    case .file: .cannotWrite
    }
  }
}
