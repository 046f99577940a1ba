internal import Drawing

extension LabelLines {
  /// The distance of the top of an underline from the baseline, in ems (from memory, unverified).
  private static let underlinePosition = 0.085
  /// The thickness of an underline, in ems (from memory, unverified).
  private static let lineThickness = 0.055
  /// The distance of the middle of a strikethrough from the baseline, in ems (from memory, unverified).
  private static let strikePosition = 0.26

  /// Places the lines of an attributed text in a label's bounds.
  init(_ lines: [RichLine], of text: LabelText, in size: Size, scale: Double) {
    func pixel(_ length: Double) -> Double { (length * scale).rounded() / scale }
    let height = RichLine.height(of: lines)
    var (shown, pieces, backgrounds, decorations) = ([Line](), [Piece](), [Box](), [Box]())
    var top = (size.height - height) / 2
    for line in lines {
      top += line.gap
      let baseline = pixel(top + line.ascent)
      let room = size.width - line.indents.head - line.indents.tail
      let isMirrored = text.style.layoutDirection == .rightToLeft
      let edge = isMirrored ? line.indents.tail : line.indents.head
      let start: Double =
        switch text.style.resolvedAlignment {
        case .left, .justified, .natural: edge
        case .center: edge + (room - line.width) / 2
        case .right: edge + room - line.width
        }
      shown.append(
        Line(
          text: TypesetText(string: line.string, font: text.font, width: line.width, glyphs: []),
          origin: Point(start, baseline)))
      for piece in line.pieces {
        let (run, x) = (piece.run, start + piece.x)
        let y = baseline - run.baselineOffset
        // An ellipsis with the attributes of an attachment is a text.
        let shapes = piece.text.string.isEmpty ? run.attachment?.shapes : nil
        pieces.append(
          Piece(text: piece.text, origin: Point(x, y), color: run.color, shapes: shapes))
        if let color = run.backgroundColor {
          let frame = Rect(
            x, pixel(top), piece.text.width, pixel(top + line.height) - pixel(top))
          backgrounds.append(Box(frame: frame, color: color))
        }
        let thickness = max(pixel(Self.lineThickness * run.font.pointSize), 1 / scale)
        if let underline = run.underline {
          decorations += Self.boxes(
            underline, run, top: pixel(y + Self.underlinePosition * run.font.pointSize), x,
            piece.text.width, thickness)
        }
        if let strike = run.strikethrough {
          let middle = y - Self.strikePosition * run.font.pointSize
          decorations += Self.boxes(
            strike, run, top: pixel(middle - thickness / 2), x, piece.text.width, thickness)
        }
      }
      top += line.height
    }
    let tolerance = 1 / scale
    let isTooWide = lines.contains {
      $0.width + $0.indents.head + $0.indents.tail > size.width + tolerance
    }
    let isRaised = lines.contains { $0.ascent > $0.height }
    self.init(
      lines: shown, isClipped: height > size.height + tolerance || isTooWide || isRaised,
      pieces: pieces, backgrounds: backgrounds, decorations: decorations)
  }

  private static func boxes(
    _ line: TextRun.Line, _ run: TextRun, top: Double, _ x: Double, _ width: Double,
    _ thickness: Double
  ) -> [Box] {
    let color = line.color ?? run.color
    func box(_ y: Double, _ height: Double) -> Box {
      Box(frame: Rect(x, y, width, height), color: color)
    }
    return switch line.style {
    case .single: [box(top, thickness)]
    case .thick: [box(top, 2 * thickness)]
    case .double: [box(top, thickness), box(top + 2 * thickness, thickness)]
    case .patternDot, .patternDash, .patternDashDot, .patternDashDotDot:
      parts(of: line.style.pattern.map { $0 * thickness }, in: width).map { part in
        Box(frame: Rect(x + part.start, top, part.length, thickness), color: color)
      }
    }
  }

  /// The maximum number of parts of one dashed line (our choice).
  private static let mostParts = 2_000

  /// The parts of a dashed line of a length; the last one is cut off.
  private static func parts(
    of pattern: [Double], in length: Double
  ) -> [(start: Double, length: Double)] {
    let period = pattern.reduce(0, +)
    guard period > 0, length / period * Double(pattern.count) < Double(2 * mostParts) else {
      return [(0, length)]
    }
    var result: [(start: Double, length: Double)] = []
    var (start, index) = (0.0, 0)
    while start < length {
      let part = pattern[index % pattern.count]
      if index.isMultiple(of: 2) { result.append((start, min(part, length - start))) }
      start += part
      index += 1
    }
    return result
  }
}
