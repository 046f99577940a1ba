internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

/// The part of a scene that is shown.
struct SubjectOptions: ParsableArguments {
  @Option(
    help: "Only this item's cell, cropped to its frame. Default: the collection view.")
  var item: Int?

  @Option(
    help: ArgumentHelp(
      "The state of the item's cell (default: item 0): flags and custom states, for example"
        + " highlighted,selected or download=loading,progress=0.4; or normal. Default: the item's initial state.",
      valueName: "states")
  )
  var state: String?

  @Option(
    help: ArgumentHelp("Play this script up to --at.", valueName: "name"),
    completion: ScriptNames.completion)
  var script: String?

  @Option(help: ArgumentHelp("A moment of the script: seconds or a mark.", valueName: "moment"))
  var at: String?

  /// What the options choose.
  var choice: SubjectChoice {
    SubjectChoice(item: item, state: state, script: script, moment: at)
  }

  func validate() throws {
    try ScriptMoment.validate(at, of: "--at")
    if script == nil, at != nil { throw ValidationError("--at needs --script.") }
    if script != nil, at == nil { throw ValidationError("--script needs --at, a moment.") }
    if script != nil, state != nil {
      throw ValidationError("--state and --script exclude each other; a script sets the states.")
    }
  }
}

/// The maximum number of pictures that are made, or scenes that are examined, at the same time.
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

  var count: Int { jobs ?? ProgramMachine.coreCount }
}
