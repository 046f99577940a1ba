internal import ArgumentParser
internal import Files
internal import SnapshotReview
internal import Snapshots
internal import TerminalOutput

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The artefact folders that the commands search.
struct ReviewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with the differences of a verification; repeatable. Default: Output/snapshots and"
        + " .build/snapshot-artifacts of the package, and the folder in SNAPSHOT_ARTIFACTS.",
      valueName: "folder"),
    completion: .directory)
  var artefacts: [String] = []

  /// Converts the paths in records.
  var names: RecordPath { .current }

  /// The folders, as paths from the current folder; absolute if they are not in the package.
  var roots: [String] {
    guard artefacts.isEmpty else { return artefacts }
    let isPackage = FileAccess.isFile(FileAccess.join(names.base, "Package.swift"))
    var roots = isPackage ? ["Output/snapshots", ".build/snapshot-artifacts"] : ["snapshots"]
    if let other = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !other.isEmpty {
      roots.append(other)
    }
    return roots.map { names.shown($0) }
  }

  /// The pending snapshots in these folders.
  ///
  /// - Parameter outside: The folders outside of the package in which goldens may be replaced.
  func pending(_ outside: OutsideGoldens? = nil) -> PendingSnapshots {
    PendingSnapshots(roots: roots, names: names, goldens: outside?.goldens ?? [])
  }

  /// Returns all pending snapshots.
  ///
  /// - Throws: The exit code 66 if a folder cannot be read.
  func items() throws -> [PendingSnapshots.Item] {
    do {
      return try pending().items()
    } catch {
      throw StandardOutput.failure(.noInput, error.description)
    }
  }

  /// Groups snapshots by cause, and saves the numbers of the causes for `--cause`.
  @discardableResult
  func keepCauses(of records: [SnapshotRecord]) throws -> CauseList {
    try keepCauses(of: VerificationResults(records))
  }

  /// Saves the numbers of the causes of results for `--cause`.
  @discardableResult
  func keepCauses(of results: VerificationResults) throws -> CauseList {
    let list = CauseList(results)
    do {
      if let root = roots.first(where: FileAccess.isFolder) { try list.write(inFolder: root) }
    } catch {
      throw StandardOutput.failure(.cannotWrite, error.description)
    }
    return list
  }

  /// The causes as they were last shown. If several folders are named, those of all of them: each part of a verification
  /// has only its own list, so that without one of all the numbers are those that `pending` shows.
  ///
  /// - Parameter items: The pending snapshots of the folders.
  func shownCauses(of items: [PendingSnapshots.Item]) throws -> CauseList? {
    let lists = roots.lazy.compactMap { CauseList.read(inFolder: $0) }
    guard artefacts.count > 1, !items.isEmpty else { return lists.first }
    let records = items.map(\.record)
    if let list = lists.first(where: { $0.lists(records) }) { return list }
    return try keepCauses(of: records)
  }
}

/// The folders of goldens outside of the package.
struct OutsideGoldens: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder outside of the package in which goldens may be replaced; repeatable.",
      valueName: "folder"),
    completion: .directory)
  var goldens: [String] = []
}

/// The selection of pending snapshots.
struct ChoiceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Names of snapshots, folders of names, or patterns with *, ** and ?.", valueName: "filter"))
  var filters: [String] = []

  @Option(
    help: ArgumentHelp(
      "All snapshots of a cause, by the number that was last shown; of several --artefacts, by that of pending."
    ))
  var cause: Int?

  @Flag(help: "All pending snapshots.")
  var all = false

  @Flag(
    help: ArgumentHelp(
      "All snapshots that differ only because another renderer drew them: their texts are equal. The others are"
        + " listed and stay pending."))
  var renderer = false

  func validate() throws {
    let ways = [!filters.isEmpty, cause != nil, all, renderer].filter(\.self).count
    if ways != 1 { throw ValidationError("Give filters, --cause, --renderer or --all.") }
  }

  /// Returns the selected snapshots.
  func chosen(
    of items: [PendingSnapshots.Item], _ review: ReviewOptions
  ) throws -> [PendingSnapshots.Item] {
    if let cause {
      guard let list = try review.shownCauses(of: items) else {
        throw StandardOutput.failure(
          .noInput, "no causes were shown yet; run verify or pending first")
      }
      guard let group = list.causes.first(where: { $0.number == cause }) else {
        throw StandardOutput.failure(
          .noInput, "there is no cause \(cause); the last is \(list.causes.count)")
      }
      let members = Set(group.snapshots)
      let chosen = items.filter { members.contains($0.record.name) }
      if let other = list.firstUnseen(of: chosen.map(\.record)) {
        throw StandardOutput.failure(
          .different,
          "\(other.name) has changed since it was shown; run pending and look at it again")
      }
      if chosen.isEmpty {
        throw StandardOutput.failure(.noInput, "nothing of cause \(cause) is pending")
      }
      return chosen
    }
    if renderer {
      let chosen = items.filter { $0.record.differsByRendererAlone }
      for item in items where !item.record.differsByRendererAlone {
        try StandardOutput.write(
          "not accepted: \(item.record.name):"
            + " \(item.record.reasonBesideRenderer)\n")
      }
      if chosen.isEmpty {
        throw StandardOutput.failure(
          .noInput, "nothing that is pending differs by its renderer alone")
      }
      return chosen
    }
    let filters = filters.map { SnapshotFilter($0) }
    for filter in filters {
      let isUsed = items.contains { filter.matches($0.record.name, subject: $0.record.subject) }
      if !isUsed {
        throw StandardOutput.failure(.noInput, "no pending snapshot is called \(filter)")
      }
    }
    return items.filter { filters.choose($0.record.name, subject: $0.record.subject) }
  }
}

extension SnapshotRecord {
  /// Whether the snapshot differs only because of the renderer: its golden has a text, which is equal.
  fileprivate var differsByRendererAlone: Bool {
    status == .different && !renderer.isEmpty && hasModel && changes.isEmpty
  }

  /// The reason why `--renderer` does not select the snapshot.
  fileprivate var reasonBesideRenderer: String {
    if status != .different { return message }
    if !changes.isEmpty { return "the model has changed: \(tellingChanges.summary)" }
    if renderer.isEmpty { return "it is the same renderer" }
    return "its golden has no text that would show that the model is the same"
  }
}
