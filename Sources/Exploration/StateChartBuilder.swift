package import Interaction
package import Machine
internal import OrderedCollections
internal import Scenes
internal import Validation
internal import Vocabulary

/// Finds the statechart of a cell: explores the parts of its state that depend on each other, divides the
/// result into regions, and adds a region for each input that is independent of everything.
package struct StateChartBuilder {
  private let machine: Machine
  private let item: Int

  /// Creates a builder for an item's cell. What an app sets again when a cell is reused is not shown as lost.
  package init(_ machine: Machine, item: Int) {
    self.machine = machine.keepingInputs
    self.item = item
  }

  /// A part with its moves, if it is free.
  struct Free {
    let part: StateChart.Part
    let moves: [(from: Int, to: Int, event: StateChart.Event)]
  }

  /// The chart of everything that can follow a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - explored: Returns the whole graph, if it is known. It is asked only if the app sets nothing.
  package func chart(
    from stage: Stage, explored: () -> StateGraph? = { nil }
  ) -> StateChart {
    let found = StateParts(machine, item: item)
    let known = machine.loaded.scene.inputs.isEmpty ? explored() : nil
    let graph = known ?? explore(found.dependent, from: stage)
    let free = found.free.compactMap { freePart($0, from: stage) }
    let order = words
    func rank(_ word: StateChange.Word) -> Int { order.firstIndex(of: word) ?? order.count }

    // The dependent parts with more than one value, and what the graph says about them.
    let tuples = GraphValues(
      graph, words: order.filter(found.dependent.contains), machine: machine)
    let factoring = ChartFactoring(
      count: tuples.parts.count, states: tuples.states, transitions: tuples.transitions)
    // All parts, and all regions, in the order of the scene.
    let parts = (tuples.parts + free.map(\.part)).sorted { rank($0.word) < rank($1.word) }
    func number(_ part: StateChart.Part) -> Int {
      parts.firstIndex { $0.word == part.word } ?? 0
    }
    let firsts =
      factoring.blocks.map { number(tuples.parts[$0.parts.first ?? 0]) }
      + free.map { number($0.part) }
    let positions = firsts.map { first in firsts.filter { $0 < first }.count }
    let numbers = Array(positions.prefix(factoring.blocks.count))
    let restingStates = Set(
      factoring.states.indices.filter { tuples.resting.contains(factoring.states[$0]) })
    let resting = factoring.conditions(
      for: restingStates, in: Set(factoring.states.indices), of: nil, numbers: numbers)
    let indices = Dictionary(
      factoring.states.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let methods = Set(graph.deletions.compactMap { $0.deletion?.method })
    let attempts = graph.attempts.mapValues { attempts in
      [attempts.own, attempts.others].map { states in
        Set(states.compactMap { indices[tuples.indices(in: $0)] })
      }
    }
    var regions: [(position: Int, region: StateChart.Region)] = []
    let hasSelection = tuples.parts.contains { $0.word == .flag(.selected) }
    for (index, block) in factoring.blocks.enumerated() {
      let calls = shownCalls(
        block.parts.map { tuples.parts[$0].word }, hasSelection: hasSelection)
      regions.append(
        (
          numbers[index],
          region(
            index, factoring, restingStates, numbers: numbers, initial: tuples.initial,
            parts: block.parts.map { number(tuples.parts[$0]) },
            calls: { calls($0) || methods.contains($0) },
            attempts: attempts)
        ))
    }
    for (index, free) in free.enumerated() {
      regions.append(
        (positions[factoring.blocks.count + index], Self.region(free, number(free.part))))
    }
    let sorted = regions.sorted { $0.position < $1.position }.map(\.region)
    let joint = numbers.enumerated().sorted { $0.element < $1.element }
    let bounds = ExplorationBound.allCases.filter(graph.bounds.contains)
    return StateChart(
      parts: parts, regions: sorted, resting: resting,
      joint: (
        joint.map(\.element),
        factoring.places.map { places in joint.map { places[$0.offset] } }
      ),
      lost: lost(parts, stage), deletions: Self.deletions(graph), bounds: bounds,
      advice: bounds.contains(.situations) ? advice(found, graph) : nil)
  }

  /// The actions after which the item is gone, each once.
  private static func deletions(_ graph: StateGraph) -> [StateChart.Event] {
    graph.deletions.reduce(into: []) { events, outcome in
      let event = StateChart.Event(
        outcome.deed.words, calls: outcome.listedEvents, isOfApp: outcome.action.isOfApp)
      if !events.contains(event) { events.append(event) }
    }
  }

  private func explore(_ parts: Set<StateChange.Word>, from stage: Stage) -> StateGraph {
    var explorer = StateExplorer(machine, items: [item], parts: parts)
    return explorer.graph(from: stage)
  }

  /// All parts that a state can have, in the order of diagrams.
  private var words: [StateChange.Word] {
    CellState.Flag.allCases.map { .flag($0) } + machine.loaded.scene.states.map { .custom($0.name) }
  }

  /// The parts that the app must set again when a cell that has scrolled out of view returns.
  private func lost(_ parts: [StateChart.Part], _ stage: Stage) -> [StateChange.Word] {
    let mayScroll =
      machine.geometry.isSelfSizing
      || machine.isScrollable(in: machine.arrangement(of: stage))
    guard mayScroll else { return [] }
    return parts.map(\.word).filter { word in
      switch word {
      case .flag(let flag):
        machine.loaded.scene.flags.contains { $0.flag == flag && $0.source == .app }
      case .custom(let name):
        machine.loaded.scene.states.contains { $0.name == name && $0.source == .app }
      }
    }
  }

  /// The advice if there are too many situations: the state with the most values.
  private func advice(_ found: StateParts, _ graph: StateGraph) -> String? {
    let inputs = machine.loaded.scene.inputs(ofItem: item)
      .filter { found.dependent.contains($0.word) }
      .map { (name: $0.word.text, count: $0.values.count) }
    // Events reach each number between the ends.
    let others = machine.loaded.scene.states.filter {
      !$0.isImplied && !$0.source.isApp && found.dependent.contains(.custom($0.name))
    }.map { state -> (name: String, count: Int) in
      guard case .number(let lowest, let highest?, _) = state.kind else {
        return (state.name, max(2, state.kind.stops.count))
      }
      return (state.name, Int(min(highest - lowest, StateKind.largestNumber)) + 1)
    }
    let most = inputs.max { $0.count < $1.count }
    if let state = others.max(by: { $0.count < $1.count }), state.count > max(2, most?.count ?? 0) {
      return "declare a smaller range of \(state.name), of which events reach \(state.count) values"
    }
    guard let state = most ?? others.first else { return nil }
    return state.count > 2
      ? "declare fewer values or stops of \(state.name), which has \(state.count)"
      : "let the delegate, events and the cell's own rules look at and change fewer than"
        + " \(inputs.count + others.count) states, for example not \(state.name)"
  }

  // MARK: - Regions

  private func region(
    _ index: Int, _ factoring: ChartFactoring, _ resting: Set<Int>, numbers: [Int],
    initial: [Int], parts: [Int], calls: (String) -> Bool, attempts: [String: [Set<Int>]]
  ) -> StateChart.Region {
    let block = factoring.blocks[index]
    func conditions(
      _ states: Set<Int>, _ from: Int, _ isOfApp: Bool, among possible: Set<Int>? = nil
    ) -> [StateChart.Condition]? {
      var domain = factoring.states(at: from, of: index)
      if isOfApp { domain.formIntersection(resting) }
      if let possible { domain.formIntersection(possible.union(states)) }
      return factoring.conditions(for: states, in: domain, of: index, numbers: numbers)
    }
    let possibilities = factoring.possibilities(of: index)
    let moves = possibilities.map { possibility in
      StateChart.Move(
        from: possibility.from, to: possibility.to, event: possibility.event,
        conditions: conditions(possibility.states, possibility.from, possibility.event.isOfApp),
        isOptional: possibility.mayStay)
    }
    // A diagram shows only the calls that concern the region.
    struct Key: Hashable {
      let from, to: Int
      let action: String
      let calls: [String]
      let isOfApp: Bool
    }
    var order: [Key] = []
    var states: [Key: Set<Int>] = [:]
    for possibility in possibilities {
      let event = possibility.event
      let key = Key(
        from: possibility.from, to: possibility.to, action: event.action,
        calls: event.calls.filter(calls), isOfApp: event.isOfApp)
      if states[key] == nil { order.append(key) }
      states[key, default: []].formUnion(possibility.states)
    }
    var arrows: [StateChart.Arrow] = []
    for key in order {
      // There is one finger. A state in which it cannot perform the action needs no guard.
      let found = states[key] ?? []
      let guards = conditions(
        found, key.from, key.isOfApp,
        among: key.isOfApp ? nil : attempts[key.action]?.first { $0.isSuperset(of: found) })
      let same = arrows.firstIndex {
        ($0.from, $0.to) == (key.from, key.to) && $0.calls == key.calls
          && $0.isOfApp == key.isOfApp && $0.conditions == guards
      }
      let actions = (same.map { arrows[$0].actions } ?? []) + [key.action]
      let arrow = StateChart.Arrow(
        from: key.from, to: key.to, actions: actions, calls: key.calls, isOfApp: key.isOfApp,
        conditions: guards)
      if let same { arrows[same] = arrow } else { arrows.append(arrow) }
    }
    let start = block.parts.map { initial[$0] }
    return StateChart.Region(
      parts: parts, places: block.places, initial: block.places.firstIndex(of: start) ?? 0,
      moves: moves, arrows: arrows)
  }

  private static func region(_ free: Free, _ number: Int) -> StateChart.Region {
    StateChart.Region(
      parts: [number], places: free.part.values.indices.map { [$0] }, initial: free.part.initial,
      moves: free.moves.map { StateChart.Move(from: $0.from, to: $0.to, event: $0.event) },
      arrows: free.moves.map {
        StateChart.Arrow(
          from: $0.from, to: $0.to, actions: [$0.event.action], calls: $0.event.calls,
          isOfApp: $0.event.isOfApp)
      })
  }

  /// The calls that concern some parts: those that UIKit makes when it changes a flag, and the events that
  /// change a custom state.
  ///
  /// - Parameters:
  ///   - words: The parts.
  ///   - hasSelection: Whether touches select and deselect, which a region shows with its calls. Otherwise, for
  ///     example if the delegate refuses every selection, the end of the highlight has them.
  private func shownCalls(
    _ words: [StateChange.Word], hasSelection: Bool
  ) -> (String) -> Bool {
    let highlighting: [DelegateCall] = [
      .shouldHighlightItem, .didHighlightItem, .didUnhighlightItem,
    ]
    let selecting: [DelegateCall] = [
      .shouldSelectItem, .didSelectItem, .shouldDeselectItem, .didDeselectItem,
      .performPrimaryActionForItem,
    ]
    var shown: Set<String> = []
    for word in words {
      switch word {
      case .flag(.highlighted):
        shown.formUnion(highlighting.map(\.rawValue))
        if !hasSelection { shown.formUnion(selecting.map(\.rawValue)) }
      case .flag(.selected): shown.formUnion(selecting.map(\.rawValue))
      case .flag(.swiped):
        shown.formUnion(
          machine.loaded.scene.collectionView.namedActions.compactMap { $0.event.graphText })
      case .flag: break
      case .custom(let name):
        let events = machine.loaded.scene.states.first { $0.name == name }?.events.keys
        shown.formUnion((events.map(Array.init) ?? []).compactMap(\.graphText))
        if let (control, flag) = ControlFlag.parts(of: name), flag.isOfSwitches {
          shown.formUnion([StateEvent.control(control, .valueChanged)].compactMap(\.graphText))
        }
      }
    }
    return shown.contains
  }

  // MARK: - Free inputs

  /// The values of a free input with its changes, which need no exploration; `nil` if there is only one
  /// value.
  func freePart(_ input: Scene.Input, from stage: Stage) -> Free? {
    let start = machine.value(of: input.word, in: machine.state(ofItem: item, in: stage))
    let values = Set(input.values + [start]).sorted { a, b in
      let order = input.values
      guard !input.isGradual, let first = order.firstIndex(of: a),
        let second = order.firstIndex(of: b)
      else { return a < b }
      return first < second
    }
    guard values.count > 1 else { return nil }
    let moves = values.enumerated().flatMap { from, value in
      input.changes(from: value).compactMap { change in
        values.firstIndex(of: change).map { to in
          let deed = StateGraph.Deed(
            .appSets, item: item, region: .none, change: StateChange.Value(input.word, change))
          return (from: from, to: to, event: StateChart.Event(deed.words, isOfApp: true))
        }
      }
    }
    let normal = machine.value(of: input.word, in: .normal)
    return Free(
      part: StateChart.Part(
        input.word, values: values, initial: values.firstIndex(of: start) ?? 0,
        defaultValue: normal, isOfApp: true, isGradual: input.isGradual),
      moves: moves)
  }
}

extension StateEvent {
  /// The event as graphs list it; `nil` for those that they do not.
  fileprivate var graphText: String? {
    switch self {
    case .didHighlightItem: DelegateCall.didHighlightItem.rawValue
    case .didUnhighlightItem: DelegateCall.didUnhighlightItem.rawValue
    case .didSelectItem: DelegateCall.didSelectItem.rawValue
    case .didDeselectItem: DelegateCall.didDeselectItem.rawValue
    case .performPrimaryActionForItem: DelegateCall.performPrimaryActionForItem.rawValue
    case .gesture(let name, let phase): "\(name).\(phase.rawValue)"
    case .control(let name, let event): "\(name.rawValue).\(event.rawValue)"
    case .initially, .willDisplayCell, .didEndDisplayingCell, .prepareForReuse, .completion,
      .scrollViewDidScroll:
      nil
    }
  }
}
