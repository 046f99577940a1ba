package import Files
internal import PNGCoding

/// A folder of goldens: one PNG for each name, in folders as the names have them.
package struct GoldenStore: Hashable, Sendable {
  /// What `record` did.
  package enum Recording: Hashable, Sendable {
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
      return .picture(image.bitmap, renderer: image.text(for: Snapshot.rendererKeyword))
    } catch {
      return .unreadable(reason: "\(path): \(error)")
    }
  }

  /// Makes `snapshot` the golden of its name.
  ///
  /// When the golden's pixels are the same its file keeps every byte and its date, also if another
  /// renderer made it or at another scale. A golden that cannot be read is replaced.
  package func record(_ snapshot: Snapshot) throws(FileFailure) -> Recording {
    if case .picture(let bitmap, _) = read(snapshot.name), bitmap == snapshot.bitmap {
      return .unchanged
    }
    let encoder = PNGEncoder(
      effort: .small, pixelsPerPoint: snapshot.pixelsPerPoint, text: [snapshot.rendererEntry])
    try FileAccess.write(encoder.encode(snapshot.bitmap), to: path(of: snapshot.name))
    return .written
  }

  /// Judges `snapshot` by its golden, and shows in `artefacts` what a person needs to see.
  ///
  /// Nothing is ever recorded here. Returns also the pictures that were left. Throws only when the artefacts cannot be written.
  package func verify(
    _ snapshot: Snapshot, artefacts: ArtefactFolder? = nil
  ) throws(FileFailure) -> (outcome: SnapshotOutcome, artefacts: [String]) {
    let golden = read(snapshot.name)
    let outcome = SnapshotOutcome(of: snapshot, golden: golden)
    let left = try artefacts?.update(for: snapshot, golden: golden, outcome: outcome)
    return (outcome, left ?? [])
  }
}
