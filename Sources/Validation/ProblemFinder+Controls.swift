internal import Interaction
internal import Messages
internal import OrderedCollections
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks events and states of controls.
extension ProblemFinder {
  /// Checks that a control exists and can have a flag.
  mutating func check(_ flag: ControlFlag, of name: ViewName, _ path: ScenePath) {
    guard let control = control(named: name, path) else { return }
    if let objection = scene.objection(to: flag, of: control) { add(path, objection) }
  }

  /// Checks a state that is not declared but has the name of a control's flag or value. Returns whether it has such a
  /// name.
  ///
  /// - Parameter given: The value that the state gets; `nil` for none.
  mutating func checkControlState(
    _ name: String, as given: StateValue? = nil, _ path: ScenePath
  ) -> Bool {
    if let (control, flag) = ControlFlag.parts(of: name) {
      check(flag, of: control, path)
      return true
    }
    guard let (control, value) = ControlValue.parts(of: name) else { return false }
    guard let control = self.control(named: control, path) else { return true }
    if let objection = scene.objection(to: value, of: control) {
      add(path, objection)
    } else if let given,
      let objection = scene.kind(of: value, control)?.objection(to: given, of: name)
    {
      add(path, objection)
    }
    return true
  }

  /// Checks a flag of a control that is declared as a state.
  mutating func checkDeclaration(
    of flag: ControlFlag, _ name: ViewName, _ state: CustomState, _ path: ScenePath
  ) {
    check(flag, of: name, path)
    if state.kind != .flag {
      add(path, "\(state.name.shortened) is true or false; leave its values out")
    } else if flag.isSetByTouches, !state.events.isEmpty {
      add(path, "touches already set \(state.name.shortened); leave its events out")
    }
  }

  /// Checks that a control exists and sends an event.
  mutating func check(_ event: ControlEvent, of name: ViewName, _ path: ScenePath) {
    if scene.collectionView.namedActions.contains(where: { $0.name == name }) {
      if event != .primaryActionTriggered {
        let shown = name.rawValue.shortened
        add(path, "an action has one event; write \(shown).primaryActionTriggered")
      }
      return
    }
    if name == .accessory(.detail) {
      if event == .valueChanged {
        add(path, "a button has no value; write \(name.rawValue).touchUpInside")
      } else if !unread.mayHaveViews, !scene.mayShow(.detail) {
        add(path, "no cell has the accessory \"detail\"; write it under \"accessories\"")
      }
      return
    }
    guard let control = control(named: name, path) else { return }
    let shown = name.rawValue.shortened
    switch event {
    case .valueChanged where control.kind == .button:
      add(path, "a button has no value; write \(shown).touchUpInside")
    case .valueChanged where control.kind != .switch && !scene.changesValue(control):
      add(
        path,
        ControlValue(of: control.kind).flatMap { scene.objection(to: $0, of: control) }
          ?? "touches do not change \(control.kind.nameInSentence) in a scene; write \(shown).touchUpInside"
      )
    case .primaryActionTriggered
    where control.kind == .switch || ControlValue(of: control.kind) != nil:
      add(path, "\(control.kind.nameInSentence) has a value; write \(shown).valueChanged")
    case .touchDown, .touchDragExit, .touchDragEnter, .touchUpInside, .touchUpOutside,
      .touchCancel, .valueChanged, .primaryActionTriggered:
      break
    }
  }

  /// The control with a name; reports a problem and returns `nil` if there is none.
  private mutating func control(named name: ViewName, _ path: ScenePath) -> View? {
    let controls = scene.controls
    if let control = controls.first(where: { $0.name == name }) { return control }
    guard !unread.mayHaveViews else { return nil }
    let shown = name.rawValue.shortened
    add(
      path,
      known[name] == nil
        ? "no control is called \"\(shown)\""
          + hint(for: name.rawValue, among: controls.map(\.name.rawValue))
        : "\"\(shown)\" is not a control; buttons and switches have events and states")
    return nil
  }
}
