internal import Drawing
package import Files
internal import PNGCoding
package import SnapshotReview
package import Snapshots

/// Finds goldens that no snapshot uses.
package struct GoldenFolder: Sendable {
  private let root: String
  private let known: Set<String>

  /// Names the folder. Nothing is read.
  ///
  /// - Parameters:
  ///   - root: The folder of the goldens.
  ///   - suites: All suites with goldens in the folder. The goldens of a suite that is not given are orphans.
  package init(root: String, suites: [SnapshotSuite]) {
    self.root = root
    known = Set(suites.flatMap(\.goldenNames))
  }

  /// Returns the names of the goldens that no snapshot uses, sorted.
  package func orphans() throws(FileFailure) -> [String] {
    guard FileAccess.isFolder(root) else { return [] }
    var names: Set<String> = []
    for suffix in Self.suffixes {
      for file in try FileAccess.files(below: root, withSuffix: suffix) {
        names.insert(String(file.dropLast(suffix.count)))
      }
    }
    return names.subtracting(known).sorted()
  }

  /// Returns the paths of the files of a golden.
  package func files(of orphan: String) -> [String] {
    Self.suffixes.map { FileAccess.join(root, orphan + $0) }.filter { FileAccess.isFile($0) }
  }

  /// Removes the files of a golden, and folders that become empty.
  package func remove(_ orphan: String) throws(FileFailure) {
    for file in files(of: orphan) { try FileAccess.remove(file) }
    var parts = orphan.split(separator: "/").dropLast()
    while !parts.isEmpty,
      FileAccess.removeFolderIfEmpty(FileAccess.join(root, parts.joined(separator: "/")))
    {
      parts = parts.dropLast()
    }
  }

  /// Returns the orphans with the same pixels as a snapshot that has no golden. That snapshot was probably
  /// renamed.
  package func renames(
    among orphans: [String], records: [SnapshotRecord], artefacts: ArtefactFolder
  ) -> [VerificationResults.Rename] {
    var left = orphans
    var renames: [VerificationResults.Rename] = []
    for record in records where record.status == .missing && !left.isEmpty {
      guard let name = try? SnapshotName(record.name),
        let picture = picture(artefacts.path(of: .actual, for: name))
      else { continue }
      let match = left.firstIndex { picture == self.picture(FileAccess.join(root, $0 + ".png")) }
      guard let match else { continue }
      renames.append(VerificationResults.Rename(from: left.remove(at: match), to: record.name))
    }
    return renames
  }

  private func picture(_ path: String) -> Bitmap? {
    guard let bytes = try? FileAccess.readIfPresent(path) else { return nil }
    return try? PNGDecoder.decode(bytes).bitmap
  }

  private static let suffixes = [".png", ".txt"]
}
