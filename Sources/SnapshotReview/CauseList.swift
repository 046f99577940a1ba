package import Files
package import Snapshots

/// The causes as they were last shown to the user. `accept --cause 1` refers to this list, even if snapshots were
/// accepted or drawn again since.
package struct CauseList: Hashable, Sendable, Codable {
  /// A pending snapshot as it was shown.
  package struct Shown: Hashable, Sendable, Codable {
    /// The name.
    let name: String
    /// The SHA-256 digest of the pending picture; nil if there is none.
    let sha256: String?
    /// The SHA-256 digest of the pending text; nil if there is none.
    let textSHA256: String?

    fileprivate init(_ record: SnapshotRecord) {
      name = record.name
      sha256 = record.pending?.sha256
      textSHA256 = record.pendingText?.sha256
    }
  }

  /// The name of the file, which is in the first artefact folder.
  package static let fileName = ArtefactFolder.causesName

  /// The causes, in the order of their numbers.
  package let causes: [Cause]
  private let shown: [Shown]

  /// Groups results by cause.
  package init(_ records: [SnapshotRecord]) { self.init(VerificationResults(records)) }

  /// Takes the causes of results.
  package init(_ results: VerificationResults) {
    causes = results.causes
    shown = results.snapshots.filter { $0.pending != nil || $0.pendingText != nil }.map(Shown.init)
  }

  /// Writes the list to an artefact folder.
  package func write(inFolder root: String) throws(FileFailure) {
    try FileAccess.write(JSON.text(of: self), to: FileAccess.join(root, Self.fileName))
  }

  /// Reads the list from an artefact folder. Returns nil if there is none.
  package static func read(inFolder root: String) -> CauseList? {
    guard let bytes = try? FileAccess.readIfPresent(FileAccess.join(root, fileName)) else {
      return nil
    }
    return try? JSON.value(from: bytes)
  }

  /// Whether all of these snapshots that can be accepted were shown, perhaps with other files.
  package func lists(_ records: [SnapshotRecord]) -> Bool {
    let names = Set(shown.map(\.name))
    return records.allSatisfy {
      ($0.pending == nil && $0.pendingText == nil) || names.contains($0.name)
    }
  }

  /// The first snapshot whose pending files are not those that were shown; nil if there is none.
  package func firstUnseen(of records: [SnapshotRecord]) -> SnapshotRecord? {
    let shown = Set(shown)
    return records.first { !shown.contains(Shown($0)) }
  }
}
