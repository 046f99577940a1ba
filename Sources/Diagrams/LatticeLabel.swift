internal import Drawing

/// The label of an arrow in a lattice: the action above a horizontal line and the events below it,
/// or both beside a vertical line.
struct LatticeLabel {
  let above: TextBlock
  let below: TextBlock
  /// Action and events in short lines.
  let beside: TextBlock
  /// The minimum height above and below a horizontal line.
  private let leastExtent: Double

  private typealias Metrics = DiagramMetrics

  init(
    _ arrow: TransitionArrow, _ words: ArrowText, _ spacing: LatticeSpacing,
    _ setter: DiagramTypesetter,
    _ palette: DiagramPalette
  ) throws(DiagramFailure) {
    let density = spacing.density
    leastExtent = density.arrowPitch / 2
    func block(
      _ texts: [([String], Font, Color)], _ width: Double
    ) throws(DiagramFailure) -> TextBlock {
      var block = TextBlock()
      for (parts, font, color) in texts {
        for line in try setter.lines(
          listing: parts, font, width: width, breaksWords: true,
          longestWord: max(width, Metrics.longestWord))
        {
          block.add(line, color, gapBefore: font == density.actionFont ? 0 : 2)
        }
      }
      return block
    }
    let ink = arrow.isOfApp ? palette.appArrow : palette.ink
    let action = (words.actions, density.actionFont, ink)
    let rest = [
      (words.gestures, Metrics.differenceFont, palette.secondaryInk),
      (words.calls, density.callFont, palette.secondaryInk),
      (words.motion.isEmpty ? [] : [words.motion], Metrics.differenceFont, palette.secondaryInk),
      (
        words.answer.map { [$0.text] } ?? [], Metrics.differenceFont,
        words.answer?.isFault == true ? palette.measure : palette.secondaryInk
      ),
    ]
    above = try block([action], spacing.labelWidth)
    below = try block(rest, spacing.labelWidth)
    beside = try block([action] + rest, spacing.sideLabelWidth)
  }

  var width: Double { max(above.size.width, below.size.width) }

  /// The height of what is above a horizontal line.
  var rise: Double { extent(above) }
  /// The height of what is below a horizontal line.
  var fall: Double { extent(below) }

  private func extent(_ block: TextBlock) -> Double {
    max(
      leastExtent,
      (block.size.height + Metrics.labelGap + Metrics.labelSpacing).rounded(.up))
  }

  /// The texts of a horizontal line.
  func texts(
    middle: Double, y: Double
  ) -> [(block: TextBlock, origin: Point, isCentered: Bool)] {
    var texts = [
      (
        block: above,
        origin: Point(middle - above.size.width / 2, y - Metrics.labelGap - above.size.height),
        isCentered: true
      )
    ]
    if below.size != .zero {
      texts.append((below, Point(middle - below.size.width / 2, y + Metrics.labelGap), true))
    }
    return texts
  }
}
