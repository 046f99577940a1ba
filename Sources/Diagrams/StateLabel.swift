internal import Drawing
internal import Interaction

/// The texts of a state's card: its name, and a table of its flags.
struct StateLabel {
  /// A row of the table: a dot for each cell, and the flag's name.
  private struct FlagLine {
    let text: TypesetText
    let isSet: [Bool]
  }

  private let nameLines: [TypesetText]
  /// The item numbers above the dots, if there are several cells.
  private let itemNumbers: [TypesetText]
  private let flags: [FlagLine]
  /// Whether the flags are at the right of the name and not below it.
  private let isSplit: Bool
  private let flagsHeight: Double
  /// The widths of the name and of the table.
  let nameWidth, flagsWidth: Double
  let height: Double

  private typealias Metrics = DiagramMetrics

  init(
    _ node: DiagramGraph.Node, flags: [CellState.Flag], customs: [String], isSplit: Bool,
    _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.isSplit = isSplit
    nameLines = Array(
      try node.nameLines.map { line throws(DiagramFailure) in
        try setter.lines(
          line, Metrics.nameFont, width: .infinity, longestWord: Metrics.longestWord)
      }.joined())
    itemNumbers = try node.cells.compactMap(\.item).map { item throws(DiagramFailure) in
      try setter.line("\(item)", Metrics.callFont)
    }
    let listed =
      flags.map { flag in (flag.propertyName, node.cells.map { $0.state.contains(flag) }) }
      + customs.map { name in
        (name.spokenFlag, node.cells.map { $0.state.customStates.contains(name) })
      }
    self.flags = try listed.map { name, isSet throws(DiagramFailure) in
      let font = isSet.contains(true) ? Metrics.setFlagFont : Metrics.flagFont
      return FlagLine(
        text: try setter.line(name, font, atMost: Metrics.longestWord), isSet: isSet)
    }
    nameWidth = nameLines.map(\.width).max() ?? 0
    flagsWidth =
      self.flags.isEmpty
      ? 0
      : Double(node.cells.count) * Metrics.flagIndent
        + (self.flags.map(\.text.width).max() ?? 0)
    let namesHeight = Double(nameLines.count) * Metrics.nameLineHeight
    let flagsHeight =
      self.flags.isEmpty
      ? 0
      : (itemNumbers.isEmpty ? 0 : Metrics.flagPitch)
        + Double(self.flags.count) * Metrics.flagPitch - (Metrics.flagPitch - Metrics.flagIndent)
    self.flagsHeight = flagsHeight
    height =
      isSplit
      ? max(namesHeight, flagsHeight)
      : namesHeight + (flagsHeight > 0 ? Metrics.nameGap + flagsHeight : 0)
  }

  var width: Double { max(nameWidth, flagsWidth) }

  var hasFlags: Bool { !flags.isEmpty }

  /// The items that draw the name at the top of a box and the flags at its bottom.
  func items(in box: Rect, _ palette: DiagramPalette) -> [DisplayList.Item] {
    let origin = box.origin
    var drawn: [DisplayList.Item] = []
    for (index, line) in nameLines.enumerated() {
      let middle = origin.y + (Double(index) + 0.5) * Metrics.nameLineHeight
      drawn.append(.text(line, at: Point(origin.x, line.baseline(middle: middle)), palette.ink))
    }
    let left = isSplit ? box.maxX - flagsWidth : origin.x
    var middle = box.maxY - flagsHeight + Metrics.flagIndent / 2
    for (index, item) in itemNumbers.enumerated() {
      let center = dotCenter(index, left, middle)
      drawn.append(
        .text(
          item, at: Point(center.x - item.width / 2, item.baseline(middle: middle)),
          palette.secondaryInk))
    }
    if !itemNumbers.isEmpty { middle += Metrics.flagPitch }
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
        .circle(center: center, radius: radius - 0.6), Stroke(lineWidth: 1.2), palette.ring)
  }
}
