internal import Drawing
internal import Motion
internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// The keyframes that a property of a view, or its frame, passes (`UIView.animateKeyframes`).
///
/// They show values themselves, as a `CAKeyframeAnimation` that is not additive, on what earlier animations show.
struct RunningKeyframes: Sendable {
  /// The index of the rule whose animation it is.
  let rule: Int
  /// The view.
  let view: ViewName
  /// The property; `nil` for the frame.
  let property: PropertyName?
  /// The course of the whole animation and when it began.
  let running: Running
  private let values: Values

  private enum Values: Sendable {
    /// The centre and the size of the frame.
    case frame(Keyframes)
    /// The parts of the transform.
    case transform(Keyframes)
    /// A number or a colour.
    case simple(Keyframes)
    /// Other values by their positions in a list: 1.5 is half-way from the second to the third.
    case others(Keyframes, [ResolvedProperties])
  }

  /// Creates the keyframes of a property of a view, or of its frame; `nil` if nothing moves.
  ///
  /// - Parameters:
  ///   - property: The property; `nil` for the frame.
  ///   - start: The view from which it starts.
  ///   - keyframes: The view at each keyframe that says something about it, with the start and the end of the
  ///     keyframe as fractions of the whole.
  init?(
    _ property: PropertyName?, start: PresentedView,
    _ keyframes: [(start: Double, end: Double, view: PresentedView)],
    _ mode: LayerAnimation.CalculationMode, ofRule rule: Int, _ running: Running
  ) {
    guard !keyframes.isEmpty else { return nil }
    (self.rule, view, self.property, self.running) = (rule, start.name, property, running)
    var (times, views) = ([0.0], [start])
    func wait(until time: Double) {
      guard time > times[times.count - 1] else { return }
      times.append(time)
      views.append(views[views.count - 1])
    }
    for keyframe in keyframes {
      wait(until: keyframe.start)
      if keyframe.end == 0 {
        views[0] = keyframe.view
      } else {
        times.append(min(keyframe.end, 1))
        views.append(keyframe.view)
      }
    }
    wait(until: 1)
    func track(_ points: [[Double]], isColor: Bool = false) -> Keyframes {
      Keyframes(points, times, mode, isColor: isColor)
    }
    guard let property else {
      guard !views.allSatisfy({ $0.frame == start.frame }) else { return nil }
      values = .frame(
        track(
          views.map { [$0.frame.midX, $0.frame.midY, $0.frame.size.width, $0.frame.size.height] }))
      return
    }
    if property == .transform {
      values = .transform(track(Self.parts(views)))
      return
    }
    let shown = views.map { $0.properties.shown(property) }
    let components = shown.compactMap(\.components)
    if components.count == views.count, Set(components.map(\.count)).count == 1 {
      values = .simple(track(components, isColor: components[0].count > 1))
    } else {
      // Only numbers have curves and speeds.
      let positions = views.indices.map { [Double($0)] }
      values = .others(
        Keyframes(positions, times, mode == .discrete ? .discrete : .linear),
        views.map(\.properties))
    }
  }

  /// Whether it moves the frame or the transform.
  var movesFrame: Bool { property == nil || property == .transform }

  /// The running animation with what it animates.
  var part: AnimatedPart { property.map { .property($0) } ?? .position }

  /// Shows its value on a view that has been moved by earlier animations.
  func apply(to view: inout PresentedView, at time: Duration) {
    guard !running.isOver(at: time) else { return }
    let progress = running.progress(at: time)
    switch values {
    case .frame(let keyframes):
      let shown = keyframes.components(at: progress)
      let (width, height) = (max(0, shown[2]), max(0, shown[3]))
      view.frame = Rect(shown[0] - width / 2, shown[1] - height / 2, width, height)
    case .transform(let keyframes):
      let shown = keyframes.components(at: progress)
      view.presentationTransform =
        Transform.Parts(
          scaleX: shown[0], scaleY: shown[1], shear: shown[2], rotation: shown[3],
          translation: Point(shown[4], shown[5])
        ).transform
    case .simple(let keyframes):
      if let property { view.properties.show(keyframes.value(at: progress), for: property) }
    case .others(let keyframes, let list):
      guard let property else { return }
      let position = keyframes.components(at: progress)[0]
      let last = list.count - 1
      let index = min(max(0, Int(position.rounded(.down))), last)
      var shown = list[index]
      if position > Double(index), index < last {
        shown = list[index + 1]
        _ = shown.interpolate(property, from: list[index], by: position - Double(index))
      }
      view.properties.show(shown.shown(property), for: property)
    }
  }

  /// The parts of the transforms of views. Each rotation takes the short way from the one before; half a turn goes
  /// clockwise.
  private static func parts(_ views: [PresentedView]) -> [[Double]] {
    var angle = 0.0
    return views.map { view in
      let matrix = view.presentationTransform ?? view.attributes.transform.matrix
      // A view that is scaled to nothing has no rotation of its own.
      let parts =
        matrix.parts
        ?? Transform.Parts(
          scaleX: (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
          scaleY: (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot(), shear: 0,
          rotation: angle, translation: Point(matrix.tx, matrix.ty))
      var way = (parts.rotation - angle).remainder(dividingBy: 2 * .pi)
      if way < 1e-9 - .pi { way += 2 * .pi }
      angle += way
      return [
        parts.scaleX, parts.scaleY, parts.shear, angle, parts.translation.x, parts.translation.y,
      ]
    }
  }
}

extension RunningKeyframes {
  /// The keyframes of all views of a cell that a rule moves.
  ///
  /// - Parameters:
  ///   - start: The cell's view from which they start.
  ///   - cells: The cell's view at each keyframe.
  static func all(
    of rule: AnimatedRule, at index: Int, from start: PresentedView, _ cells: [PresentedView],
    _ running: Running
  ) -> [RunningKeyframes] {
    guard let end = cells.last, cells.count == rule.keyframes.count else { return [] }
    func views(_ view: PresentedView) -> [PresentedView] { [view] + view.subviews.flatMap(views) }
    let byName = cells.map { cell in
      Dictionary(views(cell).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let starts = Dictionary(
      views(start).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    func passed(
      _ view: ViewName, where isMeant: (AnimatedRule.Keyframe) -> Bool
    ) -> [(start: Double, end: Double, view: PresentedView)] {
      zip(rule.keyframes, byName).compactMap { keyframe, cell in
        guard isMeant(keyframe), let view = cell[view] else { return nil }
        return (keyframe.start, keyframe.end, view)
      }
    }
    return views(end).flatMap { view -> [RunningKeyframes] in
      guard let start = starts[view.name] else { return [] }
      // The frame of the cell itself is the layout's.
      let frame =
        view.name == .cell
        ? nil
        : RunningKeyframes(
          nil, start: start, passed(view.name, where: \.affectsLayout), rule.calculationMode,
          ofRule: index, running)
      let properties = rule.keyframedProperties.compactMap { name -> RunningKeyframes? in
        guard name.definition.animatability(in: view.kind).isMovedByUIView else { return nil }
        var owners = [view.name]
        if case .inherited(let owner) = view.properties[name].origin { owners.append(owner) }
        let names = [name] + (name.definition.substitute.map { [$0] } ?? [])
        let keyframes = passed(view.name) { keyframe in
          names.contains { name in owners.contains { keyframe.assigns(name, of: $0) } }
        }
        return RunningKeyframes(
          name, start: start, keyframes, rule.calculationMode, ofRule: index, running)
      }
      return [frame].compactMap(\.self) + properties
    }
  }
}

extension Animatability {
  /// Whether `UIView.animate` moves the property itself.
  fileprivate var isMovedByUIView: Bool {
    switch self {
    case .additive, .replacing: true
    case .none, .throughLayout, .layerOnly: false
    }
  }
}
