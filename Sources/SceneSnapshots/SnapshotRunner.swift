internal import Files
internal import SceneReading
internal import Scenes
package import Snapshots
internal import Work

/// Takes the snapshots of scenes and compares them with their goldens, or records them.
package struct SnapshotRunner: Sendable {
  /// What is done with the pictures.
  package enum Action: Sendable {
    /// They are compared.
    case verify
    /// They become goldens, where pixels or texts differ.
    case record
  }

  /// Why a run cannot begin.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// Two scenes would have goldens of the same name; with the files, where there are files.
    case sameGolden(String, files: [String])
    /// No snapshot shows a view of the name of a mask.
    case noView(String)
    /// A filter chooses no snapshot.
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
  private let artefacts: ArtefactFolder
  private let comparison: Comparison
  private let masks: [String]
  private let jobs: Int

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - goldens: The folder of the goldens.
  ///   - artefacts: The folder for what a review needs of snapshots that do not pass.
  ///   - names: How records name files; nil for the paths as they are.
  ///   - comparison: How pictures are compared.
  ///   - masks: The names of views whose frames are not compared.
  ///   - jobs: The number of pictures that are made at the same time.
  package init(
    goldens: String, artefacts: String, names: RecordPath? = nil,
    comparison: Comparison = .exact, masks: [String] = [], jobs: Int
  ) {
    store = GoldenStore(root: goldens, names: names)
    self.artefacts = ArtefactFolder(root: artefacts)
    self.comparison = comparison
    self.masks = masks
    self.jobs = jobs
  }

  /// Takes the snapshots that the filters choose.
  ///
  /// A picture that cannot be made, or whose files cannot be written, is a record of status `failed`; the
  /// others are taken all the same.
  ///
  /// - Parameters:
  ///   - filters: The names to take; all for none.
  ///   - shard: The part of the chosen snapshots to take; nil for all.
  /// - Returns: The records in the order of the suites.
  /// - Throws: `Failure`.
  package func run(
    _ action: Action, _ suites: [SnapshotSuite], filters: [SnapshotFilter] = [],
    shard: Shard? = nil
  ) async throws -> [SnapshotRecord] {
    try Self.refuseDuplicates(suites)
    var work = suites.flatMap { suite in suite.all.map { (suite, $0) } }
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
        try !suite.areas(ofViews: [mask], in: testCase).isEmpty
      }
      if !isShown { throw Failure.noView(mask) }
    }
    if let shard {
      work = work.enumerated().filter { shard.contains($0.offset) }.map(\.element)
    }
    return try await work.concurrentMap(jobs: jobs) { suite, testCase in
      take(testCase, of: suite, action)
    }
  }

  private func take(
    _ testCase: SnapshotSuite.Case, of suite: SnapshotSuite, _ action: Action
  ) -> SnapshotRecord {
    let name = testCase.name.description
    let identity = SnapshotRecord.Identity(
      name: name, subject: testCase.subjectName, variant: testCase.variant)
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
      var record = SnapshotRecord(
        name: name, status: .failed, message: "\(error)", golden: store.path(of: testCase.name))
      (record.subject, record.variant) = (testCase.subjectName, testCase.variant)
      record.failure = error is FileFailure ? .unwritable : .picture
      return record
    }
  }

  private static func refuseDuplicates(_ suites: [SnapshotSuite]) throws(Failure) {
    var seen: [SnapshotName: SnapshotSuite] = [:]
    for suite in suites {
      for testCase in suite.all {
        if let other = seen.updateValue(suite, forKey: testCase.name) {
          throw .sameGolden(
            testCase.name.description,
            files: [other, suite].compactMap { $0.document?.file })
        }
      }
    }
  }
}
