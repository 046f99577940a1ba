/// The states of one cell as a statechart: parallel regions (Harel's orthogonal regions), each of which
/// is in one of its places at any time.
///
/// A state graph is a product of parts: two flags and a word of four values have 16 states. A chart has
/// a region for each part that is independent of the others, or that only looks at them, and so grows
/// with their sum. `composed(limit:)` multiplies the regions again.
package struct StateChart: Hashable, Sendable {
  /// A flag or custom state whose value changes.
  package struct Part: Hashable, Sendable {
    /// The flag or custom state.
    package let word: StateChange.Word
    /// The values, in the order of the scene. A selected cell that is shown unselected until the
    /// touch on another cell is decided has the value `StateChart.suspended`.
    package let values: [StateValue]
    /// The index of the initial value.
    package let initial: Int
    /// The value that cell states do not contain because the scene declares it as the initial one.
    package let defaultValue: StateValue
    /// Whether only the app changes it.
    package let isOfApp: Bool
    /// Whether a change leads only from one value to its neighbours, as numbers grow and shrink.
    package let isGradual: Bool

    /// Creates a part.
    package init(
      _ word: StateChange.Word, values: [StateValue], initial: Int, defaultValue: StateValue,
      isOfApp: Bool = false, isGradual: Bool = false
    ) {
      (self.word, self.values, self.initial) = (word, values, initial)
      self.defaultValue = defaultValue
      (self.isOfApp, self.isGradual) = (isOfApp, isGradual)
    }
  }

  /// What happens to the cell: an action with the events that it causes.
  package struct Event: Hashable, Sendable {
    /// The action in words, for example "touch down" or "app sets editing".
    package let action: String
    /// The gestures and the delegate calls, in order.
    package let calls: [String]
    /// Whether the app acts, and not a finger.
    package let isOfApp: Bool

    /// Creates an event.
    package init(_ action: String, calls: [String] = [], isOfApp: Bool = false) {
      (self.action, self.calls, self.isOfApp) = (action, calls, isOfApp)
    }
  }

  /// A combination of places of other regions: each region that is named is in one of the places.
  package struct Condition: Hashable, Sendable {
    /// A region with the places in which it may be.
    package struct Term: Hashable, Sendable {
      /// The index of the region.
      package let region: Int
      /// The indices of places, in ascending order.
      package let places: [Int]

      /// Creates a term.
      package init(region: Int, places: [Int]) { (self.region, self.places) = (region, places) }
    }

    /// The terms, all of which hold, in the order of the regions.
    package let terms: [Term]

    /// Creates a condition.
    package init(_ terms: [Term]) { self.terms = terms }

    /// Whether the condition holds for the places of all regions.
    package func holds(in places: [Int]) -> Bool {
      terms.allSatisfy { $0.places.contains(places[$0.region]) }
    }
  }

  /// What an event does in one region.
  package struct Move: Hashable, Sendable {
    /// The indices of the places before and after; never equal.
    package let from, to: Int
    /// The event.
    package let event: Event
    /// The guard: one of the conditions holds. `nil` for no guard.
    package let conditions: [Condition]?
    /// Whether the same event can also leave the region where it is, for a reason that the state does
    /// not show.
    package let isOptional: Bool

    /// Creates a move.
    package init(
      from: Int, to: Int, event: Event, conditions: [Condition]? = nil, isOptional: Bool = false
    ) {
      (self.from, self.to, self.event) = (from, to, event)
      (self.conditions, self.isOptional) = (conditions, isOptional)
    }

    /// Whether the guard holds for the places of all regions.
    package func isEnabled(in places: [Int]) -> Bool {
      conditions.map { $0.contains { $0.holds(in: places) } } ?? true
    }
  }

  /// Moves that share an arrow: with the same places, calls and guard.
  package struct Arrow: Hashable, Sendable {
    /// The indices of the places before and after.
    package let from, to: Int
    /// The actions, each of which causes the move.
    package let actions: [String]
    /// The gestures and delegate calls that concern the region, in order.
    package let calls: [String]
    /// Whether the app acts, and not a finger.
    package let isOfApp: Bool
    /// The guard; `nil` for none.
    package let conditions: [Condition]?

    /// Creates an arrow.
    package init(
      from: Int, to: Int, actions: [String], calls: [String] = [], isOfApp: Bool = false,
      conditions: [Condition]? = nil
    ) {
      (self.from, self.to, self.actions, self.calls) = (from, to, actions, calls)
      (self.isOfApp, self.conditions) = (isOfApp, conditions)
    }
  }

  /// Parts that change together, beside the others.
  package struct Region: Hashable, Sendable {
    /// The indices of the parts.
    package let parts: [Int]
    /// The places: for each part the index of its value.
    package let places: [[Int]]
    /// The index of the initial place.
    package let initial: Int
    /// The moves, in a fixed order.
    package let moves: [Move]
    /// The moves as a diagram shows them.
    package let arrows: [Arrow]

    /// Creates a region.
    package init(
      parts: [Int], places: [[Int]], initial: Int, moves: [Move], arrows: [Arrow]
    ) {
      (self.parts, self.places, self.initial) = (parts, places, initial)
      (self.moves, self.arrows) = (moves, arrows)
    }
  }

  /// The value of a selected cell's flag that is shown unselected until a touch is decided.
  package static let suspended = StateValue.word("suspended")

  /// The parts that change.
  package let parts: [Part]
  /// The regions, in the order of their first parts.
  package let regions: [Region]
  /// The combinations of places in which no finger needs to be down; the app acts only in these.
  /// `nil` for all.
  package let resting: [Condition]?
  /// The reachable combinations of places of the regions that depend on each other, with the indices of
  /// these regions. All combinations with the other regions are reachable.
  package let joint: (regions: [Int], places: [[Int]])
  /// The inputs that are lost when a cell scrolls out of view and is reused, unless the app sets them again. The
  /// moves do not show it.
  package let lost: [StateChange.Word]
  /// The actions after which the item is gone; the last of their calls is the app's method. They end the chart, in whatever
  /// places its regions are.
  package let deletions: [Event]
  /// The limits that the exploration hit, so that places or arrows may be missing.
  package let bounds: [ExplorationBound]
  /// What to do about the limits, in a sentence without a full stop; `nil` if there are none.
  package let advice: String?

  /// Creates a chart.
  package init(
    parts: [Part], regions: [Region], resting: [Condition]?,
    joint: (regions: [Int], places: [[Int]]), lost: [StateChange.Word] = [],
    deletions: [Event] = [], bounds: [ExplorationBound] = [], advice: String? = nil
  ) {
    (self.parts, self.regions, self.resting) = (parts, regions, resting)
    (self.joint, self.lost, self.bounds, self.advice) = (joint, lost, bounds, advice)
    self.deletions = deletions
  }

  package static func == (a: StateChart, b: StateChart) -> Bool {
    a.parts == b.parts && a.regions == b.regions && a.resting == b.resting
      && a.joint.regions == b.joint.regions && a.joint.places == b.joint.places
      && a.deletions == b.deletions && a.bounds == b.bounds
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
    hasher.combine(regions)
  }
}

extension StateChart {
  /// The number of states; `nil` if it is too large for an `Int`.
  package var stateCount: Int? {
    let free = regions.indices.filter { !joint.regions.contains($0) }
    var count = max(joint.places.count, 1)
    for region in free {
      let (product, isTooLarge) = count.multipliedReportingOverflow(
        by: regions[region].places.count)
      if isTooLarge { return nil }
      count = product
    }
    return count
  }

  /// The methods of the app that delete the item, each once.
  package var deletingMethods: [String] {
    deletions.compactMap(\.calls.last).reduce(into: []) { methods, method in
      if !methods.contains(method) { methods.append(method) }
    }
  }

  /// Whether an arrow of a region ends the chart, as the item is gone.
  package func isEnd(_ arrow: Arrow) -> Bool {
    let methods = deletingMethods
    return arrow.calls.contains { methods.contains($0) }
  }

  /// The places at the beginning.
  package var initial: [Int] { regions.map(\.initial) }

  /// Whether a combination of places is reachable.
  package func isReachable(_ places: [Int]) -> Bool {
    joint.regions.isEmpty || jointPlaces.contains(joint.regions.map { places[$0] })
  }

  private var jointPlaces: Set<[Int]> { Set(joint.places) }

  /// The values of all parts, by their indices, for the places of all regions.
  package func values(_ places: [Int]) -> [Int] {
    var values = parts.map(\.initial)
    for (region, place) in zip(regions, places) {
      for (part, value) in zip(region.parts, region.places[place]) { values[part] = value }
    }
    return values
  }

  /// The state of a cell that is normal except for the places of some regions.
  package func cellState(_ places: [Int]) -> CellState {
    zip(parts, values(places)).reduce(CellState.normal) { state, part in
      let (part, index) = part
      let value = part.values[index]
      guard value != Self.suspended else { return state }
      switch part.word {
      case .flag(let flag): return state.setting(flag, to: value == .flag(true))
      case .custom(let name):
        return state.setting(custom: name, to: value == part.defaultValue ? nil : value)
      }
    }
  }
}
