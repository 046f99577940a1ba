internal import Files
internal import Snapshots

extension VerificationResults {
  /// Updates results that were read from an artefact folder to what has happened in the folder since.
  ///
  /// A record that is still in the folder replaces the one in the results, for example if the snapshot was rejected. If
  /// it has gone and the golden is the pending file, byte for byte, the snapshot was accepted. Without that proof
  /// nothing changes: the results of another machine often come without the other files.
  ///
  /// - Parameters:
  ///   - present: The records in the folder.
  ///   - names: Converts the paths in records.
  mutating func update(by present: [SnapshotRecord], names: RecordPath) {
    let byPlace = Dictionary(present.map { ($0.place, $0) }) { first, _ in first }
    snapshots = snapshots.map { record in
      guard record.pending != nil || record.pendingText != nil else { return record }
      if let now = byPlace[record.place] { return now }
      return record.isAccepted(names) ? record.accepted : record
    }
  }
}

extension SnapshotRecord {
  /// Identifies the snapshot in different results.
  fileprivate var place: [String] { [name, golden] }

  /// Whether the golden is the pending picture with the pending text.
  fileprivate func isAccepted(_ names: RecordPath) -> Bool {
    let golden = names.path(named: self.golden)
    let text = isText ? golden : String(golden.dropLast(".png".count)) + ".txt"
    return [(pending, golden), (pendingText, text)].allSatisfy { pending, path in
      guard let pending else { return true }
      let bytes = try? FileAccess.readIfPresent(path)
      return bytes.map { SHA256.hexDigest(of: $0) == pending.sha256 } ?? false
    }
  }

  /// The record after its pending files have become the golden.
  fileprivate var accepted: SnapshotRecord {
    var record = SnapshotRecord(
      name: name, status: .same, message: "accepted since it was compared", golden: golden)
    (record.subject, record.variant) = (subject, variant)
    (record.source, record.scene) = (source, scene)
    return record
  }
}
