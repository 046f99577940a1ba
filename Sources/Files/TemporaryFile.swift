internal import Glibc
internal import Synchronization

/// A hidden file beside the one that it is to replace.
///
/// It is locked as long as this value lives. The kernel drops the lock of a process that dies, however
/// it dies; that is how the next process that writes into the folder knows what was left behind, also
/// when it runs in another container or the number of the dead one was given out again.
struct TemporaryFile: ~Copyable {
  let path: String
  /// Where the bytes go; negative when it is closed.
  private var output: Int32
  /// Whether it is still to be renamed or removed.
  private var isOwed = true
  /// A second descriptor of the open file, so that the lock outlives the closing of the first.
  private let lock: Int32

  private static let prefix = ".cellophane-"
  /// The folders that this process has cleaned.
  private static let cleaned = Mutex<Set<String>>([])

  /// Makes one, and the folder where it is missing. The first one in a folder removes what killed
  /// processes have left there.
  init(beside target: String) throws(FileFailure) {
    let folder = FileAccess.parent(of: target)
    try FileAccess.makeFolder(folder)
    if Self.cleaned.withLock({ $0.insert(folder).inserted }) { Self.removeLeftovers(in: folder) }
    // A number is taken when another thread is writing there or a process died while it was. The
    // folder is gone when another thread has just found it empty and removed it.
    for number in 0..<10_000 {
      let path = FileAccess.join(folder, "\(Self.prefix)\(getpid())-\(number)")
      let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        if Self.isKept(afterLocking: descriptor) {
          self.path = path
          output = descriptor
          lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
          return
        }
        close(descriptor)
      } else if errno == ENOENT {
        try FileAccess.makeFolder(folder)
      } else if errno != EEXIST {
        throw FileAccess.failure(.write, target)
      }
    }
    throw FileFailure(
      operation: .write, path: target, reason: "there are too many temporary files beside it")
  }

  deinit {
    if isOwed { _ = unsafe unlink(path) }
    if output >= 0 { close(output) }
    if lock >= 0 { close(lock) }
  }

  /// Where bytes go that are written before it is closed.
  var descriptor: Int32 { output }

  /// Closes the file and gives it the name that it was made for.
  mutating func rename(to target: String) throws(FileFailure) {
    // Some file systems report a full disk only here.
    let isClosed = output < 0 || close(output) == 0
    output = -1
    guard isClosed, unsafe Glibc.rename(path, target) == 0 else {
      throw FileAccess.failure(.write, target)
    }
    isOwed = false
  }

  /// Locks a new file; whether it is still there, because a process that cleans may have come first. A
  /// file system without locks has nobody who cleans.
  private static func isKept(afterLocking descriptor: Int32) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
    var status = stat()
    return unsafe fstat(descriptor, &status) != 0 || status.st_nlink > 0
  }

  /// Removes the temporary files of processes that are no more. Whatever hinders that may: they only
  /// take room.
  private static func removeLeftovers(in folder: String) {
    let names = try? FileAccess.unsortedNames(inFolder: folder, withPrefix: prefix)
    for name in names ?? [] {
      let path = FileAccess.join(folder, name)
      let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = unsafe unlink(path) }
      close(descriptor)
    }
  }
}
