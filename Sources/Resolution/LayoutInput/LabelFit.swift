package import Drawing
package import Interaction
internal import Layout
package import Scenes
package import Vocabulary

/// How a label's text fits the size that layout gives to the label.
package struct LabelFit: Hashable, Sendable {
  /// The label.
  package let name: ViewName
  /// The frame in the cell's coordinates, in points.
  package let frame: Rect
  /// The width of its first letter, in points.
  package let letterWidth: Double
  /// The height of a line, in points.
  package let lineHeight: Double
  /// Whether a part of the text is not shown: it is truncated, or lines do not fit.
  package let isCutOff: Bool
  /// Whether the text may have as many lines as it needs.
  package let canWrap: Bool
  /// Whether a view around it clips what is outside of its bounds.
  package let isClipped: Bool

  /// Whether the label is narrower than a letter, or too low to read a line.
  package var isSqueezed: Bool {
    frame.size.width < letterWidth || frame.size.height < lineHeight / 2
  }
}

/// A view's place in its cell.
package struct PlacedView: Hashable, Sendable {
  /// The view.
  package let name: ViewName
  /// The kind of view.
  package let kind: ViewKind
  /// The frame in the cell's coordinates, in points.
  package let frame: Rect
  /// Whether a view around it clips what is outside of its bounds.
  package let isClipped: Bool
}

extension ResolvedScene {
  /// The views of a cell that can be seen, and how the texts of labels fit. Hidden views are left
  /// out, and so are those that UIKit creates.
  ///
  /// - Parameter size: The size of the cell; `nil` for its own.
  package func placedViews(
    ofItem item: Int, state: CellState, at size: Size? = nil
  ) -> (cell: Size, views: [PlacedView], labels: [LabelFit]) {
    let cell = resolvedCell(item: item, state: state)
    let size = size ?? self.size(ofItem: item, state: state)
    let layout = layouts.layout(for: layoutInput(ofItem: item, state: state), size: size)
    var (views, labels): ([PlacedView], [LabelFit]) = ([], [])
    func visit(_ view: ResolvedView, in origin: Point, isClipped: Bool) {
      let attributes = view.attributes
      guard !attributes.isHidden, attributes.alpha >= 0.01 else { return }
      let frame =
        view.name == .cell
        ? Rect(origin: .zero, size: size) : layout.frame(of: view.name).offset(by: origin)
      if path(ofView: view.name) != nil {
        views.append(
          PlacedView(name: view.name, kind: view.kind, frame: frame, isClipped: isClipped))
        if let text = view.labelText, !text.string.isEmpty {
          labels.append(fit(text, of: view.name, in: frame, isClipped: isClipped))
        }
      }
      for subview in view.subviews {
        visit(
          subview, in: frame.origin, isClipped: isClipped || attributes.clipsToBounds)
      }
    }
    visit(cell, in: .zero, isClipped: false)
    return (size, views, labels)
  }

  private func fit(
    _ text: LabelText, of name: ViewName, in frame: Rect, isClipped: Bool
  ) -> LabelFit {
    var letter = text
    letter.string = String(text.string.prefix(1))
    letter.runs = []
    var whole = text
    whole.style.numberOfLines = 0
    let shown = texts.lines(of: text, in: frame.size)
    let needed = texts.size(of: whole, width: frame.size.width)
    let lineHeight = text.font.lineHeight
    let insets = text.container?.insets ?? .zero
    let room = lineHeight * Double(shown.lines.count) + insets.top + insets.bottom
    return LabelFit(
      name: name, frame: frame, letterWidth: texts.size(of: letter).width, lineHeight: lineHeight,
      isCutOff: shown.isClipped || needed.height > room + 1
        || needed.width > frame.size.width + 1,
      canWrap: text.style.numberOfLines == 0, isClipped: isClipped)
  }
}
