internal import Files
package import Revisions
package import SceneReading
package import Snapshots
package import TerminalOutput
internal import Work

/// Compares the scenes of two revisions. Both are drawn by this program, so that the result does not depend on
/// goldens or on the machine.
package struct RevisionDifference: Sendable {
  /// The scenes that differ, sorted by path.
  package private(set) var scenes: [SceneDifference] = []
  /// The number of scenes without noticeable differences.
  private(set) var unchanged = 0
  /// The exit code of the first scene that is invalid.
  package private(set) var status = ExitStatus.done
  /// All compared pictures, for the report page.
  package private(set) var records: [SnapshotRecord] = []
  private let comparison: RevisionComparison
  /// The folder with both revisions and the pictures that differ. It is removed with this value.
  let folder: ScratchFolder

  /// Draws and compares the scenes with a file that differs.
  ///
  /// - Parameters:
  ///   - jobs: The maximum number of scenes, or pictures of the only scene, that are drawn at the same time.
  ///   - describe: Describes why a revision of a scene cannot be drawn. Its second argument is the scene file that was
  ///     read, for locations in it; `nil` if none was.
  package init(
    from earlier: SceneRevision, to later: SceneRevision, jobs: Int,
    describingErrors describe: @escaping @Sendable (any Error, SceneDocument?) -> CommandFailure
  ) async throws {
    folder = try ScratchFolder()
    let paths = Set(earlier.scenes.keys).union(later.scenes.keys)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let shared = paths.filter { path in
      earlier.scenes[path] != nil && later.scenes[path] != nil
        && !later.isUnchanged(path, in: earlier)
    }
    let comparison = RevisionComparison(
      earlier: earlier, later: later, folder: folder.path, names: shared,
      jobs: shared.count > 1 ? 1 : jobs, describe: describe)
    self.comparison = comparison
    var compared: [String: RevisionComparison.Outcome] = [:]
    try await shared.concurrentMap(
      jobs: jobs, finished: { compared[$0.difference.scene] = $0 },
      { path in try await comparison.compare(path) })
    for path in paths {
      if let outcome = compared[path] {
        records += outcome.records
        if status == .done { status = outcome.status }
        if outcome.difference.isNoticeable {
          scenes.append(outcome.difference)
        } else {
          unchanged += 1
        }
      } else if earlier.scenes[path] == nil {
        scenes.append(SceneDifference(path, .added))
      } else if later.scenes[path] == nil {
        scenes.append(SceneDifference(path, .removed))
      } else {
        unchanged += 1
      }
    }
  }

  /// The folder with the pictures that differ.
  package var artefacts: String { comparison.artefacts }

  /// A text in which paths are those below the repository's root.
  package func shown(_ text: String) -> String { comparison.shown(text) }
}
