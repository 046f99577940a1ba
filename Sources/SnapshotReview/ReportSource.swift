internal import Files
package import Snapshots

/// The results of one verification, or of several parts of one, with access to their files.
package struct ReportSource: Sendable {
  /// The results.
  package let results: VerificationResults
  /// The artefact folders that contain the files, in the order in which they are searched.
  private let roots: [String]
  /// The folder with the files of each snapshot that was read; the others are searched in `roots`.
  private var places: [SnapshotRecord: String] = [:]
  /// The folders without results, and the parts of a divided run that are missing, in words.
  package private(set) var gaps: [String] = []

  /// Whether the numbers of the causes were saved for `accept --cause`.
  package let numbersAreKept: Bool
  /// Whether snapshots can be accepted; otherwise two revisions are compared.
  package let isReview: Bool
  /// Whether `accept --all` accepts nothing that these results do not contain.
  package let holdsAllPending: Bool
  /// The folders that `accept` has to be given with `--artefacts`; empty for its default folders.
  package let acceptedFolders: [String]
  /// Converts the paths of goldens in records.
  private let names: RecordPath

  /// The differences between two revisions of scenes, in words; empty for a review.
  package let scenes: [SceneWords]

  /// The differences between two revisions of a scene, in words.
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
    /// The difference in a line.
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
  ///   - holdsAllPending: Whether `accept --all` accepts nothing that these results do not contain.
  ///   - acceptedFolders: The folders that `accept` has to be given with `--artefacts`; empty for its default folders.
  ///   - names: Converts the paths of goldens in records.
  package init(
    _ results: VerificationResults, roots: [String], numbersAreKept: Bool, isReview: Bool = true,
    scenes: [SceneWords] = [], holdsAllPending: Bool = false, acceptedFolders: [String] = [],
    names: RecordPath = .current
  ) {
    self.names = names
    self.holdsAllPending = holdsAllPending
    self.acceptedFolders = acceptedFolders
    self.scenes = scenes
    self.results = results
    self.isReview = isReview
    self.numbersAreKept = numbersAreKept
    self.roots = roots
  }

  /// The folder beside a copied file with results in which its pictures are searched, if they are not beside the file.
  private static let copiedFolder = "artefacts"

  /// Reads artefact folders, folders of them, and files with results: the results of complete runs with the decisions
  /// since, and the records of other pending snapshots, such as those of tests. The files of a snapshot are beside those
  /// results, or in a folder `artefacts` beside them. The order of the folders does not matter. The last two parameters
  /// are those of the initializer.
  package static func read(
    _ folders: [String], numbersAreKept: Bool, holdsAllPending: Bool = false,
    acceptedFolders: [String] = []
  ) throws(ResultsFailure) -> ReportSource {
    let folders = folders.sorted()
    var parts: [VerificationResults] = []
    var gaps: [String] = []
    var places: [SnapshotRecord: String] = [:]
    for folder in folders {
      let count = parts.count
      let isFolder = FileAccess.isFolder(folder)
      let pending = PendingSnapshots(roots: isFolder ? [folder] : [], names: RecordPath())
      let items: [PendingSnapshots.Item]
      let files: [String]
      do {
        items = try pending.items()
        files = try isFolder ? resultFiles(in: folder) : [folder]
      } catch {
        throw .unreadable(error)
      }
      let found = Dictionary(items.map { (key(of: $0.record), $0.folder) }) { first, _ in first }
      var known: Set<String> = []
      for file in files {
        var part = try VerificationResults.read(file)
        if isFolder { part.update(by: items.map(\.record), names: .current) }
        parts.append(part)
        known.formUnion(part.snapshots.map(\.golden))
        // A folder with the last "/", so that it is not empty for a file in the root of all folders.
        let root = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
        for record in part.snapshots where !record.passes || record.passesWithOtherModel {
          let place = FileAccess.join(root, record.name)
          let copy = FileAccess.join(FileAccess.join(root, copiedFolder), record.name)
          guard places[record] == nil else { continue }
          places[record] =
            FileAccess.isFolder(place)
            ? place : found[key(of: record)] ?? (FileAccess.isFolder(copy) ? copy : place)
        }
      }
      let others = items.filter { !known.contains($0.record.golden) }
      for item in others where places[item.record] == nil { places[item.record] = item.folder }
      if !others.isEmpty { parts.append(VerificationResults(ungrouped: others.map(\.record))) }
      if parts.count == count { gaps.append("\(folder) has no results") }
    }
    gaps += VerificationResults.missingParts(of: parts).map {
      "the results of part \($0) are missing"
    }
    var source = ReportSource(
      VerificationResults(merging: parts), roots: [], numbersAreKept: numbersAreKept,
      holdsAllPending: holdsAllPending, acceptedFolders: acceptedFolders)
    source.gaps = gaps
    source.places = places
    return source
  }

  /// The files with results in an artefact folder; in a folder of artefact folders, those of all of them.
  private static func resultFiles(in folder: String) throws(FileFailure) -> [String] {
    let name = VerificationResults.fileName
    let own = FileAccess.join(folder, name)
    if FileAccess.isFile(own) { return [own] }
    return try FileAccess.files(below: folder, withSuffix: name)
      .filter { $0.hasSuffix("/" + name) }.map { FileAccess.join(folder, $0) }
  }

  /// Identifies a snapshot in one run.
  private static func key(of record: SnapshotRecord) -> String {
    record.name + "\n" + record.golden
  }

  /// Returns the bytes of a golden; nil if it cannot be read, for example on another machine.
  package func golden(of record: SnapshotRecord) -> [UInt8]? {
    try? FileAccess.readIfPresent(names.path(named: record.golden))
  }

  /// Returns the bytes of a snapshot's artefact; nil if there is none.
  package func file(_ artefact: ArtefactFolder.Artefact, of record: SnapshotRecord) -> [UInt8]? {
    let folders = places[record].map { [$0] } ?? roots.map { FileAccess.join($0, record.name) }
    for folder in folders {
      let path = FileAccess.join(folder, artefact.rawValue)
      if let bytes = try? FileAccess.readIfPresent(path) { return bytes }
    }
    return nil
  }
}
