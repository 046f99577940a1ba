internal import ArgumentParser
internal import Cellophane
internal import Files
internal import Messages
internal import SceneSnapshots
internal import SnapshotCommands
internal import Snapshots
internal import TerminalOutput

extension SnapshotCommand {
  struct Prune: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "prune",
      abstract: "Removes goldens that no scene uses.",
      discussion: """
        It reads all scenes, so there are no filters. If a scene is malformed, or there is no scene, nothing is \
        removed. Files without the name of a golden, and folders behind links, are left alone.

        EXAMPLE
          cellophane snapshot prune --dry-run
        """)

    @Argument(help: .hidden)
    var filters: [String] = []

    @OptionGroup(title: "Folders") var places: Places

    @Flag(help: "Only list them.")
    var dryRun = false

    func validate() throws {
      if !filters.isEmpty {
        throw ValidationError("prune takes no filters, because it reads all scenes.")
      }
    }

    func run() async throws {
      let files = try places.files()
      guard !files.isEmpty else {
        throw reported(
          CommandFailure(.noInput, "there is no scene, so nothing was removed"))
      }
      let scenes = try await SceneSuites(
        files: files, platform: places.platform, jobs: ProgramMachine.coreCount)
      guard scenes.failures.isEmpty else { throw ExitCode(scenes.status.rawValue) }
      let folder = GoldenFolder(root: places.goldenFolder, suites: scenes.suites)
      try reporting {
        for orphan in try folder.orphans() {
          for file in folder.files(of: orphan) { try Terminal.printLine(file.harmless) }
          if !dryRun { try folder.remove(orphan) }
        }
      }
    }
  }
}
