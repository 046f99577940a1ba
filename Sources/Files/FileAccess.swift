internal import CPlatform

/// Reading and writing files: within limits, and whole or not at all.
///
/// Every access keeps to the `FileScope` of the running command. No function waits for a pipe or a device:
/// what is neither a file nor a folder is an error for who reads.
package enum FileAccess {
  /// The longest file that is read, in bytes: a golden at the decoder's limit of pixels takes 256 MB if
  /// nothing in it can be compressed.
  package static let maximumLength = 512 << 20

  // MARK: - Reading

  /// The file's bytes; `nil` if there is no such file.
  ///
  /// - Parameter longest: The length in bytes above which a file is not read.
  /// - Throws: Also if the path names something else than a file, or a file that is longer than `longest`.
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

  /// The first `limit` bytes of the file.
  ///
  /// - Throws: Also if there is no such file, or the path names something else than a file.
  package static func read(_ path: String, atMost limit: Int) throws(FileFailure) -> [UInt8] {
    try contents(of: FileScope.open(path), path, atMost: limit)
  }

  /// The first `limit` bytes of a file that we have written ourselves, and that is no input of the command.
  static func readOwn(_ path: String, atMost limit: Int) throws(FileFailure) -> [UInt8] {
    try contents(of: unsafe cplatform_open(path), path, atMost: limit, isInput: false)
  }

  /// Reads and closes an open file; a negative number is why it could not be opened.
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

  /// Whether there is a file at the path, links followed.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == .CPLATFORM_FILE }

  /// Whether there is anything at the path, links followed; the command's scope does not matter.
  package static func exists(_ path: String) -> Bool {
    var status = cplatform_status()
    return unsafe cplatform_status_of(path, true, &status) == 0
  }

  /// Whether there is a folder at the path, links followed.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == .CPLATFORM_FOLDER }

  /// What the path names, links followed; `nil` if there is nothing, or it may not be read.
  private static func kind(of path: String) -> cplatform_kind? {
    var status = cplatform_status()
    guard FileScope.isRestricted else {
      return unsafe cplatform_status_of(path, true, &status) == 0 ? status.kind : nil
    }
    let file = FileScope.open(path)
    guard file >= 0 else { return nil }
    defer { _ = cplatform_close(file) }
    return unsafe cplatform_status_of_open(file, &status) == 0 ? status.kind : nil
  }

  // MARK: - Folders

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

  /// The names in a folder, sorted by their bytes.
  package static func names(inFolder path: String) throws(FileFailure) -> [String] {
    try unsortedNames(inFolder: path, withPrefix: "")
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What `unsortedNames` gathers.
  private struct Names {
    let prefix: [UInt8]
    var found: [String] = []
  }

  /// The names in a folder that begin with `prefix`, in the file system's order. Only those become strings:
  /// the folder may have many others.
  ///
  /// - Parameter isInput: Whether the scope of the command is to be kept to; not for our own folders.
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

  /// Makes the folder and those around it, where they are missing.
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
      // Another thread may have removed the folder above in between.
      guard last == cplatform_not_found else { break }
    }
    throw failure(.makeFolder, path, code: last)
  }

  /// Removes the folder if it is empty; returns whether it did.
  @discardableResult
  package static func removeFolderIfEmpty(_ path: String) -> Bool {
    unsafe cplatform_remove_folder(path) == 0
  }

  // MARK: - Writing

  /// Creates or replaces the file, and creates the folders around it. The path never names a file that is
  /// partly written: the bytes go to a new file beside it, which is then renamed.
  ///
  /// A symbolic link is followed. What exists and is no file (a pipe, a terminal, `/dev/null`) is written
  /// to and never replaced.
  ///
  /// - Parameter protectsInputs: Whether a file that the running command has read is an error and stays. For
  ///   outputs that people name; goldens and the like are read and then replaced.
  package static func write(
    _ bytes: [UInt8], to path: String, protectsInputs: Bool = false
  ) throws(FileFailure) {
    try FileScope.check(writingTo: path, protectsInputs: protectsInputs)
    let path = target(of: path)
    guard isReplaceable(path) else {
      let file = unsafe cplatform_open_writing(path)
      guard file >= 0 else { throw failure(.write, path, code: -file) }
      defer { _ = cplatform_close(file) }
      return try writeAll(bytes, to: file, for: path)
    }
    var temporary = try TemporaryFile(beside: path)
    try writeAll(bytes, to: temporary.descriptor, for: path)
    try temporary.rename(to: path)
  }

  /// Removes the file, if there is one.
  package static func remove(_ path: String) throws(FileFailure) {
    let code = unsafe -cplatform_remove(path)
    guard code == 0 || code == cplatform_not_found || code == cplatform_not_a_folder else {
      throw failure(.remove, path, code: code)
    }
  }

  /// The path behind a symbolic link; the path itself if it is no link, or a link to nothing.
  static func target(of path: String) -> String {
    var status = cplatform_status()
    guard unsafe cplatform_status_of(path, false, &status) == 0, status.kind == .CPLATFORM_LINK,
      let resolved = unsafe cplatform_real_path(path)
    else { return path }
    defer { unsafe cplatform_free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Whether a new file can take the place of what is at the path: nothing, or a file.
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

  /// The failure for an `errno` value.
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
