package import Drawing

/// The lines of a label, set and put in their places.
package struct LabelLines: Hashable, Sendable {
  /// A line and where its baseline starts, from the label's top left corner.
  package struct Line: Hashable, Sendable {
    /// The outlines.
    package let text: TypesetText
    /// The start of the baseline, in points.
    package let origin: Point
  }

  /// The lines, from top to bottom.
  package let lines: [Line]
  /// Whether some of the ink may lie outside of the label, which does not show it.
  package let isClipped: Bool

  /// Puts lines into a label's bounds: together in the middle between top and bottom, each at the side
  /// that the style says.
  ///
  /// The first baseline lies on a pixel, for crisp letters (our choice); the others follow at the
  /// height of a line.
  init(_ lines: [TypesetText], of text: LabelText, in size: Size, scale: Double) {
    let lineHeight = text.font.lineHeight
    let height = lineHeight * Double(lines.count)
    let top = (size.height - height) / 2
    let baseline = ((top + text.font.ascender) * scale).rounded() / scale
    self.lines = lines.enumerated().map { index, line in
      let x: Double =
        switch text.style.side {
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

extension ParagraphStyle {
  /// The alignment with the natural one decided, as UIKit does: by the layout, not by the text.
  var side: TextAlignment {
    switch (alignment, layoutDirection) {
    case (.left, _), (.natural, .leftToRight), (.justified, .leftToRight): .left
    case (.right, _), (.natural, .rightToLeft), (.justified, .rightToLeft): .right
    case (.center, _): .center
    }
  }
}
