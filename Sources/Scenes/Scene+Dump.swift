internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Motion
internal import Notation
internal import OrderedCollections
internal import Views
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
      dump.line("tick \(scene.scrollCallsPerSecond)")
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
          dump.line("setBy \(flag.source.rawValue)")
        }
      }
      for state in scene.states where !state.isImplied {
        dump.section("state \(state.name)") { dump in
          if !state.label.isEmpty { dump.line("label \(quoted(state.label))") }
          if state.kind.isCompared {
            dump.line("values \(state.kind.sceneText)")
            dump.line("initially \(state.startValue)")
          }
          if state.kind.isCompared || state.source != .gesture {
            dump.line("setBy \(state.source.rawValue)")
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

  mutating func add(_ assignment: Assignment) {
    line(
      "\(assignment.view.rawValue).\(assignment.property.word(of: assignment.view))"
        + " \(assignment.value.sceneText)")
  }

  mutating func add(_ traits: Traits) {
    section("traits") { dump in
      for trait in TraitTable.all {
        let word = trait.word(in: traits)
        let isAlwaysShown = !trait.isBoolean && !trait.isFixed
        if isAlwaysShown || word != trait.defaultWord { dump.line("\(trait.name) \(word)") }
      }
    }
  }

  mutating func add(_ plan: SnapshotPlan) {
    section("snapshots") { dump in
      switch plan.states {
      case .reachable: dump.line("states reachable")
      case .list(let states): dump.line("states \(states.map(\.id).joined(separator: " "))")
      }
      if plan.items != [0] {
        dump.line("items \(plan.items.map { "\($0)" }.joined(separator: " "))")
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
