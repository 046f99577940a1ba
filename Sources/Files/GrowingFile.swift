internal import CPlatform

/// A file that is written in pieces and becomes visible only when it is complete.
///
/// Until `finish` the path keeps its previous content. A value that is released before leaves
/// nothing behind. For a destination that cannot be replaced (a pipe, a terminal, standard output),
/// all bytes are kept in memory and written at the end.
package struct GrowingFile: ~Copyable {
  /// The destination of the bytes.
  package enum Destination: Hashable, Sendable {
    /// A file, created or replaced, with missing parent folders created; links are followed.
    case path(String)
    /// Standard output.
    case standardOutput
  }

  private let destination: Destination
  /// The temporary file beside the path; `nil` if the bytes are kept in memory.
  private var temporary: TemporaryFile?
  private let descriptor: Int32?
  private var gathered: [UInt8] = []
  /// The path of the temporary file, for a program that writes it; `nil` if the bytes are kept in
  /// memory.
  package let temporaryPath: String?

  /// Starts a file.
  package init(_ destination: Destination) throws(FileFailure) {
    guard case .path(let path) = destination else {
      self.init(gatheringFor: destination)
      return
    }
    try FileScope.check(writingTo: path, protectsInputs: true)
    let target = FileAccess.target(of: path)
    if FileAccess.isReplaceable(target) {
      self.init(try TemporaryFile(beside: target), for: .path(target))
    } else {
      self.init(gatheringFor: .path(target))
    }
  }

  private init(gatheringFor destination: Destination) {
    self.destination = destination
    (descriptor, temporaryPath) = (nil, nil)
    temporary = nil
  }

  private init(_ file: consuming TemporaryFile, for destination: Destination) {
    self.destination = destination
    (descriptor, temporaryPath) = (file.descriptor, file.path)
    temporary = consume file
  }

  /// Appends bytes.
  package mutating func append(_ bytes: [UInt8]) throws(FileFailure) {
    guard let descriptor else {
      gathered += bytes
      return
    }
    try FileAccess.writeAll(bytes, to: descriptor, for: name)
  }

  /// Overwrites bytes at an offset.
  package mutating func replace(at offset: Int, with bytes: [UInt8]) throws(FileFailure) {
    guard let descriptor else {
      gathered.replaceSubrange(offset..<offset + bytes.count, with: bytes)
      return
    }
    let code = unsafe bytes.withUnsafeBytes { bytes -> Int32 in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe cplatform_write_at(descriptor, start, bytes.count, UInt64(offset))
    }
    guard code == 0 else { throw FileAccess.failure(.write, name, code: -code) }
  }

  /// Renames the file to its final path. Nothing can be appended after that.
  package mutating func finish() throws(FileFailure) {
    switch destination {
    case .standardOutput:
      try FileAccess.writeAll(gathered, to: 1, for: name)
    case .path(let path):
      // The command may have read the file since this one was started.
      try FileScope.check(writingTo: path, protectsInputs: true)
      guard descriptor != nil else { return try FileAccess.write(gathered, to: path) }
      try temporary?.rename(to: path)
    }
  }

  private var name: String {
    switch destination {
    case .path(let path): path
    case .standardOutput: "to standard output"
    }
  }
}
