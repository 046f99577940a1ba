internal import Drawing

/// The columns of a matrix: how many stand beside each other, and how large their pictures are, so that the page is no
/// wider than a README shows.
struct MatrixColumns {
  private typealias Metrics = MatrixMetrics

  /// The factor by which pictures are scaled.
  private(set) var scale: Double
  /// The places of the columns of each block.
  private(set) var blocks: [[Int]]

  private let specimens: [[Specimen]]
  private let headWidths: [Double]
  private let noteWidth: Double

  /// Chooses as many columns in a block as there is room for without making the cells too small.
  ///
  /// - Parameters:
  ///   - headWidths: The widths of the headings with the gaps behind them.
  ///   - noteWidth: The width of what stands instead of a picture; 0 for nothing.
  ///   - room: The width of all columns of a block.
  init(_ content: MatrixContent, headWidths: [Double], noteWidth: Double, room: Double) {
    specimens = content.shownColumns.map { column in
      content.shownRows.map { content.specimens[$0][column] }
    }
    (self.headWidths, self.noteWidth) = (headWidths, noteWidth)
    let all = content.specimens.flatMap(\.self)
    let most = all.scale(longest: Metrics.mostSide)
    let longest = all.map { max($0.window.size.width, $0.window.size.height) }.min() ?? 1
    let least = min(most, max(Metrics.leastScale, Specimen.leastSide / max(longest, 1)))
    (scale, blocks) = (most, [Array(headWidths.indices)])
    for count in stride(from: headWidths.count, through: 1, by: -1) {
      blocks = split(count)
      let fitting = fitting(room, most: most)
      guard count == 1 || fitting >= least else { continue }
      scale = fitting
      return
    }
  }

  private func split(_ count: Int) -> [[Int]] {
    let blocks = (headWidths.count + count - 1) / count
    let even = (headWidths.count + blocks - 1) / blocks
    return stride(from: 0, to: headWidths.count, by: even).map {
      Array($0..<min($0 + even, headWidths.count))
    }
  }

  /// The largest factor with which each block has room, or the smallest one that is tried.
  private func fitting(_ room: Double, most: Double) -> Double {
    let exact =
      blocks.map { block in
        let cells = block.map { place in specimens[place].map(\.window.size.width).max() ?? 1 }
        return (room - 2 * Metrics.padding * Double(block.count)) / max(cells.reduce(0, +), 1)
      }.min() ?? most
    let first = min(most, max(exact, 0))
    // Extents are rounded up, so that a little less than the exact factor may fit.
    let steps = 100
    for step in 0..<steps {
      let scale = first * Double(steps - step) / Double(steps)
      let widest = blocks.map { $0.map { width($0, at: scale) }.reduce(0, +) }.max() ?? 0
      if widest <= room { return scale }
    }
    return first / Double(steps)
  }

  /// The width of a column, in points.
  func width(_ place: Int) -> Double { width(place, at: scale) }

  private func width(_ place: Int, at scale: Double) -> Double {
    let cells = specimens[place].map { $0.size(scale).width }
    let widest = max(cells.max() ?? 0, noteWidth) + 2 * Metrics.padding
    return max(widest, headWidths[place]).rounded(.up)
  }
}
