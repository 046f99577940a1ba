internal import Glibc

/// A file that is written piece by piece, and replaces what was there only when it is whole.
///
/// Until `finish` the path keeps what it names; a file that is let go of before leaves nothing behind.
/// What cannot be replaced (a pipe, a terminal, standard output) gets all bytes in the end, from memory.
package struct GrowingFile: ~Copyable {
  /// Where the bytes go.
  package enum Destination: Hashable, Sendable {
    /// A file, made or replaced, with the folders it lies in; links are followed.
    case path(String)
    /// Standard output.
    case standardOutput
  }

  private let destination: Destination
  /// The file beside the path, until it has been renamed; `nil` when bytes are gathered.
  private var temporary: TemporaryFile?
  private let descriptor: Int32?
  private var gathered: [UInt8] = []
  /// The path of the file in the making, for a program that writes it by itself; `nil` when there is
  /// none, as all bytes are gathered.
  package let temporaryPath: String?

  /// Begins a file.
  package init(_ destination: Destination) throws(FileFailure) {
    switch destination {
    case .standardOutput:
      self.destination = destination
      (descriptor, temporaryPath) = (nil, nil)
      temporary = nil
    case .path(let path):
      let path = FileAccess.target(of: path)
      self.destination = .path(path)
      guard FileAccess.isReplaceable(path) else {
        (descriptor, temporaryPath) = (nil, nil)
        temporary = nil
        return
      }
      let file = try TemporaryFile(beside: path)
      (descriptor, temporaryPath) = (file.descriptor, file.path)
      temporary = consume file
    }
  }

  /// Adds bytes.
  package mutating func append(_ bytes: [UInt8]) throws(FileFailure) {
    guard let descriptor else {
      gathered += bytes
      return
    }
    try FileAccess.writeAll(bytes, to: descriptor, for: name)
  }

  /// Puts bytes in the place of others that are there already.
  package mutating func replace(at offset: Int, with bytes: [UInt8]) throws(FileFailure) {
    guard let descriptor else {
      gathered.replaceSubrange(offset..<offset + bytes.count, with: bytes)
      return
    }
    let end = lseek(descriptor, 0, SEEK_CUR)
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else {
      throw FileAccess.failure(.write, name)
    }
    try FileAccess.writeAll(bytes, to: descriptor, for: name)
    guard lseek(descriptor, end, SEEK_SET) >= 0 else { throw FileAccess.failure(.write, name) }
  }

  /// Gives the file its name; nothing can be added after that.
  package mutating func finish() throws(FileFailure) {
    switch destination {
    case .standardOutput:
      try FileAccess.writeAll(gathered, to: STDOUT_FILENO, for: name)
    case .path(let path):
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
