internal import Motion
internal import Scenes
internal import Vocabulary

/// How what changes in one cell at one moment gets to its new value: as the rules say that have started
/// or stopped to hold.
struct CellAnimations {
  /// How views get to new frames; `nil` for at once.
  let layout: Running?
  private let time: Duration
  private let rules: [CellTemplate.Rule]
  /// Whether each rule held before and holds now.
  private let held: [(before: Bool, after: Bool)]

  /// Compares what the rules say of a cell before and after.
  ///
  /// - Parameter batch: How views get to new frames when no rule says so; `nil` for at once.
  init(
    _ rules: [CellTemplate.Rule], before: PredicateSubject, after: PredicateSubject,
    at time: Duration, batch: Running?
  ) {
    self.time = time
    self.rules = rules
    held = rules.map { ($0.when.holds(for: before), $0.when.holds(for: after)) }
    let course = zip(rules, held).compactMap { rule, held -> Course? in
      held.before != held.after && rule.entries.contains { $0.property.definition.affectsLayout }
        ? rule.course(held.after) : nil
    }.last
    layout = course.map { Running(start: time, course: $0) } ?? batch
  }

  /// Whether nothing can move.
  var isStill: Bool {
    layout == nil
      && !zip(rules, held).contains { rule, held in
        held.before != held.after && rule.course(held.after) != nil
      }
  }

  /// How a property of a view gets to its new value; `nil` for at once. It is the way of the rule that
  /// now wins if that has just started to hold, or else of the last one that has started or stopped.
  func running(_ property: PropertyName, of view: ViewName) -> Running? {
    let concerned = zip(rules, held).filter { rule, _ in
      rule.entries.contains { $0.property == property && $0.view == view }
    }
    func flipped(_ pair: (CellTemplate.Rule, (before: Bool, after: Bool))) -> Bool {
      pair.1.before != pair.1.after
    }
    let winner = concerned.last { $0.1.after }.flatMap { flipped($0) ? $0 : nil }
    guard let (rule, held) = winner ?? concerned.last(where: flipped) else { return nil }
    return rule.course(held.after).map { Running(start: time, course: $0) }
  }
}
