internal import Diagrams
internal import Drawing
internal import Films
internal import Interaction
internal import Machine
internal import Resolution
internal import Timelines

/// Divides the steps of a storyboard so that each shows one change of a flag. UIKit changes several
/// flags at one moment, one after the other.
struct FlagSteps {
  private let timeline: Timeline
  private let scene: ResolvedScene

  init(_ timeline: Timeline, of scene: ResolvedScene) {
    self.timeline = timeline
    self.scene = scene
  }

  /// Returns the storyboard's steps, with several for each turn in which several flags change.
  func separating(_ writer: StoryboardWriter) -> [Storyboard.Step] {
    zip(writer.shown, writer.steps).flatMap { index, step in
      let parts = parts(of: timeline.turns[index].events)
      return parts.count < 2 ? [step] : steps(parts, ofTurn: index, from: step, writer)
    }
  }

  /// The events of a turn, divided before each change of a flag but the first.
  private func parts(of events: [CellEvent]) -> [[CellEvent]] {
    var parts: [[CellEvent]] = [[]]
    var hasFlag = false
    for event in events {
      if case .flag = event {
        if hasFlag { parts.append([]) }
        hasFlag = true
      }
      parts[parts.count - 1].append(event)
    }
    return parts
  }

  private func steps(
    _ parts: [[CellEvent]], ofTurn index: Int, from step: Storyboard.Step,
    _ writer: StoryboardWriter
  ) -> [Storyboard.Step] {
    var states = statesBefore(turn: index)
    let before = timeline.settledPresentation(ofTurn: max(0, index - 1))
    return parts.enumerated().map { number, events in
      let changed = events.reduce(into: Set<String>()) { changed, event in
        if let change = apply(event, to: &states) { changed.insert(change) }
      }
      var part = step
      part.calls = events.compactMap(writer.words.caption)
      part.properties = step.properties.map { property in
        var property = property
        if case .flag(let name, _) = property.content,
          let value = value(of: name, states[property.item])
        {
          property.content = .flag(name, value)
          property.isChanged = changed.contains("\(property.item) \(name)")
        }
        return property
      }
      // The turn ends with the last part.
      guard number < parts.count - 1 else { return part }
      var presentation = before
      for place in presentation.cells.indices {
        let item = presentation.cells[place].item
        guard let state = states[item] else { continue }
        presentation.cells[place].view = scene.cell(item: item, state: state).view
      }
      part.picture = presentation.displayList()
      return part
    }
  }

  /// The states of the cells that a turn changes, as they were before it.
  private func statesBefore(turn index: Int) -> [Int: CellState] {
    let turn = timeline.turns[index]
    var states: [Int: CellState] = [:]
    for event in turn.events.reversed() {
      guard let item = event.item else { continue }
      let state = states[item] ?? timeline.state(ofItem: item, at: turn.time)
      states[item] =
        switch event {
        case .flag(let flag, let value, _): state.setting(flag, to: !value)
        case .custom(let name, .flag(let value), _): state.setting(.custom(name), to: .flag(!value))
        case .custom, .call, .gesture, .control, .batchUpdates, .app, .reorder, .didScroll,
          .didScrollSection, .scrollView, .willDisplayCell,
          .didEndDisplayingCell, .prepareForReuse, .animationDidEnd,
          .traitCollectionDidChange:
          state
        }
    }
    return states
  }

  /// Applies an event, and returns the item and the name of what it changes.
  private func apply(_ event: CellEvent, to states: inout [Int: CellState]) -> String? {
    switch event {
    case .flag(let flag, let value, let item):
      states[item] = states[item]?.setting(flag, to: value)
      return "\(item) \(flag.propertyName)"
    case .custom(let name, let value, let item):
      states[item] = states[item]?.setting(.custom(name), to: value)
      return "\(item) \(name)"
    case .call, .gesture, .control, .batchUpdates, .app, .reorder, .didScroll, .didScrollSection,
      .scrollView,
      .willDisplayCell,
      .didEndDisplayingCell, .prepareForReuse, .animationDidEnd,
      .traitCollectionDidChange:
      return nil
    }
  }

  /// The value of a flag or of a state that is true or false; `nil` for others.
  private func value(of name: String, _ state: CellState?) -> Bool? {
    guard let state else { return nil }
    if let flag = CellState.Flag.allCases.first(where: { $0.propertyName == name }) {
      return state.has(flag)
    }
    let initial = scene.machine.initialValues[name] ?? .flag(false)
    if case .flag(let value) = state.customValues[name] ?? initial { return value }
    return nil
  }
}
