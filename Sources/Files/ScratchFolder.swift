internal import CPlatform

/// A folder for files that are needed only while a command runs. It is removed with everything in it when the value is
/// released.
package final class ScratchFolder: Sendable {
  /// The folder's path.
  package let path: String

  /// Creates a folder below `TMPDIR`, or below `/tmp`.
  package init() throws(FileFailure) {
    let above = unsafe cplatform_environment("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    for number in 0..<TemporaryName.most {
      let path = FileAccess.join(above, "cellophane-\(cplatform_process())-\(number)")
      let code = unsafe -cplatform_make_folder(path)
      if code == cplatform_exists { continue }
      guard code == 0 else { throw FileAccess.failure(.makeFolder, path, code: code) }
      self.path = path
      return
    }
    throw TemporaryName.tooMany(beside: above)
  }

  deinit { Self.remove(path) }

  /// Removes a folder with everything in it. Links are removed and not followed. Failures are ignored: what is left
  /// only takes space.
  private static func remove(_ folder: String) {
    let names = try? FileAccess.unsortedNames(inFolder: folder, withPrefix: "", isInput: false)
    for name in names ?? [] {
      let path = FileAccess.join(folder, name)
      var status = cplatform_status()
      let isFolder =
        unsafe cplatform_status_of(path, false, &status) == 0 && status.kind == .CPLATFORM_FOLDER
      if isFolder { remove(path) } else { _ = unsafe cplatform_remove(path) }
    }
    _ = unsafe cplatform_remove_folder(folder)
  }
}
