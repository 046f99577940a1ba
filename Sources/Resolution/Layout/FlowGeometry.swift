internal import Drawing
internal import Scenes

/// Where the cells of a flow layout are, for items of one size: `UICollectionViewFlowLayout`'s packing
/// and justification as measured. Nothing is stored for an item, so a million cost what three do.
struct FlowGeometry: Sendable {
  private let layout: FlowLayout
  private let count: Int
  private let scale: Double
  private let columns: Int
  private let gap: Double
  private let firstX: Double

  /// How far a line may be too long and still count as fitting, in points (UIKit's own slack).
  private static let slack = 1e-6

  init(_ layout: FlowLayout, width: Double, items count: Int, scale: Double) {
    self.layout = layout
    self.count = count
    self.scale = scale
    let inset = layout.sectionInset
    let (itemWidth, spacing) = (layout.itemSize.width, layout.minimumInteritemSpacing)
    let available = width - inset.left - inset.right
    let fitting = (available + spacing + Self.slack) / (itemWidth + spacing)
    columns = max(1, Int(fitting.rounded(.down)))
    if columns == 1 {
      // Only one item fits: it is centred, even when it is wider than the room that it has.
      gap = 0
      firstX = inset.left + (available - itemWidth) / 2
    } else {
      // A full line reaches from edge to edge, and a last line of equal items is spaced as if it were
      // full.
      gap = (available - Double(columns) * itemWidth) / Double(columns - 1)
      firstX = inset.left
    }
  }

  private var pitch: Double { layout.itemSize.height + layout.minimumLineSpacing }

  /// The extent of the content along y, in points, with the insets.
  var contentHeight: Double {
    let insets = layout.sectionInset.top + layout.sectionInset.bottom
    guard count > 0 else { return insets }
    return insets + Double((count - 1) / columns) * pitch + layout.itemSize.height
  }

  /// The frame of an item in the content's coordinates; its origin lies on the pixel grid, as in UIKit.
  func frame(ofItem item: Int) -> Rect {
    let (line, column) = item.quotientAndRemainder(dividingBy: columns)
    let origin = Point(
      firstX + Double(column) * (layout.itemSize.width + gap),
      layout.sectionInset.top + Double(line) * pitch)
    return Rect(origin: origin.rounded(toScale: scale), size: layout.itemSize)
  }

  /// The items whose frames share an area with `rect`, in order.
  func items(in rect: Rect) -> [Int] {
    candidates(in: rect).filter { frame(ofItem: $0).intersects(rect) }
  }

  /// The items of the lines that `rect` touches: those in `rect` and few more, found without looking at
  /// any.
  func candidates(in rect: Rect) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let lines = (count - 1) / columns
    func line(at y: Double) -> Int {
      let index = ((y - layout.sectionInset.top) / pitch).rounded(.down)
      return Int(min(max(index, 0), Double(lines)))
    }
    // One line more on each side, as origins are rounded to pixels.
    let first = max(line(at: rect.minY) - 1, 0) * columns
    let last = min((min(line(at: rect.maxY) + 1, lines) + 1) * columns, count)
    return first..<last
  }
}

extension Point {
  /// The nearest point of the grid of pixels at `scale` pixels a point.
  func rounded(toScale scale: Double) -> Point {
    Point((x * scale).rounded() / scale, (y * scale).rounded() / scale)
  }
}
