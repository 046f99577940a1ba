internal import Drawing
package import Files
internal import PNGCoding

/// A folder in which each snapshot that does not pass leaves `<name>/expected.png`, `actual.png` and
/// `difference.png`.
package struct ArtefactFolder: Hashable, Sendable {
  /// One of the files, as they are named.
  package enum Artefact: String, CaseIterable, Sendable {
    /// The golden's picture.
    case expected
    /// The picture that was judged.
    case actual
    /// The `DifferencePicture` of the two.
    case difference
  }

  /// The folder, relative to the current one or absolute. It is made when something is written.
  package let root: String

  /// Makes a folder of artefacts below `root`; reads and writes nothing.
  package init(root: String) {
    self.root = root
  }

  /// Where that artefact of that snapshot lies, whether or not there is one.
  package func path(of artefact: Artefact, for name: SnapshotName) -> String {
    FileAccess.join(folder(of: name), "\(artefact.rawValue).png")
  }

  /// Brings the three files in line with `outcome`: a difference shows all, a golden that is
  /// missing or unreadable only leaves the actual picture, and a passing snapshot nothing. Files
  /// from an earlier run that no longer hold are removed, and folders that become empty with them.
  ///
  /// - Returns: The files that there are now, in the order of `Artefact.allCases`.
  @discardableResult
  package func update(
    for snapshot: Snapshot, golden: Golden, outcome: SnapshotOutcome,
    comparison: Comparison = .exact
  ) throws(FileFailure) -> [String] {
    let pictures = pictures(
      of: snapshot, golden: golden, outcome: outcome, comparison: comparison)
    let encoder = PNGEncoder(effort: .fast, pixelsPerPoint: snapshot.pixelsPerPoint)
    var left: [String] = []
    for artefact in Artefact.allCases {
      let path = path(of: artefact, for: snapshot.name)
      if let picture = pictures[artefact] {
        try FileAccess.write(encoder.encode(picture), to: path)
        left.append(path)
      } else {
        try FileAccess.remove(path)
      }
    }
    if pictures.isEmpty { removeEmptyFolders(of: snapshot.name) }
    return left
  }

  private func pictures(
    of snapshot: Snapshot, golden: Golden, outcome: SnapshotOutcome, comparison: Comparison
  ) -> [Artefact: Bitmap] {
    switch outcome {
    case .same: return [:]
    case .missing, .unreadable: return [.actual: snapshot.bitmap]
    case .different:
      var pictures: [Artefact: Bitmap] = [.actual: snapshot.bitmap]
      if case .picture(let expected, _, _) = golden {
        pictures[.expected] = expected
        pictures[.difference] = DifferencePicture.make(
          expected: expected, actual: snapshot.bitmap, by: comparison)
      }
      return pictures
    }
  }

  private func folder(of name: SnapshotName) -> String {
    FileAccess.join(root, name.description)
  }

  private func removeEmptyFolders(of name: SnapshotName) {
    var components = name.description.split(separator: "/")
    while !components.isEmpty {
      let folder = FileAccess.join(root, components.joined(separator: "/"))
      guard FileAccess.removeFolderIfEmpty(folder) else { return }
      components.removeLast()
    }
  }
}
