internal import Drawing

/// The cell of a redline sheet with its dimensions around it and its callouts above it.
struct RedlineFigure {
  private typealias Metrics = RedlineMetrics

  /// A number beside its dimension line.
  private struct Number {
    let text: TypesetText
    let middle: Double
    let level: Int
  }

  private let content: RedlineContent
  private let palette: DiagramPalette
  private let setter: DiagramTypesetter
  private let callouts: RedlineCallouts
  /// The left edge of the picture.
  private let left: Double
  /// The factor by which the cell is drawn.
  let scale: Double
  /// The views that have no dimensions or no callout because there is no room.
  let leftOut: Int

  private let across: [RedlineChain]
  private let down: (left: [RedlineChain], right: [RedlineChain])
  private static let most = 3

  init(
    _ content: RedlineContent, _ palette: DiagramPalette, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.content = content
    self.palette = palette
    self.setter = setter
    let window = content.specimen.window.size
    let room = Metrics.width - 2 * Metrics.sideRoom
    let exact = min(
      Metrics.mostScale, room / max(1, window.width), Metrics.mostHeight / max(1, window.height))
    // A round factor is easier to read from; small ones keep more digits.
    scale = exact > 0.2 ? (exact * 20).rounded(.down) / 20 : exact
    let size = content.specimen.size(scale)
    left = ((Metrics.width - size.width) / 2).rounded()
    let origin = content.specimen.origin(scale)
    let (factor, x) = (scale, left)
    callouts = try RedlineCallouts(
      content.parts, picture: Rect(x, 0, size.width, size.height),
      place: { rect in
        Rect(
          x + origin.x + rect.minX * factor, origin.y + rect.minY * factor,
          rect.size.width * factor, rect.size.height * factor)
      }, palette, setter)
    let frames = content.parts.map(\.frame)
    let wide = RedlineChain.chains(
      of: frames, isHorizontal: true, length: content.size.width, most: Self.most)
    let tall = RedlineChain.chains(
      of: frames, isHorizontal: false, length: content.size.height, most: Self.most)
    across = wide.chains + [.whole(content.size.width)]
    // Views at the left have their dimensions at the left.
    let order = tall.chains.enumerated().sorted {
      ($0.element.middle, $0.offset) < ($1.element.middle, $1.offset)
    }.map(\.element)
    down = (
      Array(order.prefix(1)) + [.whole(content.size.height)], order.dropFirst().reversed()
    )
    leftOut = max(wide.left, tall.left, callouts.left)
  }

  /// The items with the top of the callouts at a height of the page, and the height of everything.
  func drawing(at top: Double) throws(DiagramFailure) -> (items: [DisplayList.Item], height: Double)
  {
    let pictureTop = (top + callouts.height).rounded()
    let size = content.specimen.size(scale)
    let corner = Point(left, pictureTop)
    let origin = corner + content.specimen.origin(scale)
    var items = content.specimen.items(at: corner, scale: scale, palette)
    // Numbers are in front of all lines.
    var numbers: [DisplayList.Item] = []
    var y = pictureTop + size.height + Metrics.firstLine
    for chain in across {
      let (drawn, height) = try horizontal(chain, origin, y, &numbers)
      items += drawn
      y += height
    }
    var x = left - Metrics.firstLine
    for chain in down.left {
      let (drawn, width) = try vertical(chain, origin, x, outward: -1, &numbers)
      items += drawn
      x -= width
    }
    x = left + size.width + Metrics.firstLine
    for chain in down.right {
      let (drawn, width) = try vertical(chain, origin, x, outward: 1, &numbers)
      items += drawn
      x += width
    }
    items += numbers + callouts.items(pictureTop: pictureTop, palette)
    let lowest = (down.left + down.right).flatMap(\.segments).map(\.end).max() ?? 0
    return (items, max(y, origin.y + lowest * scale + 8) - top)
  }

  // MARK: - Dimensions

  private var stroke: Stroke { Stroke(lineWidth: 1) }
  private var faint: Color { palette.measure.withAlphaComponent(0.45) }

  /// The numbers of a chain. One that has no room beside another goes to the next level.
  private func numbers(
    _ chain: RedlineChain, extent: (TypesetText) -> Double
  ) throws(DiagramFailure) -> [Number] {
    var ends: [Double] = []
    var numbers: [Number] = []
    for segment in chain.segments {
      let text = try setter.line(
        decimal(segment.end - segment.start, places: 2), Metrics.numberFont)
      let middle = (segment.start + segment.end) / 2 * scale
      let half = extent(text) / 2 + 2
      let level = ends.firstIndex { $0 <= middle - half } ?? ends.count
      if level < ends.count { ends[level] = middle + half } else { ends.append(middle + half) }
      numbers.append(Number(text: text, middle: middle, level: level))
    }
    return numbers
  }

  private func horizontal(
    _ chain: RedlineChain, _ origin: Point, _ y: Double, _ shown: inout [DisplayList.Item]
  ) throws(DiagramFailure) -> (items: [DisplayList.Item], height: Double) {
    let numbers = try numbers(chain) { $0.width }
    let line = y.rounded() + 0.5
    let bottom = origin.y + content.size.height * scale
    var (solid, dashed) = (Path(), Path())
    for end in ends(chain) {
      let x = place(end, origin.x)
      solid.move(to: Point(x, line - Metrics.tick))
      solid.addLine(to: Point(x, line + Metrics.tick))
      let start = chain.owners[end].map { origin.y + $0.maxY * scale } ?? bottom
      dashed.addDashes(from: Point(x, start + 2), to: Point(x, line - Metrics.tick))
    }
    for segment in chain.segments {
      solid.move(to: Point(place(segment.start, origin.x), line))
      solid.addLine(to: Point(place(segment.end, origin.x), line))
    }
    for number in numbers {
      let x = origin.x + number.middle - number.text.width / 2
      let baseline =
        line + 5 + Double(number.level) * Metrics.numberPitch + number.text.font.ascender
      shown += numberItems(number.text, at: Point(x, baseline))
    }
    let levels = Double((numbers.map(\.level).max() ?? 0) + 1)
    return (lines(solid, dashed), 12 + levels * Metrics.numberPitch + 6)
  }

  /// - Parameter outward: The direction away from the picture: −1 for the left, 1 for the right.
  private func vertical(
    _ chain: RedlineChain, _ origin: Point, _ x: Double, outward: Double,
    _ shown: inout [DisplayList.Item]
  ) throws(DiagramFailure) -> (items: [DisplayList.Item], width: Double) {
    let numbers = try numbers(chain) { _ in Metrics.numberPitch - 4 }
    let line = x.rounded() + 0.5
    var (solid, dashed) = (Path(), Path())
    let edge = origin.x + (outward < 0 ? 0 : content.size.width * scale)
    for end in ends(chain) {
      let y = place(end, origin.y)
      solid.move(to: Point(line - Metrics.tick, y))
      solid.addLine(to: Point(line + Metrics.tick, y))
      let owner = chain.owners[end].map { outward < 0 ? $0.minX : $0.maxX }
      let start = owner.map { origin.x + $0 * scale } ?? edge
      dashed.addDashes(
        from: Point(start + 2 * outward, y), to: Point(line - outward * Metrics.tick, y))
    }
    for segment in chain.segments {
      solid.move(to: Point(line, place(segment.start, origin.y)))
      solid.addLine(to: Point(line, place(segment.end, origin.y)))
    }
    let widest = numbers.map(\.text.width).max() ?? 0
    for number in numbers {
      let offset = 7 + Double(number.level) * (widest + 4)
      // Numbers of the outer line come closer to it where they would leave the page.
      let left =
        outward < 0
        ? max(line - offset - number.text.width, 2)
        : min(line + offset, Metrics.width - number.text.width - 2)
      let baseline = number.text.baseline(middle: origin.y + number.middle)
      shown += numberItems(number.text, at: Point(left, baseline))
    }
    let levels = Double((numbers.map(\.level).max() ?? 0) + 1)
    return (lines(solid, dashed), 14 + levels * (widest + 4))
  }

  /// A number on a patch of the page, so that no dashes run through it.
  private func numberItems(_ text: TypesetText, at start: Point) -> [DisplayList.Item] {
    let patch = Rect(
      start.x - 1, start.y - text.font.ascender + 1, text.width + 2,
      text.font.ascender + text.font.descender - 2)
    return [.fill(.rect(patch), palette.ground), .text(text, at: start, palette.measure)]
  }

  private func ends(_ chain: RedlineChain) -> [Double] {
    Set(chain.segments.flatMap { [$0.start, $0.end] }).sorted()
  }

  /// A place of the cell on the page, in the middle of a pixel so that lines are sharp.
  private func place(_ end: Double, _ origin: Double) -> Double {
    (origin + end * scale).rounded() + 0.5
  }

  private func lines(_ solid: Path, _ dashed: Path) -> [DisplayList.Item] {
    [
      .stroke(dashed, stroke, faint), .stroke(solid, stroke, palette.measure),
    ]
  }
}

extension Path {
  /// Adds a straight line of dashes that are 2 points long, with gaps of 2 points.
  fileprivate mutating func addDashes(from start: Point, to end: Point) {
    let way = end - start
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0, length < 4000 else { return }
    for place in stride(from: 0, to: length, by: 4) {
      let (one, other) = (place / length, min(place + 2, length) / length)
      move(to: Point(start.x + way.x * one, start.y + way.y * one))
      addLine(to: Point(start.x + way.x * other, start.y + way.y * other))
    }
  }
}
