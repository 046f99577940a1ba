internal import ArgumentParser
internal import Cellophane
internal import Files
internal import RevisionDifferences
internal import Revisions
internal import SceneSnapshots
internal import SnapshotReview
internal import TerminalOutput

/// Compares the scenes of two revisions of a repository.
struct DiffCommand: AsyncParsableCommand, LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Reports what changed in the scenes of a repository between two revisions.",
    discussion: """
      Both revisions are drawn by this program, with their own images and colours, so that no goldens are needed. It \
      compares pictures, motions, inputs, states, arrows, events of scripts and accessibility elements. Files are read from \
      git; nothing is checked out. Scenes of which no file changed are not drawn.

      REVISIONS
        main           main and the files of the work tree
        main..topic    main and topic
        main...topic   the common ancestor of both and topic, as pull requests show

      EXAMPLES
        cellophane diff HEAD
        cellophane diff HEAD~1..HEAD --report changes.md
        cellophane diff HEAD selection.cell.yaml --json
      """)

  @Argument(
    help: ArgumentHelp(
      "One revision of git, or two with .. or ... between.", valueName: "revisions"))
  var revisions: String

  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of scenes. Default: all scenes of the repository.",
      valueName: "scene"),
    completion: .file())
  var scenes: [String] = []

  @Flag(help: "Print the differences as JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "A report to write: .html with the pictures, .md (Markdown) or .json; repeatable.",
      valueName: "file"),
    completion: .file())
  var report: [String] = []

  @OptionGroup(title: "Limits") var jobs: JobOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { ["."] }

  func validate() throws {
    for path in report where ReportFormat(path: path).map({ $0 == .junit }) ?? true {
      throw ValidationError("\"\(path)\" is not the name of a report; use .html, .md or .json.")
    }
  }

  func run() async throws {
    let range = RevisionRange(revisions)
    let (earlier, later) = try reporting { try read(range) }
    let difference = try await reporting {
      try await RevisionDifference(
        from: earlier, to: later, jobs: jobs.count,
        describingErrors: { error, document in
          let report = ErrorReport(error, in: document)
          return CommandFailure(report.status, report.message)
        })
    }
    let text = DifferenceText(difference: difference, title: revisions)
    try reporting {
      try Terminal.write(json ? text.json : Array(text.text.utf8))
      for path in report { try write(text, to: path) }
    }
    guard difference.status == .done else { throw ExitCode(difference.status.rawValue) }
    if !difference.scenes.isEmpty { throw ExitCode(ExitStatus.different.rawValue) }
  }

  /// Reads both revisions.
  private func read(_ range: RevisionRange) throws -> (SceneRevision, SceneRevision) {
    do {
      let repository = try GitRepository(containing: ".")
      var from = try repository.commit(range.from)
      let to = try range.to.map { name throws(RevisionFailure) in try repository.commit(name) }
      if range.isFromCommonAncestor, let to { from = try repository.commonAncestor(from, to) }
      let places = try scenes.map { scene throws(RevisionFailure) in
        try repository.path(of: scene)
      }
      let isChosen = { (path: String) in
        if places.contains(path) { return true }
        guard path.hasSuffix(SceneFileName.suffix) else { return false }
        return places.isEmpty || places.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
      }
      let earlier = try SceneRevision(.commit(from), of: repository, where: isChosen)
      let later = try SceneRevision(
        to.map { .commit($0) } ?? .workTree, of: repository, where: isChosen)
      for (scene, place) in zip(scenes, places) {
        let isFound = [earlier, later].contains { revision in
          revision.scenes.keys.contains {
            place.isEmpty || $0 == place || $0.hasPrefix(place + "/")
          }
        }
        if !isFound {
          throw CommandFailure(.noInput, "neither revision has a scene \"\(scene)\"")
        }
      }
      return (earlier, later)
    } catch let failure as RevisionFailure {
      throw CommandFailure(Self.status(of: failure), failure.description)
    }
  }

  private static func status(of failure: RevisionFailure) -> ExitStatus {
    switch failure {
    case .noRepository, .missingContents, .file: .noInput
    case .noRevision, .noCommonAncestor, .outside: .usage
    case .git, .unexpectedAnswer: .unavailable
    }
  }

  private func write(_ text: DifferenceText, to path: String) throws {
    let bytes: [UInt8] =
      switch ReportFormat(path: path) {
      case .markdown: Array(text.markdown.utf8)
      case .html:
        // The folder of the run would make each page different.
        Array(
          text.difference.shown(
            String(
              decoding: ReportFormat.html.bytes(
                of: ReportSource(
                  VerificationResults(text.difference.records), roots: [text.difference.artefacts],
                  numbersAreKept: false, isReview: false, scenes: text.words)), as: UTF8.self)
          ).utf8)
      case .json, .junit, nil: text.json
      }
    try OutputFile.write(bytes, to: path)
    try Terminal.printWritten(path, bytes: bytes.count)
  }
}
