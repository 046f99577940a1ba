/// Why nothing of a file can be imported.
package struct ImportFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's path.
  package let file: String
  /// The line of the mistake, counted from 1.
  package let line: Int
  /// What is wrong: one lower-case sentence that ends with the remedy.
  package let message: String

  /// Creates a failure.
  package init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The failure as one line, with its place.
  package var description: String { "\(file):\(line): \(message)" }
}
