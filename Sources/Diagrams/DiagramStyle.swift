package import Drawing

/// The colours of a diagram. They do not affect the cells in it. Our choice, for legibility on
/// GitHub's light and dark backgrounds.
package struct DiagramPalette: Hashable, Sendable {
  /// The background.
  package let ground: Color
  /// The background of a state's card.
  package let card: Color
  /// The border of a card.
  package let cardLine: Color
  /// The colour of primary text.
  package let ink: Color
  /// The colour of secondary text.
  package let secondaryInk: Color
  /// The ring of a flag that is not set.
  package let ring: Color
  /// The colour of arrows.
  package let arrow: Color
  /// The colour of arrows that the app draws, by setting a value.
  package let appArrow: Color
  /// The colour of curves, and of remarks about the base.
  package let curve: Color
  /// The background of the base row and the base column of a matrix.
  package let band: Color
  /// The colour of dimension lines with their numbers, and of what is wrong.
  package let measure: Color

  /// Dark text on a light background.
  package static let light = DiagramPalette(
    ground: Color(hex: 0xFFFFFF), card: Color(hex: 0xFFFFFF), cardLine: Color(hex: 0xD8D8DD),
    ink: Color(hex: 0x1C1C1E), secondaryInk: Color(hex: 0x6C6C70), ring: Color(hex: 0xA0A0A6),
    arrow: Color(hex: 0x48484A), appArrow: Color(hex: 0x7A3FD0), curve: Color(hex: 0x0A66D0),
    band: Color(hex: 0xECF3FE), measure: Color(hex: 0xD0245C))

  /// Light text on a dark background.
  package static let dark = DiagramPalette(
    ground: Color(hex: 0x0D1117), card: Color(hex: 0x161B22), cardLine: Color(hex: 0x30363D),
    ink: Color(hex: 0xF0F0F3), secondaryInk: Color(hex: 0x9A9AA0), ring: Color(hex: 0x6E6E76),
    arrow: Color(hex: 0xB8B8BE), appArrow: Color(hex: 0xC09BFF), curve: Color(hex: 0x5AA9FF),
    band: Color(hex: 0x132339), measure: Color(hex: 0xFF7AA2))
}

/// The fonts and distances of a state diagram, in points. All are our choice.
enum DiagramMetrics {
  static let nameFont = Font.system(15, .semibold)
  static let flagFont = Font.monospaced(11.5)
  static let setFlagFont = Font.monospaced(11.5, .bold)
  static let actionFont = Font.system(13, .medium)
  static let callFont = Font.monospaced(11)
  static let footFont = Font.system(12)
  static let differenceFont = Font.system(12)
  static let differenceHeight = 16.0
  /// The distance from a picture to the differences below it.
  static let captionGap = 8.0

  /// The margins of the whole picture. The left one has room for the arrow into the initial state.
  static let margin = EdgeInsets(top: 32, left: 46, bottom: 32, right: 32)

  /// Wider words of cards and of arrows' labels are broken. UIKit's names of calls and flags are no wider.
  static let longestWord = 264.0

  static let cardPadding = 16.0
  static let cardRadius = 12.0
  static let cardLine = 1.0
  static let nameLineHeight = 19.0
  static let flagPitch = 22.0
  static let flagDotRadius = 4.0
  /// The distance from the left edge of a flag's dot to its name.
  static let flagIndent = 15.0
  /// The minimum distance between the name and the flags.
  static let nameGap = 12.0

  static let arrowLine = 1.4
  /// The length of the dots of an arrow that the app draws, without their round ends.
  static let appDash = 0.6
  static let appGap = 4.4
  static let arrowHead = 9.0
  static let arrowCorner = 14.0
  /// The distance between a card and the ends of arrows.
  static let arrowGap = 8.0
  /// The vertical distance between arrows, labels included.
  static let arrowPitch = 44.0
  /// The vertical distance in a row that has spare room.
  static let looseArrowPitch = 58.0
  /// The distance between an arrow and the text above or below it.
  static let labelGap = 4.0
  /// The spacing above and below a label.
  static let labelSpacing = 3.0
  /// The padding above and below the arrows between two rows.
  static let rowPadding = 44.0
  /// The distance between the outer cards and the arrows outside of them.
  static let edgePadding = 20.0
  static let sideLabelGap = 10.0

  static let initialDotRadius = 5.0
  /// The radii of the ring and of the disc that are the end of a deleted item.
  static let finalStateRadius = 8.0
  static let finalStateDisc = 4.5
  /// The distance between that ring and the tip of the arrow to it.
  static let finalStateGap = 4.0
  /// The minimum length of an arrow to the end.
  static let leastEndArrow = 28.0
  static let footGap = 28.0
  static let footLineHeight = 18.0
  /// The minimum width at which the footer is broken into lines; otherwise the diagram's width.
  static let footMinimumWidth = 320.0
}
