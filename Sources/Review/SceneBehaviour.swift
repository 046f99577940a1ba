internal import Exploration
internal import Interaction
internal import Machine
internal import OrderedCollections
internal import Resolution
package import SceneRendering
internal import Scenes
internal import Timelines
internal import Vocabulary

/// The behaviour of a scene as lines of text: states, arrows, the events of scripts, and accessibility.
/// Two versions of a scene are compared by it.
package struct SceneBehaviour: Hashable, Sendable {
  /// A part of the behaviour.
  package enum Part: String, CaseIterable, Hashable, Sendable, Codable {
    /// The inputs that the app and events may set: the declared flags and states with their values.
    case schema
    /// The states that the cells can be in.
    case states
    /// The actions that lead from one state to another, with the delegate's calls.
    case arrows
    /// The animations of rules, states and batch updates, also of those that no script plays.
    case motions
    /// The events of a script.
    case scripts
    /// The accessibility elements of each state.
    case accessibility
  }

  /// A line that one version has and another has not.
  package struct Change: Hashable, Sendable, Codable {
    /// The part of the behaviour.
    package let part: Part
    /// The subject of the line: a cell, a script, or a state.
    package let subject: String
    /// Whether the line has come or gone.
    package let isNew: Bool
    /// The line.
    package let text: String

    /// Creates a change.
    package init(part: Part, subject: String, isNew: Bool, text: String) {
      (self.part, self.subject, self.isNew, self.text) = (part, subject, isNew, text)
    }
  }

  /// The subject of some lines.
  package struct Place: Hashable, Sendable {
    /// The part of the behaviour.
    package let part: Part
    /// A cell, a script, or a state.
    package let subject: String
  }

  /// The subjects of the lines, in order.
  package private(set) var places: [Place] = []
  /// The lines of each place.
  package private(set) var lines: [Place: [String]] = [:]

  /// Explores a scene and plays its scripts.
  package init(of renderer: SceneRenderer) throws(RenderingError) {
    add(.schema, "inputs", renderer.scene.inputLines)
    for item in DistinctItems(renderer.scene).items {
      let checked = CheckedStates(of: renderer.resolved, item: item)
      // Combinations of inputs that affect only appearance add nothing to the inputs.
      let graph =
        checked.isPart
        ? renderer.resolved.cellArrows(ofItem: item).routes.graph
        : renderer.resolved.stateGraph(ofItems: [item])
      add(.states, "item \(item)", graph.states.map(\.id))
      // Actions at several places of a finger may be the same in words.
      add(
        .arrows, "item \(item)",
        Array(
          OrderedSet(
            (graph.transitions.filter { $0.deletion == nil } + graph.deletions).map(Self.text))))
      for state in checked.states {
        let subject = try renderer.subject(item: item, state: state)
        let dump = renderer.accessibilityDump(of: subject).split(separator: "\n").dropFirst()
        add(
          .accessibility, "item \(item), \(state.id)",
          dump.map { String($0.drop { $0 == " " }) })
      }
    }
    for (subject, lines) in renderer.scene.motionLines { add(.motions, subject, lines) }
    for script in renderer.scene.scripts.keys {
      let trace = try renderer.trace(script: script)
      // Cells update their configurations because of the other events.
      let lines = trace.text.split(separator: "\n").filter { !$0.hasSuffix("updateConfiguration") }
      add(.scripts, script, lines.map(String.init))
    }
  }

  private mutating func add(_ part: Part, _ subject: String, _ new: [String]) {
    let place = Place(part: part, subject: subject)
    places.append(place)
    lines[place] = new
  }

  private static func text(of outcome: StateGraph.Outcome) -> String {
    let events = (outcome.events.map(\.text) + [outcome.deletion?.method].compactMap(\.self))
      .joined(separator: ", ")
    return "\(outcome.from.id) → \(outcome.end) on \(outcome.deed.words)"
      + (events.isEmpty ? "" : ": \(events)")
  }
}

extension Scene {
  /// The declared flags and states, one a line: `download: none | loading | done, initially none, set by data`.
  fileprivate var inputLines: [String] {
    flags.map { flag in
      Self.line([flag.flag.propertyName, "flag"], setBy: flag.source, label: flag.label)
    }
      + states.filter { !$0.isImplied }.map { state in
        Self.line(
          [state.name, state.kind.sceneText], "initially \(state.startValue)",
          setBy: state.source,
          label: state.label)
      }
  }

  /// How changes move, in the syntax of scene files, by what changes: a rule, a state, or the collection view.
  fileprivate var motionLines: OrderedDictionary<String, [String]> {
    var lines: OrderedDictionary<String, [String]> = [:]
    // Several rules may have the same condition.
    for rule in rules { lines["when \(rule.when.sceneText)", default: []] += rule.motionLines }
    for state in states where !state.isImplied {
      lines[state.name, default: []] +=
        (state.animation.map { ["animation: \($0.sceneText)"] } ?? [])
        + (state.animator.map { ["animator: \($0.sceneText)"] } ?? [])
    }
    if let batchUpdates = collectionView.batchUpdatesAnimation {
      lines["collectionView", default: []].append("batchUpdates: \(batchUpdates.sceneText)")
    }
    return lines
  }

  private static func line(
    _ head: [String], _ initial: String? = nil, setBy source: StateSource, label: String
  ) -> String {
    let name = label.isEmpty ? nil : "called “\(label)”"
    return [head.joined(separator: ": "), initial, "set by \(source.rawValue)", name]
      .compactMap(\.self).joined(separator: ", ")
  }
}

extension Rule {
  /// How the rule's values come and go.
  fileprivate var motionLines: [String] {
    let animations = [("animation", animation), ("leaving", leaving)].compactMap { key, animation in
      animation.map { "\(key): \($0.sceneText)" }
    }
    let mode =
      calculationMode == .linear ? [] : ["calculationMode: \(calculationMode.rawValue)"]
    return animations + mode + keyframes.map { "keyframe: \($0.sceneText)" }
      + layerAnimations.map { "layerAnimation: \($0.sceneText)" }
      + transitions.map { "transition: \($0.sceneText)" }
  }
}
