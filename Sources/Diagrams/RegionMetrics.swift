internal import Drawing

/// The fonts and distances of a sheet of regions, in points. All are our choice; no letter is below 11 points, and
/// the page is as wide as a README shows without scaling it down.
enum RegionMetrics {
  static let width = 830.0
  /// Narrower pages have the titles of regions above them, and narrow margins.
  static let narrowWidth = 600.0
  static let (margin, narrowMargin) = (24.0, 12.0)
  static let titleFont = Font.system(20, .semibold)
  static let sectionFont = Font.system(14, .semibold)
  static let nameFont = Font.system(13, .semibold)
  static let eventFont = Font.system(12, .medium)
  static let smallFont = Font.system(12)
  static let callFont = Font.monospaced(11)
  static let lineGap = 4.0

  /// The distance from a region's frame to its contents.
  static let (padding, narrowPadding) = (18.0, 12.0)
  static let frameRadius = 14.0
  /// The room in the box of a region that is seen only inside another one, and above it.
  static let nestPadding = 12.0
  static let nestGap = 14.0
  /// The width of the titles at the left of regions.
  static let headWidth = 128.0
  /// The gap between two regions beside each other.
  static let columnGap = 16.0
  /// The longest name or remark beside a region.
  static let headTextWidth = 108.0
  /// In front of the initial place: a dot and a short arrow.
  static let initialWidth = 30.0
  /// The same above another card than the first.
  static let initialHeight = 26.0
  static let initialRadius = 4.5

  static let cardPadding = 10.0
  static let cardRadius = 10.0
  static let cardGap = 16.0
  /// The maximum width of a place's picture.
  static let mostPicture = 240.0
  /// The minimum width of a region with two wide cells beside each other.
  static let leastPairWidth = 400.0
  /// The minimum width of pictures and cards.
  static let leastPicture = 64.0
  static let captionGap = 8.0
  /// The minimum scale of the pictures of two regions beside each other.
  static let leastNarrowScale = 0.7
  /// The maximum height of arrows without a line of their own, in which their labels would be wider.
  static let mostNarrowHeight = 150.0
  /// The minimum scale of the pictures of three places beside each other; otherwise they stand below each other.
  static let leastRowScale = 0.45

  /// The distance between an arrow's end and a card.
  static let arrowGap = 5.0
  /// The room at both sides of a label between two cards.
  static let labelPadding = 12.0
  static let leastGap = 84.0
  static let mostGap = 190.0
  /// The same between cards without pictures, which leave more room.
  static let mostPlainGap = 320.0
  /// The vertical distance between two arrows with their labels.
  static let arrowSpacing = 14.0
  /// The maximum number of separate arrows between two cards; more of them share one in each direction.
  static let mostArrows = 4
  /// The vertical distance between the labels of such an arrow.
  static let joinGap = 6.0
  static let stepGap = 34.0
  /// The same between two lines of places.
  static let lineStepGap = 36.0
  /// The distance from cards to the line that several arrows of the app share.
  static let busGap = 22.0
  /// The distance between arrows that pass below cards.
  static let trackGap = 12.0
  /// The length of the arrowheads, and half of their width.
  static let head = 6.0

  /// Three pictures of combinations beside each other, or more if they are narrow.
  static let (lookColumns, narrowLookColumns) = (3, 2)
  /// The minimum width of a column, for the names.
  static let leastLookColumn = 120.0
  static let lookGap = 16.0
  static let sectionGap = 28.0
}
