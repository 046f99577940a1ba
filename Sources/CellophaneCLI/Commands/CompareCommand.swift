internal import ArgumentParser
internal import Cellophane
internal import Files
internal import SceneSnapshots
internal import TerminalOutput

struct CompareCommand: AsyncParsableCommand, LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two PNG files, or the PNG files of two folders by name.",
    discussion: """
      Without options, pixels must be equal in every byte. All given limits must hold. Of an animated \
      PNG only the first frame is compared, and the result has a note on it.

      EXAMPLES
        cellophane compare expected.png actual.png
        cellophane compare old.png new.png --metric yiq --diff difference.png
        cellophane compare old.png new.png --metric structure --max-pixels-in 8x8=6
        cellophane compare Goldens Output/frames --metric channel --threshold 2 --json
      """)

  @Argument(
    help: "The expected picture, or a folder of expected pictures.", completion: .file())
  var expected: String

  @Argument(
    help: "The actual picture, or a folder of actual pictures.", completion: .file())
  var actual: String

  @OptionGroup(title: "Comparison") var comparison: ComparisonOptions

  @Option(
    help: ArgumentHelp(
      "The file for a picture of the difference; for folders, a folder.", valueName: "path"),
    completion: .file())
  var diff: String?

  @Flag(help: "Print the result as JSON.")
  var json = false

  @OptionGroup(title: "Limits") var jobs: JobOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] {
    [expected, actual].map { FileAccess.isFolder($0) ? $0 : SceneFileName.folder(of: $0) }
  }

  func validate() throws {
    if diff == "-" {
      throw ValidationError("--diff cannot be standard output, which has the result; name a file.")
    }
    let isFolder = diff.map { FileAccess.isFolder($0) || FileAccess.isFolder(expected) } ?? false
    try Output.validate(diff, endings: isFolder ? nil : ["png"])
  }

  func run() async throws {
    let pairs = try await reporting {
      let work = PairwiseComparison(
        try comparison.comparison, differences: diff, jobs: jobs.count)
      if try PairwiseComparison.areFolders(expected, actual) {
        let pairs = try await work.folders(expected, actual)
        if json {
          try Terminal.write(pairs.json)
        } else {
          try Terminal.printResult(Self.lines(pairs), passes: pairs.exitStatus == .done)
        }
        return pairs
      }
      let pair = try work.files(expected, actual)
      if json {
        try Terminal.printLine(pair.json)
      } else {
        try Terminal.printResult(
          ([pair.message] + pair.remarks).joined(separator: "\n"),
          passes: pair.exitStatus == .done)
      }
      return [pair]
    }
    if !json { Terminal.timeCommand() }
    guard pairs.exitStatus == .done else { throw ExitCode(pairs.exitStatus.rawValue) }
  }

  private static func lines(_ pairs: [PairwiseComparison.Pair]) -> String {
    let told = pairs.filter { $0.exitStatus != .done || !$0.remarks.isEmpty }.flatMap {
      pair -> [String] in
      var remarks = pair.remarks
      if let difference = pair.difference { remarks.append(difference) }
      return ["\(pair.name): \(pair.message)"] + remarks.map { "  \($0)" }
    }
    return (told + [pairs.summary]).joined(separator: "\n")
  }
}
