internal import Drawing
internal import Interaction
internal import Motion
internal import OrderedCollections
internal import Vocabulary

extension Scene {
  /// The scene as text, one property per line, with UIKit's defaults for properties that are not
  /// set. Equal scenes give equal text.
  public func dump() -> String {
    var dump = SceneDump()
    dump.add(self)
    return dump.text
  }
}

/// Writes the parts of a scene as lines with indentation.
struct SceneDump {
  private(set) var text = ""
  private var indent = ""

  /// Adds a line.
  mutating func line(_ line: String) { text += indent + line + "\n" }

  /// Adds a line with further lines that are indented below it.
  mutating func section(_ title: String, _ body: (inout SceneDump) -> Void) {
    line(title)
    indent += "  "
    body(&self)
    indent.removeLast(2)
  }

  mutating func add(_ scene: Scene) {
    section("scene \(quoted(scene.title))") { dump in
      for folder in scene.assets { dump.line("assets \(quoted(folder))") }
      dump.section("policies") { dump in
        dump.line("delegateOrder \(scene.policies.delegateOrder.rawValue)")
        dump.line("deselectsOnTouchDown \(scene.policies.deselectsOnTouchDown)")
        if scene.policies.vetoedSelection != .keepsOld {
          dump.line("vetoedSelection \(scene.policies.vetoedSelection.rawValue)")
        }
        if scene.policies.disabledControl != .takesTouch {
          dump.line("disabledControl \(scene.policies.disabledControl.rawValue)")
        }
        dump.line("configurationEquality \(scene.configurationEquality.rawValue)")
        dump.line("scrollOrder \(scene.scrollOrder.rawValue)")
        if scene.cellReuse != .fresh { dump.line("cellReuse \(scene.cellReuse.rawValue)") }
        dump.line("springFit \(scene.springFit.rawValue)")
        if scene.stackTextWidths != .intrinsic {
          dump.line("stackTextWidths \(scene.stackTextWidths.rawValue)")
        }
      }
      dump.line("tick \(scene.tick)")
      if scene.traits != Traits() { dump.add(scene.traits) }
      if !scene.colors.isEmpty {
        dump.section("colors") { dump in
          for (name, color) in scene.colors { dump.line("\(name) \(color.sceneText)") }
        }
      }
      dump.add(scene.cell)
      for flag in scene.flags {
        dump.section("flag \(flag.flag.rawValue)") { dump in
          if !flag.label.isEmpty { dump.line("label \(quoted(flag.label))") }
          dump.line("setBy \(flag.setBy.rawValue)")
        }
      }
      for state in scene.states where !state.isImplied {
        dump.section("state \(state.name)") { dump in
          if !state.label.isEmpty { dump.line("label \(quoted(state.label))") }
          if state.kind.isCompared {
            dump.line("values \(state.kind.sceneText)")
            dump.line("initially \(state.initialValue)")
          }
          if state.kind.isCompared || state.setBy != .gesture {
            dump.line("setBy \(state.setBy.rawValue)")
          }
          if let animation = state.animation {
            dump.line("animation \(animation.sceneText)")
          }
          if let animator = state.animator { dump.line("animator \(animator.sceneText)") }
          for (event, assignment) in state.events {
            dump.line("\(event.sceneText) \(assignment.sceneText)")
          }
        }
      }
      for (event, actions) in scene.actions {
        dump.section("actions of \(event.sceneText)") { dump in
          for action in actions { dump.line(action.sceneText) }
        }
      }
      for (index, rule) in scene.rules.enumerated() {
        dump.section("rule \(index) when \(rule.when.sceneText)") { dump in
          for assignment in rule.assignments { dump.add(assignment) }
          if let animation = rule.animation { dump.line("animation \(animation.sceneText)") }
          if let leaving = rule.leaving { dump.line("leaving \(leaving.sceneText)") }
          for keyframe in rule.keyframes { dump.line("keyframe \(keyframe.sceneText)") }
          if rule.calculationMode != .linear {
            dump.line("calculationMode \(rule.calculationMode.rawValue)")
          }
          for animation in rule.layerAnimations {
            dump.line("layerAnimation \(animation.sceneText)")
          }
          for transition in rule.transitions { dump.line("transition \(transition.sceneText)") }
          for action in rule.completion { dump.line("completion \(action.sceneText)") }
        }
      }
      dump.add(scene.collectionView)
      for (name, script) in scene.scripts {
        dump.section("script \(name), \(script.duration.text) s") { dump in
          for step in script.steps { dump.line(step.text) }
        }
      }
      dump.add(scene.snapshots)
    }
  }

  private mutating func add(_ cell: Cell) {
    section("cell \(cell.cellClass.rawValue)") { dump in
      dump.add(cell.properties, of: .view(.cell), without: cell.cellClass.missing)
      for property in Cell.Background.allCases where cell.superseded.contains(property) {
        dump.line("superseded \(property.rawValue)")
      }
      if let configuration = cell.backgroundConfiguration {
        dump.section(ViewName.backgroundConfiguration.rawValue) { dump in
          for (name, value) in configuration.properties.written {
            dump.line("\(name.rawValue) \(value.sceneText)")
          }
          if let view = configuration.customView {
            dump.section("customView") { $0.add(view) }
          }
        }
      }
      if let content = cell.contentConfiguration { dump.add(content) }
      for (name, container) in cell.containers {
        dump.section(name.rawValue) { $0.add(container) }
      }
      if !cell.subviews.isEmpty {
        dump.section("subviews") { dump in
          for view in cell.subviews { dump.add(view) }
        }
      }
      for guide in cell.layoutGuides { dump.add(guide) }
      for constraint in cell.constraints { dump.add(constraint) }
    }
  }

  private mutating func add(_ container: Container) {
    add(container.properties, of: .view(.container))
    for view in container.subviews { add(view) }
    for guide in container.layoutGuides { add(guide) }
    for constraint in container.constraints { add(constraint) }
  }

  private mutating func add(_ views: [String: [Assignment]]) {
    for (kind, assignments) in views.sorted(by: { $0.key < $1.key }) {
      section("supplementaryView \(kind)") { dump in
        for assignment in assignments { dump.add(assignment) }
      }
    }
  }

  private mutating func add(_ content: ListContentConfiguration) {
    section(ViewName.contentConfiguration.rawValue) { dump in
      dump.line("style \(content.style.rawValue)")
      for (name, value) in content.properties.written {
        dump.line("\(name.rawValue) \(value.sceneText)")
      }
      for (name, _, properties) in content.groups {
        for (property, value) in properties.written {
          let group = name.rawValue.split(separator: ".").last ?? ""
          dump.line("\(group).\(property.word(of: name)) \(value.sceneText)")
        }
      }
    }
  }

  private mutating func add(
    _ properties: ViewProperties, of owner: PropertyOwner, without missing: [PropertyName] = []
  ) {
    for name in owner.properties where !missing.contains(name) {
      if let value = properties[name] {
        line("\(name.rawValue) \(value.sceneText)")
      } else if name != .isUserInteractionEnabled, name != .isExclusiveTouch,
        !AccessibilityProperties.names.contains(name)
      {
        // What says who can touch a view is written where a scene says it.
        line("\(name.rawValue) \(name.definition.defaultValue.sceneText) (UIKit)")
      }
    }
  }

  private mutating func add(_ view: View) {
    section("\(view.kind.word) \(view.name.rawValue)") { dump in
      dump.add(view.properties, of: .view(view.kind))
      for constraint in view.constraints { dump.add(constraint) }
      for guide in view.layoutGuides { dump.add(guide) }
      for subview in view.subviews { dump.add(subview) }
    }
  }

  private mutating func add(_ guide: LayoutGuide) {
    section("layoutGuide \(guide.name.rawValue)") { dump in
      for constraint in guide.constraints { dump.add(constraint) }
    }
  }

  private mutating func add(_ constraint: Constraint) {
    let name = constraint.name.map { " \($0.rawValue):" } ?? ""
    line("constraint\(name) \(constraint.description)\(constraint.isActive ? "" : " inactive")")
  }

  private mutating func add(_ assignment: Assignment) {
    line(
      "\(assignment.view.rawValue).\(assignment.property.word(of: assignment.view))"
        + " \(assignment.value.sceneText)")
  }

  private mutating func add(_ view: CollectionView) {
    section("collectionView \(view.size.text)") { dump in
      dump.line("backgroundColor \(view.backgroundColor.sceneText)")
      dump.line("allowsSelection \(view.allowsSelection)")
      dump.line("allowsMultipleSelection \(view.allowsMultipleSelection)")
      if view.isEditing { dump.line("isEditing true") }
      if view.allowsSelectionDuringEditing { dump.line("allowsSelectionDuringEditing true") }
      if view.allowsMultipleSelectionDuringEditing {
        dump.line("allowsMultipleSelectionDuringEditing true")
      }
      dump.line("delaysContentTouches \(view.delaysContentTouches)")
      dump.line("alwaysBounceVertical \(view.alwaysBounceVertical)")
      dump.line("alwaysBounceHorizontal \(view.alwaysBounceHorizontal)")
      if view.isMultipleTouchEnabled { dump.line("isMultipleTouchEnabled true") }
      if !view.bounces { dump.line("bounces false") }
      if view.isPagingEnabled { dump.line("isPagingEnabled true") }
      if view.decelerationRate != .normal {
        dump.line("decelerationRate \(view.decelerationRate.rawValue)")
      }
      if let offset = view.contentOffset {
        dump.line("contentOffset \(decimal(offset.x)) \(decimal(offset.y))")
      }
      dump.add(view.contentInset, "contentInset")
      dump.section("delegate") { dump in
        dump.line("shouldHighlightItem \(view.delegate.shouldHighlightItem.sceneText)")
        dump.line("shouldSelectItem \(view.delegate.shouldSelectItem.sceneText)")
        dump.line("shouldDeselectItem \(view.delegate.shouldDeselectItem.sceneText)")
        if view.delegate.performsPrimaryAction { dump.line("performPrimaryActionForItem true") }
      }
      for recognizer in view.gestureRecognizers { dump.add(recognizer) }
      if !view.contextMenu.isEmpty {
        dump.section("contextMenu") { $0.add(SwipeActions(view.contextMenu)) }
      }
      for edge in SwipeEdge.allCases {
        if let actions = view.swipeActions(at: edge) {
          dump.section("\(edge.rawValue)SwipeActions") { $0.add(actions) }
        }
      }
      dump.line("selfSizingInvalidation \(view.selfSizingInvalidation.rawValue)")
      dump.line("batchUpdates \(view.batchUpdates?.sceneText ?? "nil")")
      for (name, attributes) in [
        ("initialLayoutAttributesForAppearingItem", view.initialLayoutAttributes),
        ("finalLayoutAttributesForDisappearingItem", view.finalLayoutAttributes),
      ] where attributes != .fading {
        dump.line("\(name) \(attributes.sceneText)")
      }
      let layout = view.layout.sceneLayout
      dump.section(layout.key) { layout.dump(into: &$0) }
      for (kind, container) in view.supplementaryViews.sorted(by: { $0.key < $1.key }) {
        dump.section("supplementaryView \(kind)") { dump in dump.add(container) }
      }
      for (number, section) in view.sections.enumerated() {
        if view.sections.count == 1 {
          dump.add(section)
        } else {
          dump.section("section \(number)") { $0.add(section) }
        }
      }
    }
  }

  private mutating func add(_ actions: SwipeActions) {
    if !actions.performsFirstActionWithFullSwipe { line("performsFirstActionWithFullSwipe false") }
    for action in actions.actions { line("action \(action.text)") }
  }

  private mutating func add(_ section: CollectionSection) {
    if !section.isInserted { line("isInserted false") }
    for (kind, supplement) in section.supplements {
      line("\(kind.rawValue) text \(quoted(supplement.text))")
    }
    add(section.supplementaryViews)
    if section.contentOffset != 0 { line("contentOffset \(decimal(section.contentOffset))") }
    add(section.items)
  }

  /// Adds a line with insets.
  mutating func add(_ inset: Insets, _ name: String) {
    line(
      "\(name) top \(decimal(inset.top)) left \(decimal(inset.left))"
        + " bottom \(decimal(inset.bottom)) right \(decimal(inset.right))")
  }

  private mutating func add(_ items: Items) {
    section("items \(items.count)") { dump in
      for (index, item) in items.cycle.enumerated() {
        dump.section("item \(index)") { dump in
          if !item.isInserted { dump.line("isInserted false") }
          if let size = item.size { dump.line("size \(size.text)") }
          for (name, value) in item.states.sorted(by: { $0.key < $1.key }) {
            dump.line("state \(name) \(value)")
          }
          dump.add(item.supplementaryViews)
          for assignment in item.assignments { dump.add(assignment) }
        }
      }
    }
  }

  private mutating func add(_ traits: Traits) {
    section("traits") { dump in
      for trait in TraitTable.all {
        let word = trait.word(in: traits)
        let isAlwaysShown = !trait.isBoolean && !trait.isFixed
        if isAlwaysShown || word != trait.defaultWord { dump.line("\(trait.name) \(word)") }
      }
    }
  }

  private mutating func add(_ recognizer: GestureRecognizer) {
    let kind: String =
      switch recognizer.kind {
      case .longPress(let duration, let movement):
        "longPress \(recognizer.name) minimumPressDuration \(duration.text)"
          + " allowableMovement \(decimal(movement))"
      case .pan(let pan): "pan \(recognizer.name) \(pan.text)"
      case .tap:
        "tap \(recognizer.name)"
          + (recognizer.numberOfTapsRequired == 1
            ? "" : " numberOfTapsRequired \(recognizer.numberOfTapsRequired)")
      }
    let touches = [
      recognizer.view.map { " view \($0.rawValue)" } ?? "",
      recognizer.numberOfTouchesRequired == 1
        ? "" : " numberOfTouchesRequired \(recognizer.numberOfTouchesRequired)",
      recognizer.minimumNumberOfTouches == 1
        ? "" : " minimumNumberOfTouches \(recognizer.minimumNumberOfTouches)",
      recognizer.maximumNumberOfTouches.map { " maximumNumberOfTouches \($0)" } ?? "",
    ].joined()
    line(
      "\(kind)\(touches) cancelsTouchesInView \(recognizer.cancelsTouchesInView)"
        + " shouldRecognizeSimultaneously \(recognizer.shouldRecognizeSimultaneously)"
        + (recognizer.delaysTouchesEnded ? "" : " delaysTouchesEnded false")
        + (recognizer.requireToFail.isEmpty
          ? "" : " requireToFail \(recognizer.requireToFail.joined(separator: " "))"))
  }

  private mutating func add(_ plan: SnapshotPlan) {
    section("snapshots") { dump in
      switch plan.states {
      case .reachable: dump.line("states reachable")
      case .list(let states): dump.line("states \(states.map(\.id).joined(separator: " "))")
      }
      for (_, list, values) in plan.variedTraits {
        let words = values.flatMap(\.words).map(\.value)
        dump.line("\(list.key) \(words.joined(separator: " "))")
      }
      dump.line("scales \(plan.scales.map { "\($0.rawValue)" }.joined(separator: " "))")
      dump.line("scripts \(plan.scripts.joined(separator: " "))")
    }
  }
}

extension Size {
  /// The size in a dump.
  var text: String { "\(decimal(width)) × \(decimal(height)) pt" }
}
