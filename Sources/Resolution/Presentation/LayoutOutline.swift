package import Drawing
internal import Layout
internal import Scenes
internal import Vocabulary

/// What layout made of a section, a cell or a view, to be drawn over the picture: as Xcode's view debugger
/// shows frames, margins and baselines.
package struct LayoutOutline: Hashable, Sendable {
  /// What has the frame.
  package enum Kind: Hashable, Sendable {
    case section, header, footer, cell, view, stack
  }

  /// The view's name, or what else it is.
  package let name: String
  /// What has the frame.
  package let kind: Kind
  /// The extent, in points.
  package let size: Size
  /// From the frame's own coordinates to the picture's.
  package let transform: Transform
  /// The distances that others keep from the edges: layout margins, or a section's insets; `nil` when
  /// nothing keeps to them.
  package var margins: Insets?
  /// The distances of the baselines of text from the top, in points.
  package var baselines: [Double] = []
  /// Where letters are, in the frame's own coordinates.
  package var texts: [Rect] = []
  /// What a stack view leaves free between the views in it, in the frame's own coordinates.
  package var gaps: [Rect] = []
  /// What a view that clips leaves of it, in the picture's coordinates; `nil` for all.
  package var clip: Rect?

  /// The smallest upright rectangle around the frame, in the picture's coordinates.
  package var bounds: Rect { Rect(origin: .zero, size: size).applying(transform) }
}

extension LayoutOutline {
  /// The part in a rectangle; `nil` when there is none.
  fileprivate func clipped(to rect: Rect) -> LayoutOutline? {
    guard bounds.intersects(rect) else { return nil }
    var outline = self
    // What is cut off already lies in a view that is inside of the one that cuts now.
    outline.clip = clip ?? rect
    return outline
  }
}

extension Presentation {
  /// The outlines of the sections and the cells in view, cells with all that is in them, from the outside
  /// inwards.
  package var layoutOutlines: [LayoutOutline] {
    sections.flatMap(\.layoutOutlines)
      + cells.flatMap { $0.outlines(from: .translation($0.frame.origin)) }
  }
}

extension LabelLines.Line {
  /// About the extent of the letters, in the label's coordinates, without accents above capitals.
  fileprivate var letters: Rect {
    let height = 0.75 * text.font.size
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
  }

  /// A header or a footer with what it shows.
  private func inside(
    _ supplement: PresentedSupplement?, _ kind: LayoutOutline.Kind,
    _ outline: (LayoutOutline.Kind, Rect) -> LayoutOutline
  ) -> [LayoutOutline] {
    guard let supplement else { return [] }
    let place = Transform.translation(supplement.frame.origin)
    let views = supplement.view?.subviews ?? []
    return [outline(kind, supplement.frame)]
      + views.flatMap { $0.outlines(in: place, filling: supplement.frame.size) }
  }
}

extension PresentedCell {
  /// The outlines of the cell and of all that is in it, from the outside inwards.
  package var layoutOutlines: [LayoutOutline] { outlines(from: .identity) }

  fileprivate func outlines(from place: Transform) -> [LayoutOutline] {
    view.outlines(in: place, named: "item \(item)", filling: frame.size)
  }
}

extension PresentedView {
  /// - Parameters:
  ///   - place: From the superview's coordinates to the picture's.
  ///   - ownName: What it is called instead of its name.
  ///   - whole: The size of the cell: of UIKit's own views that fill it only the margins are of interest.
  fileprivate func outlines(
    in place: Transform, named ownName: String? = nil, filling whole: Size
  ) -> [LayoutOutline] {
    guard !attributes.isHidden else { return [] }
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

  /// What lies between the views of a stack.
  private var gaps: [Rect] {
    guard let axis = (properties.content as? StackContent)?.axis else { return [] }
    let frames = subviews.filter { !$0.attributes.isHidden }.map(\.frame)
      .sorted { axis == .vertical ? $0.minY < $1.minY : $0.minX < $1.minX }
    let gaps = zip(frames, frames.dropFirst()).map { first, second in
      switch axis {
      case .vertical: Rect(0, first.maxY, frame.size.width, second.minY - first.maxY)
      case .horizontal: Rect(first.maxX, 0, second.minX - first.maxX, frame.size.height)
      }
    }
    return gaps.filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}
