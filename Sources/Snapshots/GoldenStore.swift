package import Files
internal import PNGCoding

/// A folder of goldens: one PNG for each name, in folders as the names have them.
package struct GoldenStore: Hashable, Sendable {
  /// What `record` did.
  package enum Recording: String, Hashable, Sendable {
    /// The golden was made or replaced.
    case written
    /// The golden already shows these pixels; the file was not touched.
    case unchanged
  }

  /// The folder, relative to the current one or absolute. It is made when something is recorded.
  package let root: String

  /// Makes a store of the goldens below `root`; reads nothing.
  package init(root: String) {
    self.root = root
  }

  /// Where the golden of that name lies, whether or not there is one.
  package func path(of name: SnapshotName) -> String {
    FileAccess.join(root, "\(name).png")
  }

  /// The golden of that name. A file that cannot be read is an answer and not an error, because
  /// the other snapshots of a run are to be judged all the same.
  package func read(_ name: SnapshotName) -> Golden {
    let path = path(of: name)
    let bytes: [UInt8]?
    do {
      bytes = try FileAccess.readIfPresent(path)
    } catch {
      return .unreadable(reason: error.description)
    }
    guard let bytes else { return .missing }
    do {
      let image = try PNGDecoder.decode(bytes)
      return .picture(
        image.bitmap, renderer: image.text(for: Snapshot.rendererKeyword),
        notes: PictureNotes(image))
    } catch {
      return .unreadable(reason: "\(path): \(error)")
    }
  }

  /// Makes `snapshot` the golden of its name.
  ///
  /// When the golden's pixels are the same its file keeps every byte and its date, also if another
  /// renderer made it or at another scale. A golden that cannot be read is replaced.
  package func record(_ snapshot: Snapshot) throws(FileFailure) -> Recording {
    if case .picture(let bitmap, _, _) = read(snapshot.name), bitmap == snapshot.bitmap {
      return .unchanged
    }
    try FileAccess.write(
      encoded(snapshot), to: path(of: snapshot.name), replacesInputs: true)
    return .written
  }

  /// Where a picture waits to become the golden of that name.
  package func pendingPath(of name: SnapshotName) -> String {
    FileAccess.join(root, "\(name).pending.png")
  }

  /// Judges `snapshot` by its golden, keeps what `mode` says, and leaves in `artefacts` what a person
  /// needs to see. Files of an earlier run that no longer hold are removed.
  ///
  /// Throws only when something cannot be written.
  package func take(
    _ snapshot: Snapshot, mode: RecordMode, by comparison: Comparison = .exact,
    artefacts: ArtefactFolder? = nil
  ) throws(FileFailure) -> SnapshotResult {
    let golden = read(snapshot.name)
    let outcome = SnapshotOutcome(of: snapshot, golden: golden, by: comparison)
    let records =
      switch mode {
      case .all: true
      case .failed: outcome != .same
      case .missing, .never, .auto: false
      }
    let left =
      try artefacts?.update(
        for: snapshot, golden: golden, outcome: records ? .same : outcome, comparison: comparison)
      ?? []
    let recording = records ? try record(snapshot) : nil
    let pending = try updatePending(snapshot, mode: mode, outcome: records ? .same : outcome)
    return SnapshotResult(
      name: snapshot.name.description, status: .init(outcome, recording),
      message: recording?.rawValue ?? outcome.description, golden: path(of: snapshot.name),
      pending: pending, artefacts: left,
      remarks: recording == nil ? remarks(on: snapshot, golden: golden) : [])
  }

  private func remarks(on snapshot: Snapshot, golden: Golden) -> [String] {
    guard case .picture(_, _, let notes) = golden else { return [] }
    return PictureNotes.remarks(
      expected: (path(of: snapshot.name), notes), actual: (snapshot.origin, snapshot.notes))
  }

  /// Lets the candidate for a missing golden wait beside it, and removes one that no longer does.
  private func updatePending(
    _ snapshot: Snapshot, mode: RecordMode, outcome: SnapshotOutcome
  ) throws(FileFailure) -> String? {
    let path = pendingPath(of: snapshot.name)
    if outcome == .missing {
      guard mode != .never else { return nil }
      try FileAccess.write(encoded(snapshot), to: path)
      return path
    }
    if outcome == .same { try FileAccess.remove(path) }
    return nil
  }

  private func encoded(_ snapshot: Snapshot) -> [UInt8] {
    let encoder = PNGEncoder(
      effort: .small, pixelsPerPoint: snapshot.pixelsPerPoint,
      text: snapshot.rendererEntry.map { [$0] } ?? [])
    return encoder.encode(snapshot.bitmap)
  }
}
