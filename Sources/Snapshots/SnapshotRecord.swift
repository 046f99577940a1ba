/// What happened to one snapshot: the element of `cellophane snapshot verify --json`, and the file
/// `record.json` beside the pictures of one that waits for review.
package struct SnapshotRecord: Hashable, Sendable {
  /// How it ended.
  package enum Status: String, Codable, CaseIterable, Sendable {
    /// The picture is the golden's, within the comparison's tolerance.
    case same
    /// The picture is not the golden's.
    case different
    /// There is no golden.
    case missing
    /// The golden cannot be read.
    case unreadable
    /// The picture could not be made, or a file of it could not be written.
    case failed
    /// The golden was written.
    case written
    /// The golden had these pixels already and was not touched.
    case unchanged
  }

  /// A file that waits to become the golden.
  package struct Pending: Hashable, Sendable, Codable {
    /// The file, in the folder with the record.
    package let file: String
    /// Of the file's bytes, as 64 hexadecimal digits.
    package let sha256: String
    /// Of the bytes of the golden that it was compared with; nil if there was none.
    package let goldenSHA256: String?

    package init(file: String, sha256: String, goldenSHA256: String?) {
      self.file = file
      self.sha256 = sha256
      self.goldenSHA256 = goldenSHA256
    }
  }

  /// A line of a test.
  package struct Source: Hashable, Sendable, Codable {
    /// The file, from the package's folder where it lies in it.
    package let file: String
    /// Counted from 1.
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// What a record says of a snapshot besides what was found.
  package struct Identity: Hashable, Sendable {
    /// The name among all snapshots of a package.
    var name: String
    var subject: String?
    var variant: String?
    var source: Source?

    package init(
      name: String, subject: String? = nil, variant: String? = nil, source: Source? = nil
    ) {
      self.name = name
      self.subject = subject
      self.variant = variant
      self.source = source
    }
  }

  /// Why a snapshot failed without a comparison.
  package enum Failure: String, Codable, Sendable {
    /// The picture could not be made.
    case picture
    /// A file could not be written.
    case unwritable
  }

  /// What somebody has decided about the pending files.
  package enum Decision: String, Codable, Sendable {
    case rejected
  }

  /// The snapshot's name.
  package var name: String
  /// The name without the words for the variant, where the scene's plan made it.
  package var subject: String?
  /// The words for the variant, such as `light@2x`.
  package var variant: String?
  /// How it ended.
  package var status: Status
  /// What differs, as one lower-case sentence.
  package var message: String
  /// The golden's path from the package's folder, or from the current folder outside of packages; absolute
  /// if it lies elsewhere. Whether or not there is one.
  package var golden: String
  /// The verdict on the two pictures; nil if nothing was compared.
  package var comparison: VerdictReport?
  /// What the model says otherwise than the golden's text.
  package var changes: [ModelChange] = []
  /// Whether the golden has a text with which the model could be compared.
  package var hasModel = false
  /// The parts of the renderer that are not those of the golden's.
  package var renderer: [RendererChange] = []
  /// The picture that waits to become the golden.
  package var pending: Pending?
  /// The text that waits to become the golden's.
  package var pendingText: Pending?
  /// The pictures and texts that were left to be looked at.
  package var artefacts: [String] = []
  /// What is to be said about the files beside what differs, a sentence each.
  package var remarks: [String] = []
  /// The test's line.
  package var source: Source?
  /// What was decided in a review.
  package var decision: Decision?
  /// Why the status is `failed`.
  package var failure: Failure?

  package init(name: String, status: Status, message: String, golden: String) {
    self.name = name
    self.status = status
    self.message = message
    self.golden = golden
  }

  /// Whether it is a text without a picture.
  package var isText: Bool { golden.hasSuffix(".txt") }

  /// The changes of the model from which the others follow; all if none is known.
  package var tellingChanges: [ModelChange] {
    let telling = changes.filter { !$0.kind.follows }
    return telling.isEmpty ? changes : telling
  }

  /// Whether the snapshot lets a verification pass.
  package var passes: Bool {
    switch status {
    case .same, .written, .unchanged: true
    case .different, .missing, .unreadable, .failed: false
    }
  }
}

extension SnapshotRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, subject, variant, status, message, golden, changes, hasModel, renderer, pending
    case pendingText, artefacts, remarks, source, decision, failure
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    subject = try container.decodeIfPresent(String.self, forKey: .subject)
    variant = try container.decodeIfPresent(String.self, forKey: .variant)
    status = try container.decode(Status.self, forKey: .status)
    message = try container.decode(String.self, forKey: .message)
    golden = try container.decode(String.self, forKey: .golden)
    // The members of the verdict stand among the others, as in the report of a comparison.
    comparison = try? VerdictReport(from: decoder)
    changes = try container.decode([ModelChange].self, forKey: .changes)
    hasModel = try container.decode(Bool.self, forKey: .hasModel)
    renderer = try container.decode([RendererChange].self, forKey: .renderer)
    pending = try container.decodeIfPresent(Pending.self, forKey: .pending)
    pendingText = try container.decodeIfPresent(Pending.self, forKey: .pendingText)
    artefacts = try container.decode([String].self, forKey: .artefacts)
    remarks = try container.decode([String].self, forKey: .remarks)
    source = try container.decodeIfPresent(Source.self, forKey: .source)
    decision = try container.decodeIfPresent(Decision.self, forKey: .decision)
    failure = try container.decodeIfPresent(Failure.self, forKey: .failure)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(subject, forKey: .subject)
    try container.encodeIfPresent(variant, forKey: .variant)
    try container.encode(status, forKey: .status)
    try container.encode(message, forKey: .message)
    try container.encode(golden, forKey: .golden)
    try comparison?.encode(to: encoder)
    try container.encode(changes, forKey: .changes)
    try container.encode(hasModel, forKey: .hasModel)
    try container.encode(renderer, forKey: .renderer)
    try container.encodeIfPresent(pending, forKey: .pending)
    try container.encodeIfPresent(pendingText, forKey: .pendingText)
    try container.encode(artefacts, forKey: .artefacts)
    try container.encode(remarks, forKey: .remarks)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encodeIfPresent(decision, forKey: .decision)
    try container.encodeIfPresent(failure, forKey: .failure)
  }
}
