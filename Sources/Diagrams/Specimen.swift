package import Drawing

/// A picture of cells in a state, as every figure shows it: the cells' drawing over the background, cropped to the
/// same rectangle for all states.
package struct Specimen: Hashable, Sendable {
  /// The drawing of the cells, in their own coordinates, in points.
  package var ink: [DisplayList.Item]
  /// The visible rectangle, in the same coordinates.
  package var window: Rect
  /// The colours of the background, from back to front.
  package var grounds: [Color]
  /// Whether the background is visible around the cells. It then has round corners and a hairline.
  package var showsGround: Bool
  /// The outlines that what has moved or changed its size has in the base, in the same coordinates.
  package var ghosts: [Path]
  /// What differs from the base, in words; empty for nothing.
  package var differences: [String]

  /// Creates a picture.
  package init(
    ink: [DisplayList.Item], window: Rect, grounds: [Color] = [], showsGround: Bool = false,
    ghosts: [Path] = [], differences: [String] = []
  ) {
    (self.ink, self.window, self.grounds) = (ink, window, grounds)
    (self.showsGround, self.ghosts, self.differences) = (showsGround, ghosts, differences)
  }

  /// Creates a picture of a whole display list.
  package init(_ list: DisplayList) {
    self.init(ink: list.items, window: Rect(origin: .zero, size: list.size))
  }

  /// The radius of a patch of ground, in points of the page.
  static let cornerRadius = 8.0
  /// The minimum length of a picture's longer side, in points of the page.
  static let leastSide = 64.0
  private static let ghostWidth = 1.25
  /// The length of a dash and of the gap behind it, together.
  private static let dashPitch = 8.0
  private static let mostDashes = 400.0

  /// Whether two pictures show the same; what they show may have windows of different sizes.
  package func looksLike(_ other: Specimen) -> Bool {
    ink == other.ink && grounds == other.grounds
  }

  /// The cell's origin in the picture. It is on a whole point, so that the edges of a cell do not fall between
  /// pixels.
  func origin(_ scale: Double) -> Point {
    Point(
      (-window.minX * scale - 1e-9).rounded(.up), (-window.minY * scale - 1e-9).rounded(.up))
  }

  /// The extent of the picture on a page, in whole points.
  func size(_ scale: Double) -> Size {
    let origin = origin(scale)
    return Size(
      origin.x + (window.maxX * scale - 1e-9).rounded(.up),
      origin.y + (window.maxY * scale - 1e-9).rounded(.up))
  }

  /// The items that draw the picture with its top left corner at a point.
  func items(at corner: Point, scale: Double, _ palette: DiagramPalette) -> [DisplayList.Item] {
    let size = size(scale)
    let place = Transform(scaleX: scale, y: scale).concatenating(.translation(origin(scale)))
    let area = Rect(origin: .zero, size: size)
    let patch: Path =
      showsGround ? .roundedRect(area, cornerRadius: Self.cornerRadius) : .rect(area)
    let inside = DisplayList(
      size: size,
      items: grounds.map { .fill(.rect(area), $0) }
        + [.layer(DisplayList.Layer(transform: place, items: ink))])
    var items: [DisplayList.Item] = [
      .layer(
        DisplayList.Layer(
          clip: patch, items: inside.withoutCoveredItems().withoutNames().items))
    ]
    if showsGround, needsLine(palette) {
      let line = Path.roundedRect(
        area.inset(by: EdgeInsets(0.5)), cornerRadius: Self.cornerRadius - 0.5)
      items.append(.stroke(line, Stroke(lineWidth: 1), palette.cardLine))
    }
    if !ghosts.isEmpty {
      let texts = ink.flatMap { $0.textBoxes(place) }
      let halo = Color(white: grounds.last.map(\.isDark) ?? false ? 0 : 1, alpha: 0.75)
      for ghost in ghosts {
        items += Self.dashed(ghost.applying(place), around: texts, palette.curve, halo)
      }
    }
    return [.layer(DisplayList.Layer(transform: .translation(corner), items: items))]
  }

  /// A dashed line that leaves out what would run through letters.
  private static func dashed(
    _ path: Path, around texts: [Rect], _ color: Color, _ halo: Color
  ) -> [DisplayList.Item] {
    guard let bounds = path.boundingBox else { return [] }
    let count = (2 * (bounds.size.width + bounds.size.height) / dashPitch).rounded()
    let dashes = max(1, min(count, mostDashes))
    let parts = (0..<Int(dashes)).map { index in
      path.trimmed(
        from: (Double(index) - 0.25) / dashes, to: (Double(index) + 0.25) / dashes)
    }
    let seen = parts.filter { part in
      guard let bounds = part.boundingBox?.inset(by: EdgeInsets(-ghostWidth)) else {
        return false
      }
      return !texts.contains { $0.intersection(bounds) != nil }
    }
    let line = Path(seen.flatMap(\.elements))
    return [
      .stroke(line, Stroke(lineWidth: ghostWidth + 1.5), halo),
      .stroke(line, Stroke(lineWidth: ghostWidth), color),
    ]
  }

  /// Whether the ground hardly stands out from a page.
  private func needsLine(_ palette: DiagramPalette) -> Bool {
    guard let ground = grounds.last else { return true }
    return LinearColor(ground).contrast(with: LinearColor(palette.card)) < 1.5
  }
}

extension DisplayList.Item {
  /// The rectangles that lines of text fill, converted by a transform.
  fileprivate func textBoxes(_ place: Transform) -> [Rect] {
    switch self {
    case .fill, .stroke, .image: return []
    case .text(let text, let origin, _):
      let box = Rect(
        origin.x, origin.y - text.font.ascender, text.width,
        text.font.ascender + text.font.descender)
      return [Path.rect(box).applying(place).boundingBox].compactMap(\.self)
    case .layer(let layer):
      guard layer.opacity > 0 else { return [] }
      let inside = layer.transform.concatenating(place)
      return layer.items.flatMap { $0.textBoxes(inside) }
    }
  }
}

extension Color {
  /// Whether white stands out from it more than black.
  fileprivate var isDark: Bool {
    let color = LinearColor(self)
    return color.contrast(with: LinearColor(Color(white: 1)))
      > color.contrast(with: LinearColor(Color(white: 0)))
  }
}

extension [Specimen] {
  /// The factor by which all of them are scaled to a longest side: down if one is larger; if all are small, up by a
  /// whole number, or to the longest side where that is less.
  func scale(longest: Double) -> Double {
    let sides = map { Swift.max($0.window.size.width, $0.window.size.height) }
    let side = Swift.max(sides.max() ?? 0, 1)
    let least = Swift.min(Specimen.leastSide, longest)
    return Swift.min(side < least ? (least / side).rounded(.up) : 1, longest / side)
  }
}
