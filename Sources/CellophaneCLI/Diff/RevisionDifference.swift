internal import Cellophane
internal import Files
internal import Review
internal import Revisions
internal import SceneSnapshots
internal import SnapshotReview
internal import Snapshots
internal import Work

/// Compares the scenes of two revisions. Both are drawn by this program, so that nothing depends on goldens or on the
/// machine.
struct RevisionDifference {
  /// The scenes that differ, sorted by path.
  private(set) var scenes: [SceneDifference] = []
  /// The number of scenes of which no file differs; they are not drawn.
  private(set) var unchanged = 0
  /// The exit code of the first scene that is invalid.
  private(set) var status = ExitStatus.done
  /// All compared pictures, for the report page.
  private(set) var records: [SnapshotRecord] = []
  /// The folder with both revisions and the pictures that differ. It is removed with this value.
  let folder: ScratchFolder

  private let earlier: SceneRevision
  private let later: SceneRevision
  private let jobs: Int

  /// Draws and compares the scenes of which a file differs.
  init(
    from earlier: SceneRevision, to later: SceneRevision, jobs: Int
  ) async throws {
    (self.earlier, self.later, self.jobs) = (earlier, later, jobs)
    folder = try ScratchFolder()
    let paths = Set(earlier.scenes.keys).union(later.scenes.keys)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for path in paths {
      if earlier.scenes[path] == nil {
        scenes.append(SceneDifference(path, .added))
      } else if later.scenes[path] == nil {
        scenes.append(SceneDifference(path, .removed))
      } else if later.isUnchanged(path, in: earlier) {
        unchanged += 1
      } else {
        try await compare(path)
      }
    }
  }

  /// One revision of a scene.
  private struct Version {
    let suite: SnapshotSuite
    let behaviour: SceneBehaviour
  }

  private mutating func compare(_ path: String) async throws {
    var difference = SceneDifference(path, .changed)
    do {
      let before = try version(path, of: earlier, in: "before")
      let after = try version(path, of: later, in: "after")
      let runner = SnapshotRunner(
        goldens: FileAccess.join(folder.path, "goldens"), artefacts: artefacts, jobs: jobs)
      let old = try await runner.run(.record, [before.suite])
      let new = try await runner.run(.verify, [after.suite])
      records += new
      let shared = Set(old.map(\.name)).intersection(new.map(\.name))
      let compared = new.filter { shared.contains($0.name) }
      let prefix = SceneFileName.stem(of: path) + "/"
      let own = { (name: String) in
        name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      }
      difference.compared = compared.count
      difference.looks = compared.filter { !$0.passes }
        .map { .init(name: own($0.name), message: shown($0.message)) }
      difference.looksAdded = new.map(\.name).filter { !shared.contains($0) }.map(own)
      difference.looksRemoved = old.map(\.name).filter { !shared.contains($0) }.map(own)
      difference.reasons = VerificationResults(compared).causes.map {
        .init(title: $0.title, details: $0.details.map(shown))
      }
      difference.behaviour = after.behaviour.changes(since: before.behaviour)
    } catch let failure as Failure {
      difference.failure = failure.message
      if status == .done { status = failure.status }
    }
    if difference.isNoticeable { scenes.append(difference) } else { unchanged += 1 }
  }

  /// The folder with the pictures that differ.
  var artefacts: String { FileAccess.join(folder.path, "artefacts") }

  /// Why a revision of a scene cannot be drawn.
  private struct Failure: Error {
    let message: String
    let status: ExitStatus
  }

  /// A text in which paths are those below the repository's root.
  private func shown(_ text: String) -> String {
    ["before", "after"].reduce(text) {
      $0.replacing(FileAccess.join(folder.path, $1) + "/", with: "")
    }
  }

  private func version(
    _ path: String, of revision: SceneRevision, in name: String
  ) throws -> Version {
    let below = FileAccess.join(folder.path, name)
    let file = try revision.write(path, into: below)
    var document: SceneDocument?
    do {
      let read = try SceneDocument.read(contentsOfFile: file)
      document = read
      let assets = AssetLibrary().relative(toFile: file)
      return Version(
        suite: try SnapshotSuite(
          of: read.scene, document: read, assets: assets, name: SceneFileName.stem(of: path)),
        behaviour: try SceneBehaviour(of: SceneRenderer(read.scene, assets: assets)))
    } catch {
      let report = ErrorReport(error, in: document)
      throw Failure(message: "\(name): \(shown(report.message))", status: report.status)
    }
  }
}
