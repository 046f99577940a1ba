package import Interaction
internal import Machine
package import Timelines

/// A moment of a script: `.milliseconds(300)`, or the name of one of its marks as a string literal.
public enum ScriptMoment: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The time from the start of the script.
  case time(Duration)
  /// The moment of a step `mark` of the script. A string that is not a mark is parsed as a number
  /// of seconds, as on the command line.
  case mark(String)

  /// The moment of a step `mark`.
  public init(stringLiteral name: String) { self = .mark(name) }

  /// The start of the script.
  public static let start = ScriptMoment.time(.zero)

  /// A number of seconds from the start of the script.
  public static func seconds(_ seconds: Double) -> ScriptMoment { .time(.seconds(seconds)) }

  /// A number of milliseconds from the start of the script.
  public static func milliseconds(_ milliseconds: Int) -> ScriptMoment {
    .time(.milliseconds(milliseconds))
  }

  /// The latest valid moment, in seconds. Our choice: eleven days.
  private static let latest = 1e6

  /// Returns the time from the start of a script.
  package func time(in script: TouchScript) throws(RenderingError) -> Duration {
    switch self {
    case .time(let time): return time
    case .mark(let text):
      let marks = script.marks
      if let mark = marks.first(where: { $0.name == text }) { return mark.time }
      return try Self.time(text, marks: marks.map(\.name))
    }
  }

  /// Returns the moment of a script that was played. A mark shows the state before the script's
  /// next step, a time shows the state after all steps at that time.
  package func moment(in timeline: Timeline) throws(RenderingError) -> Timeline.Moment {
    switch self {
    case .time(let time): return Timeline.Moment(time)
    case .mark(let text):
      if let mark = timeline.marks.first(where: { $0.name == text }) {
        return Timeline.Moment(mark)
      }
      return Timeline.Moment(try Self.time(text, marks: timeline.marks.map(\.name)))
    }
  }

  /// Parses a number of seconds.
  private static func time(
    _ text: String, marks: [String]
  ) throws(RenderingError) -> Duration {
    guard let seconds = Double(text), (0...latest).contains(seconds) else {
      throw .noMoment(text, marks: marks)
    }
    return .nanoseconds(Int64((seconds * 1e9).rounded()))
  }
}
