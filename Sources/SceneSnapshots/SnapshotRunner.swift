internal import Files
internal import SceneReading
internal import Scenes
package import SnapshotReview
package import Snapshots
internal import Work

/// Draws the snapshots of scenes and compares them with their goldens, or records them.
package struct SnapshotRunner: Sendable {
  /// The actions of a run.
  package enum Action: Sendable {
    /// Pictures are compared with their goldens.
    case verify
    /// Pictures whose pixels or texts differ become goldens.
    case record
  }

  /// The errors that prevent a run.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// Two scenes have goldens of the same name. The files are empty for scenes that were created in Swift.
    case sameGolden(String, files: [String])
    /// No snapshot contains a view with the name of a mask.
    case noView(String)
    /// The filters select no snapshot.
    case nothingChosen(filters: [String])

    /// One lower-case sentence for the user.
    package var description: String {
      switch self {
      case .sameGolden(let name, let files):
        let places = files.isEmpty ? "two scenes" : files.joined(separator: " and ")
        return "\(places) have a golden called \(name); give the files different names"
      case .noView(let name):
        return "no snapshot shows a view called \(name), which is to be masked"
      case .nothingChosen(let filters):
        let what = filters.isEmpty ? "the scenes" : filters.joined(separator: " or ")
        return "there is no snapshot for \(what)"
      }
    }
  }

  private let store: GoldenStore
  private let names: RecordPath?
  private let artefacts: ArtefactFolder
  private let comparison: Comparison
  private let masks: [String]
  private let jobs: Int

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - goldens: The folder of the goldens.
  ///   - artefacts: The folder for the files that a review needs.
  ///   - names: Converts paths for records; nil to use them unchanged.
  ///   - comparison: How pictures are compared.
  ///   - masks: The names of views whose bounding boxes are not compared.
  ///   - jobs: The maximum number of pictures that are drawn at the same time.
  package init(
    goldens: String, artefacts: String, names: RecordPath? = nil,
    comparison: Comparison = .exact, masks: [String] = [], jobs: Int
  ) {
    store = GoldenStore(root: goldens, names: names)
    self.names = names
    self.artefacts = ArtefactFolder(root: artefacts)
    self.comparison = comparison
    self.masks = masks
    self.jobs = jobs
  }

  /// Compares or records the selected snapshots.
  ///
  /// If a picture cannot be drawn or a file cannot be written, the snapshot's status is `failed`, and the run goes
  /// on.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - suites: The snapshots.
  ///   - filters: The selection; all snapshots if it is empty.
  ///   - shard: The part of the selected snapshots; nil for all.
  ///   - progress: Called serially after each snapshot.
  /// - Returns: The records in the order of the suites.
  /// - Throws: `Failure`.
  package func run(
    _ action: Action, _ suites: [SnapshotSuite], filters: [SnapshotFilter] = [],
    shard: Shard? = nil, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> [SnapshotRecord] {
    try Self.refuseDuplicates(suites)
    var work = suites.indices.flatMap { suite in suites[suite].all.map { (suite, $0) } }
    for filter in filters {
      let isUsed = work.contains {
        filter.matches($1.name.description, subject: $1.subjectName)
      }
      if !isUsed { throw Failure.nothingChosen(filters: [filter.description]) }
    }
    work = work.filter { filters.choose($1.name.description, subject: $1.subjectName) }
    guard !work.isEmpty else { throw Failure.nothingChosen(filters: []) }
    for mask in masks {
      let isShown = try work.contains { suite, testCase in
        try !suites[suite].areas(ofViews: [mask], in: testCase).isEmpty
      }
      if !isShown { throw Failure.noView(mask) }
    }
    if let shard {
      work = work.enumerated().filter { shard.contains($0.offset) }.map(\.element)
    }
    // Memory does not grow with the number of scenes: each is released after its last snapshot.
    var left: [Int: Int] = [:]
    for (suite, _) in work { left[suite, default: 0] += 1 }
    for suite in suites.indices where left[suite] == nil { suites[suite].release() }
    var done = 0
    let results = try await work.concurrentMap(
      jobs: jobs,
      finished: { result in
        done += 1
        progress(done, work.count)
        left[result.suite, default: 0] -= 1
        if left[result.suite] == 0 { suites[result.suite].release() }
      },
      { suite, testCase in
        (suite: suite, record: take(testCase, of: suites[suite], action))
      })
    return results.map(\.record)
  }

  private func take(
    _ testCase: SnapshotSuite.Case, of suite: SnapshotSuite, _ action: Action
  ) -> SnapshotRecord {
    let name = testCase.name.description
    let identity = SnapshotRecord.Identity(
      name: name, subject: testCase.subjectName, variant: testCase.variant,
      scene: scene(of: suite))
    let mode = action == .verify ? RecordMode.never : .all
    do {
      if case .motion(let script) = testCase.subject {
        return try store.take(
          suite.text(ofMotion: script, case: testCase), mode: mode, artefacts: artefacts,
          identity: identity, locate: suite.located)
      }
      var comparison = comparison
      if !masks.isEmpty { comparison.ignoring += try suite.areas(ofViews: masks, in: testCase) }
      return try store.take(
        suite.snapshot(of: testCase), mode: mode, by: comparison, artefacts: artefacts,
        identity: identity, locate: suite.located)
    } catch {
      let golden =
        switch testCase.subject {
        case .cell, .moment: store.path(of: testCase.name)
        case .motion: store.textPath(of: testCase.name)
        }
      var record = SnapshotRecord(
        name: name, status: .failed, message: "\(error)", golden: store.recordName(golden))
      (record.subject, record.variant) = (testCase.subjectName, testCase.variant)
      record.scene = scene(of: suite)
      record.failure = error is FileFailure ? .unwritable : .picture
      return record
    }
  }

  /// The path of a suite's scene file for records; nil if paths are not converted, as for files of another revision.
  private func scene(of suite: SnapshotSuite) -> String? {
    names.flatMap { names in suite.file.map { names.name(of: $0) } }
  }

  private static func refuseDuplicates(_ suites: [SnapshotSuite]) throws(Failure) {
    var seen: [SnapshotName: SnapshotSuite] = [:]
    for suite in suites {
      for testCase in suite.all {
        if let other = seen.updateValue(suite, forKey: testCase.name) {
          throw .sameGolden(
            testCase.name.description,
            files: [other, suite].compactMap(\.file))
        }
      }
    }
  }
}
