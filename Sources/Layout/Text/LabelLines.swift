package import Drawing

/// The typeset lines of a label with their positions.
package struct LabelLines: Hashable, Sendable {
  /// A line with the start of its baseline, relative to the label's top left corner.
  package struct Line: Hashable, Sendable {
    /// The typeset text.
    package let text: TypesetText
    /// The start of the baseline, in points.
    package let origin: Point
  }

  /// A part of an attributed text with the start of its baseline, relative to the label's top left corner.
  package struct Piece: Hashable, Sendable {
    /// The typeset text.
    package let text: TypesetText
    /// The start of the baseline, in points.
    package let origin: Point
    /// The colour; `nil` for the label's.
    package let color: Color?
    /// The image that is drawn instead of the text, relative to `origin`; `nil` for text. Of the colour it takes the
    /// alpha only.
    package let shapes: TextRun.Shapes?
  }

  /// The looks of parts of an attributed text that have a colour of their own.
  package struct PartStyle: Hashable, Sendable {
    /// The colour.
    package let color: Color
    /// The font.
    package let font: Font
    /// Whether it is that of symbols instead of letters.
    package let isSymbol: Bool
  }

  /// A filled rectangle, relative to the label's top left corner.
  package struct Box: Hashable, Sendable {
    /// The rectangle, in points.
    package let frame: Rect
    /// The colour; `nil` for the label's.
    package let color: Color?
  }

  /// The lines, from top to bottom.
  package let lines: [Line]
  /// The parts of an attributed text, with their colours; empty for a text without attributes.
  package private(set) var pieces: [Piece] = []
  /// The backgrounds of parts, behind the text.
  package private(set) var backgrounds: [Box] = []
  /// The lines under and through parts, in front of the text.
  package private(set) var decorations: [Box] = []
  /// Whether ink may be outside of the label, where it is clipped.
  package let isClipped: Bool

  /// Creates lines of attributed text.
  init(
    lines: [Line], isClipped: Bool, pieces: [Piece], backgrounds: [Box], decorations: [Box]
  ) {
    self.lines = lines
    self.isClipped = isClipped
    self.pieces = pieces
    self.backgrounds = backgrounds
    self.decorations = decorations
  }

  /// The lines at another place.
  func moved(by offset: Point, isClipped: Bool) -> LabelLines {
    func moved(_ frame: Rect) -> Rect { frame.offset(by: offset) }
    return LabelLines(
      lines: lines.map { Line(text: $0.text, origin: $0.origin + offset) },
      isClipped: isClipped,
      pieces: pieces.map {
        Piece(text: $0.text, origin: $0.origin + offset, color: $0.color, shapes: $0.shapes)
      },
      backgrounds: backgrounds.map { Box(frame: moved($0.frame), color: $0.color) },
      decorations: decorations.map { Box(frame: moved($0.frame), color: $0.color) })
  }

  /// The looks of the text's parts with colours of their own, each once, in the order of the text. Images have none.
  package var partStyles: [PartStyle] {
    var styles: [PartStyle] = []
    for style in pieces.compactMap(\.style) where !styles.contains(style) { styles.append(style) }
    return styles
  }

  /// Returns the lines with the parts of a look in another colour.
  package func recoloring(_ style: PartStyle, with color: Color) -> LabelLines {
    var lines = self
    lines.pieces = pieces.map { piece in
      piece.style == style
        ? Piece(text: piece.text, origin: piece.origin, color: color, shapes: nil) : piece
    }
    return lines
  }

  /// What the letters cover, relative to the label's top left corner; `nil` without ink.
  package var inkBounds: Rect? {
    let parts: [(ink: Rect?, origin: Point)] =
      pieces.isEmpty
      ? lines.map { ($0.text.glyphBounds, $0.origin) }
      : pieces.map { ($0.shapes?.rect ?? $0.text.glyphBounds, $0.origin) }
    return parts.reduce(nil) { bounds, part in
      guard let own = part.ink?.offset(by: part.origin) else { return bounds }
      return bounds?.union(own) ?? own
    }
  }

  /// Places lines in a label's bounds: vertically centred together, and aligned as the style says.
  ///
  /// The first baseline is on a pixel boundary, so that text is crisp (our choice); the others
  /// follow at the line height.
  init(_ lines: [TypesetText], of text: LabelText, in size: Size, scale: Double) {
    let lineHeight = text.font.lineHeight
    let height = lineHeight * Double(lines.count)
    let top = (size.height - height) / 2
    let baseline = ((top + text.font.ascender) * scale).rounded() / scale
    self.lines = lines.enumerated().map { index, line in
      let x: Double =
        switch text.style.resolvedAlignment {
        case .left, .justified, .natural: 0
        case .center: (size.width - line.width) / 2
        case .right: size.width - line.width
        }
      return Line(text: line, origin: Point(x, baseline + lineHeight * Double(index)))
    }
    let pixel = 1 / scale
    isClipped =
      height > size.height + pixel || lines.contains { $0.width > size.width + pixel }
  }
}

extension LabelLines.Piece {
  /// The look of a text with a colour of its own; `nil` for others.
  fileprivate var style: LabelLines.PartStyle? {
    guard shapes == nil, let color else { return nil }
    return LabelLines.PartStyle(color: color, font: text.font, isSymbol: text.string.isEmpty)
  }
}
