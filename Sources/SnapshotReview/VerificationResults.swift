package import Files
package import Snapshots

/// The results of a verification, which `--json` prints and the file `results.json` in the artefact folder
/// contains.
package struct VerificationResults: Hashable, Sendable, Codable {
  /// A scene file that is malformed or cannot be read, so that none of its snapshots was compared.
  package struct Failure: Hashable, Sendable, Codable {
    /// The path of the scene file.
    package let file: String
    /// The errors with their lines.
    package let message: String

    package init(file: String, message: String) {
      self.file = file
      self.message = message
    }
  }

  /// A golden that no snapshot uses, and a new snapshot with the same picture. The snapshot was probably renamed.
  package struct Rename: Hashable, Sendable, Codable {
    /// The name of the golden.
    package let from: String
    /// The name of the snapshot.
    package let to: String

    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// The name of the file in an artefact folder.
  package static let fileName = ArtefactFolder.resultsName

  /// The version of the JSON format.
  package private(set) var version = 1
  /// The part of a run on several machines, such as `2/8`; nil for a complete run.
  package var shard: String?
  /// The result of each snapshot.
  package var snapshots: [SnapshotRecord]
  /// The scene files that are malformed or cannot be read.
  package var failures: [Failure] = []
  /// The names of goldens that no snapshot uses. Only complete runs find them.
  package var orphans: [String] = []
  /// The orphans whose snapshots were probably renamed.
  package var renames: [Rename] = []
  /// The snapshots that do not pass, grouped by cause.
  package private(set) var causes: [Cause] = []

  /// Creates results and groups them by cause.
  package init(
    _ snapshots: [SnapshotRecord], failures: [Failure] = [], orphans: [String] = [],
    renames: [Rename] = [], shard: String? = nil
  ) {
    self.snapshots = snapshots
    self.failures = failures
    self.orphans = orphans
    self.renames = renames
    self.shard = shard
    causes = Cause.causes(of: snapshots)
  }

  /// Creates results that are only merged with others. They have no causes.
  init(ungrouped snapshots: [SnapshotRecord]) { self.snapshots = snapshots }

  /// Merges the results of several parts of a run. The order of the parts does not matter.
  package init(merging parts: [VerificationResults]) {
    var seen: Set<String> = []
    let all = parts.flatMap(\.snapshots).sorted {
      ($0.name, $0.golden, $0.status.rawValue) < ($1.name, $1.golden, $1.status.rawValue)
    }
    self.init(
      all.filter { seen.insert($0.name + "\n" + $0.golden).inserted },
      failures: Set(parts.flatMap(\.failures)).sorted {
        ($0.file, $0.message) < ($1.file, $1.message)
      },
      orphans: Set(parts.flatMap(\.orphans)).sorted(),
      renames: Set(parts.flatMap(\.renames)).sorted { ($0.from, $0.to) < ($1.from, $1.to) })
  }

  /// The parts of divided runs that are missing, such as `2/8`, in order.
  package static func missingParts(of parts: [VerificationResults]) -> [String] {
    let shards = parts.compactMap { $0.shard.flatMap { Shard($0) } }
    let present = Set(shards)
    return Set(shards.map(\.count)).sorted().flatMap { count in
      (1...count).compactMap { Shard(number: $0, of: count) }.filter { !present.contains($0) }
    }.map(\.description)
  }

  /// Reads the results from an artefact folder or from a file.
  package static func read(_ path: String) throws(ResultsFailure) -> VerificationResults {
    let file = FileAccess.isFolder(path) ? FileAccess.join(path, fileName) : path
    let bytes: [UInt8]
    do {
      bytes = try FileAccess.read(file, atMost: FileAccess.maximumLength)
    } catch {
      throw .unreadable(error)
    }
    do {
      return try JSON.value(from: bytes)
    } catch {
      throw .malformed(file)
    }
  }

  /// The counts in words: `14 snapshots: 12 same (1 with another model), 2 different`.
  package var summary: String { snapshots.summary }

  /// The number of scene files without results in words, such as `1 scene could not be read`; nil if there is none.
  var unread: String? {
    failures.isEmpty
      ? nil : "\(failures.count) scene\(failures.count == 1 ? "" : "s") could not be read"
  }
}

/// The errors of reading results.
package enum ResultsFailure: Error, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(FileFailure)
  /// The file does not have the format of results.
  case malformed(String)

  /// One lower-case sentence for the user.
  package var description: String {
    switch self {
    case .unreadable(let failure): failure.description
    case .malformed(let file): "\(file) does not contain the results of a verification"
    }
  }
}

extension [SnapshotRecord] {
  /// The counts in words: `14 snapshots: 12 same (1 with another model), 2 different`.
  package var summary: String {
    let counts = SnapshotRecord.Status.allCases.compactMap { status -> String? in
      let count = filter { $0.status == status }.count
      // These are in the groups of causes, although they pass.
      let others = status == .same ? filter(\.passesWithOtherModel).count : 0
      let models = others == 0 ? "" : " (\(others) with another model)"
      return count == 0 ? nil : "\(count) \(status.rawValue)\(models)"
    }
    let words = "\(count) snapshot\(count == 1 ? "" : "s")"
    return isEmpty ? words : "\(words): \(counts.joined(separator: ", "))"
  }
}
