internal import Drawing
internal import Files
internal import Foundation
internal import PNGCoding

/// Comparing pictures.
struct ComparisonSection {
  let places: Places

  /// How many pairs a suite has.
  private static let pairs = 24
  /// Points by which text moves: half a pixel.
  private static let shift = 0.5 / 3

  func run(rounds: Int) throws {
    let suite = try keepSuite { PNGEncoder(effort: .small).encode($0) }
    let cell = try contests("text of a cell", suite) {
      try Cell(name: "", hasPhotograph: false, textShift: $0)
    }
    let page = try contests("page of text", suite) { try Cell(pageOfTextMovedBy: $0) }
    for contests in [cell, page] { try contests.check() }
    show(try cell.equal().table(rounds: rounds))
    show(try cell.nearlyEqual().table(rounds: rounds))
    show(try page.nearlyEqual().table(rounds: rounds))
    show(try cell.files(writtenBy: "us (small)").table(rounds: rounds))
    _ = try keepSuite { try CPeers.libpngEncode($0) }
    show(try cell.files(writtenBy: "libpng").table(rounds: rounds))
  }

  private func contests(
    _ name: String, _ suite: PairSuite, _ draw: (_ shift: Double) throws -> Cell
  ) throws -> ComparisonContests {
    let expected = try draw(0)
    let actual = try draw(Self.shift)
    return ComparisonContests(
      name: name, expected: expected.bitmap, actual: actual.bitmap, suite: suite,
      pixelmatch: try pixelmatch(expected, actual, suite),
      translation: try translation(expected, actual, suite),
      numpy: try numpy(expected, actual, suite), odiff: OdiffPeer())
  }

  /// Writes pairs of pictures of which most are the same, as in a suite of snapshots.
  private func keepSuite(_ encode: (Bitmap) throws -> [UInt8]) throws -> PairSuite {
    let folder = places.scratch.appendingPathComponent("suite").path
    for number in 0..<Self.pairs {
      let place = Double(number)
      let cell = try Cell(name: "", hasPhotograph: false, textShift: place)
      let isMoved = number % 6 == 5
      let other =
        isMoved
        ? try Cell(name: "", hasPhotograph: false, textShift: place + Self.shift) : cell
      try FileAccess.write(encode(cell.bitmap), to: "\(folder)/\(number)-expected.png")
      try FileAccess.write(encode(other.bitmap), to: "\(folder)/\(number)-actual.png")
    }
    return PairSuite(folder: folder, count: Self.pairs)
  }

  private func pixelmatch(_ cell: Cell, _ moved: Cell, _ suite: PairSuite) throws -> PixelmatchPeer
  {
    var peer = PixelmatchPeer(name: "pixelmatch", filesName: "pngjs + pixelmatch")
    guard let module = places.pixelmatch else { return peer }
    let node = try ScriptPeer([
      "node", places.benchmarks.appendingPathComponent("pixelmatch.js").path, module.path,
      places.pngjs?.path ?? "", "\(cell.bitmap.width)", "\(cell.bitmap.height)",
      try places.keep(cell.bitmap.rgba, "expected.rgba"),
      try places.keep(moved.bitmap.rgba, "actual.rgba"), suite.folder, "\(suite.count)",
    ])
    peer.pixels = node
    peer.files = places.pngjs == nil ? nil : node
    return peer
  }

  /// It is not installed if Python cannot load the module, and reads no files without Pillow.
  private func translation(_ cell: Cell, _ moved: Cell, _ suite: PairSuite) throws -> PixelmatchPeer
  {
    var peer = PixelmatchPeer(name: "pixelmatch in C++", filesName: "Pillow + pixelmatch in C++")
    guard let module = places.pixelmatchInCPlusPlus else { return peer }
    let script = places.benchmarks.appendingPathComponent("pixelmatch_peer.py").path
    let pictures = [
      try places.keep(cell.bitmap.rgba, "expected.rgba"),
      try places.keep(moved.bitmap.rgba, "actual.rgba"),
    ]
    peer.pixels = try? ScriptPeer(
      ["python3", script, module.path, "\(cell.bitmap.width)", "\(cell.bitmap.height)"] + pictures)
    peer.files = try? ScriptPeer([
      "python3", script, module.path, suite.folder, "\(suite.count)",
    ])
    return peer
  }

  private func numpy(_ cell: Cell, _ moved: Cell, _ suite: PairSuite) throws -> ScriptPeer? {
    let script = places.benchmarks.appendingPathComponent("numpy_peer.py").path
    return try? ScriptPeer([
      "python3", script, try places.keep(cell.bitmap.rgba, "expected.rgba"),
      try places.keep(moved.bitmap.rgba, "actual.rgba"), suite.folder, "\(suite.count)",
    ])
  }
}

/// A program with pixelmatch's formula.
struct PixelmatchPeer {
  /// What it is called in the tables.
  let name: String
  /// What it is called with the program that reads the files.
  let filesName: String
  /// What compares pixels in memory; `nil` if it is not installed.
  var pixels: ScriptPeer?
  /// What reads and compares files; `nil` if it is not installed.
  var files: ScriptPeer?
}

/// Pairs of PNG files: `0-expected.png`, `0-actual.png` and so on.
struct PairSuite {
  let folder: String
  let count: Int

  func read(_ number: Int, _ name: String) throws -> [UInt8] {
    try FileAccess.read("\(folder)/\(number)-\(name).png", atMost: FileAccess.maximumLength)
  }
}
