public import Drawing

/// How an image is enlarged: the caps outside of the insets keep their size, and the part between
/// them fills the rest (`UIImage.capInsets` and `resizingMode`).
public struct ImageResizing: Hashable, Sendable {
  /// How the part between the caps fills its space.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Repeated and clipped at the end; UIKit's default.
    case tile
    /// Stretched.
    case stretch
  }

  /// The caps on each side, in points of the image.
  public var capInsets: EdgeInsets
  /// How the part between the caps fills its space. Default: `tile`.
  public var mode: Mode

  /// Creates a resizing. Insets that are negative or NaN become 0.
  public init(capInsets: EdgeInsets, mode: Mode = .tile) {
    func side(_ value: Double) -> Double { value > 0 ? value : 0 }
    self.capInsets = EdgeInsets(
      top: side(capInsets.top), left: side(capInsets.left), bottom: side(capInsets.bottom),
      right: side(capInsets.right))
    self.mode = mode
  }

  /// The same resizing mirrored horizontally.
  var flippedHorizontally: ImageResizing {
    ImageResizing(
      capInsets: EdgeInsets(
        top: capInsets.top, left: capInsets.right, bottom: capInsets.bottom, right: capInsets.left),
      mode: mode)
  }

  /// The maximum number of pixels of a resized image; a larger one is stretched as a whole. Our
  /// choice: the maximum for image files.
  private static let mostPixels = 1 << 24

  /// Resizes `bitmap`, with `scale` pixels per point, to `size` points; `nil` if the result would
  /// have no pixels or too many.
  ///
  /// If the size is smaller than both caps together, they shrink by the same factor (our choice).
  func resized(_ bitmap: Bitmap, scale: Int, to size: Size) -> Bitmap? {
    let factor = Double(scale)
    let (width, height) = ((size.width * factor).rounded(), (size.height * factor).rounded())
    let longest = Double(Bitmap.maximumSide)
    guard width >= 1, height >= 1, width <= longest, height <= longest,
      width * height <= Double(Self.mostPixels)
    else { return nil }
    let columns = AxisSamples(
      from: bitmap.width, to: Int(width), caps: (capInsets.left, capInsets.right), factor, mode)
    let rows = AxisSamples(
      from: bitmap.height, to: Int(height), caps: (capInsets.top, capInsets.bottom), factor, mode)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(width) * Int(height) * 4)
    var (line, drawn): ([UInt8], Sample?) = ([], nil)
    for row in rows.samples {
      // Rows between the caps are often equal.
      if row != drawn {
        line.removeAll(keepingCapacity: true)
        for column in columns.samples { bitmap.append(row, column, to: &line) }
        drawn = row
      }
      bytes += line
    }
    return try? Bitmap(width: Int(width), height: Int(height), rgba: bytes)
  }
}

/// The source of a row or column of the result: two neighbours, and the weight of the second.
private struct Sample: Equatable {
  let first: Int
  let second: Int
  let share: Double
}

/// The samples of all columns, or of all rows.
private struct AxisSamples {
  private(set) var samples: [Sample] = []

  /// Creates samples.
  ///
  /// - Parameters:
  ///   - count: The number of pixels of the image along the axis.
  ///   - target: The number of pixels of the result.
  ///   - caps: The insets at both ends, in points.
  ///   - factor: Pixels per point.
  init(
    from count: Int, to target: Int, caps: (Double, Double), _ factor: Double,
    _ mode: ImageResizing.Mode
  ) {
    func pixels(_ points: Double) -> Int { Int(min((points * factor).rounded(), Double(count))) }
    let low = pixels(caps.0)
    let high = min(pixels(caps.1), count - low)
    let center = count - low - high
    guard target >= low + high else {
      samples = (0..<target).map { place in
        let position = (Double(place) + 0.5) * Double(low + high) / Double(target) - 0.5
        // The columns of the two caps are adjacent.
        func column(_ index: Int) -> Int { index < low ? index : index + center }
        let first = max(Int(position.rounded(.down)), 0)
        return Sample(
          first: column(first), second: column(min(first + 1, low + high - 1)),
          share: max(position - Double(first), 0))
      }
      return
    }
    let room = target - low - high
    for place in 0..<target {
      if place < low {
        samples.append(Sample(first: place, second: place, share: 0))
      } else if place >= low + room {
        let column = place - low - room + low + center
        samples.append(Sample(first: column, second: column, share: 0))
      } else {
        samples.append(Self.filling(place - low, of: room, low, center, count, mode))
      }
    }
  }

  /// A sample between the caps. If there are no pixels between them, the last one of the first cap
  /// is repeated.
  private static func filling(
    _ place: Int, of room: Int, _ low: Int, _ center: Int, _ count: Int, _ mode: ImageResizing.Mode
  ) -> Sample {
    guard center > 0 else {
      let column = min(max(low - 1, 0), count - 1)
      return Sample(first: column, second: column, share: 0)
    }
    switch mode {
    case .tile:
      let column = low + place % center
      return Sample(first: column, second: column, share: 0)
    case .stretch:
      let position = (Double(place) + 0.5) * Double(center) / Double(room) - 0.5
      let first = max(Int(position.rounded(.down)), 0)
      return Sample(
        first: low + first, second: low + min(first + 1, center - 1),
        share: max(position - Double(first), 0))
    }
  }
}

extension Bitmap {
  /// Appends a pixel of a row and a column, interpolated from up to four pixels, weighted by their
  /// alpha.
  fileprivate func append(_ row: Sample, _ column: Sample, to bytes: inout [UInt8]) {
    func start(_ x: Int, _ y: Int) -> Int { 4 * (y * width + x) }
    if row.share == 0, column.share == 0 {
      let first = start(column.first, row.first)
      bytes += rgba[first..<first + 4]
      return
    }
    let corners = [
      (start(column.first, row.first), (1 - column.share) * (1 - row.share)),
      (start(column.second, row.first), column.share * (1 - row.share)),
      (start(column.first, row.second), (1 - column.share) * row.share),
      (start(column.second, row.second), column.share * row.share),
    ]
    let alpha = corners.reduce(0) { $0 + Double(rgba[$1.0 + 3]) * $1.1 }
    for channel in 0..<3 {
      let sum = corners.reduce(0) {
        $0 + Double(rgba[$1.0 + channel]) * Double(rgba[$1.0 + 3]) * $1.1
      }
      bytes.append(alpha > 0 ? UInt8(min((sum / alpha).rounded(), 255)) : 0)
    }
    bytes.append(UInt8(min(alpha.rounded(), 255)))
  }

  /// The bitmap without a range of columns and a range of rows; `nil` if nothing would remain.
  package func removing(columns: Range<Int>, rows: Range<Int>) -> Bitmap? {
    var bytes: [UInt8] = []
    for y in 0..<height where !rows.contains(y) {
      for x in 0..<width where !columns.contains(x) {
        let start = 4 * (y * width + x)
        bytes += rgba[start..<start + 4]
      }
    }
    return try? Bitmap(
      width: width - columns.clamped(to: 0..<width).count,
      height: height - rows.clamped(to: 0..<height).count, rgba: bytes)
  }
}
