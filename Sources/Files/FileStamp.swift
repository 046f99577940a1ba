internal import CPlatform

/// Identifies a version of a file without reading it: by its identity, its length and when it was written.
/// For a folder these change when a name is added or removed.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let length: UInt64
  private let modified: Int64

  /// The stamp of a file or folder, with links followed. All paths that do not exist have the same stamp.
  package init(_ path: String) {
    var status = cplatform_status()
    let exists = unsafe cplatform_status_of(path, true, &status) == 0
    device = exists ? status.device : 0
    number = exists ? status.number : 0
    length = exists ? status.length : 0
    modified = exists ? status.modified : 0
  }
}
