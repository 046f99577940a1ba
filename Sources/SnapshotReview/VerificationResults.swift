package import Files
package import Snapshots

/// All that a verification found: what `--json` prints and `results.json` in the artefact folder keeps.
package struct VerificationResults: Hashable, Sendable, Codable {
  /// A scene of which nothing could be compared.
  package struct Failure: Hashable, Sendable, Codable {
    /// The scene file.
    package let file: String
    /// What is wrong, with places.
    package let message: String

    package init(file: String, message: String) {
      self.file = file
      self.message = message
    }
  }

  /// A golden whose snapshot seems to have another name now.
  package struct Rename: Hashable, Sendable, Codable {
    /// The name that no snapshot has any longer.
    package let from: String
    /// The snapshot without a golden that shows the same picture.
    package let to: String

    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// The name of the file in an artefact folder.
  package static let fileName = "results.json"

  /// The version of the format.
  package private(set) var version = 1
  /// The part of the run that this is, such as `2/8`; nil for all.
  package var shard: String?
  /// What was found of each snapshot.
  package var snapshots: [SnapshotRecord]
  /// The scenes that are malformed or cannot be read.
  package var failures: [Failure] = []
  /// Goldens that no scene names, as paths; found by full runs only.
  package var orphans: [String] = []
  /// Orphans that seem to be the goldens of new names.
  package var renames: [Rename] = []
  /// What does not pass, by cause.
  package private(set) var causes: [Cause] = []

  /// Gathers results, and groups them.
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

  /// The results of several parts of a run together, the same in whatever order they are given.
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

  /// Reads the results that a verification left in an artefact folder, or those of a file.
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

  /// The counts in words: `14 snapshots: 12 same, 2 different`.
  package var summary: String { snapshots.summary }
}

/// Why results cannot be used.
package enum ResultsFailure: Error, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(FileFailure)
  /// The file has not the format of results.
  case malformed(String)

  /// One lower-case sentence for the user.
  package var description: String {
    switch self {
    case .unreadable(let failure): failure.description
    case .malformed(let file): "\(file) does not have the results of a verification"
    }
  }
}

extension [SnapshotRecord] {
  /// The counts in words: `14 snapshots: 12 same, 2 different`.
  package var summary: String {
    let counts = SnapshotRecord.Status.allCases.compactMap { status -> String? in
      let count = filter { $0.status == status }.count
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    return "\(count) snapshot\(count == 1 ? "" : "s"): \(counts.joined(separator: ", "))"
  }
}
