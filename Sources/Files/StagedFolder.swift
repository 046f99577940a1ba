internal import CPlatform
internal import Work

/// A set of files in a folder that replaces an earlier set at once.
///
/// The files are written to a hidden folder beside the final one. `finish` exchanges the two
/// folders if the final one contains only files of an earlier set; otherwise it moves file by file.
/// A manifest in the folder lists our files. Files that are not listed, or whose length has
/// changed, are never removed, and are replaced only on request. A value that is released before
/// `finish` leaves nothing behind.
package final class StagedFolder: Sendable {
  /// The manifest's file name.
  package static let manifestName = ".written-by-cellophane"
  /// The first line of a manifest.
  private static let manifestTitle =
    "Files that cellophane wrote here and may replace: length, name"

  private let target: String
  private let staging: String
  /// The folder, open and locked, so that other processes know that it is in use.
  private let lock: Int32

  /// Starts a set of files.
  ///
  /// - Parameter path: The folder, which need not exist; a link to a folder is followed.
  package init(replacing path: String) throws(FileFailure) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    try FileScope.check(writingTo: path, protectsInputs: false)
    let target = FileAccess.target(of: path)
    var status = cplatform_status()
    if unsafe cplatform_status_of(target, true, &status) == 0, status.kind != .CPLATFORM_FOLDER {
      throw FileFailure(operation: .makeFolder, path: path, reason: "Not a directory")
    }
    let parent = FileAccess.parent(of: target)
    try FileAccess.makeFolder(parent)
    TemporaryName.removeLeftovers(in: parent)
    for number in 0..<TemporaryName.most {
      let staging = TemporaryName.path(number, in: parent)
      let code = unsafe -cplatform_make_folder(staging)
      if code == cplatform_exists { continue }
      guard code == 0 else { throw FileAccess.failure(.write, target, code: code) }
      let lock = unsafe cplatform_open_for_lock(staging)
      if lock >= 0, TemporaryName.isKept(afterLocking: lock) {
        (self.target, self.staging, self.lock) = (target, staging, lock)
        return
      }
      if lock >= 0 {
        _ = cplatform_close(lock)
      } else if lock != -cplatform_not_found {
        _ = unsafe cplatform_remove_folder(staging)
        throw FileAccess.failure(.write, target, code: -lock)
      }
    }
    throw TemporaryName.tooMany(beside: target)
  }

  deinit {
    TemporaryName.removeFolder(staging)
    _ = cplatform_close(lock)
  }

  /// Writes one of the files. Threads may write different files concurrently.
  package func write(_ bytes: [UInt8], name: String) throws(FileFailure) {
    Budget.spend(of: .files)
    let path = FileAccess.join(staging, name)
    let file = unsafe cplatform_create(path)
    guard file >= 0 else { throw failure(name, file) }
    let code = unsafe bytes.withUnsafeBytes { bytes -> Int32 in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe cplatform_write_all(file, start, bytes.count)
    }
    let closed = cplatform_close(file)
    guard code == 0, closed == 0 else { throw failure(name, code == 0 ? closed : code) }
  }

  private func failure(_ name: String, _ code: Int32) -> FileFailure {
    FileAccess.failure(.write, FileAccess.join(target, name), code: -code)
  }

  /// Replaces the earlier set by these files.
  ///
  /// - Parameters:
  ///   - last: The file that is moved last if files are moved one by one, so that the others exist
  /// when it appears.
  ///   - replacesForeign: Whether files from elsewhere are replaced if they have the name of a new
  /// file.
  /// - Throws: `replaceInput` if there are such files and they must not be replaced; then nothing
  ///   has changed.
  package func finish(last: String, replacesForeign: Bool) throws(FileFailure) {
    let names = try Self.names(in: staging)
    try writeManifest(of: names)
    var status = cplatform_status()
    guard unsafe cplatform_status_of(target, true, &status) == 0 else {
      let code = unsafe cplatform_rename(staging, target)
      guard code == 0 else { throw FileAccess.failure(.write, target, code: -code) }
      return
    }
    let present = try Self.names(in: target)
    let ours = ownFiles(among: present)
    let foreign = Set(present).subtracting(ours)
    let taken = names.filter(foreign.contains)
    if let first = taken.first, !replacesForeign {
      let more = taken.count > 1 ? " and \(taken.count - 1) more" : ""
      throw FileFailure(
        operation: .replaceInput, path: FileAccess.join(target, first) + more,
        reason:
          "an earlier run of this command did not write it; choose another folder, or use --force")
    }
    if foreign.isEmpty, !isCurrentFolder(status),
      unsafe cplatform_exchange(staging, target) == 0
    {
      // After the exchange the staged folder is the earlier set.
      return
    }
    try move(names.filter { $0 != last } + [last])
    for name in ours where !names.contains(name) && name != Self.manifestName {
      _ = unsafe cplatform_remove(FileAccess.join(target, name))
    }
  }

  /// Moves the files one by one, the manifest first, so that every moved file is listed as ours.
  private func move(_ names: [String]) throws(FileFailure) {
    for name in [Self.manifestName] + names {
      let code = unsafe cplatform_rename(
        FileAccess.join(staging, name), FileAccess.join(target, name))
      guard code == 0 else { throw failure(name, code) }
    }
  }

  private static func names(in folder: String) throws(FileFailure) -> [String] {
    try FileAccess.unsortedNames(inFolder: folder, withPrefix: "", isInput: false).sorted()
  }

  /// Whether it is the current folder, which must stay the same folder for the shell that is in it.
  private func isCurrentFolder(_ status: cplatform_status) -> Bool {
    var current = cplatform_status()
    return unsafe cplatform_status_of(".", true, &current) == 0
      && FileIdentity(current) == FileIdentity(status)
  }

  private func writeManifest(of names: [String]) throws(FileFailure) {
    var lines = [Self.manifestTitle]
    for name in names {
      var status = cplatform_status()
      let code = unsafe cplatform_status_of(FileAccess.join(staging, name), false, &status)
      guard code == 0 else { throw failure(name, code) }
      lines.append("\(status.length) \(name)")
    }
    try write(Array((lines.joined(separator: "\n") + "\n").utf8), name: Self.manifestName)
  }

  /// The names of files that belong to an earlier set and have not been changed since.
  private func ownFiles(among names: [String]) -> Set<String> {
    let path = FileAccess.join(target, Self.manifestName)
    guard names.contains(Self.manifestName),
      let bytes = try? FileAccess.readOwn(path, atMost: 64 << 20)
    else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == Self.manifestTitle else { return [] }
    let present = Set(names)
    var own: Set = [Self.manifestName]
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, present.contains(parts[1]) else { continue }
      var status = cplatform_status()
      if unsafe cplatform_status_of(FileAccess.join(target, parts[1]), false, &status) == 0,
        status.kind == .CPLATFORM_FILE, "\(status.length)" == parts[0]
      {
        own.insert(parts[1])
      }
    }
    return own
  }
}
