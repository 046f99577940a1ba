internal import Drawing

/// The result of a comparison for JSON: the members that `cellophane compare --json` and
/// `cellophane snapshot verify --json` have in common.
package struct VerdictReport: Hashable, Sendable, Codable {
  /// One pixel in both pictures.
  package struct Pixel: Hashable, Sendable, Codable {
    let x: Int
    let y: Int
    /// Red, green, blue and alpha of the expected picture, 0…255.
    let expected: [Int]
    /// Red, green, blue and alpha of the actual picture, 0…255.
    let actual: [Int]
    /// The greatest difference of a stored component, 0…255.
    let delta: Int
    /// The component with this difference.
    let channel: String
    /// The greatest difference of the colours drawn over black or over white, 0…255.
    let visibleDelta: Int
  }

  /// A rectangle of pixels.
  package struct Area: Hashable, Sendable, Codable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// A distance in pixels.
  package struct Distance: Hashable, Sendable, Codable {
    let x: Int
    let y: Int
  }

  /// `identical`, `tolerated`, `different` or `size-mismatch`.
  package let verdict: String
  /// The width of the expected picture in pixels.
  package let width: Int
  /// The height of the expected picture in pixels.
  package let height: Int
  /// The width of the new picture; nil if the sizes are equal.
  package let actualWidth: Int?
  /// The height of the new picture; nil if the sizes are equal.
  package let actualHeight: Int?
  /// The number of pixels that differ by the metric.
  package let differingPixels: Int
  /// The number of pixels that are ignored because they only smooth an edge.
  package let ignoredAntialiasing: Int
  /// The number of pixels of which at least one byte differs; nil if all bytes are equal.
  package let changedPixels: Int?
  /// The number of pixels that were compared; nil if all bytes are equal.
  package let comparedPixels: Int?
  /// The number of differing pixels that are fully transparent in both pictures.
  package let invisiblePixels: Int?
  /// Whether only alpha differs; nil if all bytes are equal.
  package let alphaOnly: Bool?
  /// The bounding boxes of groups of differing pixels.
  package let regions: [Area]
  /// The pixel with the greatest visible difference; nil if all bytes are equal.
  package let worst: Pixel?
  /// The distance by which the content has moved, if that explains all changed pixels.
  package let shift: Distance?
  /// The distance by which an edge has moved, if that explains all changed pixels.
  package let movedEdge: Distance?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - verdict: The result of the comparison.
  ///   - size: The size of the expected picture.
  package init(_ verdict: Verdict, size: PixelSize) {
    var difference: Difference?
    var mismatch: SizeMismatch?
    switch verdict {
    case .identical: break
    case .tolerated(let found), .different(let found): difference = found
    case .sizeMismatch(let found):
      mismatch = found
      difference = found.commonPart
    }
    self.verdict = verdict.name
    width = size.width
    height = size.height
    actualWidth = mismatch?.actual.width
    actualHeight = mismatch?.actual.height
    differingPixels = mismatch?.differingPixels ?? difference?.differingPixels ?? 0
    ignoredAntialiasing = difference?.ignoredAntialiasing ?? 0
    changedPixels = difference?.changedPixels
    comparedPixels = difference?.totalPixels
    invisiblePixels = difference?.invisiblePixels
    alphaOnly = difference?.alphaOnly
    regions = (difference?.regions ?? []).map {
      Area(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    worst = difference.map { Pixel($0.worst) }
    shift = difference?.shift.map { Distance(x: $0.x, y: $0.y) }
    movedEdge = difference?.movedEdge.map { Distance(x: $0.x, y: $0.y) }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encodeIfPresent(actualWidth, forKey: .actualWidth)
    try container.encodeIfPresent(actualHeight, forKey: .actualHeight)
    try container.encode(differingPixels, forKey: .differingPixels)
    try container.encode(ignoredAntialiasing, forKey: .ignoredAntialiasing)
    try container.encodeIfPresent(changedPixels, forKey: .changedPixels)
    try container.encodeIfPresent(comparedPixels, forKey: .comparedPixels)
    try container.encodeIfPresent(invisiblePixels, forKey: .invisiblePixels)
    try container.encodeIfPresent(alphaOnly, forKey: .alphaOnly)
    try container.encode(regions, forKey: .regions)
    // This member is always present: null if nothing differs.
    try container.encode(worst, forKey: .worst)
    try container.encodeIfPresent(shift, forKey: .shift)
    try container.encodeIfPresent(movedEdge, forKey: .movedEdge)
  }
}

extension VerdictReport.Pixel {
  fileprivate init(_ pixel: Difference.Pixel) {
    x = pixel.x
    y = pixel.y
    expected = pixel.expected.channels
    actual = pixel.actual.channels
    delta = pixel.delta
    channel = pixel.channel.rawValue
    visibleDelta = pixel.visibleDelta
  }
}

extension Bitmap.RGBA {
  fileprivate var channels: [Int] { [Int(red), Int(green), Int(blue), Int(alpha)] }
}
