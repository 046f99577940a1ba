package import Drawing
package import Resolution
package import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary

/// An item's cell in several states over the background, all cropped to one rectangle, which contains everything that
/// the cell draws in any of them. All figures and all comparisons of looks use these pictures.
package struct CellPictures: Sendable {
  /// The margin around the drawing, in points. Our choice.
  package static let padding = 8.0

  /// The cells. The first is the base with which the others are compared.
  package let cells: [PresentedCell]
  /// The visible area, in the cell's coordinates.
  package let window: Rect
  /// Whether the background is visible around the cell. It is not if each state fills the same rectangle with colours
  /// that differ clearly from the background and from pages.
  package let showsGround: Bool
  /// The colours of the background, from back to front.
  package let grounds: [Color]

  /// Finds the window for cells.
  ///
  /// - Parameter needsGround: Whether the background is always visible, because it is in adjacent pictures.
  package init(
    of cells: [PresentedCell], on stage: LookStage, needsGround: Bool = false
  ) throws(RenderingError) {
    self.cells = cells
    grounds = stage.behind
    let frames = cells.map { Rect(origin: .zero, size: $0.frame.size) }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    var ink = frame
    for cell in cells {
      if let bounds = try Self.inkBounds(of: cell, around: frame) { ink = ink.union(bounds) }
    }
    var showsGround = needsGround || ink != frame || Set(frames.map(\.size)).count > 1
    if !showsGround {
      for cell in cells where try stage.hasFaintEdge(cell) {
        showsGround = true
        break
      }
    }
    self.showsGround = showsGround
    window = showsGround ? ink.inset(by: EdgeInsets(-Self.padding)) : frame
  }

  /// The drawing of a cell, in its own coordinates, without background.
  package func ink(_ index: Int) -> [DisplayList.Item] { cells[index].displayList().items }

  /// The picture within the window.
  package func displayList(_ index: Int) -> DisplayList {
    let place = Transform.translation(Point(-window.minX, -window.minY))
    let area = Path.rect(Rect(origin: .zero, size: window.size))
    let ink = DisplayList.Layer(transform: place, items: ink(index))
    return DisplayList(
      size: window.size, items: grounds.map { .fill(area, $0) } + [.layer(ink)])
  }

  /// The outlines of the base's views that have another size or transform in a state, in the cell's coordinates:
  /// of nested views only the outermost. A view that is invisible in either state has none. The outlines are where the
  /// content of a swiped row is.
  package func ghosts(_ index: Int) -> [Path] {
    guard let base = cells.first else { return [] }
    let cell = cells[index]
    let place = Transform.translation(Point(cell.swipe?.shift ?? 0, 0))
    guard base.frame.size == cell.frame.size else {
      return [base.view.outline.applying(place)]
    }
    return Self.ghosts(base.view, cell.view, place)
  }

  private static func ghosts(
    _ old: PresentedView, _ new: PresentedView, _ place: Transform
  ) -> [Path] {
    guard old.isSeen, new.isSeen else { return [] }
    if old[.transform] != new[.transform] {
      return [old.outline.applying(old.inSuperview.concatenating(place))]
    }
    let inside = old.inSuperview.concatenating(place)
    return new.subviews.flatMap { child in
      old.subviews.first { $0.name == child.name }.map { ghosts($0, child, inside) } ?? []
    }
  }

  // MARK: - Measuring

  /// Alpha below this is ignored, of 255. Our choice: 2 %, where a shadow fades into its background.
  private static let faint: UInt8 = 5

  /// The rectangle of the pixels that a cell paints at 1×, in its own coordinates; `nil` if none lies outside of
  /// `frame`.
  private static func inkBounds(
    of cell: PresentedCell, around frame: Rect
  ) throws(RenderingError) -> Rect? {
    let items = cell.displayList().items
    // Ink that is farther from the cell than its longer side is not part of the picture.
    let reach = max(frame.size.width, frame.size.height, 1)
    let bounds = items.compactMap(\.inkBounds).reduce(frame) { $0.union($1) }
    guard bounds != frame, let limits = bounds.intersection(frame.inset(by: EdgeInsets(-reach)))
    else { return nil }
    let (left, top) = (limits.minX.rounded(.down), limits.minY.rounded(.down))
    let size = Size(limits.maxX.rounded(.up) - left, limits.maxY.rounded(.up) - top)
    let list = DisplayList(
      size: size,
      items: [
        .layer(DisplayList.Layer(transform: .translation(Point(-left, -top)), items: items))
      ])
    let bitmap = try Picture(title: "", scale: 1, displayList: list).bitmap()
    var found: Rect?
    for row in 0..<bitmap.height {
      let start = 4 * row * bitmap.width
      let alphas = stride(from: start + 3, to: start + 4 * bitmap.width, by: 4)
      guard let first = alphas.first(where: { bitmap.rgba[$0] > faint }),
        let last = alphas.reversed().first(where: { bitmap.rgba[$0] > faint })
      else { continue }
      let (from, to) = ((first - start) / 4, (last - start) / 4 + 1)
      let line = Rect(Double(from) + left, Double(row) + top, Double(to - from), 1)
      found = found?.union(line) ?? line
    }
    return found
  }
}

extension PresentedView {
  /// The outline of the view's rounded bounds, in its own coordinates.
  fileprivate var outline: Path {
    .roundedRect(
      Rect(origin: .zero, size: frame.size), cornerRadius: seenRadius, curve: self[.cornerCurve])
  }

  /// Whether the view is neither hidden nor fully transparent.
  fileprivate var isSeen: Bool { !self[.isHidden] && self[.alpha] > 0 }

  /// The visible radius of its corners: its own, or that of a subview that fills it.
  private var seenRadius: Double {
    guard self[.cornerRadius] <= 0 else { return self[.cornerRadius] }
    return subviews.filter { $0.frame.size == frame.size && !$0[.isHidden] }
      .map(\.seenRadius).max() ?? 0
  }

  /// From the view's coordinates to its superview's.
  fileprivate var inSuperview: Transform {
    let center = Point(frame.size.width / 2, frame.size.height / 2)
    return Transform.translation(Point(-center.x, -center.y))
      .concatenating(self[.transform].matrix)
      .concatenating(.translation(frame.origin + center))
  }
}

extension LookStage {
  /// The pages that figures are put on: white, and a dark one. Our choice.
  private static let pages = [Color(hex: 0xFFFFFF), Color(hex: 0x161B22)]
  /// The minimum difference of a clearly visible edge from its surroundings (CIEDE2000). Our choice.
  private static let leastDifference = 8.0
  /// The maximum fraction of the edge that may be hard to see. Our choice.
  private static let mostFaint = 0.1

  /// Whether a part of the cell's edge hardly differs from the background or from a page.
  fileprivate func hasFaintEdge(_ cell: PresentedCell) throws(RenderingError) -> Bool {
    let whole = Rect(origin: .zero, size: cell.frame.size)
    guard whole.size.width >= 1, whole.size.height >= 1 else { return true }
    let bitmap = try bitmap(of: cell, part: whole, scale: 1)
    var counts: [UInt32: Int] = [:]
    func count(_ x: Int, _ y: Int) {
      guard let pixel = bitmap[x, y] else { return }
      counts[
        UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue), default: 0] += 1
    }
    for x in 0..<bitmap.width { for y in [0, bitmap.height - 1] { count(x, y) } }
    for y in 0..<bitmap.height { for x in [0, bitmap.width - 1] { count(x, y) } }
    let grounds = (Self.pages + behind.suffix(1)).map { LabColor(LinearColor($0)) }
    let all = counts.values.reduce(0, +)
    let faint = counts.filter { hex, _ in
      let color = LabColor(LinearColor(Color(hex: hex)))
      return grounds.contains { color.ciede2000(to: $0) < Self.leastDifference }
    }
    return Double(faint.values.reduce(0, +)) > Self.mostFaint * Double(all)
  }
}
