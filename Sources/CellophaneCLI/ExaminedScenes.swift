internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots
internal import TerminalOutput
internal import Work

/// Scene files that a command examines.
struct ExaminedScenes: ParsableArguments {
  @Argument(help: "The scene files, or folders of scene files.", completion: .file())
  var scenes: [String]

  @Flag(help: "Print the results as JSON, one object per line for each file.")
  var json = false

  @Flag(help: "Exit with 1 if there are warnings or notes.")
  var strict = false

  @OptionGroup(title: "Limits") var jobs: JobOptions

  /// The folders below which untrusted scenes may read files.
  var inputFolders: [String] { SceneFileName.folders(at: scenes) }

  /// Whether several scenes may be examined.
  var mayBeSeveral: Bool { SceneFileName.mayBeSeveral(at: scenes) }

  /// The files, in the order of the arguments; those of a folder in the order of their names.
  func files() throws -> [String] { try SceneFileName.files(at: scenes) }

  /// Reads each file and examines it, several at a time. Results and errors are printed in the order of the files. After an
  /// error the other files are examined nevertheless; the worst status ends the command.
  ///
  /// - Parameter examine: Examines a scene with the library of its images, and returns a function that prints what was
  ///   found and returns whether that was something. The function is called for one file after the other.
  func forEach(
    _ examine:
      @escaping @Sendable (String, SceneDocument, AssetLibrary) throws ->
      @Sendable () throws -> Bool
  ) async throws {
    let files = try reporting { try self.files() }
    let assets = AssetLibrary()
    let work = OrderedWork<String, Examined, Examined>(
      make: { path in
        var document: SceneDocument?
        do {
          let read = try SceneDocument(contentsOfFile: path)
          document = read
          return .examined(try examine(path, read, assets.relative(toFile: path)))
        } catch {
          return .failed(ErrorReport(error, in: document))
        }
      }, encode: { $1 })
    var worst = ExitStatus.done
    var count = 0
    try await work.run(over: files, jobs: jobs.count) { _, examined in
      switch examined {
      case .examined(let report):
        if try reporting(report), strict, worst == .done { worst = .different }
      case .failed(let report):
        Terminal.printError(report.message)
        if report.status.rawValue > worst.rawValue { worst = report.status }
      }
      count += 1
      if files.count > 1 { ProgressLine.report("\(count) of \(files.count) scenes") }
    }
    guard worst == .done else { throw ExitCode(worst.rawValue) }
  }

  /// The result for a file.
  private enum Examined: Sendable {
    case examined(@Sendable () throws -> Bool)
    case failed(ErrorReport)
  }
}
