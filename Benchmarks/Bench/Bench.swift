internal import CPlatform
internal import Foundation

/// Prints tables of ratios between what we do and what others do, measured in this run.
///
/// The arguments, which Scripts/bench gives: the number of rounds, the folder of Benchmarks and a folder
/// for scratch files. The environment variables PNGJS and PIXELMATCH name the modules that Node loads
/// as peers, KIWI a folder with Python's kiwisolver, PIXELMATCH_CPP one with its pybind11_pixelmatch,
/// CELLOPHANE and RESVG command line tools; without them, and without Python or odiff, their rows say that
/// they are not installed.
@main
struct Bench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let rounds = Int(arguments[1]), rounds > 0 else {
      throw BenchFailure("usage: Bench ROUNDS BENCHMARKS SCRATCH")
    }
    let places = Places(
      benchmarks: URL(fileURLWithPath: arguments[2]), scratch: URL(fileURLWithPath: arguments[3]),
      pngjs: module("PNGJS"), pixelmatch: module("PIXELMATCH"),
      pixelmatchInCPlusPlus: module("PIXELMATCH_CPP"))
    print(
      "Ratios of medians of \(rounds) rounds, or of as many as end in \(Contest.budget); 1/n is n times"
    )
    print("as fast. In brackets: the bytes as a share of the first reference's.")
    // As the command line tool does. It holds for the peers in C as well.
    cplatform_keep_freed_memory()
    try FrameSection(places: places, tool: program("CELLOPHANE"), resvg: program("RESVG"))
      .run(rounds: rounds)
    try LayoutSection(places: places, kiwi: program("KIWI")).run(rounds: rounds)
    try FilmSection(places: places).run(rounds: rounds)
    try GrowthSection(places: places, tool: program("CELLOPHANE")).run()
    try PNGSection(places: places).run(rounds: rounds)
    try ComparisonSection(places: places).run(rounds: rounds)
  }

  private static func program(_ variable: String) -> String {
    ProcessInfo.processInfo.environment[variable] ?? ""
  }

  private static func module(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].flatMap {
      $0.isEmpty ? nil : URL(fileURLWithPath: $0)
    }
  }
}

/// Where things are.
struct Places {
  let benchmarks: URL
  let scratch: URL
  let pngjs: URL?
  let pixelmatch: URL?
  let pixelmatchInCPlusPlus: URL?

  /// Writes a scratch file for peers that read one, and returns its path.
  func keep(_ bytes: [UInt8], _ name: String) throws -> String {
    let file = scratch.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
  }
}

/// Prints a table.
func show(_ lines: [String]) {
  print("")
  for line in lines { print(line) }
}
