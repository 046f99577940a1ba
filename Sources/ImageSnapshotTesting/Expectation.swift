internal import Files
internal import FoundationEssentials
package import Snapshots

/// One expected snapshot.
package struct Expectation {
  let name: String
  let comparison: Comparison?
  let record: RecordMode?
  let caller: CallSite

  /// Makes an expectation; `nil` is what the settings around say.
  package init(
    name: String, comparison: Comparison?, record: RecordMode?, caller: CallSite
  ) {
    self.name = name
    self.comparison = comparison
    self.record = record
    self.caller = caller
  }

  /// Takes the snapshot and reports a failure to the test framework that runs, also when there is no
  /// picture.
  package func check(_ picture: () throws -> GivenPicture) {
    let settings = SnapshotSettings.current
    let environment = ProcessInfo.processInfo.environment
    let report = TestReport(caller: caller)
    do {
      let mode = try record ?? settings.record ?? RecordMode(in: environment)
      let checkedName = try SnapshotName(name)
      let given = try picture()
      let snapshot = try Snapshot(
        name: checkedName, bitmap: given.bitmap, pixelsPerPoint: given.pixelsPerPoint,
        renderer: settings.renderer ?? given.renderer,
        notes: given.notes, origin: given.name)
      let result = try GoldenStore(root: caller.goldens).take(
        snapshot, mode: mode.resolved(in: environment),
        by: comparison ?? settings.comparison ?? .exact,
        artefacts: ArtefactFolder(root: caller.artefacts(in: environment)))
      if let message = message(for: result) {
        attach(result, by: report)
        report.fail(message)
      }
    } catch let error as PictureFailure {
      report.fail("the snapshot \"\(name)\" cannot be taken: \(error.description)")
    } catch {
      report.fail("the snapshot \"\(name)\" cannot be taken: \(error)")
    }
  }

  /// What a test says that does not pass; `nil` for one that does. A golden that was just written is not
  /// a pass, because nobody has looked at it.
  private func message(for result: SnapshotResult) -> String? {
    var lines: [String]
    switch result.status {
    case .same, .unchanged: return nil
    case .written:
      return "the snapshot \"\(name)\" was recorded; look at it, and run the test again"
        + " without recording\n  golden: \(result.golden)"
    case .missing:
      lines = ["the snapshot \"\(name)\" has no golden"]
      if let pending = result.pending {
        lines.append("  to accept the picture: mv '\(pending)' '\(result.golden)'")
      }
    case .different, .unreadable:
      lines = ["the snapshot \"\(name)\" fails: \(result.message)", "  golden: \(result.golden)"]
    }
    return (lines + (result.remarks + result.artefacts).map { "  \($0)" }).joined(separator: "\n")
  }

  /// Attaches the pictures under names of their own: all attachments of a run share one folder.
  private func attach(_ result: SnapshotResult, by report: TestReport) {
    let stem = "\(caller.testFile).\(name)".split(separator: "/").joined(separator: ".")
    for path in result.artefacts {
      guard let file = path.split(separator: "/").last,
        let bytes = try? FileAccess.readIfPresent(path)
      else { continue }
      report.attach(bytes, named: "\(stem).\(file)")
    }
  }
}

extension RecordMode {
  /// What the environment variable `SNAPSHOT_TESTING_RECORD` says; `auto` when it is not set.
  fileprivate init(in environment: [String: String]) throws(PictureFailure) {
    let word = environment["SNAPSHOT_TESTING_RECORD"] ?? ""
    guard let mode = word.isEmpty ? .auto : RecordMode(rawValue: word) else {
      let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw PictureFailure(
        description: "SNAPSHOT_TESTING_RECORD is \"\(word)\"; it can be one of \(known)")
    }
    self = mode
  }
}
