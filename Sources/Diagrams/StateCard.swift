internal import Drawing
internal import Interaction

/// A card for a state: a picture of its cells, its name and the flags.
struct StateCard {
  /// The position of the texts.
  enum Arrangement {
    /// At the right of the picture.
    case beside
    /// Below the picture, used if there are many columns.
    case below
  }

  let name: String
  private let arrangement: Arrangement
  private let specimen: Specimen
  private let pictureScale: Double
  private let scaleNote: TypesetText?
  /// The name and the flags.
  private let label: StateLabel
  /// What differs from the base, below the picture; empty for nothing.
  private let differences: [TypesetText]
  /// What is wrong with the state, below that.
  private let faults: [TypesetText]
  /// The height of the differences with the gap above them; 0 without any.
  private let captionHeight: Double
  /// The height of the note about the scale with the gap above it; 0 without one.
  private let noteHeight: Double
  /// Whether the name and the flags have room beside each other below the picture.
  let fitsSplit: Bool
  /// The size that the content needs. All cards of a diagram get the largest size.
  let size: Size

  private typealias Metrics = DiagramMetrics

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - specimen: The picture of the cells.
  ///   - scale: The factor by which the picture is scaled.
  ///   - hasCaption: Whether the differences from the base are listed in words.
  ///   - faults: What is wrong with the state, in a few words each.
  ///   - flags: The flags to list, whether set or not.
  ///   - customs: The custom states to list, whether they hold or not.
  ///   - showsScale: Whether a scale other than 1 is noted.
  ///   - isSplit: Whether the flags are at the right of the name, below the picture.
  init(
    _ node: DiagramGraph.Node, specimen: Specimen, scale: Double = 1, hasCaption: Bool = false,
    faults: [String] = [], flags: [CellState.Flag], customs: [String] = [],
    showsScale: Bool = true, arrangement: Arrangement = .beside, isSplit: Bool = false,
    _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    name = node.id
    self.arrangement = arrangement
    self.specimen = specimen
    pictureScale = scale
    // A scale other than 1:1 is noted, to prevent wrong measurements.
    var note: TypesetText?
    if scale != 1, showsScale {
      note = try setter.line("\(Int((scale * 100).rounded())) %", Metrics.callFont)
    }
    scaleNote = note
    let label = try StateLabel(node, flags: flags, customs: customs, isSplit: isSplit, setter)
    self.label = label
    let shown = specimen.size(scale)
    fitsSplit = label.nameWidth + Metrics.flagIndent + label.flagsWidth <= shown.width
    let width =
      switch arrangement {
      case .beside: shown.width + label.width + Metrics.cardPadding
      case .below: max(shown.width, label.width)
      }
    // A word may be a little wider, up to the card's edge.
    let longestWord = width + Metrics.cardPadding
    differences =
      hasCaption
      ? try setter.lines(
        listing: specimen.differences, Metrics.differenceFont, width: width,
        longestWord: longestWord) : []
    self.faults = Array(
      try faults.map { fault throws(DiagramFailure) in
        try setter.lines(
          fault, Metrics.differenceFont, width: width, longestWord: longestWord)
      }.joined())
    let lineCount = differences.count + self.faults.count
    captionHeight =
      lineCount == 0 ? 0 : Metrics.captionGap + Double(lineCount) * Metrics.differenceHeight
    noteHeight = note.map { $0.font.lineHeight + Metrics.labelGap } ?? 0
    switch arrangement {
    case .beside:
      size = Size(
        (width + 2 * Metrics.cardPadding).rounded(.up),
        (max(shown.height + noteHeight, label.height) + captionHeight + 2 * Metrics.cardPadding)
          .rounded(.up))
    case .below:
      size = Size(
        (width + 2 * Metrics.cardPadding).rounded(.up),
        (shown.height + noteHeight + captionHeight + label.height + 3 * Metrics.cardPadding)
          .rounded(.up))
    }
  }

  /// Where a card in `box` has its picture and its texts.
  func places(in box: Rect) -> (picture: Rect, texts: Rect) {
    let inside = box.inset(by: EdgeInsets(Metrics.cardPadding))
    let shown = specimen.size(pictureScale)
    let spare = inside.size.height - (size.height - 2 * Metrics.cardPadding)
    switch arrangement {
    case .beside:
      // The name is aligned with the picture's top and the flags with its bottom; if the picture is
      // lower than the text, both are centred in the card.
      let height = max(shown.height + noteHeight, label.height)
      let blockTop = inside.minY + ((inside.size.height - height - captionHeight) / 2).rounded()
      let top = blockTop + ((height - shown.height - noteHeight) / 2).rounded()
      let left = inside.minX + shown.width + Metrics.cardPadding
      let isTall = shown.height >= label.height && label.hasFlags
      let textTop = isTall ? top : blockTop + (height - label.height) / 2
      return (
        Rect(origin: Point(inside.minX, top), size: shown),
        Rect(
          left, textTop, inside.maxX - left, isTall ? shown.height : label.height)
      )
    case .below:
      // Flags are at the bottom of all cards; a name alone stays with its picture.
      let top = inside.minY + (label.hasFlags ? 0 : (spare / 2).rounded(.down))
      let textTop = top + shown.height + noteHeight + captionHeight + Metrics.cardPadding
      return (
        Rect(origin: Point(inside.minX, top), size: shown),
        Rect(
          inside.minX, textTop, inside.size.width,
          label.hasFlags ? inside.maxY - textTop : label.height)
      )
    }
  }

  /// The items that draw the card in `box`.
  func items(in box: Rect, _ palette: DiagramPalette) -> [DisplayList.Item] {
    let line = box.inset(by: EdgeInsets(Metrics.cardLine / 2))
    let outline = Path.roundedRect(line, cornerRadius: Metrics.cardRadius)
    var items: [DisplayList.Item] = [
      .fill(outline, palette.card),
      .stroke(outline, Stroke(lineWidth: Metrics.cardLine), palette.cardLine),
    ]
    let (picture, texts) = places(in: box)
    items += specimen.items(at: picture.origin, scale: pictureScale, palette)
    if let scaleNote {
      let baseline = picture.maxY + Metrics.labelGap + scaleNote.font.ascender
      items.append(.text(scaleNote, at: Point(picture.minX, baseline), palette.secondaryInk))
    }
    items += label.items(in: texts, palette)
    let captionTop =
      switch arrangement {
      case .beside: max(picture.maxY + noteHeight, texts.maxY)
      case .below: picture.maxY + noteHeight
      }
    for (index, line) in (differences + faults).enumerated() {
      let middle =
        captionTop + Metrics.captionGap + (Double(index) + 0.5) * Metrics.differenceHeight
      items.append(
        .text(
          line, at: Point(picture.minX, line.baseline(middle: middle)),
          index < differences.count ? palette.secondaryInk : palette.measure))
    }
    return items
  }
}
