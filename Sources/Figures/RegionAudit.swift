internal import Diagrams
internal import Interaction

/// The results of an audit for the regions of a statechart: the answers at arrows, and the findings at the places that
/// all of their states share.
struct RegionAudit {
  /// The findings with their numbers, one sentence each.
  let sentences: [String]
  /// The findings about every state.
  let overall: [String]
  /// The findings about states that share no place except the initial places of the regions.
  let scattered: [String]
  private let places: [[Int]: [String]]
  private let answers: [(answer: DiagramAudit.Answer, from: [Int?], to: [Int?])]
  private let initial: [Int]

  init(_ audit: DiagramAudit, on chart: StateChart) {
    sentences = audit.sentences
    initial = chart.initial
    func numbers(_ state: CellState, isSuspended: Bool = false) -> [Int?] {
      chart.places(of: state, isSuspended: isSuspended)
    }
    answers = audit.answers.compactMap { answer in
      guard let from = answer.from.cells.first, let to = answer.to.cells.first else { return nil }
      return (
        answer, numbers(from, isSuspended: answer.from.suspended.contains(0)),
        numbers(to, isSuspended: answer.to.suspended.contains(0))
      )
    }
    var states: [String: [CellState]] = [:]
    for (state, faults) in audit.faults {
      for fault in faults { states[fault, default: []].append(state) }
    }
    var places: [[Int]: [String]] = [:]
    var scattered: [String] = []
    for (fault, states) in states.sorted(by: { $0.key < $1.key }) {
      let rows = states.map { numbers($0) }
      let shared = chart.regions.indices.filter { region in
        guard let place = rows.first?[region] else { return false }
        return place != chart.regions[region].initial && rows.allSatisfy { $0[region] == place }
      }
      for region in shared {
        if let place = rows.first?[region] { places[[region, place], default: []].append(fault) }
      }
      if shared.isEmpty {
        let only = states.count == 1 ? states.first : nil
        scattered.append(
          fault + " (in \(only?.text(separator: " and ") ?? "\(states.count) states"))")
      }
    }
    self.places = places
    overall = audit.overall
    self.scattered = scattered
  }

  /// The audit's findings about a place, each in a few words.
  func faults(ofPlace place: Int, in region: Int) -> [String] { places[[region, place]] ?? [] }

  /// How the cell answers the actions of an arrow: the worst answer, if possible with all other regions at their
  /// initial places.
  func answer(to arrow: StateChart.Arrow, in region: Int) -> DiagramRemark? {
    let found = answers.filter {
      $0.from[region] == arrow.from && $0.to[region] == arrow.to
        && arrow.actions.contains($0.answer.action)
    }
    let simple = found.filter { found in
      initial.indices.allSatisfy { $0 == region || found.from[$0] == initial[$0] }
    }
    let faulty = found.filter(\.answer.remark.isFault)
    let told = faulty.isEmpty ? simple.isEmpty ? found : simple : faulty
    return DiagramAudit.worst(told.map(\.answer))
  }
}

extension StateChart {
  /// The place of each region in a state; `nil` where the chart has none like it.
  fileprivate func places(of state: CellState, isSuspended: Bool) -> [Int?] {
    regions.map { region in
      let values = region.parts.map { index -> Int? in
        let part = parts[index]
        let value: StateValue =
          switch part.word {
          case .flag(.selected) where isSuspended: Self.suspended
          case .flag(let flag): .flag(state.contains(flag))
          case .custom(let name): state.customValues[name] ?? part.defaultValue
          }
        return part.values.firstIndex(of: value)
      }
      return region.places.firstIndex { zip($0, values).allSatisfy { $0 == $1 } }
    }
  }
}
