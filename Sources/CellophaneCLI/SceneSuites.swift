internal import Cellophane
internal import SceneSnapshots
internal import SnapshotReview

/// The snapshot suites of scene files, and the errors of invalid files.
struct SceneSuites {
  /// The suites, in the order of the files.
  private(set) var suites: [SnapshotSuite] = []
  /// The files that are invalid or cannot be read.
  private(set) var failures: [VerificationResults.Failure] = []
  /// The exit code of the first failure; `done` if there is none.
  private(set) var status = ExitStatus.done

  /// Reads the files. Errors are printed and do not stop the others.
  init(files: [String]) {
    let assets = AssetLibrary()
    for file in files {
      var document: SceneDocument?
      do {
        let read = try SceneDocument.read(contentsOfFile: file)
        document = read
        suites.append(
          try SnapshotSuite(
            of: read.scene, document: read, assets: assets.relative(toFile: file),
            name: SceneFileName.stem(of: file)))
      } catch {
        let report = ErrorReport(error, in: document)
        Terminal.printError(report.message)
        failures.append(VerificationResults.Failure(file: file, message: report.message))
        if status == .done || report.status == .malformedInput { status = report.status }
      }
    }
  }
}
