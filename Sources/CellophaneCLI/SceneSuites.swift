internal import Cellophane
internal import SceneSnapshots
internal import SnapshotReview
internal import TerminalOutput
internal import Work

/// The snapshot suites of scene files, and the errors of invalid files.
struct SceneSuites {
  /// The suites, in the order of the files.
  private(set) var suites: [SnapshotSuite] = []
  /// The files that are invalid or cannot be read.
  private(set) var failures: [VerificationResults.Failure] = []
  /// The exit code of the first failure; `done` if there is none.
  private(set) var status = ExitStatus.done

  /// The result for one file.
  private enum Outcome: Sendable {
    case suite(SnapshotSuite)
    case failure(message: String, status: ExitStatus)
  }

  /// The number of scenes that stay in memory after their snapshots were listed. Further scenes are read again when
  /// they are drawn, so that memory does not grow with their number. Our choice: some ten megabytes.
  private static let kept = 100

  /// Reads the files. Errors are printed in the order of the files and do not stop the others.
  ///
  /// - Parameters:
  ///   - platform: The platform in the names of the goldens; nil for goldens of all platforms.
  ///   - jobs: The maximum number of files that are read at the same time.
  init(files: [String], platform: GoldenPlatform? = nil, jobs: Int) async throws {
    let assets = AssetLibrary()
    let outcomes = try await files.enumerated().concurrentMap(jobs: jobs) { index, file in
      let outcome = Self.outcome(of: file, assets, platform)
      if case .suite(let suite) = outcome, index >= Self.kept { suite.release() }
      return outcome
    }
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .suite(let suite): suites.append(suite)
      case .failure(let message, let status):
        Terminal.printError(message)
        failures.append(VerificationResults.Failure(file: file, message: message))
        if self.status == .done || status == .malformedInput { self.status = status }
      }
    }
  }

  private static func outcome(
    of file: String, _ assets: AssetLibrary, _ platform: GoldenPlatform?
  ) -> Outcome {
    var document: SceneDocument?
    do {
      let read = try SceneDocument(contentsOfFile: file)
      document = read
      return .suite(
        try SnapshotSuite(
          of: read.scene, document: read, assets: assets.relative(toFile: file),
          name: SceneFileName.stem(of: file), platform: platform,
          reload: { try SceneDocument(contentsOfFile: file) }))
    } catch {
      let report = ErrorReport(error, in: document)
      return .failure(message: report.message, status: report.status)
    }
  }
}
