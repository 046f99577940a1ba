import Drawing
import Testing

@testable import Snapshots

@Suite("Comparing pictures")
struct ComparisonTests {
  private let gray = Bitmap.RGBA(100, 100, 100)

  @Test("equal pictures are identical")
  func identical() throws {
    let picture = try Bitmap.filled(5, 4, gray)
    let copy = try Bitmap.filled(5, 4, gray)
    #expect(Comparison.exact.compare(expected: picture, actual: copy) == .identical)
    #expect(Verdict.identical.description == "identical")
  }

  @Test("count, bounds and the worst pixel are exact")
  func numbers() throws {
    let expected = try Bitmap.filled(10, 8, gray)
    let actual = try expected.setting(3, 2, to: .init(101, 100, 100))
      .setting(7, 5, to: .init(100, 60, 130)).setting(4, 6, to: .init(100, 100, 140))
    let verdict = Comparison.exact.compare(expected: expected, actual: actual)
    guard case .different(let difference) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(difference.differingPixels == 3)
    #expect(difference.changedPixels == 3)
    #expect(difference.ignoredAntialiasing == 0)
    #expect(difference.totalPixels == 80)
    #expect(difference.regions == [.init(x: 3, y: 2, width: 5, height: 5)])
    #expect(difference.bounds == .init(x: 3, y: 2, width: 5, height: 5))
    #expect(
      difference.worst == .init(x: 7, y: 5, expected: gray, actual: .init(100, 60, 130)))
    #expect(difference.worst.delta == 40)
    #expect(difference.worst.channel == .green)
    #expect(!difference.alphaOnly)
    #expect(difference.shift == nil)
    #expect(
      verdict.description
        == "3 of 80 pixels (3.75 %) differ, within 5 × 5 at (3, 2); the largest difference is at (7, 5):"
        + " expected (100, 100, 100, 255), actual (100, 60, 130, 255), differs by 40 in green")
  }

  @Test("a difference in each corner is found", arguments: [(0, 0), (6, 0), (0, 2), (6, 2)])
  func corners(x: Int, y: Int) throws {
    let expected = try Bitmap.filled(7, 3, gray)
    let actual = try expected.setting(x, y, to: .init(100, 100, 99))
    guard
      case .different(let difference) = Comparison.exact.compare(expected: expected, actual: actual)
    else {
      Issue.record("no difference at (\(x), \(y))")
      return
    }
    #expect(difference.differingPixels == 1)
    #expect(difference.bounds == .init(x: x, y: y, width: 1, height: 1))
    #expect(difference.worst.delta == 1)
  }

  @Test("all channels count, and alpha alone is called so")
  func alphaOnly() throws {
    let expected = try Bitmap.filled(1, 1, gray)
    let verdict = Comparison.exact.compare(
      expected: expected, actual: try Bitmap.filled(1, 1, .init(100, 100, 100, 254)))
    #expect(
      verdict.description
        == "1 of 1 pixel (100 %) differs only in alpha, within 1 × 1 at (0, 0); the largest difference is"
        + " at (0, 0): expected (100, 100, 100, 255), actual (100, 100, 100, 254), differs by 1 in alpha"
    )
  }

  @Test("the colour under full transparency counts")
  func transparent() throws {
    let verdict = Comparison.exact.compare(
      expected: try .filled(2, 1, .init(0, 0, 0, 0)), actual: try .filled(2, 1, .init(9, 0, 0, 0)))
    guard case .different(let difference) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(difference.differingPixels == 2)
    #expect(difference.invisiblePixels == 2)
    #expect(difference.worst.delta == 9)
    #expect(difference.worst.visibleDelta == 0)
    #expect(!difference.alphaOnly)
    #expect(
      verdict.description
        == "2 of 2 pixels (100 %) differ, within 2 × 1 at (0, 0); the difference is invisible: these"
        + " pixels are fully transparent in both pictures, and only their stored"
        + " colours differ")
  }

  @Test("different sizes are reported, and the part that both have is compared")
  func sizes() throws {
    let verdict = Comparison.exact.compare(
      expected: try .filled(2, 3, gray), actual: try .filled(3, 2, gray))
    #expect(
      verdict.description
        == "the size is 3 × 2 pixels, expected 2 × 3; the part that both have is the same")
    guard case .sizeMismatch(let mismatch) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(!verdict.passes)
    #expect(mismatch.expected == PixelSize(width: 2, height: 3))
    #expect(mismatch.actual == PixelSize(width: 3, height: 2))
    #expect(mismatch.commonPart == nil)
    #expect(mismatch.differingPixels == 4)
  }

  @Test("differences in the part that both sizes have are counted")
  func sizesWithDifference() throws {
    let verdict = Comparison.exact.compare(
      expected: try .filled(4, 2, gray),
      actual: try Bitmap.filled(2, 2, gray).setting(1, 1, to: .init(100, 100, 90)))
    guard case .sizeMismatch(let mismatch) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(mismatch.differingPixels == 5)
    #expect(mismatch.commonPart?.regions == [.init(x: 1, y: 1, width: 1, height: 1)])
  }

  @Test("one pixel in ten million is not 0 %, and all but one are not 100 %")
  func percentages() throws {
    let rgba = [UInt8](repeating: 7, count: 40_000_000)
    let expected = try Bitmap(width: 4000, height: 2500, rgba: rgba)
    let actual = try expected.setting(3999, 2499, to: .init(7, 7, 8, 7))
    let text = Comparison.exact.compare(expected: expected, actual: actual).description
    #expect(text.hasPrefix("1 of 10000000 pixels (less than 0.01 %) differs, within 1 × 1 at"))
  }

  @Test(
    "percentages have two decimals, and round to an end never",
    arguments: [
      (1, 10_000, "0.01 %"), (1, 10_001, "less than 0.01 %"), (1, 3, "33.33 %"), (1, 2, "50 %"),
      (9_999, 10_000, "99.99 %"), (10_000, 10_001, "more than 99.99 %"), (5, 5, "100 %"),
      (1_073_676_288, 1_073_676_289, "more than 99.99 %"),
      (1, 1_073_676_289, "less than 0.01 %"),
    ])
  func percentage(differing: Int, total: Int, text: String) {
    let difference = Difference(
      differingPixels: differing, ignoredAntialiasing: 0, changedPixels: differing,
      totalPixels: total, regions: [], invisiblePixels: 0,
      worst: .init(x: 0, y: 0, expected: gray, actual: gray),
      alphaOnly: false, shift: nil, movedEdge: nil, exceeded: [])
    #expect(difference.percentage == text)
  }

  @Test("the worst pixel is the one that is seen best, and not one that is hardly there")
  func worstOfTranslucent() throws {
    let expected = try Bitmap.filled(4, 1, .init(0, 0, 0, 0))
      .setting(1, 0, to: .init(255, 0, 0, 15)).setting(2, 0, to: .init(100, 100, 100))
    let actual = try expected.setting(0, 0, to: .init(200, 0, 0, 0))
      .setting(1, 0, to: .init(0, 0, 255, 15)).setting(2, 0, to: .init(100, 140, 100))
    let verdict = Comparison.exact.compare(expected: expected, actual: actual)
    guard case .different(let difference) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    // At alpha 15 of 255 a change of 255 is one of 15 to the eye.
    #expect(difference.worst.x == 2 && difference.worst.visibleDelta == 40)
    #expect(difference.invisiblePixels == 1)
    #expect(
      difference.description.hasSuffix(
        "differs by 40 in green; 1 of them is fully transparent in both pictures"))
    let faint = Comparison.exact.compare(
      expected: expected, actual: try expected.setting(1, 0, to: .init(0, 0, 255, 15)))
    #expect(faint.description.hasSuffix("differs by 255 in red, by 15 as it is seen"))
  }

  @Test("the difference picture is warmer where more differs, and a tenth of gray elsewhere")
  func differencePicture() throws {
    let expected = try Bitmap(
      width: 6, height: 1,
      rgba: [
        0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0,
      ])
    let actual = try expected.setting(1, 0, to: .init(254, 255, 255, 255))
      .setting(4, 0, to: .init(0, 0, 240, 255)).setting(5, 0, to: .init(9, 9, 9, 0))
    // Black: 255 − 25.5, rounded half away from white; red has luma 76.245: 255 − 17.8755. One level is
    // the second stop of the scale, 15 levels the fifth, and an invisible difference is violet.
    #expect(
      DifferencePicture.make(expected: expected, actual: actual)?.rgba
        == [
          229, 229, 229, 255, 255, 237, 160, 255, 255, 255, 255, 255, 237, 237, 237, 255, 253, 141,
          60, 255, 231, 212, 232, 255,
        ])
  }

  @Test("the heat map's scale begins pale, ends dark and never goes back")
  func heat() {
    let heat = DifferencePicture.heat
    #expect(
      heat.count == 256 && heat[255] == [128, 0, 38, 255] && heat[0] == [255, 255, 204, 255])
    // At the nine stops of the scale; between them, rounding can add a level of blue.
    let brightness = (0...8).map { stop in
      let color = heat[(1 << stop) - 1]
      return 299 * Int(color[0]) + 587 * Int(color[1]) + 114 * Int(color[2])
    }
    #expect(zip(brightness, brightness.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("where only one picture reaches, the difference picture is violet")
  func padded() throws {
    let white = Bitmap.RGBA(255, 255, 255)
    let picture = try #require(
      DifferencePicture.make(expected: .filled(2, 1, white), actual: .filled(1, 2, white)))
    let violet = Bitmap.RGBA(118, 42, 131)
    #expect(picture.width == 2 && picture.height == 2)
    #expect(picture[0, 0] == white)
    #expect(picture[1, 0] == violet && picture[0, 1] == violet && picture[1, 1] == violet)
  }

  @Test("sizes whose union would take gigabytes give no difference picture")
  func enormous() throws {
    let wide = try Bitmap.filled(Bitmap.maximumSide, 1, gray)
    let high = try Bitmap.filled(1, Bitmap.maximumSide, gray)
    #expect(DifferencePicture.make(expected: wide, actual: high) == nil)
  }
}
