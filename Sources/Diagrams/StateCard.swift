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

  /// A row of the table of flags: a dot for each cell, and the flag's name.
  private struct FlagLine {
    let text: TypesetText
    let isSet: [Bool]
  }

  let name: String
  private let arrangement: Arrangement
  private let specimen: Specimen
  private let pictureScale: Double
  private let scaleNote: TypesetText?
  private let nameLines: [TypesetText]
  /// What differs from the base, below the picture; empty for nothing.
  private let differences: [TypesetText]
  /// What is wrong with the state, below that.
  private let faults: [TypesetText]
  /// The item numbers above the dots, if there are several cells.
  private let items: [TypesetText]
  private let flags: [FlagLine]
  /// The height of the differences with the gap above them; 0 without any.
  private let captionHeight: Double
  /// Whether the flags are at the right of the name and not below it.
  private let isSplit: Bool
  /// The height of the note about the scale with the gap above it; 0 without one.
  private let noteHeight: Double
  private let flagsWidth, flagsHeight, textHeight: Double
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
    self.isSplit = isSplit
    self.specimen = specimen
    pictureScale = scale
    // A scale other than 1:1 is noted, so that nobody measures wrong sizes.
    var note: TypesetText?
    if scale != 1, showsScale {
      note = try setter.line("\(Int((scale * 100).rounded())) %", Metrics.callFont)
    }
    scaleNote = note
    nameLines = try node.nameLines.map { line throws(DiagramFailure) in
      try setter.line(line, Metrics.nameFont)
    }
    items = try node.cells.compactMap(\.item).map { item throws(DiagramFailure) in
      try setter.line("\(item)", Metrics.callFont)
    }
    let listed =
      flags.map { flag in (flag.propertyName, node.cells.map { $0.state.has(flag) }) }
      + customs.map { name in
        (name.spokenFlag, node.cells.map { $0.state.customStates.contains(name) })
      }
    self.flags = try listed.map { name, isSet throws(DiagramFailure) in
      let font = isSet.contains(true) ? Metrics.setFlagFont : Metrics.flagFont
      return FlagLine(text: try setter.line(name, font), isSet: isSet)
    }
    let shown = specimen.size(scale)
    let nameWidth = nameLines.map(\.width).max() ?? 0
    let flagsWidth =
      self.flags.isEmpty
      ? 0
      : Double(node.cells.count) * Metrics.flagIndent
        + (self.flags.map(\.text.width).max() ?? 0)
    self.flagsWidth = flagsWidth
    fitsSplit = nameWidth + Metrics.flagIndent + flagsWidth <= shown.width
    let textWidth = max(nameWidth, flagsWidth)
    let namesHeight = Double(nameLines.count) * Metrics.nameLineHeight
    let flagsHeight =
      self.flags.isEmpty
      ? 0
      : (items.isEmpty ? 0 : Metrics.flagPitch)
        + Double(self.flags.count) * Metrics.flagPitch - (Metrics.flagPitch - Metrics.flagIndent)
    self.flagsHeight = flagsHeight
    let textHeight =
      isSplit
      ? max(namesHeight, flagsHeight)
      : namesHeight + (flagsHeight > 0 ? Metrics.nameGap + flagsHeight : 0)
    self.textHeight = textHeight
    let width =
      switch arrangement {
      case .beside: shown.width + textWidth + Metrics.cardPadding
      case .below: max(shown.width, textWidth)
      }
    differences =
      hasCaption
      ? try setter.lines(listing: specimen.differences, Metrics.differenceFont, width: width) : []
    self.faults = Array(
      try faults.map { fault throws(DiagramFailure) in
        try setter.lines(fault, Metrics.differenceFont, width: width)
      }.joined())
    let lineCount = differences.count + self.faults.count
    captionHeight =
      lineCount == 0 ? 0 : Metrics.captionGap + Double(lineCount) * Metrics.differenceHeight
    noteHeight = note.map { $0.font.lineHeight + Metrics.labelGap } ?? 0
    switch arrangement {
    case .beside:
      size = Size(
        (width + 2 * Metrics.cardPadding).rounded(.up),
        (max(shown.height + noteHeight, textHeight) + captionHeight + 2 * Metrics.cardPadding)
          .rounded(.up))
    case .below:
      size = Size(
        (width + 2 * Metrics.cardPadding).rounded(.up),
        (shown.height + noteHeight + captionHeight + textHeight + 3 * Metrics.cardPadding)
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
      let height = max(shown.height + noteHeight, textHeight)
      let blockTop = inside.minY + ((inside.size.height - height - captionHeight) / 2).rounded()
      let top = blockTop + ((height - shown.height - noteHeight) / 2).rounded()
      let left = inside.minX + shown.width + Metrics.cardPadding
      let isTall = shown.height >= textHeight && !flags.isEmpty
      let textTop = isTall ? top : blockTop + (height - textHeight) / 2
      return (
        Rect(origin: Point(inside.minX, top), size: shown),
        Rect(
          left, textTop, inside.maxX - left, isTall ? shown.height : textHeight)
      )
    case .below:
      // Flags are at the bottom of all cards; a name alone stays with its picture.
      let top = inside.minY + (flags.isEmpty ? (spare / 2).rounded(.down) : 0)
      let textTop = top + shown.height + noteHeight + captionHeight + Metrics.cardPadding
      return (
        Rect(origin: Point(inside.minX, top), size: shown),
        Rect(
          inside.minX, textTop, inside.size.width,
          flags.isEmpty ? textHeight : inside.maxY - textTop)
      )
    }
  }

  /// The items that draw the card in `box`.
  func items(in box: Rect, _ palette: DiagramPalette) -> [DisplayList.Item] {
    let line = box.inset(by: EdgeInsets(Metrics.cardLine / 2))
    let outline = Path.roundedRect(line, radius: Metrics.cardRadius)
    var items: [DisplayList.Item] = [
      .fill(outline, palette.card),
      .stroke(outline, Stroke(width: Metrics.cardLine), palette.cardLine),
    ]
    let (picture, texts) = places(in: box)
    items += specimen.items(at: picture.origin, scale: pictureScale, palette)
    if let scaleNote {
      let baseline = picture.maxY + Metrics.labelGap + scaleNote.font.ascender
      items.append(.text(scaleNote, at: Point(picture.minX, baseline), palette.secondaryInk))
    }
    items += textItems(in: texts, palette)
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

  /// The name at the top and the flags at the bottom.
  private func textItems(
    in texts: Rect, _ palette: DiagramPalette
  ) -> [DisplayList.Item] {
    let origin = texts.origin
    var drawn: [DisplayList.Item] = []
    for (index, line) in nameLines.enumerated() {
      let middle = origin.y + (Double(index) + 0.5) * Metrics.nameLineHeight
      drawn.append(.text(line, at: Point(origin.x, line.baseline(middle: middle)), palette.ink))
    }
    let left = isSplit ? texts.maxX - flagsWidth : origin.x
    var middle = texts.maxY - flagsHeight + Metrics.flagIndent / 2
    for (index, item) in items.enumerated() {
      let center = dotCenter(index, left, middle)
      drawn.append(
        .text(
          item, at: Point(center.x - item.width / 2, item.baseline(middle: middle)),
          palette.secondaryInk))
    }
    if !items.isEmpty { middle += Metrics.flagPitch }
    for flag in flags {
      for (index, isSet) in flag.isSet.enumerated() {
        drawn.append(dot(isSet, dotCenter(index, left, middle), palette))
      }
      let textLeft = left + Double(flag.isSet.count) * Metrics.flagIndent
      drawn.append(
        .text(
          flag.text, at: Point(textLeft, flag.text.baseline(middle: middle)),
          flag.isSet.contains(true) ? palette.ink : palette.secondaryInk))
      middle += Metrics.flagPitch
    }
    return drawn
  }

  private func dotCenter(_ cell: Int, _ left: Double, _ middle: Double) -> Point {
    Point(left + Metrics.flagDotRadius + Double(cell) * Metrics.flagIndent, middle)
  }

  private func dot(
    _ isSet: Bool, _ center: Point, _ palette: DiagramPalette
  ) -> DisplayList.Item {
    let radius = Metrics.flagDotRadius
    return isSet
      ? .fill(.circle(center: center, radius: radius), palette.ink)
      : .stroke(
        .circle(center: center, radius: radius - 0.6), Stroke(width: 1.2), palette.ring)
  }
}
