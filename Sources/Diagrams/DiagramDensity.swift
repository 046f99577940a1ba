internal import Drawing

/// How much room cards, arrows and their texts take in a state diagram.
package struct DiagramDensity: Sendable {
  /// The fonts of the actions and of the delegate calls of an arrow.
  let actionFont, callFont: Font
  /// Whether cards list flags and custom states and the scale of their pictures.
  let listsFlags: Bool
  /// The maximum height of a cell's picture, in points.
  let pictureHeight: Double
  /// The vertical distance between arrows, labels included, and that in a row that has spare room.
  let arrowPitch, looseArrowPitch: Double
  /// The padding above and below the arrows between two rows.
  let rowPadding: Double

  private typealias Metrics = DiagramMetrics

  /// A separate figure.
  package static let figure = DiagramDensity(
    actionFont: Metrics.actionFont, callFont: Metrics.callFont, listsFlags: true,
    pictureHeight: .infinity,
    arrowPitch: Metrics.arrowPitch, looseArrowPitch: Metrics.looseArrowPitch,
    rowPadding: Metrics.rowPadding)

  /// A part of a page, which has the details of a figure beside it. The page's style sheet has the same fonts. Our
  /// choice.
  package static let page = DiagramDensity(
    actionFont: .system(12, .medium), callFont: .monospaced(11), listsFlags: false,
    pictureHeight: 150, arrowPitch: 34, looseArrowPitch: 44,
    rowPadding: 20)
}

extension [Specimen] {
  /// The factor by which all of them are scaled.
  func scale(in spacing: LatticeSpacing) -> Double {
    let height = map(\.window.size.height).max() ?? 0
    let scale = scale(longest: spacing.pictureSide)
    return height * scale > spacing.density.pictureHeight
      ? spacing.density.pictureHeight / height : scale
  }
}
