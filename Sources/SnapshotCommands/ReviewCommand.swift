package import ArgumentParser
internal import CPlatform
internal import Files
internal import Messages
internal import SnapshotReview
internal import Snapshots

/// Asks about each snapshot that is pending, in the terminal.
package struct ReviewCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows each pending snapshot and asks whether to accept it.",
    discussion: """
      Answer with a letter and the return key: a accepts, r rejects and s skips the snapshot; A, R and S do \
      the same for all remaining snapshots of the cause; v shows the pictures again, q quits.

      EXAMPLE
        cellophane snapshot review
      """)

  @Flag(help: "Ask also about rejected snapshots.")
  var rejected = false

  @OptionGroup(title: "Review folders") var review: ReviewOptions
  @OptionGroup(title: "Review folders") var outside: OutsideGoldens

  package init() {}

  package func run() throws {
    // As a plugin's child, this process is not in the terminal's foreground and could not read from it.
    let foreground = cplatform_take_foreground(0)
    defer { if foreground >= 0 { cplatform_return_foreground(0, foreground) } }
    let items = try review.items().filter { rejected || $0.record.decision != .rejected }
    guard !items.isEmpty else { return try StandardOutput.write("nothing is pending\n") }
    let list = try review.keepCauses(of: items.map(\.record))
    var byName = PendingByName(items)
    var session = ReviewSession(pending: review.pending(outside), total: items.count)
    for cause in list.causes {
      let members = cause.snapshots.compactMap { byName.next($0) }
      guard try session.review(members, of: cause) else { break }
    }
    try StandardOutput.write(session.summary + "\n")
    if let failure = session.failure { throw failure }
  }
}

/// The questions and answers of one review.
private struct ReviewSession {
  /// The letters that can be typed.
  private enum Answer: Character {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case acceptAll = "A"
    case rejectAll = "R"
    case skipAll = "S"
    case view = "v"
    case quit = "q"
  }

  private let pending: PendingSnapshots
  /// The number of snapshots in the review.
  private let total: Int
  /// The number of the current snapshot, counted from 1.
  private var number = 0
  private var accepted = 0
  private var rejected = 0
  /// The exit code of the first decision that could not be carried out; nil if there is none.
  private(set) var failure: ExitCode?

  init(pending: PendingSnapshots, total: Int) {
    self.pending = pending
    self.total = total
  }

  /// The counts in words, such as `3 accepted, 1 rejected, 2 left`.
  var summary: String {
    "\(accepted) accepted, \(rejected) rejected, \(total - accepted - rejected) left"
  }

  /// Asks about each snapshot of a cause. Returns false if the user quits or the input ends.
  mutating func review(_ items: [PendingSnapshots.Item], of cause: Cause) throws -> Bool {
    try StandardOutput.write("\n\(cause.headline)\n")
    for line in cause.alsoChanged(atMost: 5) + cause.details.prefix(5) {
      try StandardOutput.write("   \(line)\n")
    }
    var answerForRest: Answer?
    for item in items {
      number += 1
      if let answerForRest {
        try carryOut(answerForRest, on: item)
        continue
      }
      try show(item)
      var answer = try ask()
      while answer == .view {
        try show(item)
        answer = try ask()
      }
      guard let answer, answer != .quit else { return false }
      try carryOut(answer, on: item)
      switch answer {
      case .acceptAll, .rejectAll, .skipAll: answerForRest = answer
      case .accept, .reject, .skip, .view, .quit: break
      }
    }
    return true
  }

  /// The maximum number of lines of a text's difference that are shown. Our choice: a screen also has the question.
  private static let shownLines = 40

  /// Prints what differs, the paths of the pictures and texts and, in a terminal, the pictures.
  private func show(_ item: PendingSnapshots.Item) throws {
    let record = item.record
    var lines = ["", "[\(number)/\(total)] \(record.name): \(record.status.rawValue)"]
    lines.append("  \(record.message)")
    // The message has the first changes, if it has any.
    let changes = record.changes.filter { !$0.kind.follows }
    let others = record.message.contains(changes.summary) ? changes.beyondSummary : changes[...]
    lines += others.prefix(8).map { "  \($0)" }
    lines += record.remarks.map { "  \($0)" }
    if record.isText { lines += difference(of: item) }
    let files: [ArtefactFolder.Artefact] = [
      .expected, .actual, .difference, .expectedText, .actualText,
    ]
    for file in files {
      let path = item.path(of: file.rawValue)
      if FileAccess.isFile(path) { lines.append("  \(path)") }
    }
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
    if StandardOutput.isTerminal {
      try StandardOutput.write(
        TerminalPictures.text(
          of: [ArtefactFolder.Artefact.expected, .actual, .difference].map {
            item.path(of: $0.rawValue)
          }))
    }
  }

  /// The lines of a text that differ from its golden, and those around them.
  private func difference(of item: PendingSnapshots.Item) -> [String] {
    func text(_ artefact: ArtefactFolder.Artefact) -> String {
      let bytes = try? FileAccess.readIfPresent(item.path(of: artefact.rawValue))
      return String(decoding: bytes ?? [], as: UTF8.self)
    }
    let lines = TextDifference(from: text(.expectedText), to: text(.actualText)).text
      .split(separator: "\n").map { "  \(String($0).harmless)" }
    let left = lines.count - Self.shownLines
    return left > 0 ? lines.prefix(Self.shownLines) + ["  and \(left) more lines"] : lines
  }

  /// Asks until the answer is one of the letters. Returns nil at the end of the input.
  private func ask() throws -> Answer? {
    while true {
      try StandardOutput.write(
        "a accept, r reject, s skip (A, R, S: all of this cause), v view again, q quit? ")
      guard let line = readLine() else {
        try StandardOutput.write("\n")
        return nil
      }
      if let answer = line.first.flatMap(Answer.init(rawValue:)) { return answer }
      try StandardOutput.write("Type one of a, r, s, A, R, S, v, q.\n")
    }
  }

  /// Accepts or rejects a snapshot. A decision that cannot be carried out is reported, and the review goes on.
  private mutating func carryOut(_ answer: Answer, on item: PendingSnapshots.Item) throws {
    do throws(PendingSnapshots.Failure) {
      switch answer {
      case .accept, .acceptAll:
        try pending.accept(item)
        accepted += 1
      case .reject, .rejectAll:
        try pending.reject(item)
        rejected += 1
      case .skip, .skipAll, .view, .quit: break
      }
    } catch {
      let code = StandardOutput.failure(error.status, error.description)
      failure = failure ?? code
    }
  }
}
