internal import Diagrams
internal import Drawing
internal import Figures
internal import Interaction
internal import Machine
internal import Motion
internal import OrderedCollections
internal import Pages
internal import Review
internal import SceneRendering
internal import Timelines

/// A script over time, for the rows above the page's scrubber: the curves of the properties that change, and the times
/// in which the finger is down and flags and states are set.
///
/// A row is HTML: a label, and SVG whose whole width is the duration of the script. The page's style sheet gives it
/// colours and its height.
struct ScriptScore {
  /// The maximum number of rows of each kind. Our choice: few enough to read at a glance.
  private static let (mostCurves, mostLanes) = (6, 8)
  /// The width and height of a row's drawing, which is stretched.
  private static let (width, height) = (1000.0, 24.0)
  /// The number of samples of a curve. Our choice: what a row of a few hundred pixels shows.
  private static let samples = 90.0
  /// The minimum change of a place or a size that is worth a row, in points. Our choice.
  private static let leastChange = 1.0
  /// How far a curve may be from its samples, of its height of 24.
  private static let tolerance = 0.15

  /// The rows.
  let html: String

  /// Plays a script.
  init(
    of script: String, _ renderer: SceneRenderer, _ timeline: Timeline, _ rows: [EventTrace.Row]
  ) throws(RenderingError) {
    let duration = max(timeline.duration.seconds, 0.001)
    let trace = try renderer.propertyTrace(
      script: script, framesPerSecond: max(5, min(60, Int(Self.samples / duration))),
      showsJumps: true)
    html = Self.curves(trace.charts, duration) + Self.lanes(rows, timeline, duration)
  }

  private static func row(_ name: String, _ note: String, _ markup: String) -> String {
    // A name that is too long is broken behind a full stop.
    "<div><span>\(name.htmlEscaped.replacing(".", with: ".<wbr>"))<small>\(note.htmlEscaped)</small></span>"
      + "<svg viewBox=\"0 0 1000 24\" preserveAspectRatio=\"none\">\(markup)</svg></div>"
  }

  private static func text(_ number: Double) -> String { decimal(number, places: 1) }

  // MARK: - Curves

  private static func curves(_ charts: [PropertyPlot.Chart], _ duration: Double) -> String {
    var curves: [(name: String, note: String, markup: String)] = []
    // Curves come before bands of colours, because they are more informative.
    for wantsNumbers in [true, false] {
      for chart in charts where curves.count < mostCurves {
        switch chart.content {
        case .numbers(let samples) where wantsNumbers:
          let values = samples.compactMap(\.value)
          guard let least = values.min(), let most = values.max(), most > least,
            most - least >= leastChange || !isInPoints(chart.name)
          else { continue }
          let range = "\(decimal(least, places: 2)) to \(decimal(most, places: 2))"
          let note = "\(chart.subject), \(range)"
          let markup = "<path d=\"\(curve(samples, least...most, duration))\"/>"
          // A scale that is the same in both directions has one row.
          if let last = curves.last, last.note == note, last.markup == markup,
            chart.name.hasSuffix(".scale.y"), last.name == chart.name.dropLast(2) + ".x"
          {
            curves[curves.count - 1].name = String(chart.name.dropLast(2))
          } else {
            curves.append((chart.name, note, markup))
          }
        case .colors(let samples) where !wantsNumbers:
          curves.append((chart.name, chart.subject, band(samples, duration)))
        case .numbers, .colors, .words: continue
        }
      }
    }
    return curves.map { row($0.name, $0.note, $0.markup) }.joined()
  }

  /// Whether a property is a place or a size.
  private static func isInPoints(_ name: String) -> Bool {
    name.contains(".center.") || name.contains(".bounds.")
  }

  /// A line through the samples; it is interrupted while the view does not exist.
  private static func curve(
    _ samples: [(seconds: Double, value: Double?)], _ range: ClosedRange<Double>,
    _ duration: Double
  ) -> String {
    let room = height - 4
    return samples.split { $0.value == nil }.map { run in
      let points = run.map { sample -> Point in
        let part = ((sample.value ?? 0) - range.lowerBound) / (range.upperBound - range.lowerBound)
        return Point(min(sample.seconds / duration, 1) * width, 2 + room * (1 - part))
      }
      return "M" + fewest(points).map { text($0.x) + " " + text($0.y) }.joined(separator: "L")
    }.joined()
  }

  /// The fewest points whose connecting lines stay within the tolerance.
  private static func fewest(_ points: [Point]) -> [Point] {
    var kept: [Point] = []
    var start = 0
    for end in points.indices {
      let isStraight = (start..<end).allSatisfy { index in
        let (first, last) = (points[start], points[end])
        let part = last.x > first.x ? (points[index].x - first.x) / (last.x - first.x) : 0
        return abs(first.y + (last.y - first.y) * part - points[index].y) <= tolerance
      }
      if !isStraight {
        kept.append(points[start])
        start = end - 1
      }
    }
    if points.indices.contains(start) { kept.append(points[start]) }
    if let last = points.last { kept.append(last) }
    return kept
  }

  /// A band whose colours are those of the samples.
  private static func band(
    _ samples: [(seconds: Double, value: Color?)], _ duration: Double
  ) -> String {
    var text = ""
    for (index, sample) in samples.enumerated() {
      guard let color = sample.value, index == 0 || samples[index - 1].value != color else {
        continue
      }
      let next = samples[(index + 1)...].first { $0.value != color }?.seconds ?? duration
      text += rect(
        from: sample.seconds, to: next, duration, " fill=\"\(color.hexText.lowercased())\"")
    }
    return text
  }

  private static func rect(
    from start: Double, to end: Double, _ duration: Double, _ attributes: String
  ) -> String {
    let x = min(start / duration, 1) * width
    let length = max(min(end / duration, 1) * width - x, 3)
    return "<rect x=\"\(text(x))\" y=\"6\" width=\"\(text(length))\" height=\"12\"\(attributes)/>"
  }

  // MARK: - Lanes

  /// A flag or state of an item, or the finger's touch, over time.
  private struct Lane: Hashable {
    let name: String
    let item: Int?
  }

  /// When the finger is down and when flags and states hold.
  private static func lanes(
    _ rows: [EventTrace.Row], _ timeline: Timeline, _ duration: Double
  ) -> String {
    var lanes: OrderedDictionary<Lane, [(start: Double, end: Double?)]> = [:]
    func set(_ lane: Lane, _ holds: Bool, _ time: Duration) {
      var spans = lanes[lane] ?? []
      let isOn = spans.last.map { $0.end == nil } ?? false
      guard holds != isOn else { return }
      if holds {
        spans.append((time.seconds, nil))
      } else if let last = spans.indices.last {
        spans[last].end = time.seconds
      }
      lanes[lane] = spans
    }
    for touch in timeline.touches {
      let isDown = touch.phase == .down || touch.phase == .moved
      set(
        Lane(name: touch.finger == 1 ? "touch" : "touch \(touch.finger)", item: nil), isDown,
        touch.time)
    }
    for row in rows {
      guard let item = row.item, let value = row.value else { continue }
      let words = row.event.split(separator: ".")
      if words.count == 2, let phase = GesturePhase(rawValue: String(words[1])) {
        set(
          Lane(name: String(words[0]), item: item), phase == .began || phase == .changed, row.time)
      } else if Double(value) == nil {
        // Numbers have curves.
        set(Lane(name: row.event, item: item), value != "false", row.time)
      }
    }
    return lanes.prefix(mostLanes).map { lane, spans in
      let style = lane.item == nil ? " class=\"touch\"" : ""
      let marks = spans.map { rect(from: $0.start, to: $0.end ?? duration, duration, style) }
      return row(lane.name, lane.item.map { "item \($0)" } ?? "", marks.joined())
    }.joined()
  }
}
