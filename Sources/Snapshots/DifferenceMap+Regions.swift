internal import Drawing

extension DifferenceMap {
  /// Pixels closer than about this belong to one region (our choice: the size of a small glyph).
  private static let cell = 8

  /// Rectangles around groups of pixels of a class (`nil`: all but the same), from the top down and
  /// then from the left. Each is the smallest around its group; groups are 8 × 8 cells that touch.
  func regions(of wanted: PixelClass?) -> [PixelRect] {
    let columns = (size.width + Self.cell - 1) / Self.cell
    let rows = (size.height + Self.cell - 1) / Self.cell
    var boxes = [Box?](repeating: nil, count: columns * rows)
    forEach(wanted) { x, y in
      let index = y / Self.cell * columns + x / Self.cell
      boxes[index] = boxes[index]?.union(Box(x, y)) ?? Box(x, y)
    }
    var regions: [Box] = []
    for start in boxes.indices {
      guard var region = boxes[start] else { continue }
      boxes[start] = nil
      var waiting = [start]
      while let index = waiting.popLast() {
        let column = index % columns
        let row = index / columns
        for nextRow in max(0, row - 1)...min(rows - 1, row + 1) {
          for nextColumn in max(0, column - 1)...min(columns - 1, column + 1) {
            let next = nextRow * columns + nextColumn
            guard let box = boxes[next] else { continue }
            region = region.union(box)
            boxes[next] = nil
            waiting.append(next)
          }
        }
      }
      regions.append(region)
    }
    return regions.map(\.rect).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// The smallest rectangle around all pixels of which a byte differs.
  var changedArea: PixelRect {
    var area: Box?
    forEach(nil) { x, y in area = area?.union(Box(x, y)) ?? Box(x, y) }
    return area?.rect ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The first and last columns and rows of some pixels.
  private struct Box {
    var left, right, top, bottom: Int

    init(_ x: Int, _ y: Int) {
      (left, right, top, bottom) = (x, x, y, y)
    }

    func union(_ other: Box) -> Box {
      var box = self
      box.left = min(left, other.left)
      box.right = max(right, other.right)
      box.top = min(top, other.top)
      box.bottom = max(bottom, other.bottom)
      return box
    }

    var rect: PixelRect {
      PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}
