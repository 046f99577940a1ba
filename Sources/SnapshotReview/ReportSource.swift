internal import Files
package import Snapshots

/// The results of one verification, or of several parts of one, with access to their files.
package struct ReportSource: Sendable {
  /// The results.
  package let results: VerificationResults
  /// The artefact folders that contain the files, in the order in which they are searched.
  private let roots: [String]
  /// The folders without results, and the parts of a divided run that are missing, in words.
  package private(set) var gaps: [String] = []

  /// Whether the numbers of the causes were saved for `accept --cause`.
  package let numbersAreKept: Bool
  /// Whether snapshots can be accepted; otherwise two revisions are compared.
  package let isReview: Bool

  /// What differs between two revisions of scenes, in words; empty for a review.
  package let scenes: [SceneWords]

  /// What differs between two revisions of a scene, in words.
  package struct SceneWords: Encodable, Sendable {
    /// Some lines of one kind. Those that have gone begin with "-", and those that have come with "+".
    package struct Section: Encodable, Sendable {
      /// The kind, as "Arrows".
      package let title: String
      /// The lines.
      package let lines: [String]

      /// Creates a section.
      package init(title: String, lines: [String]) { (self.title, self.lines) = (title, lines) }
    }

    /// The scene's path below the repository's root.
    let name: String
    /// What differs, in a line.
    let headline: String
    /// The lines.
    let sections: [Section]

    /// Creates a description.
    package init(name: String, headline: String, sections: [Section]) {
      (self.name, self.headline, self.sections) = (name, headline, sections)
    }
  }

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - roots: The artefact folders that contain the files.
  ///   - numbersAreKept: Whether the numbers of the causes were saved for `accept --cause`.
  ///   - isReview: Whether snapshots can be accepted; otherwise two revisions are compared.
  ///   - scenes: What differs between two revisions of scenes, in words.
  package init(
    _ results: VerificationResults, roots: [String], numbersAreKept: Bool, isReview: Bool = true,
    scenes: [SceneWords] = []
  ) {
    self.scenes = scenes
    self.results = results
    self.isReview = isReview
    self.numbersAreKept = numbersAreKept
    self.roots = roots
  }

  /// Reads artefact folders: the results of complete runs, and the records of other pending snapshots, such as
  /// those of tests. The order of the folders does not matter.
  package static func read(
    _ folders: [String], numbersAreKept: Bool
  ) throws(ResultsFailure) -> ReportSource {
    let folders = folders.sorted()
    var parts: [VerificationResults] = []
    var gaps: [String] = []
    for folder in folders {
      let count = parts.count
      let isFile = FileAccess.isFile(folder)
      let file = isFile ? folder : FileAccess.join(folder, VerificationResults.fileName)
      if FileAccess.isFile(file) { parts.append(try .read(file)) }
      guard !isFile else { continue }
      let known = Set(parts.last?.snapshots.map(\.golden) ?? [])
      let pending = PendingSnapshots(roots: [folder], names: RecordPath())
      do {
        let records = try pending.items().map(\.record).filter { !known.contains($0.golden) }
        if !records.isEmpty { parts.append(VerificationResults(records)) }
      } catch {
        throw .unreadable(error)
      }
      if parts.count == count { gaps.append("\(folder) has no results") }
    }
    gaps += VerificationResults.missingParts(of: parts).map {
      "the results of part \($0) are missing"
    }
    var source = ReportSource(
      VerificationResults(merging: parts), roots: folders, numbersAreKept: numbersAreKept)
    source.gaps = gaps
    return source
  }

  /// Returns the bytes of a golden; nil if it cannot be read, for example on another machine.
  package func golden(of record: SnapshotRecord) -> [UInt8]? {
    try? FileAccess.readIfPresent(RecordPath.current.path(named: record.golden))
  }

  /// Returns the bytes of a snapshot's artefact; nil if there is none.
  package func file(_ artefact: ArtefactFolder.Artefact, of record: SnapshotRecord) -> [UInt8]? {
    for root in roots {
      let path = FileAccess.join(FileAccess.join(root, record.name), artefact.rawValue)
      if let bytes = try? FileAccess.readIfPresent(path) { return bytes }
    }
    return nil
  }
}
