internal import CollectionLayouts
internal import Drawing

/// The positions of a section's cells: `UICollectionViewFlowLayout`'s packing and justification, as
/// measured. The positions of cells of equal size are computed without storage, so that a million
/// cells cost as much as three. Lines are stored from the first to the last cell of another size.
///
/// Positions are along the scroll direction, relative to the section's start.
struct SectionGeometry: SectionArrangement {
  /// A line of adjacent cells.
  private struct Line: Sendable {
    /// The first cell's index in the section.
    let first: Int
    let count: Int
    /// The start of the line.
    let position: Double
    /// The size of its largest cell along the scroll direction.
    let thickness: Double
    /// The start of its first cell across the scroll direction.
    let start: Double
    let gap: Double
  }

  /// Lines of cells with the standard size.
  private struct Grid: Sendable {
    let items: Range<Int>
    /// The start of the first line.
    let position: Double
  }

  private let frame: SectionFrame
  private let sizes: ItemSizes
  /// The lines of the standard size before those with others; all are full.
  private let head: Grid
  private let lines: [Line]
  /// The lines of the standard size after those with others.
  private let tail: Grid
  /// The number of cells in a full line of the standard size.
  private let columns: Int
  private let start: Double
  private let gap: Double
  let length: Double

  init(_ frame: SectionFrame, sizes: ItemSizes) {
    self.frame = frame
    self.sizes = sizes
    let direction = frame.direction
    let thickness = direction.length(of: sizes.standard)
    let pitch = thickness + frame.lineSpacing
    let placement = frame.placement(ofCellsOf: direction.breadth(of: sizes.standard))
    (columns, start, gap) = (placement.columns, placement.start, placement.gap)
    let origin = frame.header + frame.insets.before
    // A smaller cell may still join the previous line, so one more cell must follow that line.
    let fullLines =
      sizes.others.isEmpty ? 0 : max(sizes.others.lowerBound - 1, 0) / placement.columns
    head = Grid(items: 0..<fullLines * placement.columns, position: origin)
    let middle = origin + Double(fullLines) * pitch
    lines =
      sizes.others.isEmpty
      ? [] : Self.packed(sizes, from: head.items.upperBound, position: middle, in: frame)
    let last = lines.last
    tail = Grid(
      items: (last.map { $0.first + $0.count } ?? 0)..<max(sizes.count, 0),
      position: last.map { $0.position + $0.thickness + frame.lineSpacing } ?? origin)
    let end: Double
    if tail.items.isEmpty {
      end = last.map { $0.position + $0.thickness } ?? origin
    } else {
      end = tail.position + Double((tail.items.count - 1) / placement.columns) * pitch + thickness
    }
    length = end + frame.insets.after + frame.footer
  }

  // MARK: - Packing

  /// The lines from a cell on, until only cells of the standard size follow. A cell joins a line if
  /// it fits; each line has at least one.
  private static func packed(
    _ sizes: ItemSizes, from start: Int, position: Double, in frame: SectionFrame
  ) -> [Line] {
    let direction = frame.direction
    var lines: [Line] = []
    var (first, position) = (start, position)
    while first < sizes.others.upperBound {
      var end = first + 1
      var used = direction.breadth(of: sizes[first])
      var thickness = direction.length(of: sizes[first])
      while end < sizes.count {
        let more = frame.interitemSpacing + direction.breadth(of: sizes[end])
        guard used + more <= frame.available + SectionFrame.slack else { break }
        used += more
        thickness = max(thickness, direction.length(of: sizes[end]))
        end += 1
      }
      let (start, gap) = placement(of: first..<end, sizes, used: used, in: frame)
      lines.append(
        Line(
          first: first, count: end - first, position: position, thickness: thickness,
          start: start, gap: gap))
      position += thickness + frame.lineSpacing
      first = end
    }
    return lines
  }

  /// A full line is justified. The last line is spaced as if it were full if its cells are equal;
  /// otherwise it has the minimum spacing.
  private static func placement(
    of range: Range<Int>, _ sizes: ItemSizes, used: Double, in frame: SectionFrame
  ) -> (start: Double, gap: Double) {
    let (count, start) = (range.count, frame.lateralInsets.before)
    if range.upperBound < sizes.count {
      let spare = frame.available - used
      guard count > 1 else { return (start + spare / 2, 0) }
      return (start, frame.interitemSpacing + spare / Double(count - 1))
    }
    let first = sizes[range.lowerBound]
    guard range.allSatisfy({ sizes[$0] == first }) else { return (start, frame.interitemSpacing) }
    let placement = frame.placement(ofCellsOf: frame.direction.breadth(of: first))
    return (placement.start, placement.gap)
  }

  // MARK: - Cells

  func place(of index: Int) -> (along: Double, across: Double, size: Size) {
    for grid in [head, tail] where grid.items.contains(index) {
      let (line, column) = (index - grid.items.lowerBound).quotientAndRemainder(
        dividingBy: columns)
      return (
        grid.position + Double(line) * pitch,
        start + Double(column) * (frame.direction.breadth(of: sizes.standard) + gap),
        sizes.standard
      )
    }
    let size = sizes[index]
    let line = lines[last(where: { $0.first <= index })]
    var across = line.start
    for other in line.first..<index {
      across += frame.direction.breadth(of: sizes[other]) + line.gap
    }
    // In a flow layout smaller cells are centred across the line.
    let spare = line.thickness - frame.direction.length(of: size)
    return (line.position + spare / 2, across, size)
  }

  /// The distance between the starts of lines of the standard size.
  private var pitch: Double {
    frame.direction.length(of: sizes.standard) + frame.lineSpacing
  }

  func size(askedFor size: Size, ofItem index: Int) -> Size { frame.size(askedFor: size) }

  /// In a flow layout the constraints determine both sides, in a list the width is given (from memory,
  /// unverified).
  func estimatedAxes(ofItem index: Int) -> CompositionalLayout.EstimatedAxes {
    var axes = CompositionalLayout.EstimatedAxes()
    (axes.width, axes.height) = (!frame.fillsBreadth, true)
    return axes
  }

  func candidates(
    from start: Double, to end: Double, across: ClosedRange<Double>
  ) -> Range<Int> {
    guard sizes.count > 0 else { return 0..<0 }
    // Slightly more on each side, because a division may be off by one.
    let first = line(at: start - Self.margin)
    let last = line(at: end + Self.margin)
    return first.lowerBound..<max(first.lowerBound, last.upperBound)
  }

  /// An upper bound of the rounding errors of positions, in points.
  private static let margin = 0.01

  /// The cells of the last line that starts at or before a position; of the first line if none
  /// does.
  private func line(at position: Double) -> Range<Int> {
    if !tail.items.isEmpty, position >= tail.position || lines.isEmpty {
      return line(of: tail, at: position)
    }
    if let first = lines.first, position >= first.position || head.items.isEmpty {
      let line = lines[last(where: { $0.position <= position })]
      return line.first..<(line.first + line.count)
    }
    return line(of: head, at: position)
  }

  private func line(of grid: Grid, at position: Double) -> Range<Int> {
    let lines = (grid.items.count - 1) / columns
    let index = ((position - grid.position) / pitch).rounded(.down)
    let first = grid.items.lowerBound + Int(min(max(index, 0), Double(lines))) * columns
    return first..<min(first + columns, grid.items.upperBound)
  }

  /// The last line for which `holds` is true; it must be true for all earlier ones. The first line
  /// if there is none.
  private func last(where holds: (Line) -> Bool) -> Int {
    max(lines.partitioningIndex { !holds($0) } - 1, 0)
  }

  func mostCells(in length: Double) -> Int {
    var (thinnest, widest) = (frame.direction.length(of: sizes.standard), columns)
    for line in lines {
      thinnest = min(thinnest, line.thickness)
      widest = max(widest, line.count)
    }
    let distance = max(thinnest + frame.lineSpacing, SectionFrame.slack)
    let most = min(length / distance, Double(sizes.count)).rounded(.up) + 1
    return min(Int(most) * widest, sizes.count)
  }

  // MARK: - Headers and footers

  var inset: EdgeInsets { frame.inset }

  var room: (position: Double, length: Double) {
    (frame.header, length - frame.header - frame.footer)
  }

  var supplements:
    (header: (position: Double, length: Double), footer: (position: Double, length: Double))
  {
    ((0, frame.header), (length - frame.footer, frame.footer))
  }
}
