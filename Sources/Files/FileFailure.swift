/// Why a file or folder could not be used. The description is one lower-case sentence.
package struct FileFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The failed operation.
  package enum Operation: String, Sendable {
    /// Reading a file.
    case read
    /// Writing or replacing a file.
    case write
    /// Overwriting a file that the same command has read.
    case replaceInput = "overwrite"
    /// Creating a folder.
    case makeFolder = "make the folder"
    /// Removing a file.
    case remove
  }

  /// The failed operation.
  package let operation: Operation
  /// The file or folder, as the caller wrote it.
  package let path: String
  /// The reason: the system's message, or our own.
  package let reason: String

  package init(operation: Operation, path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// One lower-case sentence for the user.
  package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }
}
