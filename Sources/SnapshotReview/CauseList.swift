package import Files
package import Snapshots

/// The causes as they were last shown, with what they stood for: `accept --cause 1` means this list, whatever
/// has been accepted or drawn since.
package struct CauseList: Hashable, Sendable, Codable {
  /// A pending snapshot as it was shown.
  package struct Shown: Hashable, Sendable, Codable {
    let name: String
    let sha256: String?
    let textSHA256: String?
  }

  /// The file in the first of the artefact folders.
  package static let fileName = "causes.json"

  /// The causes.
  package let causes: [Cause]
  private let shown: [Shown]

  /// Lists the causes of what was found.
  package init(_ records: [SnapshotRecord]) {
    causes = Cause.causes(of: records)
    shown = records.filter { $0.pending != nil || $0.pendingText != nil }.map {
      Shown(name: $0.name, sha256: $0.pending?.sha256, textSHA256: $0.pendingText?.sha256)
    }
  }

  /// Keeps the list in an artefact folder.
  package func write(inFolder root: String) throws(FileFailure) {
    try FileAccess.write(JSON.text(of: self), to: FileAccess.join(root, Self.fileName))
  }

  /// The list that was last shown; nil if none was.
  package static func read(inFolder root: String) -> CauseList? {
    guard let bytes = try? FileAccess.readIfPresent(FileAccess.join(root, fileName)) else {
      return nil
    }
    return try? JSON.value(from: bytes)
  }

  /// Whether a snapshot is still as it was shown.
  package func showed(_ record: SnapshotRecord) -> Bool {
    shown.contains {
      $0.name == record.name && $0.sha256 == record.pending?.sha256
        && $0.textSHA256 == record.pendingText?.sha256
    }
  }
}
