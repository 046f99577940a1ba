package import Drawing
package import Vocabulary

/// A view of a cell as touches see it, with its subviews. Coordinates are the superview's, in points.
package struct TouchableView: Sendable {
  /// The properties of a control on which the effect of a touch depends.
  package struct Control: Hashable, Sendable {
    /// Whether it is enabled.
    package let isEnabled: Bool
    /// Whether a switch is on; `nil` for other controls.
    package let isOn: Bool?
    /// How touches change the value; `nil` for controls without one, and for switches.
    package let value: TouchableValue?

    /// Creates a control.
    package init(isEnabled: Bool, isOn: Bool? = nil, value: TouchableValue? = nil) {
      self.isEnabled = isEnabled
      self.isOn = isOn
      self.value = value
    }
  }

  /// The name.
  package let name: ViewName
  /// The frame as layout gives it.
  package let frame: Rect
  /// The transform about the middle of the frame.
  package let transform: Transform
  /// Whether touches reach the view: it is visible and its user interaction is enabled.
  package let isTouchable: Bool
  /// Whether it takes touches alone (`UIView.isExclusiveTouch`).
  package let isExclusive: Bool
  /// The control; `nil` for other views.
  package let control: Control?
  /// The subviews, from back to front.
  package let subviews: [TouchableView]

  /// Creates a view.
  package init(
    _ name: ViewName, frame: Rect, transform: Transform = .identity, isTouchable: Bool = true,
    isExclusive: Bool = false, control: Control? = nil, subviews: [TouchableView] = []
  ) {
    self.name = name
    self.frame = frame
    self.transform = transform
    self.isTouchable = isTouchable
    self.isExclusive = isExclusive
    self.control = control
    self.subviews = subviews
  }

  /// Returns the view that a touch hits, as `UIView.hitTest` does: the front-most subview that contains the
  /// point, or the view itself. `nil` if the view does not contain the point or touches do not reach it.
  package func hit(_ point: Point) -> TouchableView? { hitViews(point).last }

  /// The view that a touch hits with those around it, which come first; empty if it hits none.
  func hitViews(_ point: Point) -> [TouchableView] {
    guard isTouchable, let own = convert(point),
      Rect(origin: .zero, size: frame.size).contains(own)
    else { return [] }
    for view in subviews.reversed() {
      let views = view.hitViews(own)
      if !views.isEmpty { return [self] + views }
    }
    return [self]
  }

  /// The control with a name, among the view and its subviews; `nil` if there is none.
  func control(named name: ViewName) -> Control? {
    if name == self.name { return control }
    return subviews.lazy.compactMap { $0.control(named: name) }.first
  }

  /// The size of a view, in points; `nil` if there is no such view.
  func size(of name: ViewName) -> Size? {
    if name == self.name { return frame.size }
    return subviews.lazy.compactMap { $0.size(of: name) }.first
  }

  /// Returns a point in the coordinates of a view with its size; `nil` if there is no such view.
  package func location(of point: Point, in name: ViewName) -> (point: Point, size: Size)? {
    guard let own = convert(point) else { return nil }
    if name == self.name { return (own, frame.size) }
    return subviews.lazy.compactMap { $0.location(of: own, in: name) }.first
  }

  /// Returns the point at a fraction of a view's width and height; `nil` if there is no such view.
  package func place(in name: ViewName, at fraction: Point) -> Point? {
    let own: Point? =
      name == self.name
      ? Point(fraction.x * frame.size.width, fraction.y * frame.size.height)
      : subviews.lazy.compactMap { $0.place(in: name, at: fraction) }.first
    return own?.applying(placement)
  }

  /// The transform from the view's coordinates to its superview's.
  var placement: Transform {
    let middle = Point(frame.size.width / 2, frame.size.height / 2)
    return Transform.translation(.zero - middle).concatenating(transform)
      .concatenating(.translation(middle + frame.origin))
  }

  /// Converts a point of the superview to the view's coordinates; `nil` if the transform has no inverse.
  private func convert(_ point: Point) -> Point? {
    guard transform != .identity else { return point - frame.origin }
    let map = placement
    let determinant = map.a * map.d - map.b * map.c
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    let (x, y) = (point.x - map.tx, point.y - map.ty)
    return Point((map.d * x - map.c * y) / determinant, (map.a * y - map.b * x) / determinant)
  }
}
