package import Drawing
package import Interaction
internal import Scenes
package import Vocabulary

/// The controls in cells.
extension Machine {
  /// The views of an item's cell, in the cell's coordinates; `nil` if the geometry knows none.
  func cell(ofItem item: Int, in stage: Stage) -> TouchableView? {
    let arrangement = arrangement(of: stage)
    guard let frame = arrangement.frame(ofItem: item) else { return nil }
    return geometry.touchableCell(
      ofItem: item, size: frame.size, state: state(ofItem: item, in: stage), traits: stage.traits,
      places: arrangement.places(ofItem: item))
  }

  /// Returns the control of an item's cell that a touch hits; `nil` for none. The point is in the
  /// viewport's coordinates.
  package func control(ofItem item: Int, at point: Point, in stage: Stage) -> ControlTouch? {
    guard hasControls, let frame = arrangement(of: stage).frame(ofItem: item),
      let cell = cell(ofItem: item, in: stage),
      let view = cell.hit(point - frame.origin),
      let control = view.control
    else { return nil }
    let own = cell.location(of: point - frame.origin, in: view.name)?.point
    return touch(on: view.name, control, own.flatMap { control.value?.touch(at: $0) })
  }

  /// The views that a touch hits and to which recognisers are added, the outermost first. The point is in the viewport's
  /// coordinates.
  func viewsOfRecognizers(ofItem item: Int?, at point: Point, in stage: Stage) -> [ViewName] {
    let names = Set(recognizers.compactMap(\.view))
    guard !names.isEmpty, let item, let frame = arrangement(of: stage).frame(ofItem: item),
      let cell = cell(ofItem: item, in: stage)
    else { return [] }
    return cell.hitViews(point - frame.origin).map(\.name).filter(names.contains)
  }

  /// The innermost view that a touch hits and to which taps or long presses are added; `nil` for none.
  package func viewOfRecognizers(ofItem item: Int, at point: Point, in stage: Stage) -> ViewName? {
    let names = viewsOfRecognizers
    return viewsOfRecognizers(ofItem: item, at: point, in: stage).last(where: names.contains)
  }

  /// The views to which taps or long presses are added, in the order of the recognisers.
  package var viewsOfRecognizers: [ViewName] {
    var names: [ViewName] = []
    for recognizer in recognizers where recognizer.pan == nil {
      if let name = recognizer.view, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The touch that begins on a control; `nil` if the control passes it to the cell.
  ///
  /// - Parameter value: How the finger changes the control's value.
  func touch(
    on name: ViewName, _ control: TouchableView.Control, _ value: ControlTouch.Value? = nil
  ) -> ControlTouch? {
    guard control.isEnabled || scene.policies.disabledControl == .takesTouch else { return nil }
    return ControlTouch(
      name: name, isEnabled: control.isEnabled, isOn: control.isOn,
      value: value.map { valueTouches.allow($0) ? $0 : .choice(nil) },
      repeats: control.value?.repeats == true && valueTouches == .all ? 0 : nil)
  }

  /// Whether a point of the viewport is on a control that tracks a touch, or near it.
  func isNear(_ control: ViewName, ofItem item: Int, _ point: Point, in stage: Stage) -> Bool {
    guard let frame = arrangement(of: stage).frame(ofItem: item),
      let (own, size) = cell(ofItem: item, in: stage)?.location(
        of: point - frame.origin, in: control)
    else { return false }
    let reach = ControlTouch.reach
    return own.x >= -reach && own.y >= -reach && own.x < size.width + reach
      && own.y < size.height + reach
  }

  /// Returns the state of an item's cell without the states of controls on which nothing in the scene depends,
  /// as state graphs show it.
  package func connectedState(ofItem item: Int, in stage: Stage) -> CellState {
    let state = state(ofItem: item, in: stage)
    guard hasControls else { return state }
    return state.customValues.keys.reduce(state) { state, name in
      guard let control = ControlValue.control(ofState: name), !connectedControls.contains(control)
      else { return state }
      return state.setting(custom: name, to: nil)
    }
  }

  /// Returns a point in a view of an item's cell, in the viewport's coordinates; `nil` if the cell has no such
  /// view.
  package func point(
    in name: ViewName, ofItem item: Int, at fraction: Point, in stage: Stage
  ) -> Point? {
    guard let frame = arrangement(of: stage).frame(ofItem: item),
      let place = cell(ofItem: item, in: stage)?.place(in: name, at: fraction)
    else { return nil }
    return place + frame.origin
  }

  /// Whether the content begins to scroll although a control has the touch. A scroll view does not cancel the
  /// touches of controls (documented); a table view does (from memory, unverified).
  var cancelsControls: Bool { scene.cell.cellClass == .tableViewCell }
}
