internal import Drawing

/// Texts above a cell with lines to its views. The lines do not cross, because texts and views have the same order
/// from left to right.
struct RedlineCallouts {
  private typealias Metrics = RedlineMetrics

  /// A view with a text.
  private struct Site {
    let part: RedlineContent.Part
    /// Where the line comes down.
    let x: Double
    /// The end of the line.
    let tip: Point

    /// Whether the line comes down at the left of the view.
    var isFromLeft: Bool { x < tip.x }
  }

  private struct Placed {
    let site: Site
    let text: TextBlock
    let slot: Int
  }

  private let placed: [Placed]
  private let hasUpper: Bool
  private let rowHeight: Double
  /// The views for which there is no room.
  let left: Int

  /// The room above the picture, in points of the page.
  let height: Double

  private static let columns = 4
  private static let levelPitch = 7.0
  private static let gap = 6.0

  /// Finds the places.
  ///
  /// - Parameters:
  ///   - parts: The views that are seen, with those in front later.
  ///   - picture: The rectangle of the picture, relative to the page's left edge and the picture's top.
  ///   - place: Converts a rectangle of the cell to the same coordinates.
  init(
    _ parts: [RedlineContent.Part], picture: Rect, place: (Rect) -> Rect,
    _ palette: DiagramPalette, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    let boxes = parts.map { place($0.ink) }
    var (sites, hidden): ([Site], Int) = ([], 0)
    for (index, part) in parts.enumerated() where !part.style.isEmpty {
      let others = boxes.enumerated().filter { other in
        other.offset != index && !other.element.surrounds(boxes[index])
      }.map(\.element)
      let texts = zip(parts, boxes).filter { $0.isText && others.contains($1) }.map { $1 }
      if let site = Self.site(part, boxes[index], others, texts) {
        sites.append(site)
      } else {
        hidden += 1
      }
    }
    let most = 2 * Self.columns
    left = hidden + max(0, sites.count - most)
    var shown = Array(sites.prefix(most)).enumerated().sorted {
      // At the left of views the lower lines are farther out, so that none crosses another.
      ($0.element.x, $0.element.isFromLeft ? -$0.element.tip.y : Double($0.offset))
        < ($1.element.x, $1.element.isFromLeft ? -$1.element.tip.y : Double($1.offset))
    }.map(\.element)
    // Overlapping lines could not be distinguished.
    for index in shown.indices.dropFirst() where shown[index].x - shown[index - 1].x < 6 {
      let site = shown[index]
      let x = shown[index - 1].x + 6
      let isDirect = site.tip.x == site.x
      shown[index] = Site(
        part: site.part, x: x, tip: isDirect ? Point(x, site.tip.y) : site.tip)
    }
    hasUpper = shown.count > Self.columns
    let slots = Self.slots(for: shown.map(\.x), isDouble: hasUpper)
    let width = Self.columnWidth - 22
    var placed: [Placed] = []
    for (site, slot) in zip(shown, slots) {
      var text = TextBlock()
      for line in try setter.lines(
        listing: [site.part.name], Metrics.calloutFont, width: width, breaksWords: true)
      {
        text.add(line, palette.ink, gapBefore: 1)
      }
      for line in try setter.lines(
        listing: [site.part.style], Metrics.smallFont, width: width, breaksWords: true)
      {
        text.add(line, palette.ink, gapBefore: 1)
      }
      for line in try setter.lines(
        listing: [site.part.detail], Metrics.smallFont, width: width, breaksWords: true)
      {
        text.add(
          line, site.part.isFaint ? palette.measure : palette.secondaryInk, gapBefore: 1)
      }
      placed.append(Placed(site: site, text: text, slot: slot))
    }
    self.placed = placed
    rowHeight = (placed.map(\.text.size.height).max() ?? 0).rounded(.up)
    let levels = Double(placed.count) * Self.levelPitch
    height =
      placed.isEmpty
      ? 0 : rowHeight * (hasUpper ? 2 : 1) + (hasUpper ? 10 : 0) + 2 * Self.gap + levels
  }

  private static var columnWidth: Double {
    (Metrics.width - 2 * Metrics.margin) / Double(columns)
  }

  /// The x of the line from a text. Texts of the upper row have theirs at the left of those of the lower row.
  private static func port(_ slot: Int) -> Double {
    let left = Metrics.margin + Double(slot / 2) * columnWidth
    return slot % 2 == 0 ? left - 8 : left + 2
  }

  /// Finds where a line can come down to a view without passing through another one, or else through no letters;
  /// `nil` if there is no such place.
  private static func site(
    _ part: RedlineContent.Part, _ box: Rect, _ others: [Rect], _ texts: [Rect]
  ) -> Site? {
    func isFree(_ x: Double, downTo y: Double, of others: [Rect]) -> Bool {
      !others.contains { $0.minX - 2 < x && x < $0.maxX + 2 && $0.minY < y }
    }
    func isFree(_ x: Double, downTo y: Double) -> Bool { isFree(x, downTo: y, of: others) }
    let wish = box.minX + min(14, box.size.width / 2)
    let inset = min(4, box.size.width / 2)
    let ends = others.flatMap { other -> [Double] in [other.minX - 4, other.maxX + 4] }
    let (first, last) = (box.minX + inset, box.maxX - inset)
    let inner = ([wish] + ends).filter { x -> Bool in x >= first && x <= last }
    let above = inner.filter { isFree($0, downTo: box.minY) }
    if let x = above.min(by: { abs($0 - wish) < abs($1 - wish) }) {
      return Site(part: part, x: x, tip: Point(x, box.minY))
    }
    // Beside the view, and from there to its end.
    let beside = others.filter { $0.minY < box.midY && $0.maxY > box.midY }
    let right = beside.map(\.minX).filter { $0 >= box.maxX }.min() ?? .infinity
    let free = (ends + [box.maxX + 12]).filter { x -> Bool in
      x > box.maxX + 6 && x < right - 2 && isFree(x, downTo: box.midY)
    }
    if let x = free.min() {
      return Site(part: part, x: x, tip: Point(box.maxX + 3, box.midY))
    }
    let left = beside.map(\.maxX).filter { $0 <= box.minX }.max() ?? -.infinity
    var starts = others.map { $0.minX - 4 }
    starts.append(box.minX - 12)
    let open = starts.filter { x -> Bool in
      x < box.minX - 6 && x > left + 2 && isFree(x, downTo: box.midY)
    }
    if let x = open.max() {
      return Site(part: part, x: x, tip: Point(box.minX - 3, box.midY))
    }
    return inner.first { isFree($0, downTo: box.minY, of: texts) }
      .map { Site(part: part, x: $0, tip: Point($0, box.minY)) }
  }

  /// The slots, in the order of the lines, that make the lines shortest.
  private static func slots(for places: [Double], isDouble: Bool) -> [Int] {
    let all = isDouble ? Array(0..<2 * columns) : (0..<columns).map { 2 * $0 + 1 }
    var best: (slots: [Int], length: Double)?
    func choose(_ chosen: [Int], _ length: Double, from next: Int) {
      if let best, length >= best.length { return }
      guard chosen.count < places.count else {
        best = (chosen, length)
        return
      }
      let rest = places.count - chosen.count
      guard next + rest <= all.count else { return }
      for index in next...(all.count - rest) {
        let step = abs(port(all[index]) - places[chosen.count])
        choose(chosen + [all[index]], length + step, from: index + 1)
      }
    }
    choose([], 0, from: 0)
    return best?.slots ?? []
  }

  /// The items with the picture's top at a height of the page.
  func items(pictureTop: Double, _ palette: DiagramPalette) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    let top = pictureTop - height
    for (index, entry) in placed.enumerated() {
      let isUpper = hasUpper && entry.slot % 2 == 0
      let x = Self.port(entry.slot)
      let rowBottom = top + rowHeight + (hasUpper && !isUpper ? rowHeight + 10 : 0)
      let corner = Point(x - 2, rowBottom - entry.text.size.height)
      items += entry.text.items(at: corner)
      // Lines that go to the right are the lower the earlier they are; those to the left the higher.
      let level = entry.site.x >= x ? placed.count - 1 - index : index
      let zone = pictureTop - Self.gap - Double(placed.count) * Self.levelPitch
      let bend = (zone + (Double(level) + 0.5) * Self.levelPitch).rounded()
      let end = Point(entry.site.tip.x, pictureTop + entry.site.tip.y)
      var route = [Point(x, rowBottom + 3)]
      if abs(entry.site.x - x) > 0.5 {
        route += [Point(x, bend), Point(entry.site.x, bend)]
      }
      if entry.site.tip.x != entry.site.x { route.append(Point(entry.site.x, end.y)) }
      route.append(end)
      items.append(.stroke(.polyline(route), Stroke(lineWidth: 1), palette.arrow))
      items.append(.fill(.circle(center: end, radius: 2.5), palette.card))
      items.append(.stroke(.circle(center: end, radius: 2.5), Stroke(lineWidth: 1), palette.arrow))
    }
    return items
  }
}

extension Rect {
  /// Whether another rectangle is inside.
  fileprivate func surrounds(_ other: Rect) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}
