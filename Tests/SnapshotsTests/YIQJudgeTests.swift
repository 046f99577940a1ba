import Drawing
import Testing

@testable import Snapshots

/// Comparing rows in blocks of eight pixels has the same results as comparing pixel by pixel.
@Suite("YIQ by rows")
struct YIQJudgeTests {
  @Test("discs, also translucent ones", arguments: 1...24)
  func discs(seed: Int) throws {
    let (expected, actual) = try GeneratedPair.make(seed)
    agrees(expected, actual)
  }

  // Few colours, so that neighbours are often equal and rarely smooth. The widths are less than a block, whole
  // blocks, and blocks with a remainder.
  @Test("noise of few colours", arguments: [1, 3, 11, 12, 13, 20, 21, 27, 28, 45], [1, 4, 5, 9])
  func noise(width: Int, height: Int) throws {
    var random = UInt32(truncatingIfNeeded: 40_503 &* width &+ height)
    func next(_ bound: UInt32) -> UInt32 {
      random = random &* 1_664_525 &+ 1_013_904_223
      return (random >> 16) % bound
    }
    for colors in [2, 3, 5, 60] as [UInt32] {
      for translucent in [false, true] {
        func picture() throws -> Bitmap {
          let bytes = (0..<width * height).flatMap { _ -> [UInt8] in
            let shade = UInt8(90 + next(colors) * 160 / colors)
            let tint = UInt8(next(2) * 3)
            return [
              shade, shade &+ tint, shade, translucent && next(9) == 0 ? UInt8(next(256)) : 255,
            ]
          }
          return try Bitmap(width: width, height: height, rgba: bytes)
        }
        agrees(try picture(), try picture())
      }
    }
  }

  private func agrees(_ expected: Bitmap, _ actual: Bitmap) {
    for threshold in [0, 0.02, 0.1, 0.3, .nan] {
      for countsAntialiasing in [false, true] {
        let judged = Pixels.withCommon(expected, actual) { before, after in
          var judge = YIQJudge(
            expected: before, actual: after, threshold: threshold,
            countsAntialiasing: countsAntialiasing)
          var rows: [JudgedPixel] = []
          var pixels: [JudgedPixel] = []
          for y in 0..<before.size.height {
            judge.judgeRow(y, before, after, into: &rows)
            for x in 0..<before.size.width where before.word(x, y) != after.word(x, y) {
              pixels.append(JudgedPixel(x, y, judge.judge(x, y)))
            }
          }
          return (rows.map(\.bits), pixels.map(\.bits))
        }
        #expect(judged?.0 == judged?.1, "at \(threshold)")
      }
    }
  }
}
