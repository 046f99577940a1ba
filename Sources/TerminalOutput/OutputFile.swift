internal import Files

/// Writes single files atomically.
package enum OutputFile {
  /// Writes `bytes` to `path` and creates missing parent folders. A file that the running command
  /// has read is not overwritten.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    try FileAccess.write(bytes, to: path, protectsInputs: true)
  }

  /// Whether the file at `path` has exactly these bytes.
  package static func holds(_ bytes: [UInt8], at path: String) throws -> Bool {
    try FileAccess.readIfPresent(path) == bytes
  }
}
