package import Interaction
internal import Motion
internal import OrderedCollections
package import Scenes
internal import Views
internal import Vocabulary

/// The states of controls, which every scene with controls has, and the rules of what spins.
extension Scene {
  /// The scene with a custom state for each flag of its controls that touches set or that the scene names.
  /// Predicates that ask for `on` and `off` refer to the one that differs from the template.
  var tellingControls: Scene {
    let controls = controls
    guard !controls.isEmpty else { return self }
    var scene = self
    let named = namedControlStates
    let declared = Set(states.map(\.name))
    for control in controls {
      for flag in ControlFlag.allCases where objection(to: flag, of: control) == nil {
        let name = flag.stateName(of: control.name)
        let isUsed =
          switch flag {
          // Controls with a number as their value do not look different while a finger is on them.
          case .highlighted:
            ControlValue(of: control.kind) == nil && mayBeTouched(control) || named.contains(name)
          case .selected, .disabled, .focused: named.contains(name)
          case .on, .off: flag.value != control.isOnInTemplate
          }
        guard isUsed, !declared.contains(name) else { continue }
        var state = CustomState(name, assignments: [:])
        state.isImplied = true
        scene.states.append(state)
      }
    }
    scene.takeInitialFlags(of: controls)
    for control in controls { scene.addValue(of: control) }
    let startsOn = switchesThatStartOn
    for index in scene.rules.indices {
      scene.rules[index].when = scene.rules[index].when.askingForSwitches(startsOn)
      scene.rules[index].completion = scene.rules[index].completion.map {
        $0.askingForSwitches(startsOn)
      }
    }
    for index in scene.states.indices {
      scene.states[index].events = scene.states[index].events.mapValues {
        $0.mapping { $0.askingForSwitches(startsOn) }
      }
    }
    scene.actions = scene.actions.mapValues { actions in
      actions.map { $0.askingForSwitches(startsOn) }
    }
    scene.collectionView.mapConditions { $0.askingForSwitches(startsOn) }
    scene.scripts = scene.scripts.mapValues { script in
      TouchScript(script.steps.map { $0.settingSwitches(startsOn) })
    }
    guard controls.contains(where: { $0.kind == .switch }) else { return scene }
    return scene.mapValues { value, _ in
      guard case .colorTransformer(let transformer?) = value else { return value }
      return .colorTransformer(transformer.mappingConditions { $0.askingForSwitches(startsOn) })
    }
  }

  /// Returns what a predicate of the scene asks in the loaded scene, where a switch has a state only for the side that
  /// differs from the template: `on` of a switch that is on in the template is `not off`.
  package func askingForSwitches(_ predicate: CellPredicate) -> CellPredicate {
    predicate.askingForSwitches(switchesThatStartOn)
  }

  /// Whether touches may reach a control: not if the template disables its user interaction and nothing else assigns it.
  private func mayBeTouched(_ control: View) -> Bool {
    let isEnabled: Bool? = control.properties[.isUserInteractionEnabled]
    let items = collectionView.sections.flatMap(\.items.cycle).flatMap(\.assignments)
    return isEnabled != false
      || (rules.flatMap(\.assignments) + items).contains {
        $0.view == control.name && $0.property == PropertyName.isUserInteractionEnabled
      }
  }

  /// Replaces what items assign to controls by initial values of the controls' states, so that touches can change
  /// it.
  private mutating func takeInitialFlags(of controls: [View]) {
    let names = Set(states.map(\.name))
    let startsOn = switchesThatStartOn
    for section in collectionView.sections.indices {
      for index in collectionView.sections[section].items.cycle.indices {
        var item = collectionView.sections[section].items.cycle[index]
        for (name, value) in item.states {
          let set = StateChange.Value(.custom(name), value).settingSwitches(startsOn: startsOn)
          guard case .custom(let other) = set.word, other != name else { continue }
          item.states[name] = nil
          if item.states[other] == nil { item.states[other] = set.value }
        }
        for control in controls {
          for flag in ControlFlag.allCases where names.contains(flag.stateName(of: control.name)) {
            let name = flag.stateName(of: control.name)
            guard flag != .highlighted, objection(to: flag, of: control) == nil,
              let given = item.assignments.last(where: {
                $0.view == control.name && $0.property == flag.property
              })?.boolean
            else { continue }
            item.assignments.removeAll { $0.view == control.name && $0.property == flag.property }
            if item.states[name] == nil { item.states[name] = .flag(given == flag.value) }
          }
        }
        collectionView.sections[section].items.cycle[index] = item
      }
    }
  }

  /// Adds the number that touches on a control change, if the scene does not assign the control's value. The
  /// control follows the number, and what items assign are its initial values.
  private mutating func addValue(of control: View) {
    guard let value = ControlValue(of: control.kind), objection(to: value, of: control) == nil,
      let kind = kind(of: value, control),
      case .number(let lowest, let highest?, _) = kind
    else { return }
    func limited(_ number: Double) -> StateValue { .number(min(max(number, lowest), highest)) }
    let (name, property) = (value.stateName(of: control.name), value.property)
    let written = control.properties[property] ?? property.definition.defaultValue
    var state = CustomState(
      name, kind, initialValue: limited(written.plainNumber ?? lowest), source: .gesture,
      animation: value.animation)
    state.isImplied = true
    states.append(state)
    var following = FollowingValue(name, times: 1)
    if case .integer = property.definition.type {
      following = FollowingValue(
        name,
        stops: [lowest, highest].map {
          FollowingValue.Stop(number: $0, value: .integer(Int($0)))
        })
    }
    cell.editInPlace { $0.set(property, of: control.name, to: .following(following)) }
    for section in collectionView.sections.indices {
      for index in collectionView.sections[section].items.cycle.indices {
        var item = collectionView.sections[section].items.cycle[index]
        let own = item.assignments.last {
          $0.view == control.name && $0.property == property
        }
        guard let number = own?.value.plainNumber else { continue }
        item.assignments.removeAll { $0.view == control.name && $0.property == property }
        if item.states[name] == nil { item.states[name] = limited(number) }
        collectionView.sections[section].items.cycle[index] = item
      }
    }
  }

  /// How controls look in their states, as rules that apply after those of the scene.
  var controlRules: [Rule] {
    controls.flatMap { control in
      states.compactMap { state -> Rule? in
        guard let (name, flag) = ControlFlag.parts(of: state.name), name == control.name else {
          return nil
        }
        let property: Property<Bool> =
          switch flag {
          case .highlighted: .isHighlighted
          case .selected: .isSelected
          case .disabled: .isEnabled
          case .focused: .isFocused
          case .on, .off: .isOn
          }
        let animations = flag.animations(of: control.kind)
        return Rule(
          when: .custom(state.name), .set(property, of: name, to: flag.value),
          animation: animations.setting, leaving: animations.clearing)
      }
    }
  }
}

extension CollectionView {
  /// Replaces the answers of the delegate, and the conditions of context menus and swipe actions.
  fileprivate mutating func mapConditions(_ change: (CellPredicate) -> CellPredicate) {
    delegate.shouldHighlightItem.answer = change(delegate.shouldHighlightItem.answer)
    delegate.shouldSelectItem.answer = change(delegate.shouldSelectItem.answer)
    delegate.shouldDeselectItem.answer = change(delegate.shouldDeselectItem.answer)
    func mapped(_ actions: [SwipeActions.Action]) -> [SwipeActions.Action] {
      actions.map { action in
        var action = action
        action.when = change(action.when)
        return action
      }
    }
    contextMenu = mapped(contextMenu)
    if let leading = leadingSwipeActions { leadingSwipeActions?.actions = mapped(leading.actions) }
    if let trailing = trailingSwipeActions {
      trailingSwipeActions?.actions = mapped(trailing.actions)
    }
  }
}

extension EventAction {
  /// Returns the action with the states of switches that cells have, in its condition and in what it sets.
  fileprivate func askingForSwitches(_ startsOn: Set<ViewName>) -> EventAction {
    var action = self
    action.when = when.askingForSwitches(startsOn)
    if case .set(let change) = call { action.call = .set(change.settingSwitches(startsOn)) }
    return action
  }
}

extension TouchScript.Step {
  /// Returns the step with the states of switches that cells have.
  fileprivate func settingSwitches(_ startsOn: Set<ViewName>) -> TouchScript.Step {
    guard case .app(.set(let change)) = self else { return self }
    return .app(.set(change.settingSwitches(startsOn)))
  }
}

extension StateChange {
  /// Returns the change with the states of switches that cells have.
  fileprivate func settingSwitches(_ startsOn: Set<ViewName>) -> StateChange {
    StateChange(item: item, values: values.map { $0.settingSwitches(startsOn: startsOn) })
  }
}

extension ControlFlag {
  /// How long a switch takes to reach its other side (measured by others).
  private static let toggleDuration: Duration = .milliseconds(200)
  /// How long the thumb of a switch takes to stretch (measured by others).
  private static let stretchDuration: Duration = .milliseconds(300)
  /// How long the look of a pressed button takes to fade after the touch. Our choice: UIKit's is
  /// unpublished.
  private static let releaseDuration: Duration = .milliseconds(250)

  /// The animations when touches set and clear the flag.
  fileprivate func animations(of kind: ViewKind) -> (setting: Animation?, clearing: Animation?) {
    func curve(_ duration: Duration) -> Animation {
      Animation(duration: duration, curve: .easeInOut)
    }
    switch self {
    case .highlighted:
      return kind == .switch
        ? (curve(Self.stretchDuration), nil)
        : (nil, curve(Self.releaseDuration))
    case .on, .off: return (curve(Self.toggleDuration), nil)
    case .selected, .disabled, .focused: return (nil, nil)
    }
  }
}

extension CellPredicate {
  /// Returns the predicate with `on` and `off` of switches replaced by the state that differs from the
  /// template.
  ///
  /// - Parameter startsOn: The switches that are on in the template.
  fileprivate func askingForSwitches(_ startsOn: Set<ViewName>) -> CellPredicate {
    switch self {
    case .custom(let name):
      return ControlFlag.opposite(of: name, startsOn: startsOn).map { .not(.custom($0)) } ?? self
    case .touchInside, .constant, .flag, .value, .traits, .contentSize, .item, .section,
      .place:
      return self
    case .not(let predicate):
      let asked = predicate.askingForSwitches(startsOn)
      // "not on" is "off", and not "not not off".
      if case .custom = predicate, case .not(let state) = asked { return state }
      return .not(asked)
    case .and(let a, let b):
      return .and(a.askingForSwitches(startsOn), b.askingForSwitches(startsOn))
    case .or(let a, let b): return .or(a.askingForSwitches(startsOn), b.askingForSwitches(startsOn))
    }
  }
}

extension Cell {
  /// Sets a property of one of the scene's own views.
  fileprivate mutating func set(
    _ property: PropertyName, of name: ViewName, to value: PropertyValue
  ) {
    func edit(_ views: inout [View]) {
      for index in views.indices {
        if views[index].name == name { views[index].properties[property] = value }
        edit(&views[index].subviews)
      }
    }
    for member in [
      \Cell.backgroundView, \.selectedBackgroundView, \.multipleSelectionBackgroundView,
    ] {
      guard var container = self[keyPath: member] else { continue }
      edit(&container.subviews)
      self[keyPath: member] = container
    }
    if var configuration = backgroundConfiguration {
      var views = configuration.customView.map { [$0] } ?? []
      edit(&views)
      configuration.customView = views.first
      backgroundConfiguration = configuration
    }
    edit(&contentView.subviews)
    edit(&subviews)
  }
}
