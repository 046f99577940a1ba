internal import CPlatform
internal import Synchronization

/// A hidden file beside the one that it is to replace.
///
/// It is locked as long as this value lives. The kernel releases the lock of a process that dies, however it
/// dies. So the next process that writes into the folder knows what was left behind, also if it runs in
/// another container or the dead one's number was given to another process.
struct TemporaryFile: ~Copyable {
  let path: String
  /// Where the bytes go; negative after it was closed.
  private var output: Int32
  /// Whether it is still to be renamed or removed.
  private var isOwed = true
  /// A second descriptor of the open file, so that the lock outlives the closing of the first.
  private let lock: Int32

  /// The folders that this process has cleaned.
  private static let cleaned = Mutex<Set<String>>([])

  /// Creates the file, and the folder if it is missing. The first one in a folder removes what killed
  /// processes have left there.
  init(beside target: String) throws(FileFailure) {
    let folder = FileAccess.parent(of: target)
    try FileAccess.makeFolder(folder)
    if Self.cleaned.withLock({ $0.insert(folder).inserted }) {
      TemporaryName.removeLeftovers(in: folder)
    }
    // A number is taken if another thread is writing there or a process died while it was. The folder is
    // missing if another thread has just found it empty and removed it.
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
      } else if file == -cplatform_not_found {
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

  /// Where bytes go that are written before it is closed.
  var descriptor: Int32 { output }

  /// Closes the file and gives it the name that it was made for.
  mutating func rename(to target: String) throws(FileFailure) {
    let closed = output < 0 ? 0 : cplatform_close(output)
    output = -1
    let code = closed == 0 ? unsafe cplatform_rename(path, target) : closed
    guard code == 0 else { throw FileAccess.failure(.write, target, code: -code) }
    isOwed = false
  }
}
