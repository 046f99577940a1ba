internal import Drawing
public import Interaction
internal import Messages
internal import Views

/// The source of the values of a flag or a custom state.
public enum StateSource: String, CaseIterable, Hashable, Sendable {
  /// The app, at any time. The value belongs to the cell and is lost when the cell is reused.
  case app
  /// The app, as part of the item's data: `cellForItemAt` assigns it again when the cell returns.
  case data
  /// Touches and gestures, by the events of the state.
  case gesture
  /// Scrolling, by the events of the state.
  case scroll

  /// Whether the app sets the value without an event of the scene, so that explored graphs contain its changes.
  package var isApp: Bool {
    switch self {
    case .app, .data: true
    case .gesture, .scroll: false
    }
  }
}

/// A flag of UIKit that the scene declares as its input.
public struct FlagInput: Hashable, Sendable {
  /// The flag; not `highlighted` or `selected`, which the collection view sets.
  public var flag: CellState.Flag
  /// The name for people; empty for the flag's own.
  public var label: String
  /// Who sets it.
  public var source: StateSource

  /// Creates an input.
  public init(_ flag: CellState.Flag, label: String = "", source: StateSource = .app) {
    self.flag = flag
    self.label = label
    self.source = source
  }
}

/// The values that a custom state can have.
public enum StateKind: Hashable, Sendable {
  /// True or false.
  case flag
  /// One of several words. The first one is the initial value unless another is given.
  case words([String])
  /// A number from `lowest` to `highest`; `nil` for no upper limit. Graphs are explored at the
  /// stops; an empty list means the ends and the middle, which is whole if they are and a whole number is between them,
  /// or, without an upper limit, the lower end and one more.
  case number(from: Double, through: Double?, stops: [Double] = [])

  /// The largest number that a state can have without an upper limit of its own. Our choice.
  package static let largestNumber = 1_000_000.0

  /// The values at which graphs are explored, in ascending order; empty for a flag.
  package var stops: [StateValue] {
    switch self {
    case .flag: []
    case .words(let words): words.map { .word($0) }
    case .number(let lowest, let highest, let stops):
      (stops.isEmpty
        ? highest.map { [lowest, Self.middle(lowest, $0), $0] } ?? [lowest, lowest + 1] : stops)
        .map { .number($0) }
    }
  }

  /// The middle between two numbers, in whole numbers if both are whole and a whole number is between them: counts are
  /// never in the middle.
  private static func middle(_ low: Double, _ high: Double) -> Double {
    let middle = (low + high) / 2
    let isWhole = low == low.rounded() && high == high.rounded() && high - low > 1
    return isWhole ? middle.rounded(.down) : middle
  }

  /// Whether the state has words or numbers, which predicates compare.
  package var isCompared: Bool { self != .flag }

  /// Values that represent all others for comparisons with `thresholds`, in ascending order: all
  /// words, or the stops, the thresholds, and a number between each two of these, which is whole if they are whole and
  /// a whole number is between them: counts are never in the middle.
  package func samples(comparedWith thresholds: [StateValue]) -> [StateValue] {
    switch self {
    case .flag: return [.flag(false), .flag(true)]
    case .words: return stops
    case .number(let lowest, let highest, _):
      let points = Set(stops + thresholds).compactMap { value -> Double? in
        if case .number(let number) = value { number } else { nil }
      }
      let inside = Set(points + [lowest] + (highest.map { [$0] } ?? []))
        .filter { $0 >= lowest && $0 <= highest ?? Self.largestNumber }.sorted()
      let isWhole = inside.allSatisfy { $0 == $0.rounded() }
      let between = zip(inside, inside.dropFirst()).map { low, high in
        isWhole ? Self.middle(low, high) : (low + high) / 2
      }
      let above = highest == nil ? inside.last.map { [$0 + 1] } ?? [] : []
      return (inside + between + above).sorted().map { .number($0) }
    }
  }

  /// Returns what is wrong with a value of the state; `nil` if nothing is.
  package func objection(to value: StateValue, of name: String) -> String? {
    switch (self, value) {
    case (.flag, .flag): return nil
    case (.flag, _): return "\(name.shortened) is true or false, not \(value.description.shortened)"
    case (.words(let words), .word(let word)) where words.contains(word): return nil
    case (.words(let words), _):
      let text = value.description
      return "\"\(text.shortened)\" is not a value of \(name.shortened)"
        + Suggestion.textOrList(for: text, among: words)
    case (.number(let lowest, let highest, _), .number(let number)):
      guard number.isFinite, number >= lowest, number <= highest ?? Self.largestNumber else {
        return "\(name.shortened) must be from \(decimal(lowest)) to"
          + " \(decimal(highest ?? Self.largestNumber)), not \(value.description.shortened)"
      }
      return nil
    case (.number, _):
      return "\(name.shortened) is a number, not \"\(value.description.shortened)\""
    }
  }

  /// The number after a change, within the range; the lowest number if there was none.
  package func value(_ current: StateValue?, changedBy step: Double) -> StateValue {
    guard case .number(let lowest, let highest, _) = self else { return current ?? .flag(false) }
    guard case .number(let number)? = current else { return .number(lowest) }
    // Six decimals, as states are written, so that sums of fractions are equal however they came about.
    let sum = ((number + step) * 1e6).rounded() / 1e6
    return .number(min(max(sum, lowest), highest ?? Self.largestNumber))
  }

  /// The value that stands in state graphs for one to which an event has changed a number: a stop, if the state
  /// declares any.
  package func explored(_ value: StateValue, changedFrom current: StateValue?) -> StateValue {
    guard case .number(_, _, let stops) = self, !stops.isEmpty, case .number(let number) = value,
      case .number(let before)? = current
    else { return value }
    return .number(Self.stop(for: number, changedFrom: before, among: stops))
  }

  /// The stop that stands for a number to which a change has led: the number itself if it is a stop, or else the next
  /// stop in the direction of the change. Beyond the last stop the number stays where it was.
  package static func stop(
    for number: Double, changedFrom current: Double, among stops: [Double]
  ) -> Double {
    if let same = stops.first(where: { abs($0 - number) < 1e-5 }) { return same }
    guard number != current else { return current }
    let next =
      number > current
      ? stops.filter { $0 > current }.min() : stops.filter { $0 < current }.max()
    return next ?? current
  }

  /// The problem with what an event assigns; `nil` if it is valid.
  package func objection(to result: StateAssignment.Result, of name: String) -> String? {
    switch result {
    case .predicate:
      return isCompared
        ? "an event gives \(name.shortened) one of its values, not a predicate; write the value"
        : nil
    case .value(let value): return objection(to: value, of: name)
    case .change(let step):
      guard case .number(_, let highest, _) = self else {
        return "only a number can grow or shrink; write a value of \(name.shortened)"
      }
      if step == 0 || !step.isFinite || abs(step) > Self.largestNumber {
        return "\(name.shortened) changes by a number, as in +1"
      }
      return highest == nil
        ? "a number that an event changes needs an upper limit, so that its states can be counted;"
          + " write a range as 0...9"
        : nil
    }
  }

  /// Reads a value of the state from its text; `nil` if it has another type.
  package func value(of text: String) -> StateValue? {
    switch self {
    case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
    case .words: .word(text)
    case .number:
      text.utf8.allSatisfy { "0123456789+-.".utf8.contains($0) }
        ? Double(text).map { .number($0) } : nil
    }
  }

  /// The kind in the syntax of scene files: `none | loading | done`, `0...1`.
  package var sceneText: String {
    switch self {
    case .flag: "flag"
    case .words(let words): words.joined(separator: " | ")
    case .number(let lowest, let highest, let stops):
      decimal(lowest, places: 6) + "..." + (highest.map { decimal($0, places: 6) } ?? "")
        + (stops.isEmpty
          ? "" : " stops " + stops.map { decimal($0, places: 6) }.joined(separator: " "))
    }
  }
}

extension Scene {
  /// A flag or custom state that the app sets, with the values that graphs try.
  package struct Input: Sendable {
    /// The flag or state.
    package let word: StateChange.Word
    /// The values, in ascending order; of a flag the initial one first.
    package let values: [StateValue]
    /// Whether a change leads only from one value to its neighbours, as numbers grow and shrink.
    package let isGradual: Bool

    /// The values to which the app changes the input from another one.
    package func changes(from current: StateValue) -> [StateValue] {
      guard isGradual else { return values.filter { $0 != current } }
      return [values.last { $0 < current }, values.first { $0 > current }].compactMap(\.self)
    }
  }

  /// The inputs that the app sets: the declared flags, then the custom states, in the order of the scene. Numbers
  /// have their stops; see `inputs(ofItem:)`.
  package var inputs: [Input] {
    flags.filter { $0.source.isApp }.map {
      Input(word: .flag($0.flag), values: [.flag(false), .flag(true)], isGradual: false)
    }
      + states.filter { $0.source.isApp }.map { state in
        switch state.kind {
        case .flag:
          Input(
            word: .custom(state.name),
            values: state.startValue.holds
              ? [.flag(true), .flag(false)] : [.flag(false), .flag(true)], isGradual: false)
        case .words:
          Input(word: .custom(state.name), values: state.kind.stops, isGradual: false)
        case .number:
          Input(word: .custom(state.name), values: state.kind.stops, isGradual: true)
        }
      }
  }

  /// The initial values of the custom states, by name, without flags that begin as false.
  package var initialValues: [String: StateValue] {
    states.reduce(into: [:]) { $0[$1.name] = $1.startValue.holds ? $1.startValue : nil }
  }

  /// The kinds of the custom states, by name.
  package var stateKinds: [String: StateKind] {
    states.reduce(into: [:]) { $0[$1.name] = $1.kind }
  }

  /// The values that an item gives to custom states.
  package func states(ofItem item: Int) -> [String: StateValue] {
    collectionView.item(item)?.states ?? [:]
  }
}
