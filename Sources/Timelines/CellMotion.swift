internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// The running animations in the cell of one item, by view.
struct CellMotion: Sendable {
  /// The animation of the cell's frame in the content.
  var place = ViewMotion()
  /// The animations of the cell's view and its subviews.
  private var views: [ViewName: ViewMotion] = [:]
  /// The animations that rules have added to layers, in the order in which they were added.
  private(set) var layers: [RunningLayer] = []
  /// The keyframes that views pass, in the order in which they began.
  private var keyframes: [RunningKeyframes] = []
  /// The transitions of views.
  private var transitions: [ViewName: RunningTransition] = [:]
  /// The accessories that come and go.
  private var accessories: [ViewName: AccessoryMotion] = [:]

  /// The animation with which a new cell comes, and from where; `nil` for none.
  private var appearance: (running: Running, attributes: AppearanceAttributes)?
  /// The cell that leaves with its item; `nil` if none does.
  private(set) var leaving: LeavingCell?

  /// The animations without the cell that leaves.
  var withoutLeaving: CellMotion {
    var motion = self
    motion.leaving = nil
    return motion
  }

  /// Whether nothing is animated.
  var isEmpty: Bool {
    place.isEmpty && views.isEmpty && keyframes.isEmpty && layers.isEmpty && transitions.isEmpty
      && accessories.isEmpty && appearance == nil && leaving == nil
  }

  /// The running animations of views with what they animate, by the names of views.
  var parts: [(view: ViewName, part: AnimatedPart, running: Running)] {
    views.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { name, motion in
      motion.parts.map { (name, $0.part, $0.running) }
    } + keyframes.map { ($0.view, $0.part, $0.running) }
  }

  /// All running animations.
  var running: [Running] {
    place.running + views.values.flatMap(\.running) + keyframes.map(\.running)
      + layers.map(\.running) + transitions.values.map(\.running)
      + accessories.values.flatMap(\.running)
      + [appearance?.running, leaving?.running].compactMap(\.self)
  }

  /// Whether anything is shown in another way than after all animations.
  func isMoving(at time: Duration) -> Bool {
    isChanging(at: time) || layers.contains { !$0.isOver(at: time) }
  }

  /// Whether what is shown may still change. An animation of a layer that stays where it has ended changes nothing.
  func isChanging(at time: Duration) -> Bool { running.contains { !$0.isOver(at: time) } }

  /// Whether the cell's frame on screen may differ from its settled frame.
  var movesCell: Bool {
    place.movesFrame || views[.cell]?.movesFrame == true
      || keyframes.contains { $0.view == .cell && $0.movesFrame }
  }

  /// Removes animations that have ended.
  mutating func prune(at time: Duration) {
    place.prune(at: time)
    for name in views.keys { views[name]?.prune(at: time) }
    views = views.filter { !$0.value.isEmpty }
    keyframes.removeAll { $0.running.isOver(at: time) }
    layers.removeAll { $0.isOver(at: time) }
    transitions = transitions.filter { !$0.value.running.isOver(at: time) }
    for name in accessories.keys { accessories[name]?.prune(at: time) }
    accessories = accessories.filter { !$0.value.isStill }
    if appearance?.running.isOver(at: time) == true { appearance = nil }
    if leaving?.running.isOver(at: time) == true { leaving = nil }
  }

  /// Animates a new cell from the initial attributes of an inserted item.
  mutating func appear(from attributes: AppearanceAttributes, _ running: Running) {
    appearance = (running, attributes)
  }

  /// Animates the removal of the cell, and ends its other animations.
  mutating func leave(_ cell: LeavingCell) {
    self = CellMotion()
    leaving = cell
  }

  /// Begins the transitions of views. A view that was not there before, or is not there any more, has none.
  ///
  /// - Parameters:
  ///   - old: The cell's view as it was on screen.
  ///   - new: The cell's view as it is now.
  mutating func begin(
    _ begun: [(transition: ViewTransition, running: Running)], from old: PresentedView,
    to new: PresentedView
  ) {
    for (transition, running) in begun {
      guard let before = old.view(named: transition.view), new.view(named: transition.view) != nil
      else { continue }
      transitions[transition.view] = RunningTransition(
        transition: transition, old: before.withoutTransitions, running: running)
    }
  }

  /// Begins keyframes, which replace the running animations of what they move.
  mutating func pass(_ begun: [RunningKeyframes]) {
    for begun in begun {
      keyframes.removeAll { $0.view == begun.view && $0.property == begun.property }
      guard let property = begun.property, var motion = views[begun.view] else { continue }
      motion.end(property)
      views[begun.view] = motion.isEmpty ? nil : motion
    }
    keyframes += begun
  }

  /// Ends the animations of some properties of views.
  mutating func end(_ concerns: (ViewName, PropertyName) -> Bool) {
    for view in views.keys { views[view]?.end { concerns(view, $0) } }
    views = views.filter { !$0.value.isEmpty }
  }

  /// Ends the animations of the frames of all views.
  mutating func endFrames() {
    for view in views.keys { views[view]?.endFrame() }
    views = views.filter { !$0.value.isEmpty }
  }

  /// Ends the keyframes of a rule.
  mutating func endKeyframes(ofRule rule: Int) { keyframes.removeAll { $0.rule == rule } }

  /// Ends the keyframes of a property of a view, or of its frame, which another change replaces. Returns whether
  /// there were any.
  private mutating func endKeyframes(of property: PropertyName?, _ view: ViewName) -> Bool {
    guard keyframes.contains(where: { $0.view == view && $0.property == property }) else {
      return false
    }
    keyframes.removeAll { $0.view == view && $0.property == property }
    return true
  }

  /// Adds animations to layers.
  mutating func add(_ animations: [RunningLayer]) { layers += animations }

  /// Removes the layer animations that a rule has added.
  mutating func removeLayers(ofRule rule: Int) { layers.removeAll { $0.rule == rule } }

  /// Adds the animations of a view and its subviews from the old state to the new one. A view that
  /// did not exist before appears at once.
  ///
  /// - Parameter shown: The old view as it is on screen; `nil` if nothing in the cell is animated.
  mutating func change(
    from old: PresentedView, to new: PresentedView, shown: PresentedView?,
    _ animations: CellAnimations
  ) {
    var motion = views[new.name] ?? ViewMotion()
    if let layout = animations.layout, old.frame != new.frame {
      let start = endKeyframes(of: nil, new.name) ? shown?.frame ?? old.frame : old.frame
      motion.move(from: start, to: new.frame, layout)
    }
    for (name, before, after) in old.properties.differences(from: new.properties)
    where name.definition.animatability(in: new.kind) != .none {
      let owners = [before, after].compactMap { value -> ViewName? in
        if case .inherited(let owner) = value.origin { owner } else { nil }
      }
      let names = [name] + (name.definition.substitute.map { [$0] } ?? [])
      let running =
        names.lazy.compactMap { name in
          ([new.name] + owners).lazy.compactMap { animations.running(name, of: $0) }.first
        }.first
      // An animated change of selection fades the fill, as it fades a selected background view.
      let fill =
        running == nil && new.name == .backgroundConfiguration ? animations.selection : nil
      let animatability = name.definition.animatability(in: new.kind)
      // How an animation takes over from keyframes is not measured: it starts at the value on screen.
      let endsKeyframes = endKeyframes(of: name, new.name)
      if let running = running ?? fill, let start = running.plan.start(animatability) {
        motion.change(
          name, from: start == .presentation || endsKeyframes ? shown ?? old : old, to: new,
          running,
          isAdditive: start == .additive, fades: fill != nil)
      } else {
        motion.set(name)
      }
    }
    if new.name.isSelectedBackground {
      let wasHidden = old.attributes.isHidden
      if wasHidden != new.attributes.isHidden {
        motion.fade(animations.selection, isOut: !wasHidden)
      }
    }
    views[new.name] = motion.isEmpty ? nil : motion
    if new.name == .cell { exchangeAccessories(from: old, to: new, animations.layout) }
    for subview in new.subviews {
      guard let before = old.subviews.first(where: { $0.name == subview.name }) else { continue }
      change(
        from: before, to: subview, shown: shown?.subviews.first { $0.name == subview.name },
        animations)
      let isHidden = subview.attributes.isHidden
      if new.kind == .stackView, before.attributes.isHidden != isHidden {
        var motion = views[subview.name] ?? ViewMotion()
        motion.collapse(isHidden ? animations.layout : nil)
        views[subview.name] = motion.isEmpty ? nil : motion
      }
    }
  }

  /// Hides the accessories that a cell shows no longer, and shows its new ones.
  private mutating func exchangeAccessories(
    from old: PresentedView, to new: PresentedView, _ running: Running?
  ) {
    for (cell, other, isShown) in [(old, new, false), (new, old, true)] {
      for view in cell.subviews {
        guard let kind = view.name.accessoryKind,
          !other.subviews.contains(where: { $0.name == view.name })
        else { continue }
        guard let running else {
          accessories[view.name] = nil
          continue
        }
        let slides = kind.displayed == .whenEditing
        accessories[
          view.name, default: AccessoryMotion(view, in: cell, slides: slides, isShown: !isShown)
        ].show(isShown, as: view, running)
      }
    }
  }

  /// Shows the accessories that come and go in a cell's view.
  private func applyAccessories(to cell: inout PresentedView, at time: Duration) {
    for (name, motion) in accessories.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let index = cell.subviews.firstIndex { $0.name == name }
      guard let view = motion.view(index.map { cell.subviews[$0] }, at: time) else { continue }
      if let index { cell.subviews[index] = view } else { cell.subviews.append(view) }
    }
  }

  /// Returns a settled view with its animations applied, including its subviews.
  func apply(to view: PresentedView, at time: Duration) -> PresentedView {
    guard
      !views.isEmpty || !keyframes.isEmpty || !layers.isEmpty || !transitions.isEmpty
        || !accessories.isEmpty
    else { return view }
    var view = view
    if let motion = views[view.name] { view.apply(motion, at: time) }
    for keyframes in keyframes where keyframes.view == view.name {
      keyframes.apply(to: &view, at: time)
    }
    for layer in layers where layer.view == view.name { layer.apply(to: &view, at: time) }
    view.subviews = view.subviews.map { apply(to: $0, at: time) }
    if view.name == .cell { applyAccessories(to: &view, at: time) }
    transitions[view.name]?.apply(to: &view, at: time)
    return view
  }

  /// Returns a settled cell with its animations applied, in the same coordinates.
  func apply(to cell: PresentedCell, at time: Duration) -> PresentedCell {
    let settled = cell
    var cell = cell
    cell.frame = place.frame(settled.frame, at: time)
    cell.view = apply(to: settled.view, at: time)
    cell.moveSeparators(from: settled)
    cell.clipsAccessories = accessories.values.contains { $0.slides(at: time) }
    if let (running, attributes) = appearance, !running.isOver(at: time) {
      cell.view.show(attributes, times: running.remaining(at: time))
    }
    return cell
  }
}

extension PresentedView {
  /// Makes a view more transparent.
  mutating func fade(by factor: Double) {
    properties.attributes.alpha *= factor
    properties.finishMoving(.alpha)
  }

  fileprivate mutating func apply(_ motion: ViewMotion, at time: Duration) {
    frame = motion.frame(frame, at: time)
    presentationTransform = motion.transform(attributes.transform.matrix, at: time)
    motion.apply(to: &properties, at: time)
  }
}

extension ViewName {
  /// Whether UIKit shows the view while the cell is selected, and only then.
  fileprivate var isSelectedBackground: Bool {
    self == .selectedBackgroundView || self == .multipleSelectionBackgroundView
  }
}
