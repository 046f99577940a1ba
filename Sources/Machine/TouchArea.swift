package import Drawing

/// A part of a cell on which touches come down.
package struct TouchArea: Hashable, Sendable {
  /// The control that takes the touch; `nil` if the cell does.
  package let control: ControlTouch?
  /// From the part's coordinates to the cell's, in points.
  package let transform: Transform
  /// The size of the part, in points.
  package let size: Size

  /// The points of the part that may not be covered by another one, in the cell's coordinates: the middle first.
  package var points: [Point] {
    let fractions = [0.5, 0.1, 0.9]
    return fractions.flatMap { y in fractions.map { Point($0 * size.width, y * size.height) } }
      .map(transform.apply)
  }
}

extension TouchableView {
  /// The view and its subviews, if touches reach them, from back to front, each with the transform from its coordinates
  /// to the cell's. The last one that contains a point is hit, as long as no view is larger than its superview.
  func touchables(in outer: Transform = .identity) -> [(view: TouchableView, transform: Transform)]
  {
    guard isTouchable else { return [] }
    let own = placement.concatenating(outer)
    return [(self, own)] + subviews.flatMap { $0.touchables(in: own) }
  }
}

extension Machine {
  /// The controls of an item's cell with the views that may cover them, from back to front; empty if it has none. The
  /// parts of a control on which touches do different things are listed one by one.
  package func touchAreas(ofItem item: Int, in stage: Stage) -> [TouchArea] {
    guard hasControls, let cell = cell(ofItem: item, in: stage) else { return [] }
    let views = cell.touchables()
    guard let first = views.firstIndex(where: { $0.view.control != nil }) else { return [] }
    return views[first...].flatMap { view, transform in
      let whole = { touch in TouchArea(control: touch, transform: transform, size: view.frame.size)
      }
      guard let control = view.control else { return [whole(nil)] }
      guard let value = control.value else { return [whole(touch(on: view.name, control))] }
      func part(_ frame: Rect) -> TouchArea {
        TouchArea(
          control: touch(on: view.name, control, value.touch(at: Point(frame.midX, frame.midY))),
          transform: Transform.translation(frame.origin).concatenating(transform),
          size: frame.size)
      }
      return switch value.way {
      case .choices(let choices): choices.map { part($0.frame) }
      case .track(let thumb, _): [whole(touch(on: view.name, control, .beside)), part(thumb)]
      }
    }
  }
}
