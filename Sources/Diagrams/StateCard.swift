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
  init(
    _ node: DiagramGraph.Node, specimen: Specimen, scale: Double = 1, hasCaption: Bool = false,
    faults: [String] = [], flags: [CellState.Flag], customs: [String] = [],
    arrangement: Arrangement = .beside,
    _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    name = node.id
    self.arrangement = arrangement
    self.specimen = specimen
    pictureScale = scale
    // A scale other than 1:1 is noted, so that nobody measures wrong sizes.
    var note: TypesetText?
    if scale != 1 {
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
      + customs.map { name in (name, node.cells.map { $0.state.customStates.contains(name) }) }
    self.flags = try listed.map { name, isSet throws(DiagramFailure) in
      let font = isSet.contains(true) ? Metrics.setFlagFont : Metrics.flagFont
      return FlagLine(text: try setter.line(name, font), isSet: isSet)
    }
    let shown = specimen.size(scale)
    let indent = Double(node.cells.count) * Metrics.flagIndent
    let textWidth = max(
      nameLines.map(\.width).max() ?? 0, indent + (self.flags.map(\.text.width).max() ?? 0))
    let textHeight =
      Double(nameLines.count) * Metrics.nameLineHeight + Metrics.nameGap
      + (items.isEmpty ? 0 : Metrics.flagPitch)
      + Double(self.flags.count) * Metrics.flagPitch - (Metrics.flagPitch - Metrics.flagIndent)
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
    let noteHeight = note.map { $0.font.lineHeight + Metrics.labelGap } ?? 0
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

  /// The items that draw the card in `box`.
  func items(in box: Rect, _ palette: DiagramPalette) -> [DisplayList.Item] {
    let line = box.inset(by: Insets(Metrics.cardLine / 2))
    let outline = Path.roundedRect(line, radius: Metrics.cardRadius)
    var items: [DisplayList.Item] = [
      .fill(outline, palette.card),
      .stroke(outline, Stroke(width: Metrics.cardLine), palette.cardLine),
    ]
    let inside = box.inset(by: Insets(Metrics.cardPadding))
    let shown = specimen.size(pictureScale)
    let noteHeight = scaleNote.map { $0.font.lineHeight + Metrics.labelGap } ?? 0
    let height = max(shown.height + noteHeight, textHeight)
    let blockTop =
      switch arrangement {
      case .beside: inside.minY + ((inside.size.height - height - captionHeight) / 2).rounded()
      case .below: inside.minY
      }
    let top =
      switch arrangement {
      case .beside: blockTop + ((height - shown.height - noteHeight) / 2).rounded()
      case .below: inside.minY
      }
    items += specimen.items(at: Point(inside.minX, top), scale: pictureScale, palette)
    if let scaleNote {
      let baseline = top + shown.height + Metrics.labelGap + scaleNote.font.ascender
      items.append(.text(scaleNote, at: Point(inside.minX, baseline), palette.secondaryInk))
    }
    let captionTop: Double
    switch arrangement {
    case .beside:
      // The name is aligned with the picture's top and the flags with its bottom; if the picture is
      // lower than the text, both are centred in the card.
      let left = inside.minX + shown.width + Metrics.cardPadding
      let isTall = shown.height >= textHeight
      let textTop = isTall ? top : blockTop + (height - textHeight) / 2
      items += textItems(Point(left, textTop), height: max(shown.height, textHeight), palette)
      captionTop = blockTop + height
    case .below:
      captionTop = top + shown.height + noteHeight
      let textTop = captionTop + captionHeight + Metrics.cardPadding
      items += textItems(Point(inside.minX, textTop), height: inside.maxY - textTop, palette)
    }
    for (index, line) in (differences + faults).enumerated() {
      let middle =
        captionTop + Metrics.captionGap + (Double(index) + 0.5) * Metrics.differenceHeight
      items.append(
        .text(
          line, at: Point(inside.minX, line.baseline(middle: middle)),
          index < differences.count ? palette.secondaryInk : palette.measure))
    }
    return items
  }

  private var flagsHeight: Double {
    (items.isEmpty ? 0 : Metrics.flagPitch)
      + Double(flags.count) * Metrics.flagPitch - (Metrics.flagPitch - Metrics.flagIndent)
  }

  private var textHeight: Double {
    Double(nameLines.count) * Metrics.nameLineHeight + Metrics.nameGap + flagsHeight
  }

  /// The name at the top and the flags at the bottom.
  private func textItems(
    _ origin: Point, height: Double, _ palette: DiagramPalette
  ) -> [DisplayList.Item] {
    var drawn: [DisplayList.Item] = []
    for (index, line) in nameLines.enumerated() {
      let middle = origin.y + (Double(index) + 0.5) * Metrics.nameLineHeight
      drawn.append(.text(line, at: Point(origin.x, line.baseline(middle: middle)), palette.ink))
    }
    var middle = origin.y + height - flagsHeight + Metrics.flagIndent / 2
    for (index, item) in items.enumerated() {
      let center = dotCenter(index, origin.x, middle)
      drawn.append(
        .text(
          item, at: Point(center.x - item.width / 2, item.baseline(middle: middle)),
          palette.secondaryInk))
    }
    if !items.isEmpty { middle += Metrics.flagPitch }
    for flag in flags {
      for (index, isSet) in flag.isSet.enumerated() {
        drawn.append(dot(isSet, dotCenter(index, origin.x, middle), palette))
      }
      let left = origin.x + Double(flag.isSet.count) * Metrics.flagIndent
      drawn.append(
        .text(
          flag.text, at: Point(left, flag.text.baseline(middle: middle)),
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
