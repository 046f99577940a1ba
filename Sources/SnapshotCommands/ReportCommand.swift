package import ArgumentParser
internal import Files
internal import SnapshotReview
internal import Snapshots
internal import TerminalOutput

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Writes reports of verifications.
package struct ReportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes reports of verifications as HTML, Markdown, JUnit's XML or JSON.",
    discussion: """
      The report contains the results in one or several artefact folders. The order of the folders does not \
      affect it. A folder that contains artefact folders includes all of them. The pictures of a results.json file \
      are in its folder, or in a folder "artefacts" beside it. If a folder has no results, or the results of a shard \
      are missing, the report of the others is written, and the exit code is 66.

      EXAMPLES
        cellophane snapshot report -o report.html
        cellophane snapshot report shard-1 shard-2 -o report.html -o junit.xml
      """)

  @Argument(
    help: ArgumentHelp(
      "Artefact folders, folders of them, or results.json files. Default: those of the package.",
      valueName: "shard"),
    completion: .file())
  var shards: [String] = []

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "A file to write: .html, .md (Markdown), .xml (JUnit) or .json; repeatable.",
      valueName: "file"),
    completion: .file())
  var output: [String] = []

  @Flag(help: "Print annotations of scenes and tests as workflow commands of GitHub.")
  var annotations = false

  @OptionGroup(title: "Review folders") var review: ReviewOptions

  package init() {}

  package func validate() throws {
    if output.isEmpty, !annotations {
      throw ValidationError("Give an output, for example -o report.html, or --annotations.")
    }
    for path in output where ReportFormat(path: path) == nil {
      throw ValidationError(
        "\"\(path)\" does not specify the format of the report; end it with .html, .md, .xml or .json."
      )
    }
  }

  package func run() throws {
    let source: ReportSource
    do {
      let folders = shards.isEmpty ? review.roots.filter { FileAccess.isFolder($0) } : shards
      if let missing = shards.first(where: { !FileAccess.isFolder($0) && !FileAccess.isFile($0) }) {
        throw StandardOutput.failure(
          .noInput,
          "\(missing) does not exist; a run in which everything passes leaves no folder, and verify --report "
            + "writes a report of it, too")
      }
      source = try ReportSource.read(
        folders, numbersAreKept: shards.isEmpty, holdsAllPending: shards.isEmpty,
        acceptedFolders: shards.isEmpty ? review.artefacts : shards.map(Self.folder(of:)))
      if shards.isEmpty { try review.keepCauses(of: source.results) }
    } catch let error as ResultsFailure {
      switch error {
      case .unreadable: throw StandardOutput.failure(.noInput, error.description)
      case .malformed: throw StandardOutput.failure(.malformedInput, error.description)
      }
    }
    for path in output {
      do {
        guard let format = ReportFormat(path: path) else { continue }
        let bytes = format.bytes(of: source)
        try FileAccess.write(bytes, to: path)
        try StandardOutput.printWritten(path, bytes: bytes.count)
      } catch let error as FileFailure {
        throw StandardOutput.failure(.cannotWrite, error.description)
      }
    }
    if annotations {
      try StandardOutput.write(source.results.annotations(inRepository: Self.repository))
    }
    // The default folders are often empty: a run in which everything passes leaves no results. Annotations are often
    // those of one part.
    if !shards.isEmpty, !output.isEmpty, !source.gaps.isEmpty {
      throw StandardOutput.failure(
        .noInput, "the report is not complete: \(source.gaps.joined(separator: "; "))")
    }
  }

  /// The folder of the repository in which the command runs. GitHub's action `checkout` leaves no `.git` on machines
  /// without git.
  private static var repository: String? {
    RecordPath.repositoryFolder(around: ".")
      ?? ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"]
  }

  /// The folder of a results.json file; a folder itself.
  private static func folder(of shard: String) -> String {
    guard FileAccess.isFile(shard) else { return shard }
    guard let slash = shard.lastIndex(of: "/") else { return "." }
    return slash == shard.startIndex ? "/" : String(shard[..<slash])
  }
}
