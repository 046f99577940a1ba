/// Why a file or folder could not be used; the description is one lower-case sentence.
package struct FileFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried.
  package enum Operation: String, Sendable {
    /// Reading a file.
    case read
    /// Writing or replacing a file.
    case write
    /// Overwriting a file that the same command has read.
    case replaceInput = "overwrite"
    /// Making a folder.
    case makeFolder = "make the folder"
    /// Removing a file.
    case remove
  }

  /// What was tried.
  package let operation: Operation
  /// The file or folder, as the caller wrote it.
  package let path: String
  /// Why it failed: the system's words, or ours.
  package let reason: String

  /// One lower-case sentence for the user.
  package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }
}
