package import Drawing

/// A part of a sheet of regions that is placed: what is drawn, and where the cards, labels and lines are, which must
/// not overlap.
struct RegionDrawing {
  private(set) var items: [DisplayList.Item] = []
  private(set) var places = RegionPlaces()
  var size = Size.zero

  private typealias Metrics = RegionMetrics

  /// Adds what is neither a card nor an arrow.
  mutating func add(_ items: [DisplayList.Item]) { self.items += items }

  /// Adds another drawing with its top left corner at a point.
  mutating func add(_ other: RegionDrawing, at corner: Point) {
    items.append(
      .layer(DisplayList.Layer(transform: .translation(corner), items: other.items)))
    places.add(other.places, at: corner)
  }

  /// Adds a card with the picture of a place.
  mutating func add(card: RegionCard, in box: Rect, _ palette: DiagramPalette) {
    items += card.items(in: box, palette)
    places.cards.append(box)
    if let size = card.pictureSize { places.pictures.append(size) }
  }

  /// Adds a picture of a whole cell.
  mutating func add(
    picture: Specimen, at corner: Point, scale: Double, _ palette: DiagramPalette
  ) {
    items += picture.items(at: corner, scale: scale, palette)
    places.cards.append(Rect(origin: corner, size: picture.size(scale)))
    places.pictures.append(picture.size(scale))
  }

  /// Adds lines of text.
  mutating func add(label: TextBlock, at corner: Point, centered: Bool = false) {
    guard label.size != .zero else { return }
    items += label.items(at: corner, centered: centered)
    places.labels.append(Rect(origin: corner, size: label.size))
  }

  /// Adds an arrow along straight lines.
  mutating func add(
    arrow points: [Point], isOfApp: Bool, headAtStart: Bool = false, _ palette: DiagramPalette
  ) {
    let color = isOfApp ? palette.appArrow : palette.arrow
    let path = Path.polyline(points, cornerRadius: 8)
    let stroke = Stroke(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
    items.append(.stroke(isOfApp ? path.dashed(0.6, gap: 4.4) : path, stroke, color))
    var heads = [points]
    if headAtStart { heads.append(points.reversed()) }
    for line in heads {
      if let head = Self.head(line) { items.append(.stroke(head, stroke, color)) }
    }
    places.lines.append(points)
  }

  /// Adds a dotted line without a head, which several arrows of the app share.
  mutating func add(dotted points: [Point], _ palette: DiagramPalette) {
    items.append(
      .stroke(
        Path.polyline(points).dashed(0.6, gap: 4.4),
        Stroke(lineWidth: 1.5, lineCap: .round, lineJoin: .round), palette.appArrow))
    places.buses.append(points)
  }

  /// Marks the initial place: a dot with a short arrow in front of the first card, or above another one.
  mutating func add(initialTo box: Rect, isFirst: Bool, _ palette: DiagramPalette) {
    let dot: Point
    let tip: Point
    if isFirst {
      dot = Point(box.minX - Metrics.initialWidth + Metrics.initialRadius, box.midY)
      tip = Point(box.minX - Metrics.arrowGap, box.midY)
    } else {
      let x = box.minX + Metrics.cardRadius + Metrics.head
      dot = Point(x, box.minY - Metrics.initialHeight + Metrics.initialRadius)
      tip = Point(x, box.minY - Metrics.arrowGap)
    }
    add([.fill(.circle(center: dot, radius: Metrics.initialRadius), palette.arrow)])
    add(arrow: [dot, tip], isOfApp: false, palette)
  }

  private static func head(_ line: [Point]) -> Path? {
    guard let tip = line.last, let before = line.dropLast().last else { return nil }
    let way = tip - before
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return nil }
    let along = Point(way.x / length * Metrics.head, way.y / length * Metrics.head)
    let base = tip - along
    let side = Point(along.y * 0.55, along.x * 0.55)
    return .polyline([
      Point(base.x + side.x, base.y - side.y), tip, Point(base.x - side.x, base.y + side.y),
    ])
  }

  /// The label of an arrow whose line passes beside it. Its words are not broken.
  static func text(
    _ arrow: RegionChart.Arrow, width: Double, _ palette: DiagramPalette,
    _ setter: DiagramTypesetter
  ) throws(DiagramFailure) -> TextBlock {
    var (text, below) = try label(
      arrow, width: width, longestWord: .infinity, palette, setter)
    text.add(below, gapBefore: RegionMetrics.lineGap)
    return text
  }

  /// The label of an arrow: the actions above its line; the gestures, the calls, the guard and the motion below.
  ///
  /// - Parameter longestWord: The width to which a single word is not broken.
  static func label(
    _ arrow: RegionChart.Arrow, width: Double, longestWord: Double, _ palette: DiagramPalette,
    _ setter: DiagramTypesetter
  ) throws(DiagramFailure) -> (above: TextBlock, below: TextBlock) {
    var (above, below) = (TextBlock(), TextBlock())
    let ink = arrow.isOfApp ? palette.appArrow : palette.ink
    for line in try setter.lines(
      listing: arrow.actions, Metrics.eventFont, width: width, longestWord: longestWord)
    {
      above.add(line, ink, gapBefore: 1)
    }
    for (texts, font) in [
      (arrow.gestures, Metrics.smallFont), (arrow.calls, Metrics.callFont),
      ([arrow.guardText], Metrics.callFont), ([arrow.motion], Metrics.smallFont),
    ] {
      for line in try setter.lines(
        listing: texts.filter { !$0.isEmpty }, font, width: width, longestWord: longestWord)
      {
        below.add(line, palette.secondaryInk, gapBefore: 1)
      }
    }
    try below.add(
      arrow.answer, Metrics.smallFont, width: width, longestWord: longestWord, palette, setter)
    return (above, below)
  }
}

extension TextBlock {
  /// Adds how a cell answers, in red if something is wrong with it.
  mutating func add(
    _ answer: DiagramRemark?, _ font: Font, width: Double, longestWord: Double? = nil,
    _ palette: DiagramPalette, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    guard let answer else { return }
    for line in try setter.lines(answer.text, font, width: width, longestWord: longestWord) {
      add(line, answer.isFault ? palette.measure : palette.secondaryInk, gapBefore: 1)
    }
  }
}

/// Where the cards, labels and lines of a sheet are, in points.
package struct RegionPlaces: Sendable {
  /// The cards of places, and the pictures of combinations.
  package internal(set) var cards: [Rect] = []
  /// The labels of arrows.
  package internal(set) var labels: [Rect] = []
  /// The lines of arrows, from start to tip.
  package internal(set) var lines: [[Point]] = []
  /// The lines without a head that several arrows share.
  package internal(set) var buses: [[Point]] = []
  /// The sizes of all pictures.
  package internal(set) var pictures: [Size] = []

  mutating func add(_ other: RegionPlaces, at corner: Point) {
    cards += other.cards.map { $0.offset(by: corner) }
    labels += other.labels.map { $0.offset(by: corner) }
    lines += other.lines.map { $0.map { $0 + corner } }
    buses += other.buses.map { $0.map { $0 + corner } }
    pictures += other.pictures
  }
}
