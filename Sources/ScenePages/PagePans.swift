internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import OrderedCollections
internal import Resolution
internal import Scenes
internal import Views
internal import Vocabulary

/// The pan recognisers that a page follows, with the numbers that they move.
///
/// A page has looks of a cell for some values of such a number, and what is between two of them is between their looks.
struct PagePans {
  /// The recognisers, in the scene's order.
  let recognizers: [GestureRecognizer]
  /// The numbers, in the order in which recognisers name them first.
  let numbers: [CellInputs.Input]
  /// For each number where it rests, its range, where it resists, and how it comes to rest.
  private let rests: [JSONValue]

  /// No pans.
  static let none = PagePans()

  /// In how many steps what does not change evenly is shown between two values. Our choice.
  private static let steps = 8
  /// A value that is as good as another one: states have six decimals.
  private static let least = 1e-6

  private init() { (recognizers, numbers, rests) = ([], [], []) }

  /// Finds the pans of a scene; `nil` if a page does not follow one of them.
  init?(_ resolved: ResolvedScene) {
    let scene = resolved.scene
    let all = scene.collectionView.gestureRecognizers
    let recognizers = all.filter { $0.pan != nil }
    guard !recognizers.isEmpty else {
      self = .none
      return
    }
    guard scene.collectionView.allSwipeActions.isEmpty,
      all.allSatisfy({ $0.requireToFail.isEmpty && !$0.shouldRecognizeSimultaneously }),
      recognizers.allSatisfy({ $0.minimumNumberOfTouches == 1 })
    else { return nil }
    let asked = CellInputs.predicates(of: scene).reduce(into: Set<String>()) {
      $0.formUnion($1.customStates)
    }
    let set = CellInputs.values(
      of: scene.rules.flatMap(\.completion) + scene.actions.values.joined())
    var numbers: [CellInputs.Input] = []
    var rests: [JSONValue] = []
    for name in recognizers.flatMap({ $0.pan?.numbers ?? [] }).map(\.name)
    where !numbers.contains(where: { $0.word.text == name }) {
      guard let state = scene.states.first(where: { $0.name == name }), state.animator == nil,
        state.events.isEmpty, !asked.contains(name), !set.contains(.custom(name)),
        let values = Self.values(of: state, resolved), let rest = Self.rest(of: state, scene)
      else { return nil }
      numbers.append(
        CellInputs.Input(
          word: .custom(name), label: state.label, isGradual: true,
          values: values.map { .number($0) }))
      rests.append(rest)
    }
    (self.recognizers, self.numbers, self.rests) = (recognizers, numbers, rests)
  }

  /// What the page's script needs to know of a number that follows a finger; `nil` for other inputs.
  func json(of input: CellInputs.Input) -> JSONValue? {
    numbers.firstIndex { $0.word == input.word }.map { rests[$0] }
  }

  /// The recognisers for the page's script.
  ///
  /// - Parameter inputs: All that the script knows as inputs, in order.
  func json(_ inputs: [CellInputs.Input]) -> JSONValue {
    .array(
      recognizers.map { recognizer in
        func number(_ number: GestureRecognizer.Pan.Number?) -> JSONValue {
          guard let number, let index = inputs.firstIndex(where: { $0.word.text == number.name })
          else { return 0 }
          return [.number(index), .number(number.distance, places: 6)]
        }
        let axis =
          switch recognizer.pan?.axis {
          case .horizontal: 0
          case .vertical: 1
          case .both, nil: 2
          }
        return [
          .string(recognizer.name), .number(axis), number(recognizer.pan?.x),
          number(recognizer.pan?.y),
        ]
      })
  }

  // MARK: - Numbers

  /// The values between which looks change evenly; `nil` if there are none.
  private static func values(of state: CustomState, _ resolved: ResolvedScene) -> [Double]? {
    guard case .number(let lowest, let highest, let stops) = state.kind,
      let followed = resolved.followedStates, !followed.textStates.contains(state.name)
    else { return nil }
    let scene = resolved.scene
    let range = lowest...max(lowest, highest ?? StateKind.largestNumber)
    let affectsLayout = followed.layoutStates.contains(state.name)
    // Other cells would have to move.
    if affectsLayout, resolved.isSelfSizing { return nil }
    var values = Set(stops + [range.lowerBound, range.upperBound])
    var isEven = !affectsLayout
    for following in followed.values[state.name] ?? [] {
      values.formUnion(following.stops.map(\.number))
      for case .transform(let transform) in following.stops.map(\.value)
      where transform.rotation != .zero { isEven = false }
    }
    var given = [state.startValue]
    given += (0..<scene.collectionView.itemCount).compactMap {
      scene.states(ofItem: $0)[state.name]
    }
    for script in scene.scripts.values {
      for case .app(.set(let change)) in script.steps {
        given += change.values.filter { $0.word == .custom(state.name) }.map(\.value)
      }
    }
    for case .number(let number) in given { values.insert(number) }
    // A rule holds on one side of what it compares the number with.
    for (name, _, value) in scene.rules.flatMap(\.when.comparedValues) where name == state.name {
      if case .number(let number) = value {
        values.formUnion([number - least, number, number + least])
      }
    }
    let knots = values.filter(range.contains).sorted()
    guard !isEven, let last = knots.last else { return knots }
    var finer: [Double] = []
    for (low, high) in zip(knots, knots.dropFirst()) {
      let count = high - low < least * 2 ? 1 : steps
      for step in 0..<count {
        let value = low + (high - low) * Double(step) / Double(count)
        finer.append((value / least).rounded() * least)
      }
    }
    return finer + [last]
  }

  /// Where a number rests, its range, where it does not resist, and the spring that brings it to rest, or 0 for the
  /// animation of the state; `nil` for a spring that the page's script does not know.
  private static func rest(of state: CustomState, _ scene: Scene) -> JSONValue? {
    guard case .number(let lowest, let highest, let stops) = state.kind else { return nil }
    let range = [lowest, max(lowest, highest ?? StateKind.largestNumber)]
    let ends = stops.isEmpty ? range : [stops.min() ?? lowest, stops.max() ?? lowest]
    let animation = state.animation ?? .panRelease
    let course = animation.course(scene.springFit)
    guard course.delay == 0, course.repeatCount == 1, !course.autoreverses,
      animation.delayPerItem == .zero
    else { return nil }
    let release: JSONValue
    switch (animation.timing, course.drive) {
    case (.curve, _): release = 0
    case (.spring, .spring(let spring)) where animation.duration == .zero,
      (.bouncing, .spring(let spring)):
      guard let swing = spring.swing else { return nil }
      release = .numbers(
        [
          swing.decay, swing.frequency, 0.001, animation.isLayerAnimation ? 1 : 0,
          animation.options.contains(.beginFromCurrentState) ? 1 : 0,
        ], places: 12)
    case (.usingSpring, _), (.spring, _), (.bouncing, _): return nil
    }
    return [
      .numbers(stops.sorted()), .number(range[0]), .number(range[1]), .numbers(ends), release,
    ]
  }
}
