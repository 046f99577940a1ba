internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Motion
internal import Notation
internal import OrderedCollections
internal import Views
internal import Vocabulary

/// Settings in the order in which they are added.
struct SettingList {
  private(set) var settings: [SceneSetting] = []

  mutating func add(
    _ value: String, at path: ScenePath, _ scope: SceneSetting.Scope = .everything
  ) {
    settings.append(SceneSetting(path: path, value: value, scope: scope))
  }

  /// Adds a value unless it is the default.
  mutating func add<Value: Equatable>(
    _ value: Value, unless standard: Value, at path: ScenePath,
    _ scope: SceneSetting.Scope = .everything, as text: (Value) -> String
  ) {
    if value != standard { add(text(value), at: path, scope) }
  }

  /// Adds the lines of a dump. Lines that are indented are parts of the line before them, and the second of
  /// several parts with one name has the index 1.
  mutating func add(_ dump: SceneDump, _ path: ScenePath) {
    var parts: [(indent: Int, path: ScenePath)] = []
    var counts: [ScenePath: Int] = [:]
    for line in dump.text.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      parts.removeAll { $0.indent >= indent }
      let words = line.dropFirst(indent).split(separator: " ", maxSplits: 1)
      guard let key = words.first else { continue }
      var own = (parts.last?.path ?? path).key(String(key))
      let count = counts[own, default: 0]
      counts[own] = count + 1
      if count > 0 { own = own.index(count) }
      parts.append((indent, own))
      // A line with a name only has parts.
      if words.count > 1 { add(String(words[1]), at: own) }
    }
  }

  mutating func add(_ traits: Traits) {
    for trait in TraitTable.all {
      let word = trait.word(in: traits)
      let parent = trait.isFixed ? ScenePath.scene : .scene.key("traits")
      if word != trait.defaultWord { add(word, at: parent.key(trait.name)) }
    }
  }

  // MARK: - Behaviour

  mutating func add(_ scene: Scene) {
    add(scene.scrollCallsPerSecond, unless: 60, at: .scene.key("tick"), .scripts) { "\($0)" }
    let path = ScenePath.scene.key("policies")
    let (policies, standard) = (scene.policies, SelectionPolicies())
    let words: [(key: String, word: String, standard: String)] = [
      ("delegateOrder", policies.delegateOrder.rawValue, standard.delegateOrder.rawValue),
      (
        "deselectsOnTouchDown", "\(policies.deselectsOnTouchDown)",
        "\(standard.deselectsOnTouchDown)"
      ),
      ("vetoedSelection", policies.vetoedSelection.rawValue, standard.vetoedSelection.rawValue),
      ("disabledControl", policies.disabledControl.rawValue, standard.disabledControl.rawValue),
      (
        "configurationEquality", scene.configurationEquality.rawValue,
        ConfigurationEquality.uiKit.rawValue
      ),
      ("scrollOrder", scene.scrollOrder.rawValue, ScrollOrder.layoutFirst.rawValue),
      ("cellReuse", scene.cellReuse.rawValue, CellReuse.fresh.rawValue),
      ("springFit", scene.springFit.rawValue, Spring.Fit.uiKitExact.rawValue),
    ]
    for (key, word, standard) in words {
      add(word, unless: standard, at: path.key(key), .scripts) { $0 }
    }
    add(scene.stackTextWidths, unless: .intrinsic, at: path.key("stackTextWidths")) { $0.rawValue }
    for (index, state) in scene.states.enumerated() {
      add(state, .scene.key("states").index(index))
    }
    addActions(scene)
  }

  mutating func addActions(_ scene: Scene) {
    for (event, actions) in scene.actions {
      let path = ScenePath.scene.key("actions").key(event.sceneText)
      for (index, action) in actions.enumerated() {
        add(action.sceneText, at: path.index(index), .scripts)
      }
    }
    for (number, rule) in scene.rules.enumerated() {
      let path = ScenePath.scene.key("rules").index(number).key("completion")
      for (index, action) in rule.completion.enumerated() {
        add(action.sceneText, at: path.index(index), .scripts)
      }
    }
  }

  private mutating func add(_ state: CustomState, _ path: ScenePath) {
    if let value = state.initialValue { add("\(value)", at: path.key("initially"), .scripts) }
    if let animation = state.animation {
      add(animation.sceneText, at: path.key("animation"), .scripts)
    }
    for (event, assignment) in state.events {
      add(assignment.sceneText, at: path.key(event.sceneText), .scripts)
    }
  }

  // MARK: - The collection view

  mutating func add(_ view: CollectionView) {
    let path = ScenePath.scene.key("collectionView")
    add(view.size.settingText, at: path.key("frame"))
    view.collectionViewLayout.sceneLayout.addSettings(
      to: &self, path.key(view.collectionViewLayout.sceneLayout.key))
    // The rows of a list depend on whether they are the last ones.
    let isList = view.collectionViewLayout.kind.wholeList != nil
    for (number, section) in view.sections.enumerated() {
      let items = view.itemsPath(ofSection: number)
      let cycle = section.items.cycle.count
      add(
        "\(section.items.count)",
        at: [0, section.items.count].contains(cycle) ? items : items.key("count"),
        isList ? .everything : .scripts)
      let isInserted = view.path(ofSection: number).key("isInserted")
      add(section.isInitiallyPresent, unless: true, at: isInserted, .scripts) { "\($0)" }
      // Pictures of scripts show their texts. Cells depend on whether they are there.
      for (kind, _) in section.supplements {
        add("shown", at: view.path(ofSection: number).key(kind.rawValue), .cells)
      }
      for (index, item) in section.items.cycle.enumerated() {
        if let size = item.size {
          add(size.settingText, at: items.index(index).key("size"))
        }
        add(
          item.isInitiallyPresent, unless: true, at: items.index(index).key("isInserted"), .scripts
        ) {
          "\($0)"
        }
        for (name, value) in item.states.sorted(by: { $0.key < $1.key }) {
          add("\(value)", at: items.index(index).key("states").key(name), .scripts)
        }
      }
    }
    add(view.contentInset, unless: .zero, at: path.key("contentInset")) { $0.settingText }
    if let offset = view.contentOffset {
      add("(\(decimal(offset.x)), \(decimal(offset.y)))", at: path.key("contentOffset"), .scripts)
    }
    addBehavior(of: view, path)
  }

  private mutating func addBehavior(of view: CollectionView, _ path: ScenePath) {
    let switches: [(key: String, value: Bool, standard: Bool)] = [
      ("allowsSelection", view.allowsSelection, true),
      ("allowsMultipleSelection", view.allowsMultipleSelection, false),
      ("isEditing", view.isEditing, false),
      ("allowsSelectionDuringEditing", view.allowsSelectionDuringEditing, false),
      ("allowsMultipleSelectionDuringEditing", view.allowsMultipleSelectionDuringEditing, false),
      ("delaysContentTouches", view.delaysContentTouches, true),
      ("alwaysBounceVertical", view.alwaysBounceVertical, false),
      ("alwaysBounceHorizontal", view.alwaysBounceHorizontal, false),
      ("isMultipleTouchEnabled", view.isMultipleTouchEnabled, false),
      ("bounces", view.bounces, true),
      ("isPagingEnabled", view.isPagingEnabled, false),
    ]
    for (key, value, standard) in switches {
      add(value, unless: standard, at: path.key(key), .scripts) { "\($0)" }
    }
    add(view.decelerationRate, unless: .normal, at: path.key("decelerationRate"), .scripts) {
      $0.rawValue
    }
    for (index, action) in view.contextMenu.enumerated() {
      add(action.text, at: path.key("contextMenu").index(index), .scripts)
    }
    for edge in SwipeEdge.allCases {
      guard let actions = view.swipeActions(at: edge) else { continue }
      let path = path.key("\(edge.rawValue)SwipeActions")
      add(
        actions.performsFirstActionWithFullSwipe, unless: true,
        at: path.key("performsFirstActionWithFullSwipe"), .scripts
      ) { "\($0)" }
      for (index, action) in actions.actions.enumerated() {
        add(action.text, at: path.index(index), .scripts)
      }
    }
    let delegate = path.key("delegate")
    let answers: [(key: String, answer: DelegateAnswer)] = [
      ("shouldHighlightItem", view.delegate.shouldHighlightItem),
      ("shouldSelectItem", view.delegate.shouldSelectItem),
      ("shouldDeselectItem", view.delegate.shouldDeselectItem),
    ]
    for (key, answer) in answers {
      add(answer, unless: .always, at: delegate.key(key), .scripts) { $0.sceneText }
    }
    add(
      view.delegate.performsPrimaryAction, unless: false,
      at: delegate.key("performPrimaryActionForItem"), .scripts
    ) { "\($0)" }
    for (index, recognizer) in view.gestureRecognizers.enumerated() {
      add(recognizer, path.key("gestureRecognizers").index(index))
    }
    add(
      view.selfSizingInvalidation, unless: .enabled, at: path.key("selfSizingInvalidation"),
      .scripts
    ) { $0.rawValue }
  }

  private mutating func add(_ recognizer: GestureRecognizer, _ path: ScenePath) {
    switch recognizer.kind {
    case .tap: add(recognizer.name, at: path.key("tap"), .scripts)
    case .longPress(let duration, let movement, _):
      add(recognizer.name, at: path.key("longPress"), .scripts)
      add(
        duration, unless: .milliseconds(500), at: path.key("minimumPressDuration"), .scripts
      ) { decimal($0.seconds, places: 9) }
      add(movement, unless: 10, at: path.key("allowableMovement"), .scripts) { decimal($0) }
    case .pan(let pan):
      add(recognizer.name, at: path.key("pan"), .scripts)
      let axis = GestureRecognizer.Pan.axis(x: pan.x, y: pan.y)
      add(pan.axis, unless: axis, at: path.key("axis"), .scripts) { $0.rawValue }
      for (key, text) in [("x", pan.x?.text), ("y", pan.y?.text)] {
        if let text { add(text, at: path.key(key), .scripts) }
      }
    }
    if let view = recognizer.view { add(view.rawValue, at: path.key("view"), .scripts) }
    for (key, number) in [
      ("numberOfTapsRequired", recognizer.numberOfTapsRequired),
      ("numberOfTouchesRequired", recognizer.numberOfTouchesRequired),
      ("minimumNumberOfTouches", recognizer.minimumNumberOfTouches),
    ] {
      add(number, unless: 1, at: path.key(key), .scripts) { "\($0)" }
    }
    if let most = recognizer.maximumNumberOfTouches {
      add("\(most)", at: path.key("maximumNumberOfTouches"), .scripts)
    }
    add(recognizer.requireToFail, unless: [], at: path.key("requireToFail"), .scripts) {
      "[\($0.joined(separator: ", "))]"
    }
    add(
      recognizer.delaysTouchesEnded, unless: true, at: path.key("delaysTouchesEnded"), .scripts
    ) { "\($0)" }
    add(
      recognizer.cancelsTouchesInView, unless: true, at: path.key("cancelsTouchesInView"), .scripts
    ) { "\($0)" }
    add(
      recognizer.shouldRecognizeSimultaneously, unless: false,
      at: path.key("shouldRecognizeSimultaneously"), .scripts
    ) { "\($0)" }
  }
}

extension Size {
  var settingText: String { "\(decimal(width)) × \(decimal(height))" }
}

extension EdgeInsets {
  /// One number if the insets are equal, otherwise a map.
  var settingText: String {
    self == EdgeInsets(top) ? decimal(top) : sceneText
  }
}
