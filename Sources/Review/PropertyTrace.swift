internal import Drawing
internal import Machine
package import Motion
internal import Resolution
package import SceneRendering
internal import Scenes
package import Timelines
internal import Vocabulary

/// The values on screen, frame by frame, of all properties that change while a script plays.
///
/// Values are numbers in points, radians and fractions of 1. A property with components has a row
/// for each, with Core Animation's names (`center.x`, `bounds.size.width`, `transform.rotation`,
/// `backgroundColor.red`). Other values are text. A view that does not exist has no rows.
package struct PropertyTrace: Sendable {
  /// The values of one property over the frames.
  package struct Series: Sendable {
    /// The item whose cell the view is in.
    package let item: Int
    /// The view.
    package let view: String
    /// The property, or a component of it.
    package let property: String
    /// A value for each frame; `nil` where the view does not exist.
    package internal(set) var values: [Value?]
  }

  /// A value of a property.
  package enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A text.
    case text(String)

    /// Returns the angle plus the number of whole turns that brings it closest to the previous one.
    func goingOn(from last: Value?) -> Value {
      guard case .number(let angle) = self, case .number(let last)? = last else { return self }
      return .number(angle + ((last - angle) / (2 * .pi)).rounded() * 2 * .pi)
    }

    /// The value in tables; numbers have at most six decimal places.
    package var text: String {
      switch self {
      case .number(let number): decimal(number, places: 6)
      case .text(let text): text
      }
    }
  }

  static let rotation = "transform.rotation"

  /// The times of the frames, in seconds.
  package let times: [Double]
  /// The indices of the frames.
  package let frames: [Int]
  /// Whether there are more frames than were asked for.
  package let isCut: Bool
  /// The changing values, by item, then in the order of the views in the cell.
  package let series: [Series]
  /// The values that do not change, for properties of which only some components change.
  private let constants: [TraceColumns.Key: Value]
  /// How long the script and what it sets in motion take.
  package let duration: Duration

  /// Samples the frames of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - clock: The times of the frames.
  ///   - showsJumps: Whether there are two more samples at each time at which an event occurs: just before it and
  ///     at it. A view that appears or disappears does not count as a change then.
  init(_ timeline: Timeline, clock: FrameClock, showsJumps: Bool = false) {
    let frames = Array(0..<clock.frameCount(through: timeline.duration))
    var moments = frames.map(clock.time)
    if showsJumps {
      let turns = timeline.turns.map(\.time).filter { $0 <= timeline.duration }
      let before = turns.map { $0 - .nanoseconds(1) }.filter { $0 > .zero }
      moments = Set(moments + turns + before).sorted()
    }
    self.init(timeline, at: moments, frames: frames, showsJumps: showsJumps)
  }

  /// Samples some moments of a timeline, in order.
  private init(
    _ timeline: Timeline, at moments: [Duration], frames: [Int], isCut: Bool = false,
    showsJumps: Bool = false
  ) {
    self.frames = frames
    self.isCut = isCut
    duration = timeline.duration
    times = moments.map(\.seconds)
    let columns = Self.columns(of: timeline, at: moments)
    // Differences due to rounding do not count as changes.
    func changes(_ column: TraceColumn) -> Bool {
      let values = column.runs.map(\.value)
      let shown = showsJumps ? values.filter { $0 != nil } : values
      let first = shown.first??.text
      return shown.contains { $0?.text != first }
    }
    var constants: [TraceColumns.Key: Value] = [:]
    var series: [Series] = []
    for (key, column) in columns {
      if changes(column) {
        series.append(
          Series(
            item: key.item, view: key.view, property: key.property,
            values: column.values(count: moments.count)))
      } else if let value = column.runs.first?.value {
        constants[key] = value
      }
    }
    self.constants = constants
    self.series = series.enumerated()
      .sorted { ($0.element.item, $0.offset) < ($1.element.item, $1.offset) }
      .map(\.element)
  }

  /// The values of all properties at some moments. Only those moments are evaluated at which the
  /// presentation may differ from the moment before.
  private static func columns(of timeline: Timeline, at moments: [Duration]) -> [(
    TraceColumns.Key, TraceColumn
  )] {
    var columns = TraceColumns()
    // The indices of the evaluated moments.
    var evaluated: [Int] = []
    // When the presentation may change next.
    var change: Duration? = .zero
    for (index, time) in moments.enumerated() {
      guard index == 0 || change.map({ $0 <= time }) ?? false else { continue }
      change = timeline.nextChange(after: time)
      evaluated.append(index)
      for cell in timeline.presentation(at: time).cells {
        cell.view.forEachView(frame: cell.shownFrame) { view, frame in
          columns.begin(item: cell.item, view: view.name.rawValue)
          view.forEachValue(frame: frame) { property, value in
            let column = columns.next(property)
            columns.list[column].append(value, turning: property == rotation, evaluated: evaluated)
          }
        }
      }
    }
    return zip(columns.keys, columns.list).map { key, column in
      var column = column
      column.end(evaluated: evaluated)
      return (key, column)
    }
  }

  /// Samples the frames of a timeline at which something may have changed since the one before, and no others.
  ///
  /// - Parameter most: The maximum number of frames; `isCut` is true if there are more.
  package init(whereItChanges timeline: Timeline, clock: FrameClock, atMost most: Int) {
    let end = clock.frameCount(through: timeline.duration) - 1
    var frames = [0]
    while let last = frames.last, last < end, frames.count <= most {
      guard let change = timeline.nextChange(after: clock.time(ofFrame: last)) else { break }
      // A change between two frames is seen at the second one.
      let before = clock.frameCount(through: change) - 1
      let next = max(last + 1, clock.time(ofFrame: before) >= change ? before : before + 1)
      // Changes after the last frame are included there.
      frames.append(min(next, max(end, last + 1)))
    }
    // Values that have settled by the end are included a frame later.
    if frames.last == end, clock.time(ofFrame: end) < timeline.duration { frames.append(end + 1) }
    let isCut = frames.count > most
    let shown = Array(frames.prefix(most))
    self.init(timeline, at: shown.map(clock.time), frames: shown, isCut: isCut)
  }

  /// The numbers in each frame, even if they do not change; empty if there is no such property.
  package func numbers(_ item: Int, _ view: String, _ property: String) -> [Double?] {
    let found = series.first { $0.item == item && $0.view == view && $0.property == property }
    let constant = constants[TraceColumns.Key(item: item, view: view, property: property)]
    guard
      let values = found?.values
        ?? constant.map({ [Value?](repeating: $0, count: times.count) })
    else { return [] }
    return values.map { value in if case .number(let number) = value { number } else { nil } }
  }

  /// A row for each value of each frame: `time,item,view,property,value`.
  package var csv: String {
    var text = "time,item,view,property,value\n"
    for (frame, time) in times.enumerated() {
      let time = fixed(time)
      for series in series {
        guard let value = series.values[frame] else { continue }
        text +=
          "\(time),\(series.item),\(series.view),\(series.property),\(quotedField(value.text))\n"
      }
    }
    return text
  }

  /// Seconds with six decimal places.
  private func fixed(_ seconds: Double) -> String {
    let text = decimal(seconds, places: 6)
    let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
    return text + (digits == 0 ? "." : "") + String(repeating: "0", count: 6 - digits)
  }

  /// A field in the syntax of RFC 4180.
  private func quotedField(_ text: String) -> String {
    let isPlain = !text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}

extension SceneRenderer {
  /// The maximum number of frames of a trace. Our choice: that of a film, 69 minutes at 60 frames per
  /// second.
  private static let mostTracedFrames = 250_000

  /// Returns the properties that change while a script of the scene plays.
  package func propertyTrace(
    script: String, framesPerSecond: Int = 60, showsJumps: Bool = false
  ) throws(RenderingError) -> PropertyTrace {
    guard let clock = FrameClock(framesPerSecond: framesPerSecond) else {
      throw .invalidFrameRate(framesPerSecond, allowed: FrameClock.rates)
    }
    let timeline = try timeline(script: script)
    let count = clock.frameCount(through: timeline.duration)
    guard count <= Self.mostTracedFrames else {
      throw .picture(
        "the script has \(count) frames; at most \(Self.mostTracedFrames) can be traced, lower --fps"
      )
    }
    return PropertyTrace(timeline, clock: clock, showsJumps: showsJumps)
  }
}
