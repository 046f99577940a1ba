internal import Drawing

/// Eight bits of alpha for each pixel, rows from the top down, and how they are blurred.
///
/// The blur is the one that SVG prescribes for `feGaussianBlur` and that renderers of SVG draw: three
/// box blurs for a deviation of 2 pixels and more, a Gaussian below. Every pass is rounded to
/// whole numbers, so that the result is the same on every machine.
struct AlphaPlane {
  /// The widest box, in pixels, as in librsvg; a deviation of 266 pixels and more is drawn as that.
  static let widestBox = 500

  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The alphas: pixel (x, y) is at y · width + x.
  var values: [UInt8]

  /// A clear plane.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = [UInt8](repeating: 0, count: width * height)
  }

  /// How far beyond a shape a blur of `deviation` pixels reaches, in whole pixels.
  static func reach(of deviation: Double) -> Int {
    boxes(for: deviation).map { $0.reduce(0) { $0 + $1.size / 2 } }
      ?? (gaussian(for: deviation).count - 1) / 2
  }

  /// Blurs by `x` pixels along the rows and `y` along the columns; what lies outside counts as clear.
  mutating func blur(x: Double, y: Double) {
    blur(x, Line(count: width, step: 1), lines: Line(count: height, step: width))
    blur(y, Line(count: height, step: width), lines: Line(count: width, step: 1))
  }

  /// Places at equal distances in the memory.
  private struct Line {
    let count: Int
    let step: Int
  }

  /// A mean over neighbours: the pixel itself is the one with the index `target` of `size`.
  private struct Box {
    let size: Int
    let target: Int
  }

  /// The three boxes of SVG's specification: an even width is used once to the left and once to the
  /// right of the middle. `nil` where the Gaussian itself is drawn.
  private static func boxes(for deviation: Double) -> [Box]? {
    guard deviation >= 2 else { return nil }
    let exact = deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5
    let size = Int(min(exact, Double(widestBox)))
    guard size.isMultiple(of: 2) else {
      return Array(repeating: Box(size: size, target: size / 2), count: 3)
    }
    return [
      Box(size: size, target: size / 2), Box(size: size, target: size / 2 - 1),
      Box(size: size + 1, target: size / 2),
    ]
  }

  /// The parts that a pixel and its neighbours have in a Gaussian of less than 2 pixels, in 1/65,536,
  /// together exactly 1; one part for no blur.
  private static func gaussian(for deviation: Double) -> [Int] {
    guard deviation > 0 else { return [65_536] }
    let radius = Int((deviation * 3).rounded(.up))
    let exact = (-radius...radius).map { place in
      Elementary.exp(-Double(place * place) / (2 * deviation * deviation))
    }
    let total = exact.reduce(0, +)
    var parts = exact.map { Int(($0 / total * 65_536).rounded()) }
    parts[radius] += 65_536 - parts.reduce(0, +)
    return parts
  }

  private mutating func blur(_ deviation: Double, _ line: Line, lines: Line) {
    if let boxes = Self.boxes(for: deviation) {
      for box in boxes { average(box, line, lines: lines) }
    } else {
      let parts = Self.gaussian(for: deviation)
      if parts.count > 1 { weigh(parts, line, lines: lines) }
    }
  }

  /// Replaces each pixel by the mean of its box along `line`.
  ///
  /// All lines advance together, so that rows are walked through in the order of memory in both
  /// directions.
  private mutating func average(_ box: Box, _ line: Line, lines: Line) {
    let source = values
    let factor = 1 / Float(box.size)
    unsafe source.withUnsafeBufferPointer { source in
      unsafe values.withUnsafeMutableBufferPointer { target in
        if line.step == 1 {
          for start in stride(from: 0, to: lines.count * lines.step, by: lines.step) {
            unsafe Self.average(
              box, factor, source.extracting(start..<start + line.count),
              target.extracting(start..<start + line.count))
          }
        } else {
          unsafe Self.averageRows(box, factor, source, target, line, width: lines.count)
        }
      }
    }
  }

  private static func average(
    _ box: Box, _ factor: Float, _ source: UnsafeBufferPointer<UInt8>,
    _ target: UnsafeMutableBufferPointer<UInt8>
  ) {
    let ahead = box.size - box.target - 1
    var sum: Int32 = 0
    for place in 0..<min(ahead, source.count) { sum += Int32(unsafe source[place]) }
    for place in 0..<source.count {
      if place + ahead < source.count { sum += Int32(unsafe source[place + ahead]) }
      unsafe target[place] = mean(sum, factor)
      if place >= box.target { sum -= Int32(unsafe source[place - box.target]) }
    }
  }

  private static func averageRows(
    _ box: Box, _ factor: Float, _ source: UnsafeBufferPointer<UInt8>,
    _ target: UnsafeMutableBufferPointer<UInt8>, _ line: Line, width: Int
  ) {
    let ahead = box.size - box.target - 1
    var sums = [Int32](repeating: 0, count: width)
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      for row in 0..<min(ahead, line.count) {
        for x in 0..<width { unsafe sums[x] += Int32(source[row * line.step + x]) }
      }
      for row in 0..<line.count {
        if row + ahead < line.count {
          let start = (row + ahead) * line.step
          for x in 0..<width { unsafe sums[x] += Int32(source[start + x]) }
        }
        for x in 0..<width { unsafe target[row * line.step + x] = mean(sums[x], factor) }
        if row >= box.target {
          let start = (row - box.target) * line.step
          for x in 0..<width { unsafe sums[x] -= Int32(source[start + x]) }
        }
      }
    }
  }

  /// A sum times one over the number of its terms, halves upwards as nearly as 24 bits tell.
  @inline(__always)
  private static func mean(_ sum: Int32, _ factor: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: Int32(Float(sum) * factor + 0.5))
  }

  /// Replaces each pixel by the sum of its neighbours along `line`, each times its part.
  private mutating func weigh(_ parts: [Int], _ line: Line, lines: Line) {
    let source = values
    let radius = parts.count / 2
    for start in stride(from: 0, to: lines.count * lines.step, by: lines.step) {
      for place in 0..<line.count {
        var sum = 32_768
        for neighbour in max(place - radius, 0)...min(place + radius, line.count - 1) {
          sum += parts[neighbour - place + radius] * Int(source[start + neighbour * line.step])
        }
        values[start + place * line.step] = UInt8(sum >> 16)
      }
    }
  }
}
