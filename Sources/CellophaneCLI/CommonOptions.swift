internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

/// The part of a scene that is shown.
struct SubjectOptions: ParsableArguments {
  @Option(
    help: "Draw only this item's cell, cropped to its frame. Default: the collection view.")
  var item: Int?

  @Option(
    help: ArgumentHelp(
      "The state of the item's cell (default: item 0): flags and custom states, for example"
        + " highlighted,selected or download=loading,progress=0.4; or normal.", valueName: "states")
  )
  var state: String?

  @Option(help: ArgumentHelp("Play this script up to --at.", valueName: "name"))
  var script: String?

  @Option(help: ArgumentHelp("A moment of the script: seconds or a mark.", valueName: "moment"))
  var at: String?

  /// Whether no option was given.
  var isEmpty: Bool { item == nil && state == nil && script == nil }

  func validate() throws {
    if script == nil, at != nil { throw ValidationError("--at needs --script.") }
    if script != nil, at == nil { throw ValidationError("--script needs --at, a moment.") }
    if script != nil, state != nil {
      throw ValidationError("--state and --script exclude each other; a script sets the states.")
    }
  }

  func subject(of renderer: SceneRenderer) throws -> SceneRenderer.Subject {
    if let script, let at {
      try checkMoment(at, of: script, renderer)
      return try renderer.subject(item: item, script: script, at: .mark(at))
    }
    return try renderer.subject(item: item, state: state.map(renderer.state) ?? .normal)
  }

  /// Checks that a time is not after the end of a script and its animations. Nothing changes there any more.
  private func checkMoment(
    _ moment: String, of script: String, _ renderer: SceneRenderer
  ) throws {
    let scene = renderer.scene
    let animations =
      scene.rules.flatMap { [$0.animation, $0.leaving] } + scene.states.map(\.animation)
      + [scene.collectionView.batchUpdates]
    // An endless animation has no end.
    guard let seconds = Double(moment), seconds.isFinite,
      !animations.contains(where: { $0.map { $0.repeatCount == nil } ?? false })
    else { return }
    let timeline = try renderer.timeline(ofScript: script)
    let end = timeline.duration.seconds
    guard seconds > end, !timeline.marks.contains(where: { $0.name == moment }) else { return }
    throw CommandFailure(
      .usage,
      "--at \(moment) is after the end of the script \(script), which is at \(decimal(end, places: 6)) s"
    )
  }
}

/// The maximum number of pictures that are made at the same time.
struct JobOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: "The number of parallel jobs; does not affect the output. Default: one per core.")
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 256.")
    }
  }

  var count: Int { jobs ?? Machine.coreCount }
}
