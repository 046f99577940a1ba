package import Files
package import Snapshots

/// The snapshots of a package that wait for a decision: those of its scenes and those of its tests.
package struct PendingSnapshots: Sendable {
  /// A snapshot that waits.
  package struct Item: Hashable, Sendable {
    /// What was found.
    package let record: SnapshotRecord
    /// The folder with its files.
    package let folder: String

    /// The path of one of its files.
    package func path(of file: String) -> String { FileAccess.join(folder, file) }
  }

  /// Why a decision cannot be carried out.
  package enum Failure: Error, CustomStringConvertible {
    /// The files are not those that were shown.
    case changed(name: String, reason: String)
    /// There is nothing that could become a golden.
    case nothingPending(name: String)
    /// A file cannot be read or written.
    case file(FileFailure)

    /// One lower-case sentence for the user.
    package var description: String {
      switch self {
      case .changed(let name, let reason):
        "\(name) is not accepted: \(reason); verify again, and look at it once more"
      case .nothingPending(let name): "\(name) has no picture that could become its golden"
      case .file(let failure): failure.description
      }
    }
  }

  /// The artefact folders that are looked through.
  package let roots: [String]
  private let names: RecordPath

  /// Looks for what waits in artefact folders. A folder that is not there has nothing.
  ///
  /// - Parameter names: How the records name files.
  package init(roots: [String], names: RecordPath) {
    self.roots = roots
    self.names = names
  }

  /// Everything that waits, in the order of names. A record that cannot be read is left out: a process that
  /// was killed may have left it.
  package func items() throws(FileFailure) -> [Item] {
    var items: [Item] = []
    for root in roots where FileAccess.isFolder(root) {
      for file in try FileAccess.files(
        below: root, withSuffix: ArtefactFolder.Artefact.record.rawValue)
      {
        let path = FileAccess.join(root, file)
        guard let bytes = try? FileAccess.readIfPresent(path),
          let record = try? JSON.value(SnapshotRecord.self, from: bytes)
        else { continue }
        let suffix = ArtefactFolder.Artefact.record.rawValue.count + 1
        items.append(Item(record: record, folder: String(path.dropLast(suffix))))
      }
    }
    return items.sorted {
      ($0.record.name, $0.record.golden) < ($1.record.name, $1.record.golden)
    }
  }

  /// Makes the pending picture and text the golden's, and removes the snapshot's folder.
  ///
  /// The files must be those that the record was made of, byte for byte, and the golden must be the one that
  /// was compared. A process that is killed leaves goldens whole; accepting again completes its work.
  ///
  /// - Throws: `Failure`.
  package func accept(_ item: Item) throws(Failure) {
    let record = item.record
    guard record.pending != nil || record.pendingText != nil else {
      throw .nothingPending(name: record.name)
    }
    let golden = names.path(named: record.golden)
    let text = golden.hasSuffix(".png") ? String(golden.dropLast(4)) + ".txt" : golden
    var writes: [(path: String, bytes: [UInt8])] = []
    for (pending, path) in [(record.pending, golden), (record.pendingText, text)] {
      guard let pending else { continue }
      writes.append((path, try checked(pending, of: item, goldenPath: path)))
    }
    do {
      for (path, bytes) in writes where try FileAccess.readIfPresent(path) != bytes {
        try FileAccess.write(bytes, to: path)
      }
      try remove(item)
    } catch {
      throw .file(error)
    }
  }

  /// The bytes that were shown, if nothing has changed since.
  private func checked(
    _ pending: SnapshotRecord.Pending, of item: Item, goldenPath: String
  ) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]?
    let golden: [UInt8]?
    do {
      bytes = try FileAccess.readIfPresent(item.path(of: pending.file))
      golden = try FileAccess.readIfPresent(goldenPath)
    } catch {
      throw .file(error)
    }
    guard let bytes, SHA256.hexDigest(of: bytes) == pending.sha256 else {
      throw .changed(
        name: item.record.name, reason: "\(pending.file) is not the file that was shown")
    }
    // A process that was killed may have written the golden already.
    guard golden == bytes || golden.map({ SHA256.hexDigest(of: $0) }) == pending.goldenSHA256
    else {
      throw .changed(
        name: item.record.name, reason: "the golden is not the one that it was compared with")
    }
    return bytes
  }

  /// Notes that the picture is not wanted. It stays for reports until it passes or changes.
  package func reject(_ item: Item) throws(Failure) {
    var record = item.record
    record.decision = .rejected
    do {
      try FileAccess.write(
        JSON.text(of: record), to: item.path(of: ArtefactFolder.Artefact.record.rawValue))
    } catch {
      throw .file(error)
    }
  }

  /// Removes what was left of a snapshot that is no longer taken.
  package func discard(_ item: Item) throws(FileFailure) { try remove(item) }

  private func remove(_ item: Item) throws(FileFailure) {
    for artefact in [ArtefactFolder.Artefact.record] + ArtefactFolder.Artefact.allCases {
      try FileAccess.remove(item.path(of: artefact.rawValue))
    }
    // The folders around it, up to the root, as long as they are empty.
    var folder = item.folder
    while !roots.contains(folder), FileAccess.removeFolderIfEmpty(folder),
      let slash = folder.lastIndex(of: "/")
    {
      folder = String(folder[..<slash])
    }
  }
}
