internal import ArgumentParser
internal import Cellophane
internal import Files
internal import Messages
internal import SceneSnapshots
internal import SnapshotCommands
internal import SnapshotReview
internal import Snapshots
internal import TerminalOutput

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Compares pictures of scenes with goldens, and reviews differences.",
    discussion: """
      The key "snapshots" of each scene lists its pictures. Each golden has a text file that describes its \
      contents, so that the cause of a difference can be reported.

      EXAMPLES
        cellophane snapshot verify
        cellophane snapshot verify selection/highlighted 'selection/tap/*'
        cellophane snapshot review
        cellophane snapshot pending
        cellophane snapshot report -o report.html
      """,
    subcommands: [
      Verify.self, Record.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
      PendingCommand.self, ReportCommand.self, Prune.self,
    ])

  /// The folders of scenes and goldens.
  struct Places: ParsableArguments {
    @Option(
      help: "The folder of scenes. Default: Fixtures/Scenes of the package, or the current folder.",
      completion: .directory)
    var scenes: String?

    @Option(
      help: ArgumentHelp(
        "The folder of goldens. Default: Fixtures/Goldens of the package, or Goldens. The package is that of the"
          + " scene files that are named, or the one in which the command runs."),
      completion: .directory)
    var goldens: String?

    @Option(
      help:
        "The folder for differences. Default: Output/snapshots of the package, or snapshots.",
      completion: .directory)
    var artefacts: String?

    @Flag(
      help: ArgumentHelp(
        "Use goldens for this operating system, for example selected.light.linux@2x.png."))
    var perPlatform = false

    /// The platform in the names of the goldens; `nil` for goldens of all platforms.
    var platform: GoldenPlatform? { perPlatform ? .current : nil }

    var goldenFolder: String { goldens ?? OutputLocation().goldens }
    var artefactFolder: String { artefacts ?? OutputLocation().output("snapshots") }

    /// Removes what earlier runs left of scenes' snapshots that are no longer taken.
    func removeArtefacts(ofAllBut records: [SnapshotRecord]) throws(FileFailure) {
      let pending = PendingSnapshots(roots: [artefactFolder], names: .current)
      let taken = Set(records.map(\.name))
      // Those of tests have a source; a full run of scenes says nothing about them.
      for item in try pending.items()
      where !taken.contains(item.record.name) && item.record.source == nil {
        try pending.discard(item)
      }
    }

    /// The scene files in the folder of scenes.
    func files() throws -> [String] {
      try reporting { try SceneFileName.scenes(inFolder: sceneFolder) }
    }

    /// The folder of scenes.
    var sceneFolder: String { scenes ?? OutputLocation().scenes }
  }

  /// The selection of snapshots, and how they are taken.
  struct Options: ParsableArguments {
    @Argument(
      help: ArgumentHelp(
        "Scene files; names of snapshots, folders of names, or patterns with *, ** and ?. Default: all scenes"
          + " of --scenes.",
        valueName: "filter"),
      completion: .file())
    var filters: [String] = []

    @OptionGroup(title: "Folders") var places: Places

    @Option(
      help: ArgumentHelp(
        "Only a part of the snapshots, for example 2/8; auto reads it from the environment of GitLab, Slurm,"
          + " Kubernetes, or CELLOPHANE_SHARD.",
        valueName: "n/m"))
    var shard: String?

    @Flag(help: "Print the results as JSON.")
    var json = false

    @OptionGroup(title: "Limits") var jobs: JobOptions

    /// The folders of scenes, goldens and differences.
    var inputFolders: [String] {
      let files = filters.filter(SceneFileName.isSceneFile)
      let folders =
        files.isEmpty
        ? [places.scenes ?? OutputLocation().scenes] : files.map { SceneFileName.folder(of: $0) }
      let other = self.folders
      return folders + [other.goldens, other.artefacts]
    }

    /// The folders of goldens and differences.
    private var folders: SnapshotFolders {
      SnapshotFolders(places, ofScenes: filters.filter(SceneFileName.isSceneFile))
    }

    func validate() throws { _ = try part }

    /// The part of the run; `nil` for all of it.
    private var part: Shard? {
      get throws {
        guard let shard else { return nil }
        if shard == "auto" {
          guard let part = Shard(environment: ProcessInfo.processInfo.environment) else {
            throw ValidationError(
              "--shard auto finds no variables of GitLab, Slurm or Kubernetes; set CELLOPHANE_SHARD."
            )
          }
          return part
        }
        guard let part = Shard(shard) else {
          throw ValidationError("--shard must be a part and a count, for example 2/8.")
        }
        return part
      }
    }

    /// Takes the snapshots. Malformed scenes are reported and do not stop the others.
    func run(
      _ action: SnapshotRunner.Action, by comparison: Comparison = .exact, masks: [String] = []
    ) async throws -> SnapshotRun {
      // A file that is named twice is one scene.
      let here = RecordPath()
      var seen: Set<String> = []
      let files = filters.filter {
        SceneFileName.isSceneFile($0) && seen.insert(here.name(of: $0)).inserted
      }
      let names = filters.filter { !SceneFileName.isSceneFile($0) }.map { SnapshotFilter($0) }
      // Names begin with those of scenes. A scene that no filter can select is not read.
      let known = files.isEmpty ? try places.files() : files
      guard !known.isEmpty else {
        throw reported(
          CommandFailure(
            .noInput,
            "there is no \(SceneFileName.suffix) file in \(places.sceneFolder); name the folder with --scenes"
          ))
      }
      let selected = known.filter { file in
        let stem = SceneFileName.stem(of: file)
        return names.isEmpty || names.contains { $0.canMatch(inFolder: stem) }
      }
      let folders = folders
      guard folders.severalPackages.isEmpty else {
        throw reported(
          CommandFailure(
            .usage,
            "the scenes belong to several packages (\(folders.severalPackages.joined(separator: ", "))):"
              + " name those of one, or the folder of goldens with --goldens"))
      }
      let scenes = try await SceneSuites(
        files: selected, platform: places.platform, jobs: jobs.count)
      let part = try part
      let runner = SnapshotRunner(
        goldens: folders.goldens, artefacts: folders.artefacts, names: folders.names,
        comparison: comparison, masks: masks, jobs: jobs.count)
      let records: [SnapshotRecord]
      do {
        defer { ProgressLine.clear() }
        records = try await runner.run(action, scenes.suites, filters: names, shard: part) {
          ProgressLine.report("\($0) of \($1) snapshots")
        }
      } catch let failure as SnapshotRunner.Failure {
        guard !scenes.failures.isEmpty else {
          let hint = try await suggestion(for: failure, among: known)
          throw reported(CommandFailure(failure.status, failure.description + hint))
        }
        // If a scene is malformed, the names of all snapshots are not known. Its errors were printed, and are results.
        if case .sameGolden = failure { Terminal.printError(failure.description) }
        records = []
      }
      var results = VerificationResults(
        records, failures: scenes.failures, shard: part?.description)
      if files.isEmpty, names.isEmpty, part == nil, scenes.failures.isEmpty {
        let folder = GoldenFolder(root: places.goldenFolder, suites: scenes.suites)
        let orphans = try reporting { try folder.orphans() }
        results.renames = folder.renames(
          among: orphans, records: records,
          artefacts: ArtefactFolder(root: places.artefactFolder))
        results.orphans = orphans
        try reporting { try places.removeArtefacts(ofAllBut: records) }
      }
      return SnapshotRun(
        results: results, sceneStatus: scenes.status, folders: folders,
        namedArtefacts: places.artefacts)
    }
  }

  struct Verify: AsyncParsableCommand, LimitedCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: "Compares pictures with their goldens; by default no pixel may differ.",
      discussion: """
        Differences are kept in Output/snapshots: cellophane snapshot review asks about each one, accept \
        and reject decide without asking. A full run also lists goldens that no scene uses.

        EXAMPLES
          cellophane snapshot verify selection/tap
          cellophane snapshot verify --metric channel --threshold 1 --mask star
          cellophane snapshot verify --shard 2/8 --artefacts shard-2
          cellophane snapshot verify --report report.html --report junit.xml
        """)

    @OptionGroup var options: Options
    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup(title: "Comparison") var comparison: ComparisonOptions

    @Option(
      help: ArgumentHelp(
        "A view whose bounding box is ignored; repeatable.", valueName: "view"))
    var mask: [String] = []

    @Option(
      help: ArgumentHelp(
        "A report to write: .html, .md (Markdown), .xml (JUnit) or .json; repeatable.",
        valueName: "file"),
      completion: .file())
    var report: [String] = []

    func validate() throws {
      for path in report where ReportFormat(path: path) == nil {
        throw ValidationError(
          "\"\(path)\" does not specify the format of the report; end it with .html, .md, .xml or .json."
        )
      }
    }

    var inputFolders: [String] { options.inputFolders }

    func run() async throws {
      let run = try await options.run(.verify, by: comparison.comparison, masks: mask)
      let kept = Result { try run.keep() }
      // The results are printed first: an error in writing a report must not hide them.
      let text = Terminal.hasColors ? TerminalPaint.results(run.text) : run.text
      let isPrinted = options.json || Terminal.shows(passing: run.exitStatus == .done)
      try reporting {
        if isPrinted { try Terminal.write(Array((options.json ? run.json : text).utf8)) }
      }
      if !options.json { Terminal.timeCommand() }
      if case .failure(let error) = kept {
        Terminal.printMessage("warning: the results could not be saved for a review: \(error)")
      }
      try reporting {
        for path in report {
          guard let format = ReportFormat(path: path) else { continue }
          let bytes = format.bytes(of: run.source)
          try OutputFile.write(bytes, to: path)
          Terminal.countWritten(bytes: bytes.count)
        }
      }
      guard run.exitStatus == .done else { throw ExitCode(run.exitStatus.rawValue) }
    }
  }

  struct Record: AsyncParsableCommand, LimitedCommand {
    static let configuration = CommandConfiguration(
      commandName: "record",
      abstract: "Redraws pictures and writes goldens that differ, without a review.",
      discussion: """
        Goldens whose pixels and text are equal are not touched. Look at each written file before you \
        commit it, or use verify and review, which show the differences first.

        EXAMPLE
          cellophane snapshot record selection/highlighted
        """)

    @OptionGroup var options: Options
    @OptionGroup(title: "Limits") var limits: LimitOptions

    var inputFolders: [String] { options.inputFolders }

    func run() async throws {
      let run = try await options.run(.record)
      let kept = Result { try run.keep() }
      let names = run.folders.names
      let written = run.results.snapshots.filter { $0.status == .written }
        .map { names.shown($0.golden).harmless + "\n" }
      try reporting {
        // Names of written files and results that pass are what --quiet leaves out.
        let text = options.json ? run.json : written.joined() + run.results.summary + "\n"
        if options.json || !Terminal.options.isQuiet { try Terminal.write(Array(text.utf8)) }
      }
      if !options.json { Terminal.timeCommand() }
      Self.count(written: run)
      if case .failure(let error) = kept {
        Terminal.printMessage("warning: the results could not be saved for reports: \(error)")
      }
      for record in run.results.snapshots where record.status == .failed {
        Terminal.printError("\(record.name.harmless): \(record.message)")
      }
      guard run.exitStatus == .done else { throw ExitCode(run.exitStatus.rawValue) }
    }

    /// Counts the goldens that were written, and their texts, for the last line of a terminal.
    private static func count(written run: SnapshotRun) {
      guard Terminal.isInteractive else { return }
      for record in run.results.snapshots where record.status == .written {
        let golden = run.folders.names.path(named: record.golden)
        let text = golden.hasSuffix(".png") ? String(golden.dropLast(".png".count)) + ".txt" : nil
        for file in [golden, text] {
          if let file, let length = FileAccess.length(ofFile: file) {
            Terminal.countWritten(bytes: length)
          }
        }
      }
    }
  }
}

extension SnapshotRunner.Failure {
  /// The exit code.
  fileprivate var status: ExitStatus {
    switch self {
    case .sameGolden: .usage
    case .noView, .nothingChosen: .noInput
    }
  }
}
