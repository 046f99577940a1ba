internal import Interaction
internal import OrderedCollections
internal import Scenes
internal import Vocabulary

/// Actions of the app that wait to be performed, because an event has happened.
struct WaitingActions {
  /// The event.
  let event: StateEvent
  /// The item of the event.
  let item: Int
  /// The actions whose conditions held when it happened.
  let actions: [EventAction]
}

/// The actions of the app when events happen.
extension Reduction {
  /// The maximum number of events that follow from each other within one call. Our choice: an app that goes
  /// deeper overflows its stack.
  static let longestChain = 32
  /// The maximum number of events with actions within one call. Our choice: far more than cells on a screen.
  static let mostActions = 10_000

  /// Notes the actions of an event, which sees the flags at the time of the event and the states that the event
  /// has assigned.
  mutating func noteActions(of event: CellEvent, item: Int, flags: CellState) {
    guard machine.hasActions, let trigger = StateEvent(event),
      let actions = machine.actions(of: trigger)
    else { return }
    let subject = machine.subject(
      ofItem: item, state: flags.adding(machine.customStates(ofItem: item, in: stage)),
      places: arrangement.places(ofItem: item, displayed: displayed), in: stage)
    let due = actions.filter { $0.when.holds(for: subject) }
    guard !due.isEmpty else { return }
    waiting.append(WaitingActions(event: trigger, item: item, actions: due))
  }

  /// Performs the actions of the cells of the first screen, which have been displayed.
  mutating func actAtStart() {
    for item in displayed {
      noteActions(
        of: .willDisplayCell(item: item), item: item, flags: machine.flags(ofItem: item, in: stage))
    }
    performActions()
  }

  /// Performs the actions that wait. What they cause may have actions, too.
  mutating func performActions() {
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      actionCount += 1
      guard chain.count < Self.longestChain, actionCount < Self.mostActions else {
        endlessChain = chain + [next.event]
        waiting = []
        return
      }
      // The effects of an action are performed before the next action.
      let rest = waiting
      waiting = []
      chain.append(next.event)
      for action in next.actions where endlessChain == nil { perform(action, at: next.item) }
      chain.removeLast()
      waiting = endlessChain == nil ? rest : []
    }
  }

  private mutating func perform(_ action: EventAction, at item: Int) {
    for target in targets(of: action, at: item) {
      let call = action.call.about(target)
      // A change of the items is logged where it happens, unless it is not possible.
      if call.method != nil, !call.movesItems { add([.app(call)]) }
      perform(call)
    }
  }

  /// The items that an action is about, in ascending order.
  private func targets(of action: EventAction, at item: Int) -> [Int] {
    switch action.target {
    case .this: return [item]
    case .item(let item): return [item]
    case .others:
      if case .deselectItem = action.call {
        return stage.selectedItems.subtracting([item]).sorted()
      }
      guard case .set(let change) = action.call else { return [item] }
      // States that are not part of the data belong to cells, and only visible items have cells.
      let isData = change.values.contains { value in
        if case .custom(let name) = value.word {
          machine.dataStates.contains(name)
        } else {
          false
        }
      }
      let items = isData ? Array(0..<machine.scene.collectionView.itemCount) : displayed
      return items.filter { other in
        other != item
          && change.values.contains {
            machine.value(of: $0.word, in: machine.state(ofItem: other, in: stage)) != $0.value
          }
      }
    }
  }
}

extension Machine {
  /// The actions of the app that follow an event; `nil` if the scene has none for it.
  func actions(of event: StateEvent) -> [EventAction]? {
    guard case .completion(let rule) = event else { return scene.actions[event] }
    return scene.rules.indices.contains(rule) ? scene.rules[rule].completion : nil
  }

  /// Whether what happens to the watched cells may depend on the states of others.
  package var actsOnOthersByState: Bool {
    scene.allActions.contains { action in
      guard !action.when.flags.isEmpty || !action.when.customStates.isEmpty else { return false }
      return switch action.target {
      case .this: false
      case .others, .item: true
      }
    }
  }
}
