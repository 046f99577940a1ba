internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Resolution
package import SceneRendering
internal import Scenes
internal import Timelines
internal import Vocabulary

/// The events of a script in order, as text and JSON.
package struct EventTrace: Sendable {
  /// An event.
  private struct Entry {
    let time: Duration
    let item: Int?
    let event: String
    var value: JSONValue?
    /// The value in the text form, if it is not the JSON of `value`.
    var valueText: String?
  }

  private var entries: [Entry] = []

  init(_ timeline: Timeline, of scene: Scene) {
    var marks = timeline.marks[...]
    func mark(_ mark: ScriptMark) -> Entry {
      Entry(time: mark.time, item: nil, event: "mark", value: .string(mark.name))
    }
    for (index, turn) in timeline.turns.enumerated() {
      // A mark comes after the turn that it refers to.
      while let next = marks.first, next.turn < index {
        entries.append(mark(next))
        marks.removeFirst()
      }
      for event in turn.events { entries.append(Self.entry(event, at: turn.time, in: scene)) }
      for item in turn.updates {
        entries.append(Entry(time: turn.time, item: item, event: "updateConfiguration"))
      }
    }
    entries += marks.map(mark)
  }

  private static func entry(_ event: CellEvent, at time: Duration, in scene: Scene) -> Entry {
    func display(_ event: String, _ item: Int) -> Entry {
      let identifier = scene.reuseIdentifier(ofItem: item)
      return Entry(
        time: time, item: item, event: event,
        value: identifier.isEmpty ? nil : .string(identifier),
        valueText: identifier.isEmpty ? nil : identifier)
    }
    return switch event {
    case .call(let call, let item):
      Entry(
        time: time, item: item, event: call.concernsMenu ? call.rawValue : call.rawValue + "Item")
    case .flag(let flag, let value, let item):
      Entry(time: time, item: item, event: flag.propertyName, value: .boolean(value))
    case .gesture(let name, let phase, let item, let translation, let velocity):
      Entry(
        time: time, item: item, event: "\(name).\(phase.rawValue)",
        value: translation.flatMap { way in velocity.map { motion(way, $0) } },
        valueText: translation.flatMap { way in
          velocity.map { "translation \(text(way)) velocity \(text($0))" }
        })
    case .control(let name, let event, let item):
      Entry(time: time, item: item, event: "\(name.rawValue).\(event.rawValue)")
    case .custom(let name, let value, let item):
      Entry(
        time: time, item: item, event: name, value: json(value), valueText: value.description)
    case .batchUpdates: Entry(time: time, item: nil, event: "performBatchUpdates")
    case .app(let call):
      Entry(
        time: time, item: call.item, event: call.method ?? call.text,
        value: call.argument.map { .string($0) }, valueText: call.argument)
    case .reorder(let item, let position, let isOver):
      Entry(
        time: time, item: item, event: isOver ? "moveItemAt" : "targetIndexPathForMoveOfItem",
        value: .number(position))
    case .didScroll(let offset):
      Entry(
        time: time, item: nil, event: "scrollViewDidScroll", value: .number(offset, places: 6))
    case .didScrollSection(let section, let offset):
      Entry(
        time: time, item: nil, event: "visibleItemsInvalidationHandler",
        value: .object([
          "section": .number(section), "contentOffset": .number(offset, places: 6),
        ]), valueText: "section \(section) \(decimal(offset, places: 6))")
    case .scrollView(let call):
      Entry(
        time: time, item: nil, event: call.name,
        value: call.arguments.isEmpty ? nil : .object(call.arguments.map { ($0.name, $0.value) }),
        valueText: call.arguments.isEmpty
          ? nil : call.arguments.map { "\($0.name) \($0.value.line)" }.joined(separator: " "))
    case .traitCollectionDidChange(let change):
      Entry(time: time, item: nil, event: "traitCollectionDidChange", value: json(change))
    case .willDisplayCell(let item): display("willDisplayCell", item)
    case .didEndDisplayingCell(let item): display("didEndDisplayingCell", item)
    case .prepareForReuse(let item): display("prepareForReuse", item)
    case .animationDidEnd(let rule, let item):
      Entry(time: time, item: item, event: "rules[\(rule)].completion")
    }
  }

  /// Returns the translation and the velocity of a pan as JSON.
  private static func motion(_ translation: Point, _ velocity: Point) -> JSONValue {
    func pair(_ point: Point) -> JSONValue {
      .array([.number(point.x, places: 6), .number(point.y, places: 6)])
    }
    return .object(["translation": pair(translation), "velocity": pair(velocity)])
  }

  private static func text(_ point: Point) -> String {
    "\(decimal(point.x, places: 6)) \(decimal(point.y, places: 6))"
  }

  /// Returns a state's value as JSON. In the text form words have no quotation marks.
  private static func json(_ value: StateValue) -> JSONValue {
    switch value {
    case .flag(let holds): .boolean(holds)
    case .word(let word): .string(word)
    case .number(let number): .number(number, places: 6)
    }
  }

  /// `{"appearance":"dark","boldText":true}`.
  private static func json(_ change: TraitsChange) -> JSONValue {
    .object(
      change.words.map { name, value in
        (name, ["true", "false"].contains(value) ? .boolean(value == "true") : .string(value))
      })
  }

  /// An event with its value as a word: seconds, the item, the event.
  package typealias Row = (time: Duration, item: Int?, event: String, value: String?)

  /// The events in order.
  package var rows: [Row] {
    entries.map { entry in
      var value = entry.valueText ?? entry.value?.line
      if entry.valueText == nil, case .string(let text) = entry.value { value = text }
      return (entry.time, entry.item, entry.event, value)
    }
  }

  /// One event per line: seconds, the item, the event.
  package var text: String {
    let times = entries.map { Self.seconds($0.time) + " s" }
    let width = times.map(\.utf8.count).max() ?? 0
    let items = entries.map { $0.item.map { "item \($0)" } ?? "" }
    let itemWidth = items.map(\.utf8.count).max() ?? 0
    return zip(entries, zip(times, items)).map { entry, columns in
      let (time, item) = columns
      return Self.padding(width - time.utf8.count) + time + "  " + item
        + Self.padding(itemWidth - item.utf8.count) + "  " + entry.event
        + ((entry.valueText ?? entry.value?.line).map { " " + $0 } ?? "") + "\n"
    }.joined()
  }

  /// One event per line, each a JSON object: `{"t":0.05,"item":0,"event":"press.began"}`.
  package var json: String {
    entries.map { entry in
      JSONValue.object([
        "t": .number(Self.number(entry.time)), "item": entry.item.map { .number($0) },
        "event": .string(entry.event), "value": entry.value,
      ]).line + "\n"
    }.joined()
  }

  private static func padding(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// Seconds with three decimal places, or more if necessary.
  private static func seconds(_ time: Duration) -> String {
    let text = number(time)
    let digits = text.split(separator: ".").count > 1 ? text.split(separator: ".")[1].count : 0
    return text + (digits == 0 ? "." : "") + String(repeating: "0", count: max(0, 3 - digits))
  }

  private static func number(_ time: Duration) -> String {
    decimal(time.seconds, places: 9)
  }
}

extension SceneRenderer {
  /// Plays a script of the scene and returns its events.
  package func trace(script: String) throws(RenderingError) -> EventTrace {
    EventTrace(try timeline(script: script), of: resolved.scene)
  }
}
