internal import CPlatform

/// Notices that files in some folders may have changed, without looking at each file.
package final class FolderChanges: Sendable {
  private let descriptor: Int32

  /// - Returns: `nil` if the system does not report changes of folders.
  package init?() {
    descriptor = cplatform_changes_open()
    if descriptor < 0 { return nil }
  }

  deinit { cplatform_close(descriptor) }

  /// Notices changes in the folders of these paths, and in those that are folders themselves. Folders that cannot be
  /// watched are left out; the caller examines them at intervals.
  package func add(foldersOf paths: some Sequence<String>) {
    var folders: Set<String> = []
    for path in paths {
      folders.insert(path)
      folders.insert(FileAccess.parent(of: path))
    }
    for folder in folders { _ = unsafe cplatform_changes_add(descriptor, folder) }
  }

  /// Whether anything may have changed since the last call.
  package var happened: Bool { cplatform_changes_happened(descriptor) }
}
