internal import CPlatform
internal import Work

extension Program {
  /// Starts a program for the user, such as a browser, with the whole environment and without limits. It is not waited
  /// for, and continues when this process ends.
  ///
  /// - Throws: `notStarted` or `forbidden`.
  package func startDetached(_ arguments: [String]) throws(ProcessFailure) {
    try Self.checkAllowed(name)
    Budget.spend(of: .processes)
    let code = unsafe ChildProcess.withWords([name] + arguments) { arguments in
      unsafe cplatform_start_detached(path, arguments)
    }
    guard code == 0 else {
      throw ProcessFailure(name, .notStarted(ChildProcess.text(of: -code)))
    }
  }
}
