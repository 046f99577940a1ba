internal import Drawing

extension Difference {
  /// By how many pixels content has moved.
  public struct Shift: Hashable, Sendable, CustomStringConvertible {
    /// To the right; negative to the left.
    public let x: Int
    /// Down; negative up.
    public let y: Int

    /// The farthest move that is looked for, in each direction (our choice).
    static let farthest = 16
    /// How many candidates are looked at pixel by pixel, so that no picture takes forever.
    private static let mostTries = 64

    /// `(x, y)`.
    public var description: String { "(\(x), \(y))" }

    /// The shortest move that explains everything that changed, if there is one: each pixel of the
    /// changed area shows what lay that far away before, and what each showed before lies that far away
    /// now. What comes from beyond the picture's edges is taken as explained, as long as most is not.
    ///
    /// `isEdge` says that only an edge has moved: what continues beyond the changed area is not the same on
    /// the two sides between which it moved, as it is around an object that moves over an even ground.
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

    /// Whether the pixels next to the area differ between the sides from which and to which content moved.
    /// They are the same in both pictures. An area that reaches an edge of the picture has nothing to
    /// compare on that side; its content may have come from outside.
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

    /// Whether most changed pixels have both what they show and what they showed within the picture.
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

    /// All moves, shortest first; among equals those up and then to the left.
    private static let candidates: [Shift] = {
      var shifts: [Shift] = []
      for y in -farthest...farthest {
        for x in -farthest...farthest where x != 0 || y != 0 { shifts.append(Shift(x: x, y: y)) }
      }
      // Sorting is stable, so the order of the loops decides among equals.
      return shifts.sorted { $0.squaredLength < $1.squaredLength }
    }()

    private var squaredLength: Int { x * x + y * y }

    /// A move as far as the area is wide has nothing in it that both lay there and still does; with
    /// half of that left it can be told from two changes that happen to look alike.
    private func reaches(_ area: PixelRect) -> Bool {
      2 * abs(x) <= area.width && 2 * abs(y) <= area.height
    }

    /// Looks only at the area's first row and then its last: they rule out nearly everything.
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

    /// Whether the pixels of `one` are those of `other` at a distance, as far as that has them.
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
