internal import Drawing
package import Files
internal import PNGCoding

/// A folder of goldens. Each name has a PNG and, if the model is known, a text that describes it.
package struct GoldenStore: Hashable, Sendable {
  /// The result of `record`.
  package enum Recording: String, Hashable, Sendable {
    /// The golden was created or replaced.
    case written
    /// The golden already had these pixels and this text. No file was changed.
    case unchanged
  }

  /// The path, absolute or relative to the current folder. The folder is created with the first golden.
  package let root: String
  /// Converts paths for records; nil to use them unchanged.
  let names: RecordPath?

  /// Names a folder. Nothing is read.
  ///
  /// - Parameter names: Converts paths for records; nil to use them unchanged.
  package init(root: String, names: RecordPath? = nil) {
    self.root = root
    self.names = names
  }

  /// The path of a golden, whether or not it exists.
  package func path(of name: SnapshotName) -> String {
    FileAccess.join(root, "\(name).png")
  }

  /// The path of the text of a golden, whether or not it exists.
  package func textPath(of name: SnapshotName) -> String {
    FileAccess.join(root, "\(name).txt")
  }

  /// Reads a golden. A file that cannot be read is a result and not an error, so that the other snapshots of a
  /// run are compared.
  package func read(_ name: SnapshotName) -> Golden { load(name).golden }

  /// Reads a golden, and returns it with the bytes of its file.
  private func load(_ name: SnapshotName) -> (golden: Golden, bytes: [UInt8]?) {
    let path = path(of: name)
    let bytes: [UInt8]?
    do {
      bytes = try FileAccess.readIfPresent(path)
    } catch {
      return (.unreadable(reason: error.description), nil)
    }
    guard let bytes else { return (.missing, nil) }
    do {
      let image = try PNGDecoder.decode(bytes)
      let golden = Golden.picture(
        image.bitmap, renderer: image.text(for: Snapshot.rendererKeyword),
        notes: PictureNotes(image))
      return (golden, bytes)
    } catch {
      return (.unreadable(reason: "\(path): \(error)"), bytes)
    }
  }

  /// Writes a snapshot as the golden of its name.
  ///
  /// If the golden has the same pixels, its file is not changed, even if it was made by another renderer or at
  /// another scale. A golden that cannot be read is replaced.
  package func record(_ snapshot: Snapshot) throws(FileFailure) -> Recording {
    try record(snapshot, over: read(snapshot.name), text: goldenText(of: snapshot))
  }

  /// The text beside the golden; `nil` if the snapshot has none, or it cannot be read.
  private func goldenText(of snapshot: Snapshot) -> [UInt8]? {
    snapshot.model.flatMap { model in
      try? FileAccess.readIfPresent(
        textPath(of: snapshot.name), longest: Self.longestGolden(of: model))
    }
  }

  private func record(
    _ snapshot: Snapshot, over golden: Golden, text: [UInt8]?
  ) throws(FileFailure) -> Recording {
    var recording = Recording.unchanged
    if !golden.shows(snapshot.bitmap) {
      try FileAccess.write(encoded(snapshot), to: path(of: snapshot.name))
      recording = .written
    }
    if let model = snapshot.model, text.map({ !$0.elementsEqual(model.utf8) }) ?? true {
      try FileAccess.write(Array(model.utf8), to: textPath(of: snapshot.name))
      recording = .written
    }
    return recording
  }

  /// Compares a snapshot with its golden, and records it as `mode` requires.
  ///
  /// - Parameters:
  ///   - mode: Whether the snapshot becomes the golden.
  ///   - comparison: How the pictures are compared.
  ///   - artefacts: The folder for the files that a review needs; nil for none. Files of an earlier run are
  ///     replaced, or removed if the snapshot passes.
  ///   - identity: Further information for the record; nil for the name alone.
  ///   - locate: Adds the lines of the scene to changes of the model.
  /// - Throws: An error only if a golden cannot be written. If an artefact cannot be written, the record has a
  ///   remark.
  package func take(
    _ snapshot: Snapshot, mode: RecordMode, by comparison: Comparison = .exact,
    artefacts: ArtefactFolder? = nil, identity: SnapshotRecord.Identity? = nil,
    locate: ([ModelChange]) -> [ModelChange] = { $0 }
  ) throws(FileFailure) -> SnapshotRecord {
    let (golden, bytes) = load(snapshot.name)
    let text = goldenText(of: snapshot)
    var record = SnapshotRecord(
      name: identity?.name ?? snapshot.name.description, status: .missing,
      message: "there is no golden", golden: recordName(path(of: snapshot.name)))
    (record.subject, record.variant) = (identity?.subject, identity?.variant)
    (record.source, record.scene) = (identity?.source, identity?.scene)
    judge(snapshot, by: golden, comparison, &record)
    if let model = snapshot.model, let text {
      record.hasModel = true
      if !text.elementsEqual(model.utf8) {
        let old = ModelText(String(decoding: text, as: UTF8.self))
        record.changes = locate(ModelText.changes(from: old, to: ModelText(model)))
      }
    }
    complete(&record)
    let records =
      switch mode {
      case .all: true
      case .failed: !record.passes
      case .missing, .never, .auto: false
      }
    if records {
      let recording = try self.record(snapshot, over: golden, text: text)
      record.status = recording == .written ? .written : .unchanged
      record.message = recording.rawValue
      record.remarks = []
    }
    if let artefacts {
      do throws(FileFailure) {
        try leave(&record, of: snapshot, bytes, text, comparison, golden, artefacts)
      } catch {
        // The verdict stands, also on a full disk and in a folder that cannot be written.
        record.remarks.append("the files for a review could not be written: \(error)")
      }
    }
    return record
  }

  /// Compares the pictures, and writes the result to the record.
  private func judge(
    _ snapshot: Snapshot, by golden: Golden, _ comparison: Comparison,
    _ record: inout SnapshotRecord
  ) {
    switch golden {
    case .missing: break
    case .unreadable(let reason):
      record.status = .unreadable
      record.message = "the golden cannot be read: \(reason)"
    case .picture(let bitmap, let renderer, let notes):
      let verdict = comparison.compare(expected: bitmap, actual: snapshot.bitmap)
      record.status = verdict.passes ? .same : .different
      record.message = verdict.passes ? "the same as its golden" : verdict.description
      record.comparison = VerdictReport(
        verdict, size: PixelSize(width: bitmap.width, height: bitmap.height))
      record.remarks = PictureNotes.remarks(
        expected: (path(of: snapshot.name), notes), actual: (snapshot.origin, snapshot.notes))
      if !verdict.passes, let renderer, let current = snapshot.renderer, renderer != current {
        record.renderer = RendererChange.between(golden: renderer, current: current)
      }
    }
  }

  /// Adds changes of the model or the renderer to the message.
  private func complete(_ record: inout SnapshotRecord) {
    let changes = record.tellingChanges
    if record.status == .different {
      if !changes.isEmpty {
        record.message = "\(changes.summary): \(record.message)"
      } else if !record.renderer.isEmpty {
        let model = record.hasModel ? "the model is the same, and " : ""
        record.message +=
          "; \(model)the golden was made by another renderer: "
          + record.renderer.map(\.description).joined(separator: ", ")
      } else if record.hasModel {
        record.message += "; the model is the same: it is drawn differently"
      }
    } else if record.status == .same, !changes.isEmpty {
      let picture = record.isSamePicture ? "the same picture" : "a picture within the tolerance,"
      record.message = "\(picture) of another model: \(changes.summary)"
    }
  }

  /// Writes the files that a review needs, and adds them to the record. Removes them if the snapshot passes.
  private func leave(
    _ record: inout SnapshotRecord, of snapshot: Snapshot, _ bytes: [UInt8]?, _ text: [UInt8]?,
    _ comparison: Comparison, _ golden: Golden, _ artefacts: ArtefactFolder
  ) throws(FileFailure) {
    guard !record.passes || record.passesWithOtherModel else {
      if !artefacts.isEmpty(for: snapshot.name) {
        try artefacts.replace(with: [:], for: snapshot.name)
      }
      return
    }
    var files: [ArtefactFolder.Artefact: [UInt8]] = [:]
    // A text is accepted only with its picture: beside another one it would say that only the renderer had changed.
    if !record.isSamePicture || !golden.shows(snapshot.bitmap) {
      let picture = encoded(snapshot)
      files[.actual] = picture
      record.pending = SnapshotRecord.Pending(
        file: ArtefactFolder.Artefact.actual.rawValue, sha256: SHA256.hexDigest(of: picture),
        goldenSHA256: bytes.map { SHA256.hexDigest(of: $0) })
      if case .picture(let expected, _, _) = golden {
        files[.expected] = bytes
        let difference = DifferencePicture.make(
          expected: expected, actual: snapshot.bitmap, by: comparison)
        let encoder = PNGEncoder(effort: .fast, pixelsPerPoint: snapshot.pixelsPerPoint)
        files[.difference] = difference.map { encoder.encode($0) }
      }
    }
    if let model = snapshot.model.map({ Array($0.utf8) }), model != text {
      files[.actualText] = model
      files[.expectedText] = text
      record.pendingText = SnapshotRecord.Pending(
        file: ArtefactFolder.Artefact.actualText.rawValue, sha256: SHA256.hexDigest(of: model),
        goldenSHA256: text.map { SHA256.hexDigest(of: $0) })
    }
    record.artefacts = files.keys.filter { $0 != .record }
      .sorted { ArtefactFolder.order($0) < ArtefactFolder.order($1) }
      .map { recordName(artefacts.path(of: $0, for: snapshot.name)) }
    record.decision = decision(on: record, in: artefacts, for: snapshot.name)
    files[.record] = JSON.text(of: record)
    try artefacts.replace(with: files, for: snapshot.name)
  }

  /// The decision of an earlier review of the same files; nil if there is none.
  func decision(
    on record: SnapshotRecord, in artefacts: ArtefactFolder, for name: SnapshotName
  ) -> SnapshotRecord.Decision? {
    guard
      let bytes = try? FileAccess.readIfPresent(artefacts.path(of: .record, for: name)),
      let earlier = try? JSON.value(SnapshotRecord.self, from: bytes),
      earlier.pending == record.pending, earlier.pendingText == record.pendingText
    else { return nil }
    return earlier.decision
  }

  /// The path in records.
  package func recordName(_ path: String) -> String { names?.name(of: path) ?? path }

  private func encoded(_ snapshot: Snapshot) -> [UInt8] {
    let encoder = PNGEncoder(
      effort: .small, pixelsPerPoint: snapshot.pixelsPerPoint,
      text: snapshot.rendererEntry.map { [$0] } ?? [])
    return encoder.encode(snapshot.bitmap)
  }
}

extension Golden {
  /// Whether the golden has exactly these pixels, also those that a comparison ignores.
  fileprivate func shows(_ bitmap: Bitmap) -> Bool {
    if case .picture(let own, _, _) = self { own == bitmap } else { false }
  }
}

extension ArtefactFolder {
  /// The position of a file in lists.
  fileprivate static func order(_ artefact: Artefact) -> Int {
    Artefact.allCases.firstIndex(of: artefact) ?? 0
  }
}
