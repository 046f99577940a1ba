internal import Drawing
internal import Films
internal import Interaction
internal import Machine
internal import Motion
internal import OrderedCollections
internal import PNGCoding
internal import Pages
internal import Resolution
internal import Review
internal import SceneRendering
internal import Scenes
internal import Timelines
internal import Vocabulary

/// A scene's scripts for the page: as inputs with times, which it plays as if a finger did them, or as recordings.
struct ScriptTable {
  private let renderers: [SceneRenderer]
  private let records: Bool

  /// The maximum number of rows that tell when a state holds. Our choice: what is read at a glance.
  private static let mostLanes = 8

  /// - Parameters:
  ///   - renderers: The scene with the traits of each of the page's variants.
  ///   - records: Whether all scripts are recorded, because the page does not follow all that happens in this scene.
  init(_ renderers: [SceneRenderer], records: Bool) {
    (self.renderers, self.records) = (renderers, records)
  }

  /// The scripts for the page: each with its name, its duration, and its inputs or its recording.
  func json() throws(RenderingError) -> JSONValue {
    guard let renderer = renderers.first else { return [] }
    var scripts: [JSONValue] = []
    for name in renderer.scene.scripts.keys {
      let timeline = try renderer.timeline(script: name)
      let steps = try renderer.steps(ofScript: name)
      let rows = try renderer.trace(script: name).rows
      let inputs = records ? nil : ScriptInputs(steps, timeline)?.json
      scripts.append(
        .object([
          "name": .string(name),
          "duration": .number(max(timeline.duration.seconds, 0.001), places: 6),
          "length": .number(steps.duration.seconds, places: 6), "inputs": inputs,
          "lanes": lanes(rows, timeline),
          "films": inputs == nil ? try films(name) : nil,
          "log": inputs == nil ? log(rows) : nil,
          "states": inputs == nil ? states(timeline, renderer.resolved.machine) : nil,
        ]))
    }
    return .array(scripts)
  }

  // MARK: - Recordings

  /// A film for each variant, compressed: its style sheet, a zero, and its elements.
  private func films(_ script: String) throws(RenderingError) -> JSONValue {
    var settings = FilmSettings()
    settings.showsTouches = true
    var films: [String] = []
    for renderer in renderers {
      let film = try Film(of: renderer, script: script, settings: settings).recording()
      // The page's content security policy forbids styles in attributes; its script sets them.
      let markup = film.markup.replacing(" style=\"", with: " data-style=\"")
      let style = film.style + "svg{display:block;width:100%;height:100%}"
      let stream = ZlibStream.compress(Array((style + "\0" + markup).utf8), level: 9)
      films.append(Base64.text(of: stream))
    }
    return .strings(films)
  }

  private func log(_ rows: [EventTrace.Row]) -> JSONValue {
    .array(
      rows.map { row in
        let entry: [JSONValue] = [
          .number(row.time.seconds, places: 6), row.item.map { .number($0) } ?? .null,
          .string(row.event),
        ]
        return .array(entry + (row.value.map { [.string($0)] } ?? []))
      })
  }

  /// From which time on which cell is the one that things happen to, with its state and the name of that in the
  /// chart.
  private func states(_ timeline: Timeline, _ machine: Machine) -> JSONValue {
    var entries: [JSONValue] = []
    var last: [JSONValue] = []
    var item = 0
    for turn in timeline.turns {
      item = turn.stage.finger?.item ?? turn.events.last { $0.item != nil }?.item ?? item
      let state = machine.state(ofItem: item, in: turn.stage)
      let name = turn.stage.selection.isSuspended(item) ? "suspended" : state.id
      let entry: [JSONValue] = [.number(item), .string(state.id), .string(name)]
      if entry != last {
        entries.append(.array([.number(turn.time.seconds, places: 6)] + entry))
      }
      last = entry
    }
    return .array(entries)
  }

  // MARK: - Lanes

  /// When the finger is down and when flags and states hold: rows with a name and spans of time.
  private func lanes(_ rows: [EventTrace.Row], _ timeline: Timeline) -> JSONValue {
    var names: [String] = []
    var spans: [String: [(start: Double, end: Double?)]] = [:]
    func set(_ name: String, _ holds: Bool, _ time: Duration) {
      let isOn = spans[name]?.last.map { $0.end == nil } ?? false
      guard holds != isOn else { return }
      if holds {
        if spans[name] == nil { names.append(name) }
        spans[name, default: []].append((time.seconds, nil))
      } else if let last = spans[name]?.indices.last {
        spans[name]?[last].end = time.seconds
      }
    }
    for touch in timeline.touches {
      set("touch", touch.phase == .down || touch.phase == .moved, touch.time)
    }
    for row in rows {
      if let item = row.item, let value = row.value {
        set("\(row.event) \(item)", value != "false", row.time)
      }
    }
    let end = timeline.duration.seconds
    return .array(
      names.prefix(Self.mostLanes).map { name in
        .array(
          [.string(name)]
            + (spans[name] ?? []).map { .numbers([$0.start, $0.end ?? end], places: 3) })
      })
  }
}
