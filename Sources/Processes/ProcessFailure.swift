/// A child process that failed before its work was done.
package struct ProcessFailure: Error, Equatable, Sendable {
  /// The program's name.
  package let program: String
  /// The last line that the program wrote to standard error; empty when it wrote nothing.
  package let words: String
}
