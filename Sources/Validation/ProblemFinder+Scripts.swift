internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Messages
internal import Notation
internal import OrderedCollections
internal import Scenes
internal import Vocabulary

/// Checks scripts and snapshots.
extension ProblemFinder {
  mutating func checkScripts() {
    checkScriptedTraits()
    for (name, script) in scene.scripts {
      let path = ScenePath.scene.key("scripts").key(name)
      if !Self.isFileName(name) {
        add(
          path,
          "\"\(name.shortened)\" is not a valid name for a script;"
            + " use letters, digits, - and _, it becomes a file name"
        )
      }
      if script.steps.count > SceneLimits.mostSteps {
        add(path, "a script has at most \(SceneLimits.mostSteps) steps; split it")
      }
      // Step by step, because a sum of extreme durations would overflow.
      let longest = Duration.seconds(SceneLimits.longestScript)
      var duration = Duration.zero
      for step in script.steps where duration <= longest {
        duration += min(max(step.duration, .zero), longest + .nanoseconds(1))
      }
      if duration > longest {
        add(path, "a script lasts at most \(SceneLimits.longestScript) seconds; split it")
      }
      let calls = scrollCalls(script)
      if calls > SceneLimits.mostScrollCalls {
        add(
          path,
          "a script calls scrollViewDidScroll at most \(decimal(SceneLimits.mostScrollCalls)) times;"
            + " scroll for a shorter time, or write a lower tick")
      }
      checkItems(script, path)
      if !unread.mayHaveSteps(inScript: name) { checkSteps(script, path) }
    }
  }

  /// Checks the number of different traits that scripts lead to, because each is resolved
  /// separately.
  mutating func checkScriptedTraits() {
    let count = scene.scriptedTraits(from: scene.traits).count
    guard count > SceneLimits.mostScriptedTraits else { return }
    add(
      ScenePath.scene.key("scripts"),
      "the scripts lead to \(count) different surroundings; at most"
        + " \(SceneLimits.mostScriptedTraits) are possible, leave out some of the steps \"traits\"")
  }

  mutating func checkItems(_ script: TouchScript, _ path: ScenePath) {
    let items = scene.collectionView.itemCount
    guard !unread.mayHaveItems else { return }
    for (index, step) in script.steps.enumerated() {
      if let view = step.view, !unread.mayHaveViews, known[view] == nil,
        !scene.collectionView.namedActions.contains(where: { $0.name == view }),
        !CellAccessory.Kind.allCases.contains(where: { .accessory($0) == view })
      {
        let accessory = CellAccessory.Kind(rawValue: view.rawValue).map {
          "; the accessory is accessories.\($0.rawValue)"
        }
        add(
          path.index(index),
          "no view is called \"\(view.rawValue.shortened)\""
            + (accessory ?? hint(for: view.rawValue, among: names.map(\.rawValue))))
      }
      guard let item = step.item, item < 0 || item >= items else { continue }
      if items > 0 {
        add(path.index(index), "there is no item \(item); the last one is \(items - 1)")
      } else if !hasMissedItems {
        hasMissedItems = true
        add(path.index(index), "there are no items; write more than 0 under \"collectionView\"")
      }
    }
  }

  mutating func checkSteps(_ script: TouchScript, _ path: ScenePath) {
    var down: Set<Int> = []
    var isEditing = scene.collectionView.isEditing
    var marks: Set<String> = []
    for (index, step) in script.steps.enumerated() {
      let path = path.index(index)
      switch step {
      case .down, .tap, .move, .up, .cancel, .fingers: checkTouch(step, &down, path)
      case .mark(let mark):
        if !Self.isFileName(mark) {
          add(
            path,
            "\"\(mark.shortened)\" is not a valid name for a mark; use letters, digits, - and _"
          )
        } else if Double(mark)?.isFinite == true {
          add(path, "the mark \"\(mark)\" would be a time in seconds; give it another name")
        } else if !marks.insert(mark).inserted {
          add(path, "two marks are called \"\(mark)\"; names are unique in a script")
        }
      case .wait(let duration):
        if duration < .zero { add(path, "a wait must not be negative; write 0 or more") }
      case .scroll(let movement): check(movement, path)
      case .fling(let fling): check(fling, isDown: !down.isEmpty, path)
      case .swipe(let swipe): check(swipe, isDown: !down.isEmpty, path)
      case .app(let call):
        check(call, path)
        checkEditing(call, path, &isEditing)
      case .traits(let change):
        if change.isEmpty {
          add(path, "no trait changes; name one, as in { appearance: dark }")
        }
      }
    }
  }

  /// Checks how a call changes editing; `isEditing` is whether the collection view is editing before it, and then
  /// after it.
  private mutating func checkEditing(
    _ call: AppCall, _ path: ScenePath, _ isEditing: inout Bool
  ) {
    if case .setEditing(let value) = call {
      if value == isEditing {
        add(
          path,
          "the collection view is \(value ? "editing already" : "not editing"); leave this out")
      }
      isEditing = value
    }
    if isEditing, case .set(let change) = call,
      change.values.contains(where: { $0.word == .flag(.editing) })
    {
      add(
        path,
        "all cells are editing with the collection view; write \"setEditing: false\" first")
    }
  }

  mutating func check(_ change: StateChange, _ path: ScenePath) {
    if change.values.isEmpty {
      add(path, "nothing is set; add a flag or a state, as in { item: 0, editing: true }")
    }
    for value in change.values {
      switch value.word {
      case .flag(.highlighted):
        add(path, "touches set highlighted; write \"down: \(change.item)\"")
      case .flag(.selected):
        add(
          path,
          "the collection view sets selected; write \"\(value.holds ? "select" : "deselect"): "
            + "\(change.item)\"")
      case .flag: break
      case .custom(let name):
        let names = scene.states.map(\.name)
        if !names.contains(name), checkControlState(name, as: value.value, path) { continue }
        if !names.contains(name) {
          add(
            path,
            "no state is called \"\(name.shortened)\"" + hint(for: name, among: names))
        } else if let objection = scene.stateKinds[name]?.objection(to: value.value, of: name) {
          add(path, objection)
        }
      }
    }
  }

  private mutating func check(_ movement: ScrollMovement, _ path: ScenePath) {
    if movement.duration < .zero {
      add(path, "the duration of a scroll must not be negative; write \"over: 0\" or more")
    }
    switch movement.target {
    case .offset(let distance), .by(let distance):
      if !distance.isFinite || abs(distance) > SceneLimits.farthestOffset {
        let limit = decimal(SceneLimits.farthestOffset)
        add(path, "a content offset must be from -\(limit) to \(limit); write a smaller one")
      }
    case .item: break
    }
    guard let section = movement.section else { return }
    let count = scene.collectionView.sections.count
    if section < 0 || section >= count {
      add(path, "there is no section \(section); the last one is \(max(0, count - 1))")
    } else if !scene.collectionView.collectionViewLayout.isOrthogonal(section: section) {
      add(path, "section \(section) does not scroll orthogonally; leave out \"section\"")
    }
  }

  private mutating func check(_ fling: Fling, isDown: Bool, _ path: ScenePath) {
    if isDown { add(path, "a finger is down; lift it first with \"up\"") }
    if let objection = fling.from.objectionToBeginning { add(path, objection) }
    if !fling.velocity.isFinite || abs(fling.velocity) > SceneLimits.highestVelocity {
      let limit = decimal(SceneLimits.highestVelocity)
      add(path, "a velocity must be from -\(limit) to \(limit); write a smaller one")
    }
    guard let direction = fling.direction,
      direction != scene.collectionView.collectionViewLayout.scrollDirection
    else { return }
    if !scene.collectionView.collectionViewLayout.hasOrthogonalSections {
      add(
        path,
        "the content does not scroll that way, and no section does; write one number for the velocity"
      )
    }
  }

  /// The number of calls of `scrollViewDidScroll` in a script, or slightly fewer.
  private func scrollCalls(_ script: TouchScript) -> Double {
    script.steps.reduce(0) { calls, step in
      switch step {
      case .scroll(let movement):
        calls + max(1, movement.duration / .seconds(1) * Double(scene.scrollCallsPerSecond))
      case .fling: calls + Self.longestGlide * Double(scene.scrollCallsPerSecond)
      case .move(_, over: let duration):
        calls + duration / .seconds(1) * TouchScript.movesPerSecond
      case .fingers(let fingers, let step):
        calls + step.duration / .seconds(1) * TouchScript.movesPerSecond * Double(fingers.count)
      case .tap, .down, .up, .cancel, .wait, .swipe, .app, .traits, .mark: calls
      }
    }
  }

  /// The maximum time that content moves without a finger, in seconds: from the highest velocity.
  private static let longestGlide = 6.0

  /// Whether a name is safe for files and folders everywhere: letters, digits, `-` and `_`, at most
  /// 64.
  static func isFileName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      && name.first != "-"
  }
}

extension TouchPlace {
  /// The reason why a finger cannot come down at a place; `nil` if it can.
  var objectionToBeginning: String? {
    switch self {
    case .by: "a touch that begins has no position before it; name an item"
    case .outside: "a touch that begins has no cell that it can be outside of; name an item"
    case .item(_, let at), .view(_, _, let at):
      (0..<1).contains(at.x) && (0..<1).contains(at.y)
        ? nil : "a finger hits a cell at fractions from 0 to below 1; write \"at: [0.5, 0.5]\""
    case .point: nil
    }
  }
}

extension TouchScript.Step {
  /// The place where a finger comes down in the step; `nil` if none does.
  var place: TouchPlace? {
    switch action.step {
    case .tap(let place), .down(let place): place
    case .fling(let fling): fling.from
    case .move, .up, .cancel, .wait, .scroll, .swipe, .app, .traits, .mark, .fingers: nil
    }
  }

  /// The view that the step names; `nil` if it names none.
  fileprivate var view: ViewName? {
    switch action.step {
    case .tap(.view(let name, _, _)), .down(.view(let name, _, _)),
      .move(.view(let name, _, _), over: _):
      name
    case .fling(let fling): if case .view(let name, _, _) = fling.from { name } else { nil }
    case .tap, .down, .move, .up, .cancel, .wait, .scroll, .swipe, .app, .traits, .mark, .fingers:
      nil
    }
  }

  /// The item that the step names; `nil` if it names none.
  fileprivate var item: Int? {
    switch action.step {
    case .tap(.view(_, let item, _)), .down(.view(_, let item, _)),
      .move(.view(_, let item, _), over: _):
      item
    case .tap(.item(let item, _)), .down(.item(let item, _)), .move(.item(let item, _), over: _):
      item
    case .fling(let fling):
      switch fling.from {
      case .item(let item, _), .view(_, let item, _): item
      case .point, .by, .outside: nil
      }
    case .app(let call): call.item
    case .swipe(let swipe): swipe.item
    case .scroll(let movement):
      if case .item(let item) = movement.target { item } else { nil }
    case .tap, .down, .move, .up, .cancel, .wait, .traits, .mark, .fingers: nil
    }
  }
}
