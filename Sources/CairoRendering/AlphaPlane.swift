internal import Drawing

/// An 8-bit alpha channel, rows from top to bottom, that can be blurred.
///
/// The blur is the one that SVG specifies for `feGaussianBlur`: three box blurs for a standard
/// deviation of 2 pixels or more, a Gaussian below that. Each pass rounds to whole numbers, so that
/// the result is the same on every machine.
struct AlphaPlane {
  /// The maximum width of a box, in pixels, as in librsvg. It limits the standard deviation to 266
  /// pixels.
  static let widestBox = 500

  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The alpha of each pixel; pixel (x, y) is at y · width + x.
  var values: [UInt8]

  /// Creates a plane whose alpha is 0.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = [UInt8](repeating: 0, count: width * height)
  }

  /// How far a blur with a standard deviation of `deviation` pixels extends beyond a shape, in
  /// whole pixels.
  static func reach(of deviation: Double) -> Int {
    boxes(for: deviation).map { $0.reduce(0) { $0 + $1.size / 2 } }
      ?? (gaussian(for: deviation).count - 1) / 2
  }

  /// Blurs with a standard deviation of `x` pixels horizontally and `y` vertically. Alpha outside
  /// the plane counts as 0.
  mutating func blur(x: Double, y: Double) {
    blur(x, Line(count: width, step: 1), lines: Line(count: height, step: width))
    blur(y, Line(count: height, step: width), lines: Line(count: width, step: 1))
  }

  /// A row or column: the distance in memory between its pixels, and their number.
  private struct Line {
    let count: Int
    let step: Int
  }

  /// A box filter over `size` neighbours, of which the pixel itself has the index `target`.
  private struct Box {
    let size: Int
    let target: Int
  }

  /// The three box filters of SVG's specification. An even width is used once to the left and once
  /// to the right of the centre. `nil` if the deviation is too small for boxes.
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

  /// The weights of a Gaussian with a deviation below 2 pixels, in 1/65,536, which add up to
  /// exactly 1; a single weight for no blur.
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
  /// All lines advance together, so that memory is read in order in both directions.
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

  /// Multiplies a sum by the reciprocal of its count and rounds to nearest, halves up, within the
  /// precision of a float.
  @inline(__always)
  private static func mean(_ sum: Int32, _ factor: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: Int32(Float(sum) * factor + 0.5))
  }

  /// Replaces each pixel by the weighted sum of its neighbours along `line`.
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
