internal import Cellophane
internal import Files
internal import Review
internal import Revisions
internal import SceneSnapshots
internal import SnapshotReview
internal import Snapshots
internal import TerminalOutput

/// Draws and compares single scenes of two revisions.
struct RevisionComparison: Sendable {
  /// How a scene differs.
  struct Outcome: Sendable {
    var difference: SceneDifference
    /// The compared pictures.
    var records: [SnapshotRecord] = []
    /// The exit code if a revision of the scene is invalid.
    var status = ExitStatus.done
  }

  private let earlier: SceneRevision
  private let later: SceneRevision
  private let folder: String
  private let jobs: Int
  /// The first part of the names of each scene's pictures.
  private let names: [String: String]
  private let describe: @Sendable (any Error, SceneDocument?) -> CommandFailure

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - folder: The folder for files of both revisions and for pictures.
  ///   - names: The paths of all scenes that will be compared.
  ///   - jobs: The maximum number of pictures of a scene that are drawn at the same time.
  ///   - describe: Describes why a revision of a scene cannot be drawn.
  init(
    earlier: SceneRevision, later: SceneRevision, folder: String, names paths: [String], jobs: Int,
    describe: @escaping @Sendable (any Error, SceneDocument?) -> CommandFailure
  ) {
    (self.earlier, self.later, self.folder, self.jobs) = (earlier, later, folder, jobs)
    self.describe = describe
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for (index, path) in paths.enumerated() {
      // Scenes in different folders may have the same name, and different names the same letters.
      let name = path.split(separator: "/").map { SceneFileName.stem(of: String($0)) }
        .joined(separator: "/")
      names[path] = taken.insert(name).inserted ? name : "\(name)-\(index)"
    }
    self.names = names
  }

  /// The folder with the pictures that differ.
  var artefacts: String { FileAccess.join(folder, "artefacts") }

  /// One revision of a scene.
  private struct Version {
    let document: SceneDocument
    let assets: AssetLibrary
    let suite: SnapshotSuite
  }

  /// Compares a scene that is in both revisions.
  func compare(_ path: String) async throws -> Outcome {
    var outcome = Outcome(difference: SceneDifference(path, .changed))
    do {
      let before = try version(path, of: earlier, in: "before")
      let after = try version(path, of: later, in: "after")
      // Comments and other spellings of the same scene.
      if before.document.scene == after.document.scene, later.hasSameAssets(path, in: earlier) {
        return outcome
      }
      // The runner releases the renderers, whose explored states are asked for here, too.
      let changes = try behaviour(of: after, path, "after")
        .changes(since: behaviour(of: before, path, "before"))
      let runner = SnapshotRunner(
        goldens: FileAccess.join(folder, "goldens"), artefacts: artefacts, jobs: jobs)
      let old = try await runner.run(.record, [before.suite])
      let new = try await runner.run(.verify, [after.suite])
      outcome.records = new
      add(old, new, named: (names[path] ?? "") + "/", to: &outcome.difference)
      outcome.difference.behaviour = changes
      // A motion names its rule, which a line alone does not.
      let motions = Set(changes.filter { $0.part == .motions }.map(\.text))
      outcome.difference.edits = edits(of: path, besides: outcome.difference.reasons)
        .filter { !motions.contains(String($0.dropFirst(2))) }
    } catch let failure as CommandFailure {
      outcome.difference.failure = failure.message
      outcome.status = failure.status
    }
    return outcome
  }

  /// Adds the pictures and motions of both revisions.
  private func add(
    _ old: [SnapshotRecord], _ new: [SnapshotRecord], named prefix: String,
    to difference: inout SceneDifference
  ) {
    let shared = Set(old.map(\.name)).intersection(new.map(\.name))
    let compared = new.filter { shared.contains($0.name) }
    let own = { (name: String) in
      name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }
    difference.compared = compared.count
    difference.looks = compared.filter { !$0.passes }
      .map {
        .init(name: own($0.name), message: shown($0.message), change: shown(Self.change(of: $0)))
      }
    difference.looksAdded = new.map(\.name).filter { !shared.contains($0) }.map(own)
    difference.looksRemoved = old.map(\.name).filter { !shared.contains($0) }.map(own)
    difference.reasons = VerificationResults(compared).causes.map {
      .init(title: $0.title, details: $0.details.map(shown), count: $0.snapshots.count)
    }
  }

  /// The lines of a scene's file that differ, without comments and without places that a cause names.
  private func edits(of path: String, besides reasons: [SceneDifference.Reason]) -> [String] {
    let named = Set(
      reasons.flatMap(\.details).filter { $0.hasPrefix("\(path):") }
        .compactMap { Int($0.dropFirst(path.utf8.count + 1).prefix { $0 != ":" }) })
    func text(_ revision: SceneRevision) -> String {
      String(decoding: revision.contents[path] ?? [], as: UTF8.self)
    }
    var edits: [String] = []
    var (place, isNamed, number) = ([String](), false, 0)
    func end() {
      if !isNamed { edits += place }
      (place, isNamed) = ([], false)
    }
    func add(_ sign: Character, _ line: String) {
      let content = line.drop { $0 == " " }
      if !content.isEmpty, content.first != "#" { place.append("\(sign) \(content)") }
    }
    for line in TextDifference(from: text(earlier), to: text(later)).lines {
      switch line {
      case .common:
        number += 1
        end()
      case .removed(let line): add("-", line)
      case .added(let line):
        number += 1
        isNamed = isNamed || named.contains(number)
        add("+", line)
      }
    }
    end()
    return edits
  }

  /// How much of a picture differs, or which values of a motion do: without the causes, which several pictures share.
  private static func change(of record: SnapshotRecord) -> String {
    guard let comparison = record.comparison else {
      let curves = record.changes.filter { $0.kind == .curve }
      return curves.isEmpty ? "differs" : curves.summary
    }
    if let width = comparison.actualWidth, let height = comparison.actualHeight {
      return "\(width) × \(height) pixels, and not \(comparison.width) × \(comparison.height)"
    }
    guard let compared = comparison.comparedPixels, compared > 0 else { return "differs" }
    let share = 100 * Double(comparison.differingPixels) / Double(compared)
    return share < 0.01
      ? "\(comparison.differingPixels) of \(compared) pixels"
      : "\(decimal(share, places: 2)) % of the pixels"
  }

  /// A text in which paths are those below the repository's root.
  func shown(_ text: String) -> String {
    ["before", "after", "goldens", "artefacts"].reduce(text) {
      $0.replacing(FileAccess.join(folder, $1) + "/", with: "")
    }
  }

  private func version(
    _ path: String, of revision: SceneRevision, in name: String
  ) throws -> Version {
    let root = FileAccess.join(folder, name)
    let file = try revision.write(path, into: root)
    var document: SceneDocument?
    return try reading(name, &document) { document in
      // Files have their paths below the repository's root, because messages shorten names.
      let used = UsedFiles { path in
        do throws(FileFailure) {
          return .success(
            try FileAccess.read(
              FileAccess.join(root, path), atMost: YAMLComposer.maximumBytes + 1))
        } catch {
          return .failure(UsedFiles.Unreadable(reason: error.reason))
        }
      }
      let read = try SceneDocument(
        FileAccess.read(file, atMost: YAMLComposer.maximumBytes + 1), file: path, usedFiles: used)
      document = read
      let assets = AssetLibrary().relative(toFile: file)
      return Version(
        document: read, assets: assets,
        suite: try SnapshotSuite(
          of: read.scene, document: read, assets: assets, name: names[path] ?? ""))
    }
  }

  private func behaviour(
    of version: Version, _ path: String, _ name: String
  ) throws -> SceneBehaviour {
    var document: SceneDocument? = version.document
    return try reading(name, &document) { _ in
      let scene = version.document.scene
      let known = try version.suite.renderer(for: scene.traits)
      return try SceneBehaviour(of: known ?? SceneRenderer(scene, assets: version.assets))
    }
  }

  /// Reads something of a revision; errors become those of the revision.
  private func reading<Result>(
    _ name: String, _ document: inout SceneDocument?,
    _ read: (inout SceneDocument?) throws -> Result
  ) throws -> Result {
    do {
      return try read(&document)
    } catch {
      let failure = describe(error, document)
      throw CommandFailure(failure.status, "\(name): \(shown(failure.message))")
    }
  }
}
