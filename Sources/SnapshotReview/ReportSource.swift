internal import Files
package import Snapshots

/// Results with the files that belong to them, from one verification or from several parts of one.
package struct ReportSource: Sendable {
  /// What was found.
  package let results: VerificationResults
  /// The artefact folders in which the files lie, in the order in which they are looked through.
  private let roots: [String]

  /// Whether the causes were kept by their numbers for `accept --cause`.
  package let numbersAreKept: Bool

  /// Takes results whose files lie in these artefact folders.
  package init(_ results: VerificationResults, roots: [String], numbersAreKept: Bool) {
    self.results = results
    self.numbersAreKept = numbersAreKept
    self.roots = roots
  }

  /// Reads what verifications left in artefact folders: the results of whole runs, and the records of
  /// snapshots that wait, of tests for one. The order of the folders does not matter.
  package static func read(
    _ folders: [String], numbersAreKept: Bool
  ) throws(ResultsFailure) -> ReportSource {
    let folders = folders.sorted()
    var parts: [VerificationResults] = []
    for folder in folders {
      let isFile = FileAccess.isFile(folder)
      let file = isFile ? folder : FileAccess.join(folder, VerificationResults.fileName)
      if FileAccess.isFile(file) { parts.append(try .read(file)) }
      guard !isFile else { continue }
      let known = Set(parts.last?.snapshots.map(\.golden) ?? [])
      let pending = PendingSnapshots(roots: [folder], names: RecordPath())
      do {
        let records = try pending.items().map(\.record).filter { !known.contains($0.golden) }
        if !records.isEmpty { parts.append(VerificationResults(records)) }
      } catch {
        throw .unreadable(error)
      }
    }
    return ReportSource(
      VerificationResults(merging: parts), roots: folders, numbersAreKept: numbersAreKept)
  }

  /// The golden's bytes; nil where it cannot be read, as on another machine.
  package func golden(of record: SnapshotRecord) -> [UInt8]? {
    try? FileAccess.readIfPresent(RecordPath.current.path(named: record.golden))
  }

  /// The bytes of a file that was left for a snapshot; nil if there is none.
  package func file(_ artefact: ArtefactFolder.Artefact, of record: SnapshotRecord) -> [UInt8]? {
    for root in roots {
      let path = FileAccess.join(FileAccess.join(root, record.name), artefact.rawValue)
      if let bytes = try? FileAccess.readIfPresent(path) { return bytes }
    }
    return nil
  }
}
