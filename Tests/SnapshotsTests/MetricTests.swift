import Drawing
import Testing

@testable import Snapshots

@Suite("Metrics")
struct MetricTests {
  private let white = Bitmap.RGBA(255, 255, 255)

  @Test(
    "channel tolerates exactly its tolerance, in every channel",
    arguments: [
      (Bitmap.RGBA(102, 100, 100, 200), true), (.init(103, 100, 100, 200), false),
      (.init(98, 102, 98, 202), true), (.init(100, 100, 97, 200), false),
      (.init(100, 97, 100, 200), false), (.init(100, 100, 100, 203), false),
    ])
  func channel(pixel: Bitmap.RGBA, passes: Bool) throws {
    let verdict = Comparison(.channel(tolerance: 2)).compare(
      expected: try .filled(2, 2, .init(100, 100, 100, 200)), actual: try .filled(2, 2, pixel))
    #expect(verdict.passes == passes)
    #expect(verdict != .identical)
  }

  @Test("a tolerated difference is described as one")
  func tolerated() throws {
    let verdict = Comparison(.channel(tolerance: 1)).compare(
      expected: try .filled(2, 1, .init(9, 9, 9)), actual: try .filled(2, 1, .init(9, 10, 9)))
    #expect(verdict.name == "tolerated")
    #expect(
      verdict.description
        == "no pixel differs by the metric, and 2 of 2 pixels do by less, within 2 × 1 at (0, 0);"
        + " the largest difference is at (0, 0): expected (9, 9, 9, 255), actual (9, 10, 9, 255), differs by 1 in green"
    )
  }

  @Test("yiq: black to white is the whole scale, and the limit itself passes")
  func yiqScale() throws {
    let black = try Bitmap.filled(1, 1, .init(0, 0, 0))
    let white = try Bitmap.filled(1, 1, white)
    // The distance of black and white is 0.5053 · 255² = 32857 of 35215 at most.
    #expect(
      Comparison(.yiq(threshold: 0.96)).compare(expected: black, actual: white).name == "different")
    #expect(
      Comparison(.yiq(threshold: 0.97)).compare(expected: black, actual: white).name == "tolerated")
    // What is transparent is white, whatever its colour.
    let clear = try Bitmap.filled(1, 1, .init(0, 0, 0, 0))
    #expect(Comparison(.yiq(threshold: 0)).compare(expected: clear, actual: white).passes)
  }

  // The counts were made by running pixelmatch 5.3.0 itself on the same pictures.
  @Test(
    "yiq counts the same pixels as pixelmatch",
    arguments: PublishedCount.all)
  func yiqCounts(_ published: PublishedCount) throws {
    let (expected, actual) = try GeneratedPair.make(published.seed)
    func count(_ countsAntialiasing: Bool) -> (differing: Int, forgiven: Int) {
      let metric = Metric.yiq(
        threshold: published.threshold, countsAntialiasing: countsAntialiasing)
      switch Comparison(metric).compare(expected: expected, actual: actual) {
      case .identical, .sizeMismatch: return (0, 0)
      case .tolerated(let difference), .different(let difference):
        return (difference.differingPixels, difference.ignoredAntialiasing)
      }
    }
    #expect(count(true) == (published.withAntialiasing, 0))
    let forgiving = count(false)
    #expect(forgiving.differing == published.without)
    #expect(forgiving.differing + forgiving.forgiven == published.withAntialiasing)
  }

  @Test("structure: a change that cannot be seen passes, one in an even area does not")
  func structureEven() throws {
    let expected = try Bitmap.filled(9, 9, .init(120, 120, 120))
    let strict = Comparison(.structure())
    #expect(
      strict.compare(
        expected: expected, actual: try expected.setting(4, 4, to: .init(121, 120, 120))
      ).name == "tolerated")
    let verdict = strict.compare(
      expected: expected, actual: try expected.setting(4, 4, to: .init(140, 120, 120)))
    guard case .different(let difference) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(difference.differingPixels == 1)
    #expect(difference.ignoredAntialiasing == 0)
  }

  @Test("structure agrees with windows that are summed one by one")
  func structureReference() throws {
    for seed in [1, 4, 9] {
      let (expected, actual) = try GeneratedPair.make(seed)
      let pair = Pixels.withCommon(expected, actual) {
        (
          FramedPicture($0, frame: StructureJudge.radius),
          FramedPicture($1, frame: StructureJudge.radius)
        )
      }
      let (one, two) = try #require(pair)
      var sums = WindowSums(radius: StructureJudge.radius, width: one.width)
      // Near rows, far rows and the same row again: the ways in which sums are carried on.
      for y in [0, 1, 1, 3, min(40, expected.height - 1), expected.height - 1] where y >= 0 {
        sums.move(toRow: y, one, two)
        for x in stride(from: 0, to: expected.width, by: 7) {
          var values: (sum: Int, product: Int) = (0, 0)
          for row in y - 15...y + 15 {
            for column in x - 15...x + 15 {
              values.sum += Int(one.color(column, row).green)
              values.product +=
                Int(one.color(column, row).green) * Int(two.color(column, row).green)
            }
          }
          let moments = sums.moments(x, channel: 1)
          #expect(moments.mean1 == Double(values.sum) / 961)
          #expect(
            moments.covariance == Double(values.product) / 961 - moments.mean1 * moments.mean2)
        }
      }
    }
  }
}
