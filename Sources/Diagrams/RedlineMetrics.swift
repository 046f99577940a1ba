internal import Drawing

/// The fonts and distances of a redline sheet, in points. All are our choice; no letter is below 11 points, and the
/// page is as wide as a README shows without scaling it down.
enum RedlineMetrics {
  static let width = 830.0
  static let margin = 24.0
  static let titleFont = Font.system(20, .semibold)
  static let sectionFont = Font.system(14, .semibold)
  static let calloutFont = Font.system(12, .semibold)
  static let textFont = Font.system(12, .medium)
  static let smallFont = Font.system(12)
  static let codeFont = Font.monospaced(11)
  static let numberFont = Font.system(11, .medium)

  /// The room for two dimension lines with their numbers at each side of the picture.
  static let sideRoom = 118.0
  /// The maximum height and scale of a picture.
  static let mostHeight = 420.0
  static let mostScale = 3.0
  /// The distance from the picture to the first dimension line.
  static let firstLine = 20.0
  static let tick = 4.0
  static let numberPitch = 14.0
  static let sectionGap = 28.0
  static let rowPitch = 20.0
}
