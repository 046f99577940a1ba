internal import Files

/// A single file that is written whole or not at all.
package enum OutputFile {
  /// Writes `bytes` to `path` and creates the folders around it. A file that the running command has read is
  /// not overwritten.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    try FileAccess.write(bytes, to: path, protectsInputs: true)
  }

  /// Whether `path` has exactly these bytes.
  package static func holds(_ bytes: [UInt8], at path: String) throws -> Bool {
    try FileAccess.readIfPresent(path) == bytes
  }
}
