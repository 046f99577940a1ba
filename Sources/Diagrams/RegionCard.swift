internal import Drawing

/// The card of a place: the part of the cell that its region changes, the name, and the differences from the base.
struct RegionCard {
  private typealias Metrics = RegionMetrics

  private let specimen: Specimen
  private let scale: Double
  private let showsPicture: Bool
  private let names: [TypesetText]
  private let differences: [TypesetText]
  private let motions: [TypesetText]
  private let faults: [TypesetText]
  /// The size that the content needs.
  let size: Size

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - node: The place.
  ///   - scale: The factor by which its picture is scaled.
  ///   - width: The widest text, in points.
  ///   - longestWord: The width to which a single word is not broken, in points. The card grows with it.
  ///   - showsPicture: Whether the card has a picture; not where all would be the same.
  ///   - showsMotion: Whether the card describes the motion to its place, where no arrow does.
  init(
    _ node: RegionChart.Node, scale: Double, width: Double, longestWord: Double,
    showsPicture: Bool, showsMotion: Bool = false, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.showsPicture = showsPicture
    specimen = node.specimen
    self.scale = scale
    func lines(_ text: String, _ font: Font) throws(DiagramFailure) -> [TypesetText] {
      try setter.lines(text, font, width: width, longestWord: longestWord)
    }
    names = try lines(node.name, Metrics.nameFont)
    differences = try setter.lines(
      listing: node.differences, Metrics.smallFont, width: width, longestWord: longestWord)
    motions = showsMotion ? try lines(node.motion, Metrics.smallFont) : []
    faults = Array(
      try node.faults.map { fault throws(DiagramFailure) in
        try lines(fault, Metrics.smallFont)
      }.joined())
    let picture = showsPicture ? specimen.size(scale) : .zero
    let gap = showsPicture ? Metrics.captionGap : 0
    let all = names + differences + motions + faults
    let text = all.reduce(0.0) { $0 + $1.font.lineHeight + Metrics.lineGap }
    size = Size(
      (max(picture.width, all.map(\.width).max() ?? 0)
        + 2 * Metrics.cardPadding).rounded(.up),
      (picture.height + gap + text + 2 * Metrics.cardPadding).rounded(.up))
  }

  /// The size of the picture; `nil` for none.
  var pictureSize: Size? { showsPicture ? specimen.size(scale) : nil }

  /// The items that draw the card.
  func items(in box: Rect, _ palette: DiagramPalette) -> [DisplayList.Item] {
    let outline = Path.roundedRect(box.inset(by: EdgeInsets(0.5)), cornerRadius: Metrics.cardRadius)
    let corner = Point(box.minX + Metrics.cardPadding, box.minY + Metrics.cardPadding)
    var items: [DisplayList.Item] = [
      .fill(outline, palette.card), .stroke(outline, Stroke(lineWidth: 1), palette.cardLine),
    ]
    var y = corner.y
    if showsPicture {
      items += specimen.items(at: corner, scale: scale, palette)
      y += specimen.size(scale).height + Metrics.captionGap
    }
    for (lines, color) in [
      (names, palette.ink), (differences, palette.secondaryInk), (motions, palette.secondaryInk),
      (faults, palette.measure),
    ] {
      for line in lines {
        items.append(.text(line, at: Point(corner.x, y + line.font.ascender), color))
        y += line.font.lineHeight + Metrics.lineGap
      }
    }
    return items
  }
}
