package import Files
package import Snapshots

/// The snapshots of a package that wait for a review: those of its scenes and those of its tests.
package struct PendingSnapshots: Sendable {
  /// A pending snapshot.
  package struct Item: Hashable, Sendable {
    /// The result of the comparison.
    package let record: SnapshotRecord
    /// The folder that contains the pending files.
    package let folder: String

    /// The path of a file in the folder.
    package func path(of file: String) -> String { FileAccess.join(folder, file) }
  }

  /// The errors of a decision.
  package enum Failure: Error, CustomStringConvertible {
    /// The pending files or the golden have changed since the comparison.
    case changed(name: String, reason: String)
    /// The snapshot has no pending file, because its picture could not be drawn.
    case nothingPending(name: String)
    /// The record names files that no verification of this package writes.
    case foreign(name: String, reason: String)
    /// A file cannot be read or written.
    case file(FileFailure)

    /// One lower-case sentence for the user.
    package var description: String {
      switch self {
      case .changed(let name, let reason):
        "\(name) is not accepted: \(reason); run verify and review it again"
      case .nothingPending(let name): "\(name) has no picture that could become its golden"
      case .foreign(let name, let reason): "\(name) is not accepted: \(reason)"
      case .file(let failure): failure.description
      }
    }
  }

  /// The artefact folders that are searched.
  package let roots: [String]
  private let names: RecordPath
  /// Folders of goldens outside of the package.
  private let goldens: [RecordPath]

  /// Names the artefact folders. Folders that do not exist are skipped.
  ///
  /// - Parameters:
  ///   - roots: The artefact folders.
  ///   - names: Converts the paths in records.
  ///   - goldens: Folders outside of the package in which goldens may be replaced, too.
  package init(roots: [String], names: RecordPath, goldens: [String] = []) {
    self.roots = roots
    self.names = names
    self.goldens = goldens.map { RecordPath(base: $0) }
  }

  /// Returns all pending snapshots, sorted by name. Records that cannot be decoded are skipped, because a
  /// process that was killed can leave one. A record is returned once, also if several of the folders contain it.
  package func items() throws(FileFailure) -> [Item] {
    var items: [Item] = []
    var seen: Set<FileStamp> = []
    for root in roots where FileAccess.isFolder(root) {
      for file in try FileAccess.files(
        below: root, withSuffix: ArtefactFolder.Artefact.record.rawValue)
      {
        let path = FileAccess.join(root, file)
        guard seen.insert(FileStamp(path)).inserted else { continue }
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

  /// Replaces the golden by the pending picture and text, and removes the snapshot's folder.
  ///
  /// The pending files must have the digests in the record, and the golden must be the one that was compared.
  /// A record can come from another machine, so it does not choose what is written: the golden lies below the
  /// package, or below a folder of goldens that was named, and its path ends with the snapshot's name.
  /// Each file is replaced atomically. After a kill, accepting again writes the remaining files.
  ///
  /// - Throws: `Failure`.
  package func accept(_ item: Item) throws(Failure) {
    let record = item.record
    guard record.pending != nil || record.pendingText != nil else {
      throw .nothingPending(name: record.name)
    }
    if let reason = objection(to: record) { throw .foreign(name: record.name, reason: reason) }
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

  /// The reason why a record's files are not those that a verification of this package writes; nil if they are.
  private func objection(to record: SnapshotRecord) -> String? {
    let files: [(SnapshotRecord.Pending?, ArtefactFolder.Artefact)] = [
      (record.pending, .actual), (record.pendingText, .actualText),
    ]
    for (pending, artefact) in files {
      if let file = pending?.file, file != artefact.rawValue {
        return "its pending file is called \(file) and not \(artefact.rawValue)"
      }
    }
    guard record.golden.hasSuffix(".png") || (record.isText && record.pending == nil) else {
      return "its golden, \(record.golden), is not a file of its kind"
    }
    // Without ".", ".." and empty components. Absolute if the file is not below the package.
    let path = names.name(of: names.path(named: record.golden))
    guard path == record.golden else {
      return "the path of its golden, \(record.golden), is not normalised"
    }
    let isNamed = goldens.contains { !$0.name(of: path).hasPrefix("/") }
    guard isNamed || !path.hasPrefix("/") else {
      return "its golden, \(path), is outside of the package; name the folder with --goldens"
    }
    // The names of tests' snapshots begin with the target, which is not in the path of the golden.
    let stem = "/\(path.dropLast(4))"
    let local = record.name.drop { $0 != "/" }
    guard (try? SnapshotName(record.name)) != nil,
      stem.hasSuffix("/" + record.name)
        || (local.count > 1 && stem.hasSuffix("/__Snapshots__\(local)"))
    else {
      return "its golden, \(path), does not have its name"
    }
    return nil
  }

  /// Returns the bytes of a pending file, after checking its digest and that of the golden.
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
        name: item.record.name, reason: "\(pending.file) has changed since it was shown")
    }
    // The golden may already have been written by a process that was killed.
    guard golden == bytes || golden.map({ SHA256.hexDigest(of: $0) }) == pending.goldenSHA256
    else {
      throw .changed(
        name: item.record.name, reason: "the golden has changed since the comparison")
    }
    return bytes
  }

  /// Marks the snapshot as rejected. Its files are kept for reports until the snapshot passes or changes.
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

  /// Removes the files of a snapshot that no longer exists.
  package func discard(_ item: Item) throws(FileFailure) { try remove(item) }

  private func remove(_ item: Item) throws(FileFailure) {
    for artefact in [ArtefactFolder.Artefact.record] + ArtefactFolder.Artefact.allCases {
      try FileAccess.remove(item.path(of: artefact.rawValue))
    }
    // Removes the parent folders below the root if they are empty.
    var folder = item.folder
    while !roots.contains(folder), FileAccess.removeFolderIfEmpty(folder),
      let slash = folder.lastIndex(of: "/")
    {
      folder = String(folder[..<slash])
    }
  }
}
