/// Why a file or folder could not be used; the description is one lower-case sentence.
package struct FileFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried.
  package enum Operation: String, Sendable {
    /// Reading a file.
    case read
    /// Writing or replacing a file.
    case write
    /// Making a folder.
    case makeFolder = "make the folder"
    /// Removing a file.
    case remove
  }

  /// What was tried.
  package let operation: Operation
  /// The file or folder, as the caller spelled its beginning.
  package let path: String
  /// The system's words.
  package let reason: String

  /// One lower-case sentence for the user.
  package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }
}
