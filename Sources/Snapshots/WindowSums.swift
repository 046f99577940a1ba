/// Computes sums over square windows of two pictures, in constant time for each window and with memory for one
/// row. For each column it stores the sums over the window's rows, and for the current row their running totals.
struct WindowSums {
  /// The statistics of one channel of a window that SSIM needs.
  struct Moments {
    let mean1, mean2, variance1, variance2, covariance: Double
  }

  /// The sums of values, squares and products of one channel. Sums of integers are exact in any order.
  private struct Sums {
    var one = 0
    var two = 0
    var one2 = 0
    var two2 = 0
    var product = 0

    mutating func add(_ a: UInt8, _ b: UInt8, sign: Int) {
      let a = Int(a)
      let b = Int(b)
      one += sign * a
      two += sign * b
      one2 += sign * a * a
      two2 += sign * b * b
      product += sign * a * b
    }

    static func + (x: Sums, y: Sums) -> Sums {
      Sums(
        one: x.one + y.one, two: x.two + y.two, one2: x.one2 + y.one2, two2: x.two2 + y.two2,
        product: x.product + y.product)
    }

    static func - (x: Sums, y: Sums) -> Sums {
      Sums(
        one: x.one - y.one, two: x.two - y.two, one2: x.one2 - y.one2, two2: x.two2 - y.two2,
        product: x.product - y.product)
    }
  }

  private let radius: Int
  private let width: Int
  /// The row of the windows' centres, in coordinates without the border; nil at first.
  private var row: Int?
  /// The sums of each column, three channels after one another.
  private var columns: [Sums]
  /// For each column, the total of all columns before it, three channels after one another. There is one more
  /// entry than columns.
  private var totals: [Sums]

  /// Creates sums for pictures with a border.
  ///
  /// - Parameters:
  ///   - radius: The width of the border, and the distance from a window's centre to its edge, in pixels.
  ///   - width: The width of the pictures with the border, in pixels.
  init(radius: Int, width: Int) {
    self.radius = radius
    self.width = width
    columns = Array(repeating: Sums(), count: 3 * width)
    totals = Array(repeating: Sums(), count: 3 * (width + 1))
  }

  /// Updates the sums to windows whose centres are in a row.
  mutating func move(toRow y: Int, _ one: FramedPicture, _ two: FramedPicture) {
    if row == y { return }
    // The first row of a window, in coordinates with the border, has the number of its centre without it.
    if let row, row < y, y - row <= radius {
      for step in row..<y {
        add(row: step, one, two, sign: -1)
        add(row: step + 2 * radius + 1, one, two, sign: 1)
      }
    } else {
      columns = Array(repeating: Sums(), count: 3 * width)
      for row in y...y + 2 * radius { add(row: row, one, two, sign: 1) }
    }
    row = y
    for index in columns.indices { totals[index + 3] = totals[index] + columns[index] }
  }

  private mutating func add(row: Int, _ one: FramedPicture, _ two: FramedPicture, sign: Int) {
    var index = 0
    for (a, b) in zip(one.row(row), two.row(row)) {
      columns[index].add(a.red, b.red, sign: sign)
      columns[index + 1].add(a.green, b.green, sign: sign)
      columns[index + 2].add(a.blue, b.blue, sign: sign)
      index += 3
    }
  }

  /// Returns the statistics of a channel in the window around a pixel of the current row.
  func moments(_ x: Int, channel: Int) -> Moments {
    let side = 2 * radius + 1
    let sums = totals[3 * (x + side) + channel] - totals[3 * x + channel]
    let count = Double(side * side)
    let mean1 = Double(sums.one) / count
    let mean2 = Double(sums.two) / count
    return Moments(
      mean1: mean1, mean2: mean2, variance1: Double(sums.one2) / count - mean1 * mean1,
      variance2: Double(sums.two2) / count - mean2 * mean2,
      covariance: Double(sums.product) / count - mean1 * mean2)
  }
}
