/// An error that a command detects.
package struct CommandFailure: Error {
  package let status: ExitStatus
  package let message: String

  package init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
