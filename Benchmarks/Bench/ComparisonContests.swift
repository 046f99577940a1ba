internal import Dispatch
internal import Drawing
internal import PNGCoding
internal import Snapshots
internal import Synchronization

/// What is measured of comparing pictures. The amounts are numbers of pixels that differ, so that the
/// tables show who found the same.
struct ComparisonContests {
  /// What the pictures show.
  let name: String
  let expected: Bitmap
  let actual: Bitmap
  let suite: PairSuite
  /// The program itself, in Node.
  let pixelmatch: PixelmatchPeer
  /// Its translation into C++, in Python.
  let translation: PixelmatchPeer
  let numpy: ScriptPeer?
  let odiff: OdiffPeer

  private let exact = Comparison()
  private let yiq = Comparison(.yiq())
  private let yiqCounting = Comparison(.yiq(countsAntialiasing: true))
  private let unit = "differing"

  /// Two pictures of the same bytes in two places.
  func equal() throws -> Contest {
    // Two arrays with the same bytes, which must not share them.
    let twin = try Bitmap(
      width: expected.width, height: expected.height, rgba: expected.rgba.map(\.self))
    var copy = expected.rgba
    return Contest(
      title: "compare, equal pair",
      entries: [
        Contest.Entry(
          name: "exact", run: { timed { differing(twin, exact) } }, goal: "time <= 1.3 of memcpy"),
        Contest.Entry(
          name: "yiq", run: { timed { differing(twin, yiq) } }, goal: "time <= 1.3 of memcpy"),
        Contest.Entry(
          name: "memcpy",
          run: {
            timed {
              CPeers.copy(expected.rgba, to: &copy)
              return 0
            }
          }),
        Contest.Entry(
          name: "loop in C", run: { timed { CPeers.countDiffering(expected.rgba, twin.rgba) } }),
        Contest.Entry(name: "numpy !=", run: { try numpy?.run("equal") }),
        Contest.Entry(name: translation.name, run: { try translation.pixels?.run("equal") }),
        Contest.Entry(name: pixelmatch.name, run: { try pixelmatch.pixels?.run("equal") }),
      ],
      references: ["memcpy"], unit: unit)
  }

  /// The two pictures, of which one has its text moved by half a pixel.
  func nearlyEqual() throws -> Contest {
    Contest(
      title: "compare, \(name) moved by half a pixel",
      entries: [
        Contest.Entry(
          name: "yiq", run: { timed { differing(actual, yiq) } },
          goal: "time <= 1/10 of pixelmatch, same count"),
        Contest.Entry(name: translation.name, run: { try translation.pixels?.run("forgiving") }),
        Contest.Entry(name: pixelmatch.name, run: { try pixelmatch.pixels?.run("forgiving") }),
        Contest.Entry(
          name: "yiq, antialiasing counted", run: { timed { differing(actual, yiqCounting) } }),
        Contest.Entry(
          name: "\(translation.name), antialiasing counted",
          run: { try translation.pixels?.run("counting") }),
        Contest.Entry(
          name: "\(pixelmatch.name), antialiasing counted",
          run: { try pixelmatch.pixels?.run("counting") }),
        Contest.Entry(name: "exact", run: { timed { differing(actual, exact) } }),
        Contest.Entry(
          name: "loop in C", run: { timed { CPeers.countDiffering(expected.rgba, actual.rgba) } }),
        Contest.Entry(name: "numpy !=", run: { try numpy?.run("exact") }),
      ],
      references: [translation.name, pixelmatch.name], unit: unit)
  }

  /// Reading and comparing ready pairs of files.
  func files(writtenBy writer: String) -> Contest {
    let naive = "libpng and a loop in C"
    return Contest(
      title: "compare files, \(suite.count) pairs written by \(writer)",
      entries: [
        Contest.Entry(
          name: "yiq, 1 thread", run: { try timed { try ours(threads: 1) } },
          goal: "time <= 1/20 of pngjs + pixelmatch"),
        Contest.Entry(name: "yiq, 2 threads", run: { try timed { try ours(threads: 2) } }),
        Contest.Entry(
          name: naive,
          run: {
            try timed {
              try sum { number in
                let one = try decoded(number, "expected")
                return CPeers.countDiffering(one, try decoded(number, "actual"))
              }
            }
          }),
        Contest.Entry(name: translation.filesName, run: { try translation.files?.run("suite") }),
        Contest.Entry(name: pixelmatch.filesName, run: { try pixelmatch.files?.run("suite") }),
        Contest.Entry(name: "Pillow and numpy !=", run: { try numpy?.run("suite") }),
        Contest.Entry(name: "odiff processes (pairs)", run: { try odiff.run(suite) }),
      ],
      references: [naive, translation.filesName, pixelmatch.filesName], unit: unit)
  }

  /// Nothing is measured that is not right: the counts have to be pixelmatch's.
  func check() throws {
    for peer in [pixelmatch, translation] {
      guard let pixels = peer.pixels else { continue }
      guard try pixels.run("forgiving").amount == differing(actual, yiq),
        try pixels.run("counting").amount == differing(actual, yiqCounting)
      else { throw BenchFailure("\(peer.name) and we do not agree") }
    }
  }

  private func differing(_ picture: Bitmap, _ comparison: Comparison) -> Int {
    Self.differing(comparison.compare(expected: expected, actual: picture))
  }

  private static func differing(_ verdict: Verdict) -> Int {
    switch verdict {
    case .identical: 0
    case .tolerated(let difference), .different(let difference): difference.differingPixels
    case .sizeMismatch(let mismatch): mismatch.differingPixels
    }
  }

  private func ours(threads: Int) throws -> Int {
    let total = Mutex<Result<Int, any Error>>(.success(0))
    let (suite, yiq) = (suite, yiq)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let part = Result {
        try stride(from: thread, to: suite.count, by: threads).reduce(0) { sum, number in
          let one = try PNGDecoder.decode(suite.read(number, "expected")).bitmap
          let two = try PNGDecoder.decode(suite.read(number, "actual")).bitmap
          return sum + Self.differing(yiq.compare(expected: one, actual: two))
        }
      }
      total.withLock { total in total = Result { try total.get() + part.get() } }
    }
    return try total.withLock { try $0.get() }
  }

  private func sum(_ work: (Int) throws -> Int) throws -> Int {
    try (0..<suite.count).reduce(0) { try $0 + work($1) }
  }

  private func decoded(_ number: Int, _ name: String) throws -> [UInt8] {
    try CPeers.libpngDecode(suite.read(number, name), byteCount: expected.rgba.count)
  }
}
