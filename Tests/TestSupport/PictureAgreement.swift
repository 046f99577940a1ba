import Drawing
import Foundation

/// How much two renderers' pictures of the same thing differ. Edges are counted separately, because renderers
/// compute their coverage in different ways; everywhere else they have no reason to differ.
public struct PictureAgreement: Hashable, Sendable, CustomStringConvertible {
  /// The worst difference of any component outside the bands along edges, in levels of 255.
  public private(set) var worstAway = 0
  /// The first pixel that is so far off.
  public private(set) var place = Drawing.Point.zero
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
        guard let first = first.baseAddress, let second = second.baseAddress else { return }
        // Tests are built without optimisation, and most rows are equal: memcmp finds these quickly.
        for y in 0..<one.height
        where memcmp(first + 4 * width * y, second + 4 * width * y, 4 * width) != 0 {
          let left = (first + 4 * width * y).assumingMemoryBound(to: UInt32.self)
          let right = (second + 4 * width * y).assumingMemoryBound(to: UInt32.self)
          var x = -1
          while x + 1 < width {
            x += 1
            if left[x] == right[x] { continue }
            count += 1
            let difference = Self.difference(left[x], right[x])
            // Most are off by one; whether these are at an edge does not matter.
            if difference > 2, Self.isAtEdge(x, y, one, first) || Self.isAtEdge(x, y, other, second)
            {
              worstAtEdges = max(worstAtEdges, difference)
              off.append((x, y))
            } else if difference > worstAway {
              worstAway = difference
              place = Drawing.Point(Double(x), Double(y))
            }
          }
        }
      }
    }
    mostInWindow = Self.most(of: off)
  }

  /// The largest difference of any component of two pixels.
  private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    var most = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let levels = Int(one >> shift & 255) - Int(other >> shift & 255)
      most = max(most, levels < 0 ? -levels : levels)
      shift += 8
    }
    return most
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

  /// Whether a pixel lies on an edge or beside one: whether any component differs by more than `step`
  /// among the pixel and its eight neighbours.
  private static func isAtEdge(_ x: Int, _ y: Int, _ bitmap: Bitmap, _ bytes: UnsafeRawPointer)
    -> Bool
  {
    let (top, bottom) = (max(y - 1, 0), min(y + 1, bitmap.height - 1))
    let (left, right) = (4 * max(x - 1, 0), 4 * min(x + 1, bitmap.width - 1))
    var component = 0
    while component < 4 {
      var (least, most) = (UInt8.max, UInt8.min)
      var row = top
      while row <= bottom {
        let values = (bytes + 4 * bitmap.width * row).assumingMemoryBound(to: UInt8.self)
        var column = left + component
        while column <= right + component {
          let value = values[column]
          if value < least { least = value }
          if value > most { most = value }
          column += 4
        }
        row += 1
      }
      if most - least > step { return true }
      component += 1
    }
    return false
  }
}
