internal import Diagrams
internal import Films
internal import Interaction
internal import Scenes
internal import Wording

/// A flag or custom state that an event sets.
struct StoryboardChange {
  let item: Int
  let word: StateChange.Word

  init?(_ event: CellEvent) {
    switch event {
    case .flag(let flag, _, let item): (word, self.item) = (.flag(flag), item)
    case .custom(let name, _, let item): (word, self.item) = (.custom(name), item)
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
    switch word {
    case .flag(let flag): flag.propertyName
    case .custom(let name): name
    }
  }

  /// The flag or the value as it is listed: "isSelected true", "download loading", "not sold out".
  func content(
    _ value: StateValue, _ words: SceneWords, initially initial: [String: StateValue]
  ) -> Storyboard.Property.Content {
    let phrase = words.phrase(StateChange.Value(word, value))
    return switch (word, value) {
    // UIKit's flags have UIKit's names.
    case (.flag(let flag), .flag(let holds)): .flag(flag.propertyName, holds)
    case (_, .flag(let holds)): .value(phrase, isSet: holds)
    case (_, .word), (_, .number): .value(phrase, isSet: value != initial[name])
    }
  }
}
