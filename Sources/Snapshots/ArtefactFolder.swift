package import Files

/// A folder with a subfolder for each snapshot that does not pass. The subfolder contains the files that a review
/// needs.
///
/// `<name>/actual.png` and `actual.txt` become the golden, byte for byte, when the snapshot is accepted.
/// `expected.png` and `expected.txt` are copies of the golden, `difference.png` is the `DifferencePicture`, and
/// `record.json` is the `SnapshotRecord`.
package struct ArtefactFolder: Hashable, Sendable {
  /// The files of a snapshot, by name.
  package enum Artefact: String, CaseIterable, Sendable {
    /// A copy of the golden.
    case expected = "expected.png"
    /// The new picture.
    case actual = "actual.png"
    /// The picture of the differences.
    case difference = "difference.png"
    /// A copy of the golden's text.
    case expectedText = "expected.txt"
    /// The new text.
    case actualText = "actual.txt"
    /// The result of the comparison.
    case record = "record.json"
  }

  /// The name of the file with the results of a verification, which is beside the folders of the snapshots.
  package static let resultsName = "results.json"
  /// The name of the file with the causes as they were last shown, in the same place.
  package static let causesName = "causes.json"
  /// The names that the folder of a snapshot cannot have.
  static let lists: Set<String> = [resultsName, causesName]

  /// The path, absolute or relative to the current folder. The folder is created with the first file.
  package let root: String

  /// Names a folder. Nothing is read or written.
  package init(root: String) {
    self.root = root
  }

  /// The path of a file of a snapshot, whether or not it exists.
  package func path(of artefact: Artefact, for name: SnapshotName) -> String {
    FileAccess.join(folder(of: name), artefact.rawValue)
  }

  /// Writes the files of a snapshot and removes its other files. Empty folders are removed. The record is
  /// removed first and written last, so that after a kill no record exists without its files.
  ///
  /// - Returns: The paths of the files without the record, in the order of `Artefact.allCases`.
  @discardableResult
  package func replace(
    with files: [Artefact: [UInt8]], for name: SnapshotName
  ) throws(FileFailure) -> [String] {
    try FileAccess.remove(path(of: .record, for: name))
    var left: [String] = []
    for artefact in Artefact.allCases {
      let path = path(of: artefact, for: name)
      if let bytes = files[artefact] {
        try FileAccess.write(bytes, to: path)
        if artefact != .record { left.append(path) }
      } else if artefact != .record {
        try FileAccess.remove(path)
      }
    }
    if files.isEmpty { removeEmptyFolders(of: name) }
    return left
  }

  /// Whether the snapshot has no folder, so that there is nothing to remove.
  package func isEmpty(for name: SnapshotName) -> Bool {
    !FileAccess.isFolder(folder(of: name))
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
