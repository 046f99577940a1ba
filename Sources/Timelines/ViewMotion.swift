internal import Drawing
internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// The running animations of one view.
///
/// Core Animation applies them in the order in which they were added. An additive animation adds
/// the difference between the old and the new model value and goes to zero, so that neither value
/// nor velocity jumps when it starts before another one has ended. Other animations replace the
/// previous one (measured).
struct ViewMotion: Sendable {
  /// The difference between an old transform and a new one.
  enum TransformDifference: Sendable {
    /// The old transform without the new one, applied before the new one. Core Animation adds
    /// transforms by concatenation (documented).
    case applied(Transform.Parts)
    /// The difference of the coefficients, used if the new transform cannot be inverted.
    case added(Transform)
    /// Interpolates scale, rotation and translation separately, as paused animators show them.
    case parts(from: ViewTransform, to: ViewTransform)
  }

  private var centers: [(running: Running, offset: Point)] = []
  private var sizes: [(running: Running, offset: Size)] = []
  private var transforms: [(running: Running, difference: TransformDifference)] = []
  /// Animations that replace each other, by property, and whether they fade a colour.
  private var values: [PropertyName: (running: Running, start: ResolvedProperties, fades: Bool)] =
    [:]
  /// Additive animations of numbers, by property.
  private var offsets: [PropertyName: [(running: Running, offset: Double)]] = [:]
  /// The animation that fades the view in or out; `nil` if none is running.
  private var fade: (running: Running, isOut: Bool)?
  /// The animation in which a stack view takes the view's length, as the view is hidden; `nil` if none is running.
  private var collapse: Running?

  /// Whether nothing is animated.
  var isEmpty: Bool {
    centers.isEmpty && sizes.isEmpty && transforms.isEmpty && values.isEmpty && offsets.isEmpty
      && fade == nil && collapse == nil
  }

  /// Whether the frame or the transform is animated.
  var movesFrame: Bool { !centers.isEmpty || !sizes.isEmpty || !transforms.isEmpty }

  /// The running animations with what they animate.
  var parts: [(part: AnimatedPart, running: Running)] {
    let values = values.map { (AnimatedPart.property($0.key), $0.value.running) }
    let offsets = offsets.flatMap { name, changes in
      changes.map { (AnimatedPart.property(name), $0.running) }
    }
    return centers.map { (.position, $0.running) } + sizes.map { (.size, $0.running) }
      + transforms.map { (.property(.transform), $0.running) }
      + (values + offsets).sorted { $0.0.name < $1.0.name }
  }

  /// All running animations.
  var running: [Running] {
    centers.map(\.running) + sizes.map(\.running) + transforms.map(\.running)
      + values.values.map(\.running) + offsets.values.joined().map(\.running)
      + (fade.map { [$0.running] } ?? []) + (collapse.map { [$0] } ?? [])
  }

  // MARK: - Adding

  /// Animates the frame from `old` to `new`.
  mutating func move(from old: Rect, to new: Rect, _ running: Running) {
    // Endless animations are repeated until the next change.
    centers.removeAll { $0.running.plan.isEndless }
    sizes.removeAll { $0.running.plan.isEndless }
    let offset = Point(old.midX - new.midX, old.midY - new.midY)
    if offset != .zero { centers.append((running, offset)) }
    let growth = Size(old.size.width - new.size.width, old.size.height - new.size.height)
    if growth != .zero { sizes.append((running, growth)) }
  }

  /// Animates a property to a new model value. A value that cannot be interpolated changes at once.
  ///
  /// - Parameters:
  ///   - old: The view with the start value of the property.
  ///   - new: The view with the new model value.
  ///   - isAdditive: Whether other animations of the property continue.
  ///   - fades: Whether a colour keeps its red, green and blue on the way to or from a transparent one.
  mutating func change(
    _ name: PropertyName, from old: PresentedView, to new: PresentedView, _ running: Running,
    isAdditive: Bool, fades: Bool = false
  ) {
    endRepetitions(of: name)
    if name == .transform {
      if !isAdditive { transforms = [] }
      let (from, to) = (old.attributes.transform, new.attributes.transform)
      if running.plan.isAnimator, from != to {
        transforms.append((running, .parts(from: from, to: to)))
        return
      }
      let start = old.presentationTransform ?? from.matrix
      if let difference = TransformDifference(from: start, to: to.matrix) {
        transforms.append((running, difference))
      }
    } else if isAdditive, let offset = new.properties.distance(name, to: old.properties) {
      offsets[name, default: []].append((running, offset))
    } else {
      offsets[name] = nil
      var between = new.properties
      let canMove = between.interpolate(name, from: old.properties, by: 0.5)
      values[name] = canMove ? (running, old.properties, fades) : nil
    }
  }

  /// Fades the view in or out; without an animation it appears or disappears at once.
  mutating func fade(_ running: Running?, isOut: Bool) {
    fade = running.map { ($0, isOut) }
  }

  /// Keeps the view visible until an animation has ended, although it is hidden; `nil` hides it at once.
  mutating func collapse(_ running: Running?) {
    collapse = running
  }

  /// Sets a property without animation. Additive animations continue, as in UIKit; what happens to
  /// others has not been measured, and they end here.
  mutating func set(_ name: PropertyName) {
    endRepetitions(of: name)
    values[name] = nil
  }

  /// Ends all animations of a property, which others replace.
  mutating func end(_ name: PropertyName) {
    if name == .transform { transforms = [] }
    values[name] = nil
    offsets[name] = nil
  }

  /// Ends all animations of some properties.
  mutating func end(_ concerns: (PropertyName) -> Bool) {
    let names = Set(values.keys).union(offsets.keys).union([.transform])
    for name in names where concerns(name) { end(name) }
  }

  /// Ends the animations of the frame.
  mutating func endFrame() { (centers, sizes) = ([], []) }

  /// Ends the animations of a property that are repeated without an end: they last until the property changes
  /// again. An app ends them with `removeAllAnimations()`.
  private mutating func endRepetitions(of name: PropertyName) {
    if name == .transform { transforms.removeAll { $0.running.plan.isEndless } }
    offsets[name]?.removeAll { $0.running.plan.isEndless }
  }

  /// Removes the animations that have ended.
  mutating func prune(at time: Duration) {
    centers.removeAll { $0.running.isOver(at: time) }
    sizes.removeAll { $0.running.isOver(at: time) }
    transforms.removeAll { $0.running.isOver(at: time) }
    if fade?.running.isOver(at: time) == true { fade = nil }
    if collapse?.isOver(at: time) == true { collapse = nil }
    values = values.filter { !$0.value.running.isOver(at: time) }
    offsets = offsets.compactMapValues { changes in
      let left = changes.filter { !$0.running.isOver(at: time) }
      return left.isEmpty ? nil : left
    }
  }

  // MARK: - On screen

  /// The frame on screen of a view whose model frame is `settled`.
  func frame(_ settled: Rect, at time: Duration) -> Rect {
    // An animation that has ended must not change even the last digit.
    guard
      centers.contains(where: { !$0.running.isOver(at: time) })
        || sizes.contains(where: { !$0.running.isOver(at: time) })
    else { return settled }
    var (x, y) = (settled.midX, settled.midY)
    for (running, offset) in centers {
      let factor = running.remaining(at: time)
      (x, y) = (x + offset.x * factor, y + offset.y * factor)
    }
    var (width, height) = (settled.size.width, settled.size.height)
    for (running, offset) in sizes {
      let factor = running.remaining(at: time)
      (width, height) = (width + offset.width * factor, height + offset.height * factor)
    }
    // A spring may go below zero.
    (width, height) = (max(0, width), max(0, height))
    return Rect(x - width / 2, y - height / 2, width, height)
  }

  /// The transform on screen of a view whose model transform is `settled`; `nil` if none is animated.
  func transform(_ settled: Transform, at time: Duration) -> Transform? {
    guard transforms.contains(where: { !$0.running.isOver(at: time) }) else { return nil }
    // The newest comes first: each restores the value that was set before it.
    return transforms.reversed().reduce(settled) { result, change in
      switch change.difference {
      case .applied(let parts):
        result.concatenating(parts.fading(by: change.running.progress(at: time)).transform)
      case .added(let coefficients):
        result.adding(coefficients, times: change.running.remaining(at: time))
      case .parts(let start, let end):
        start.interpolated(to: end, by: change.running.progress(at: time)).matrix
      }
    }
  }

  /// Moves the properties of a view, except the transform, from their model values to those on screen.
  func apply(to properties: inout ResolvedProperties, at time: Duration) {
    var moved: Set<PropertyName> = []
    for (name, change) in values where !change.running.isOver(at: time) {
      let progress = change.running.progress(at: time)
      var start = change.start
      if change.fades {
        start.tintTransparent(name, like: properties)
        properties.tintTransparent(name, like: start)
      }
      if properties.interpolate(name, from: start, by: progress) { moved.insert(name) }
    }
    for (name, changes) in offsets {
      for change in changes where !change.running.isOver(at: time) {
        properties.add(change.offset * change.running.remaining(at: time), to: name)
        moved.insert(name)
      }
    }
    if let fade, !fade.running.isOver(at: time) {
      let progress = fade.running.progress(at: time)
      properties.attributes.isHidden = false
      properties.attributes.alpha *= fade.isOut ? 1 - progress : progress
      moved.formUnion([.isHidden, .alpha])
    }
    if let collapse, !collapse.isOver(at: time) {
      properties.attributes.isHidden = false
      moved.insert(.isHidden)
    }
    for name in moved { properties.finishMoving(name) }
  }
}

extension ViewMotion.TransformDifference {
  /// Returns nil if `old` and `new` are equal.
  init?(from old: Transform, to new: Transform) {
    guard old != new else { return nil }
    if let parts = new.inverted()?.concatenating(old).parts {
      self = .applied(parts)
    } else {
      self = .added(old.adding(new, times: -1))
    }
  }
}

extension Transform {
  fileprivate func adding(_ other: Transform, times factor: Double) -> Transform {
    Transform(
      a: a + other.a * factor, b: b + other.b * factor, c: c + other.c * factor,
      d: d + other.d * factor, tx: tx + other.tx * factor, ty: ty + other.ty * factor)
  }
}
