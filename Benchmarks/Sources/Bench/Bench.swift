internal import Drawing
internal import Foundation
internal import PNGCoding

/// Prints tables of ratios between what we do and what others do, measured in this run.
///
/// The arguments, which Scripts/bench gives: the number of rounds, the folder of Benchmarks, a folder
/// for scratch files and, where there is one, the folder that has pngjs.
@main
struct Bench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let rounds = Int(arguments[1]), rounds > 0 else {
      throw BenchFailure("usage: Bench ROUNDS BENCHMARKS SCRATCH [PNGJS]")
    }
    let places = Places(
      benchmarks: URL(fileURLWithPath: arguments[2]), scratch: URL(fileURLWithPath: arguments[3]),
      pngjs: arguments.count > 4 ? URL(fileURLWithPath: arguments[4]) : nil)
    print(
      "Ratios of medians of \(rounds) rounds; 1/n is n times as fast. In brackets: the bytes as a")
    print("share of the first reference's.")
    try PNGSection(places: places).run(rounds: rounds)
    // Comparison of pictures goes here, as a section of its own.
  }
}

/// Where things are.
struct Places {
  let benchmarks: URL
  let scratch: URL
  let pngjs: URL?
}

/// Writing and reading PNG.
struct PNGSection {
  let places: Places

  func run(rounds: Int) throws {
    let cells = [
      (try Cell(name: "flat cell", hasPhotograph: false), "0.80 of libpng's"),
      (try Cell(name: "cell with a photograph", hasPhotograph: true), "1.00 of libpng's"),
    ]
    for (cell, smallSizeGoal) in cells {
      let files = [
        ("libpng", try CPeers.libpngEncode(cell.bitmap)),
        ("fast", PNGEncoder(effort: .fast).encode(cell.bitmap)),
        ("small", PNGEncoder(effort: .small).encode(cell.bitmap)),
      ]
      for (index, (writer, file)) in files.enumerated() {
        let contests = PNGContests(
          cell: cell, node: try node(cell.bitmap, file), smallSizeGoal: smallSizeGoal)
        try contests.check()
        if index == 0 { show(try contests.encoding().table(rounds: rounds)) }
        show(try contests.decoding(file, writtenBy: writer).table(rounds: rounds))
      }
    }
  }

  private func show(_ lines: [String]) {
    print("")
    for line in lines { print(line) }
  }

  private func node(_ bitmap: Bitmap, _ file: [UInt8]) throws -> NodePeer? {
    guard let pngjs = places.pngjs else { return nil }
    return try NodePeer(
      script: places.benchmarks.appendingPathComponent("pngjs.js"), modules: pngjs, bitmap: bitmap,
      file: file, scratch: places.scratch)
  }
}
