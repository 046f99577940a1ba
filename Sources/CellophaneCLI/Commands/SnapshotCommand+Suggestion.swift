internal import Cellophane
internal import Messages
internal import SceneSnapshots
internal import Snapshots

extension SnapshotCommand.Options {
  /// Returns the name that is nearest to a filter that selects no snapshot, as the end of a message; empty if no name
  /// is near.
  ///
  /// - Parameter files: The scene files. Only the one whose name is nearest is read.
  func suggestion(
    for failure: SnapshotRunner.Failure, among files: [String]
  ) async throws -> String {
    guard case .nothingChosen(let filters) = failure, let filter = filters.first,
      !filter.contains(where: { "*?".contains($0) })
    else { return "" }
    // The name of a scene, and that of a snapshot or of a folder of snapshots in it.
    let parts = filter.split(separator: "/", maxSplits: 1).map(String.init)
    guard let word = parts.first,
      let scene = Suggestion.nearest(to: word, among: files.map { SceneFileName.stem(of: $0) })
    else { return "" }
    guard parts.count > 1 else { return scene == word ? "" : "; did you mean \"\(scene)\"?" }
    let suites = try await SceneSuites(
      files: files.filter { SceneFileName.stem(of: $0) == scene }, platform: places.platform,
      jobs: 1
    ).suites
    var names: [String] = []
    for name in suites.flatMap(\.all).flatMap({ [$0.subjectName, $0.name.description] }) {
      var rest = name.dropFirst(scene.count + 1)
      names.append(String(rest))
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        names.append(String(rest))
      }
    }
    return Suggestion.nearest(to: parts[1], among: names)
      .map { "; did you mean \"\(scene)/\($0)\"?" } ?? ""
  }
}
