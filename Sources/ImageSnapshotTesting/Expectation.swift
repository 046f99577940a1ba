internal import Files
internal import FoundationEssentials
package import Snapshots

/// One expected snapshot.
package struct Expectation {
  let name: String
  let comparison: Comparison?
  let record: RecordMode?
  let caller: CallSite

  /// Makes an expectation; nil stands for what the settings around say.
  package init(
    name: String, comparison: Comparison?, record: RecordMode?, caller: CallSite
  ) {
    self.name = name
    self.comparison = comparison
    self.record = record
    self.caller = caller
  }

  /// Takes the snapshot, and reports a failure to the test framework that runs, also if there is no picture.
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
        renderer: settings.renderer ?? given.renderer, model: given.model,
        notes: given.notes, origin: given.name)
      let store = GoldenStore(root: caller.goldens, names: caller.names)
      let rivals = TakenNames.rivals(of: store.path(of: checkedName), given.bitmap, caller)
      let artefacts = ArtefactFolder(root: caller.artefacts(in: environment))
      let record = try store.take(
        snapshot, mode: rivals.isEmpty ? mode : .never,
        by: comparison ?? settings.comparison ?? .exact, artefacts: artefacts,
        identity: .init(
          name: "\(caller.identity)/\(name)",
          source: .init(
            file: caller.names.name(of: "\(caller.filePath)"), line: Int(clamping: caller.line))))
      if let message = message(for: record, rivals: rivals) {
        attach(record, by: report)
        report.fail(message)
      }
    } catch let error as PictureFailure {
      report.fail("the snapshot \"\(name)\" cannot be taken: \(error.description)")
    } catch {
      report.fail("the snapshot \"\(name)\" cannot be taken: \(error)")
    }
  }

  /// The message of a test that does not pass; nil for one that does. A golden that was just written is
  /// not a pass, because nobody has looked at it.
  private func message(for record: SnapshotRecord, rivals: [CallSite]) -> String? {
    var lines: [String]
    let path = { (name: String) in caller.names.path(named: name) }
    switch record.status {
    case .same, .unchanged: return nil
    case .written:
      return "the snapshot \"\(name)\" was recorded; look at it, and run the test again"
        + " without recording\n  golden: \(path(record.golden))"
    case .missing: lines = ["the snapshot \"\(name)\" has no golden"]
    case .different, .unreadable, .failed:
      lines = [
        "the snapshot \"\(name)\" fails: \(record.message)", "  golden: \(path(record.golden))",
      ]
    }
    lines += (record.remarks + record.artefacts.map(path)).map { "  \($0)" }
    if rivals.isEmpty {
      lines.append("  to accept it: swift package snapshots accept '\(record.name)'")
    } else {
      lines += rivals.map {
        "  \($0.filePath):\($0.line) has another picture of the same name; give them different names"
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Attaches the pictures under names of their own: all attachments of a run share one folder.
  private func attach(_ record: SnapshotRecord, by report: TestReport) {
    let stem = record.name.split(separator: "/").joined(separator: ".")
    for file in record.artefacts {
      let path = caller.names.path(named: file)
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
