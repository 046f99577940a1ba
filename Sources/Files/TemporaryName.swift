internal import CPlatform

/// The names of temporary files and folders, and the removal of those that dead processes left.
enum TemporaryName {
  private static let prefix = ".cellophane-"
  /// The maximum number of temporary files of one process in a folder.
  static let most = 10_000

  /// A temporary path of this process in a folder.
  static func path(_ number: Int, in folder: String) -> String {
    FileAccess.join(folder, "\(prefix)\(cplatform_process())-\(number)")
  }

  static func tooMany(beside target: String) -> FileFailure {
    FileFailure(
      operation: .write, path: target, reason: "there are too many temporary files beside it")
  }

  /// Locks a new file or folder. Returns whether it still exists: another process may have removed
  /// it as a leftover before it was locked. On a file system without locks nothing is removed.
  static func isKept(afterLocking file: Int32) -> Bool {
    let code = -cplatform_lock(file)
    if code != 0 { return code != cplatform_would_block }
    var status = cplatform_status()
    return unsafe cplatform_status_of_open(file, &status) != 0 || status.link_count > 0
  }

  /// Removes the temporary files and folders of processes that died. Failures are ignored:
  /// leftovers only take space.
  static func removeLeftovers(in folder: String) {
    let names = try? FileAccess.unsortedNames(inFolder: folder, withPrefix: prefix, isInput: false)
    for name in names ?? [] {
      let path = FileAccess.join(folder, name)
      let file = unsafe cplatform_open_for_lock(path)
      guard file >= 0 else { continue }
      defer { _ = cplatform_close(file) }
      guard cplatform_lock(file) == 0 else { continue }
      var status = cplatform_status()
      guard unsafe cplatform_status_of_open(file, &status) == 0 else { continue }
      if status.kind == .CPLATFORM_FOLDER {
        removeFolder(path)
      } else {
        _ = unsafe cplatform_remove(path)
      }
    }
  }

  /// Removes one of our folders and its files.
  static func removeFolder(_ path: String) {
    for name in (try? FileAccess.unsortedNames(inFolder: path, withPrefix: "", isInput: false))
      ?? []
    {
      _ = unsafe cplatform_remove(FileAccess.join(path, name))
    }
    _ = unsafe cplatform_remove_folder(path)
  }
}
