package import Drawing
package import Vocabulary

/// A part of a cell on which touches come down.
package struct TouchArea: Hashable, Sendable {
  /// The control that takes the touch; `nil` if the cell does.
  package let control: ControlTouch?
  /// The innermost view around the part to which taps or long presses are added; `nil` for none.
  package let view: ViewName?
  /// From the part's coordinates to the cell's, in points.
  package let transform: Transform
  /// The size of the part, in points.
  package let size: Size

  /// The points of the part that may not be covered by another one, in the cell's coordinates: the middle first.
  package var points: [Point] {
    let fractions = [0.5, 0.1, 0.9]
    return fractions.flatMap { y in fractions.map { Point($0 * size.width, y * size.height) } }
      .map { $0.applying(transform) }
  }
}

extension TouchableView {
  /// A view that touches reach.
  struct Touchable {
    let view: TouchableView
    /// From the view's coordinates to the cell's.
    let transform: Transform
    /// The innermost view around it, or itself, of some views; `nil` for none.
    let owner: ViewName?
  }

  /// The view and its subviews, if touches reach them, from back to front. The last one that contains a point is hit, as
  /// long as no view is larger than its superview.
  ///
  /// - Parameter owners: The views of which each has the innermost one around it.
  func touchables(
    owners: [ViewName], in outer: Transform = .identity, _ owner: ViewName? = nil
  ) -> [Touchable] {
    guard isTouchable else { return [] }
    let transform = placement.concatenating(outer)
    let owner = owners.contains(name) ? name : owner
    return [Touchable(view: self, transform: transform, owner: owner)]
      + subviews.flatMap { $0.touchables(owners: owners, in: transform, owner) }
  }
}

extension Machine {
  /// Whether touches on parts of cells do other things than those on the rest.
  package var hasTouchAreas: Bool { hasControls || !viewsOfRecognizers.isEmpty }

  /// The controls of an item's cell, and the views with recognisers, with the views that may cover them, from back to
  /// front; empty if it has none. The parts of a control on which touches do different things are listed one by one.
  package func touchAreas(ofItem item: Int, in stage: Stage) -> [TouchArea] {
    guard hasTouchAreas, let cell = cell(ofItem: item, in: stage) else { return [] }
    let parts = cell.touchables(owners: viewsOfRecognizers)
    guard
      let first = parts.firstIndex(where: {
        hasControls && $0.view.control != nil || $0.owner != nil
      })
    else { return [] }
    return parts[first...].flatMap { part in
      let (view, transform) = (part.view, part.transform)
      let whole = { touch in
        TouchArea(
          control: touch, view: part.owner, transform: transform, size: view.frame.size)
      }
      guard hasControls, let control = view.control else { return [whole(nil)] }
      guard let value = control.value else { return [whole(touch(on: view.name, control))] }
      func area(_ frame: Rect) -> TouchArea {
        TouchArea(
          control: touch(on: view.name, control, value.touch(at: Point(frame.midX, frame.midY))),
          view: part.owner,
          transform: Transform.translation(frame.origin).concatenating(transform),
          size: frame.size)
      }
      return switch value.way {
      case .choices(let choices): choices.map { area($0.frame) }
      case .track(let thumb, _): [whole(touch(on: view.name, control, .beside)), area(thumb)]
      }
    }
  }
}
