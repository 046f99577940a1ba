internal import CPlatform
internal import Synchronization

/// A hidden temporary file beside the file that it will replace.
///
/// It is locked as long as this value exists. The kernel releases the lock when the process dies,
/// in any way. So the next process that writes into the folder can identify leftovers, even if it
/// runs in another container or the process id was reused.
struct TemporaryFile: ~Copyable {
  let path: String
  /// The descriptor to write to; negative after it was closed.
  private var output: Int32
  /// Whether it has not been renamed or removed yet.
  private var isOwed = true
  /// A second descriptor of the open file, so that the lock is kept when the first one is closed.
  private let lock: Int32

  /// The folders in which this process has removed leftovers.
  private static let cleaned = Mutex<Set<String>>([])

  /// Creates the file, and missing parent folders. The first one in a folder removes leftovers of
  /// processes that were killed.
  init(beside target: String) throws(FileFailure) {
    let folder = FileAccess.parent(of: target)
    try FileAccess.makeFolder(folder)
    if Self.cleaned.withLock({ $0.insert(folder).inserted }) {
      TemporaryName.removeLeftovers(in: folder)
    }
    // A number is taken if another thread uses it, or if a process died while it used it. The
    // folder is missing if another thread has just removed it because it was empty.
    var attempts = 0
    for number in 0..<TemporaryName.most {
      let path = TemporaryName.path(number, in: folder)
      let file = unsafe cplatform_create(path)
      if file >= 0 {
        if TemporaryName.isKept(afterLocking: file) {
          self.path = path
          output = file
          lock = cplatform_duplicate(file)
          return
        }
        _ = cplatform_close(file)
      } else if file == -cplatform_not_found, attempts < 100 {
        attempts += 1
        try FileAccess.makeFolder(folder)
      } else if file != -cplatform_exists {
        throw FileAccess.failure(.write, target, code: -file)
      }
    }
    throw TemporaryName.tooMany(beside: target)
  }

  deinit {
    if isOwed { _ = unsafe cplatform_remove(path) }
    if output >= 0 { _ = cplatform_close(output) }
    if lock >= 0 { _ = cplatform_close(lock) }
  }

  /// The descriptor for writing before it is closed.
  var descriptor: Int32 { output }

  /// Closes the file and renames it to its target.
  mutating func rename(to target: String) throws(FileFailure) {
    let closed = output < 0 ? 0 : cplatform_close(output)
    output = -1
    let code = closed == 0 ? unsafe cplatform_rename(path, target) : closed
    guard code == 0 else { throw FileAccess.failure(.write, target, code: -code) }
    isOwed = false
  }
}
