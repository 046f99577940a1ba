package import Interaction
internal import Machine
package import Timelines

/// A moment of a script: `.milliseconds(300)`, or the name of one of its marks as a string literal.
///
/// Times are from 0 to 1,000,000 seconds (our choice: eleven days). Where a moment is used, others are errors
/// (`RenderingError.invalidMoment`).
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

  /// A number of seconds from the start of the script. A number that is no valid time is an error where the moment is
  /// used.
  public static func seconds(_ seconds: Double) -> ScriptMoment {
    // A duration cannot have all numbers. The program would stop.
    valid.contains(seconds) ? .time(.seconds(seconds)) : .mark("\(seconds)")
  }

  /// A number of milliseconds from the start of the script.
  public static func milliseconds(_ milliseconds: Int) -> ScriptMoment {
    .time(.milliseconds(milliseconds))
  }

  /// The valid times, in seconds. Our choice: eleven days.
  private static let valid: ClosedRange<Double> = 0...1e6

  /// Returns the time from the start of a script.
  package func time(in script: TouchScript) throws(RenderingError) -> Duration {
    let marks = script.marks
    switch self {
    case .time(let time): return try Self.checked(time, marks: marks.map(\.name))
    case .mark(let text):
      if let mark = marks.first(where: { $0.name == text }) { return mark.time }
      return try Self.time(text, marks: marks.map(\.name))
    }
  }

  /// Returns the moment of a script that was played. A mark shows the state before the script's
  /// next step, a time shows the state after all steps at that time.
  package func moment(in timeline: Timeline) throws(RenderingError) -> Timeline.Moment {
    switch self {
    case .time(let time):
      return Timeline.Moment(try Self.checked(time, marks: timeline.marks.map(\.name)))
    case .mark(let text):
      if let mark = timeline.marks.first(where: { $0.name == text }) {
        return Timeline.Moment(mark)
      }
      return Timeline.Moment(try Self.time(text, marks: timeline.marks.map(\.name)))
    }
  }

  /// Returns a time if it is valid.
  private static func checked(
    _ time: Duration, marks: [String]
  ) throws(RenderingError) -> Duration {
    guard time >= .zero, time <= Duration.seconds(valid.upperBound) else {
      let seconds: Double = time / Duration.seconds(1)
      throw .invalidMoment("\(seconds)", marks: marks)
    }
    return time
  }

  /// The number of seconds that a text is: a decimal number, also as `1e-3`; `nil` for all others. Swift reads `0x1` and
  /// `inf`, too.
  package static func number(_ text: String) -> Double? {
    text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } ? Double(text) : nil
  }

  /// Parses a number of seconds.
  private static func time(
    _ text: String, marks: [String]
  ) throws(RenderingError) -> Duration {
    guard let seconds = number(text), valid.contains(seconds) else {
      throw .invalidMoment(text, marks: marks)
    }
    return .nanoseconds(Int64((seconds * 1e9).rounded()))
  }
}
