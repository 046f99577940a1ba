package import Drawing
internal import Resolution
package import SceneRendering
internal import Scenes
internal import Views

extension CellPictures {
  /// The room around what changes, in points, so that it is seen where it lies. Our choice.
  private static let surroundings = 10.0
  /// The minimum extent of a crop, in points: enough to recognise the place in the cell. Our choice.
  private static let leastSize = Size(96, 56)
  /// The minimum extent of a crop from which a view beside what changes was left out, in points. Our choice.
  private static let leastSnapped = Size(64, 40)
  /// The maximum width of a crop as a fraction of the window's width; instead of a wider crop the whole window is
  /// shown. Our choice.
  private static let mostShare = 0.6

  /// The part of the window in which any of the cells differs from the first, with some of its surroundings; the whole
  /// window if most of it changes or nothing does.
  package func changedPart() throws(RenderingError) -> Rect {
    guard let first = cells.first,
      cells.allSatisfy({ $0.frame.size == first.frame.size && !$0.view.isMoved(from: first.view) })
    else { return window }
    let base = try bitmap(0)
    var changed: Rect?
    for index in cells.indices.dropFirst() {
      guard let part = base.changedPart(in: try bitmap(index)) else { continue }
      changed = changed?.union(part) ?? part
    }
    guard var part = changed else { return window }
    part = part.offset(by: window.origin)
    let frames = first.view.shownFrames
    // A small view that is changed in part is shown as a whole.
    for frame in frames where frame.isSmall(in: window) && frame.intersects(part) {
      part = part.union(frame)
    }
    let core = part
    part = part.surrounded(by: Self.surroundings, without: frames)
    part = part.grown(toWidth: Self.leastSize.width, height: Self.leastSize.height).moved(
      into: window)
    // Letters and small views are seen as a whole, or not at all.
    var whole = frames.filter { $0.isSmall(in: window) }
    for cell in cells { whole += DisplayList.lines(of: cell.displayList().items, .identity) }
    part = part.snapped(to: whole, around: core, atLeast: Self.leastSnapped).moved(into: window)
    return part.size.width > Self.mostShare * window.size.width ? window : part
  }

  private func bitmap(_ index: Int) throws(RenderingError) -> Bitmap {
    try Picture(title: "", scale: 1, displayList: displayList(index)).bitmap()
  }
}

extension PresentedView {
  /// Whether the view has another transform than in the base.
  fileprivate func isMoved(from base: PresentedView) -> Bool {
    self[.transform] != base[.transform]
  }

  /// The frames of the visible views without visible subviews, and of all small ones, in the view's coordinates.
  fileprivate var shownFrames: [Rect] {
    subviews.filter { !$0[.isHidden] && $0[.alpha] > 0 }.flatMap { view in
      [view.frame] + view.shownFrames.map { $0.offset(by: view.frame.origin) }
    }
  }
}

extension DisplayList {
  /// The rectangles of all lines of text, in the coordinates to which `transform` maps those of the items.
  fileprivate static func lines(of items: [Item], _ transform: Transform) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .text(let text, let start, _):
        guard text.width > 0 else { return [] }
        // The letters with a little room, which is less than that of a line.
        let size = text.font.pointSize
        let line = Rect(start.x, start.y - 0.8 * size, text.width, 1.05 * size)
        return [line.inset(by: EdgeInsets(-2)).applying(transform)]
      case .layer(let layer):
        return layer.opacity > 0
          ? lines(of: layer.items, layer.transform.concatenating(transform)) : []
      case .fill, .stroke, .image: return []
      }
    }
  }
}

extension Bitmap {
  /// The rectangle of the pixels that differ visibly; `nil` if there are none.
  fileprivate func changedPart(in other: Bitmap) -> Rect? {
    guard width == other.width, height == other.height else {
      return Rect(0, 0, Double(width), Double(height))
    }
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width {
        let start = 4 * (y * width + x)
        let isChanged = (start..<start + 4).contains {
          abs(Int(rgba[$0]) - Int(other.rgba[$0])) > 2
        }
        guard isChanged else { continue }
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    guard right >= left else { return nil }
    return Rect(
      Double(left), Double(top), Double(right - left + 1), Double(bottom - top + 1))
  }
}

extension Size {
  fileprivate var area: Double { width * height }
}

extension Rect {
  /// The room around a box that is added to a crop, in points.
  fileprivate static let roomForBox = 4.0

  /// Whether the rectangle takes only a small part of a window. Our choice: a quarter of its width.
  fileprivate func isSmall(in window: Rect) -> Bool {
    size.width <= window.size.width / 4 || max(size.width, size.height) <= 72
  }

  /// Returns the rectangle with some surroundings on each side, but without parts of views that lie beside it.
  fileprivate func surrounded(by distance: Double, without frames: [Rect]) -> Rect {
    var (left, top, right, bottom) = (distance, distance, distance, distance)
    for frame in frames where !frame.intersects(self) {
      let isBeside = frame.minY < maxY && frame.maxY > minY
      let isAbove = frame.minX < maxX && frame.maxX > minX
      if isBeside, frame.minX >= maxX { right = min(right, frame.minX - maxX) }
      if isBeside, frame.maxX <= minX { left = min(left, minX - frame.maxX) }
      if isAbove, frame.minY >= maxY { bottom = min(bottom, frame.minY - maxY) }
      if isAbove, frame.maxY <= minY { top = min(top, minY - frame.maxY) }
    }
    return inset(by: EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right))
  }

  /// Returns the rectangle without the boxes that it cuts, where they lie beside the core and enough is left, and with
  /// the whole of the others.
  fileprivate func snapped(to boxes: [Rect], around core: Rect, atLeast least: Size) -> Rect {
    var (part, core) = (self, core)
    // Each step leaves out a box or adds one, so that this ends.
    for _ in 0..<(2 * boxes.count) {
      guard let box = boxes.first(where: { $0.isCut(by: part) }) else { break }
      let smaller = part.excluding(box, around: core, atLeast: least).filter {
        $0.size.width >= least.width && $0.size.height >= least.height
      }
      if let best = smaller.max(by: { $0.size.area < $1.size.area }) {
        part = best
      } else {
        core = core.union(box)
        part = part.union(box.inset(by: EdgeInsets(-Self.roomForBox)))
      }
    }
    return part
  }

  /// Whether only a part of the rectangle lies in another one; half a point more or less is not seen.
  private func isCut(by area: Rect) -> Bool {
    guard let inside = intersection(area) else { return false }
    let seen = 0.5
    return inside.size.width > seen && inside.size.height > seen
      && (size.width - inside.size.width > seen || size.height - inside.size.height > seen)
  }

  /// The rectangles that end in front of a box and contain a core. They end at the same distance from the core on the
  /// other side, so that it stays in the middle, unless they become smaller than `least`.
  private func excluding(_ box: Rect, around core: Rect, atLeast least: Size) -> [Rect] {
    func columns(_ left: Double, _ right: Double) -> Rect {
      Rect(left, minY, right - left, size.height)
    }
    func rows(_ top: Double, _ bottom: Double) -> Rect {
      Rect(minX, top, size.width, bottom - top)
    }
    var list: [Rect] = []
    if box.minX >= core.maxX {
      let other = min(core.minX - (box.minX - core.maxX), box.minX - least.width)
      list.append(columns(max(minX, other), box.minX))
    }
    if box.maxX <= core.minX {
      let other = max(core.maxX + (core.minX - box.maxX), box.maxX + least.width)
      list.append(columns(box.maxX, min(maxX, other)))
    }
    if box.minY >= core.maxY {
      let other = min(core.minY - (box.minY - core.maxY), box.minY - least.height)
      list.append(rows(max(minY, other), box.minY))
    }
    if box.maxY <= core.minY {
      let other = max(core.maxY + (core.minY - box.maxY), box.maxY + least.height)
      list.append(rows(box.maxY, min(maxY, other)))
    }
    return list
  }

  /// Returns the rectangle grown around its centre to at least a size.
  fileprivate func grown(toWidth width: Double, height: Double) -> Rect {
    let (wide, tall) = (max(size.width, width), max(size.height, height))
    return Rect(midX - wide / 2, midY - tall / 2, wide, tall)
  }

  /// Returns the rectangle moved, and cut if necessary, to lie in another one.
  fileprivate func moved(into area: Rect) -> Rect {
    let (wide, tall) = (min(size.width, area.size.width), min(size.height, area.size.height))
    return Rect(
      max(area.minX, min(minX, area.maxX - wide)), max(area.minY, min(minY, area.maxY - tall)),
      wide, tall)
  }
}
