internal import Drawing
internal import Interaction

/// What a state looks like in a diagram: its cell, its name and its flags, on a card.
struct StateCard {
  private struct FlagLine {
    let text: TypesetText
    let isSet: Bool
  }

  let state: CellState
  private let picture: DisplayList
  private let pictureScale: Double
  private let scaleNote: TypesetText?
  private let name: [TypesetText]
  private let flags: [FlagLine]
  /// The size that the content needs; cards of a diagram all get the largest.
  let size: Size

  private typealias Metrics = DiagramMetrics

  /// - Parameters:
  ///   - picture: The cell, in points.
  ///   - flags: The flags that are listed, set or not.
  ///   - customs: The scene's own states that are listed, whether they hold or not.
  init(
    _ state: CellState, picture: DisplayList, flags: [CellState.Flag], customs: [String] = [],
    _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.state = state
    self.picture = picture.withoutNames()
    pictureScale = min(
      1, Metrics.pictureSide / max(picture.size.width, picture.size.height, 1))
    // The picture's scale is said where it is not 1:1, so that nobody measures it by mistake.
    var note: TypesetText?
    if pictureScale < 1 {
      note = try setter.line("\(Int((pictureScale * 100).rounded())) %", Metrics.callFont)
    }
    scaleNote = note
    let words = state.text(separator: ", ").split(separator: " ")
    var name: [TypesetText] = []
    for word in words { name.append(try setter.line(String(word), Metrics.nameFont)) }
    self.name = name
    var lines: [FlagLine] = []
    let listed =
      flags.map { ($0.propertyName, state.has($0)) } + customs.map { ($0, state.has(custom: $0)) }
    for (name, isSet) in listed {
      let font = isSet ? Metrics.setFlagFont : Metrics.flagFont
      lines.append(FlagLine(text: try setter.line(name, font), isSet: isSet))
    }
    self.flags = lines
    let textWidth = max(
      name.map(\.width).max() ?? 0, Metrics.flagIndent + (lines.map(\.text.width).max() ?? 0))
    let textHeight =
      Double(name.count) * Metrics.nameLineHeight + Metrics.nameGap
      + Double(lines.count) * Metrics.flagPitch - (Metrics.flagPitch - Metrics.flagIndent)
    let shown = Size(picture.size.width * pictureScale, picture.size.height * pictureScale)
    let noteHeight = note.map { $0.font.lineHeight + Metrics.labelGap } ?? 0
    size = Size(
      (shown.width + textWidth + 3 * Metrics.cardPadding).rounded(.up),
      (max(shown.height + noteHeight, textHeight) + 2 * Metrics.cardPadding).rounded(.up))
  }

  /// The card as ink, filling `box`.
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
    let top = inside.minY + ((inside.size.height - shown.height - noteHeight) / 2).rounded()
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
    return items
      + textItems(
        Rect(
          inside.minX + shown.width + Metrics.cardPadding, top,
          inside.size.width - shown.width - Metrics.cardPadding, max(shown.height, 0)),
        inside, palette)
  }

  /// The name at the top of the picture and the flags at its bottom, or both in the middle of the card
  /// when the picture is lower than the text.
  private func textItems(
    _ beside: Rect, _ inside: Rect, _ palette: DiagramPalette
  ) -> [DisplayList.Item] {
    let nameHeight = Double(name.count) * Metrics.nameLineHeight
    let flagsHeight =
      Double(flags.count) * Metrics.flagPitch - (Metrics.flagPitch - Metrics.flagIndent)
    let needed = nameHeight + Metrics.nameGap + flagsHeight
    let height = max(beside.size.height, needed)
    let top =
      beside.size.height >= needed
      ? beside.minY : inside.minY + (inside.size.height - needed) / 2
    var items: [DisplayList.Item] = []
    for (index, line) in name.enumerated() {
      let middle = top + (Double(index) + 0.5) * Metrics.nameLineHeight
      items.append(.text(line, at: Point(beside.minX, line.baseline(middle: middle)), palette.ink))
    }
    for (index, flag) in flags.enumerated() {
      let middle =
        top + height - flagsHeight + Metrics.flagIndent / 2 + Double(index) * Metrics.flagPitch
      items.append(dot(flag.isSet, Point(beside.minX + Metrics.flagDotRadius, middle), palette))
      items.append(
        .text(
          flag.text,
          at: Point(beside.minX + Metrics.flagIndent, flag.text.baseline(middle: middle)),
          flag.isSet ? palette.ink : palette.secondaryInk))
    }
    return items
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
