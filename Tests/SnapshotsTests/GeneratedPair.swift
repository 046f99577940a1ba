import Drawing
import Testing

/// Two pictures of smooth discs, the second with some of them moved, recoloured or made translucent.
/// Only integers are used, so that they are the same everywhere.
enum GeneratedPair {
  static func make(_ seed: Int) throws -> (expected: Bitmap, actual: Bitmap) {
    var random = UInt32(truncatingIfNeeded: seed &* 2_654_435_761 | 1)
    func next(_ bound: Int) -> Int {
      random ^= random << 13
      random ^= random >> 17
      random ^= random << 5
      return Int(random % UInt32(bound))
    }
    let width = 1 + next(90)
    let height = 1 + next(70)
    var expected = Canvas(width, height, alpha: seed.isMultiple(of: 3) ? 140 : 255)
    var actual = expected
    for _ in 0..<8 {
      var disc = Disc(
        x: next(width * 8), y: next(height * 8), radius: 8 + next(120),
        color: [next(256), next(256), next(256)], alpha: next(3) == 0 ? next(256) : 255)
      expected.draw(disc)
      switch next(4) {
      case 0: disc.x += 1 + next(6)
      case 1: disc.color[next(3)] = next(256)
      case 2: disc.color[1] = min(255, disc.color[1] + next(8))
      default: break
      }
      actual.draw(disc)
    }
    return (
      try Bitmap(width: width, height: height, rgba: expected.rgba),
      try Bitmap(width: width, height: height, rgba: actual.rgba)
    )
  }

  /// In eighths of a pixel.
  private struct Disc {
    var x, y, radius: Int
    var color: [Int]
    var alpha: Int
  }

  private struct Canvas {
    let width, height: Int
    var rgba: [UInt8]

    init(_ width: Int, _ height: Int, alpha: UInt8) {
      self.width = width
      self.height = height
      rgba = Array(repeating: [240, 240, 240, alpha], count: width * height).flatMap { $0 }
    }

    mutating func draw(_ disc: Disc) {
      for y in 0..<height {
        for x in 0..<width {
          var covered = 0
          for sample in 0..<16 {
            let dx = 8 * x + 2 * (sample % 4) + 1 - disc.x
            let dy = 8 * y + 2 * (sample / 4) + 1 - disc.y
            if dx * dx + dy * dy <= disc.radius * disc.radius { covered += 1 }
          }
          let weight = covered * disc.alpha
          let start = 4 * (y * width + x)
          for channel in 0..<3 {
            let under = Int(rgba[start + channel])
            rgba[start + channel] = UInt8(
              (under * (4080 - weight) + disc.color[channel] * weight) / 4080)
          }
        }
      }
    }
  }
}

/// What pixelmatch counts on a generated pair.
struct PublishedCount: Sendable, CustomTestStringConvertible {
  let seed: Int
  let threshold: Double
  /// With anti-aliased pixels counted.
  let withAntialiasing: Int
  /// With anti-aliased pixels forgiven.
  let without: Int

  init(_ seed: Int, _ threshold: Double, _ withAntialiasing: Int, _ without: Int) {
    self.seed = seed
    self.threshold = threshold
    self.withAntialiasing = withAntialiasing
    self.without = without
  }

  var testDescription: String { "pair \(seed) at \(threshold)" }

  static let all: [PublishedCount] = [
    .init(1, 0, 368, 199),
    .init(1, 0.05, 90, 1),
    .init(1, 0.1, 60, 0),
    .init(1, 0.2, 24, 0),
    .init(2, 0, 397, 273),
    .init(2, 0.05, 23, 0),
    .init(2, 0.1, 8, 0),
    .init(3, 0, 782, 543),
    .init(3, 0.05, 10, 0),
    .init(4, 0, 69, 35),
    .init(4, 0.05, 20, 0),
    .init(4, 0.1, 16, 0),
    .init(4, 0.2, 1, 0),
    .init(5, 0, 440, 307),
    .init(5, 0.05, 312, 244),
    .init(5, 0.1, 280, 241),
    .init(5, 0.2, 263, 240),
    .init(6, 0, 519, 408),
    .init(7, 0, 297, 216),
    .init(7, 0.05, 240, 207),
    .init(7, 0.1, 225, 207),
    .init(8, 0, 301, 269),
    .init(8, 0.05, 159, 141),
    .init(8, 0.1, 155, 140),
    .init(9, 0, 344, 281),
    .init(9, 0.05, 4, 2),
    .init(10, 0, 966, 841),
    .init(10, 0.05, 436, 424),
    .init(11, 0, 228, 167),
    .init(11, 0.05, 151, 118),
    .init(11, 0.1, 139, 118),
    .init(11, 0.2, 94, 84),
    .init(12, 0, 654, 480),
    .init(12, 0.05, 344, 269),
    .init(12, 0.1, 133, 99),
    .init(13, 0, 261, 198),
    .init(13, 0.05, 188, 160),
    .init(13, 0.1, 169, 160),
    .init(14, 0, 492, 312),
    .init(14, 0.05, 242, 160),
    .init(14, 0.1, 11, 2),
    .init(15, 0, 700, 484),
    .init(15, 0.05, 556, 479),
    .init(15, 0.1, 175, 164),
    .init(16, 0, 65, 5),
    .init(16, 0.05, 39, 1),
    .init(16, 0.1, 15, 1),
    .init(16, 0.2, 5, 0),
    .init(17, 0, 10, 10),
    .init(18, 0, 434, 282),
    .init(18, 0.05, 22, 0),
    .init(18, 0.1, 6, 0),
    .init(19, 0, 470, 220),
    .init(19, 0.05, 350, 216),
    .init(19, 0.1, 147, 80),
    .init(19, 0.2, 21, 0),
    .init(20, 0, 384, 265),
    .init(20, 0.05, 64, 25),
    .init(20, 0.1, 44, 25),
    .init(21, 0, 582, 429),
    .init(21, 0.05, 418, 365),
    .init(21, 0.1, 371, 359),
    .init(21, 0.2, 66, 60),
    .init(22, 0, 675, 498),
    .init(22, 0.05, 165, 106),
    .init(22, 0.1, 29, 1),
    .init(22, 0.2, 1, 0),
    .init(23, 0, 53, 23),
    .init(24, 0, 32, 23),
    .init(24, 0.05, 5, 0),
    .init(24, 0.1, 3, 0),
  ]
}
