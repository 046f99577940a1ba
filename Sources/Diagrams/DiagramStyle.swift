package import Drawing

/// The colours of a diagram; those of the cells in it never change with them. All are our choice, made
/// to be read on GitHub's two grounds.
package struct DiagramPalette: Hashable, Sendable {
  /// What everything stands on.
  package let ground: Color
  /// The inside of a state's card.
  package let card: Color
  /// The line around a card.
  package let cardLine: Color
  /// What is read first.
  package let ink: Color
  /// What is read second.
  package let secondaryInk: Color
  /// The ring of a flag that is not set.
  package let ring: Color
  /// Arrows.
  package let arrow: Color
  /// Curves.
  package let curve: Color

  /// Dark on light.
  package static let light = DiagramPalette(
    ground: Color(hex: 0xFFFFFF), card: Color(hex: 0xFFFFFF), cardLine: Color(hex: 0xD8D8DD),
    ink: Color(hex: 0x1C1C1E), secondaryInk: Color(hex: 0x6C6C70), ring: Color(hex: 0xA0A0A6),
    arrow: Color(hex: 0x48484A), curve: Color(hex: 0x0A66D0))

  /// Light on dark.
  package static let dark = DiagramPalette(
    ground: Color(hex: 0x0D1117), card: Color(hex: 0x161B22), cardLine: Color(hex: 0x30363D),
    ink: Color(hex: 0xF0F0F3), secondaryInk: Color(hex: 0x9A9AA0), ring: Color(hex: 0x6E6E76),
    arrow: Color(hex: 0xB8B8BE), curve: Color(hex: 0x5AA9FF))
}

/// The fonts and distances of a state diagram, in points. All are our choice.
enum DiagramMetrics {
  static let nameFont = Font.system(15, .semibold)
  static let flagFont = Font.monospaced(11.5)
  static let setFlagFont = Font.monospaced(11.5, .bold)
  static let actionFont = Font.system(13, .medium)
  static let callFont = Font.monospaced(10.5)
  static let footFont = Font.system(12)

  /// Around the whole picture; at the left there is room for the arrow into the first state.
  static let margin = Insets(top: 32, left: 46, bottom: 32, right: 32)

  static let cardPadding = 16.0
  static let cardRadius = 12.0
  static let cardLine = 1.0
  /// The longest side of a cell's picture in a card; a larger cell is scaled down.
  static let pictureSide = 200.0
  /// The same in a card whose texts stand under the picture.
  static let narrowPictureSide = 150.0
  static let nameLineHeight = 19.0
  static let flagPitch = 22.0
  static let flagDotRadius = 4.0
  /// From the left edge of a flag's dot to its name.
  static let flagIndent = 15.0
  /// Between the name and the flags at least.
  static let nameGap = 12.0

  static let arrowLine = 1.4
  static let arrowHead = 9.0
  static let arrowCorner = 14.0
  /// Between a card and the arrows that begin or end at it.
  static let arrowGap = 8.0
  /// From one arrow to the next below it, labels included.
  static let arrowPitch = 44.0
  /// The same where a row has room to spare.
  static let looseArrowPitch = 58.0
  /// Between an arrow and the text above or below it.
  static let labelGap = 4.0
  /// Above a label and below it, to the next one.
  static let labelSpacing = 3.0
  /// The room of a label between two columns, at which it is broken into lines; less where there are
  /// more columns.
  static let labelWidth = 290.0
  static let narrowLabelWidth = 212.0
  /// On both sides of the widest label between two columns.
  static let columnPadding = 22.0
  /// Above and below the arrows between two rows.
  static let rowPadding = 44.0
  /// Between the cards at the edge and the arrows outside of them.
  static let edgePadding = 20.0
  /// From one arrow that passes between two columns to the next, and to the cards.
  static let lanePitch = 18.0
  /// From one arrow that leaves a card's long side to the next.
  static let legPitch = 28.0
  /// From a card's corner to the first such arrow.
  static let legInset = 46.0
  /// The room of a label beside an upright arrow, at which it is broken into lines.
  static let sideLabelWidth = 112.0
  static let sideLabelGap = 10.0

  static let initialDotRadius = 5.0
  static let footGap = 28.0
  static let footLineHeight = 18.0
  /// The foot is broken into lines at the diagram's width, but not below this.
  static let footMinimumWidth = 320.0
}
