internal import Interaction
internal import OrderedCollections

/// One thing that is wrong with a scene as a whole, whoever made it.
public struct SceneProblem: Error, Hashable, Sendable {
  /// The part that is wrong.
  public let path: ScenePath
  /// What is wrong: one sentence, lower case, what to do about it last.
  public let message: String

  /// Names a part and what is wrong with it.
  public init(path: ScenePath, message: String) {
    self.path = path
    self.message = message
  }
}

/// Finds what no single part of a scene can know: names that nothing has, items that do not exist.
package enum SceneValidator {
  /// All problems, in the order of the scene's parts.
  package static func problems(in scene: Scene) -> [SceneProblem] {
    var finder = ProblemFinder(scene: scene)
    finder.find()
    return finder.problems
  }
}

private struct ProblemFinder {
  let scene: Scene
  private(set) var problems: [SceneProblem] = []
  private var names: [ViewName] = []
  private var seen: Set<ViewName> = []

  init(scene: Scene) {
    self.scene = scene
  }

  private mutating func add(_ path: ScenePath, _ message: String) {
    problems.append(SceneProblem(path: path, message: message))
  }

  mutating func find() {
    names = [.cell] + scene.cell.containers.map(\.name)
    let cell = ScenePath.scene.key("cell")
    for (name, container) in scene.cell.containers {
      checkNames(container.subviews, cell.key(name.rawValue).key("subviews"))
    }
    for (name, container) in scene.cell.containers {
      checkConstraints(container.subviews, cell.key(name.rawValue).key("subviews"))
    }
    for (index, rule) in scene.rules.enumerated() {
      checkAssignments(rule.assignments, ScenePath.scene.key("rules").index(index))
    }
    let items = ScenePath.scene.key("collectionView").key("items")
    for (index, item) in scene.collectionView.items.cycle.enumerated() {
      checkAssignments(item.assignments, items.index(index))
    }
    checkScripts()
    checkSnapshots()
  }

  // MARK: - Views

  private mutating func checkNames(_ views: [View], _ path: ScenePath) {
    for (index, view) in views.enumerated() {
      let path = path.index(index)
      let name = view.name.rawValue
      if !view.name.isAllowed {
        add(
          path.key("name"),
          ViewName.reserved.contains(view.name) || Constraint.Attribute(rawValue: name) != nil
            ? "\"\(name)\" has a meaning of its own; choose another name"
            : "\"\(name)\" is no name; use letters, digits and _, and begin with a letter")
      } else if !seen.insert(view.name).inserted {
        add(path.key("name"), "two views are called \"\(name)\"; names are unique in a cell")
      }
      names.append(view.name)
      if names.count == SceneLimits.mostViews + 1 {
        add(path, "a cell has at most \(SceneLimits.mostViews) views")
      }
      checkNames(view.subviews, path.key("subviews"))
    }
  }

  private mutating func checkConstraints(_ views: [View], _ path: ScenePath) {
    for (index, view) in views.enumerated() {
      let path = path.index(index)
      for (number, constraint) in view.constraints.enumerated() {
        let path = path.key("constraints").index(number)
        for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
          guard let name = anchor.view, name != .superview, !names.contains(name) else { continue }
          add(path, unknownView(name, known: names + [.superview]))
        }
        let numbers = [constraint.constant, constraint.multiplier]
        if numbers.contains(where: { !$0.isFinite || abs($0) > SceneLimits.largestLength }) {
          add(path, "numbers in constraints are at most \(Int(SceneLimits.largestLength))")
        }
      }
      checkConstraints(view.subviews, path.key("subviews"))
    }
  }

  private func unknownView(_ name: ViewName, known: [ViewName]) -> String {
    let hint = Suggestion.text(for: name.rawValue, among: known.map(\.rawValue))
    if hint.isEmpty, [ViewName.backgroundView, .selectedBackgroundView].contains(name) {
      return "the cell has no \(name.rawValue); give it one under \"cell\""
    }
    return "no view is called \"\(name.rawValue)\"\(hint)"
  }

  private mutating func checkAssignments(_ assignments: [Assignment], _ path: ScenePath) {
    for (index, assignment) in assignments.enumerated() where !names.contains(assignment.view) {
      add(path.key("assignments").index(index), unknownView(assignment.view, known: names))
    }
  }

  // MARK: - Scripts

  private mutating func checkScripts() {
    let items = scene.collectionView.items.count
    for (name, script) in scene.scripts {
      let path = ScenePath.scene.key("scripts").key(name)
      if !Self.isFileName(name) {
        add(
          path,
          "\"\(name)\" is no name for a script; use letters, digits, - and _, it becomes a file name"
        )
      }
      if script.steps.count > SceneLimits.mostSteps {
        add(path, "a script has at most \(SceneLimits.mostSteps) steps")
      }
      if script.duration > .seconds(SceneLimits.longestScript) {
        add(path, "a script lasts at most \(SceneLimits.longestScript) seconds")
      }
      checkSteps(script, items: items, path)
    }
  }

  private mutating func checkSteps(_ script: TouchScript, items: Int, _ path: ScenePath) {
    var isDown = false
    var marks: Set<String> = []
    for (index, step) in script.steps.enumerated() {
      let path = path.index(index)
      if let item = step.item, item >= items {
        add(
          path,
          items == 0
            ? "there are no items" : "there is no item \(item); the last one is \(items - 1)")
      }
      switch step {
      case .down, .tap:
        if isDown { add(path, "the finger is down already; lift it first with \"up\"") }
        if case .down = step { isDown = true }
        if case .down(.by) = step { add(path, "a finger that comes down has no place to go by") }
        if case .tap(.by) = step { add(path, "a finger that comes down has no place to go by") }
      case .move, .up, .cancel:
        if !isDown { add(path, "no finger is down; begin with \"down: 0\"") }
        if step == .up || step == .cancel { isDown = false }
      case .mark(let mark):
        if !Self.isFileName(mark) {
          add(path, "\"\(mark)\" is no name for a mark; use letters, digits, - and _")
        } else if !marks.insert(mark).inserted {
          add(path, "two marks are called \"\(mark)\"; names are unique in a script")
        }
      case .wait(let duration):
        if duration < .zero { add(path, "nothing can wait for less than no time") }
      case .select, .deselect: break
      }
    }
  }

  /// Letters, digits, `-` and `_`, at most 64: safe as the name of a file or folder everywhere.
  private static func isFileName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      && name.first != "-"
  }

  // MARK: - Snapshots

  private mutating func checkSnapshots() {
    for (index, name) in scene.snapshots.scripts.enumerated() where scene.scripts[name] == nil {
      let hint = Suggestion.text(for: name, among: scene.scripts.keys)
      add(
        ScenePath.scene.key("snapshots").key("scripts").index(index),
        "no script is called \"\(name)\"\(hint)")
    }
  }
}

extension TouchScript.Step {
  /// The item that the step names.
  fileprivate var item: Int? {
    switch self {
    case .tap(.item(let item, _)), .down(.item(let item, _)), .move(.item(let item, _)),
      .select(let item), .deselect(let item):
      item
    case .tap, .down, .move, .up, .cancel, .wait, .mark: nil
    }
  }
}
