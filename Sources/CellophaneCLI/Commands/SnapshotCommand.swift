internal import ArgumentParser
internal import Cellophane

struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Compares pictures of scenes with goldens, or records them.",
    discussion: """
      What is taken is the scenes' own snapshots:.

      EXAMPLES
        cellophane snapshot verify
        cellophane snapshot verify selection/highlighted
        cellophane snapshot record Fixtures/Scenes/selection.cell.yaml
      """,
    subcommands: [Verify.self, Record.self])

  /// Arguments of all snapshot commands.
  struct Options: ParsableArguments {
    @Argument(
      help: ArgumentHelp(
        "Scene files, or how goldens' names or parts of them begin. Without files all of --scenes.",
        valueName: "filter"))
    var filters: [String] = []

    @Option(help: "The folder of the scenes. Default: Fixtures/Scenes of the package, else here.")
    var scenes: String?

    @Option(
      help: "The folder of the goldens. Default: Fixtures/Goldens of the package, else Goldens.")
    var goldens: String?

    @Option(
      help:
        "The folder for the pictures of what differs. Default: Output/snapshots of the package, else snapshots."
    )
    var artefacts: String?

    @Flag(help: "Prints the results as JSON.")
    var json = false

    @OptionGroup var jobs: JobOptions
    @OptionGroup(title: "Limits") var limits: LimitOptions

    /// The folders of the scenes and of the goldens.
    var inputFolders: [String] {
      let location = OutputLocation()
      let files = filters.filter(SceneFileName.isSceneFile)
      let folders = files.isEmpty ? [scenes ?? location.scenes] : files.map(SceneFileName.folder)
      return folders + [goldens ?? location.goldens]
    }

    func run(_ action: SnapshotRunner.Action) async throws -> [SnapshotResult] {
      let location = OutputLocation()
      var files = filters.filter(SceneFileName.isSceneFile)
      let names = filters.filter { !SceneFileName.isSceneFile($0) }
      if files.isEmpty {
        files = try reporting {
          try SceneFileName.scenes(inFolder: scenes ?? location.scenes)
        }
      }
      var suites: [SnapshotSuite] = []
      let assets = AssetLibrary()
      for file in files {
        let document = try reporting { try SceneDocument.read(contentsOfFile: file) }
        suites.append(
          try reporting(in: document) {
            try SnapshotSuite(
              of: document.scene, assets: assets.relative(toFile: file),
              name: SceneFileName.stem(of: file))
          })
      }
      let runner = SnapshotRunner(
        goldens: goldens ?? location.goldens,
        artefacts: artefacts ?? location.output("snapshots"), jobs: jobs.count)
      return try await reporting {
        let results = try await runner.run(action, suites, filters: names)
        guard !results.isEmpty else {
          let what = names.isEmpty ? "the scenes" : names.joined(separator: " or ")
          throw CommandFailure(.noInput, "there is no snapshot for \(what)")
        }
        return results
      }
    }

    /// Prints the results for programs, or `lines` and the counts for people.
    func print(_ results: [SnapshotResult], _ lines: [String]) throws {
      let text = (lines + [results.summary]).joined(separator: "\n") + "\n"
      try reporting { try Terminal.write(Array((json ? results.json : text).utf8)) }
    }
  }

  struct Verify: AsyncParsableCommand, LimitedCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compares pictures with their goldens; zero pixels may differ.",
      discussion: """
        For what differs, expected, actual and difference pictures are left in Output/snapshots.

        EXAMPLE
          cellophane snapshot verify selection/tap
        """)

    @OptionGroup var options: Options

    var limits: LimitOptions { options.limits }
    var inputFolders: [String] { options.inputFolders }

    func run() async throws {
      let results = try await options.run(.verify)
      let lines = results.filter { $0.status != .same || !$0.remarks.isEmpty }.flatMap { result in
        ["\(result.name): \(result.message)", "  golden \(result.golden)"]
          + (result.remarks + result.artefacts).map { "  \($0)" }
      }
      try options.print(results, lines)
      guard results.exitStatus == .done else { throw ExitCode(results.exitStatus.rawValue) }
    }
  }

  struct Record: AsyncParsableCommand, LimitedCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes goldens where pixels differ; look at each before you commit it.",
      discussion: """
        A golden whose pixels are the same keeps its file untouched.

        EXAMPLE
          cellophane snapshot record selection/highlighted
        """)

    @OptionGroup var options: Options

    var limits: LimitOptions { options.limits }
    var inputFolders: [String] { options.inputFolders }

    func run() async throws {
      let results = try await options.run(.record)
      try options.print(
        results, results.filter { $0.status == .written }.map(\.golden))
    }
  }
}
