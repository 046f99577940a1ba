internal import Drawing
internal import Foundation
internal import PNGCoding

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

  private func node(_ bitmap: Bitmap, _ file: [UInt8]) throws -> ScriptPeer? {
    guard let pngjs = places.pngjs else { return nil }
    let pixels = try places.keep(bitmap.rgba, "picture.rgba")
    let picture = try places.keep(file, "picture.png")
    return try ScriptPeer([
      "node", places.benchmarks.appendingPathComponent("pngjs.js").path, pngjs.path, pixels,
      "\(bitmap.width)", "\(bitmap.height)", picture,
    ])
  }
}
