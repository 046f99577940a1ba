internal import ArgumentParser
internal import Cellophane
internal import TerminalOutput

extension ScriptMoment {
  /// Checks that the moment in an option is no number below 0.
  ///
  /// - Throws: `ValidationError`.
  static func validate(_ text: String?, of option: String) throws {
    if let seconds = text.flatMap(number), seconds < 0 {
      throw ValidationError("\(option) must be 0 or more, or a mark.")
    }
  }
}

extension SceneRenderer {
  /// Checks that the time in an option is not after the end of a script and its animations, where nothing changes any
  /// more. Marks, and words that are not times, are checked where they are read.
  ///
  /// - Throws: `CommandFailure` with the usage status.
  func checkTime(_ text: String, of option: String, isWithin script: String) throws {
    guard let seconds = ScriptMoment.number(text), seconds.isFinite else { return }
    let timeline = try timeline(ofScript: script)
    let end = timeline.duration.seconds
    guard seconds > end, !timeline.marks.contains(where: { $0.name == text }) else { return }
    throw CommandFailure(
      .usage,
      "\(option) \(text) is after the end of the script \(script), which is at \(decimal(end, places: 6)) s"
    )
  }
}
