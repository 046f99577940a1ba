internal import Drawing

extension Difference {
  /// A distance in pixels by which content has moved.
  public struct Shift: Hashable, Sendable, CustomStringConvertible {
    /// The distance to the right; negative to the left.
    public let x: Int
    /// The distance downwards; negative upwards.
    public let y: Int

    /// The maximum distance that is searched in each direction. Our choice.
    static let farthest = 16
    /// The maximum number of distances that are compared pixel by pixel. It limits the time of a search.
    private static let mostTries = 64

    /// `(x, y)`.
    public var description: String { "(\(x), \(y))" }

    /// Returns the shortest distance by which the content of the changed area has moved; nil if no distance
    /// explains all changed pixels.
    ///
    /// A distance explains a pixel if the new pixel is equal to the old one at that distance, and the old
    /// pixel to the new one at that distance. Pixels that come from outside of the picture count as explained,
    /// but most pixels must come from inside.
    ///
    /// `isEdge` is true if an edge has moved and not an object: the pixels next to the changed area differ
    /// between the two opposite sides. Around an object that moves over an even ground they are equal.
    static func between(
      _ expected: Pixels, _ actual: Pixels, _ map: DifferenceMap
    ) -> (distance: Shift, isEdge: Bool)? {
      let area = map.changedArea
      var tries = 0
      for shift in candidates where shift.reaches(area) {
        guard shift.explains(expected, actual, endsOf: area) else { continue }
        tries += 1
        if tries > mostTries { return nil }
        if shift.explains(expected, actual, area), shift.explainsMost(of: map) {
          return (shift, shift.movesEdge(of: area, in: expected))
        }
      }
      return nil
    }

    /// Whether the pixels next to the area differ between its two opposite sides in the direction of the move.
    /// If the area touches an edge of the picture, there is no pixel to compare on that side, and the result
    /// is false.
    private func movesEdge(of area: PixelRect, in picture: Pixels) -> Bool {
      let (right, bottom) = (area.x + area.width, area.y + area.height)
      if y != 0, area.y > 0, bottom < picture.size.height,
        !picture.matches(
          picture, area.x, area.y - 1, otherX: area.x, otherY: bottom, count: area.width)
      {
        return true
      }
      if x != 0, area.x > 0, right < picture.size.width {
        return (area.y..<bottom).contains {
          !picture.matches(picture, area.x - 1, $0, otherX: right, otherY: $0, count: 1)
        }
      }
      return false
    }

    /// Whether, for most changed pixels, the pixels at the distance in both directions lie in the picture.
    private func explainsMost(of map: DifferenceMap) -> Bool {
      var inside = 0
      let columns = 0..<map.size.width
      let rows = 0..<map.size.height
      map.forEach(nil) { column, row in
        let places = [(column - x, row - y), (column + x, row + y)]
        if places.allSatisfy({ columns.contains($0.0) && rows.contains($0.1) }) { inside += 1 }
      }
      return 2 * inside > map.changed
    }

    /// All distances, sorted by length; those of equal length from top to bottom, then from left to right.
    private static let candidates: [Shift] = {
      var shifts: [Shift] = []
      for y in -farthest...farthest {
        for x in -farthest...farthest where x != 0 || y != 0 { shifts.append(Shift(x: x, y: y)) }
      }
      // Sorting is stable, so the order of the loops decides among equals.
      return shifts.sorted { $0.squaredLength < $1.squaredLength }
    }()

    private var squaredLength: Int { x * x + y * y }

    /// Whether the distance is at most half the size of the area. If the old and the new place of the content
    /// overlap less, two independent changes could look like a move.
    private func reaches(_ area: PixelRect) -> Bool {
      2 * abs(x) <= area.width && 2 * abs(y) <= area.height
    }

    /// Whether the distance explains the first and the last row of the area. This excludes most distances
    /// quickly.
    private func explains(_ expected: Pixels, _ actual: Pixels, endsOf area: PixelRect) -> Bool {
      func explains(row y: Int) -> Bool {
        self.explains(
          expected, actual, PixelRect(x: area.x, y: y, width: area.width, height: 1))
      }
      return explains(row: area.y) && explains(row: area.y + area.height - 1)
    }

    private func explains(_ expected: Pixels, _ actual: Pixels, _ area: PixelRect) -> Bool {
      for y in area.y..<area.y + area.height {
        guard
          moved(
            actual, from: expected, x: area.x, y: y, count: area.width, dx: -self.x, dy: -self.y),
          moved(expected, from: actual, x: area.x, y: y, count: area.width, dx: self.x, dy: self.y)
        else { return false }
      }
      return true
    }

    /// Whether a row of pixels of `one` is equal to that of `other` at a distance. Pixels outside of `other` are
    /// skipped.
    private func moved(
      _ one: Pixels, from other: Pixels, x: Int, y: Int, count: Int, dx: Int, dy: Int
    ) -> Bool {
      guard (0..<other.size.height).contains(y + dy) else { return true }
      let start = max(x, -dx)
      let end = min(x + count, other.size.width - dx)
      guard start < end else { return true }
      return one.matches(
        other, start, y, otherX: start + dx, otherY: y + dy, count: end - start)
    }
  }
}
