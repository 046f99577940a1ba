internal import Diagrams
public import Drawing
public import Scenes

/// Why a scene gave no picture.
public enum RenderingError: Error, Hashable, Sendable {
  /// The scene's parts together make no picture.
  case scene([SceneProblem])
  /// The scene has no item of this number.
  case noItem(Int, count: Int)
  /// A word is neither a flag nor a state of the scene; with what to say about it.
  case noState(String)
  /// A path names no property of a view; with what to say about it.
  case noProperty(String)
  /// The scene has no script of this name.
  case noScript(String, known: [String])
  /// The script has no moment of this name.
  case noMoment(String, marks: [String])
  /// A program that the chosen output needs is not installed; with the Debian package that has it.
  case noProgram(String, package: String)
  /// A word is no variant of a matrix.
  case noVariant(String)
  /// Films cannot have this many frames a second.
  case noFrameRate(Int)
  /// Two scenes have a golden of this name.
  case sameGolden(String)
  /// A picture could not be drawn, with the reason.
  case picture(String)
  /// A text could not be set: a font is missing, or lacks a character.
  case text(TypesettingFailure)
}

extension RenderingError {
  /// Why a diagram could not be made.
  static func diagram(_ failure: DiagramFailure) -> RenderingError {
    switch failure {
    case .typesetting(let failure): .text(failure)
    case .noGraphviz: .noProgram("dot", package: "graphviz")
    case .graphviz(let reason): .picture("dot could not place the states: \(reason)")
    }
  }
}

extension RenderingError: CustomStringConvertible {
  /// One sentence for each thing that is wrong.
  public var description: String {
    switch self {
    case .scene(let problems):
      return problems.map { "\($0.path): \($0.message)" }.joined(separator: "\n")
    case .noItem(let item, let count):
      return count == 0
        ? "the scene has no items" : "there is no item \(item); the last one is \(count - 1)"
    case .noState(let message), .noProperty(let message): return message
    case .noScript(let name, let known):
      return "no script is called \"\(name)\"; "
        + (known.isEmpty
          ? "the scene has none" : "there are \(known.joined(separator: ", "))")
    case .noMoment(let text, let marks):
      return "\"\(text)\" is neither a number of seconds nor a mark of the script; "
        + (marks.isEmpty ? "it has no marks" : "there are \(marks.joined(separator: ", "))")
    case .noProgram(let name, let package):
      return "\(name) is not installed; install the Debian package \(package)"
    case .noVariant(let word):
      return "\"\(word)\" is no variant; there are \(LookVariant.words.joined(separator: ", "))"
    case .noFrameRate(let rate):
      let rates = FrameSequence.rates
      return "\(rate) frames a second are not possible; choose \(rates.lowerBound) to"
        + " \(rates.upperBound)"
    case .sameGolden(let name):
      return "two scenes have a golden called \(name); give their files different names"
    case .picture(let reason): return reason
    case .text(let failure): return failure.description
    }
  }
}
