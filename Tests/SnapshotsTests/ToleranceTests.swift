import Drawing
import Testing

@testable import Snapshots

@Suite("Limits, areas and shifts")
struct ToleranceTests {
  private let gray = Bitmap.RGBA(100, 100, 100)
  private let red = Bitmap.RGBA(255, 0, 0)

  private func verdict(
    _ places: [(Int, Int)], _ tolerance: Tolerance, ignoring: [PixelRect] = []
  ) throws -> Verdict {
    let expected = try Bitmap.filled(20, 10, gray)
    var actual = expected
    for (x, y) in places { actual = try actual.setting(x, y, to: red) }
    return Comparison(tolerance: tolerance, ignoring: ignoring).compare(
      expected: expected, actual: actual)
  }

  private let three = [(0, 0), (10, 5), (19, 9)]

  @Test("a count passes at its limit and not above")
  func pixels() throws {
    #expect(try verdict(three, Tolerance(pixels: 3)).passes)
    #expect(try !verdict(three, Tolerance(pixels: 2)).passes)
    #expect(
      try verdict(three, Tolerance(pixels: 2)).description.hasSuffix("; at most 2 may differ"))
  }

  @Test("a ratio passes at its limit and not above: 3 of 200 pixels are 0.015")
  func ratio() throws {
    #expect(try verdict(three, Tolerance(ratio: 0.015)).passes)
    #expect(try !verdict(three, Tolerance(ratio: 0.0149)).passes)
  }

  @Test("with a ratio that is not a number no pixel may differ")
  func ratioOfNothing() throws {
    #expect(try !verdict(three, Tolerance(ratio: .nan)).passes)
    #expect(try verdict([], Tolerance(ratio: .nan)).passes)
  }

  @Test("of several limits the stricter one wins")
  func stricter() throws {
    #expect(try !verdict(three, Tolerance(pixels: 2, ratio: 1)).passes)
    #expect(try !verdict(three, Tolerance(pixels: 100, ratio: 0.001)).passes)
    #expect(try verdict(three, Tolerance(pixels: 100, ratio: 1)).passes)
  }

  @Test("a density minds pixels close together and not the same number spread out")
  func density() throws {
    let limit = Tolerance(densities: [.init(width: 4, height: 4, pixels: 2)])
    #expect(try verdict(three, limit).passes)
    let close = try verdict([(16, 6), (17, 7), (19, 9)], limit)
    #expect(!close.passes)
    #expect(
      close.description.hasSuffix("; at most 2 of any 4 × 4 may differ, and 3 do at (16, 6)"))
    // One column further apart no window of four holds all three.
    #expect(try verdict([(15, 6), (17, 7), (19, 9)], limit).passes)
  }

  @Test("a window larger than the picture sees all of it")
  func largeWindow() throws {
    let limit = Tolerance(densities: [.init(width: 1000, height: 1000, pixels: 2)])
    #expect(try !verdict(three, limit).passes)
  }

  @Test("the densest window is the one that counting each finds")
  func densest() throws {
    for seed in 1...12 {
      let (expected, actual) = try GeneratedPair.make(seed)
      _ = Pixels.withCommon(expected, actual) { before, after in
        guard let map = DifferenceMap(before, after, .exact, ignoring: []) else { return }
        var places: Set<[Int]> = []
        map.forEach(.different) { places.insert([$0, $1]) }
        var best = 0
        for y in 0...max(0, expected.height - 5) {
          for x in 0...max(0, expected.width - 7) {
            let count = places.count {
              (x..<x + 7).contains($0[0]) && (y..<y + 5).contains($0[1])
            }
            best = max(best, count)
          }
        }
        #expect(best > 0)
        #expect(map.densest(window: PixelSize(width: 7, height: 5)).count == best)
      }
    }
  }

  @Test("ignored pixels do not count, neither as different nor in the ratio")
  func ignoring() throws {
    let areas = [
      PixelRect(x: -5, y: -5, width: 10, height: 10), PixelRect(x: 0, y: 0, width: 6, height: 4),
    ]
    guard case .different(let difference) = try verdict(three, .none, ignoring: areas) else {
      Issue.record("no difference")
      return
    }
    #expect(difference.differingPixels == 2)
    // 6 × 4 and the fifth row of 5 × 5 are not compared.
    #expect(difference.totalPixels == 200 - 24 - 5)
    let all = [PixelRect(x: 0, y: 0, width: Int.max, height: Int.max)]
    #expect(try verdict(three, .none, ignoring: all) == .identical)
  }

  @Test("places far from each other are regions of their own, in reading order")
  func regions() throws {
    let expected = try Bitmap.filled(60, 40, gray)
    var actual = expected
    for (x, y) in [(50, 2), (52, 3), (7, 8), (8, 7), (30, 39)] {
      actual = try actual.setting(x, y, to: red)
    }
    let verdict = Comparison.exact.compare(expected: expected, actual: actual)
    guard case .different(let difference) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(
      difference.regions == [
        .init(x: 50, y: 2, width: 3, height: 2), .init(x: 7, y: 7, width: 2, height: 2),
        .init(x: 30, y: 39, width: 1, height: 1),
      ])
    #expect(difference.bounds == .init(x: 7, y: 2, width: 46, height: 38))
  }

  /// A picture with a 6 × 4 figure of many colours at a place.
  private func figure(x: Int, y: Int) throws -> Bitmap {
    var picture = try Bitmap.filled(40, 30, gray)
    for row in 0..<4 {
      for column in 0..<6 {
        picture = try picture.setting(
          x + column, y + row, to: .init(UInt8(40 * column), UInt8(60 * row), 9))
      }
    }
    return picture
  }

  @Test("content that moved is called so", arguments: [(1, 0), (-2, 1), (0, 3), (3, -3)])
  func shift(dx: Int, dy: Int) throws {
    let verdict = Comparison.exact.compare(
      expected: try figure(x: 15, y: 12), actual: try figure(x: 15 + dx, y: 12 + dy))
    guard case .different(let difference) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(difference.shift == Difference.Shift(x: dx, y: dy))
    #expect(
      verdict.description.contains("all of it is the expected content moved by (\(dx), \(dy))"))
  }

  @Test("a whole picture that moved is called so, and single pixels at its edges are not")
  func shiftAtEdges() throws {
    func stripes(_ offset: Int) throws -> Bitmap {
      var rgba: [UInt8] = []
      for y in 0..<20 {
        for x in 0..<30 {
          rgba += [UInt8((x + offset) * 5), UInt8(y * 9), UInt8((x + offset) * y % 251), 255]
        }
      }
      return try Bitmap(width: 30, height: 20, rgba: rgba)
    }
    let moved = Comparison.exact.compare(expected: try stripes(3), actual: try stripes(1))
    guard case .different(let difference) = moved else {
      Issue.record("\(moved)")
      return
    }
    #expect(difference.shift == Difference.Shift(x: 2, y: 0))
    for places in [[(0, 0), (19, 9)], [(3, 2), (18, 9)], [(0, 0)], [(19, 4), (0, 5)]] {
      guard case .different(let difference) = try verdict(places, .none) else {
        Issue.record("no difference")
        continue
      }
      #expect(difference.shift == nil)
    }
  }

  /// A card with a border of three pixels, from row 5 down to row `bottom`.
  private func card(bottom: Int) throws -> Bitmap {
    var rgba: [UInt8] = []
    for y in 0..<30 {
      for x in 0..<40 {
        let isInside = (5..<bottom).contains(y) && (6..<34).contains(x)
        let isBorder = isInside && (y >= bottom - 3 || y < 8 || x < 9 || x >= 31)
        rgba +=
          isBorder ? [10, 20, 30, 255] : isInside ? [200, 210, 220, 255] : [255, 255, 255, 255]
      }
    }
    return try Bitmap(width: 40, height: 30, rgba: rgba)
  }

  @Test("where only an edge moved, the content has grown and not moved")
  func edge() throws {
    let verdict = Comparison.exact.compare(
      expected: try card(bottom: 20), actual: try card(bottom: 22))
    guard case .different(let difference) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(difference.shift == nil)
    #expect(difference.movedEdge == Difference.Shift(x: 0, y: 2))
    #expect(
      verdict.description.contains(
        "all of it is an edge that moved by (0, 2): the content grew or shrank"))
    #expect(!verdict.description.contains("expected content moved"))
  }

  @Test("content that vanished, appeared or changed colour has not moved")
  func noShift() throws {
    let empty = try Bitmap.filled(40, 30, gray)
    let shown = try figure(x: 15, y: 12)
    for (expected, actual) in [
      (empty, shown), (shown, empty), (shown, try shown.setting(16, 12, to: red)),
      (empty, try Bitmap.filled(40, 30, red)),
    ] {
      guard
        case .different(let difference) = Comparison.exact.compare(
          expected: expected, actual: actual)
      else {
        Issue.record("no difference")
        continue
      }
      #expect(difference.shift == nil)
    }
  }
}
