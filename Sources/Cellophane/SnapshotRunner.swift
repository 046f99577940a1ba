internal import Drawing
internal import SceneRendering
package import Snapshots
internal import Work

/// Takes the snapshots of scenes and compares them with their goldens, or records them.
package struct SnapshotRunner: Sendable {
  /// What is done with the pictures.
  package enum Action: Sendable {
    /// They are compared.
    case verify
    /// They become goldens, where pixels differ.
    case record
  }

  private let store: GoldenStore
  private let artefacts: ArtefactFolder
  private let jobs: Int

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - goldens: The folder of the goldens.
  ///   - artefacts: The folder for expected, actual and difference pictures of what differs.
  ///   - jobs: How many pictures are made side by side.
  package init(goldens: String, artefacts: String, jobs: Int) {
    store = GoldenStore(root: goldens)
    self.artefacts = ArtefactFolder(root: artefacts)
    self.jobs = jobs
  }

  /// Takes the snapshots in whose names one of the `filters` begins the name or a part of it, all when
  /// there are none: `selection/high` and `high` find `selection/highlighted.light@2x`.
  ///
  /// - Returns: The results in the order of the suites; empty when no name matches.
  /// - Throws: `RenderingError.sameGolden` when two scenes would share a golden.
  package func run(
    _ action: Action, _ suites: [SnapshotSuite], filters: [String]
  ) async throws -> [SnapshotResult] {
    let work = suites.flatMap { suite in suite.cases.map { (suite, $0) } }
      .filter { _, testCase in
        let name = "/" + testCase.name.description
        return filters.isEmpty || filters.contains { name.contains("/" + $0) }
      }
    var seen: Set<SnapshotName> = []
    for (_, testCase) in work where !seen.insert(testCase.name).inserted {
      throw RenderingError.sameGolden(testCase.name.description)
    }
    return try await work.concurrentMap(jobs: jobs) { suite, testCase in
      let snapshot = try suite.snapshot(of: testCase)
      return try store.take(
        snapshot, mode: action == .verify ? .never : .all, artefacts: artefacts)
    }
  }
}

extension [SnapshotResult] {
  /// How the command line ends: a golden that cannot be read is malformed input, a difference or a
  /// missing golden is a difference.
  package var exitStatus: ExitStatus {
    if contains(where: { $0.status == .unreadable }) { return .malformedInput }
    return contains { $0.status == .different || $0.status == .missing } ? .different : .done
  }

  /// The counts in words: "14 snapshots: 12 same, 2 different".
  package var summary: String {
    let counts = SnapshotResult.Status.allCases.compactMap { status -> String? in
      let count = filter { $0.status == status }.count
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    return "\(count) snapshot\(count == 1 ? "" : "s"): \(counts.joined(separator: ", "))"
  }

  /// The results as JSON, for programs.
  package var json: String {
    let elements = map { result in
      "    {\"name\": \(quoted(result.name)), \"status\": \(quoted(result.status.rawValue)),"
        + " \"message\": \(quoted(result.message)), \"golden\": \(quoted(result.golden)),"
        + " \"artefacts\": [\(result.artefacts.map { quoted($0) }.joined(separator: ", "))],"
        + " \"remarks\": [\(result.remarks.map { quoted($0) }.joined(separator: ", "))]}"
    }
    return "{\n  \"snapshots\": [\n\(elements.joined(separator: ",\n"))\n  ]\n}\n"
  }
}
