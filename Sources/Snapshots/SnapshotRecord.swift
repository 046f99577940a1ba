/// The result for one snapshot: an element of the JSON of `cellophane snapshot verify --json`, and the file
/// `record.json` in the folder of a pending snapshot.
package struct SnapshotRecord: Hashable, Sendable {
  /// The outcomes.
  package enum Status: String, Codable, CaseIterable, Sendable {
    /// The picture is equal to its golden within the comparison's tolerance.
    case same
    /// The picture differs from its golden.
    case different
    /// There is no golden.
    case missing
    /// The golden cannot be read.
    case unreadable
    /// The picture could not be drawn, or a file could not be written.
    case failed
    /// The golden was written.
    case written
    /// The golden already had these pixels and was not changed.
    case unchanged
  }

  /// A file that becomes the golden when the snapshot is accepted.
  package struct Pending: Hashable, Sendable, Codable {
    /// The name of the file, which is in the folder of the record.
    package let file: String
    /// The SHA-256 digest of the file as 64 hexadecimal digits.
    package let sha256: String
    /// The digest of the golden that the file was compared with; nil if there was no golden.
    package let goldenSHA256: String?

    package init(file: String, sha256: String, goldenSHA256: String?) {
      self.file = file
      self.sha256 = sha256
      self.goldenSHA256 = goldenSHA256
    }
  }

  /// A line of a test.
  package struct Source: Hashable, Sendable, Codable {
    /// The path, relative to the package's folder if the file is below it.
    package let file: String
    /// The line, counted from 1.
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The properties of a record that do not depend on the comparison.
  package struct Identity: Hashable, Sendable {
    /// The name, which is unique in the package.
    var name: String
    /// The name without the variant; nil if there is no variant.
    var subject: String?
    /// The variant, such as `light@2x`; nil if there is none.
    var variant: String?
    /// The line of the test; nil for a scene's snapshot.
    var source: Source?
    /// The path of the scene file; nil for a snapshot of a test.
    var scene: String?

    package init(
      name: String, subject: String? = nil, variant: String? = nil, source: Source? = nil,
      scene: String? = nil
    ) {
      self.name = name
      self.subject = subject
      self.variant = variant
      self.source = source
      self.scene = scene
    }
  }

  /// The reasons for the status `failed`.
  package enum Failure: String, Codable, Sendable {
    /// The picture could not be drawn.
    case picture
    /// A file could not be written.
    case unwritable
  }

  /// The decisions about a pending snapshot that keep it pending.
  package enum Decision: String, Codable, Sendable {
    /// The picture is wrong.
    case rejected
  }

  /// The snapshot's name.
  package var name: String
  /// The name without the variant; nil if there is no variant.
  package var subject: String?
  /// The variant, such as `light@2x`; nil if there is none.
  package var variant: String?
  /// The outcome.
  package var status: Status
  /// The outcome as one lower-case sentence.
  package var message: String
  /// The path of the golden, whether or not it exists: relative to the package's folder, or to the current
  /// folder outside of packages; absolute if it is not below that folder.
  package var golden: String
  /// The result of comparing the pictures; nil if nothing was compared.
  package var comparison: VerdictReport?
  /// The differences between the golden's text and the new one.
  package var changes: [ModelChange] = []
  /// Whether the golden has a text, so that the models were compared.
  package var hasModel = false
  /// The components in which the renderer differs from that of the golden.
  package var renderer: [RendererChange] = []
  /// The picture that becomes the golden when the snapshot is accepted; nil if there is none.
  package var pending: Pending?
  /// The text that becomes that of the golden when the snapshot is accepted; nil if there is none.
  package var pendingText: Pending?
  /// The paths of the files for a review, without the record.
  package var artefacts: [String] = []
  /// Remarks on the files that do not affect the outcome, one sentence each.
  package var remarks: [String] = []
  /// The line of the test; nil for a scene's snapshot.
  package var source: Source?
  /// The path of the scene file, relative to the package's folder if the file is below it; nil for a snapshot of a
  /// test.
  package var scene: String?
  /// The decision of a review; nil if there is none.
  package var decision: Decision?
  /// The reason for the status `failed`; nil for other outcomes.
  package var failure: Failure?

  package init(name: String, status: Status, message: String, golden: String) {
    self.name = name
    self.status = status
    self.message = message
    self.golden = golden
  }

  /// Whether the snapshot is a text without a picture.
  package var isText: Bool { golden.hasSuffix(".txt") }

  /// The changes that are causes and not effects; all changes if there are only effects.
  package var tellingChanges: [ModelChange] {
    let telling = changes.filter { !$0.kind.follows }
    return telling.isEmpty ? changes : telling
  }

  /// Whether the snapshot passes although its model has changed.
  package var passesWithOtherModel: Bool { status == .same && !changes.isEmpty }

  /// Whether only the model differs from that of the golden: the picture is the same. A picture that only passes
  /// within the tolerance is another one.
  package var isSamePicture: Bool {
    passesWithOtherModel && comparison?.verdict == Verdict.identical.name
  }

  /// Whether a review decides about this outcome. A golden that cannot be read is restored first, as with
  /// `git lfs pull`: the picture may be the same.
  package var needsDecision: Bool {
    switch status {
    case .different, .missing: true
    case .same: !changes.isEmpty
    case .unreadable, .failed, .written, .unchanged: false
    }
  }

  /// Whether a verification passes with this outcome.
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
    case pendingText, artefacts, remarks, source, scene, decision, failure
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    subject = try container.decodeIfPresent(String.self, forKey: .subject)
    variant = try container.decodeIfPresent(String.self, forKey: .variant)
    status = try container.decode(Status.self, forKey: .status)
    message = try container.decode(String.self, forKey: .message)
    golden = try container.decode(String.self, forKey: .golden)
    // The verdict's members are not nested, as in the JSON of `cellophane compare`.
    comparison = try? VerdictReport(from: decoder)
    changes = try container.decode([ModelChange].self, forKey: .changes)
    hasModel = try container.decode(Bool.self, forKey: .hasModel)
    renderer = try container.decode([RendererChange].self, forKey: .renderer)
    pending = try container.decodeIfPresent(Pending.self, forKey: .pending)
    pendingText = try container.decodeIfPresent(Pending.self, forKey: .pendingText)
    artefacts = try container.decode([String].self, forKey: .artefacts)
    remarks = try container.decode([String].self, forKey: .remarks)
    source = try container.decodeIfPresent(Source.self, forKey: .source)
    scene = try container.decodeIfPresent(String.self, forKey: .scene)
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
    try container.encodeIfPresent(scene, forKey: .scene)
    try container.encodeIfPresent(decision, forKey: .decision)
    try container.encodeIfPresent(failure, forKey: .failure)
  }
}
