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
  /// not ours, and so are files in folders to which a link leads.
  package func orphans() throws(FileFailure) -> [String] {
    guard FileAccess.isFolder(root) else { return [] }
    var names: Set<String> = []
    for suffix in Self.suffixes {
      for file in try FileAccess.files(below: root, withSuffix: suffix, followsLinks: false) {
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
      UserInterfaceStyle(rawValue: String($0)) != nil
    }
  }

  /// Returns the paths of the files of a golden.
  package func files(of orphan: String) -> [String] {
    Self.suffixes.map { FileAccess.join(root, orphan + $0) }.filter { FileAccess.isFile($0) }
  }

  /// Removes the files of a golden, and folders that become empty.
  ///
  /// - Throws: An error also if a folder in the golden's name is a link: the files may be in use at their own place.
  package func remove(_ orphan: String) throws(FileFailure) {
    var folder = root
    for part in orphan.split(separator: "/").dropLast() {
      folder = FileAccess.join(folder, String(part))
      guard FileAccess.isLink(folder) else { continue }
      throw FileFailure(
        operation: .remove, path: FileAccess.join(root, orphan),
        reason: "\(folder) is a symbolic link, and nothing is removed through one")
    }
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
    let missing = records.filter { $0.status == .missing }
    guard !missing.isEmpty else { return [] }
    // Each golden is read once, however many snapshots are missing.
    var left: [String: [String]] = [:]
    for orphan in orphans {
      if let content = content(of: orphan) { left[content, default: []].append(orphan) }
    }
    var renames: [VerificationResults.Rename] = []
    for record in missing {
      guard let name = try? SnapshotName(record.name),
        let content = record.isText
          ? Self.text(artefacts.path(of: .actualText, for: name))
          : Self.picture(artefacts.path(of: .actual, for: name)),
        let likely = left[content]
      else { continue }
      let ends = likely.map { Self.commonEnd($0, record.name) }
      guard let match = ends.indices.max(by: { (ends[$0], $1) < (ends[$1], $0) }) else { continue }
      left[content]?.remove(at: match)
      renames.append(VerificationResults.Rename(from: likely[match], to: record.name))
    }
    return renames
  }

  /// The number of characters at the end of two names that are equal.
  private static func commonEnd(_ one: String, _ other: String) -> Int {
    zip(one.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
  }

  /// Identifies the pixels of a golden, or its text if it has no picture; nil if it cannot be read.
  private func content(of orphan: String) -> String? {
    let golden = FileAccess.join(root, orphan)
    return FileAccess.isFile(golden + ".png")
      ? Self.picture(golden + ".png") : Self.text(golden + ".txt")
  }

  /// Identifies the text in a file by its digest; nil if the file cannot be read.
  private static func text(_ path: String) -> String? {
    guard let bytes = try? FileAccess.readIfPresent(path) else { return nil }
    return "text " + SHA256.hexDigest(of: bytes)
  }

  /// Identifies the pixels in a PNG file by their digest; nil if the file cannot be read.
  private static func picture(_ path: String) -> String? {
    guard let bytes = try? FileAccess.readIfPresent(path),
      let bitmap = try? PNGDecoder.decode(bytes).bitmap
    else { return nil }
    return "\(bitmap.width) × \(bitmap.height) " + SHA256.hexDigest(of: bitmap.rgba)
  }

  private static let suffixes = [".png", ".txt"]
}
