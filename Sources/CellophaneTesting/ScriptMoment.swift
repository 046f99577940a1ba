internal import Cellophane

/// A moment of a script: `.milliseconds(300)`, or the name of one of its marks as a string.
public enum ScriptMoment: Hashable, Sendable, ExpressibleByStringLiteral {
  /// So long after the script's start.
  case time(Duration)
  /// The moment that a step `mark` names.
  case mark(String)

  /// The moment that a step `mark` names.
  public init(stringLiteral name: String) { self = .mark(name) }

  /// So many seconds after the script's start.
  public static func seconds(_ seconds: Double) -> ScriptMoment { .time(.seconds(seconds)) }

  /// So many milliseconds after the script's start.
  public static func milliseconds(_ milliseconds: Int) -> ScriptMoment {
    .time(.milliseconds(milliseconds))
  }

  /// The time from the start of a script of a scene.
  func time(in scene: Scene, script: String) throws(RenderingError) -> Duration {
    switch self {
    case .time(let time): return time
    case .mark(let name):
      guard let steps = scene.scripts[script] else {
        throw .noScript(script, known: Array(scene.scripts.keys))
      }
      guard let mark = steps.marks.first(where: { $0.name == name }) else {
        throw .noMoment(name, marks: steps.marks.map(\.name))
      }
      return mark.time
    }
  }
}
