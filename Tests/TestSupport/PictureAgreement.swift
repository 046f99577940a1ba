import Drawing

/// How far two renderers' pictures of the same thing are apart, edges by themselves: there renderers
/// count coverage in different ways, everywhere else they have no reason to differ.
public struct PictureAgreement: Hashable, Sendable, CustomStringConvertible {
  /// The worst difference of any component outside the bands along edges, in levels of 255.
  public private(set) var worstAway = 0
  /// The first pixel that is so far off.
  public private(set) var place = Point.zero
  /// The same within those bands.
  public private(set) var worstAtEdges = 0
  /// The most pixels that are off by more than two levels in any window of the picture's
  /// grid of 8 × 8, within the bands.
  public private(set) var mostInWindow = 0
  /// How many pixels differ at all.
  public private(set) var count = 0

  /// One line for a table.
  public var description: String {
    "away from edges off by \(worstAway) at most, at \(Int(place.x)), \(Int(place.y)); at edges by \(worstAtEdges), at most"
      + " \(mostInWindow) of 64 pixels by more than 2; \(count) pixels differ at all"
  }

  /// More levels than these between neighbours make an edge: where a curve begins, or an edge has little
  /// contrast, there are few.
  private static let step: UInt8 = 2
  private static let side = 8

  /// Compares pictures of one size.
  public init(_ one: Bitmap, _ other: Bitmap) {
    precondition(one.width == other.width && one.height == other.height)
    let width = one.width
    var off: [(x: Int, y: Int)] = []
    one.rgba.withUnsafeBytes { first in
      other.rgba.withUnsafeBytes { second in
        for pixel in 0..<width * one.height {
          let left = first.loadUnaligned(fromByteOffset: 4 * pixel, as: UInt32.self)
          let right = second.loadUnaligned(fromByteOffset: 4 * pixel, as: UInt32.self)
          guard left != right else { continue }
          count += 1
          var difference = 0
          for shift: UInt32 in [0, 8, 16, 24] {
            let levels = Int(left >> shift & 255) - Int(right >> shift & 255)
            difference = max(difference, abs(levels))
          }
          let (x, y) = (pixel % width, pixel / width)
          // Most are off by one; whether these are at an edge does not matter.
          if difference > 2, Self.isAtEdge(x, y, one) || Self.isAtEdge(x, y, other) {
            worstAtEdges = max(worstAtEdges, difference)
            off.append((x, y))
          } else if difference > worstAway {
            worstAway = difference
            place = Point(Double(x), Double(y))
          }
        }
      }
    }
    mostInWindow = Self.most(of: off)
  }

  /// The most of the pixels that lie in one window of the grid of windows.
  private static func most(of pixels: [(x: Int, y: Int)]) -> Int {
    var counts: [SIMD2<Int>: Int] = [:]
    for pixel in pixels { counts[SIMD2(pixel.x / side, pixel.y / side), default: 0] += 1 }
    return counts.values.max() ?? 0
  }

  /// Joins the worst of two.
  public mutating func formWorst(with other: PictureAgreement) {
    if other.worstAway > worstAway { (worstAway, place) = (other.worstAway, other.place) }
    worstAtEdges = max(worstAtEdges, other.worstAtEdges)
    mostInWindow = max(mostInWindow, other.mostInWindow)
    count += other.count
  }

  /// Whether a pixel lies on an edge or beside one.
  private static func isAtEdge(_ x: Int, _ y: Int, _ bitmap: Bitmap) -> Bool {
    var (least, most) = (SIMD4<UInt8>(repeating: 255), SIMD4<UInt8>(repeating: 0))
    for row in max(y - 1, 0)...min(y + 1, bitmap.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, bitmap.width - 1) {
        let start = 4 * (row * bitmap.width + column)
        let pixel = SIMD4(bitmap.rgba[start..<start + 4])
        least = pointwiseMin(least, pixel)
        most = pointwiseMax(most, pixel)
      }
    }
    return (most &- least).max() > step
  }
}
