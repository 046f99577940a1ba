package import Files

/// A folder in which each snapshot that does not pass has a folder of its own, with what a review needs.
///
/// `<name>/actual.png` and `actual.txt` are the files that would become the golden, byte for byte;
/// `expected.png` and `expected.txt` are the golden's; `difference.png` is the `DifferencePicture`; and
/// `record.json` is the `SnapshotRecord`.
package struct ArtefactFolder: Hashable, Sendable {
  /// One of the files, as they are named.
  package enum Artefact: String, CaseIterable, Sendable {
    /// The golden's file.
    case expected = "expected.png"
    /// The file that would become the golden.
    case actual = "actual.png"
    /// Where the two pictures differ.
    case difference = "difference.png"
    /// The golden's text.
    case expectedText = "expected.txt"
    /// The text that would become the golden's.
    case actualText = "actual.txt"
    /// The record of what was found.
    case record = "record.json"
  }

  /// The folder, relative to the current one or absolute. It is made when something is written.
  package let root: String

  /// Makes a folder of artefacts below `root`; reads and writes nothing.
  package init(root: String) {
    self.root = root
  }

  /// The path of an artefact of a snapshot, whether or not there is one.
  package func path(of artefact: Artefact, for name: SnapshotName) -> String {
    FileAccess.join(folder(of: name), artefact.rawValue)
  }

  /// Makes the snapshot's folder contain these files and no other artefacts. Folders that become empty are
  /// removed. The record is removed first and written last, so that a process that is killed leaves none
  /// whose files are not there.
  ///
  /// - Returns: The paths of the files but the record, in the order of `Artefact.allCases`.
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

  /// Whether nothing was ever left there, so that there is nothing to remove.
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
