internal import Interaction

/// Divides an explored graph into regions that run side by side.
///
/// It begins with a region for each part of the state. An event must do in each region what it does there
/// independently of what it does in the others; regions for which this is not so are merged, until
/// the regions together have exactly the transitions of the graph.
struct ChartFactoring {
  /// A transition between states, given by the indices of values.
  struct Transition {
    let from, to: [Int]
    let event: StateChart.Event
  }

  /// A region before its guards are known.
  struct Block {
    /// The indices of the parts, in ascending order.
    var parts: [Int]
    /// The places: for each part the index of its value.
    var places: [[Int]] = []
  }

  /// The number of parts.
  private let count: Int
  /// The states, in ascending order.
  let states: [[Int]]
  private let numbers: [[Int]: Int]
  private let events: [StateChart.Event]
  /// For each state and each event, the states to which it leads.
  private var targets: [[Int: Set<Int>]]
  /// The regions.
  private(set) var blocks: [Block] = []
  /// For each state, the place of each region.
  private(set) var places: [[Int]] = []

  /// Divides a graph.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - states: The states: for each part the index of its value.
  ///   - transitions: The transitions between these states, in a fixed order.
  init(count: Int, states: Set<[Int]>, transitions: [Transition]) {
    self.count = count
    let states = states.sorted { $0.lexicographicallyPrecedes($1) }
    self.states = states
    let numbers = Dictionary(
      states.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    var events: [StateChart.Event] = []
    var eventNumbers: [StateChart.Event: Int] = [:]
    targets = states.map { _ in [:] }
    for transition in transitions {
      guard let from = numbers[transition.from], let to = numbers[transition.to] else { continue }
      let event = eventNumbers[transition.event] ?? events.count
      if event == events.count {
        eventNumbers[transition.event] = event
        events.append(transition.event)
      }
      targets[from][event, default: []].insert(to)
    }
    self.events = events
    blocks = (0..<count).map { Block(parts: [$0]) }
    while let correlated = correlatedBlocks() {
      let parts = correlated.flatMap { blocks[$0].parts }.sorted()
      blocks = blocks.enumerated().filter { !correlated.contains($0.offset) }.map(\.element)
      blocks.append(Block(parts: parts))
      blocks.sort { $0.parts.lexicographicallyPrecedes($1.parts) }
    }
    for index in blocks.indices {
      let parts = blocks[index].parts
      blocks[index].places = Set(states.map { state in parts.map { state[$0] } })
        .sorted { $0.lexicographicallyPrecedes($1) }
    }
    places = states.map { state in
      blocks.map { block in
        block.places.firstIndex(of: block.parts.map { state[$0] }) ?? 0
      }
    }
  }

  /// Regions that an event changes in dependence on each other; `nil` if there are none.
  private func correlatedBlocks() -> [Int]? {
    for (state, outcomes) in targets.enumerated() {
      for event in outcomes.keys.sorted() {
        let results = outcomes[event] ?? []
        let choices = blocks.map { block in
          Set(results.map { target in block.parts.map { states[target][$0] } })
        }
        let product = choices.reduce(1) { $0 * $1.count }
        let canStay = zip(blocks, choices).allSatisfy { block, choice in
          choice.contains(block.parts.map { states[state][$0] })
        }
        guard product != results.count + (canStay ? 1 : 0) else { continue }
        let several = choices.indices.filter { choices[$0].count > 1 }
        if several.count > 1 { return several }
      }
    }
    return nil
  }

  // MARK: - Moves

  /// The effect of an event in a region, and the states in which it has it.
  struct Possibility {
    /// The indices of the places before and after.
    let from, to: Int
    let event: StateChart.Event
    /// The states in which the move is possible.
    var states: Set<Int>
    /// Whether the event can also leave the region where it is in these states.
    let mayStay: Bool
  }

  /// The possible moves of a region, in the order of the graph's events.
  func possibilities(of block: Int) -> [Possibility] {
    struct Key: Hashable {
      let from, event, to: Int
      let mayStay: Bool
    }
    var found: [Key: Possibility] = [:]
    for (state, outcomes) in targets.enumerated() {
      let from = places[state][block]
      for (event, results) in outcomes {
        let ends = Set(results.map { places[$0][block] })
        for to in ends where to != from {
          let key = Key(from: from, event: event, to: to, mayStay: ends.contains(from))
          var possibility =
            found[key]
            ?? Possibility(
              from: from, to: to, event: events[event], states: [], mayStay: key.mayStay)
          possibility.states.insert(state)
          found[key] = possibility
        }
      }
    }
    return found.sorted {
      ($0.key.from, $0.key.to, $0.key.event, $0.key.mayStay ? 1 : 0)
        < ($1.key.from, $1.key.to, $1.key.event, $1.key.mayStay ? 1 : 0)
    }.map(\.value)
  }

  /// The states in which a region is at a place.
  func states(at place: Int, of block: Int) -> Set<Int> {
    Set(states.indices.filter { places[$0][block] == place })
  }

  /// The shortest conditions on other regions that distinguish some states from the rest of a domain; `nil` if they are
  /// the whole domain.
  ///
  /// - Parameters:
  ///   - wanted: The states for which one of the conditions holds.
  ///   - domain: All states that matter.
  ///   - block: The region that the conditions are for, which they do not name; `nil` for none.
  ///   - numbers: The index of each region in the chart.
  func conditions(
    for wanted: Set<Int>, in domain: Set<Int>, of block: Int?, numbers: [Int]
  ) -> [StateChart.Condition]? {
    guard wanted != domain else { return nil }
    var asked = blocks.indices.filter { $0 != block }
    for candidate in asked.reversed() {
      let fewer = asked.filter { $0 != candidate }
      if tells(fewer, wanted, domain) { asked = fewer }
    }
    func tuple(_ state: Int) -> [Int] { asked.map { places[state][$0] } }
    let no = Set(domain.subtracting(wanted).map(tuple))
    var open = Set(wanted.map(tuple)).sorted { $0.lexicographicallyPrecedes($1) }
    var found: [StateChart.Condition] = []
    while let first = open.first {
      var cube = first.map { Set([$0]) }
      func isFree(_ cube: [Set<Int>]) -> Bool {
        !no.contains { tuple in zip(cube, tuple).allSatisfy { $0.contains($1) } }
      }
      for (index, region) in asked.enumerated() {
        for place in blocks[region].places.indices where !cube[index].contains(place) {
          var larger = cube
          larger[index].insert(place)
          if isFree(larger) { cube = larger }
        }
      }
      open.removeAll { tuple in zip(cube, tuple).allSatisfy { $0.contains($1) } }
      let terms = zip(asked, cube).compactMap { region, allowed in
        allowed.count == blocks[region].places.count
          ? nil : StateChart.Condition.Term(region: numbers[region], places: allowed.sorted())
      }
      found.append(StateChart.Condition(terms.sorted { $0.region < $1.region }))
    }
    return found
  }

  /// Whether the places of some regions distinguish the wanted states from the others.
  private func tells(_ asked: [Int], _ wanted: Set<Int>, _ domain: Set<Int>) -> Bool {
    var answers: [[Int]: Bool] = [:]
    for state in domain {
      let tuple = asked.map { places[state][$0] }
      let answer = wanted.contains(state)
      if let known = answers[tuple], known != answer { return false }
      answers[tuple] = answer
    }
    return true
  }
}
