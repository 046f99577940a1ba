internal import Files
package import Snapshots

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A snapshot that a test expects.
package struct Expectation {
  let name: String
  let comparison: Comparison?
  let record: RecordMode?
  let perPlatform: Bool?
  let caller: CallSite

  /// Creates an expectation. For nil, the settings of the test apply.
  package init(
    name: String, comparison: Comparison?, record: RecordMode?, perPlatform: Bool?,
    caller: CallSite
  ) {
    self.perPlatform = perPlatform
    self.name = name
    self.comparison = comparison
    self.record = record
    self.caller = caller
  }

  /// Compares a picture with its golden, and reports a failure to the current test framework. An error of
  /// `picture` is a failure, too, and so is a comparison with thresholds or limits that cannot be.
  package func check(_ picture: () throws -> GivenPicture) {
    check { name, mode, settings, artefacts in
      let comparison = comparison ?? settings.comparison ?? .exact
      if let objection = comparison.objection { throw PictureFailure(description: objection) }
      let given = try picture()
      let snapshot = try Snapshot(
        name: name, bitmap: given.bitmap, pixelsPerPoint: given.pixelsPerPoint,
        renderer: settings.renderer ?? given.renderer, model: given.model,
        notes: given.notes, origin: given.name)
      let store = store
      let rivals = try TakenNames.rivals(
        of: stem(of: name, in: store), .picture, given.bitmap, caller)
      let record = try store.take(
        snapshot, mode: rivals.isEmpty ? mode : .never,
        by: comparison, artefacts: artefacts,
        identity: identity(settings), locate: given.locate)
      return (record, rivals)
    }
  }

  /// Compares a text with its golden, and reports a failure to the current test framework. An error of `text` is
  /// a failure, too.
  ///
  /// - Parameters:
  ///   - locate: Adds the lines of the scene to changes of the model.
  ///   - text: Creates the text.
  package func checkText(
    locate: ([ModelChange]) -> [ModelChange] = { $0 }, _ text: () throws -> String
  ) {
    check { name, mode, settings, artefacts in
      let snapshot = TextSnapshot(name: name, text: try text())
      let store = store
      let rivals = try TakenNames.rivals(
        of: stem(of: name, in: store), .text, snapshot.text, caller)
      let record = try store.take(
        snapshot, mode: rivals.isEmpty ? mode : .never, artefacts: artefacts,
        identity: identity(settings), locate: locate)
      return (record, rivals)
    }
  }

  /// Compares a text with one in the source of the test, and reports a failure to the current test framework.
  package func checkInline(_ expected: String, _ text: () throws -> String) {
    let report = TestReport(caller: caller)
    do {
      let text = TextSnapshot(name: try SnapshotName(name), text: try text()).text
      let expected = expected.isEmpty || expected.hasSuffix("\n") ? expected : expected + "\n"
      guard text != expected else { return }
      let difference = TextDifference(from: expected, to: text)
      report.fail(
        "the text \"\(name)\" " + (expected.isEmpty ? "does not exist yet" : "fails: ")
          + (expected.isEmpty ? "" : difference.summary + "\n" + difference.text)
          + (expected.isEmpty ? "; " : "") + "to accept it, write:\n\(Self.literal(text))")
    } catch {
      report.fail("the text \"\(name)\" cannot be taken: \(error)")
    }
  }

  /// The text as a multi-line string literal.
  private static func literal(_ text: String) -> String {
    let needsRaw = text.contains("\\") || text.contains("\"\"\"")
    let quotes = needsRaw ? ["#\"\"\"", "\"\"\"#"] : ["\"\"\"", "\"\"\""]
    return "\(quotes[0])\n\(text)\(quotes[1])"
  }

  /// The result of a comparison, and the lines with other snapshots of the same name.
  private typealias Finding = (record: SnapshotRecord, rivals: [CallSite])

  /// Calls `take` with the settings of the test, and reports a failure.
  private func check(
    _ take: (SnapshotName, RecordMode, SnapshotSettings, ArtefactFolder) throws -> Finding
  ) {
    let settings = SnapshotSettings.current
    let name = name(settings)
    let environment = ProcessInfo.processInfo.environment
    let report = TestReport(caller: caller)
    do {
      let mode = try record ?? settings.record ?? RecordMode(in: environment)
      let artefacts = ArtefactFolder(root: caller.artefacts(in: environment))
      let (record, rivals) = try take(try SnapshotName(name), mode, settings, artefacts)
      if let message = message(for: record, name: name, rivals: rivals) {
        attach(record, by: report)
        report.fail(message)
      }
    } catch let error as PictureFailure {
      report.fail("the snapshot \"\(name)\" cannot be taken: \(error.description)")
    } catch {
      report.fail("the snapshot \"\(name)\" cannot be taken: \(error)")
    }
  }

  private var store: GoldenStore { GoldenStore(root: caller.goldens, names: caller.names) }

  /// The path of the goldens of a name without extension.
  private func stem(of name: SnapshotName, in store: GoldenStore) -> String {
    FileAccess.join(store.root, name.description)
  }

  /// The platform in the golden's name; nil for a golden of all platforms.
  private func platform(_ settings: SnapshotSettings) -> GoldenPlatform? {
    perPlatform ?? settings.perPlatform ?? false ? .current : nil
  }

  /// The golden's name.
  private func name(_ settings: SnapshotSettings) -> String {
    platform(settings)?.added(to: name) ?? name
  }

  /// The information about the snapshot that does not come from the comparison.
  private func identity(_ settings: SnapshotSettings) -> SnapshotRecord.Identity {
    let platform = platform(settings)
    return SnapshotRecord.Identity(
      name: "\(caller.identity)/\(name(settings))",
      subject: platform.map { _ in "\(caller.identity)/\(name)" }, variant: platform?.rawValue,
      source: SnapshotRecord.Source(
        file: caller.names.name(of: "\(caller.filePath)"), line: Int(clamping: caller.line)))
  }

  /// The message of the failure; nil if the snapshot passes. A golden that was just recorded is a failure,
  /// because it has not been reviewed yet.
  private func message(
    for record: SnapshotRecord, name: String, rivals: [CallSite]
  ) -> String? {
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
      lines.append(
        "  to accept it: swift package --allow-writing-to-package-directory snapshots accept"
          + " '\(record.name)'")
    } else {
      lines += rivals.map {
        "  \($0.filePath):\($0.line) has another \(record.isText ? "text" : "picture") of the same name; give them different names"
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Attaches the pictures to the test. Their names contain that of the snapshot, because all attachments of a run
  /// are in one folder.
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
  /// Reads the environment variable `SNAPSHOT_TESTING_RECORD`. Default: `auto`.
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
