internal import Files
internal import Pages
internal import Snapshots

/// The page on which people look at what a verification found.
struct ReportPage {
  private let source: ReportSource

  init(of source: ReportSource) {
    self.source = source
  }

  /// What the script shows. Pictures are named by their digests, and each is in the page once.
  private struct Content: Encodable {
    let summary: Summary
    let causes: [Cause]
    let items: [Item]
    let failures: [VerificationResults.Failure]
    let orphans: [String]
    let pictures: [String: String]
    /// Whether `accept --cause` knows the causes by the numbers that they have here.
    let numbersAreKept: Bool
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
    /// The pixels of a point, so that pictures are shown at their size.
    let scale: Double
  }

  /// The document.
  var html: String {
    let results = source.results
    var pictures: [String: String] = [:]
    func picture(_ artefact: ArtefactFolder.Artefact, of record: SnapshotRecord) -> String? {
      guard let bytes = source.file(artefact, of: record) else { return nil }
      let name = String(SHA256.hexDigest(of: bytes).prefix(16))
      if pictures[name] == nil { pictures[name] = Base64.url(of: bytes, type: "image/png") }
      return name
    }
    var causeOf: [String: Int] = [:]
    for cause in results.causes {
      for name in cause.snapshots { causeOf[name] = cause.number }
    }
    let items = results.snapshots.compactMap { record -> Item? in
      guard let cause = causeOf[record.name] else { return nil }
      return Item(
        record: record, cause: cause, expected: picture(.expected, of: record),
        actual: picture(.actual, of: record), scale: record.pixelsPerPoint)
    }
    let content = Content(
      summary: Summary(
        total: results.snapshots.count, passed: results.snapshots.filter(\.passes).count,
        shard: results.shard),
      causes: results.causes, items: items, failures: results.failures, orphans: results.orphans,
      pictures: pictures, numbersAreKept: source.numbersAreKept,
      heat: DifferencePicture.heat.map { Array($0.prefix(3)) })
    return HTMLPage(
      title: title, style: ReportStyle.css, script: ReportScript.javaScript, body: ReportBody.html,
      data: JSON.line(of: content)
    ).html
  }

  private var title: String {
    let failing = source.results.snapshots.filter { !$0.passes }.count
    return failing == 0 ? "Snapshots: all pass" : "Snapshots: \(failing) differ"
  }
}

extension SnapshotRecord {
  /// The scale that the words for the variant end with, as `light@2x`; 1 if they do not say it.
  fileprivate var pixelsPerPoint: Double {
    let name = variant ?? name
    guard name.hasSuffix("x"), let at = name.lastIndex(of: "@"),
      let scale = Double(name[name.index(after: at)...].dropLast()), (1...8).contains(scale)
    else { return 1 }
    return scale
  }
}
