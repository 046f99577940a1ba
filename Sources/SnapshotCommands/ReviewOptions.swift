internal import ArgumentParser
internal import Files
internal import FoundationEssentials
internal import SnapshotReview
internal import Snapshots

/// Where the commands look for what waits.
struct ReviewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder in which a verification left what differs; may be repeated. Default: Output/snapshots and"
        + " .build/snapshot-artifacts of the package, and the folder that SNAPSHOT_ARTIFACTS names.",
      valueName: "folder"))
  var artefacts: [String] = []

  /// How the records name files.
  var names: RecordPath { .current }

  /// The folders, as paths from the current one where they lie in it.
  var roots: [String] {
    guard artefacts.isEmpty else { return artefacts }
    let isPackage = FileAccess.isFile(FileAccess.join(names.base, "Package.swift"))
    var roots = isPackage ? ["Output/snapshots", ".build/snapshot-artifacts"] : ["snapshots"]
    if let other = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !other.isEmpty {
      roots.append(other)
    }
    return roots.map { names.shown($0) }
  }

  /// What waits there.
  var pending: PendingSnapshots { PendingSnapshots(roots: roots, names: names) }

  /// Everything that waits.
  ///
  /// - Throws: The exit code 66 if a folder cannot be read.
  func items() throws -> [PendingSnapshots.Item] {
    do {
      return try pending.items()
    } catch {
      throw StandardOutput.failure(66, error.description)
    }
  }

  /// Groups what waits by cause, and keeps the causes so that `--cause` means the same from now on.
  @discardableResult
  func keepCauses(of records: [SnapshotRecord]) throws -> CauseList {
    let list = CauseList(records)
    do {
      if let root = roots.first(where: FileAccess.isFolder) { try list.write(inFolder: root) }
    } catch {
      throw StandardOutput.failure(73, error.description)
    }
    return list
  }

  /// The causes as they were last shown.
  var shownCauses: CauseList? {
    roots.lazy.compactMap { CauseList.read(inFolder: $0) }.first
  }
}

/// Which of the pending snapshots a decision is about.
struct ChoiceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Names of snapshots, folders of names, or patterns with *, ** and ?.", valueName: "filter"))
  var filters: [String] = []

  @Option(help: "The number of a cause, as it was last shown.")
  var cause: Int?

  @Flag(help: "Everything that waits.")
  var all = false

  @Flag(
    help: ArgumentHelp(
      "What another renderer draws otherwise, where texts show that the models are the same; the rest is"
        + " listed and left."))
  var renderer = false

  func validate() throws {
    let ways = [!filters.isEmpty, cause != nil, all, renderer].filter(\.self).count
    if ways != 1 { throw ValidationError("Give filters, --cause, --renderer or --all.") }
  }

  /// The chosen ones of what waits.
  func chosen(
    of items: [PendingSnapshots.Item], _ review: ReviewOptions
  ) throws -> [PendingSnapshots.Item] {
    if let cause {
      guard let list = review.shownCauses else {
        throw StandardOutput.failure(
          66, "no causes were shown yet; verify, or list what is pending, and look at it")
      }
      guard let group = list.causes.first(where: { $0.number == cause }) else {
        throw StandardOutput.failure(
          66, "there is no cause \(cause); the last is \(list.causes.count)")
      }
      let members = Set(group.snapshots)
      let chosen = items.filter { members.contains($0.record.name) }
      if let other = chosen.first(where: { !list.showed($0.record) }) {
        throw StandardOutput.failure(
          1,
          "\(other.record.name) is not as it was shown; list what is pending, and look at it again")
      }
      if chosen.isEmpty { throw StandardOutput.failure(66, "nothing of cause \(cause) is pending") }
      return chosen
    }
    if renderer {
      let chosen = items.filter { $0.record.differsByRendererAlone }
      for item in items where !item.record.differsByRendererAlone {
        try StandardOutput.write("left \(item.record.name): \(item.record.reasonBesideRenderer)\n")
      }
      if chosen.isEmpty {
        throw StandardOutput.failure(66, "nothing that is pending differs by its renderer alone")
      }
      return chosen
    }
    let filters = filters.map { SnapshotFilter($0) }
    for filter in filters {
      let isUsed = items.contains { filter.matches($0.record.name, subject: $0.record.subject) }
      if !isUsed { throw StandardOutput.failure(66, "nothing pending is called \(filter)") }
    }
    return items.filter { filters.choose($0.record.name, subject: $0.record.subject) }
  }
}

extension SnapshotRecord {
  /// Whether only the renderer explains the difference: the golden's text is there and is the same.
  fileprivate var differsByRendererAlone: Bool {
    status == .different && !renderer.isEmpty && hasModel && changes.isEmpty
  }

  /// Why it is not accepted as another renderer's picture.
  fileprivate var reasonBesideRenderer: String {
    if status != .different { return message }
    if !changes.isEmpty { return "the model has changed: \(tellingChanges.summary)" }
    if renderer.isEmpty { return "it is the same renderer" }
    return "its golden has no text that would show that the model is the same"
  }
}
