internal import Glibc

/// The few things that the project asks of the file system.
///
/// This target hides one decision: how files are read within a limit, and replaced whole or not at all.
package enum FileAccess {
  /// The longest file that is read: a golden at the decoder's limit of pixels takes 256 MB when
  /// nothing in it can be compressed.
  package static let maximumLength = 512 << 20

  /// The file's bytes; `nil` when there is no such file. A file above `maximumLength` is an error.
  package static func readIfPresent(_ path: String) throws(FileFailure) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(.read, path)
    }
    defer { close(descriptor) }
    let bytes = try read(descriptor, path, atMost: maximumLength + 1)
    guard bytes.count <= maximumLength else {
      throw FileFailure(
        operation: .read, path: path, reason: "it is longer than \(maximumLength) bytes")
    }
    return bytes
  }

  /// The first `limit` bytes of the file, so that `/dev/zero` is only a long file; an error when there
  /// is no such file.
  package static func read(_ path: String, atMost limit: Int) throws(FileFailure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(.read, path) }
    defer { close(descriptor) }
    return try read(descriptor, path, atMost: limit)
  }

  private static func read(
    _ descriptor: Int32, _ path: String, atMost limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = unsafe block.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(.read, path)
      }
      bytes += block[..<min(count, limit - bytes.count)]
    }
    return bytes
  }

  /// Whether there is a file, and not a folder, at the path.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether there is a folder at the path, links followed.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// The deepest folder that `files(below:withSuffix:)` looks into: links can make folders endless.
  private static let maximumDepth = 32

  /// The files below a folder whose names end with `suffix`, as paths relative to it, sorted by their
  /// bytes. Links are followed; hidden files and folders are left out.
  package static func files(
    below folder: String, withSuffix suffix: String
  ) throws(FileFailure) -> [String] {
    var found: [String] = []
    var waiting = [(path: "", depth: 0)]
    while let (path, depth) = waiting.popLast() {
      let absolute = path.isEmpty ? folder : join(folder, path)
      for name in try names(inFolder: absolute) where !name.hasPrefix(".") {
        let below = path.isEmpty ? name : join(path, name)
        if isFolder(join(folder, below)) {
          if depth < maximumDepth { waiting.append((below, depth + 1)) }
        } else if name.hasSuffix(suffix) {
          found.append(below)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What stands at the path, links followed: one of the `S_IF…` kinds; `nil` for nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The path behind a symbolic link; the path itself when it is none, or leads nowhere.
  static func target(of path: String) -> String {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let resolved = unsafe realpath(path, nil)
    else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The names in a folder, sorted by their bytes; `.` and `..` are left out.
  package static func names(inFolder path: String) throws(FileFailure) -> [String] {
    try unsortedNames(inFolder: path, withPrefix: "").filter { $0 != "." && $0 != ".." }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Those names in a folder that begin with `prefix`, in the file system's order. The folder may be
  /// one that everybody writes into, of which hardly any name is wanted: no other becomes a string.
  static func unsortedNames(
    inFolder path: String, withPrefix prefix: String
  ) throws(FileFailure) -> [String] {
    guard let folder = unsafe opendir(path) else { throw failure(.read, path) }
    defer { unsafe closedir(folder) }
    let prefix = Array(prefix.utf8)
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        guard unsafe bytes.starts(with: prefix) else { return }
        names.append(unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
      }
    }
    return names
  }

  /// Makes or replaces the file, and the folders it lies in. At no moment does the path name a file
  /// that is half written: the bytes go to a new file beside it, which is then renamed.
  ///
  /// A symbolic link is followed. What is there and no file (a pipe, a terminal, `/dev/null`) is written
  /// to as it is and never replaced.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let path = target(of: path)
    guard isReplaceable(path) else {
      let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(.write, path) }
      defer { close(descriptor) }
      return try writeAll(bytes, to: descriptor, for: path)
    }
    var temporary = try TemporaryFile(beside: path)
    try writeAll(bytes, to: temporary.descriptor, for: path)
    try temporary.rename(to: path)
  }

  /// Whether a new file can take the place of what is at the path: nothing, or a file.
  static func isReplaceable(_ path: String) -> Bool { kind(of: path).map { $0 == S_IFREG } ?? true }

  /// Makes the folder and those it lies in, where they are missing.
  package static func makeFolder(_ path: String) throws(FileFailure) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    let code = errno
    if code == EEXIST { return }
    let above = parent(of: path)
    guard code == ENOENT, above != path else { throw failure(.makeFolder, path, code: code) }
    for _ in 0..<100 {
      try makeFolder(above)
      if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST { return }
      // Another thread may have removed the folder above in between.
      guard errno == ENOENT else { break }
    }
    throw failure(.makeFolder, path)
  }

  /// Removes the file, if there is one.
  package static func remove(_ path: String) throws(FileFailure) {
    guard unsafe unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw failure(.remove, path)
    }
  }

  /// Removes the folder if it is there and empty; whatever else keeps it may stay.
  @discardableResult
  package static func removeFolderIfEmpty(_ path: String) -> Bool {
    unsafe rmdir(path) == 0
  }

  /// `folder/component`, where an empty folder is the current one and not the root.
  package static func join(_ folder: String, _ component: String) -> String {
    if folder.isEmpty { return "./" + component }
    return folder.hasSuffix("/") ? folder + component : folder + "/" + component
  }

  /// The folder that `path` lies in.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Writes all bytes to an open file.
  static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, for path: String
  ) throws(FileFailure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: $0[written...])
        return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw failure(.write, path)
      }
    }
  }

  static func failure(
    _ operation: FileFailure.Operation, _ path: String, code: Int32 = errno
  ) -> FileFailure {
    FileFailure(operation: operation, path: path, reason: unsafe String(cString: strerror(code)))
  }
}
