/// How much room a lattice gives to pictures and labels. The first spacing with which a diagram is no wider than a
/// README shows is used.
struct LatticeSpacing {
  /// The fonts, and the room around cards and arrows.
  let density: DiagramDensity
  /// Where cards have their texts.
  let arrangement: StateCard.Arrangement
  /// The maximum side of a cell's picture in a card, in points; larger cells are scaled down.
  let pictureSide: Double
  /// The maximum width of a label's lines between two columns.
  let labelWidth: Double
  /// The padding on both sides of the widest label between two columns.
  let columnPadding: Double
  /// The distance from a card's corner to the first arrow on its top or bottom edge.
  let legInset: Double
  /// The distance between arrows that leave a card's top or bottom edge.
  let legPitch: Double
  /// The distance between arrows that pass between two columns, and from them to the cards.
  let lanePitch: Double
  /// The maximum width of a label's lines beside a vertical arrow.
  let sideLabelWidth: Double

  /// The widest diagram that a README shows without scaling it down, in points.
  static let pageWidth = 830.0

  /// The spacings for a number of columns, the most generous first, then those with larger pictures and narrow labels.
  /// All are our choice; none makes a picture or a letter too small.
  static func choices(columns: Int, _ density: DiagramDensity) -> [LatticeSpacing] {
    let beside = LatticeSpacing(
      density: density, arrangement: density.listsFlags ? .beside : .below, pictureSide: 200,
      labelWidth: 290, columnPadding: 22, legInset: 46,
      legPitch: 28, lanePitch: 18, sideLabelWidth: 112)
    let usual = [
      below(
        density, pictureSide: 150, labelWidth: 212, columnPadding: 22, legInset: 46, legPitch: 28),
      below(
        density, pictureSide: 150, labelWidth: 168, columnPadding: 14, legInset: 32, legPitch: 24),
      below(
        density, pictureSide: 150, labelWidth: 128, columnPadding: 12, legInset: 24, legPitch: 20),
      below(
        density, pictureSide: 120, labelWidth: 128, columnPadding: 12, legInset: 24, legPitch: 20),
      below(
        density, pictureSide: 104, labelWidth: 112, columnPadding: 10, legInset: 20, legPitch: 18),
    ]
    guard columns < 3 else { return usual }
    // Beside a page's controls, short labels leave room for pictures.
    guard density.listsFlags else {
      return [264.0, 248, 232, 216, 200, 184].map {
        below(
          density, pictureSide: $0, labelWidth: 160, columnPadding: 12, legInset: 26, legPitch: 24)
      } + usual
    }
    return [beside] + usual
      + [264.0, 248, 232, 216, 200, 184].map {
        below(
          density, pictureSide: $0, labelWidth: 128, columnPadding: 12, legInset: 24, legPitch: 20)
      }
  }

  /// The minimum factor by which larger pictures justify another layout. Our choice.
  static let worthwhile = 1.25

  private static func below(
    _ density: DiagramDensity, pictureSide: Double, labelWidth: Double, columnPadding: Double,
    legInset: Double,
    legPitch: Double
  ) -> LatticeSpacing {
    LatticeSpacing(
      density: density, arrangement: .below, pictureSide: pictureSide, labelWidth: labelWidth,
      columnPadding: columnPadding, legInset: legInset, legPitch: legPitch,
      lanePitch: min(18, legPitch), sideLabelWidth: labelWidth < 168 ? 88 : 112)
  }
}
