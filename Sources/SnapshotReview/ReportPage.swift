internal import CTexts
internal import Files
internal import Pages
internal import Snapshots

/// The HTML page that shows the results of a verification.
struct ReportPage {
  private let source: ReportSource

  init(of source: ReportSource) {
    self.source = source
  }

  /// The data for the page's script. Pictures are named by their digests, so that the page contains each picture
  /// once.
  private struct Content: Encodable {
    let summary: Summary
    let causes: [Cause]
    let items: [Item]
    let failures: [VerificationResults.Failure]
    let orphans: [String]
    let pictures: [String: String]
    /// Whether `accept --cause` refers to the causes by the numbers on this page.
    let numbersAreKept: Bool
    /// Whether snapshots can be accepted; otherwise two revisions are compared.
    let isReview: Bool
    /// Whether `accept --all` accepts nothing that this page does not show.
    let holdsAllPending: Bool
    /// The folders that `accept` has to be given; empty for its default folders.
    let acceptedFolders: [String]
    /// The differences between two revisions of scenes, in words.
    let scenes: [ReportSource.SceneWords]
    /// The colours of the heat map for differences of 0…255.
    let heat: [[UInt8]]
  }

  private struct Summary: Encodable {
    let total: Int
    let passed: Int
    let shard: String?
  }

  /// A snapshot that is shown.
  private struct Item: Encodable {
    let record: SnapshotRecord
    let cause: Int
    let expected: String?
    let actual: String?
    /// The scale in pixels per point, so that pictures are shown in their size in points.
    let scale: Double
    /// The difference of a text snapshot in the format of `diff`; nil for pictures.
    let lines: String?
    /// The pictures of the script, in the order of their times, for the snapshot of a motion; else nil.
    let film: [Frame]?
  }

  /// The expected and the new picture at a time of a script.
  private struct Frame: Encodable {
    /// Seconds from the script's start.
    let time: Double
    let expected: String?
    let actual: String?
  }

  /// The document.
  var html: String {
    let results = source.results
    var pictures: [String: String] = [:]
    func picture(_ artefact: ArtefactFolder.Artefact, of record: SnapshotRecord) -> String? {
      source.file(artefact, of: record).map(name)
    }
    /// Adds a picture to the page and returns its name.
    func name(_ bytes: [UInt8]) -> String {
      let name = String(SHA256.hexDigest(of: bytes).prefix(16))
      if pictures[name] == nil { pictures[name] = Base64.url(of: bytes, type: "image/png") }
      return name
    }
    var causeOf: [String: Int] = [:]
    for cause in results.causes {
      for name in cause.snapshots { causeOf[name] = cause.number }
    }
    // Each film looks only at the pictures of its script.
    let moments = Dictionary(grouping: results.snapshots.filter { !$0.isText }) { record in
      let subject = record.subject ?? ""
      return subject.lastIndex(of: "/").map { String(subject[...$0]) } ?? ""
    }
    /// Returns the frames of the script of a motion.
    func film(of motion: SnapshotRecord) -> [Frame]? {
      guard let folder = motion.scriptFolder else { return nil }
      return (moments[folder] ?? []).compactMap { record -> Frame? in
        guard record.variant == motion.variant, let time = record.moment(in: folder) else {
          return nil
        }
        // A frame that passes has no artefacts. Both films show its golden.
        let golden = record.passes ? source.golden(of: record).map(name) : nil
        return Frame(
          time: time, expected: golden ?? picture(.expected, of: record),
          actual: golden ?? picture(.actual, of: record))
      }.sorted { $0.time < $1.time }
    }
    func lines(of record: SnapshotRecord) -> String? {
      guard record.isText else { return nil }
      func text(_ artefact: ArtefactFolder.Artefact) -> String {
        String(decoding: source.file(artefact, of: record) ?? [], as: UTF8.self)
      }
      return TextDifference(from: text(.expectedText), to: text(.actualText)).text
    }
    let items = results.snapshots.compactMap { record -> Item? in
      guard let cause = causeOf[record.name] else { return nil }
      return Item(
        record: record, cause: cause, expected: picture(.expected, of: record),
        actual: picture(.actual, of: record), scale: record.pixelsPerPoint,
        lines: lines(of: record), film: film(of: record))
    }
    let content = Content(
      summary: Summary(
        total: results.snapshots.count, passed: results.snapshots.filter(\.passes).count,
        shard: results.shard),
      causes: results.causes, items: items, failures: results.failures, orphans: results.orphans,
      pictures: pictures, numbersAreKept: source.numbersAreKept,
      isReview: source.isReview, holdsAllPending: source.holdsAllPending,
      acceptedFolders: source.acceptedFolders, scenes: source.scenes,
      heat: DifferencePicture.heat.map { Array($0.prefix(3)) })
    return HTMLPage(
      title: title, style: unsafe embeddedText(ctexts_report_css()),
      script: Self.script,
      body: unsafe embeddedText(ctexts_report_html()),
      data: JSON.line(of: content)
    ).html
  }

  /// The page's script: its parts in the order in which they use each other.
  private static var script: String {
    let parts = unsafe [
      ctexts_report_data_js(), ctexts_report_list_js(), ctexts_report_views_js(),
      ctexts_report_detail_js(), ctexts_report_motion_js(), ctexts_report_moving_js(),
    ].map { unsafe embeddedText($0) }
    return "'use strict';\n(() => {\n\(parts.joined(separator: "\n"))\n})();"
  }

  private var title: String {
    let failing = source.results.snapshots.filter { !$0.passes }.count
    let parts: [String] =
      (failing == 0 ? [] : ["\(failing) differ\(failing == 1 ? "s" : "")"])
      + (source.results.unread.map { [$0] } ?? [])
    return "Snapshots: " + (parts.isEmpty ? "all pass" : parts.joined(separator: ", "))
  }
}

extension SnapshotRecord {
  /// The prefix of the names of the script's pictures, such as `selection/tap/`, if this is the snapshot of a
  /// motion; else nil.
  fileprivate var scriptFolder: String? {
    guard isText, let subject, subject.hasSuffix("/motion") else { return nil }
    return String(subject.dropLast("motion".count))
  }

  /// The time of a script's picture in seconds: 0.15 for `selection/tap/0.150s`. Nil for other snapshots.
  fileprivate func moment(in folder: String) -> Double? {
    guard !isText, let subject, subject.hasPrefix(folder), subject.hasSuffix("s") else {
      return nil
    }
    return Double(subject.dropFirst(folder.count).dropLast())
  }

  /// The scale at the end of the variant, such as 2 for `light@2x`; 1 if there is none.
  fileprivate var pixelsPerPoint: Double {
    let name = variant ?? name
    guard name.hasSuffix("x"), let at = name.lastIndex(of: "@"),
      let scale = Double(name[name.index(after: at)...].dropLast()), (1...8).contains(scale)
    else { return 1 }
    return scale
  }
}
