internal import Drawing
internal import Scenes
internal import Vocabulary

/// What is on its way in one view.
///
/// As UIKit's since iOS 8, animations of position, size, alpha and transform add up: each is the distance
/// from the old value to the new one and fades away, whatever else is set meanwhile, so that neither value
/// nor speed jumps when one comes before another has ended (observed). All other properties start from
/// the value on screen, and the animation before is gone.
struct ViewMotion: Sendable {
  /// How a transform comes back to the one that was set.
  enum Detour: Sendable {
    /// What is applied after it: the old one without the new one. Core Animation adds transforms up by
    /// concatenation (documented).
    case applied(Transform.Parts)
    /// What is added to its coefficients, where the new one flattens the view, so that nothing can be
    /// taken away from the old one.
    case added(Transform)
  }

  private var centers: [(running: Running, offset: Point)] = []
  private var sizes: [(running: Running, offset: Size)] = []
  private var alphas: [(running: Running, offset: Double)] = []
  private var transforms: [(running: Running, detour: Detour)] = []
  private var values: [PropertyName: (running: Running, start: PropertyValue)] = [:]

  /// Whether nothing moves.
  var isEmpty: Bool {
    centers.isEmpty && sizes.isEmpty && alphas.isEmpty && transforms.isEmpty && values.isEmpty
  }

  /// Whether the view moves from its place, or changes its size.
  var movesFrame: Bool { !centers.isEmpty || !sizes.isEmpty || !transforms.isEmpty }

  /// All that runs.
  var running: [Running] {
    centers.map(\.running) + sizes.map(\.running) + alphas.map(\.running)
      + transforms.map(\.running) + values.values.map(\.running)
  }

  // MARK: - Adding

  /// Lets the frame come from another one.
  mutating func move(from old: Rect, to new: Rect, _ running: Running) {
    let offset = Point(old.midX - new.midX, old.midY - new.midY)
    if offset != .zero { centers.append((running, offset)) }
    let growth = Size(old.size.width - new.size.width, old.size.height - new.size.height)
    if growth != .zero { sizes.append((running, growth)) }
  }

  /// Lets a property come from another value.
  ///
  /// - Parameter shown: The value on screen until now.
  mutating func change(
    _ name: PropertyName, from old: PropertyValue, to new: PropertyValue, shown: PropertyValue,
    _ running: Running
  ) {
    switch (old, new) {
    case (.number(let old), .number(let new)) where name == .alpha:
      alphas.append((running, old - new))
    case (.transform(let old), .transform(let new)) where name == .transform:
      if let detour = Detour(from: old.matrix, to: new.matrix) {
        transforms.append((running, detour))
      }
    default:
      // What cannot change gradually changes at once.
      values[name] =
        shown.interpolated(to: new, by: 0.5) == nil ? nil : (running, shown)
    }
  }

  /// Lets a property take its value at once. What adds up goes on, as in UIKit.
  mutating func set(_ name: PropertyName) { values[name] = nil }

  /// Forgets what has ended.
  mutating func prune(at time: Duration) {
    centers.removeAll { $0.running.isOver(at: time) }
    sizes.removeAll { $0.running.isOver(at: time) }
    alphas.removeAll { $0.running.isOver(at: time) }
    transforms.removeAll { $0.running.isOver(at: time) }
    values = values.filter { !$0.value.running.isOver(at: time) }
  }

  // MARK: - On screen

  /// A frame on its way to `settled`.
  func frame(_ settled: Rect, at time: Duration) -> Rect {
    // What has ended must leave no trace, not even in the last digit.
    guard (centers.map(\.running) + sizes.map(\.running)).contains(where: { !$0.isOver(at: time) })
    else { return settled }
    var (x, y) = (settled.midX, settled.midY)
    for (running, offset) in centers {
      let rest = running.rest(at: time)
      (x, y) = (x + offset.x * rest, y + offset.y * rest)
    }
    var (width, height) = (settled.size.width, settled.size.height)
    for (running, offset) in sizes {
      let rest = running.rest(at: time)
      (width, height) = (width + offset.width * rest, height + offset.height * rest)
    }
    // A spring may swing beyond nothing.
    (width, height) = (max(0, width), max(0, height))
    return Rect(x - width / 2, y - height / 2, width, height)
  }

  /// An alpha on its way to `settled`.
  func alpha(_ settled: Double, at time: Duration) -> Double {
    alphas.reduce(settled) { $0 + $1.offset * $1.running.rest(at: time) }
  }

  /// A transform on its way to `settled`; `nil` when none is.
  func transform(_ settled: Transform, at time: Duration) -> Transform? {
    guard transforms.contains(where: { !$0.running.isOver(at: time) }) else { return nil }
    // The newest comes first: each brings back the value that was set before it.
    return transforms.reversed().reduce(settled) { result, change in
      switch change.detour {
      case .applied(let parts):
        result.concatenating(parts.fading(by: change.running.progress(at: time)).transform)
      case .added(let difference):
        result.adding(difference, times: change.running.rest(at: time))
      }
    }
  }

  /// The other properties that are on their way, with their values.
  func values(_ settled: ResolvedProperties, at time: Duration) -> [PropertyName: PropertyValue] {
    values.reduce(into: [:]) { result, entry in
      let (name, change) = entry
      guard !change.running.isOver(at: time) else { return }
      result[name] = change.start.interpolated(
        to: settled[name].value, by: change.running.progress(at: time))
    }
  }
}

extension ViewMotion.Detour {
  /// What leads from `old` to `new`; `nil` when there is no difference.
  init?(from old: Transform, to new: Transform) {
    guard old != new else { return nil }
    if let parts = new.inverted?.concatenating(old).parts {
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
