internal import Drawing
internal import Interaction
internal import Machine
internal import Scenes
internal import Validation
internal import Vocabulary

/// Touches on controls in cells.
extension TransitionTable {
  /// A part of a cell that takes touches, as the page's script knows it.
  struct Area: Hashable {
    /// The number of the control, or of the view with recognisers; −1 for a view in front of one, whose touches press the
    /// cell.
    let control: Int
    /// 0 for a control that is disabled, otherwise 1.
    let isEnabled: Int
    /// 1 for a switch that is on, 0 for one that is off, −1 for others; −2, −3 and so on for the parts of a control on
    /// which touches do different things.
    let isOn: Int
    fileprivate let area: TouchArea

    /// Creates an area.
    ///
    /// - Parameter part: Its number among the areas of the control.
    init(_ area: TouchArea, control: Int, part: Int) {
      self.area = area
      self.control = control
      isEnabled = area.control?.isEnabled == false ? 0 : 1
      isOn =
        area.control?.value == nil
        ? area.control?.isOn.map { $0 ? 1 : 0 } ?? -1 : -2 - part
    }

    /// The name of a touch on it.
    var action: String { "down \(control) \(isEnabled) \(isOn)" }

    /// The control or the view with recognisers; `nil` for a view in front of one.
    var name: ViewName? { control < 0 ? nil : area.control?.name ?? area.view }

    /// The number of the part of a control; 0 if it has only one.
    var part: Int { max(-2 - isOn, 0) }

    /// The control, its size, the transform from its coordinates to the cell's, and the attributes of its handle.
    ///
    /// - Parameter attributes: What screen readers say of the handle; `nil` for an area without one.
    func json(_ attributes: JSONValue?) -> JSONValue {
      let t = area.transform
      let numbers = [
        Double(control), Double(isEnabled), Double(isOn), area.size.width, area.size.height, t.a,
        t.b, t.c, t.d, t.tx, t.ty,
      ]
      let list = numbers.map { JSONValue.number($0, places: 6) }
      return .array(list + (attributes.map { [$0] } ?? []))
    }
  }

  /// The controls of an item's cell, the views with recognisers, and what covers them, from back to front.
  func areas(ofItem item: Int, in stage: Stage) -> [Area] {
    areas(ofItem: item, in: stage, by: machine)
  }

  /// The same in a stage of a machine with other traits.
  func areas(ofItem item: Int, in stage: Stage, by machine: Machine) -> [Area] {
    guard !controls.isEmpty else { return [] }
    var parts: [Int: Int] = [:]
    return machine.touchAreas(ofItem: item, in: stage).map { area in
      let name = area.control?.name ?? area.view
      let control = name.flatMap { controls.firstIndex(of: $0) } ?? -1
      let part = parts[control, default: 0]
      parts[control] = part + 1
      return Area(area, control: control, part: part)
    }
  }

  /// A point where a touch hits a control, in the viewport; `nil` if it is covered.
  func point(on area: Area, ofItem item: Int, in stage: Stage) -> Point? {
    guard let frame = machine.arrangement(of: stage).frame(ofItem: item) else { return nil }
    return area.area.points.lazy.map { $0 + frame.origin }.first {
      machine.item(at: $0, in: stage) == item
        && machine.control(ofItem: item, at: $0, in: stage) == area.area.control
        && machine.viewOfRecognizers(ofItem: item, at: $0, in: stage) == area.area.view
    }
  }

  /// The states of controls on which nothing in the scene depends, which charts do not show.
  var quietStates: [String] {
    machine.loaded.scene.states.map(\.name).filter { name in
      ControlValue.control(ofState: name).map { !machine.connectedControls.contains($0) } ?? false
    }
  }
}
