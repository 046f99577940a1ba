internal import Drawing
package import Interaction
package import Resolution
internal import ResolvedViews
package import SceneRendering
internal import Scenes
package import Vocabulary

/// The contrast of a label, an icon or parts of a label's text with its background, by WCAG 2.
package struct InkContrast: Hashable, Sendable {
  private static let icons = "icons"
  /// The minimum contrast of text (WCAG 2, success criterion 1.4.3, documented).
  package static let leastOfText = 4.5
  /// The minimum contrast of large text (1.4.3) and of icons (1.4.11, documented).
  package static let leastOfLarge = 3.0
  /// The size from which text is large, in points; 14 for bold text (1.4.3, documented).
  private static let largeSize = 18.0
  private static let largeBoldSize = 14.0
  /// The fraction of the pixels that may have less contrast than reported, so that single pixels of
  /// a photograph behind the text do not decide. Our choice.
  private static let forgivenShare = 0.05
  /// Only pixels with at least this fraction of the highest coverage are measured, because edge
  /// pixels are mixtures. Our choice.
  private static let covered = 0.98
  /// The scale of the measurement, in pixels per point. At 4 even the thinnest strokes cover whole
  /// pixels.
  private static let magnification = 4.0

  /// The view that draws the ink.
  package let view: ViewName
  /// The state of its cell.
  package private(set) var state: CellState
  /// "icons", "text" or "large text".
  package let kind: String
  /// The contrast ratio that at least 95 % of the pixels reach, 1…21.
  package let ratio: Double
  /// The minimum ratio that WCAG 2 requires.
  package let required: Double
  /// The foreground colour at these pixels, as hexadecimal digits.
  package let ink: String
  /// The background colour at these pixels, as hexadecimal digits.
  package let ground: String
  /// The part of the scene that sets the foreground colour; `nil` if none does.
  let path: ScenePath?
  /// Whether both colours are UIKit's combination: on one of its backgrounds the foreground colour is not set,
  /// or it is one of UIKit's for text or icons; or a white icon is on one of its system colours.
  let isUIKits: Bool
  /// Whether it is that of parts of a text with a colour of their own.
  package let isPart: Bool

  /// The contrasts of all visible labels and icons of a cell, in their views' own colours.
  package static func list(
    of cell: PresentedCell, on stage: LookStage
  ) throws(RenderingError) -> [InkContrast] {
    var list: [InkContrast] = []
    for ink in cell.inks {
      if let contrast = try InkContrast(ink, in: cell, on: stage) { list.append(contrast) }
    }
    return list
  }

  /// Whether the contrast is lower than it must be, and the scene's author chose the colours.
  package var isLow: Bool { !isEnough && !isUIKits }

  /// Whether the contrast is at least the required one.
  package var isEnough: Bool { ratio >= required }

  /// Measures a label, an icon or parts of a text of a cell; `nil` if it is not visible.
  init?(
    _ ink: PresentedInk, in cell: PresentedCell, on stage: LookStage
  ) throws(RenderingError) {
    let white = cell.recoloring(ink, with: Color(white: 1))
    let black = cell.recoloring(ink, with: Color(white: 0))
    let whole = Rect(origin: .zero, size: cell.frame.size)
    // Finds the visible area first, then magnifies it, so that thin strokes cover whole pixels.
    let found = InkCoverage(
      white: try stage.bitmap(of: white, part: whole, scale: 1),
      black: try stage.bitmap(of: black, part: whole, scale: 1))
    guard let part = found.bounds else { return nil }
    func look(_ cell: PresentedCell) throws(RenderingError) -> Bitmap {
      try stage.bitmap(of: cell, part: part, scale: Self.magnification)
    }
    let coverage = InkCoverage(white: try look(white), black: try look(black))
    let highest = coverage.highest
    guard highest > 0 else { return nil }
    let counts = coverage.colors(
      least: Self.covered * Double(highest), seen: try look(cell),
      behind: try look(cell.recoloring(ink, with: .clear)))
    let ratios = counts.map { (pair: $0.key, count: $0.value, ratio: Self.ratio($0.key)) }
      .sorted { ($0.ratio, $0.pair) < ($1.ratio, $1.pair) }
    var forgiven = Double(counts.values.reduce(0, +)) * Self.forgivenShare
    guard
      let worst = ratios.first(where: { entry in
        forgiven -= Double(entry.count)
        return forgiven < 0
      })
    else { return nil }
    view = ink.view
    state = cell.state
    ratio = worst.ratio
    (kind, required) = Self.demand(ink.kind)
    self.ink = Color(hex: UInt32(worst.pair >> 32)).hexText
    ground = Self.color(worst.pair).hexText
    path = ink.origin.path
    isPart = ink.isPart
    isUIKits = stage.isUIKits(
      ink, isIcon: kind == Self.icons, on: Self.color(worst.pair))
  }

  /// Returns the contrast of the same view in a state in which the cell looks the same.
  func sameLook(in state: CellState) -> InkContrast {
    var contrast = self
    contrast.state = state
    return contrast
  }

  private static func demand(_ kind: PresentedInk.Kind) -> (String, Double) {
    switch kind {
    case .icon: return (icons, leastOfLarge)
    case .text(let font):
      let isBold = font.weight.rawValue >= Font.Weight.bold.rawValue
      let isLarge = font.pointSize >= (isBold ? largeBoldSize : largeSize)
      return isLarge ? ("large text", leastOfLarge) : ("text", leastOfText)
    }
  }

  private static func color(_ pair: UInt64) -> Color { Color(hex: UInt32(pair & 0xFFFFFF)) }

  private static func ratio(_ pair: UInt64) -> Double {
    LinearColor(Color(hex: UInt32(pair >> 32))).contrast(with: LinearColor(color(pair)))
  }
}
