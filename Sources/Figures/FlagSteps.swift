internal import Diagrams
internal import Drawing
internal import Films
internal import Interaction
internal import Machine
internal import Resolution
internal import Timelines
internal import Wording

/// Divides the steps of a storyboard so that each shows one change of a flag, with what the app does about it. UIKit
/// changes several flags at one moment, one after the other.
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
    let listed = writer.listed(inTurn: index)
    // Flags that change in the turn begin with their values of the previous turn.
    var states: [Int: CellState] = [:]
    for item in Set(parts.joined().compactMap { StoryboardChange($0)?.item }) {
      states[item] = writer.state(ofItem: item, beforeTurn: index)
    }
    var values = listed.map { writer.valueBefore(turn: index, of: $0) }
    let before = timeline.settledPresentation(ofTurn: max(0, index - 1))
    var steps: [Storyboard.Step] = []
    for (number, events) in parts.enumerated() {
      for event in events { apply(event, to: &states) }
      // The turn ends with the last part.
      let isLast = number == parts.count - 1
      let last = values
      values = zip(listed, last).map { change, value in
        if isLast { return writer.value(of: change, inTurn: index) }
        return states[change.item].map { scene.machine.value(of: change.word, in: $0) } ?? value
      }
      var part = step
      part.calls = events.compactMap(writer.words.caption)
      part.properties = StoryboardWriter.sorted(
        listed.indices.map { place in
          writer.property(
            listed[place], values[place], isChanged: values[place] != last[place])
        })
      if !isLast { part.picture = picture(before, in: states).displayList() }
      steps.append(part)
    }
    return steps
  }

  /// The presentation before a turn with cells in other states.
  private func picture(_ before: Presentation, in states: [Int: CellState]) -> Presentation {
    var presentation = before
    for place in presentation.cells.indices {
      let item = presentation.cells[place].item
      guard let state = states[item] else { continue }
      presentation.cells[place].view =
        scene.cell(item: item, state: state.differing(from: scene.machine.initialValues)).view
    }
    return presentation
  }

  /// Applies what an event sets.
  private func apply(_ event: CellEvent, to states: inout [Int: CellState]) {
    switch event {
    case .flag(let flag, let value, let item):
      states[item] = states[item]?.setting(flag, to: value)
    case .custom(let name, let value, let item):
      states[item] = states[item]?.setting(.custom(name), to: value)
    case .call, .gesture, .control, .batchUpdates, .app, .reorder, .didScroll, .didScrollSection,
      .scrollView,
      .willDisplayCell,
      .didEndDisplayingCell, .prepareForReuse, .animationDidEnd,
      .traitCollectionDidChange:
      break
    }
  }
}
