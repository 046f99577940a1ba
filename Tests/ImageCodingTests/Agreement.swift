import CairoRendering
import Drawing
import Foundation
import TestSupport
import Testing

@testable import ImageCoding

/// The difference between our picture of a display list and that of our SVG, drawn by librsvg.
struct Agreement: CustomStringConvertible {
  /// The worst difference of any component outside the bands along edges, in levels of 255.
  var worstInside = 0
  /// The same within those bands.
  var worstAtEdges = 0
  /// How many pixels within the bands differ by more than two.
  var countAtEdges = 0
  /// How many pixels differ at all.
  var count = 0
  /// How many different pixels there are in our picture, so that an empty one cannot pass.
  var variety = 0

  var description: String {
    "\(count) pixels differ, by \(worstInside) at most inside and by \(worstAtEdges) at edges, there "
      + "\(countAtEdges) by more than 2; \(variety) different pixels"
  }

  /// Draws `items` on an opaque ground of 60 × 60 points, so that visible colours are compared.
  init(_ items: [DisplayList.Item], scale: Int = 2, ground: Color? = Color(hex: 0xF2E8CF)) throws {
    let frame = Rect(0, 0, 60, 60)
    let background = ground.map { [DisplayList.Item.fill(.rect(frame), $0)] } ?? []
    let list = DisplayList(size: frame.size, items: background + items)
    let ours = try CairoRenderer().bitmap(of: list, scale: Double(scale))
    let theirs = try SVGRasteriser.librsvg(
      SVGEncoder().encode(list), width: ours.width, height: ours.height)
    try #require(ours.width == theirs.width && ours.height == theirs.height)
    compare(ours, theirs)
  }

  private mutating func compare(_ ours: Bitmap, _ theirs: Bitmap) {
    let (words, others) = (ours.words, theirs.words)
    for y in 0..<ours.height {
      for x in 0..<ours.width {
        let pixel = y * ours.width + x
        // Most pixels are the same.
        guard words[pixel] != others[pixel] else { continue }
        let difference = Self.difference(ours.rgba[(4 * pixel)...], theirs.rgba[(4 * pixel)...])
        count += 1
        if Self.isAtEdge(x, y, ours) {
          worstAtEdges = max(worstAtEdges, difference)
          if difference > 2 { countAtEdges += 1 }
        } else {
          worstInside = max(worstInside, difference)
        }
      }
    }
    variety = Set(words).count
  }

  /// The worst difference of the first four bytes.
  private static func difference(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    zip(one.prefix(4), other.prefix(4)).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// Whether a pixel or a neighbour of it lies on an edge: between two neighbours there is a step of
  /// more than 24 levels.
  private static func isAtEdge(_ x: Int, _ y: Int, _ bitmap: Bitmap) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, bitmap.width - 1)
    let rows = max(y - 1, 0)...min(y + 1, bitmap.height - 1)
    var least: [UInt8] = [255, 255, 255, 255]
    var most: [UInt8] = [0, 0, 0, 0]
    for row in rows {
      for column in columns {
        for channel in 0..<4 {
          let value = bitmap.rgba[4 * (row * bitmap.width + column) + channel]
          least[channel] = min(least[channel], value)
          most[channel] = max(most[channel], value)
        }
      }
    }
    return zip(least, most).contains { $1 > $0 && $1 - $0 > 24 }
  }
}
