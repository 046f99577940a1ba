internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

/// Scene files that a command examines one after the other.
struct ExaminedScenes: ParsableArguments {
  @Argument(help: "The scene files.")
  var scenes: [String]

  @Flag(help: "Print the results as JSON, one object per line for each file.")
  var json = false

  @Flag(help: "Exit with 1 if there are warnings or notes.")
  var strict = false

  /// The folders below which untrusted scenes may read files.
  var inputFolders: [String] { scenes.map { SceneFileName.folder(of: $0) } }

  /// Reads each file and examines it. Errors are printed, and the other files are examined nevertheless; the worst
  /// status ends the command, independent of the order of the files.
  ///
  /// - Parameter examine: Examines a scene with the library of its images, and returns a function that prints what was
  ///   found and tells whether that was something.
  func forEach(
    _ examine: (String, SceneDocument, AssetLibrary) throws -> () throws -> Bool
  ) throws {
    var worst = ExitStatus.done
    let assets = AssetLibrary()
    for (index, path) in scenes.enumerated() {
      if scenes.count > 1 { Progress.report("\(index) of \(scenes.count) scenes") }
      var document: SceneDocument?
      let report: () throws -> Bool
      do {
        let read = try SceneDocument.read(contentsOfFile: path)
        document = read
        report = try examine(path, read, assets.relative(toFile: path))
      } catch {
        let report = ErrorReport(error, in: document)
        Terminal.printError(report.message)
        if report.status.rawValue > worst.rawValue { worst = report.status }
        continue
      }
      if try reporting(report), strict, worst == .done { worst = .different }
    }
    guard worst == .done else { throw ExitCode(worst.rawValue) }
  }
}
