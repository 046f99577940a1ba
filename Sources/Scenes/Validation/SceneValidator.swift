internal import Drawing
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

/// Finds everything that is wrong with a scene, whether it was written in a file or in Swift: values out
/// of range, names that nothing has, items that do not exist.
package enum SceneValidator {
  /// All problems, in the order of the scene's parts.
  package static func problems(in scene: Scene) -> [SceneProblem] {
    problems(in: scene, unread: UnreadParts())
  }

  /// All problems but those that may only be there because parts of a file could not be read.
  static func problems(in scene: Scene, unread: UnreadParts) -> [SceneProblem] {
    var finder = ProblemFinder(scene: scene, unread: unread)
    finder.find()
    return finder.problems
  }
}

private struct ProblemFinder {
  let scene: Scene
  let unread: UnreadParts
  private(set) var problems: [SceneProblem] = []
  /// The views in their order, those that the cell has by itself first.
  private var names: [ViewName] = []
  private var known: [ViewName: ViewClass] = [:]
  /// The views whose template lacks what they show, with where they stand.
  private var empty: [(name: ViewName, viewClass: ViewClass, path: ScenePath)] = []
  /// Whether it has been said that there are no items, which holds for all steps.
  private var hasMissedItems = false
  /// The number of views of the author's own.
  private var views = 0

  /// So many problems are looked for. Our choice: nobody reads more, and the time that suggestions
  /// take grows with the number of problems times that of names.
  private static let mostProblems = 1000

  init(scene: Scene, unread: UnreadParts) {
    self.scene = scene
    self.unread = unread
  }

  private mutating func add(_ path: ScenePath, _ message: String) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(SceneProblem(path: path, message: message))
  }

  mutating func find() {
    names = [.cell] + scene.cell.containers.map(\.name)
    known[.cell] = .cell
    for (name, _) in scene.cell.containers { known[name] = .container }
    if scene.cell.backgroundConfiguration != nil {
      names.append(.backgroundConfiguration)
      known[.backgroundConfiguration] = .backgroundConfiguration
    }
    checkPalette(ScenePath.scene.key("colors"))
    let cell = ScenePath.scene.key("cell")
    checkProperties(scene.cell.properties, of: .cell, called: .cell, cell)
    for (name, container) in scene.cell.containers {
      checkProperties(
        container.properties, of: .container, called: name, cell.key(name.rawValue))
    }
    if let configuration = scene.cell.backgroundConfiguration {
      checkConfiguration(configuration, cell.key(ViewName.backgroundConfiguration.rawValue))
    }
    checkTableParts(cell)
    for (_, views, path) in scene.cell.viewLists { checkNames(views, path) }
    for (_, views, path) in scene.cell.viewLists { checkConstraints(views, path) }
    checkStates()
    checkGestures()
    for (index, rule) in scene.rules.enumerated() {
      check(rule.when, ScenePath.scene.key("rules").index(index).key("when"))
      checkAssignments(rule.assignments, ScenePath.scene.key("rules").index(index))
    }
    checkCollectionView(ScenePath.scene.key("collectionView"))
    let items = ScenePath.scene.key("collectionView").key("items")
    for (index, item) in scene.collectionView.items.cycle.enumerated() {
      checkAssignments(item.assignments, items.index(index))
    }
    checkContent()
    checkScripts()
    checkSnapshots()
  }

  // MARK: - Views

  private mutating func checkNames(_ siblings: [View], _ path: ScenePath) {
    for (index, view) in siblings.enumerated() {
      let path = path.index(index)
      let name = SceneReader.shortened(view.name.rawValue)
      if !view.name.isAllowed {
        add(
          path.key("name"),
          ViewName.reserved.contains(view.name)
            || Constraint.Attribute(rawValue: view.name.rawValue) != nil
            ? "\"\(name)\" has a meaning of its own; choose another name"
            : "\"\(name)\" is no name; use letters, digits and _, and begin with a letter")
      } else if known[view.name] != nil {
        add(path.key("name"), "two views are called \"\(name)\"; names are unique in a cell")
      }
      if known[view.name] == nil { known[view.name] = view.viewClass }
      names.append(view.name)
      views += 1
      if views == SceneLimits.mostViews + 1 {
        add(path, "a cell has at most \(SceneLimits.mostViews) views; leave some out")
      }
      checkProperties(view.properties, of: view.viewClass, called: view.name, path)
      if view.properties[.systemImage] != nil, view.properties[.image] != nil {
        checkRivals(of: view.name, path.key(PropertyName.image.rawValue))
      }
      let content = view.viewClass.content
      if !content.isEmpty,
        content.allSatisfy({ name in
          let value = name.definition.defaultValue
          return (view.properties[name] ?? value) == value
        })
      {
        empty.append((view.name, view.viewClass, path))
      }
      checkLocations(view.properties, path)
      checkNames(view.subviews, path.key("subviews"))
    }
  }

  private mutating func checkProperties(
    _ properties: ViewProperties, of viewClass: ViewClass, called name: ViewName, _ path: ScenePath
  ) {
    for (property, value) in properties.written {
      check(property, value, of: viewClass, called: name, path.key(property.rawValue))
    }
  }

  /// Whether views of a class have the property, and whether it can have the value.
  private mutating func check(
    _ property: PropertyName, _ value: PropertyValue, of viewClass: ViewClass,
    called name: ViewName, _ path: ScenePath
  ) {
    let definition = property.definition
    if !definition.classes.contains(viewClass) {
      let views = definition.classes.filter(ViewClass.views.contains)
      let owners =
        definition.classes == ViewClass.authored
        ? "a view of one's own"
        : (views.isEmpty ? definition.classes : views).map(\.nameInSentence)
          .joined(separator: " or ")
      let shown = SceneReader.shortened(name.rawValue)
      add(
        path,
        "\"\(shown)\" is \(viewClass.nameInSentence) and has no \(property.rawValue);"
          + " \(owners) has one")
    } else if let objection = definition.type.objection(to: value, of: property) {
      add(path, objection)
    }
    for color in value.colors { check(color, path) }
    if case .colorTransformer(.answers(let answers)?) = value {
      for answer in answers { check(answer.when, path) }
    }
  }

  private mutating func checkConfiguration(
    _ configuration: BackgroundConfiguration, _ path: ScenePath
  ) {
    checkProperties(
      configuration.properties, of: .backgroundConfiguration, called: .backgroundConfiguration, path
    )
    guard let view = configuration.customView, !view.constraints.isEmpty else { return }
    add(
      path.key("customView").index(0).key("constraints"),
      "a custom view fills the background; leave out its constraints, or set backgroundInsets")
  }

  /// What only cells of tables have.
  private mutating func checkTableParts(_ path: ScenePath) {
    guard scene.cell.cellClass != .tableViewCell else { return }
    if scene.cell.properties[.selectionStyle] != nil {
      addTablePart(PropertyName.selectionStyle.rawValue, path.key("selectionStyle"))
    }
    if scene.cell.multipleSelectionBackgroundView != nil {
      let name = ViewName.multipleSelectionBackgroundView.rawValue
      addTablePart(name, path.key(name))
    }
  }

  private mutating func addTablePart(_ name: String, _ path: ScenePath) {
    guard !unread.contains(ScenePath.scene.key("cell").key("class")) else { return }
    add(
      path,
      "a \(scene.cell.cellClass.rawValue) has no \(name); write"
        + " \"class: \(CellClass.tableViewCell.rawValue)\" under \"cell\", or leave it out")
  }

  // MARK: - Colours

  /// Whether the colours that another one refers to are there.
  private mutating func check(_ color: DynamicColor, _ path: ScenePath) {
    for name in color.paletteNames where scene.colors[name] == nil {
      add(
        path,
        "no colour is called \"\(SceneReader.shortened(name))\""
          + hint(for: name, among: scene.colors.keys))
    }
  }

  private mutating func checkPalette(_ path: ScenePath) {
    for (name, color) in scene.colors {
      let path = path.key(name)
      let shown = SceneReader.shortened(name)
      if NamedColor(rawValue: name) != nil || name == "nil" {
        add(path, "\"\(shown)\" has a meaning of its own; choose another name")
      } else if !ViewName(rawValue: name).isWord {
        add(
          path,
          "\"\(shown)\" is no name; use letters, digits and _, and begin with a letter")
      }
      check(color, path)
      if scene.refersToItself(name) {
        add(path, "\"\(shown)\" is made from itself; write a colour that is not")
      }
    }
  }

  /// As many locations as colours, where both are written at one place.
  private mutating func checkLocations(_ properties: ViewProperties, _ path: ScenePath) {
    let colors: [DynamicColor]? = properties[.colors]
    let locations: [Double]?? = properties[.locations]
    guard let colors, let locations = locations ?? nil, colors.count != locations.count
    else { return }
    add(
      path.key(PropertyName.locations.rawValue),
      "there are \(colors.count) colors and \(locations.count) locations; write one for each")
  }

  /// A view to which nobody gives what it shows has been forgotten.
  private mutating func checkContent() {
    let given =
      scene.rules.flatMap(\.assignments) + scene.collectionView.items.cycle.flatMap(\.assignments)
    for (name, viewClass, path) in empty {
      let content = viewClass.content
      guard !given.contains(where: { content.contains($0.property) && $0.view == name }),
        !content.contains(where: { unread.contains(path.key($0.rawValue)) })
      else { continue }
      let shown = SceneReader.shortened(name.rawValue)
      let owner = viewClass.nameInSentence.split(separator: " ").dropFirst()
        .joined(separator: " ")
      let words = content.map { quoted($0.rawValue) }.joined(separator: " or ")
      add(
        path,
        "the \(owner) \"\(shown)\" needs \(words); add \(content.count > 1 ? "one of them" : "it")")
    }
  }

  /// Both are UIKit's `image`: given together, one would be lost.
  private mutating func checkRivals(of name: ViewName, _ path: ScenePath) {
    let shown = SceneReader.shortened(name.rawValue)
    add(path, "\"\(shown)\" has an image and a systemImage; leave out one of them")
  }

  private mutating func checkConstraints(_ views: [View], _ path: ScenePath) {
    for (index, view) in views.enumerated() {
      let path = path.index(index)
      for (number, constraint) in view.constraints.enumerated() {
        let path = path.key("constraints").index(number)
        for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
          guard let name = anchor.view, name != .superview else { continue }
          checkView(name, path, others: [.superview])
        }
        if let objection = constraint.objection { add(path, objection) }
        let numbers = [constraint.constant, constraint.multiplier]
        if numbers.contains(where: { !$0.isFinite || abs($0) > SceneLimits.largestLength }) {
          add(path, "a number is above \(Int(SceneLimits.largestLength)); write a smaller one")
        }
      }
      checkConstraints(view.subviews, path.key("subviews"))
    }
  }

  private mutating func checkView(_ name: ViewName, _ path: ScenePath, others: [ViewName]) {
    guard known[name] == nil, !unread.mayHaveViews, problems.count < Self.mostProblems else {
      return
    }
    if ViewName.reserved.contains(name), name != .superview {
      add(path, "the cell has no \(name.rawValue); give it one under \"cell\"")
      return
    }
    let candidates = (names + others).lazy.map(\.rawValue)
    let shown = SceneReader.shortened(name.rawValue)
    add(path, "no view is called \"\(shown)\"" + hint(for: name.rawValue, among: candidates))
  }

  /// What to do about a name that nothing has.
  private func hint(for name: String, among names: some Sequence<String>) -> String {
    // Only what is shown is worth the time.
    let hint =
      problems.count < SceneDiagnostics.shown
      ? Suggestion.text(for: name, among: names.prefix(SceneLimits.mostViews)) : ""
    return hint.isEmpty ? "; give this name to one" : hint
  }

  private mutating func checkAssignments(_ assignments: [Assignment], _ path: ScenePath) {
    for (index, assignment) in assignments.enumerated() {
      let path = path.key("assignments").index(index)
      if assignment.property == .image,
        assignments.contains(where: {
          $0.view == assignment.view && $0.property == .systemImage
        })
      {
        checkRivals(of: assignment.view, path)
      }
      if assignment.property == .selectionStyle, assignment.view == .cell,
        scene.cell.cellClass != .tableViewCell
      {
        addTablePart(assignment.property.rawValue, path)
      }
      if let viewClass = known[assignment.view] {
        check(
          assignment.property, assignment.value, of: viewClass, called: assignment.view, path)
      } else {
        checkView(assignment.view, path, others: [])
      }
    }
  }

  // MARK: - The collection view

  private mutating func checkCollectionView(_ path: ScenePath) {
    let view = scene.collectionView
    checkSize(view.size, "frame", path)
    check(view.backgroundColor, path.key("backgroundColor"))
    let layout = path.key("flowLayout")
    checkSize(view.layout.itemSize, "itemSize", layout)
    let inset = view.layout.sectionInset
    checkDistances([view.layout.minimumLineSpacing], "minimumLineSpacing", layout)
    checkDistances([view.layout.minimumInteritemSpacing], "minimumInteritemSpacing", layout)
    checkDistances([inset.top, inset.left, inset.bottom, inset.right], "sectionInset", layout)
    let items = view.items
    if !(0...SceneLimits.mostItems).contains(items.count) {
      add(path.key("items"), "there are 0 to \(SceneLimits.mostItems) items, not \(items.count)")
    }
  }

  private mutating func checkSize(_ size: Size, _ name: String, _ path: ScenePath) {
    let sides = SceneLimits.smallestSide...SceneLimits.largestLength
    if !sides.contains(size.width) || !sides.contains(size.height) {
      add(
        path.key(name),
        "the sides of \(name) must be from \(decimal(sides.lowerBound)) to"
          + " \(decimal(sides.upperBound))")
    } else if size.width * size.height > SceneLimits.largestArea {
      add(
        path.key(name),
        "\(name) has more than \(decimal(SceneLimits.largestArea)) square points; make it smaller")
    }
  }

  private mutating func checkDistances(_ distances: [Double], _ name: String, _ path: ScenePath) {
    let range = 0...SceneLimits.largestLength
    if !distances.allSatisfy(range.contains) {
      add(path.key(name), "\(name) must be from 0 to \(decimal(range.upperBound))")
    }
  }

  // MARK: - States and gestures

  /// Whether a predicate asks for states that there are.
  private mutating func check(_ predicate: Predicate, _ path: ScenePath) {
    for name in predicate.customStates.sorted()
    where !scene.states.contains(where: { $0.name == name }) {
      add(
        path,
        "no state is called \"\(SceneReader.shortened(name))\""
          + hint(for: name, among: scene.states.map(\.name)))
    }
  }

  private mutating func checkStates() {
    let path = ScenePath.scene.key("states")
    if scene.states.count > SceneLimits.mostStates {
      add(path, "a scene has at most \(SceneLimits.mostStates) states; leave some out")
    }
    var names: Set<String> = []
    for (index, state) in scene.states.enumerated() {
      let path = path.index(index)
      let shown = SceneReader.shortened(state.name)
      if Self.reservedStateNames.contains(state.name) {
        add(path, "\"\(shown)\" has a meaning of its own; choose another name")
      } else if !ViewName(rawValue: state.name).isWord {
        add(path, "\"\(shown)\" is no name; use letters, digits and _, and begin with a letter")
      } else if !names.insert(state.name).inserted {
        add(path, "two states are called \"\(shown)\"; names are unique in a scene")
      }
      for (event, predicate) in state.events {
        let path = path.key(event.sceneText)
        check(predicate, path)
        guard case .gesture(let name, let phase) = event else { continue }
        guard
          let recognizer = scene.collectionView.gestureRecognizers.first(where: { $0.name == name })
        else {
          add(
            path,
            "no gesture recogniser is called \"\(SceneReader.shortened(name))\""
              + hint(for: name, among: scene.collectionView.gestureRecognizers.map(\.name)))
          continue
        }
        if recognizer.kind == .tap, phase != .ended {
          add(path, "a tap is told once, as \(name).ended; write that")
        }
      }
    }
  }

  /// What a predicate or a list of states would take for something else.
  private static let reservedStateNames = Set(
    CellState.Flag.allCases.map(\.rawValue) + Predicate.Trait.allCases.map(\.rawValue)
      + PredicateParser.otherWords + ["normal", "reachable"])

  private mutating func checkGestures() {
    let path = ScenePath.scene.key("collectionView").key("gestureRecognizers")
    let recognizers = scene.collectionView.gestureRecognizers
    if recognizers.count > SceneLimits.mostStates {
      add(path, "there are at most \(SceneLimits.mostStates) gesture recognisers; leave some out")
    }
    var names: Set<String> = []
    for (index, recognizer) in recognizers.enumerated() {
      let path = path.index(index)
      let shown = SceneReader.shortened(recognizer.name)
      if !ViewName(rawValue: recognizer.name).isWord {
        add(path, "\"\(shown)\" is no name; use letters, digits and _, and begin with a letter")
      } else if !names.insert(recognizer.name).inserted {
        add(path, "two gesture recognisers are called \"\(shown)\"; names are unique")
      }
      if case .longPress(let duration, let movement) = recognizer.kind,
        duration < .zero || duration > .seconds(SceneLimits.longestScript)
          || !(0...SceneLimits.largestLength).contains(movement)
      {
        add(path, "the duration and the movement of a long press must be 0 or more; change them")
      }
    }
    let delegate = scene.collectionView.delegate
    let delegatePath = ScenePath.scene.key("collectionView").key("delegate")
    check(delegate.shouldHighlightItem.answer, delegatePath)
    check(delegate.shouldSelectItem.answer, delegatePath)
    check(delegate.shouldDeselectItem.answer, delegatePath)
  }

  // MARK: - Scripts

  private mutating func checkScripts() {
    for (name, script) in scene.scripts {
      let path = ScenePath.scene.key("scripts").key(name)
      if !Self.isFileName(name) {
        add(
          path,
          "\"\(SceneReader.shortened(name))\" is no name for a script;"
            + " use letters, digits, - and _, it becomes a file name"
        )
      }
      if script.steps.count > SceneLimits.mostSteps {
        add(path, "a script has at most \(SceneLimits.mostSteps) steps; split it")
      }
      // Step by step, as a sum of absurd durations would overflow.
      let longest = Duration.seconds(SceneLimits.longestScript)
      var duration = Duration.zero
      for step in script.steps where duration <= longest {
        duration += min(max(step.duration, .zero), longest + .nanoseconds(1))
      }
      if duration > longest {
        add(path, "a script lasts at most \(SceneLimits.longestScript) seconds; split it")
      }
      checkItems(script, path)
      if !unread.mayHaveSteps(inScript: name) { checkSteps(script, path) }
    }
  }

  private mutating func checkItems(_ script: TouchScript, _ path: ScenePath) {
    let items = scene.collectionView.items.count
    guard !unread.mayHaveItems else { return }
    for (index, step) in script.steps.enumerated() {
      guard let item = step.item, item < 0 || item >= items else { continue }
      if items > 0 {
        add(path.index(index), "there is no item \(item); the last one is \(items - 1)")
      } else if !hasMissedItems {
        hasMissedItems = true
        add(path.index(index), "there are no items; write more than 0 under \"collectionView\"")
      }
    }
  }

  private mutating func checkSteps(_ script: TouchScript, _ path: ScenePath) {
    var isDown = false
    var marks: Set<String> = []
    for (index, step) in script.steps.enumerated() {
      let path = path.index(index)
      switch step {
      case .down, .tap:
        if isDown { add(path, "the finger is down already; lift it first with \"up\"") }
        if case .down = step { isDown = true }
        if let objection = step.place?.objectionToBeginning { add(path, objection) }
      case .move, .up, .cancel:
        if !isDown { add(path, "no finger is down; begin with \"down: 0\"") }
        if step == .up || step == .cancel { isDown = false }
      case .mark(let mark):
        if !Self.isFileName(mark) {
          add(
            path,
            "\"\(SceneReader.shortened(mark))\" is no name for a mark; use letters, digits, - and _"
          )
        } else if !marks.insert(mark).inserted {
          add(path, "two marks are called \"\(mark)\"; names are unique in a script")
        }
      case .wait(let duration):
        if duration < .zero { add(path, "nothing can wait for less than no time; write 0 or more") }
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
    guard !unread.mayHaveScripts else { return }
    for (index, name) in scene.snapshots.scripts.enumerated() where scene.scripts[name] == nil {
      guard problems.count < Self.mostProblems else { return }
      add(
        ScenePath.scene.key("snapshots").key("scripts").index(index),
        "no script is called \"\(SceneReader.shortened(name))\""
          + hint(for: name, among: scene.scripts.keys))
    }
  }
}

extension Scene {
  /// Whether a colour of the palette leads to itself.
  fileprivate func refersToItself(_ name: String) -> Bool {
    var seen: Set<String> = []
    var open = colors[name]?.paletteNames ?? []
    while let next = open.popLast() {
      if next == name { return true }
      if seen.insert(next).inserted { open += colors[next]?.paletteNames ?? [] }
    }
    return false
  }
}

extension TouchPlace {
  /// Why a finger cannot come down here.
  fileprivate var objectionToBeginning: String? {
    switch self {
    case .by: "a finger that comes down has no place to go by; name an item"
    case .outside: "a finger that comes down has no cell to be outside of; name an item"
    case .item(_, let at):
      (0..<1).contains(at.x) && (0..<1).contains(at.y)
        ? nil : "a finger hits a cell at fractions from 0 to below 1; write \"at: [0.5, 0.5]\""
    case .point: nil
    }
  }
}

extension TouchScript.Step {
  /// Where a finger comes down in the step.
  fileprivate var place: TouchPlace? {
    switch self {
    case .tap(let place), .down(let place): place
    case .move, .up, .cancel, .wait, .select, .deselect, .mark: nil
    }
  }

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
