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
  }

  /// The name of the file, which is in the first artefact folder.
  package static let fileName = "causes.json"

  /// The causes, in the order of their numbers.
  package let causes: [Cause]
  private let shown: [Shown]

  /// Groups results by cause.
  package init(_ records: [SnapshotRecord]) {
    causes = Cause.causes(of: records)
    shown = records.filter { $0.pending != nil || $0.pendingText != nil }.map {
      Shown(name: $0.name, sha256: $0.pending?.sha256, textSHA256: $0.pendingText?.sha256)
    }
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

  /// Whether the pending files of a snapshot are those that were shown.
  package func showed(_ record: SnapshotRecord) -> Bool {
    shown.contains {
      $0.name == record.name && $0.sha256 == record.pending?.sha256
        && $0.textSHA256 == record.pendingText?.sha256
    }
  }
}
