public import Drawing
internal import Messages
internal import Motion
package import Resolution
public import SceneReading
internal import Scenes
public import Validation

/// Why a scene could not be read, drawn, explained or written.
public enum RenderingError: Error, Hashable, Sendable {
  /// The scene is invalid; the problems name its wrong parts.
  case scene([SceneProblem])
  /// A scene file is invalid; the diagnostics have the file, lines and columns.
  case malformed(SceneDiagnostics)
  /// A file could not be read, with the reason as one sentence.
  case cannotRead(String)
  /// The scene has no item with this number.
  case unknownItem(Int, count: Int)
  /// Items cannot be explored together; the text is the message.
  case invalidGroup(String)
  /// A word is neither a flag nor a custom state of the scene, or a custom state cannot have a value; the text is
  /// the message.
  case invalidState(String)
  /// A stage is not one of the renderer's machine; the text is the message.
  case invalidStage(String)
  /// A path names no property of a view; the text is the message.
  case unknownProperty(String)
  /// The scene has no script of this name.
  case unknownScript(String, known: [String])
  /// The script has no moment of this name, or a time is not from 0 to 1,000,000 seconds.
  case invalidMoment(String, marks: [String])
  /// A program that the chosen output needs is not installed; `package` is its Debian package.
  case missingProgram(String, package: String)
  /// A program that draws an image of the scene is not installed; the problem names the first part
  /// that shows one.
  case missingImageProgram(SceneProblem)
  /// A word is not a variant of a matrix; `known` lists the variants.
  case unknownVariant(String, known: [String])
  /// The frame rate is not supported, by films or by the format, in frames per second.
  case invalidFrameRate(Int, allowed: ClosedRange<Int>)
  /// The speed is not supported.
  case invalidSpeed(Double, allowed: ClosedRange<Double>)
  /// The film's start would be after its end, in times of the script.
  case emptyFilm(from: Duration, to: Duration)
  /// A film would have this number of frames, which exceeds the maximum.
  case tooManyFrames(Int, maximum: Int)
  /// A filmstrip cannot have this number of moments.
  case invalidFilmstrip(Int, allowed: ClosedRange<Int>)
  /// The part of the script for a filmstrip has no marks.
  case missingMarks
  /// A text is not a colour; `known` lists the names of colours.
  case invalidColor(String, known: [String])
  /// A picture could not be drawn; the text is the reason.
  case picture(String)
  /// A text could not be typeset: a font is missing, or lacks a character.
  case text(TypesettingError)
  /// The extension of a path is not a film format.
  case unknownFormat(String, known: [String])
  /// A program that encodes films is not on the `PATH`.
  case missingEncoder(String, purpose: String)
  /// A file could not be written; the text is the reason as one sentence.
  case cannotWrite(String)
  /// A file may not be replaced, because it is an input or from elsewhere; the text is the reason
  /// as one sentence.
  case cannotReplace(String)
  /// The task was cancelled; nothing was written.
  case cancelled
}

extension RenderingError {
  /// Why a scene cannot be resolved. A missing font is not a mistake of the scene.
  package init(_ failure: ResolutionFailure) {
    self = failure.missingFont.map(RenderingError.text) ?? .scene(failure.problems)
  }
}

extension RenderingError {
  /// The name of the scene that is near to a word, or the names that there are, as the end of a message.
  private static func hint(for word: String, among names: [String]) -> String {
    Suggestion.textOrList(for: word, among: names, areInSchema: false)
  }
}

extension RenderingError: CustomStringConvertible {
  /// One sentence for each problem.
  public var description: String {
    switch self {
    case .scene(let problems):
      return problems.map { "\($0.path): \($0.message)" }.joined(separator: "\n")
    case .malformed(let diagnostics): return diagnostics.description
    case .cannotRead(let reason): return reason
    case .unknownItem(let item, let count):
      return count == 0
        ? "the scene has no items" : "there is no item \(item); the last one is \(count - 1)"
    case .invalidGroup(let message), .invalidState(let message), .invalidStage(let message),
      .unknownProperty(let message):
      return message
    case .unknownScript(let name, let known):
      return "no script is called \"\(name)\""
        + (known.isEmpty ? "; the scene has none" : Self.hint(for: name, among: known))
    case .invalidMoment(let text, let marks):
      return "\"\(text)\" is neither a number of seconds nor a mark of the script"
        + (marks.isEmpty ? "; it has no marks" : Self.hint(for: text, among: marks))
    case .missingProgram(let name, let package):
      return "\(name) is not installed; install the Debian package \(package)"
    case .missingImageProgram(let problem): return "\(problem.path): \(problem.message)"
    case .unknownVariant(let word, let known):
      let hint = Suggestion.text(for: word, among: known)
      return "\"\(word)\" is not a variant"
        + (hint.isEmpty ? "; available: \(known.joined(separator: ", "))" : hint)
    case .invalidFrameRate(let rate, let rates):
      return "\(rate) frames per second are not possible; choose \(rates.lowerBound) to"
        + " \(rates.upperBound)"
    case .invalidSpeed(let speed, let speeds):
      let (low, high) = (speeds.lowerBound, speeds.upperBound)
      return
        "a speed of \(decimal(speed)) is not possible; choose \(decimal(low)) to \(decimal(high))"
    case .emptyFilm(let start, let end):
      return "the film would begin at \(decimal(start.seconds)) s and end at"
        + " \(decimal(end.seconds)) s; let it end after its beginning"
    case .tooManyFrames(let count, let maximum):
      return
        "the film would have \(count) frames, and \(maximum) is the limit; choose fewer"
        + " frames per second or a part of the script"
    case .invalidFilmstrip(let count, let counts):
      return "a filmstrip of \(count) moments is not possible; choose \(counts.lowerBound) to"
        + " \(counts.upperBound)"
    case .missingMarks: return "there are no marks to show; name moments of the script with mark"
    case .invalidColor(let text, let known):
      let hint = Suggestion.text(for: text, among: known)
      return "\"\(text)\" is not a colour"
        + (hint.isEmpty
          ? "; write UIColor's name for it, a name of the scene's colors, or #RRGGBB" : hint)
    case .picture(let reason): return reason
    case .text(let failure): return failure.description
    case .unknownFormat(let path, let known):
      return "the name \"\(path)\" does not end with the extension of a film format; use "
        + known.joined(separator: ", ")
    case .missingEncoder(let program, let purpose):
      return "\(program) is not on the PATH, and \(purpose) needs it; install \(program)"
    case .cannotWrite(let reason), .cannotReplace(let reason): return reason
    case .cancelled: return "the work was cancelled"
    }
  }
}
