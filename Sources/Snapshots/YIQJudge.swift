internal import Drawing

/// `Metric.yiq`: the distance of colours in the colour space of NTSC television after Kotsarenko and
/// Ramos ("Measuring perceived color difference using YIQ NTSC transmission color space", 2010), and
/// the test for anti-aliasing after Vyšniauskas ("Anti-aliased pixel and intensity slope detector",
/// 2009), both with the details that decide pixelmatch's counts: the order in which neighbours are
/// looked at, and what happens at the picture's edges.
struct YIQJudge: PixelJudge {
  /// The greatest possible distance, from black to white. It was published with the formula.
  private static let largestDistance = 35_215.0

  /// The class of pixels whose result must be computed with the exact formula, besides those of `PixelClass`.
  private static let unsure: UInt32 = 3

  private let expected: Pixels
  private let actual: Pixels
  private let limit: Double
  private let countsAntialiasing: Bool
  /// The results for a row. The array is reused.
  private var found: [UInt32]
  /// Intermediate results for the neighbouring rows.
  private var notes: [Int32]

  init(expected: Pixels, actual: Pixels, threshold: Double, countsAntialiasing: Bool) {
    self.expected = expected
    self.actual = actual
    limit = Self.largestDistance * threshold * threshold
    self.countsAntialiasing = countsAntialiasing
    found = Array(repeating: 0, count: expected.size.width)
    notes = Array(repeating: 0, count: expected.notesLength)
  }

  /// Computes eight pixels at a time with numbers of 32 bits. Pixels close to the threshold are computed again by
  /// `judge`, with the numbers of 64 bits that pixelmatch uses.
  mutating func judgeRow(
    _ y: Int, _ expected: Pixels, _ actual: Pixels, into judged: inout [JudgedPixel]
  ) {
    let count = expected.judgeRow(
      y, and: actual, limit: Float(limit), forgivesSmoothing: !countsAntialiasing,
      notes: &notes, found: &found)
    for index in 0..<count where found[index] & 3 == Self.unsure {
      let x = JudgedPixel(bits: found[index]).x
      found[index] = JudgedPixel(x, y, judge(x, y)).bits
    }
    judged.append(contentsOf: found[..<count].lazy.map(JudgedPixel.init(bits:)))
  }

  func judge(_ x: Int, _ y: Int) -> PixelClass {
    let before = ColorOverWhite(expected.word(x, y))
    let after = ColorOverWhite(actual.word(x, y))
    if Self.distance(before, after) <= limit { return .tolerated }
    if countsAntialiasing { return .different }
    let smooths =
      isAntialiased(x, y, in: expected, other: actual)
      || isAntialiased(x, y, in: actual, other: expected)
    return smooths ? .antialiased : .different
  }

  private static func distance(_ a: ColorOverWhite, _ b: ColorOverWhite) -> Double {
    let y = a.luma - b.luma
    let i = a.inPhase - b.inPhase
    let q = a.quadrature - b.quadrature
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Whether the brightness of the pixel is between those of its darkest and its brightest neighbour, and one of
  /// these two belongs to an area of one colour in both pictures.
  private func isAntialiased(
    _ x: Int, _ y: Int, in picture: Pixels, other: Pixels
  ) -> Bool {
    // This decides most pixels without arithmetic.
    if picture.isInside(x, y), picture.equalNeighbours(x, y) > 2 { return false }
    let left = max(x - 1, 0)
    let right = min(x + 1, picture.size.width - 1)
    let top = max(y - 1, 0)
    let bottom = min(y + 1, picture.size.height - 1)
    // At an edge of the picture, one neighbour counts as equal.
    var equal = right - left < 2 || bottom - top < 2 ? 1 : 0
    let word = picture.word(x, y)
    let luma = ColorOverWhite(word).luma
    var darkest = (step: 0.0, x: x, y: y)
    var brightest = (step: 0.0, x: x, y: y)
    // The order is column by column, because the first among equal steps is used.
    var column = left
    while column <= right {
      var row = top
      while row <= bottom {
        if column != x || row != y {
          let neighbour = picture.word(column, row)
          let step = neighbour == word ? 0 : luma - ColorOverWhite(neighbour).luma
          if step == 0 {
            equal += 1
            if equal > 2 { return false }
          } else if step < darkest.step {
            darkest = (step, column, row)
          } else if step > brightest.step {
            brightest = (step, column, row)
          }
        }
        row += 1
      }
      column += 1
    }
    if darkest.step == 0 || brightest.step == 0 { return false }
    return (isEven(darkest.x, darkest.y, in: picture) && isEven(darkest.x, darkest.y, in: other))
      || (isEven(brightest.x, brightest.y, in: picture)
        && isEven(brightest.x, brightest.y, in: other))
  }

  /// Whether at least three of the pixel's neighbours have exactly its colour.
  private func isEven(_ x: Int, _ y: Int, in picture: Pixels) -> Bool {
    if picture.isInside(x, y) { return picture.equalNeighbours(x, y) > 2 }
    let left = max(x - 1, 0)
    let right = min(x + 1, picture.size.width - 1)
    let top = max(y - 1, 0)
    let bottom = min(y + 1, picture.size.height - 1)
    var equal = right - left < 2 || bottom - top < 2 ? 1 : 0
    let word = picture.word(x, y)
    var row = top
    while row <= bottom {
      var column = left
      while column <= right {
        if picture.word(column, row) == word, column != x || row != y {
          equal += 1
          if equal > 2 { return true }
        }
        column += 1
      }
      row += 1
    }
    return false
  }
}

/// A colour over white, with its components in YIQ.
private struct ColorOverWhite {
  let red, green, blue: Double

  init(_ word: UInt32) {
    let color = Bitmap.RGBA(word: word)
    if color.alpha == 255 {
      red = Double(color.red)
      green = Double(color.green)
      blue = Double(color.blue)
    } else {
      let alpha = Double(color.alpha) / 255
      red = 255 + (Double(color.red) - 255) * alpha
      green = 255 + (Double(color.green) - 255) * alpha
      blue = 255 + (Double(color.blue) - 255) * alpha
    }
  }

  var luma: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
  var inPhase: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
  var quadrature: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}
