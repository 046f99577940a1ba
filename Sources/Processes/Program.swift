internal import CPlatform
internal import Work

/// A program that can be started.
package struct Program: Hashable, Sendable {
  /// Its name, as in error messages.
  package let name: String
  /// Its absolute path.
  package let path: String

  /// Finds a program on the `PATH`. Relative folders are skipped, so that files in the current
  /// folder are not started accidentally.
  ///
  /// - Throws: `missing`, or `forbidden` if the command's budget allows no processes.
  package static func find(_ name: String) throws(ProcessFailure) -> Program {
    try checkAllowed(name)
    let folders = environment("PATH")?.split(separator: ":").filter { $0.hasPrefix("/") } ?? []
    let path = folders.map { folder -> String in "\(folder)/\(name)" }
      .first { path in unsafe cplatform_is_executable(path) }
    guard let path else { throw ProcessFailure(name, .missing) }
    return Program(name: name, path: path)
  }

  /// Checks that the command's budget allows processes (`Budget.allowsProgram`).
  ///
  /// - Throws: `forbidden`.
  static func checkAllowed(_ name: String) throws(ProcessFailure) {
    guard let budget = Budget.current, !budget.allowsProgram(name) else { return }
    throw ProcessFailure(name, .forbidden(byLimit: !budget.limits.areForUntrustedInput))
  }

  /// The value of an environment variable; `nil` if it is not set.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe cplatform_environment(name) else { return nil }
    return unsafe String(cString: value)
  }
}
