internal import CairoRendering
package import Interaction
internal import Resolution
package import Scenes
package import Snapshots

/// The golden-image tests of one scene, as its `snapshots:` asks for them.
package struct SnapshotSuite: Sendable {
  /// One picture that is compared with a golden.
  package struct Case: Hashable, Sendable {
    /// What is taken.
    package enum Subject: Hashable, Sendable {
      /// The first item's cell in a state.
      case cell(CellState)
      /// The collection view after a turn of a script.
      case turn(script: String, index: Int)
    }

    /// The golden's name: `selection/highlighted.light@2x`, `selection/tap/0.150s.light@2x`.
    package let name: SnapshotName
    /// What is taken.
    package let subject: Subject
    /// The surroundings.
    package let traits: Traits
  }

  /// The cases, in the order of states and scripts, then appearances, then scales.
  package let cases: [Case]
  private let renderers: [Traits: SceneRenderer]
  private let renderer = RendererFingerprint.current.description

  /// Finds out what a scene asks for.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: What its goldens' names begin with; the scene file's name without `.cell.yaml`.
  package init(of scene: Scene, name: String) throws {
    let plan = scene.snapshots
    var renderers: [Traits: SceneRenderer] = [:]
    var traits: [Traits] = []
    for appearance in plan.appearances {
      for scale in plan.scales {
        let variant = Traits(appearance: appearance, displayScale: scale)
        guard renderers[variant] == nil else { continue }
        renderers[variant] = try SceneRenderer(scene, traits: variant)
        traits.append(variant)
      }
    }
    var subjects: [(name: String, subject: Case.Subject)] = []
    if let first = traits.first.flatMap({ renderers[$0] }) {
      for state in Self.states(plan, first) {
        subjects.append((state.id, .cell(state)))
      }
      for script in plan.scripts {
        for (index, turn) in try first.timeline(script: script).turns.enumerated() {
          subjects.append(
            ("\(script)/\(Self.text(of: turn.time))", .turn(script: script, index: index)))
        }
      }
    }
    var cases: [Case] = []
    for (subjectName, subject) in subjects {
      for variant in traits {
        let suffix = "\(variant.appearance.rawValue)@\(variant.displayScale.rawValue)x"
        let name = try SnapshotName("\(name)/\(subjectName).\(suffix)")
        // A scene that names a state twice, or a script that acts at its very start, gives one
        // golden's name twice; the last is what is seen.
        cases.removeAll { $0.name == name }
        cases.append(Case(name: name, subject: subject, traits: variant))
      }
    }
    self.cases = cases
    self.renderers = renderers
  }

  private static func states(_ plan: SnapshotPlan, _ renderer: SceneRenderer) -> [CellState] {
    guard renderer.scene.collectionView.items.count > 0 else { return [] }
    switch plan.states {
    case .reachable: return renderer.resolved.stateGraph(ofItem: 0).states
    case .list(let states): return states
    }
  }

  /// Seconds with three digits, or more when the moment needs them: `0.150s`.
  private static func text(of time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    var digits = "\(attoseconds / 1_000_000_000)"
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.count > 3, digits.hasSuffix("0") { digits.removeLast() }
    return "\(seconds).\(digits)s"
  }

  /// Draws a case.
  package func snapshot(of testCase: Case) throws -> Snapshot {
    guard let renderer = renderers[testCase.traits] else {
      throw RenderingError.picture("\(testCase.name) is not one of this scene's snapshots")
    }
    let picture =
      switch testCase.subject {
      case .cell(let state): try renderer.cell(item: 0, state: state)
      case .turn(let script, let index):
        renderer.picture(of: try renderer.timeline(script: script).turns[index].presentation)
      }
    return try Snapshot(
      name: testCase.name, bitmap: try picture.bitmap(), pixelsPerPoint: picture.scale,
      renderer: self.renderer)
  }
}
