internal import Diagrams
internal import Drawing
internal import Interaction
internal import Motion
internal import Resolution
internal import ResolvedViews
internal import Review
internal import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary
internal import Wording

/// How a difference between two states moves, in words: "spring 0.4 s, damping 0.5", "at once".
struct RedlineMotion {
  private let renderer: SceneRenderer
  private let item: Int

  init(_ renderer: SceneRenderer, _ item: Int) { (self.renderer, self.item) = (renderer, item) }

  /// The words for all that moves between two states, each once: "0.2 s, easeInOut; spring 0.4 s, damping 0.5". Empty
  /// where everything changes at once.
  func text(from start: PresentedCell, to end: PresentedCell) -> String {
    var told: [String] = []
    for difference in renderer.differences(from: start, to: end) {
      let words = text(difference, from: start, to: end)
      guard words != Self.atOnce, words != Self.withLayout, !told.contains(words) else { continue }
      told.append(words)
    }
    let most = 2
    return told.prefix(most).joined(separator: "; ") + (told.count > most ? "; and more" : "")
  }

  /// The motion that several changes share, which a diagram names once for all of them.
  ///
  /// - Parameter changes: The cells before and after each change. Changes that cannot be seen do not count.
  /// - Returns: `nil` if fewer than two changes can be seen, or if they do not all move alike.
  func shared(by changes: [(start: PresentedCell, end: PresentedCell)]) -> String? {
    let seen = changes.filter { !renderer.differences(from: $0.start, to: $0.end).isEmpty }
    let motions = Set(seen.map { text(from: $0.start, to: $0.end) })
    guard seen.count > 1, motions.count == 1, let motion = motions.first, !motion.isEmpty else {
      return nil
    }
    return motion
  }

  /// The words for a difference. What no animation moves, such as a text, changes at once or in a transition.
  func text(
    _ difference: CellDifference, from start: PresentedCell, to end: PresentedCell
  ) -> String {
    let keys =
      difference.property.map { sources(of: $0, difference.view, start, end) }
      ?? placing(difference.view)
    let kind = end.view.view(named: difference.view)?.kind ?? .view
    let movesWithLayout =
      difference.property == nil
      || difference.property == .isHidden && isArranged(difference.view, in: end.view)
    func moves(_ animation: Animation, _ property: PropertyName?) -> Bool {
      let isLayer = animation.isLayerAnimation
      guard !movesWithLayout, let moved = property == .alpha ? property : difference.property
      else { return !isLayer }
      return moved.definition.animatability(in: kind).isMoved(byLayerAnimation: isLayer)
    }
    for (view, property) in keys {
      let (before, after) = (
        chosen(property, view, start.state), chosen(property, view, end.state)
      )
      guard before != after else { continue }
      let rules = renderer.resolved.scene.rules
      if case .rule(let index, _)? = after?.origin, rules.indices.contains(index) {
        if let animation = rules[index].animation, moves(animation, property) {
          let count = rules[index].keyframes.count
          return Self.words(animation)
            + (count > 0 ? ", \(counted(count, "keyframe"))" : "")
        }
      } else if case .rule(let index, _)? = before?.origin, rules.indices.contains(index),
        let animation = Self.leaving(rules[index]), moves(animation, property)
      {
        return Self.words(animation)
      }
    }
    if let animation = following(difference, from: start.state, to: end.state),
      moves(animation, difference.property)
    {
      return Self.words(animation)
    }
    return transition(of: difference.view, from: start, to: end)
      ?? (difference.property == nil ? Self.withLayout : Self.atOnce)
  }

  /// The properties from which a property of a view can have its value: its own one, the one whose value `nil` means,
  /// and those of superviews. What is shown again also has the alpha with which it is shown.
  private func sources(
    of property: PropertyName, _ view: ViewName, _ start: PresentedCell, _ end: PresentedCell
  ) -> [(ViewName, PropertyName)] {
    var names = [property]
    if let substitute = property.definition.substitute { names.append(substitute) }
    let shown = end.view.view(named: view)
    if property == .isHidden, let shown, !shown[.isHidden] { names.append(.alpha) }
    let owners = [start.view.view(named: view), shown].compactMap { view -> ViewName? in
      if case .inherited(let owner)? = view?.properties[property].origin { owner } else { nil }
    }
    return ([view] + owners).flatMap { view in names.map { (view, $0) } }
  }

  /// Whether a stack view closes and opens the place of a view, which it does with the layout.
  private func isArranged(_ view: ViewName, in superview: PresentedView) -> Bool {
    superview.kind == .stackView && superview.subviews.contains { $0.name == view }
      || superview.subviews.contains { isArranged(view, in: $0) }
  }

  /// The transition in which a view shows its new content, which is its own or that of a view around it; `nil` for none.
  private func transition(
    of view: ViewName, from start: PresentedCell, to end: PresentedCell
  ) -> String? {
    let resolved = renderer.resolved
    func holds(_ rule: Int, _ cell: PresentedCell) -> Bool {
      resolved.holds(rule: rule, item: item, state: cell.state)
    }
    for (index, rule) in resolved.scene.rules.enumerated().reversed()
    where !rule.transitions.isEmpty && holds(index, start) != holds(index, end) {
      let transition = rule.transitions.last {
        end.view.view(named: $0.view)?.view(named: view) != nil
      }
      guard let transition, transition.timing.duration > .zero else { continue }
      return "\(spacedWords(transition.type.rawValue)) \(Self.words(transition.timing))"
    }
    return nil
  }

  /// The timing of a number that has changed and that the property follows: its animation, its animator, or the
  /// spring after a pan.
  private func following(
    _ difference: CellDifference, from start: CellState, to end: CellState
  ) -> Animation? {
    guard let followed = renderer.resolved.followedStates else { return nil }
    let names =
      difference.property.map { followed.states(followedBy: $0, of: difference.view) }
      ?? followed.layoutStates
    let state = renderer.resolved.scene.states.last {
      names.contains($0.name) && start.customValues[$0.name] != end.customValues[$0.name]
    }
    guard let state else { return nil }
    let panned = renderer.resolved.scene.collectionView.gestureRecognizers
      .flatMap { $0.pan?.numbers ?? [] }
    let release: Animation? = panned.contains { $0.name == state.name } ? Animation.panRelease : nil
    return state.animation ?? state.animator?.animation ?? release
  }

  /// The animation when a rule stops holding; `nil` for none. An endlessly repeated animation is not used for that.
  private static func leaving(_ rule: Rule) -> Animation? {
    rule.leaving ?? (rule.animation?.repeatCount == .infinity ? nil : rule.animation)
  }

  private static let atOnce = "at once"
  private static let withLayout = "with the layout"

  private func chosen(
    _ property: PropertyName, _ view: ViewName, _ state: CellState
  ) -> Candidate? {
    renderer.resolved.candidates(for: property, of: view, item: item, state: state)?
      .last(where: \.holds)
  }

  /// The assignments of rules that can move a view.
  private func placing(_ view: ViewName) -> [(ViewName, PropertyName)] {
    renderer.resolved.scene.rules.flatMap { rule in
      rule.assignments.filter { $0.property.definition.affectsLayout }
        .map { ($0.view, $0.property) }
    }
  }

  /// An animation in words.
  static func words(_ animation: Animation) -> String {
    func short(_ number: Double) -> String { decimal(number, places: 3) }
    // A no-break space keeps the unit on the line of its number.
    let seconds = "\(short(animation.duration.seconds))\u{A0}s"
    var text: String
    switch animation.timing {
    case .curve(let curve):
      text = animation.duration == .zero ? Self.atOnce : "\(seconds), \(curve.sceneText)"
    case .usingSpring(let damping, _): text = "spring \(seconds), damping \(short(damping))"
    case .bouncing(let bounce, _): text = "spring \(seconds), bounce \(short(bounce))"
    case .spring(let spring):
      text = "spring, stiffness \(short(spring.stiffness)), damping \(short(spring.damping))"
    }
    if animation.delay > .zero { text += ", after \(short(animation.delay.seconds))\u{A0}s" }
    if animation.autoreverses { text += ", there and back" }
    if animation.repeatCount == .infinity {
      text += ", repeated"
    } else if animation.repeatCount != 1 {
      text += ", \(short(animation.repeatCount)) times"
    }
    return text
  }
}
