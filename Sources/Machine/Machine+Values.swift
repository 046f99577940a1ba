internal import Drawing
internal import Interaction
internal import Scenes
package import Views
package import Vocabulary

/// The values of sliders, steppers, segmented controls and page controls, which touches change.
extension Machine {
  /// Which touches change values.
  enum ValueTouches: Hashable {
    /// All.
    case all
    /// Touches that choose a value, such as taps on segments; not those that drag the thumb of a slider.
    case choices
    /// None.
    case none

    /// Whether a touch may do something with a value.
    func allow(_ touch: ControlTouch.Value) -> Bool {
      switch touch {
      case .choice, .beside: self != .none
      case .drag: self == .all
      }
    }
  }

  /// A number of cells that touches on a control change.
  package struct TouchedNumber: Hashable {
    /// How the control's value follows the number.
    package let following: FollowingValue
    /// The numbers that it can have.
    let range: ClosedRange<Double>
    /// The numbers at which state graphs are explored, in ascending order.
    let explored: [Double]

    /// Returns `nil` if the state is no number.
    init?(_ following: FollowingValue, _ kind: StateKind?) {
      guard case .number(let lowest, let highest, _)? = kind else { return nil }
      self.following = following
      range = lowest...max(lowest, highest ?? StateKind.largestNumber)
      explored = (kind?.stops ?? []).compactMap { value in
        if case .number(let number) = value { number } else { nil }
      }.sorted()
    }

    /// The number for which the control has a value, with six decimals, as states are written; `nil` if there is none.
    func number(for value: Double) -> Double? {
      following.number(for: value).map {
        min(max(($0 * 1e6).rounded() / 1e6, range.lowerBound), range.upperBound)
      }
    }
  }

  /// The numbers of a scene that touches on controls change, by control.
  static func touchedNumbers(of scene: Scene) -> [ViewName: TouchedNumber] {
    let kinds = scene.stateKinds
    return scene.controls.reduce(into: [:]) { numbers, control in
      guard let following = scene.touchedNumber(of: control) else { return }
      numbers[control.name] = TouchedNumber(following, kinds[following.state])
    }
  }

  /// The machine without touches that drag thumbs.
  var withoutDragging: Machine {
    var machine = self
    machine.valueTouches = .choices
    return machine
  }

  /// The machine without touches that change values of controls.
  package var withoutValueTouches: Machine {
    var machine = self
    machine.valueTouches = .none
    return machine
  }

  /// The numbers of the scene that drags of a slider's thumb move, by control.
  package var draggedNumbers: [ViewName: String] {
    let sliders = scene.controls.filter { $0.kind == .slider }.map(\.name)
    return sliders.reduce(into: [:]) { $0[$1] = touchedNumbers[$1]?.following.state }
  }

  /// The value of a control, and a point of the viewport in the control's coordinates; `nil` if touches change none.
  func value(
    of control: ViewName, ofItem item: Int, at point: Point, in stage: Stage
  ) -> (value: TouchableValue, point: Point)? {
    guard let frame = arrangement(of: stage).frame(ofItem: item),
      let cell = cell(ofItem: item, in: stage),
      let value = cell.control(named: control)?.value,
      let own = cell.location(of: point - frame.origin, in: control)?.point
    else { return nil }
    return (value, own)
  }

  /// The ways of a finger that change the values of an item's connected controls: taps on their parts, and drags of
  /// thumbs to the next explored numbers.
  package func valueWays(ofItem item: Int, in stage: Stage) -> [PanWay] {
    guard !touchedNumbers.isEmpty, let frame = arrangement(of: stage).frame(ofItem: item),
      let cell = cell(ofItem: item, in: stage)
    else { return [] }
    let state = state(ofItem: item, in: stage)
    return connectedControls.flatMap { name -> [PanWay] in
      guard let number = touchedNumbers[name], let control = cell.control(named: name),
        control.isEnabled, let value = control.value,
        case .number(let current) = self.value(of: .custom(number.following.state), in: state)
      else { return [] }
      func way(_ target: Double, from start: Point, to end: Point) -> PanWay? {
        guard let start = cell.place(in: name, at: start), let end = cell.place(in: name, at: end)
        else { return nil }
        let place = start + frame.origin
        guard target != current, isInView(place),
          self.control(ofItem: item, at: place, in: stage)?.name == name
        else { return nil }
        return PanWay(
          recognizer: name.rawValue, number: number.following.state, target: target,
          start: place, end: end + frame.origin, isOnControl: true)
      }
      guard let size = cell.size(of: name), size.width > 0, size.height > 0 else { return [] }
      func fraction(_ point: Point) -> Point { Point(point.x / size.width, point.y / size.height) }
      switch value.way {
      case .choices(let choices):
        return choices.compactMap { choice in
          guard let target = number.number(for: choice.value) else { return nil }
          let middle = fraction(Point(choice.frame.midX, choice.frame.midY))
          return way(number.confined(target, from: current), from: middle, to: middle)
        }
      case .track(let thumb, let length):
        let middle = Point(thumb.midX, thumb.midY)
        let targets = [
          number.explored.last { $0 < current }, number.explored.first { $0 > current },
        ]
        return targets.compactMap(\.self).compactMap { target in
          guard case .number(let end) = number.following.value(for: target),
            value.range.upperBound > value.range.lowerBound
          else { return nil }
          let part = (end - value.current) / (value.range.upperBound - value.range.lowerBound)
          return way(
            target, from: fraction(middle), to: fraction(middle + Point(part * length, 0)))
        }
      }
    }
  }
}

extension Machine.TouchedNumber {
  /// The explored number that stands for another one in state graphs.
  func confined(_ number: Double, from current: Double) -> Double {
    StateKind.stop(for: number, changedFrom: current, among: explored)
  }
}
