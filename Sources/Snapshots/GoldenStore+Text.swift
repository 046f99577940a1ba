package import Files

extension GoldenStore {
  /// The length in bytes above which the golden of a text is not read. Our choice: comparing takes time and memory
  /// for each line, and a text rarely shrinks to a quarter.
  static func longestGolden(of text: String) -> Int { (1 << 18) + 4 * text.utf8.count }

  /// Compares a text with its golden, and records it as `mode` requires. The parameters are those of the function
  /// for pictures.
  package func take(
    _ snapshot: TextSnapshot, mode: RecordMode, artefacts: ArtefactFolder? = nil,
    identity: SnapshotRecord.Identity? = nil, locate: ([ModelChange]) -> [ModelChange] = { $0 }
  ) throws(FileFailure) -> SnapshotRecord {
    let path = textPath(of: snapshot.name)
    let text = Array(snapshot.text.utf8)
    var golden: [UInt8]?
    var record = SnapshotRecord(
      name: identity?.name ?? snapshot.name.description, status: .missing,
      message: "there is no golden", golden: recordName(path))
    (record.subject, record.variant) = (identity?.subject, identity?.variant)
    (record.source, record.scene) = (identity?.source, identity?.scene)
    do {
      golden = try FileAccess.readIfPresent(path, longest: Self.longestGolden(of: snapshot.text))
      if let golden { judge(snapshot, by: golden, locate, &record) }
    } catch {
      record.status = .unreadable
      record.message = "the golden cannot be read: \(error)"
    }
    let records =
      switch mode {
      case .all: true
      case .failed: !record.passes
      case .missing, .never, .auto: false
      }
    if records {
      if record.status != .same { try FileAccess.write(text, to: path) }
      record.status = record.status == .same ? .unchanged : .written
      record.message = record.status.rawValue
    }
    if let artefacts {
      do throws(FileFailure) {
        try leave(&record, of: snapshot, golden: golden, artefacts)
      } catch {
        // The verdict stands, also on a full disk and in a folder that cannot be written.
        record.remarks.append("the files for a review could not be written: \(error)")
      }
    }
    return record
  }

  /// Compares the texts, and writes the result to the record.
  private func judge(
    _ snapshot: TextSnapshot, by golden: [UInt8], _ locate: ([ModelChange]) -> [ModelChange],
    _ record: inout SnapshotRecord
  ) {
    record.hasModel = snapshot.isModel
    guard !golden.elementsEqual(snapshot.text.utf8) else {
      record.status = .same
      record.message = "the same as its golden"
      return
    }
    record.status = .different
    let old = String(decoding: golden, as: UTF8.self)
    if snapshot.isModel {
      record.changes = locate(
        ModelText.changes(from: ModelText(old), to: ModelText(snapshot.text)))
    }
    // The causes come first, then the values over time.
    let telling = record.changes.filter { !$0.kind.follows }
    let curves = record.changes.filter { $0.kind == .curve }
    let parts = [telling, curves].filter { !$0.isEmpty }.map(\.summary)
    record.message =
      !parts.isEmpty
      ? parts.joined(separator: ": ")
      : record.changes.isEmpty
        ? TextDifference(from: old, to: snapshot.text).summary : record.changes.summary
  }

  /// Writes the files that a review needs, and adds them to the record. Removes them if the snapshot passes.
  private func leave(
    _ record: inout SnapshotRecord, of snapshot: TextSnapshot, golden: [UInt8]?,
    _ artefacts: ArtefactFolder
  ) throws(FileFailure) {
    guard !record.passes else {
      if !artefacts.isEmpty(for: snapshot.name) {
        try artefacts.replace(with: [:], for: snapshot.name)
      }
      return
    }
    let text = Array(snapshot.text.utf8)
    var files: [ArtefactFolder.Artefact: [UInt8]] = [.actualText: text]
    files[.expectedText] = golden
    record.pendingText = SnapshotRecord.Pending(
      file: ArtefactFolder.Artefact.actualText.rawValue, sha256: SHA256.hexDigest(of: text),
      goldenSHA256: golden.map { SHA256.hexDigest(of: $0) })
    record.artefacts =
      (golden == nil ? [] : [ArtefactFolder.Artefact.expectedText])
      .map { recordName(artefacts.path(of: $0, for: snapshot.name)) }
      + [recordName(artefacts.path(of: .actualText, for: snapshot.name))]
    record.decision = decision(on: record, in: artefacts, for: snapshot.name)
    files[.record] = JSON.text(of: record)
    try artefacts.replace(with: files, for: snapshot.name)
  }
}
