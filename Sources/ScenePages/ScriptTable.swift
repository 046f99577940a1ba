internal import Drawing
internal import Films
internal import Interaction
internal import Machine
internal import Motion
internal import OrderedCollections
internal import Resolution
internal import Review
internal import SceneRendering
internal import Scenes
internal import Timelines
internal import Vocabulary

/// A scene's scripts for the page: as inputs with times, which it plays as if a finger did them, or as recordings.
struct ScriptTable {
  private let renderers: [SceneRenderer]
  private let inputs: CellInputs
  private let records: Bool
  private let followsControls: Bool
  private let followsSwipes: Bool
  private let followsPans: Bool

  /// - Parameters:
  ///   - renderers: The scene with the traits of each of the page's variants.
  ///   - inputs: What the app sets.
  ///   - records: Whether all scripts are recorded, because the page does not follow all that happens in this scene.
  ///   - followsControls: Whether the page's controls react.
  ///   - followsSwipes: Whether its rows follow a finger.
  ///   - followsPans: Whether its pan recognisers do.
  init(
    _ renderers: [SceneRenderer], _ inputs: CellInputs, records: Bool, followsControls: Bool,
    followsSwipes: Bool, followsPans: Bool
  ) {
    (self.renderers, self.inputs, self.records) = (renderers, inputs, records)
    (self.followsControls, self.followsSwipes) = (followsControls, followsSwipes)
    self.followsPans = followsPans
  }

  /// The scripts for the page: each with its name, its duration, and its inputs or its recording.
  func json() throws(RenderingError) -> JSONValue {
    guard let renderer = renderers.first else { return [] }
    var scripts: [JSONValue] = []
    for name in renderer.scene.scripts.keys {
      let timeline = try renderer.timeline(script: name)
      let steps = try renderer.steps(ofScript: name)
      let rows = try renderer.trace(script: name).rows
      let inputs =
        records
        ? nil
        : ScriptInputs(
          steps, timeline, followsControls: followsControls, followsSwipes: followsSwipes,
          followsPans: followsPans)?.json
      scripts.append(
        .object([
          "name": .string(name),
          "duration": .number(max(timeline.duration.seconds, 0.001), places: 6),
          "length": .number(steps.duration.seconds, places: 6), "inputs": inputs,
          "score": .string(try ScriptScore(of: name, renderer, timeline, rows).html),
          "films": inputs == nil ? try films(name) : nil,
          "log": inputs == nil ? log(rows) : nil,
          "states": inputs == nil ? states(timeline, renderer.resolved.machine) : nil,
        ]))
    }
    return .array(scripts)
  }

  // MARK: - Recordings

  /// A film for each variant: the text of the first, and of the others the lines that differ, with their numbers. Films in
  /// light and dark differ in some colours only.
  private func films(_ script: String) throws(RenderingError) -> JSONValue {
    var settings = FilmSettings()
    settings.showsTouches = true
    var films: [JSONValue] = []
    var first: [Substring] = []
    for renderer in renderers {
      let text = Self.text(try Film(of: renderer, script: script, settings: settings).recording())
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.count != first.count {
        films.append(.string(text))
      } else {
        let changes = zip(lines, first).enumerated().filter { $0.element.0 != $0.element.1 }
        films.append(.array(changes.map { [.number($0.offset), .string(String($0.element.0))] }))
      }
      if first.isEmpty { first = lines }
    }
    return .array(films)
  }

  /// A film as one text: its style sheet, a zero, and its elements.
  private static func text(_ film: (style: String, markup: String)) -> String {
    // The page's content security policy forbids styles in attributes; its script sets them.
    film.style + "svg{display:block;width:100%;height:100%}\0"
      + film.markup.replacing(" style=\"", with: " data-style=\"")
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
    let first = timeline.turns.first.map { machine.state(ofItem: 0, in: $0.stage) } ?? .normal
    for turn in timeline.turns {
      item = turn.stage.finger?.item ?? turn.events.last { $0.item != nil }?.item ?? item
      let state = machine.state(ofItem: item, in: turn.stage)
      let name =
        turn.stage.selection.isSuspended(item)
        ? "suspended" : inputs.charted(state, like: first).id
      let entry: [JSONValue] = [.number(item), .string(state.id), .string(name)]
      if entry != last {
        entries.append(.array([.number(turn.time.seconds, places: 6)] + entry))
      }
      last = entry
    }
    return .array(entries)
  }
}
