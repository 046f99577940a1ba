internal import Interaction
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import YAMLReading

/// Reads flags of UIKit among the states.
extension SceneReader {
  /// Reads a flag of UIKit. Values that events assign to it become actions of the app, because only UIKit and the app
  /// set these flags.
  mutating func readFlag(
    _ flag: CellState.Flag, _ key: SourceNode, _ value: SourceNode, _ path: ScenePath
  ) -> FlagInput {
    let path = path.key(flag.rawValue)
    sourceMap.record(key.location, for: path)
    var state = CustomState(flag.rawValue, assignments: [:])
    state.source = .app
    readState(value, into: &state, path)
    if state.kind != .flag || state.animation != nil {
      report(
        key.location,
        "UIKit's flag \(flag.rawValue) is true or false; leave out its values and its animation, which rules have"
      )
    }
    if state.events.removeValue(forKey: .initially) != nil {
      report(
        sourceMap.location(of: path.key(StateEvent.initially.sceneText)) ?? key.location,
        "items give UIKit's flags from the start, as in items: [{ states: { \(flag.rawValue): true } }]"
      )
    }
    // As for words and numbers: if events assign the flag, the app sets it only if the scene has `setBy`.
    if case .mapping(let pairs) = value.content, !state.events.isEmpty,
      !pairs.contains(where: { $0.key.scalarText == StateKey.setBy.rawValue })
    {
      state.source = .gesture
    }
    for (event, assignment) in state.events {
      let place = sourceMap.location(of: path.key(event.sceneText)) ?? key.location
      flagHandlers[event, default: []] += assignment.actions(setting: flag).map { ($0, place) }
    }
    return FlagInput(flag, label: state.label, source: state.source)
  }

  /// Returns the actions of a scene with those of others, each with its place in the file.
  mutating func adding(
    _ others: OrderedDictionary<StateEvent, [(action: EventAction, place: SourceLocation)]>,
    to actions: OrderedDictionary<StateEvent, [EventAction]>
  ) -> OrderedDictionary<StateEvent, [EventAction]> {
    var result = actions
    for (event, handler) in others {
      let path = ScenePath.scene.key("actions").key(event.sceneText)
      if result[event] == nil, let first = handler.first {
        sourceMap.record(first.place, for: path)
      }
      for (action, place) in handler {
        sourceMap.record(place, for: path.index(result[event]?.count ?? 0))
        result[event, default: []].append(action)
      }
    }
    return result
  }
}
