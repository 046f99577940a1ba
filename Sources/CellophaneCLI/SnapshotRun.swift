internal import Cellophane
internal import Drawing
internal import Files
internal import Messages
internal import SnapshotReview
internal import Snapshots
internal import TerminalOutput

/// The results of a snapshot run, for users and programs.
struct SnapshotRun {
  let results: VerificationResults
  /// The exit code for scenes that are invalid or cannot be read.
  let sceneStatus: ExitStatus
  /// The folders of goldens and differences.
  let folders: SnapshotFolders
  /// The folder for differences if it is named; `nil` for the default folder.
  let namedArtefacts: String?

  /// If more snapshots than this do not pass, only some of each cause are listed.
  private static let listed = 12
  /// The number of snapshots of each cause that are listed then.
  private static let listedOfCause = 3

  /// The results with their files.
  var source: ReportSource {
    ReportSource(
      results, roots: [folders.artefacts], numbersAreKept: results.shard == nil,
      acceptedFolders: namedArtefacts.map { [$0] } ?? [], names: folders.names)
  }

  /// Saves the results for reports and for `accept --cause`. Removes those of an earlier run if
  /// everything passes and nothing can be accepted.
  func keep() throws {
    let root = folders.artefacts
    let isWaiting = results.snapshots.contains {
      !$0.passes || $0.pending != nil || $0.pendingText != nil
    }
    let isClean = !isWaiting && results.failures.isEmpty && results.shard == nil
    if isClean {
      for name in [VerificationResults.fileName, CauseList.fileName] {
        try FileAccess.remove(FileAccess.join(root, name))
      }
    } else {
      try CauseList(results).write(inFolder: root)
      try FileAccess.write(
        JSON.text(of: results), to: FileAccess.join(root, VerificationResults.fileName))
    }
  }

  /// The exit code. Invalid input takes precedence over a difference.
  var exitStatus: ExitStatus {
    if sceneStatus != .done { return sceneStatus }
    let records = results.snapshots
    if records.contains(where: { $0.status == .unreadable || $0.failure == .picture }) {
      return .malformedInput
    }
    if records.contains(where: { $0.failure == .unwritable }) { return .cannotWrite }
    return records.contains { !$0.passes } ? .different : .done
  }

  /// The results as JSON.
  var json: String { String(decoding: JSON.text(of: results), as: UTF8.self) }

  /// The results for users: each snapshot that does not pass with its files, the causes, the
  /// counts.
  var text: String {
    let told = results.snapshots.filter {
      !$0.passes || !$0.changes.isEmpty || !$0.remarks.isEmpty
    }
    var lines: [String] = []
    if told.count <= Self.listed {
      for record in told { lines += self.lines(of: record) }
      lines += causes(listing: 0)
    } else {
      lines += causes(listing: Self.listedOfCause)
    }
    lines += results.failures.map { "\($0.file.harmless): not compared, see above" }
    let renamed = Dictionary(results.renames.map { ($0.from, $0.to) }) { first, _ in first }
    for orphan in results.orphans {
      let name = orphan.harmless
      lines.append(
        renamed[orphan].map {
          "\(name): no scene uses it, and \($0.harmless) has the same contents: it was renamed"
        }
          ?? "\(name): no scene uses it; cellophane snapshot prune removes it")
    }
    return (lines + missingTexts + [results.summary]).joined(separator: "\n") + "\n"
  }

  /// A line with the number of pictures that were compared with goldens without a text; empty if there is none. Such a
  /// golden passes, but without its text the cause of a difference is unknown.
  private var missingTexts: [String] {
    let count = results.snapshots.filter {
      !$0.isText && !$0.hasModel && ($0.status == .same || $0.status == .different)
    }.count
    guard count > 0 else { return [] }
    let verb = count == 1 ? "has" : "have"
    return [
      "\(counted(count, "golden")) \(verb) no text, which is needed to find the cause of a difference; once all"
        + " snapshots pass, cellophane snapshot record writes what is missing"
    ]
  }

  private func lines(of record: SnapshotRecord) -> [String] {
    let names = folders.names
    let files = record.artefacts.map { names.shown($0).harmless }
    return [
      "\(record.name.harmless): \(record.message.harmlessLines)",
      "  golden \(names.shown(record.golden).harmless)",
    ]
      + (record.remarks + files).map { "  \($0)" }
  }

  private func causes(listing count: Int) -> [String] {
    guard !results.causes.isEmpty else { return [] }
    let records = Dictionary(results.snapshots.map { ($0.name, $0) }) { first, _ in first }
    var lines = ["causes:"]
    for cause in results.causes {
      lines.append("  \(cause.headline)")
      lines += (cause.alsoChanged(atMost: 5) + cause.details.prefix(3)).map { "     \($0)" }
      let members = cause.snapshots.compactMap { records[$0] }
      let sorted = members.filter { !$0.passes } + members.filter(\.passes)
      for record in sorted.prefix(count) {
        let status = record.status == .different ? "" : ": \(record.status.rawValue)"
        lines.append("     \(record.name.harmless)\(status)")
        if let file = record.artefacts.first(where: { $0.hasSuffix("/difference.png") }) {
          lines.append("       \(folders.names.shown(file).harmless)")
        }
      }
      if count > 0, cause.snapshots.count > count {
        lines.append("     and \(cause.snapshots.count - count) more")
      }
    }
    guard results.snapshots.contains(where: \.needsDecision) else { return lines }
    let place = folders.otherPackage.map { ", in \($0.harmless)" } ?? ""
    let option = artefactsOption
    lines.append(
      "to accept differences that you have looked at\(place): cellophane snapshot review\(option),"
        + " or cellophane snapshot accept\(option) --cause 1")
    return lines
  }

  /// The option with which `review` and `accept` find the differences, after a space; empty if they are in the default
  /// folder. In another package than that of the current folder, its path is absolute.
  private var artefactsOption: String {
    guard let namedArtefacts else { return "" }
    let path = folders.otherPackage == nil ? namedArtefacts : RecordPath(base: namedArtefacts).base
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
    }
    let word = isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    return " --artefacts \(word.harmless)"
  }
}
