package import Drawing
internal import ResolvedViews
internal import Scenes
internal import Vocabulary

extension Presentation {
  /// The drawing of the whole viewport. Layers are named after items and views (`item-0`,
  /// `item-0.star`), because every cell has the same views.
  ///
  /// - Parameter pixelsPerPoint: Pixels per point of the page on which the drawing is scaled, if not as on the screen. Cells
  ///   and supplementary views then have their edges on these pixels, as UIKit puts them on those of the screen: two
  ///   neighbours that share a pixel would let the ground be seen between them. Default: `nil`, frames as they are.
  package func displayList(pixelsPerPoint: Double? = nil) -> DisplayList {
    var items: [DisplayList.Item] = []
    if backgroundColor.alpha > 0 {
      items.append(.fill(.rect(Rect(origin: .zero, size: size)), backgroundColor))
    }
    items += elements(pixelsPerPoint) { $0.zIndex < 0 }
    // The sort is stable.
    let lifted = cells.filter(\.isLifted)
    let others = cells.filter { !$0.isLifted }
      .sorted { $0.view.attributes.zPosition < $1.view.attributes.zPosition }
    var held: (frame: Rect, layer: DisplayList.Layer)?
    for cell in others + lifted {
      let name = "item-\(cell.item)"
      var layer = cell.layer(prefix: name + ".")
      layer.name = name
      if cell.item == menu?.item {
        held = (cell.frame, layer)
        continue
      }
      layer.transform = layer.transform.concatenating(cell.frame.placement(pixelsPerPoint))
      items.append(.layer(layer))
    }
    // Headers and footers are above cells, as pinned ones must be.
    items += sections.flatMap { section in
      [("header", section.header), ("footer", section.footer)].compactMap { kind, supplement in
        supplement?.layer(name: "section-\(section.number)-\(kind)", pixelsPerPoint)
          .map { .layer($0) }
      }
    }
    items += elements(pixelsPerPoint) { $0.zIndex >= 0 }
    if let menu { items += menu.items(in: size, cell: held) }
    return DisplayList(size: size, items: items)
  }

  /// The layers of some supplementary and decoration views, from back to front.
  private func elements(
    _ pixelsPerPoint: Double?, where isIncluded: (PresentedElement) -> Bool
  ) -> [DisplayList.Item] {
    let all = sections.flatMap { section in
      section.elements.filter(isIncluded).map { (section: section.number, element: $0) }
    }
    // The sort is stable.
    return all.sorted { $0.element.zIndex < $1.element.zIndex }.compactMap { section, element in
      element.supplement.layer(name: "section-\(section)-\(element.name)", pixelsPerPoint)
        .map { .layer($0) }
    }
  }
}

extension Rect {
  /// The resolution in which edges are compared with the middle between two pixels (a power of two, which adds no
  /// errors): the edges of neighbours may differ by rounding errors and still belong to the same pixel.
  private static let grains = 1024.0

  /// The transform from the coordinates of a view with this frame to those around it.
  ///
  /// - Parameter pixelsPerPoint: The pixels on which the view's edges are; `nil` for any place.
  fileprivate func placement(_ pixelsPerPoint: Double?) -> Transform {
    guard let pixelsPerPoint else { return .translation(origin) }
    func nearest(_ coordinate: Double) -> Double {
      let pixels = (coordinate * pixelsPerPoint * Self.grains).rounded() / Self.grains
      return pixels.rounded() / pixelsPerPoint
    }
    let (left, top) = (nearest(minX), nearest(minY))
    let frame = Rect(left, top, nearest(maxX) - left, nearest(maxY) - top)
    // What is thinner than a pixel would vanish.
    guard frame.size.width > 0, frame.size.height > 0 else { return .translation(origin) }
    return .fitting(size, into: frame)
  }
}

extension PresentedSupplement {
  /// The layer of a header or footer; `nil` if it has no view.
  fileprivate func layer(name: String, _ pixelsPerPoint: Double?) -> DisplayList.Layer? {
    guard let view else { return nil }
    var layer = view.layer(prefix: name + ".")
    layer.name = name
    layer.transform = layer.transform.concatenating(frame.placement(pixelsPerPoint))
    if let ground, ground.alpha > 0 {
      layer.items.insert(
        .fill(.rect(Rect(origin: .zero, size: frame.size)), ground), at: layer.items.startIndex)
    }
    return layer
  }
}

extension PresentedCell {
  /// The drawing of the cell alone, cropped to its layout frame, on a transparent background.
  /// Layers are named after their views.
  package func displayList() -> DisplayList {
    DisplayList(size: frame.size, items: [.layer(layer(prefix: ""))])
  }

  /// The layer of the cell with the list's decoration.
  func layer(prefix: String) -> DisplayList.Layer {
    var layer = view.layer(prefix: prefix)
    for separator in [topSeparator, separator].compactMap({ $0 })
    where !view.attributes.isHidden && separator.color.alpha > 0 {
      layer.items.append(.fill(.rect(separator.frame), separator.color))
    }
    if !cutCorners.isEmpty || clipsAccessories {
      let outline = Path.roundedRect(
        Rect(origin: .zero, size: frame.size), cornerRadius: cutRadius, corners: cutCorners,
        curve: .circular)
      // A swiped row moves within its card.
      if let swipe {
        return swipe.layer(around: layer, size: frame.size, clip: outline, prefix: prefix)
      }
      // The cell's own clip is kept.
      if let clip = layer.clip {
        layer.items = [.layer(DisplayList.Layer(clip: clip, items: layer.items))]
      }
      layer.clip = outline
    }
    return swipe?.layer(around: layer, size: frame.size, clip: nil, prefix: prefix) ?? layer
  }
}

extension PresentedView {
  /// The layer of the view. A hidden view gives an empty layer, so that pictures have the same
  /// names in every state.
  func layer(prefix: String) -> DisplayList.Layer {
    guard let outgoing = outgoing.first else { return ownLayer(prefix: prefix) }
    return outgoing.layer(
      from: outgoing.view.ownLayer(prefix: prefix + "outgoing."), to: ownLayer(prefix: prefix),
      of: self)
  }

  /// The layer of the view without a transition of its own.
  private func ownLayer(prefix: String) -> DisplayList.Layer {
    if let background = properties.content as? BackgroundContent {
      return backgroundLayer(background, prefix: prefix)
    }
    let layer = drawnLayer(prefix: prefix)
    let shift = anchorShift
    guard shift != .zero else { return layer }
    // The view is drawn beside its anchor point, which stays where layout puts its middle.
    var moved = layer
    (moved.name, moved.transform, moved.opacity) = (nil, .translation(shift), 1)
    return DisplayList.Layer(
      name: layer.name, transform: layer.transform, opacity: layer.opacity,
      items: attributes.isHidden ? [] : [.layer(moved)])
  }

  /// The layer of a view whose anchor point is its centre.
  private func drawnLayer(prefix: String) -> DisplayList.Layer {
    let outline = CornerOutline(
      Rect(origin: .zero, size: frame.size), radius: attributes.cornerRadius,
      corners: attributes.maskedCorners, curve: attributes.cornerCurve)
    var layer = DisplayList.Layer(
      name: prefix + name.rawValue, transform: centredPlacement,
      opacity: attributes.alpha * properties.content.opacity,
      clip: attributes.clipsToBounds && !attributes.isHidden ? outline.path : nil, shadow: shadow,
      items: attributes.isHidden ? [] : items(outline, prefix: prefix))
    if let mask, !attributes.isHidden {
      layer.mask = DisplayList.mask([.layer(mask.layer(prefix: prefix))])
    }
    return layer
  }

  /// The view's shadow; `nil` for none. A layer that masks to its bounds also clips its shadow.
  private var shadow: Shadow? {
    guard attributes.shadowOpacity > 0, !attributes.clipsToBounds, !attributes.isHidden,
      let color = attributes.shadowColor, color.alpha > 0
    else { return nil }
    return Shadow(
      color: color, opacity: attributes.shadowOpacity, radius: attributes.shadowRadius,
      offset: attributes.shadowOffset)
  }

  /// Core Animation's order: background, content, sublayers, and the border above all.
  private func items(_ outline: CornerOutline, prefix: String) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    // What fills the bounds of a clipped view is clipped and not rounded itself: otherwise its
    // anti-aliased edge would be thinned out twice.
    let isCutOff = attributes.clipsToBounds
    items += attributes.background.ink(in: isCutOff ? .rect(outline.bounds) : outline.path)
    items += properties.content.ink(
      in: InkPlace(
        bounds: outline.bounds, area: isCutOff ? .rect(outline.bounds) : outline.path,
        scale: scale, attributes: attributes, label: label))
    // The sort is stable.
    items += drawnSubviews.sorted { $0.attributes.zPosition < $1.attributes.zPosition }
      .map { .layer($0.layer(prefix: prefix)) }
    let width = attributes.borderWidth
    if width > 0, let color = attributes.borderColor, color.alpha > 0 {
      items.append(.fill(outline.ring(width: width, cutOff: isCutOff), color))
    }
    return items
  }

  /// How far the view stands from where layout puts it, because its anchor point is not its centre: `CALayer` puts the
  /// anchor point at its position, and Auto Layout sets the position to the middle of the view's frame.
  private var anchorShift: Point {
    let anchor = attributes.anchorPoint
    return Point((0.5 - anchor.x) * frame.size.width, (0.5 - anchor.y) * frame.size.height)
  }

  /// The transform about the middle of the frame, with the way from there to the anchor point.
  ///
  /// - Parameter transform: The view's transform.
  func anchored(_ transform: Transform) -> Transform {
    let shift = anchorShift
    return shift == .zero ? transform : Transform.translation(shift).concatenating(transform)
  }

  /// The transform from the view's coordinates to its superview's.
  package var placement: Transform {
    let shift = anchorShift
    return shift == .zero
      ? centredPlacement : Transform.translation(shift).concatenating(centredPlacement)
  }

  /// The same for a view whose anchor point is its centre, about which its own transform is applied.
  private var centredPlacement: Transform {
    let transform = presentationTransform ?? attributes.transform.matrix
    guard transform != .identity else {
      return frame.origin == .zero ? .identity : .translation(frame.origin)
    }
    let center = Point(frame.size.width / 2, frame.size.height / 2)
    return Transform.translation(Point(-center.x, -center.y))
      .concatenating(transform)
      .concatenating(.translation(frame.origin + center))
  }
}
