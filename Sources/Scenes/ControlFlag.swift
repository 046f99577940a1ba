package import Interaction
internal import Messages
internal import OrderedCollections
package import Views
package import Vocabulary

/// A part of a control's own state (`UIControl.State`, `UISwitch.isOn`). Predicates name it after the
/// control, as in `like.highlighted`.
///
/// A cell's state contains it as a custom state of that name.
package enum ControlFlag: String, ControlProperty, CaseIterable, Hashable, Sendable {
  /// A finger is on the control.
  case highlighted
  /// The button is selected; the app sets it.
  case selected
  /// The control is disabled; the app sets it.
  case disabled
  /// The keyboard's focus is on the control; the app sets it.
  case focused
  /// A switch that is off in the template is on.
  case on
  /// A switch that is on in the template is off.
  case off

  /// The property of the control that shows the flag.
  package var property: PropertyName {
    switch self {
    case .highlighted: .isHighlighted
    case .selected: .isSelected
    case .disabled: .isEnabled
    case .focused: .isFocused
    case .on, .off: .isOn
    }
  }

  /// The value of the property while the flag is set.
  package var value: Bool {
    switch self {
    case .highlighted, .selected, .focused, .on: true
    case .disabled, .off: false
    }
  }

  /// Whether touches set the flag, and not the app.
  package var isSetByTouches: Bool {
    switch self {
    case .highlighted, .on, .off: true
    case .selected, .disabled, .focused: false
    }
  }

  /// Whether it is the position of a switch.
  package var isOfSwitches: Bool { otherSide != nil }

  /// The flag of the other side of a switch; `nil` for flags that are not of switches.
  package var otherSide: ControlFlag? {
    switch self {
    case .on: .off
    case .off: .on
    case .highlighted, .selected, .disabled, .focused: nil
    }
  }
}

extension ControlFlag {
  /// The state that cells have instead of the one with a name, with the opposite value: they have a state only for the
  /// side of a switch that differs from the template. `nil` if they have the state itself.
  ///
  /// - Parameter startsOn: The switches that are on in the template.
  package static func opposite(of name: String, startsOn: Set<ViewName>) -> String? {
    guard let (control, flag) = parts(of: name), let other = flag.otherSide,
      flag.value == startsOn.contains(control)
    else { return nil }
    return other.stateName(of: control)
  }
}

extension StateChange.Value {
  /// Returns the same as a value of a state that cells have: `toggle.on: false` of a switch that is on in the template is
  /// `toggle.off: true`.
  ///
  /// - Parameter startsOn: The switches that are on in the template.
  package func settingSwitches(startsOn: Set<ViewName>) -> StateChange.Value {
    guard case .custom(let name) = word, case .flag(let holds) = value,
      let other = ControlFlag.opposite(of: name, startsOn: startsOn)
    else { return self }
    return StateChange.Value(.custom(other), .flag(!holds))
  }
}

extension View {
  /// Whether it is a switch that is on in the template.
  package var isOnInTemplate: Bool { properties[.isOn] ?? false }
}

extension ViewKind {
  /// Whether views of the kind are controls (`UIControl`), which take touches.
  package var isControl: Bool { Self.wordsOfControls.contains(word) }

  /// The words of the kinds that can be disabled.
  private static let wordsOfControls = Set(
    PropertyName.isEnabled.definition.owners.compactMap { owner in
      if case .view(let kind) = owner { kind.word } else { nil }
    })
}

extension Scene {
  /// The controls in the cell, in the order of the scene.
  package var controls: [View] {
    var controls: [View] = []
    func add(_ views: [View]) {
      for view in views {
        if view.kind.isControl { controls.append(view) }
        add(view.subviews)
      }
    }
    for list in cell.viewLists { add(list.views) }
    return controls
  }

  /// The switches that are on in the template. Cells have the state `off` of these, and `on` of the others.
  package var switchesThatStartOn: Set<ViewName> {
    Set(controls.filter(\.isOnInTemplate).map(\.name))
  }

  /// The views in the cell with their subviews, in the order of the scene.
  package var cellViews: [View] {
    func all(_ views: [View]) -> [View] { views.flatMap { [$0] + all($0.subviews) } }
    return cell.viewLists.flatMap { all($0.views) }
  }

  /// Whether a rule assigns a property of a view, or an item assigns a value that follows a state. An item's own
  /// `true`, `false` or number is the initial state of its control.
  package func assignsLater(_ property: PropertyName, of view: ViewName) -> Bool {
    func isMeant(_ assignment: Assignment) -> Bool {
      assignment.view == view && assignment.property == property
    }
    let items = collectionView.sections.flatMap(\.items.cycle).flatMap(\.assignments)
    return rules.flatMap(\.assignments).contains(where: isMeant)
      || items.contains { isMeant($0) && $0.boolean == nil && $0.value.plainNumber == nil }
  }

  /// Why a flag of a control cannot be used as a state; `nil` if it can.
  package func objection(to flag: ControlFlag, of control: View) -> String? {
    let name = control.name.rawValue.shortened
    guard flag.applies(to: control.kind) else {
      let flags = ControlFlag.allCases.filter { $0.applies(to: control.kind) }.map(\.rawValue)
      return "\(control.kind.nameInSentence) is never \(flag.rawValue); \(name) has"
        + " \(flags.joined(separator: ", "))"
    }
    let isAssigned =
      switch flag {
      case .highlighted: false
      case .selected, .disabled, .focused:
        control.properties[flag.property] != nil || assignsLater(flag.property, of: control.name)
      case .on, .off: assignsLater(flag.property, of: control.name)
      }
    return isAssigned
      ? "the scene assigns \(name).\(flag.property.rawValue) itself; use the state on which that depends"
      : nil
  }

  /// The states of controls that events, predicates, scripts, items and snapshots of the scene name.
  package var namedControlStates: Set<String> {
    var names = Set(states.map(\.name))
    for predicate in predicates { names.formUnion(predicate.customStates) }
    for step in scripts.values.flatMap(\.steps) {
      guard case .app(.set(let change)) = step else { continue }
      names.formUnion(change.values.map(\.word.text))
    }
    names.formUnion(actionValues.map(\.word.text))
    for item in collectionView.sections.flatMap(\.items.cycle) { names.formUnion(item.states.keys) }
    if case .list(let list) = snapshots.states {
      for state in list { names.formUnion(state.customValues.keys) }
    }
    return names.filter { ControlFlag.parts(of: $0) != nil }
  }

  /// The predicates that a cell's states and its look depend on.
  package var predicates: [CellPredicate] {
    let delegate = collectionView.delegate
    return rules.map(\.when)
      + states.flatMap { $0.events.values.flatMap(\.predicates) }
      + [delegate.shouldHighlightItem, delegate.shouldSelectItem, delegate.shouldDeselectItem]
      .map(\.answer) + actionPredicates + transformerPredicates
  }

  /// The predicates of colour transformers.
  private var transformerPredicates: [CellPredicate] {
    let names: [PropertyName] = [.backgroundColorTransformer, .strokeColorTransformer]
    let written = names.compactMap { cell.backgroundConfiguration?.properties[$0] }
    let assignments =
      rules.flatMap(\.assignments)
      + collectionView.sections.flatMap(\.items.cycle).flatMap(\.assignments)
    let assigned = assignments.filter { names.contains($0.property) }.map(\.value)
    return (written + assigned).flatMap { value -> [CellPredicate] in
      guard case .colorTransformer(.answers(let answers)?) = value else { return [] }
      return answers.map(\.when)
    }
  }

  /// The names of the controls that something in the scene depends on: an event that assigns a state, a predicate, or
  /// what follows their values.
  package var connectedControls: [ViewName] {
    let names = namesOfControls
    guard !names.isEmpty else { return [] }
    let declared = Set(states.map(\.name) + actionValues.map(\.word.text))
    let asked = predicates.reduce(into: declared) { $0.formUnion($1.customStates) }
    let named = Set(asked.compactMap { ControlFlag.parts(of: $0)?.control })
    let followed = followedNames.union(asked)
    let shown = Set(
      controls.filter { control in
        touchedNumber(of: control) != nil
          || ControlValue(of: control.kind).map {
            followed.contains($0.stateName(of: control.name))
          }
            == true
      }.map(\.name))
    let heard = Set(
      (states.flatMap(\.events.keys) + actions.keys).compactMap { event -> ViewName? in
        if case .control(let name, _) = event { name } else { nil }
      })
    return names.filter {
      named.contains($0) || heard.contains($0) || shown.contains($0)
    }
  }
}
