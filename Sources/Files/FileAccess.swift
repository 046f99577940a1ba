internal import CPlatform

/// Reads and writes files, within limits and atomically.
///
/// Every access respects the `FileScope` of the running command. No function blocks on a pipe or
/// device: reading anything but a file or folder is an error.
package enum FileAccess {
  /// The maximum length of a file that is read, in bytes: a golden at the decoder's pixel limit
  /// takes 256 MB if it cannot be compressed.
  package static let maximumLength = 512 << 20

  // MARK: - Reading

  /// Reads a file; `nil` if it does not exist.
  ///
  /// - Parameter longest: The length in bytes above which a file is not read.
  /// - Throws: An error also if the path is not a file, or the file is longer than `longest`.
  package static func readIfPresent(
    _ path: String, longest: Int = maximumLength
  ) throws(FileFailure) -> [UInt8]? {
    let file = FileScope.open(path)
    if file == -cplatform_not_found || file == -cplatform_not_a_folder { return nil }
    let bytes = try contents(of: file, path, atMost: longest + 1)
    guard bytes.count <= longest else {
      throw FileFailure(
        operation: .read, path: path, reason: "it is longer than \(longest) bytes")
    }
    return bytes
  }

  /// Reads the first `limit` bytes of a file.
  ///
  /// - Throws: An error also if the file does not exist, or the path is not a file.
  package static func read(_ path: String, atMost limit: Int) throws(FileFailure) -> [UInt8] {
    try contents(of: FileScope.open(path), path, atMost: limit)
  }

  /// Reads the first `limit` bytes of a file that we have written ourselves and that is not an
  /// input of the command.
  static func readOwn(_ path: String, atMost limit: Int) throws(FileFailure) -> [UInt8] {
    try contents(of: unsafe cplatform_open(path), path, atMost: limit, isInput: false)
  }

  /// Reads and closes an open file; a negative number is the `errno` value of a failed opening.
  private static func contents(
    of file: Int32, _ path: String, atMost limit: Int, isInput: Bool = true
  ) throws(FileFailure) -> [UInt8] {
    guard file >= 0 else { throw failure(.read, path, code: -file) }
    defer { _ = cplatform_close(file) }
    var status = cplatform_status()
    let code = unsafe cplatform_status_of_open(file, &status)
    guard code == 0 else { throw failure(.read, path, code: -code) }
    switch status.kind {
    case .CPLATFORM_FILE: break
    case .CPLATFORM_FOLDER:
      throw FileFailure(operation: .read, path: path, reason: "Is a directory")
    case .CPLATFORM_LINK, .CPLATFORM_OTHER:
      throw FileFailure(
        operation: .read, path: path, reason: "it is a pipe or a device; name a file")
    }
    if isInput { FileScope.noteInput(status) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(min(status.length, UInt64(limit))))
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = unsafe block.withUnsafeMutableBytes { block -> Int64 in
        guard let start = block.baseAddress else { return 0 }
        return unsafe cplatform_read(file, start, block.count)
      }
      if count == 0 { return bytes }
      guard count > 0 else { throw failure(.read, path, code: Int32(-count)) }
      bytes += block[..<min(Int(count), limit - bytes.count)]
    }
    return bytes
  }

  /// Whether the path is a file; links are followed.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == .CPLATFORM_FILE }

  /// The length of a file in bytes, with links followed; `nil` if it is no file, does not exist or may not be read.
  package static func length(ofFile path: String) -> Int? {
    guard let status = status(of: path), status.kind == .CPLATFORM_FILE else { return nil }
    return Int(clamping: status.length)
  }

  /// Whether the path exists; links are followed, and the command's scope is ignored.
  package static func exists(_ path: String) -> Bool {
    FileScope.note(path)
    var status = cplatform_status()
    return unsafe cplatform_status_of(path, true, &status) == 0
  }

  /// Whether the path is a folder; links are followed.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == .CPLATFORM_FOLDER }

  /// Whether the path itself is a symbolic link, also a broken one.
  package static func isLink(_ path: String) -> Bool {
    var status = cplatform_status()
    return unsafe cplatform_status_of(path, false, &status) == 0 && status.kind == .CPLATFORM_LINK
  }

  /// Where the symbolic link at a path leads, as it is written; `nil` if the path itself is not a link, or if that is
  /// longer than any path that Linux opens (4,096 bytes).
  package static func linkTarget(_ path: String) -> String? {
    guard isLink(path) else { return nil }
    var target = [CChar](repeating: 0, count: 4_096)
    let length = unsafe cplatform_read_link(path, &target, target.count)
    guard length > 0, length < target.count else { return nil }
    let bytes = target.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a path leads out of the folders that the running command may read.
  package static func isOutside(_ path: String) -> Bool {
    guard FileScope.isRestricted else { return false }
    let file = FileScope.open(path)
    if file >= 0 { _ = cplatform_close(file) }
    return file == -cplatform_crosses || file == -cplatform_is_link
  }

  /// The kind of file at a path, with links followed; `nil` if it does not exist or may not be
  /// read.
  private static func kind(of path: String) -> cplatform_kind? { status(of: path)?.kind }

  /// Identifies the file or folder at a path, with links followed; `nil` if it does not exist or may
  /// not be read.
  private static func identity(of path: String) -> FileIdentity? {
    status(of: path).map { FileIdentity($0) }
  }

  /// The facts about the file at a path, with links followed; `nil` if it does not exist or may not
  /// be read.
  private static func status(of path: String) -> cplatform_status? {
    FileScope.note(path)
    var status = cplatform_status()
    guard FileScope.isRestricted else {
      return unsafe cplatform_status_of(path, true, &status) == 0 ? status : nil
    }
    let file = FileScope.open(path)
    guard file >= 0 else { return nil }
    defer { _ = cplatform_close(file) }
    return unsafe cplatform_status_of_open(file, &status) == 0 ? status : nil
  }

  // MARK: - Folders

  /// The files below a folder whose names end with `suffix`, as relative paths sorted by their
  /// bytes. Hidden files and folders are skipped.
  ///
  /// Each folder is listed once, also if links lead to it or to a folder around it: at its own path
  /// if it lies below `folder`, else at that of a link.
  ///
  /// - Parameter followsLinks: Whether links to folders are followed. Links to files are always
  ///   listed.
  package static func files(
    below folder: String, withSuffix suffix: String, followsLinks: Bool = true
  ) throws(FileFailure) -> [String] {
    var found: [String] = []
    var listed: Set<FileIdentity> = []
    var waiting = [""]
    // Links wait until all folders that can be reached without them are listed.
    var links: [String] = []
    while let path = waiting.popLast() ?? links.popLast() {
      let absolute = path.isEmpty ? folder : join(folder, path)
      if let number = identity(of: absolute), !listed.insert(number).inserted { continue }
      for name in try names(inFolder: absolute) where !name.hasPrefix(".") {
        let below = path.isEmpty ? name : join(path, name)
        let whole = join(folder, below)
        if !isFolder(whole) {
          if name.hasSuffix(suffix) { found.append(below) }
        } else if !isLink(whole) {
          waiting.append(below)
        } else if followsLinks {
          links.append(below)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names in a folder, sorted by their bytes.
  package static func names(inFolder path: String) throws(FileFailure) -> [String] {
    try unsortedNames(inFolder: path, withPrefix: "")
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Collects names for `unsortedNames`.
  private struct Names {
    let prefix: [UInt8]
    var found: [String] = []
  }

  /// The names in a folder that begin with `prefix`, in the file system's order. Other names are
  /// not even converted to strings, because there may be many.
  ///
  /// - Parameter isInput: Whether the command's scope applies; `false` for our own folders.
  static func unsortedNames(
    inFolder path: String, withPrefix prefix: String, isInput: Bool = true
  ) throws(FileFailure) -> [String] {
    let folder = unsafe isInput ? FileScope.open(path) : cplatform_open(path)
    guard folder >= 0 else { throw failure(.read, path, code: -folder) }
    var names = Names(prefix: Array(prefix.utf8))
    let code = unsafe withUnsafeMutablePointer(to: &names) { names in
      unsafe cplatform_list(folder, names) { context, name in
        guard let names = unsafe context?.assumingMemoryBound(to: Names.self) else { return }
        for (index, byte) in unsafe names.pointee.prefix.enumerated()
        where unsafe UInt8(bitPattern: name[index]) != byte {
          return
        }
        unsafe names.pointee.found.append(String(cString: name))
      }
    }
    guard code == 0 else { throw failure(.read, path, code: -code) }
    return names.found
  }

  /// Creates a folder and its parent folders, if they are missing.
  package static func makeFolder(_ path: String) throws(FileFailure) {
    let code = unsafe -cplatform_make_folder(path)
    if code == 0 || code == cplatform_exists { return }
    let above = parent(of: path)
    guard code == cplatform_not_found, above != path else {
      throw failure(.makeFolder, path, code: code)
    }
    var last = code
    for _ in 0..<100 {
      try makeFolder(above)
      last = unsafe -cplatform_make_folder(path)
      if last == 0 || last == cplatform_exists { return }
      // Another thread may have removed the parent folder in the meantime.
      guard last == cplatform_not_found else { break }
    }
    throw failure(.makeFolder, path, code: last)
  }

  /// Removes a folder if it is empty. Returns whether it did.
  @discardableResult
  package static func removeFolderIfEmpty(_ path: String) -> Bool {
    unsafe cplatform_remove_folder(path) == 0
  }

  // MARK: - Writing

  /// Creates or replaces a file, and creates missing parent folders. The file is never visible in
  /// part: the bytes are written to a new file beside it, which is then renamed.
  ///
  /// Symbolic links are followed. A pipe, a terminal or `/dev/null` is written to and never
  /// replaced.
  ///
  /// - Parameter protectsInputs: Whether it is an error to replace a file that the running command
  ///   has read. Use `true` for outputs that users name; goldens are read and then replaced.
  package static func write(
    _ bytes: [UInt8], to path: String, protectsInputs: Bool = false
  ) throws(FileFailure) {
    try FileScope.check(writingTo: path, protectsInputs: protectsInputs)
    let path = target(of: path)
    guard isReplaceable(path) else {
      let file = unsafe cplatform_open_writing(path)
      guard file != -cplatform_no_reader else {
        throw FileFailure(
          operation: .write, path: path, reason: "it is a pipe, and no program reads it")
      }
      guard file >= 0 else { throw failure(.write, path, code: -file) }
      defer { _ = cplatform_close(file) }
      return try writeAll(bytes, to: file, for: path)
    }
    var temporary = try TemporaryFile(beside: path)
    try writeAll(bytes, to: temporary.descriptor, for: path)
    try temporary.rename(to: path)
  }

  /// Removes a file if it exists.
  package static func remove(_ path: String) throws(FileFailure) {
    let code = unsafe -cplatform_remove(path)
    guard code == 0 || code == cplatform_not_found || code == cplatform_not_a_folder else {
      throw failure(.remove, path, code: code)
    }
  }

  /// The target of a symbolic link; the path itself if it is not a link, or a broken one.
  static func target(of path: String) -> String {
    var status = cplatform_status()
    guard unsafe cplatform_status_of(path, false, &status) == 0, status.kind == .CPLATFORM_LINK,
      let resolved = unsafe cplatform_real_path(path)
    else { return path }
    defer { unsafe cplatform_free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Whether a new file can replace the path: it does not exist, or is a file.
  static func isReplaceable(_ path: String) -> Bool {
    var status = cplatform_status()
    guard unsafe cplatform_status_of(path, true, &status) == 0 else { return true }
    return status.kind == .CPLATFORM_FILE
  }

  /// Writes all bytes to an open file.
  static func writeAll(
    _ bytes: [UInt8], to file: Int32, for path: String
  ) throws(FileFailure) {
    let code = unsafe bytes.withUnsafeBytes { bytes -> Int32 in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe cplatform_write_all(file, start, bytes.count)
    }
    guard code == 0 else { throw failure(.write, path, code: -code) }
  }

  // MARK: - Paths

  /// Returns `folder/component`. An empty folder means the current one, not the root.
  package static func join(_ folder: String, _ component: String) -> String {
    if folder.isEmpty { return "./" + component }
    return folder.hasSuffix("/") ? folder + component : folder + "/" + component
  }

  /// The parent folder of `path`.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The error for an `errno` value.
  static func failure(
    _ operation: FileFailure.Operation, _ path: String, code: Int32
  ) -> FileFailure {
    if FileScope.isRestricted, code == cplatform_crosses || code == cplatform_is_link {
      return FileFailure(
        operation: operation, path: path,
        reason: "it is outside of the folder that untrusted input may read")
    }
    var text = [CChar](repeating: 0, count: 128)
    unsafe cplatform_error_text(code, &text, text.count)
    let words = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return FileFailure(
      operation: operation, path: path, reason: String(decoding: words, as: UTF8.self))
  }
}
