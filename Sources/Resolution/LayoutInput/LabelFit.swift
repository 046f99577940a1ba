package import Drawing
package import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
package import Views
package import Vocabulary

/// How a label's text fits the size that layout gives to the label.
package struct LabelFit: Hashable, Sendable {
  /// The label.
  package let name: ViewName
  /// The frame in the cell's coordinates, in points.
  package let frame: Rect
  /// The width of its first letter, in points.
  package let letterWidth: Double
  /// The height of a line of the font, in points. Letters of other scripts may be higher; the label is not, as in UIKit.
  package let lineHeight: Double
  /// What the letters cover, in the cell's coordinates, from their outlines; `nil` without ink. Marks of scripts such as Thai
  /// are outside of the label's frame.
  package let ink: Rect?
  /// The part of the cell's plane in which the letters can be seen: where the views around the label clip; `nil` for all.
  package let clip: Rect?
  /// Whether a part of the text is not shown: it is truncated, or lines do not fit.
  package let isCutOff: Bool
  /// Whether the text may have as many lines as it needs.
  package let canWrap: Bool

  /// Whether a view around it clips what is outside of its bounds.
  package var isClipped: Bool { clip != nil }

  /// Whether its frame is, at least in part, where the views around it show something.
  package var isInSight: Bool {
    guard let clip else { return true }
    return clip.size.width > 0 && clip.size.height > 0 && frame.minX <= clip.maxX
      && frame.maxX >= clip.minX && frame.minY <= clip.maxY && frame.maxY >= clip.minY
  }

  /// Whether more than a point of the letters is outside of what the views around the label show.
  package var losesInk: Bool {
    guard let ink, let clip else { return false }
    return ink.leaves(clip)
  }

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
    func visit(_ view: ResolvedView, in origin: Point, clip: Rect?) {
      let attributes = view.attributes
      guard !attributes.isHidden, attributes.alpha >= 0.01 else { return }
      let frame =
        view.name == .cell
        ? Rect(origin: .zero, size: size) : layout.frame(of: view.name).offset(by: origin)
      if path(ofView: view.name) != nil {
        views.append(
          PlacedView(name: view.name, kind: view.kind, frame: frame, isClipped: clip != nil))
        if let text = view.labelText, !text.string.isEmpty {
          labels.append(fit(text, of: view.name, in: frame, clip: clip))
        }
      }
      let inner =
        attributes.clipsToBounds ? clip.map { $0.intersection(frame) ?? .zero } ?? frame : clip
      for subview in view.subviews { visit(subview, in: frame.origin, clip: inner) }
    }
    visit(cell, in: .zero, clip: nil)
    return (size, views, labels)
  }

  private func fit(
    _ text: LabelText, of name: ViewName, in frame: Rect, clip: Rect?
  ) -> LabelFit {
    var letter = text
    letter.string = String(text.string.prefix(1))
    letter.runs = []
    let shown = texts.lines(of: text, in: frame.size)
    return LabelFit(
      name: name, frame: frame, letterWidth: texts.size(of: letter).width,
      lineHeight: text.font.lineHeight, ink: shown.inkBounds?.offset(by: frame.origin), clip: clip,
      isCutOff: shown.isClipped || shown.letters != text.letters,
      canWrap: text.style.numberOfLines == 0)
  }
}

extension LabelText {
  /// The letters that are typeset: without white space, which lines lose where they break, without attachments, and without
  /// hyphens, which stand for soft ones where lines break.
  fileprivate var letters: String {
    (runs.isEmpty ? string : runs.map(\.string).joined()).typesetLetters
  }
}

extension LabelLines {
  /// The letters of all lines, without white space.
  fileprivate var letters: String { lines.map(\.text.string).joined().typesetLetters }
}

extension String {
  fileprivate var typesetLetters: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter {
          !$0.properties.isWhitespace && !["\u{FFFC}", "\u{AD}", "\u{2010}"].contains($0)
        }))
  }
}

extension Rect {
  /// Whether more than a point of the rectangle is outside of another one.
  package func leaves(_ other: Rect) -> Bool {
    minX < other.minX - 1 || minY < other.minY - 1 || maxX > other.maxX + 1 || maxY > other.maxY + 1
  }
}
