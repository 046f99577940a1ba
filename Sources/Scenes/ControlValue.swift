internal import Interaction
internal import Messages
internal import Motion
package import Views
package import Vocabulary

/// The value of a control that touches change. Predicates, texts and values that follow numbers name it after the
/// control, as in `period.selectedSegmentIndex`.
///
/// A cell's state contains it as a number of that name, unless the property follows another number of the scene, which
/// touches change then.
package enum ControlValue: String, ControlProperty, CaseIterable, Hashable, Sendable {
  /// The value of a slider or stepper.
  case value
  /// The segment of a segmented control.
  case selectedSegmentIndex
  /// The page of a page control.
  case currentPage

  /// How long the selection of a segmented control takes to reach another segment. Our choice: UIKit's is unpublished.
  private static let selectionDuration: Duration = .milliseconds(300)

  /// The value of controls of a kind; `nil` if touches change none.
  package init?(of kind: ViewKind) {
    guard let value = Self.allCases.first(where: { $0.applies(to: kind) }) else { return nil }
    self = value
  }

  /// The property that has the value.
  package var property: PropertyName {
    switch self {
    case .value: SliderProperties.value.name
    case .selectedSegmentIndex: SegmentedControlProperties.selectedSegmentIndex.name
    case .currentPage: PageControlProperties.currentPage.name
    }
  }

  /// How the control shows a new value; `nil` for at once.
  package var animation: Animation? {
    switch self {
    case .selectedSegmentIndex: Animation(duration: Self.selectionDuration, curve: .easeInOut)
    case .value, .currentPage: nil
    }
  }

  /// The kind of a control's number as long as the control is not known.
  package static let anyKind = StateKind.number(
    from: -StateKind.largestNumber, through: StateKind.largestNumber)

  /// The control whose flag or value a state is; `nil` for other states.
  package static func control(ofState name: String) -> ViewName? {
    ControlFlag.parts(of: name)?.control ?? parts(of: name)?.control
  }
}

extension Scene {
  /// The maximum number of values of a stepper that state graphs distinguish. Our choice.
  private static let mostExploredSteps = 10

  /// The number of the scene that the value of a control follows in the template, so that touches change it; `nil` for
  /// none.
  package func touchedNumber(of control: View) -> FollowingValue? {
    guard let value = ControlValue(of: control.kind),
      case .following(let following)? = control.properties[value.property],
      ViewportNumber(rawValue: following.state) == nil
    else { return nil }
    return following
  }

  /// Why the value of a control cannot be asked for as a number; `nil` if it can.
  package func objection(to value: ControlValue, of control: View) -> String? {
    let name = control.name.rawValue.shortened
    guard value.applies(to: control.kind) else {
      return "\(control.kind.nameInSentence) has no \(value.rawValue)"
    }
    if case .following(let following)? = control.properties[value.property] {
      return "\(name).\(value.rawValue) follows \(following.state.shortened); use that state"
    }
    if assignsLater(value.property, of: control.name) {
      return
        "the scene assigns \(name).\(value.rawValue) itself; use the state on which that depends"
    }
    return kind(of: value, control) == nil ? "\(name) has no two values" : nil
  }

  /// Whether touches on a control change a number.
  package func changesValue(_ control: View) -> Bool {
    guard let value = ControlValue(of: control.kind) else { return false }
    return touchedNumber(of: control) != nil || objection(to: value, of: control) == nil
  }

  /// The possible numbers of a control's value, with any assignments of items and rules; `nil` if there are no two.
  package func kind(of value: ControlValue, _ control: View) -> StateKind? {
    func numbers(_ property: PropertyName, _ standard: Double) -> [Double] {
      let own = control.properties[property]?.plainNumber ?? standard
      return [own] + literals(of: property, control.name).compactMap(\.plainNumber)
    }
    func range(_ lowest: [Double], _ highest: [Double]) -> (Double, Double)? {
      guard let lowest = lowest.min(), let highest = highest.max(), lowest < highest else {
        return nil
      }
      return (
        max(lowest, -StateKind.largestNumber), min(highest, StateKind.largestNumber)
      )
    }
    let standard = value.property.definition.defaultValue.plainNumber ?? 0
    let starts = numbers(value.property, standard)
    let ends: (Double, Double)?
    var step: Double?
    switch value {
    case .value:
      let isStepper = control.kind == .stepper
      ends = range(
        numbers(SliderProperties.minimumValue.name, 0),
        numbers(SliderProperties.maximumValue.name, isStepper ? 100 : 1))
      if isStepper { step = control.properties[.stepValue] ?? 1 }
    case .selectedSegmentIndex:
      let own: [String] = control.properties[.items] ?? []
      var most = own.count
      for case .words(let list) in literals(of: .items, control.name) {
        most = max(most, list.count)
      }
      let last = Double(most) - 1
      ends = range([starts.contains { $0 < 0 } ? -1 : 0], [last])
      step = 1
    case .currentPage:
      let pages = numbers(PageControlProperties.numberOfPages.name, 0)
      ends = range([0], [(pages.max() ?? 0) - 1])
      step = 1
    }
    guard let (lowest, highest) = ends else { return nil }
    let inside = starts.filter { (lowest...highest).contains($0) }
    var stops = Set([lowest, highest] + inside)
    if let step, step > 0 {
      let isLimited =
        value == .value && (highest - lowest) / step >= Double(Self.mostExploredSteps)
      let steps =
        isLimited ? [lowest + step] : Array(stride(from: lowest, through: highest, by: step))
      stops.formUnion(steps)
    }
    return .number(from: lowest, through: highest, stops: stops.sorted())
  }

  /// The numbers that the value of a control can have, by the name of the value, as `level.value`; `nil` for other names.
  package func kindOfControlValue(named name: String) -> StateKind? {
    guard let (name, value) = ControlValue.parts(of: name),
      let control = controls.first(where: { $0.name == name }), value.applies(to: control.kind)
    else { return nil }
    return kind(of: value, control)
  }

  /// The values that items and rules assign to a property of a view.
  private func literals(of property: PropertyName, _ view: ViewName) -> [PropertyValue] {
    let items = collectionView.sections.flatMap(\.items.cycle).flatMap(\.assignments)
    return (rules.flatMap(\.assignments) + items)
      .filter { $0.view == view && $0.property == property }.map(\.value)
  }

  /// The names of the states that values of the scene follow, or that multiply its constraints.
  var followedNames: Set<String> {
    let factors = cell.constraintLists.flatMap { $0.constraints.compactMap(\.factor) }
    return valueLists.joined().reduce(into: Set(factors)) { $0.formUnion($1.followedStates) }
  }
}
