package import Drawing
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// The layout of a section, cell or view, to draw over the picture as Xcode's view debugger does:
/// frames, margins and baselines.
package struct LayoutOutline: Hashable, Sendable {
  /// The kind of object that has the frame.
  package enum Kind: Hashable, Sendable {
    case section, header, footer, cell, view, stack
  }

  /// The view's name, or a description.
  package let name: String
  /// The kind of object that has the frame.
  package let kind: Kind
  /// The size of the frame, in points.
  package let size: Size
  /// The transform from the frame's own coordinates to the picture's.
  package let transform: Transform
  /// The layout margins, or a section's insets, in points; `nil` if nothing is aligned to them.
  package var margins: EdgeInsets?
  /// The distances of text baselines from the top, in points.
  package var baselines: [Double] = []
  /// The rectangles of text, in the frame's own coordinates.
  package var texts: [Rect] = []
  /// The gaps between a stack view's arranged subviews, in the frame's own coordinates.
  package var gaps: [Rect] = []
  /// The visible part if a superview clips it, in the picture's coordinates; `nil` for no clipping.
  package var clip: Rect?

  /// The bounding box of the frame, in the picture's coordinates.
  package var bounds: Rect { Rect(origin: .zero, size: size).applying(transform) }
}

extension LayoutOutline {
  /// The part within a rectangle; `nil` if it is empty.
  fileprivate func clipped(to rect: Rect) -> LayoutOutline? {
    guard bounds.intersects(rect) else { return nil }
    var outline = self
    // An existing clip belongs to a view inside of this one, so it is kept.
    outline.clip = clip ?? rect
    return outline
  }
}

extension Presentation {
  /// The outlines of the visible sections and cells with their views, from the outside inwards.
  package var layoutOutlines: [LayoutOutline] {
    sections.flatMap(\.layoutOutlines)
      + cells.flatMap { $0.outlines(from: .translation($0.frame.origin)) }
  }
}

extension LabelLines.Line {
  /// The approximate extent of the text, in the label's coordinates, without accents above
  /// capitals.
  package var letters: Rect {
    let height = 0.75 * text.font.pointSize
    return Rect(origin.x, origin.y - height, text.width, height + text.font.descender)
  }
}

extension PresentedSection {
  fileprivate var layoutOutlines: [LayoutOutline] {
    func outline(_ kind: LayoutOutline.Kind, _ rect: Rect) -> LayoutOutline {
      LayoutOutline(
        name: "\(kind) \(number)", kind: kind, size: rect.size,
        transform: .translation(rect.origin))
    }
    var section = outline(.section, content)
    if inset != .zero { section.margins = inset }
    return [section] + inside(header, .header, outline) + inside(footer, .footer, outline)
      + elements.flatMap { inside($0.supplement, .view, outline, named: $0.name) }
  }

  /// The outlines of a header or footer and its views.
  private func inside(
    _ supplement: PresentedSupplement?, _ kind: LayoutOutline.Kind,
    _ outline: (LayoutOutline.Kind, Rect) -> LayoutOutline, named name: String? = nil
  ) -> [LayoutOutline] {
    guard let supplement else { return [] }
    let place = Transform.translation(supplement.frame.origin)
    let views = supplement.view?.subviews ?? []
    let own = name.map {
      LayoutOutline(name: $0, kind: kind, size: supplement.frame.size, transform: place)
    }
    return [own ?? outline(kind, supplement.frame)]
      + views.flatMap { $0.outlines(in: place, filling: supplement.frame.size) }
  }
}

extension PresentedCell {
  /// The outlines of the cell and its views, from the outside inwards.
  package var layoutOutlines: [LayoutOutline] { outlines(from: .identity) }

  fileprivate func outlines(from place: Transform) -> [LayoutOutline] {
    view.outlines(in: place, named: "item \(item)", filling: frame.size)
  }
}

extension PresentedView {
  /// Returns the outlines of the view and its subviews; none if they are invisible, because their names would cover
  /// visible views.
  ///
  /// - Parameters:
  ///   - place: The transform from the superview's coordinates to the picture's.
  ///   - ownName: The name to show instead of the view's own.
  ///   - whole: The size of the cell. Of UIKit's views that fill it only the margins are shown.
  fileprivate func outlines(
    in place: Transform, named ownName: String? = nil, filling whole: Size
  ) -> [LayoutOutline] {
    guard !attributes.isHidden, attributes.alpha > 0 else { return [] }
    let transform = placement.concatenating(place)
    var inside = subviews.flatMap { $0.outlines(in: transform, filling: whole) }
    if attributes.clipsToBounds {
      let bounds = Rect(origin: .zero, size: frame.size).applying(transform)
      inside = inside.compactMap { $0.clipped(to: bounds) }
    }
    let outlined: LayoutOutline.Kind =
      kind == .cell ? .cell : kind == .stackView ? .stack : .view
    if isUIKits, layoutMargins == nil, frame == Rect(origin: .zero, size: whole) { return inside }
    let outline = LayoutOutline(
      name: ownName ?? name.rawValue, kind: outlined, size: frame.size, transform: transform,
      margins: layoutMargins, baselines: label?.lines.map(\.origin.y) ?? [],
      texts: label?.lines.map(\.letters) ?? [], gaps: gaps)
    return [outline] + inside
  }

  private var isUIKits: Bool {
    switch kind.maker {
    case .uiKit, .configuration: true
    case .cell, .author: false
    }
  }

  /// The gaps between the views of a stack.
  private var gaps: [Rect] {
    guard let axis = (properties.content as? StackContent)?.axis else { return [] }
    let shown: [Rect] = subviews.filter { !$0.attributes.isHidden }.map(\.frame)
    let frames = shown.sorted { (first: Rect, second: Rect) -> Bool in
      axis == .vertical ? first.minY < second.minY : first.minX < second.minX
    }
    let gaps = zip(frames, frames.dropFirst()).map { first, second -> Rect in
      switch axis {
      case .vertical: Rect(0, first.maxY, frame.size.width, second.minY - first.maxY)
      case .horizontal: Rect(first.maxX, 0, second.minX - first.maxX, frame.size.height)
      }
    }
    return gaps.filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}
