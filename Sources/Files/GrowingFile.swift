internal import CPlatform

/// A file that is written piece by piece, and replaces what was there only when it is complete.
///
/// Until `finish` the path keeps what it names; a value that is released before leaves nothing behind.
/// What cannot be replaced (a pipe, a terminal, standard output) gets all bytes at the end, from memory.
package struct GrowingFile: ~Copyable {
  /// Where the bytes go.
  package enum Destination: Hashable, Sendable {
    /// A file, created or replaced, with the folders around it; links are followed.
    case path(String)
    /// Standard output.
    case standardOutput
  }

  private let destination: Destination
  /// The file beside the path, until it is renamed; `nil` if bytes are gathered in memory.
  private var temporary: TemporaryFile?
  private let descriptor: Int32?
  private var gathered: [UInt8] = []
  /// The path of the unfinished file, for a program that writes it by itself; `nil` if bytes are gathered
  /// in memory.
  package let temporaryPath: String?

  /// Begins a file.
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

  /// Adds bytes.
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

  /// Gives the file its name; nothing can be added after that.
  package mutating func finish() throws(FileFailure) {
    switch destination {
    case .standardOutput:
      try FileAccess.writeAll(gathered, to: 1, for: name)
    case .path(let path):
      // Inputs may have been read since it was begun.
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
