internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Resolution
internal import Scenes
internal import Timelines
internal import Validation
internal import Views
internal import Vocabulary

/// The animations of a scene's rules and followed numbers, with their curves as samples.
struct MotionTable {
  private let scene: Scene
  /// The rules of the scene, and how its controls look in their states.
  private let rules: [Rule]
  /// The animations without an end that turn the spokes of spinners in steps.
  private let spins: [LayerAnimation]
  private let followed: FollowedStates?
  private let views: [(name: ViewName, kind: ViewKind, ancestors: [ViewName])]
  private var curves = ValuePool<Course>()
  /// The position of each item in its section, if an animation starts later for later items.
  private let positions: [Int]
  /// The rules that animate without an end for as long as they hold, by number.
  let endless: Set<Int>
  /// The properties that an animation may move, by view.
  let animated: [ViewName: [PropertyName]]

  /// The largest error of a sampled curve.
  private static let tolerance = 5e-5
  /// The number of places between which the samples are chosen.
  private static let fineness = 2_000

  /// Finds the animations of a scene whose cells have these views.
  init(_ resolved: ResolvedScene, views: [(name: ViewName, kind: ViewKind, ancestors: [ViewName])])
  {
    let (scene, followed) = (resolved.scene, resolved.followedStates)
    self.scene = scene
    let rules = scene.rules + resolved.loaded.controlRules.filter(\.layerAnimations.isEmpty)
    self.rules = rules
    spins = resolved.loaded.controlRules.flatMap(\.layerAnimations)
    self.followed = followed
    self.views = views
    endless = Set(
      scene.rules.indices.filter { index in
        scene.rules[index].animation.map { !$0.course(scene.springFit).end.isFinite } ?? false
      })
    let isStaggered = rules.contains {
      ([$0.animation, $0.leaving] + $0.layerAnimations.map(\.timing))
        .contains { ($0?.delayPerItem ?? .zero) > .zero }
    }
    positions =
      isStaggered
      ? (0..<scene.collectionView.itemCount).map { resolved.position(ofItem: $0) } : []
    var animated: [ViewName: [PropertyName]] = [:]
    for view in views {
      animated[view.name] = PropertyName.allCases.filter { name in
        name.definition.animatability(in: view.kind) != .none
          && (!Self.indices(of: rules, name, view.name, view.ancestors).isEmpty
            || followed?.states(followedBy: name, of: view.name).isEmpty == false)
      }
    }
    self.animated = animated
  }

  /// The rules that assign a property of a view, or of the view from which it inherits it.
  private static func indices(
    of rules: [Rule], _ property: PropertyName, _ view: ViewName, _ ancestors: [ViewName]
  ) -> [Int] {
    let owners = Set([view] + (property.definition.isInherited ? ancestors : []))
    let names = Set([property] + (property.definition.substitute.map { [$0] } ?? []))
    return rules.indices.filter { index in
      rules[index].assignments.contains {
        let target = ContentPart.target($0.property, of: $0.view)
        return owners.contains(target.view) && names.contains(target.property)
      }
    }
  }

  /// The rules that hold for a cell, by number. Only those that have an animation, or share a property
  /// with one that has, matter to a page.
  func heldRules(_ subject: PredicateSubject) -> [Int] {
    rules.indices.filter { rules[$0].when.holds(for: subject) }
  }

  /// The table for the page's script.
  mutating func json() -> JSONValue {
    var plans: [JSONValue] = []
    for (index, rule) in rules.enumerated() {
      let arriving = plan(rule.animation)
      // An endless animation is repeated while the rule holds, and has no leaving animation.
      let leaving = rule.leaving.map { plan($0) } ?? (endless.contains(index) ? 0 : arriving)
      let affectsLayout = rule.assignments.contains {
        ContentPart.target($0.property, of: $0.view).property.definition.affectsLayout
      }
      plans.append([arriving, leaving, .bit(affectsLayout)])
    }
    var targets: [String: JSONValue] = [:]
    for view in views {
      guard let names = animated[view.name], !names.isEmpty else { continue }
      targets[view.name.rawValue] = .array(
        names.map { name in
          let rules = Self.indices(of: rules, name, view.name, view.ancestors)
          let follows = followed?.states(followedBy: name, of: view.name).sorted() ?? []
          return [
            .string(name.rawValue), kind(name.definition.animatability(in: view.kind)),
            .numbers(rules), .strings(follows),
          ]
        })
    }
    var states: [String: JSONValue] = [:]
    for state in scene.states where state.kind.isCompared {
      states[state.name] = plan(state.animation)
    }
    let batch = plan(scene.collectionView.batchUpdatesAnimation)
    let turns = spins.compactMap { animation -> (String, JSONValue)? in
      guard views.contains(where: { $0.name == animation.view }),
        case .keyframes(let values, _, .discrete) = animation.values
      else { return nil }
      let duration = animation.timing.course(scene.springFit).duration
      return (animation.view.rawValue, [.number(duration, places: 6), .number(values.count)])
    }
    // After this, no curve may be added to those of plans.
    let (layers, layerCurves) = layers(after: curves.values.count)
    return .object([
      "rules": .array(plans),
      "targets": .sorted(targets),
      "states": .sorted(states),
      "layoutStates": .strings(followed?.layoutStates.sorted() ?? []),
      "batch": batch,
      "positions": .numbers(positions),
      "spins": turns.isEmpty ? nil : .object(turns),
      "layers": layers.isEmpty ? nil : .array(layers),
      "curves": .array(curves.values.map { Self.json($0) { $0 } } + layerCurves),
    ])
  }

  /// Whether a page can play what a rule adds to layers.
  static func plays(_ rule: Rule, of scene: Scene) -> Bool {
    rule.layerAnimations.allSatisfy { LayerNumbers($0, scene.springFit) != nil }
  }

  /// What rules add to layers: each with its rule, its view, the parts of its transform, its plan, and what its numbers
  /// are; and the curves of these numbers.
  private func layers(after count: Int) -> (layers: [JSONValue], curves: [JSONValue]) {
    var layers: [JSONValue] = []
    var curves: [JSONValue] = []
    for (index, rule) in scene.rules.enumerated() {
      for animation in rule.layerAnimations
      where views.contains(where: { $0.name == animation.view }) {
        guard let numbers = LayerNumbers(animation, scene.springFit) else { continue }
        let plan: JSONValue = [
          .number(count + curves.count), 1, 0,
          .number(animation.timing.delayPerItem.seconds, places: 6),
        ]
        curves.append(Self.json(numbers.course, numbers.number(at:)))
        layers.append([
          .number(index), .string(animation.view.rawValue),
          .numbers(Self.parts(animation.keyPath)),
          plan, .number(numbers.meaning.rawValue), .number(numbers.end, places: 6),
        ])
      }
    }
    return (layers, curves)
  }

  /// The parts of a transform that a key path is about: 0 and 1 are the scale, 3 is the rotation, 4 and 5 the translation.
  private static func parts(_ keyPath: LayerAnimation.KeyPath) -> [Int] {
    switch keyPath {
    case .scale: [0, 1]
    case .scaleX: [0]
    case .scaleY: [1]
    case .rotation: [3]
    case .translationX: [4]
    case .translationY: [5]
    case .rotationX, .rotationY, .positionX, .positionY, .width, .height, .zPosition, .opacity,
      .backgroundColor, .cornerRadius, .borderColor, .borderWidth, .strokeColor, .fillColor,
      .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .path, .shadowColor, .shadowOffset,
      .shadowOpacity, .shadowRadius, .locations, .colors, .startPoint, .endPoint, .variableValue:
      []
    }
  }

  private func kind(_ animatability: Animatability) -> JSONValue {
    switch animatability {
    case .none, .throughLayout: 0
    case .additive: 1
    case .replacing: 2
    case .layerOnly: 3
    }
  }

  /// A curve with whether it is added to a layer, whether it begins at what is on screen, and how much later it
  /// starts for each item, in seconds; 0 for none.
  private mutating func plan(_ animation: Animation?) -> JSONValue {
    guard let animation else { return 0 }
    let course = animation.course(scene.springFit)
    guard course.end > 0 else { return 0 }
    return [
      .number(curves.number(of: course)), .bit(animation.isLayerAnimation),
      .bit(animation.options.contains(.beginFromCurrentState)),
      .number(animation.delayPerItem.seconds, places: 6),
    ]
  }

  /// Duration, delay, number of passes (−1 for endless ones), whether it reverses, and samples: fraction of
  /// the duration and what is shown at that progress, one after the other.
  private static func json(_ course: Course, _ number: (Double) -> Double) -> JSONValue {
    [
      .number(course.duration, places: 9), .number(course.delay, places: 6),
      course.repeatCount.isFinite ? .number(course.repeatCount, places: 6) : -1,
      .bit(course.autoreverses), .numbers(samples(of: course, number), places: 6),
    ]
  }

  /// The fewest samples between which straight lines are as good as the curve.
  private static func samples(of course: Course, _ number: (Double) -> Double) -> [Double] {
    let values = (0...fineness).map { index -> Double in
      let phase = Double(index) / Double(fineness)
      let progress =
        switch course.drive {
        case .curve(let curve): curve.value(at: phase)
        case .spring(let spring): spring.value(at: phase * course.duration)
        }
      return number(progress)
    }
    func isStraight(_ start: Int, _ end: Int) -> Bool {
      (start + 1..<end).allSatisfy { index in
        let part = Double(index - start) / Double(end - start)
        return abs(values[start] + (values[end] - values[start]) * part - values[index])
          <= tolerance
      }
    }
    var samples = [0, values[0]]
    var start = 0
    while start < fineness {
      var step = 1
      while start + step * 2 <= fineness, isStraight(start, start + step * 2) { step *= 2 }
      var end = min(start + step * 2, fineness)
      while end > start + step, !isStraight(start, end) { end -= max(1, step / 16) }
      end = max(end, start + 1)
      samples += [Double(end) / Double(fineness), values[end]]
      start = end
    }
    return samples
  }
}
