internal import Drawing

extension DifferenceMap {
  /// The side of a cell in pixels. Our choice: the size of a small glyph.
  private static let cell = 8

  /// Returns the bounding boxes of groups of pixels, sorted from top to bottom, then from left to right.
  ///
  /// Two pixels are in one group if their cells of 8 × 8 pixels are equal or touch.
  ///
  /// - Parameter wanted: The class of the pixels; nil for all pixels of which a byte differs.
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

  /// The bounding box of all pixels of which a byte differs.
  var changedArea: PixelRect {
    var area: Box?
    forEach(nil) { x, y in area = area?.union(Box(x, y)) ?? Box(x, y) }
    return area?.rect ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// A bounding box, as the first and last column and the first and last row.
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
