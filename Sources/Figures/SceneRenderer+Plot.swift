package import Diagrams
internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Resolution
package import Review
public import SceneRendering
internal import Scenes
internal import Timelines
public import Vocabulary

extension SceneRenderer {
  /// The maximum numbers of charts and of labelled events. Our choice: three screens of charts.
  private static let (mostCharts, mostEvents) = (48, 40)

  /// Plots the properties that change while a script plays, one small chart for each, under a time
  /// axis.
  ///
  /// - Parameters:
  ///   - script: The name of the script.
  ///   - framesPerSecond: The number of samples per second.
  ///   - userInterfaceStyle: The appearance of lines and text; `nil` for the scene's.
  /// - Throws: `RenderingError.invalidFrameRate` if the rate is not one of `Film.rates`, `unknownScript` if there is no
  /// such script, and `scene` if it cannot be played.
  public func plot(
    script: String, framesPerSecond: Int = 60, userInterfaceStyle: UserInterfaceStyle? = nil
  ) throws(RenderingError) -> Picture {
    let trace = try propertyTrace(
      script: script, framesPerSecond: framesPerSecond, showsJumps: true)
    let timeline = try timeline(script: script)
    let charts = trace.charts
    let events = timeline.turns.filter { !$0.isIntermediate && !$0.events.isEmpty }.map { turn in
      PropertyPlot.Event(
        seconds: turn.time.seconds,
        text: turn.events.map(\.plotText).joined(separator: ", "))
    }
    var remarks: [String] = []
    if charts.count > Self.mostCharts {
      remarks.append("\(charts.count - Self.mostCharts) more properties change.")
    }
    if events.count > Self.mostEvents {
      remarks.append("\(events.count - Self.mostEvents) more things happen.")
    }
    do {
      let plot = try PropertyPlot(
        of: Array(charts.prefix(Self.mostCharts)), events: Array(events.prefix(Self.mostEvents)),
        seconds: timeline.duration.seconds, remark: remarks.joined(separator: " "),
        palette: palette(userInterfaceStyle), typesetter: typesetter)
      return picture(
        titled: "script \(script)", description: plot.description,
        displayList: plot.displayList)
    } catch {
      throw .diagram(error)
    }
  }
}

extension PropertyTrace {
  /// A scale that is the same in both directions has one chart.
  private func other(of series: Series, _ end: String, _ otherEnd: String) -> Series? {
    guard series.property.hasSuffix(end) else { return nil }
    let name = String(series.property.dropLast(end.count)) + otherEnd
    return self.series.first {
      $0.item == series.item && $0.view == series.view && $0.property == name
        && zip($0.values, series.values).allSatisfy(Self.isEqual)
    }
  }

  /// Whether two values are equal but for the rounding of sines and cosines.
  private static func isEqual(_ one: Value?, _ other: Value?) -> Bool {
    guard case .number(let a)? = one, case .number(let b)? = other else { return one == other }
    return abs(a - b) < 1e-9
  }

  private func shortProperty(of series: Series) -> String {
    other(of: series, "scale.x", "scale.y") == nil
      ? series.property : String(series.property.dropLast(2))
  }

  private func isToldBefore(_ series: Series) -> Bool {
    other(of: series, "scale.y", "scale.x") != nil
  }

  /// A chart for each property; the components of a colour share one.
  package var charts: [PropertyPlot.Chart] {
    var charts: [PropertyPlot.Chart] = []
    var seen: Set<String> = []
    for series in series {
      let name = "\(series.view).\(shortProperty(of: series))"
      let subject = "item \(series.item)"
      if isToldBefore(series) { continue }
      if let color = colors(of: series) {
        guard seen.insert("\(subject) \(color.name)").inserted else { continue }
        charts.append(
          PropertyPlot.Chart(
            name: color.name, subject: subject, content: .colors(Array(zip(times, color.values)))))
        continue
      }
      let isNumeric = series.values.allSatisfy { if case .text = $0 { false } else { true } }
      if isNumeric {
        let numbers = series.values.map { value in
          if case .number(let number) = value { number } else { nil as Double? }
        }
        charts.append(
          PropertyPlot.Chart(
            name: name, subject: subject, content: .numbers(Array(zip(times, numbers)))))
      } else {
        charts.append(
          PropertyPlot.Chart(
            name: name, subject: subject,
            content: .words(Array(zip(times, series.values.map { $0?.text })))))
      }
    }
    return charts
  }
}

extension CellEvent {
  /// The event for people: "progress 0.42 of item 0"; calls have their item as an argument.
  fileprivate var plotText: String {
    guard case .custom(let name, let value, let item) = self else { return description }
    return "\(StateChange.Value(.custom(name), value).phrase) of item \(item)"
  }
}
