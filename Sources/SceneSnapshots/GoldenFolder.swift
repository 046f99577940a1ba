internal import Drawing
package import Files
internal import PNGCoding
package import SnapshotReview
package import Snapshots
internal import Vocabulary

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

  /// Returns the names of the goldens that no snapshot uses, sorted. Files whose names are not those of goldens are
  /// somebody else's.
  package func orphans() throws(FileFailure) -> [String] {
    guard FileAccess.isFolder(root) else { return [] }
    var names: Set<String> = []
    for suffix in Self.suffixes {
      for file in try FileAccess.files(below: root, withSuffix: suffix) {
        let name = file.dropLast(suffix.count)
        if Self.isGoldenName(name) { names.insert(String(name)) }
      }
    }
    return names.subtracting(known).sorted()
  }

  /// Whether a name is that of a golden: in the folder of a scene, with an appearance and a scale at its end, as in
  /// `selection/normal.light@2x`.
  private static func isGoldenName(_ name: Substring) -> Bool {
    guard let slash = name.lastIndex(of: "/"), name.hasSuffix("x"),
      let at = name[slash...].lastIndex(of: "@"), Int(name[at...].dropFirst().dropLast()) != nil
    else { return false }
    return name[slash..<at].split(separator: ".").dropFirst().contains {
      Appearance(rawValue: String($0)) != nil
    }
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

  /// Returns the orphans with the same pixels, or the same text, as a snapshot that has no golden. That snapshot was
  /// probably renamed. Of several such orphans, the one whose name has the longest end in common is taken.
  package func renames(
    among orphans: [String], records: [SnapshotRecord], artefacts: ArtefactFolder
  ) -> [VerificationResults.Rename] {
    var left = orphans
    var renames: [VerificationResults.Rename] = []
    for record in records where record.status == .missing && !left.isEmpty {
      guard let name = try? SnapshotName(record.name) else { continue }
      let likely = left.indices.sorted {
        (Self.commonEnd(left[$1], record.name), $0) < (Self.commonEnd(left[$0], record.name), $1)
      }
      let match =
        if record.isText {
          likely.first { isSameText(left[$0], artefacts.path(of: .actualText, for: name)) }
        } else if let picture = picture(artefacts.path(of: .actual, for: name)) {
          likely.first { picture == self.picture(FileAccess.join(root, left[$0] + ".png")) }
        } else {
          Int?.none
        }
      guard let match else { continue }
      renames.append(VerificationResults.Rename(from: left.remove(at: match), to: record.name))
    }
    return renames
  }

  /// The number of characters at the end of two names that are equal.
  private static func commonEnd(_ one: String, _ other: String) -> Int {
    zip(one.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
  }

  /// Whether an orphan is a text, and equal to the text at a path.
  private func isSameText(_ orphan: String, _ path: String) -> Bool {
    let golden = FileAccess.join(root, orphan)
    guard !FileAccess.isFile(golden + ".png"),
      let old = try? FileAccess.readIfPresent(golden + ".txt"),
      let new = try? FileAccess.readIfPresent(path)
    else { return false }
    return old == new
  }

  private func picture(_ path: String) -> Bitmap? {
    guard let bytes = try? FileAccess.readIfPresent(path) else { return nil }
    return try? PNGDecoder.decode(bytes).bitmap
  }

  private static let suffixes = [".png", ".txt"]
}
