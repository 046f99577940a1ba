internal import Drawing
internal import Machine
internal import Motion
internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// A layer animation that has been added to a view of a cell.
struct RunningLayer: Sendable {
  /// The index of the rule that has added it.
  let rule: Int
  /// The view whose layer it was added to.
  let view: ViewName
  /// Its course and when it was added.
  let running: Running
  private let animation: LayerAnimation
  /// Its keyframes; `nil` for other values.
  private let keyframes: Keyframes?
  /// The values of keyframes that are not numbers, such as colours: `keyframes` then moves through their indices. Empty
  /// for values of numbers.
  private let listed: [PropertyValue]

  /// Adds an animation of a rule.
  ///
  /// - Parameters:
  ///   - position: The position of the item in its section.
  ///   - stage: The stage in which colours are resolved: layers have no dynamic colours, so that they keep those
  ///     of the moment.
  init?(
    _ animation: LayerAnimation, ofRule rule: Int, position: Int, at time: Duration,
    in scene: ResolvedScene,
    _ stage: Stage
  ) {
    guard let plan = AnimationPlan(animation.timing, scene.scene.springFit) else { return nil }
    (self.rule, view) = (rule, animation.view)
    running = Running(start: time, plan: plan.forItem(at: position))
    var animation = animation
    animation.resolveColors { .fixed(scene.color($0, in: stage)) }
    self.animation = animation
    guard case .keyframes(let values, let keyTimes, let mode) = animation.values else {
      (keyframes, listed) = (nil, [])
      return
    }
    let isListed = animation.keyPath.valueKind == .property
    listed = isListed ? values.map(PropertyValue.init) : []
    keyframes = Keyframes(
      isListed
        ? values.indices.map { .number(Double($0)) } : values.map(PropertyValue.init),
      keyTimes, mode, animation.timingFunctions)
  }

  /// Whether it has no effect any more.
  func isOver(at time: Duration) -> Bool {
    running.isOver(at: time) && !staysAfterwards
  }

  private var staysAfterwards: Bool {
    switch animation.fillMode {
    case .forwards, .both: !animation.isRemovedOnCompletion
    case .removed, .backwards: false
    }
  }

  private var showsStartBefore: Bool {
    switch animation.fillMode {
    case .backwards, .both: true
    case .removed, .forwards: false
    }
  }

  /// Shows its value on a view that has been moved by all earlier animations.
  func apply(to view: inout PresentedView, at time: Duration) {
    let elapsed = (time - running.start).seconds
    let course = running.plan.course
    guard !isOver(at: time), elapsed >= course.delay || showsStartBefore else { return }
    let position = course.position(at: elapsed)
    if let geometry = animation.keyPath.geometry {
      let own = view.number(of: geometry)
      guard case .number(let number)? = value(at: position, own: .number(own)) else { return }
      view.show(number, for: geometry)
      return
    }
    guard let property = animation.keyPath.property else { return }
    guard property == .transform else {
      if let value = value(at: position, own: view.properties.shown(property)) {
        view.properties.show(value, for: property)
      }
      return
    }
    var parts = view.presentationParts
    guard let path = parts.numbers(of: animation.keyPath),
      case .number(let number)? = value(at: position, own: .number(parts[keyPath: path[0]]))
    else { return }
    for path in path { parts[keyPath: path] = number }
    view.presentationTransform = parts.transform
  }

  /// Returns the value at a position; `nil` if there is nothing between two values.
  private func value(at position: Course.Position, own: PropertyValue) -> PropertyValue? {
    let progress = position.progress
    let shown: PropertyValue?
    let distance: Double?
    switch animation.values {
    case .by(let number):
      guard case .number(let own) = own else { return nil }
      (shown, distance) = (.number(own + number * progress), number)
    case .basic(let from, let to):
      let own = animation.isAdditive ? .number(0) : own
      let (from, to) = (from.map(PropertyValue.init) ?? own, to.map(PropertyValue.init) ?? own)
      (shown, distance) = (Self.between(from, to, progress), Self.distance(from, to))
    case .keyframes:
      (shown, distance) = (keyframes?.value(at: progress), keyframes?.distance)
    }
    if !listed.isEmpty, case .number(let place)? = shown {
      let index = min(max(Int(place), 0), listed.count - 2)
      return Self.between(listed[index], listed[index + 1], place - Double(index))
    }
    guard case .number(var number)? = shown else { return shown }
    if animation.isCumulative, let distance { number += Double(position.pass) * distance }
    if animation.isAdditive {
      guard case .number(let own) = own else { return nil }
      number += own
    }
    return .number(number)
  }

  /// Returns the value between two others; `nil` if they are of different types.
  private static func between(
    _ from: PropertyValue, _ to: PropertyValue, _ progress: Double
  ) -> PropertyValue? {
    switch (from, to) {
    case (.number(let from), .number(let to)): .number(from + (to - from) * progress)
    case (.color, .color), (.locations, .locations), (.colors, .colors), (.path, .path),
      (.unitPoint, .unitPoint), (.offset, .offset):
      .between(from, to, progress)
    default: nil
    }
  }

  private static func distance(_ from: PropertyValue, _ to: PropertyValue) -> Double? {
    guard case (.number(let from), .number(let to)) = (from, to) else { return nil }
    return to - from
  }
}

extension Transform.Parts {
  /// Where the numbers of a key path are stored; `nil` for key paths that are not of a transform.
  fileprivate func numbers(
    of keyPath: LayerAnimation.KeyPath
  ) -> [WritableKeyPath<Transform.Parts, Double>]? {
    switch keyPath {
    case .rotation: [\.rotation]
    case .scale: [\.scaleX, \.scaleY]
    case .scaleX: [\.scaleX]
    case .scaleY: [\.scaleY]
    case .translationX: [\.translation.x]
    case .translationY: [\.translation.y]
    case .rotationX, .rotationY, .positionX, .positionY, .width, .height, .zPosition, .opacity,
      .backgroundColor, .cornerRadius, .borderColor, .borderWidth, .strokeColor, .fillColor,
      .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .path, .shadowColor, .shadowOffset,
      .shadowOpacity, .shadowRadius, .locations, .colors, .startPoint, .endPoint, .variableValue:
      nil
    }
  }
}

extension PresentedView {
  /// The parts of the transform on screen. A view that is scaled to nothing has no rotation of its own.
  fileprivate var presentationParts: Transform.Parts {
    let matrix = presentationTransform ?? attributes.transform.matrix
    return matrix.parts
      ?? Transform.Parts(
        scaleX: 0, scaleY: 0, shear: 0, rotation: 0, translation: Point(matrix.tx, matrix.ty))
  }

  /// The view's own number of its place. Views are rotated out of the plane by animations only.
  fileprivate func number(of geometry: LayerAnimation.KeyPath.Geometry) -> Double {
    switch geometry {
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .width: frame.size.width
    case .height: frame.size.height
    case .rotationX, .rotationY: 0
    }
  }

  /// Shows another number of its place. The centre stays when the size changes, and the subviews keep their
  /// distances from the top left corner, as sublayers do.
  fileprivate mutating func show(
    _ number: Double, for geometry: LayerAnimation.KeyPath.Geometry
  ) {
    var (center, size) = (Point(frame.midX, frame.midY), frame.size)
    var parts = presentationParts
    switch geometry {
    case .centerX: center.x = number
    case .centerY: center.y = number
    case .width: size.width = max(0, number)
    case .height: size.height = max(0, number)
    case .rotationX: parts.scaleY *= Elementary.cos(number)
    case .rotationY: parts.scaleX *= Elementary.cos(number)
    }
    if geometry.isOfFrame {
      frame = Rect(
        center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
    } else {
      presentationTransform = parts.transform
    }
  }
}
