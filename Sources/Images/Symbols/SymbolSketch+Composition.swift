internal import Drawing

extension SymbolSketch {
  /// The shape around a symbol.
  enum Enclosure: String, CaseIterable {
    case circle
    case square

    /// The size of the image's box.
    var size: Size {
      switch self {
      case .circle: Size(118, 113.4)
      case .square: Size(105, 93.5)
      }
    }

    /// The centre line.
    var path: Path {
      switch self {
      case .circle: .circle(center: Point(59, 56.7), radius: 45.8)
      case .square: .roundedRect(Rect(13, 7.25, 79, 79), cornerRadius: 13)
      }
    }

    /// The longest side of the ink inside.
    var room: Double {
      switch self {
      case .circle: 54
      case .square: 50
      }
    }
  }

  /// The gap around what stands in front of another drawing.
  private static let gap = 7.0

  /// The width of strokes inside of an enclosure relative to others, so that they do not fill up: of lines,
  /// and around areas.
  private static let enclosedStroke = (line: 0.88, area: 0.6)

  /// The symbol inside of a line, or cut out of an area. Its closed lines are filled, so that it is still
  /// recognized when small.
  func enclosed(in enclosure: Enclosure, isFilled: Bool) -> SymbolSketch {
    var frame = Part(path: enclosure.path, stroke: Self.regularStroke)
    frame.isFilled = isFilled
    frame.level = 1
    guard let ink = inkBounds else { return SymbolSketch(size: enclosure.size, parts: [frame]) }
    // The strokes keep their width, so that the centre lines are scaled to fit.
    let stroke = Self.regularStroke
    let longest = max(ink.size.width, ink.size.height) - stroke
    let scale = min((enclosure.room - stroke) / max(longest, 1), 0.65)
    let origin = Point(
      enclosure.size.width / 2 - ink.midX * scale, enclosure.size.height / 2 - ink.midY * scale)
    let content = filled.placed(scale: scale, at: origin).map { part in
      var part = part
      let factor = part.isFilled ? Self.enclosedStroke.area : Self.enclosedStroke.line
      part.stroke = part.stroke.map { $0 * factor }
      // The parts that are cut out of the content show the enclosure again.
      part.level = isFilled && part.isCut ? 1 : 0
      if isFilled { part.isCut.toggle() }
      part.isShownInHole = isFilled && part.isCut
      part.isInside = true
      return part
    }
    return SymbolSketch(size: enclosure.size, parts: [frame] + content)
  }

  /// The symbol with its closed lines filled, and with what is inside of them cut out.
  var filled: SymbolSketch {
    var result = self
    for index in parts.indices where !parts[index].isCut {
      if parts[index].isInside {
        result.parts[index].isCut = true
        result.parts[index].isShownInHole = true
      } else if parts[index].isClosed {
        result.parts[index].isFilled = true
      }
    }
    return result
  }

  /// The symbol crossed out from the top left to the bottom right, with a gap on both sides.
  var slashed: SymbolSketch {
    guard let ink = inkBounds else { return self }
    let reach = min(max(ink.size.width, ink.size.height) / 2 - 2, 46)
    var line = Path()
    line.move(to: Point(ink.midX - reach, ink.midY - reach * 0.94))
    line.addLine(to: Point(ink.midX + reach, ink.midY + reach * 0.94))
    var result = behind
    result.parts.append(
      Part(path: line, stroke: Self.regularStroke + 2 * Self.gap, isCut: true))
    result.parts.append(Part(path: line, stroke: Self.regularStroke))
    // The box of a wide symbol grows in height, that of a high one in width, and the drawing stays in the
    // middle.
    let needed = 2 * (reach + Self.regularStroke / 2 + Self.gap)
    let growth = Size(max(0, needed - size.width), max(0, needed - size.height))
    result.size = Size(size.width + growth.width, size.height + growth.height)
    result.parts = result.placed(scale: 1, at: Point(growth.width / 2, growth.height / 2))
    return result
  }

  /// The symbol with a dot in the top right corner.
  var withDot: SymbolSketch {
    guard let ink = inkBounds else { return self }
    let dot = Path.circle(center: Point(ink.maxX - 13, ink.minY + 15), radius: 15)
    return with([Part(path: dot, isFilled: true)])
  }

  /// The symbol with another one in the bottom right corner.
  func withBadge(_ badge: SymbolSketch) -> SymbolSketch {
    guard let ink = inkBounds, let mark = badge.inkBounds else { return self }
    let scale = 46 / max(mark.size.width, mark.size.height)
    let center = Point(ink.maxX - 9, ink.maxY - 17)
    return with(
      badge.placed(
        scale: scale, at: Point(center.x - mark.midX * scale, center.y - mark.midY * scale)
      ).map { part in
        // Strokes are scaled less than the rest, so that they stay visible.
        var part = part
        part.stroke = part.stroke.map { $0 * 0.75 }
        part.level = 0
        // The badge is one layer, with a hole.
        part.isShownInHole = false
        return part
      })
  }

  /// The symbol with parts in front of it, which have a gap around them and may enlarge the box.
  private func with(_ front: [Part]) -> SymbolSketch {
    var result = behind
    for part in front where !part.isCut {
      var cut = part
      cut.isShownInHole = false
      cut.isCut = true
      cut.isFilled = part.isFilled || part.isClosed
      cut.stroke = (part.stroke ?? 0) + 2 * Self.gap
      result.parts.append(cut)
    }
    result.parts += front
    guard let before = inkBounds, let after = result.inkBounds else { return result }
    // The box stays centred on the drawing, as it was.
    let (right, bottom) = (after.maxX - before.maxX, after.maxY - before.maxY)
    let top = before.minY - after.minY
    result.size = Size(
      size.width + max(right, 0), size.height + max(bottom, 0) + max(top, 0))
    if top > 0 { result.parts = result.placed(scale: 1, at: Point(0, top)) }
    return result
  }
}
