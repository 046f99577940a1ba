package import Assets
package import Drawing
package import Interaction
internal import Resolution
package import SceneReading
package import SceneRendering
package import Scenes
package import Snapshots
package import Vocabulary

/// The golden tests of one scene, as its `snapshots:` asks for them.
///
/// A script's snapshots are one folder of goldens: a picture of each moment that is worth a look, and the
/// text `motion` with every value that changes, frame by frame.
package struct SnapshotSuite: Sendable {
  /// One picture or text that is compared with a golden.
  package struct Case: Hashable, Sendable {
    /// What is taken.
    package enum Subject: Hashable, Sendable {
      /// The first item's cell in a state.
      case cell(CellState)
      /// The collection view at a moment of a script.
      case moment(script: String, time: Duration)
      /// The values over time of a script, as text.
      case motion(script: String)
    }

    /// The golden's name: `selection/highlighted.light@2x`, `selection/tap/0.150s.light@2x`.
    package let name: SnapshotName
    /// The name without the words for the variant: `selection/highlighted`.
    package let subjectName: String
    /// The words for the variant: `light@2x`.
    package let variant: String
    /// What is taken.
    package let subject: Subject
    /// The surroundings.
    package let traits: Traits

    /// The script that it shows a part of.
    fileprivate var script: String? {
      switch subject {
      case .cell: nil
      case .moment(let script, _), .motion(let script): script
      }
    }
  }

  /// The pictures, in the order of states and scripts, then appearances, then scales.
  package let cases: [Case]
  /// The texts, one for each script in the first of the surroundings, where it moves as in all others.
  package let motions: [Case]
  /// The scene file with the places of its parts; nil for a scene that was made in Swift.
  package let document: SceneDocument?
  private let scene: Scene
  private let stages: [Traits: Stage]
  /// The renderer's fingerprint, the same for all cases.
  private let fingerprint: String

  /// What is prepared once for each of the surroundings.
  private struct Stage: Sendable {
    let renderer: SceneRenderer
    let timelines: [String: Timeline]

    func timeline(_ script: String) throws(RenderingError) -> Timeline {
      guard let timeline = timelines[script] else {
        throw .noScript(script, known: timelines.keys.sorted())
      }
      return timeline
    }
  }

  /// Lists the pictures that a scene's `snapshots` name.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - document: The file from which it was read; nil for a scene that was made in Swift.
  ///   - assets: Where the images and colours that it names are read from.
  ///   - name: The first part of its goldens' names; for a scene file its name without `.cell.yaml`.
  package init(
    of scene: Scene, document: SceneDocument? = nil, assets: AssetLibrary = AssetLibrary(),
    name: String
  ) throws {
    self.scene = scene
    self.document = document
    let plan = scene.snapshots
    let traits = plan.traits(of: scene.traits)
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
          name: try SnapshotName("\(name)/\(subject.name).\(variant.goldenName)"),
          subjectName: "\(name)/\(subject.name)", variant: variant.goldenName,
          subject: subject.subject, traits: variant)
      }
    }
    var scripts: [String] = []
    for script in plan.scripts where !scripts.contains(script) { scripts.append(script) }
    motions = try traits.prefix(1).flatMap { variant in
      try scripts.map { script in
        Case(
          name: try SnapshotName("\(name)/\(script)/motion.\(variant.goldenName)"),
          subjectName: "\(name)/\(script)/motion", variant: variant.goldenName,
          subject: .motion(script: script), traits: variant)
      }
    }
  }

  /// All that is compared: a script's motion stands behind its pictures.
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

  /// The subjects that a plan names, each once.
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
    let (picture, model) = try content(of: testCase)
    return try Snapshot(
      name: testCase.name, bitmap: try picture.bitmap(), pixelsPerPoint: picture.scale,
      renderer: fingerprint, model: model)
  }

  /// The text of a script's motion.
  package func text(ofMotion script: String, case testCase: Case) throws -> TextSnapshot {
    let stage = try stage(of: testCase)
    return TextSnapshot(
      name: testCase.name,
      text: try stage.renderer.motionText(of: try stage.timeline(script)))
  }

  /// The picture of a case.
  package func picture(of testCase: Case) throws(RenderingError) -> Picture {
    try content(of: testCase).picture
  }

  /// The picture of a case, and the text of what it shows.
  private func content(
    of testCase: Case
  ) throws(RenderingError) -> (picture: Picture, model: String) {
    let stage = try stage(of: testCase)
    let renderer = stage.renderer
    switch testCase.subject {
    case .cell(let state):
      let cell = try renderer.presentedCell(item: 0, state: state)
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

  /// The pixels that the frames of views take on a case's picture; empty if none of them is shown.
  package func areas(
    ofViews names: [String], in testCase: Case
  ) throws(RenderingError) -> [PixelRect] {
    let stage = try stage(of: testCase)
    let names = Set(names)
    let scale = testCase.traits.displayScale.factor
    switch testCase.subject {
    case .cell(let state):
      let cell = try stage.renderer.presentedCell(item: 0, state: state)
      return cell.view.areas(of: names, at: .zero, scale: scale)
    case .moment(let script, let time):
      return try stage.timeline(script).presentation(at: time).cells.flatMap {
        $0.view.areas(of: names, at: $0.frame.origin, scale: scale)
      }
    case .motion: return []
    }
  }

  private func stage(of testCase: Case) throws(RenderingError) -> Stage {
    guard let stage = stages[testCase.traits] else {
      throw RenderingError.picture("\(testCase.name) is not one of this scene's snapshots")
    }
    return stage
  }

  /// Adds the lines on which the scene says now what has changed. Where a value was given by a rule whose
  /// condition is another one now, that condition is the first change.
  package func located(_ changes: [ModelChange]) -> [ModelChange] {
    var rules: [ModelChange] = []
    for change in changes {
      guard let old = change.oldCondition, let number = change.before.flatMap(Self.ruleNumber),
        scene.rules.indices.contains(number), scene.rules[number].when.sceneText != old
      else { continue }
      let place = location(of: "rules[\(number)].when")
      let rule = ModelChange(
        rule: number, old: old, new: scene.rules[number].when.sceneText, file: place?.file,
        line: place?.line, column: place?.column)
      if !rules.contains(rule) { rules.append(rule) }
    }
    return rules
      + changes.map { change in
        guard let path = change.now ?? change.before, let place = location(of: path) else {
          return change
        }
        var change = change
        (change.file, change.line, change.column) = (place.file, place.line, place.column)
        return change
      }
  }

  private func location(of path: String) -> (file: String, line: Int, column: Int)? {
    guard let document, let place = document.sourceMap.location(ofPathNamed: path) else {
      return nil
    }
    return (document.file, place.line, place.column)
  }

  /// The number in `rules[1].star.isHidden`; nil for other paths.
  private static func ruleNumber(_ path: String) -> Int? {
    let start = "rules["
    guard path.hasPrefix(start) else { return nil }
    return Int(path.dropFirst(start.count).prefix { $0 != "]" })
  }
}

extension Traits {
  /// The words by which goldens with these traits differ from those with others: `light@2x`,
  /// `dark.accessibilityLarge.rightToLeft@3x`.
  fileprivate var goldenName: String { variantName + "@\(displayScale.rawValue)x" }
}

extension PresentedView {
  /// The pixels of the frames of the named views, without their transforms; `origin` is where the
  /// superview's coordinates start on the picture, in points.
  fileprivate func areas(of names: Set<String>, at origin: Point, scale: Double) -> [PixelRect] {
    let place = Point(origin.x + frame.minX, origin.y + frame.minY)
    let inside = subviews.flatMap { $0.areas(of: names, at: place, scale: scale) }
    guard names.contains(name.rawValue) else { return inside }
    let (left, top) = (place.x * scale, place.y * scale)
    let (right, bottom) = (left + frame.size.width * scale, top + frame.size.height * scale)
    let numbers = [
      left.rounded(.down), top.rounded(.down), right.rounded(.up), bottom.rounded(.up),
    ]
    let edges = numbers.compactMap { Int(exactly: $0) }
    guard edges.count == 4 else { return inside }
    return inside + [
      PixelRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    ]
  }
}
