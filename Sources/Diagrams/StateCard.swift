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

    /// The maximum side of a cell's picture, in points; a larger one is scaled down.
    var pictureSide: Double {
      switch self {
      case .beside: DiagramMetrics.pictureSide
      case .below: DiagramMetrics.narrowPictureSide
      }
    }
  }

  /// A row of the table of flags: a dot for each cell, and the flag's name.
  private struct FlagLine {
    let text: TypesetText
    let isSet: [Bool]
  }

  let name: String
  private let arrangement: Arrangement
  private let picture: DisplayList
  private let pictureScale: Double
  private let scaleNote: TypesetText?
  private let nameLines: [TypesetText]
  /// The item numbers above the dots, if there are several cells.
  private let items: [TypesetText]
  private let flags: [FlagLine]
  /// The size that the content needs. All cards of a diagram get the largest size.
  let size: Size

  private typealias Metrics = DiagramMetrics

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - picture: The cells, in points.
  ///   - scale: The factor by which the picture is scaled down.
  ///   - flags: The flags to list, whether set or not.
  ///   - customs: The custom states to list, whether they hold or not.
  init(
    _ node: DiagramGraph.Node, picture: DisplayList, scale: Double = 1,
    flags: [CellState.Flag], customs: [String] = [], arrangement: Arrangement = .beside,
    _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    name = node.id
    self.arrangement = arrangement
    self.picture = picture.withoutNames()
    pictureScale = scale
    // A scale other than 1:1 is noted, so that nobody measures wrong sizes.
    var note: TypesetText?
    if scale < 1 {
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
      + customs.map { name in (name, node.cells.map { $0.state.has(custom: name) }) }
    self.flags = try listed.map { name, isSet throws(DiagramFailure) in
      let font = isSet.contains(true) ? Metrics.setFlagFont : Metrics.flagFont
      return FlagLine(text: try setter.line(name, font), isSet: isSet)
    }
    let shown = Size(picture.size.width * scale, picture.size.height * scale)
    let noteHeight = note.map { $0.font.lineHeight + Metrics.labelGap } ?? 0
    let indent = Double(node.cells.count) * Metrics.flagIndent
    let textWidth = max(
      nameLines.map(\.width).max() ?? 0, indent + (self.flags.map(\.text.width).max() ?? 0))
    let textHeight =
      Double(nameLines.count) * Metrics.nameLineHeight + Metrics.nameGap
      + (items.isEmpty ? 0 : Metrics.flagPitch)
      + Double(self.flags.count) * Metrics.flagPitch - (Metrics.flagPitch - Metrics.flagIndent)
    switch arrangement {
    case .beside:
      size = Size(
        (shown.width + textWidth + 3 * Metrics.cardPadding).rounded(.up),
        (max(shown.height + noteHeight, textHeight) + 2 * Metrics.cardPadding).rounded(.up))
    case .below:
      size = Size(
        (max(shown.width, textWidth) + 2 * Metrics.cardPadding).rounded(.up),
        (shown.height + noteHeight + textHeight + 3 * Metrics.cardPadding).rounded(.up))
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
    let shown = Size(picture.size.width * pictureScale, picture.size.height * pictureScale)
    let noteHeight = scaleNote.map { $0.font.lineHeight + Metrics.labelGap } ?? 0
    let top =
      switch arrangement {
      case .beside: inside.minY + ((inside.size.height - shown.height - noteHeight) / 2).rounded()
      case .below: inside.minY
      }
    let place = Transform.scale(x: pictureScale, y: pictureScale)
      .concatenating(.translation(Point(inside.minX, top)))
    items.append(
      .layer(
        DisplayList.Layer(
          transform: place, clip: .rect(Rect(origin: .zero, size: picture.size)),
          items: picture.items)))
    if let scaleNote {
      let baseline = top + shown.height + Metrics.labelGap + scaleNote.font.ascender
      items.append(.text(scaleNote, at: Point(inside.minX, baseline), palette.secondaryInk))
    }
    switch arrangement {
    case .beside:
      let left = inside.minX + shown.width + Metrics.cardPadding
      let isTall = shown.height >= textHeight
      // The name is aligned with the picture's top and the flags with its bottom; if the picture is
      // lower than the text, both are centred in the card.
      return items
        + textItems(
          Point(left, isTall ? top : inside.minY + (inside.size.height - textHeight) / 2),
          height: max(shown.height, textHeight), palette)
    case .below:
      let textTop = top + shown.height + noteHeight + Metrics.cardPadding
      return items
        + textItems(Point(inside.minX, textTop), height: inside.maxY - textTop, palette)
    }
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
