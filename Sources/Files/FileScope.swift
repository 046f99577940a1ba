internal import CPlatform
internal import Synchronization
internal import Work

/// The files that one command may read and write.
///
/// The command line binds a scope to `current` for each command. Every access through `FileAccess`
/// then respects it: an output does not overwrite a file that was read, and with `below` nothing
/// outside of some folders is read.
package final class FileScope: Sendable {
  /// The scope of the running command; `nil` for no restriction.
  @TaskLocal package static var current: FileScope?

  /// The only folders below which files are read; `nil` for all.
  private let roots: [String]?
  private let inputs = Mutex<Set<FileIdentity>>([])
  private let recordsStamps: Bool
  /// The version of the file at each path when it was first looked at.
  private let seen = Mutex<[String: FileStamp]>([:])

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - roots: The only folders below which files are read. Neither ".." nor a symbolic link may
  ///     leave them, and nothing is written through symbolic links. `nil` for no restriction.
  ///   - recordsStamps: Whether `stamps` is kept.
  package init(below roots: [String]? = nil, recordsStamps: Bool = false) {
    self.roots = roots.map { $0.map { $0.isEmpty ? "." : $0 } }
    self.recordsStamps = recordsStamps
  }

  /// Runs a body in a scope that keeps stamps and reads no other files than the current scope.
  package static func recordingStamps<Result>(
    _ body: () throws -> Result
  ) rethrows -> (Result, [String: FileStamp]) {
    let scope = FileScope(below: current?.roots, recordsStamps: true)
    let result = try $current.withValue(scope, operation: body)
    return (result, scope.stamps)
  }

  /// The files and folders that were read or looked for, each as it was before that.
  package var stamps: [String: FileStamp] { seen.withLock { $0 } }

  /// Records what a path is like before it is looked at.
  static func note(_ path: String) {
    guard let current, current.recordsStamps else { return }
    let stamp = FileStamp(path)
    current.seen.withLock { seen in
      if seen[path] == nil { seen[path] = stamp }
    }
  }

  /// Whether only some folders may be read.
  static var isRestricted: Bool { current?.roots != nil }

  /// Opens a file or folder for reading. Returns the descriptor, or a negative `errno` value.
  static func open(_ path: String) -> Int32 {
    note(path)
    guard let roots = current?.roots else { return unsafe cplatform_open(path) }
    for root in roots {
      guard let rest = relative(path, to: root) else { continue }
      return unsafe cplatform_open_beneath(root, rest)
    }
    return -cplatform_crosses
  }

  /// The rest of a path that begins with a folder's path; `nil` if it does not.
  private static func relative(_ path: String, to root: String) -> String? {
    if root == ".", !path.hasPrefix("/") { return path }
    if path == root { return "." }
    let start = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  /// Records an open file as an input of the command.
  static func noteInput(_ status: cplatform_status) {
    guard let current else { return }
    Budget.spend(of: .files)
    _ = current.inputs.withLock { $0.insert(FileIdentity(status)) }
  }

  /// Throws if the command may not write to a path.
  ///
  /// - Parameter protectsInputs: Whether a file that the command has read may not be replaced.
  static func check(
    writingTo path: String, protectsInputs: Bool
  ) throws(FileFailure) {
    guard let current else { return }
    Budget.spend(of: .files)
    if current.roots != nil, let link = firstLink(in: path) {
      throw FileFailure(
        operation: .write, path: path,
        reason: "\(link) is a symbolic link, and none is followed for untrusted input")
    }
    var status = cplatform_status()
    guard protectsInputs, unsafe cplatform_status_of(path, true, &status) == 0,
      current.inputs.withLock({ $0.contains(FileIdentity(status)) })
    else { return }
    throw FileFailure(
      operation: .replaceInput, path: path, reason: "this command reads it; name another file")
  }

  /// The first component of a path that is a symbolic link; `nil` if there is none.
  private static func firstLink(in path: String) -> String? {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      var status = cplatform_status()
      let part = String(path[..<end])
      guard unsafe cplatform_status_of(part, false, &status) == 0 else { return nil }
      if status.kind == .CPLATFORM_LINK { return part }
    }
    return nil
  }
}

/// Identifies a file independently of its path.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: cplatform_status) {
    (device, number) = (status.device, status.number)
  }
}
