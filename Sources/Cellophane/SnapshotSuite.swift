package import Assets
package import Interaction
internal import Machine
internal import Resolution
package import SceneRendering
package import Scenes
package import Snapshots
package import Vocabulary

/// The golden-image tests of one scene, as its `snapshots:` asks for them.
package struct SnapshotSuite: Sendable {
  /// One picture that is compared with a golden.
  package struct Case: Hashable, Sendable {
    /// What is taken.
    package enum Subject: Hashable, Sendable {
      /// The first item's cell in a state.
      case cell(CellState)
      /// The collection view at a moment of a script.
      case moment(script: String, time: Duration)
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
  private let stages: [Traits: Stage]
  /// What makes the pixels: the same for all cases.
  private let fingerprint: String
  /// What is worked out once for each of the surroundings.
  private struct Stage: Sendable {
    let renderer: SceneRenderer
    let timelines: [String: Timeline]

    func picture(script: String, time: Duration) throws(RenderingError) -> Picture {
      guard let timeline = timelines[script] else {
        throw .noScript(script, known: timelines.keys.sorted())
      }
      return renderer.picture(of: timeline.presentation(at: time))
    }
  }

  /// Finds out what a scene asks for.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - assets: Where the images and colours that it names are read from.
  ///   - name: What its goldens' names begin with; the scene file's name without `.cell.yaml`.
  package init(of scene: Scene, assets: AssetLibrary = AssetLibrary(), name: String) throws {
    let plan = scene.snapshots
    var traits: [Traits] = []
    let (appearances, contrasts) = (plan.appearances, plan.accessibilityContrasts)
    let (sizes, directions) = (plan.contentSizes, plan.layoutDirections)
    let own = scene.traits
    for appearance in appearances.isEmpty ? [own.appearance] : appearances {
      for contrast in contrasts.isEmpty ? [own.accessibilityContrast] : contrasts {
        for size in sizes.isEmpty ? [own.preferredContentSizeCategory] : sizes {
          for direction in directions.isEmpty ? [own.layoutDirection] : directions {
            for scale in plan.scales {
              var variant = own
              variant.appearance = appearance
              variant.accessibilityContrast = contrast
              variant.preferredContentSizeCategory = size
              variant.layoutDirection = direction
              variant.displayScale = scale
              if !traits.contains(variant) { traits.append(variant) }
            }
          }
        }
      }
    }
    var stages: [Traits: Stage] = [:]
    for variant in traits {
      let renderer = try SceneRenderer(scene, traits: variant, assets: assets)
      var timelines: [String: Timeline] = [:]
      for script in plan.scripts { timelines[script] = try renderer.timeline(script: script) }
      stages[variant] = Stage(renderer: renderer, timelines: timelines)
    }
    self.stages = stages
    let first = traits.first.flatMap { stages[$0] }
    fingerprint = try first?.renderer.rendererName() ?? ""
    let subjects = first.map { Self.subjects(plan, $0) } ?? []
    cases = try subjects.flatMap { subject in
      try traits.map { variant in
        Case(
          name: try SnapshotName("\(name)/\(subject.name).\(variant.fileNamePart)"),
          subject: subject.subject, traits: variant)
      }
    }
  }

  /// What a plan asks for, each once, however often it is named.
  private static func subjects(
    _ plan: SnapshotPlan, _ stage: Stage
  ) -> [(name: String, subject: Case.Subject)] {
    var subjects: [(name: String, subject: Case.Subject)] = []
    var seen: Set<String> = []
    func add(_ name: String, _ subject: Case.Subject) {
      if seen.insert(name).inserted { subjects.append((name, subject)) }
    }
    for state in states(plan, stage.renderer) { add(state.id, .cell(state)) }
    for script in plan.scripts {
      for time in stage.timelines[script]?.moments ?? [] {
        add("\(script)/\(text(of: time))", .moment(script: script, time: time))
      }
    }
    return subjects
  }

  private static func states(_ plan: SnapshotPlan, _ renderer: SceneRenderer) -> [CellState] {
    guard renderer.scene.collectionView.itemCount > 0 else { return [] }
    switch plan.states {
    case .reachable: return renderer.resolved.stateGraph(ofItems: [0]).cellStates
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
    let picture = try picture(of: testCase)
    return try Snapshot(
      name: testCase.name, bitmap: try picture.bitmap(), pixelsPerPoint: picture.scale,
      renderer: fingerprint)
  }

  /// What a case shows.
  package func picture(of testCase: Case) throws(RenderingError) -> Picture {
    guard let stage = stages[testCase.traits] else {
      throw RenderingError.picture("\(testCase.name) is not one of this scene's snapshots")
    }
    return switch testCase.subject {
    case .cell(let state): try stage.renderer.cell(item: 0, state: state)
    case .moment(let script, let time): try stage.picture(script: script, time: time)
    }
  }
}

extension Traits {
  /// What tells the golden of one of the surroundings from others: `light@2x`,
  /// `dark.accessibilityLarge.rightToLeft@3x`. What nobody has changed is not mentioned, but for the
  /// appearance.
  fileprivate var fileNamePart: String {
    var words = [appearance.rawValue]
    if accessibilityContrast == .high { words.append("highContrast") }
    if preferredContentSizeCategory != .large {
      words.append(preferredContentSizeCategory.rawValue)
    }
    if layoutDirection != .leftToRight { words.append(layoutDirection.rawValue) }
    return words.joined(separator: ".") + "@\(displayScale.rawValue)x"
  }
}
