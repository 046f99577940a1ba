package import Assets
package import Drawing
package import Interaction
internal import Resolution
package import SceneReading
package import SceneRendering
package import Scenes
package import Snapshots
internal import Timelines
package import Vocabulary

/// The snapshots of one scene, as listed by its key `snapshots`.
///
/// The snapshots of a script are in one folder of goldens: a picture after each change, and the text `motion` with
/// all values that change, frame by frame.
package struct SnapshotSuite: Sendable {
  /// A snapshot: a picture or a text that is compared with a golden.
  package struct Case: Hashable, Sendable {
    /// The content of a snapshot.
    package enum Subject: Hashable, Sendable {
      /// An item's cell in a state.
      case cell(CellState, item: Int)
      /// The collection view at a moment of a script.
      case moment(script: String, time: Duration)
      /// The text with the values over time of a script.
      case motion(script: String)
    }

    /// The golden's name: `selection/highlighted.light@2x`, `selection/tap/0.150s.light@2x`.
    package let name: SnapshotName
    /// The name without the variant: `selection/highlighted`.
    package let subjectName: String
    /// The variant: `light@2x`.
    package let variant: String
    /// The content.
    package let subject: Subject
    /// The traits of the picture.
    package let traits: Traits

    fileprivate init(
      _ subjectName: String, _ subject: Subject, _ traits: Traits, _ platform: GoldenPlatform?
    ) throws(SnapshotName.Failure) {
      let variant = traits.fileNamePart
      self.variant = platform?.added(to: variant) ?? variant
      name = try SnapshotName("\(subjectName).\(self.variant)")
      self.subjectName = subjectName
      self.subject = subject
      self.traits = traits
    }

    /// The script that the snapshot is a part of; nil for a cell.
    fileprivate var script: String? {
      switch subject {
      case .cell: nil
      case .moment(let script, _), .motion(let script): script
      }
    }
  }

  /// The pictures, in the order of states and scripts, then appearances, then scales.
  package let cases: [Case]
  /// The motion of each script, with the first of the plan's traits.
  package let motions: [Case]
  /// The path of the scene file; nil for a scene that was created in Swift.
  package let file: String?
  let stages: SnapshotStages
  /// The renderer's fingerprint, the same for all cases.
  private let fingerprint: String

  /// Lists the snapshots of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - document: The file from which it was read; nil for a scene that was created in Swift.
  ///   - assets: The library of its named images and colours.
  ///   - name: The first part of the goldens' names; for a scene file its name without `.cell.yaml`.
  ///   - platform: The platform in the names of the goldens; nil for goldens of all platforms.
  ///   - reload: Reads the scene file again after `release`; nil to keep the scene in memory.
  package init(
    of scene: Scene, document: SceneDocument? = nil, assets: AssetLibrary = AssetLibrary(),
    name: String, platform: GoldenPlatform? = nil,
    reload: (@Sendable () throws -> SceneDocument)? = nil
  ) throws {
    file = document?.file
    let plan = scene.snapshots
    let traits = plan.traits(of: scene.traits)
    stages = SnapshotStages(
      of: SnapshotStages.Source(scene: scene, document: document), traits: traits, assets: assets,
      reload: reload)
    let created = try stages.all()
    let first = traits.first.flatMap { created[$0] }
    fingerprint = try first?.renderer.rendererName() ?? ""
    let subjects = first.map { Self.subjects(plan, $0) } ?? []
    cases = try subjects.flatMap { subject in
      try traits.map { traits in
        try Case("\(name)/\(subject.name)", subject.subject, traits, platform)
      }
    }
    var scripts: [String] = []
    for script in plan.scripts where !scripts.contains(script) { scripts.append(script) }
    motions = try traits.prefix(1).flatMap { variant in
      try scripts.map { script in
        try Case("\(name)/\(script)/motion", .motion(script: script), variant, platform)
      }
    }
  }

  /// The renderer of the snapshots with exactly these traits; `nil` if no snapshot has them.
  package func renderer(for traits: Traits) throws(RenderingError) -> SceneRenderer? {
    try stages.all()[traits]?.renderer
  }

  /// All snapshots. The motion of a script follows its pictures.
  package var all: [Case] {
    var all: [Case] = []
    var left = motions[...]
    for (index, testCase) in cases.enumerated() {
      all.append(testCase)
      let next = cases.indices.contains(index + 1) ? cases[index + 1].script : nil
      if testCase.script != nil, testCase.script != next, let motion = left.popFirst() {
        all.append(motion)
      }
    }
    return all + left
  }

  /// The names of all goldens that belong to the scene: those of this suite, and those for each platform.
  package var goldenNames: [String] {
    all.flatMap { testCase in
      [testCase.name.description]
        + GoldenPlatform.allCases.map {
          "\(testCase.subjectName).\($0.added(to: testCase.traits.fileNamePart))"
        }
    }
  }

  /// Returns the contents that a plan lists, without duplicates.
  private static func subjects(
    _ plan: SnapshotPlan, _ stage: SnapshotStages.Stage
  ) -> [(name: String, subject: Case.Subject)] {
    var subjects: [(name: String, subject: Case.Subject)] = []
    var seen: Set<String> = []
    func add(_ name: String, _ subject: Case.Subject) {
      if seen.insert(name).inserted { subjects.append((name, subject)) }
    }
    for item in plan.items {
      // The goldens of the first item have the names that they have without others.
      let folder = item == 0 ? "" : "item-\(item)/"
      for state in states(plan, ofItem: item, stage.renderer) {
        add(folder + state.id, .cell(state, item: item))
      }
    }
    for script in plan.scripts {
      for time in stage.timelines[script]?.moments ?? [] {
        add("\(script)/\(text(of: time))", .moment(script: script, time: time))
      }
    }
    return subjects
  }

  private static func states(
    _ plan: SnapshotPlan, ofItem item: Int, _ renderer: SceneRenderer
  ) -> [CellState] {
    guard renderer.scene.collectionView.itemCount > item else { return [] }
    switch plan.states {
    case .reachable: return renderer.resolved.stateGraph(ofItems: [item]).cellStates
    case .list(let states): return states
    }
  }

  /// Returns a time in seconds with three decimals, or up to nine if they are needed: `0.150s`.
  private static func text(of time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    var digits = "\(attoseconds / 1_000_000_000)"
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.count > 3, digits.hasSuffix("0") { digits.removeLast() }
    return "\(seconds).\(digits)s"
  }

  /// Draws a snapshot and describes it.
  package func snapshot(of testCase: Case) throws -> Snapshot {
    let (picture, model) = try content(of: testCase)
    return try Snapshot(
      name: testCase.name, bitmap: try picture.bitmap(), pixelsPerPoint: picture.scale,
      renderer: fingerprint, model: model)
  }

  /// Returns the text for the motion of a script.
  package func text(ofMotion script: String, case testCase: Case) throws -> TextSnapshot {
    let stage = try stage(of: testCase)
    return TextSnapshot(
      name: testCase.name,
      text: try stage.renderer.motionText(of: try stage.timeline(script), script: script))
  }

  /// Returns the picture of a snapshot.
  package func picture(of testCase: Case) throws(RenderingError) -> Picture {
    try content(of: testCase).picture
  }

  /// Returns the picture of a snapshot, and the text that describes it.
  private func content(
    of testCase: Case
  ) throws(RenderingError) -> (picture: Picture, model: String) {
    let stage = try stage(of: testCase)
    let renderer = stage.renderer
    switch testCase.subject {
    case .cell(let state, let item):
      let cell = try renderer.presentedCell(item: item, state: state)
      return (
        renderer.picture(of: cell), PresentationText.text(of: cell, in: renderer.resolved)
      )
    case .moment(let script, let time):
      let timeline = try stage.timeline(script)
      let shown = timeline.presentation(at: time)
      let text = PresentationText.text(
        of: timeline.settledPresentation(at: time), shown: shown, in: renderer.resolved)
      return (renderer.picture(of: shown), text)
    case .motion: throw .picture("\(testCase.name) is a text")
    }
  }

  /// Returns the bounding boxes of views on a snapshot's picture, in pixels; empty if it shows none of them. Views of
  /// headers, footers and other supplementary views are included.
  package func areas(
    ofViews names: [String], in testCase: Case
  ) throws(RenderingError) -> [PixelRect] {
    let stage = try stage(of: testCase)
    let names = Set(names)
    let scale = testCase.traits.displayScale.factor
    switch testCase.subject {
    case .cell(let state, let item):
      let cell = try stage.renderer.presentedCell(item: item, state: state)
      return cell.view.areas(of: names, in: .identity, scale: scale)
    case .moment(let script, let time):
      let shown = try stage.timeline(script).presentation(at: time)
      let cells = shown.cells.flatMap {
        $0.view.areas(of: names, in: .translation($0.shownFrame.origin), scale: scale)
      }
      let supplements = shown.sections.flatMap(\.supplements).flatMap { _, supplement in
        supplement.view?.areas(
          of: names, in: .translation(supplement.frame.origin), scale: scale) ?? []
      }
      return cells + supplements
    case .motion: return []
    }
  }

  /// Frees the memory that drawing has taken. The suite can still be used.
  package func release() { stages.release() }

  private func stage(of testCase: Case) throws(RenderingError) -> SnapshotStages.Stage {
    guard let stage = try stages.all()[testCase.traits] else {
      throw RenderingError.picture("\(testCase.name) is not one of this scene's snapshots")
    }
    return stage
  }
}

extension Traits {
  /// The variant in the names of goldens: `light@2x`, `dark.accessibilityLarge.rightToLeft@3x`. Defaults are left
  /// out, except the appearance and the scale.
  fileprivate var fileNamePart: String { variantName + "@\(displayScale.rawValue)x" }
}
