internal import Drawing

/// The scene of the job: a cell of 390 × 88 points with a rounded fill and stroke, a clipped gradient with
/// shapes, two lines of text, a star and a translucent overlay.
///
/// Each frame is an item that assigns what moves (the cell's scale and opacity, colours, the star's turn),
/// so that each frame is also an independent picture, which other programs can draw.
enum AnimatedCell {
  /// The number of items, which are the frames.
  static let frameCount = 30

  /// The texts in it, with sizes and weights.
  static let texts: [(text: String, size: Double, weight: Font.Weight)] = [
    ("Harbour at six in the morning", 17, .semibold),
    ("Twelve pictures, taken on Tuesday", 15, .regular),
  ]

  /// What moves.
  enum Motion: String {
    /// Nearly everything.
    case cell
    /// The star alone.
    case icon
  }

  /// The scene file with the first so many frames.
  static func yaml(_ motion: Motion = .cell, frames: Int = frameCount) -> String {
    """
    cellophane: 1
    title: The cell that is measured

    cell:
      backgroundColor: "#F7F7FC"
      cornerRadius: 14
      borderWidth: 1
      borderColor: "#CCCFD9"
      contentView:
        subviews:
          - gradientView: area
            colors: ["#338CF2", "#8C40CC"]
            startPoint: [0, 0]
            endPoint: [1, 1]
            cornerRadius: 10
            clipsToBounds: true
            constraints: [leading = superview + 12, centerY = superview, size = 64]
            subviews:
              - view: sun
                backgroundColor: "#FFFFFFD9"
                cornerRadius: 8
                constraints: [leading = superview + 38, top = superview + 8, size = 16]
              - view: hill
                backgroundColor: "#1A5940"
                constraints: [centerX = superview - 8, centerY = superview + 34, size = 40]
          - label: title
            font: { systemFont: 17, weight: semibold }
            text: Harbour at six in the morning
            constraints: [leading = area.trailing + 16, top = superview + 18]
          - label: subtitle
            font: { systemFont: 15, weight: regular }
            textColor: secondaryLabel
            text: Twelve pictures, taken on Tuesday
            constraints: [leading = title, top = title.bottom + 4]
          - imageView: star
            systemImage: star.fill
            tintColor: "#FAB81A"
            constraints: [trailing = superview - 18, centerY = superview, size = 24]
          - view: veil
            backgroundColor: "#1A66F21F"
            cornerRadius: 14
            constraints: [edges = superview]

    rules:
      - when: highlighted
        hill.transform: { rotate: 45° }

    collectionView:
      frame: { width: 390, height: 88 }
      flowLayout: { itemSize: { width: 390, height: 88 } }
      items:
    \((0..<frames).map { item($0, motion) }.joined(separator: "\n"))
    """
  }

  /// An SVG of ours with its text as text instead of outlines, as a person would write it.
  static func withWords(_ svg: String) -> String {
    texts.reduce(svg.replacing(#/<path id="g-.*\n/#, with: "")) { svg, text in
      let outlines = #/<g role="img" aria-label="(?<words>[^"]*)" (?<place>[^>]*)>.*?<\/g>/#
      return svg.replacing(outlines, maxReplacements: 1) {
        """
        <text font-family="Inter" font-size="\(text.size)" font-weight="\(text.weight.rawValue)" \
        \($0.place)>\($0.words)</text>
        """
      }
    }
  }

  private static func item(_ index: Int, _ motion: Motion) -> String {
    let part = Double(index) / Double(frameCount - 1)
    let turn = "star.transform: { rotate: \(72 * part)° }"
    guard motion == .cell else { return "      - " + turn }
    let tint = 0x1A + Int((part * 100).rounded())
    let hex = String(tint, radix: 16, uppercase: true)
    return """
          - cell.transform: { scale: \(1 - 0.02 * part) }
            cell.alpha: \(1 - 0.1 * part)
            area.colors: ["#\(hex)8CF2", "#8C40CC"]
            veil.backgroundColor: "#\(hex)66F21F"
            hill.transform: { rotate: 45° }
            \(turn)
      """
  }
}
