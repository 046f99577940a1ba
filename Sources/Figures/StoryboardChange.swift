internal import Diagrams
internal import Films
internal import Interaction
internal import Scenes
internal import Timelines

/// A flag or custom state that an event sets.
struct StoryboardChange {
  private enum Subject {
    case flag(CellState.Flag)
    case custom(String)
  }

  let item: Int
  private let subject: Subject

  init?(_ event: CellEvent) {
    switch event {
    case .flag(let flag, _, let item): (subject, self.item) = (.flag(flag), item)
    case .custom(let name, _, let item): (subject, self.item) = (.custom(name), item)
    case .call, .gesture, .control, .batchUpdates, .app, .reorder, .didScroll, .didScrollSection,
      .scrollView,
      .willDisplayCell,
      .didEndDisplayingCell, .prepareForReuse, .animationDidEnd,
      .traitCollectionDidChange:
      return nil
    }
  }

  /// Identifies the item and the flag or state.
  var id: String { "\(item) \(name)" }

  var name: String {
    switch subject {
    case .flag(let flag): flag.propertyName
    case .custom(let name): name
    }
  }

  /// The value. States of cells have no entry for the scene's initial values.
  func value(
    in timeline: Timeline, at time: Duration, initially initial: [String: StateValue]
  ) -> StateValue {
    let state = timeline.state(ofItem: item, at: time)
    return switch subject {
    case .flag(let flag): .flag(state.has(flag))
    case .custom(let name): state.customValues[name] ?? initial[name] ?? false
    }
  }

  /// The flag or the value as it is listed: "isSelected true", "download loading".
  func content(
    _ value: StateValue, _ words: SceneWords, initially initial: [String: StateValue]
  ) -> Storyboard.Property.Content {
    switch value {
    case .flag(let holds): .flag(name, holds)
    case .word, .number:
      .value(words.phrase(StateChange.Value(.custom(name), value)), isSet: value != initial[name])
    }
  }
}
