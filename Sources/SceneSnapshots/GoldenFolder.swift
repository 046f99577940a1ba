internal import Drawing
package import Files
internal import PNGCoding
package import SnapshotReview
package import Snapshots

/// A folder of goldens, held against the snapshots that there are.
package struct GoldenFolder: Sendable {
  private let root: String
  private let known: Set<String>

  /// Looks after the goldens below `root`.
  ///
  /// - Parameter suites: All suites whose goldens lie there. With a part of them every other golden would
  ///   look like an orphan.
  package init(root: String, suites: [SnapshotSuite]) {
    self.root = root
    known = Set(suites.flatMap(\.all).map(\.name.description))
  }

  /// The names of the goldens that no snapshot has, sorted.
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

  /// The files of an orphan.
  package func files(of orphan: String) -> [String] {
    Self.suffixes.map { FileAccess.join(root, orphan + $0) }.filter { FileAccess.isFile($0) }
  }

  /// Removes an orphan, and the folders that become empty.
  package func remove(_ orphan: String) throws(FileFailure) {
    for file in files(of: orphan) { try FileAccess.remove(file) }
    var parts = orphan.split(separator: "/").dropLast()
    while !parts.isEmpty,
      FileAccess.removeFolderIfEmpty(FileAccess.join(root, parts.joined(separator: "/")))
    {
      parts = parts.dropLast()
    }
  }

  /// The orphans that show the same pixels as a snapshot without a golden: it has a new name.
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
