package import Drawing
internal import Scenes
internal import Vocabulary

extension Presentation {
  /// The ink of the whole viewport. Layers are named after their views, with the item before them
  /// (`item-0`, `item-0.star`), as the same view is in every cell.
  package func displayList() -> DisplayList {
    var items: [DisplayList.Item] = []
    if backgroundColor.alpha > 0 {
      items.append(.fill(.rect(Rect(origin: .zero, size: size)), backgroundColor))
    }
    for cell in cells.sorted(by: { $0.view.attributes.zPosition < $1.view.attributes.zPosition }) {
      let name = "item-\(cell.item)"
      var layer = cell.layer(prefix: name + ".")
      layer.name = name
      layer.transform = layer.transform.concatenating(.translation(cell.frame.origin))
      items.append(.layer(layer))
    }
    // Headers and footers are above cells, as pinned ones have to be.
    items += sections.flatMap { section in
      section.supplements.compactMap { kind, supplement in
        supplement.layer(name: "section-\(section.number)-\(kind)").map { .layer($0) }
      }
    }
    return DisplayList(size: size, items: items)
  }
}

extension PresentedSupplement {
  /// What it shows as a layer; `nil` for room alone.
  fileprivate func layer(name: String) -> DisplayList.Layer? {
    guard let view else { return nil }
    var layer = view.layer(prefix: name + ".")
    layer.name = name
    layer.transform = layer.transform.concatenating(.translation(frame.origin))
    if let ground, ground.alpha > 0 {
      layer.items.insert(
        .fill(.rect(Rect(origin: .zero, size: frame.size)), ground), at: layer.items.startIndex)
    }
    return layer
  }
}

extension PresentedCell {
  /// The ink of the cell alone, cropped to its layout frame, on a transparent ground. Layers are named
  /// after their views.
  package func displayList() -> DisplayList {
    DisplayList(size: frame.size, items: [.layer(layer(prefix: ""))])
  }

  /// The cell as a layer, with what a list adds to it.
  func layer(prefix: String) -> DisplayList.Layer {
    var layer = view.layer(prefix: prefix)
    for separator in [topSeparator, separator].compactMap({ $0 })
    where !view.attributes.isHidden && separator.color.alpha > 0 {
      layer.items.append(.fill(.rect(separator.frame), separator.color))
    }
    if !cutCorners.isEmpty {
      // What the cell cuts itself stays cut.
      if let clip = layer.clip {
        layer.items = [.layer(DisplayList.Layer(clip: clip, items: layer.items))]
      }
      layer.clip = .roundedRect(
        Rect(origin: .zero, size: frame.size), radius: cutRadius, corners: cutCorners,
        curve: .circular)
    }
    return layer
  }
}

extension PresentedView {
  /// The view as a layer. A hidden view is a layer without ink, so that a picture has the same names
  /// in every state.
  func layer(prefix: String) -> DisplayList.Layer {
    if let background = properties.content as? BackgroundContent {
      return backgroundLayer(background, prefix: prefix)
    }
    let outline = CornerOutline(
      Rect(origin: .zero, size: frame.size), radius: attributes.cornerRadius,
      corners: attributes.maskedCorners, curve: attributes.cornerCurve)
    return DisplayList.Layer(
      name: prefix + name.rawValue, transform: placement, opacity: attributes.alpha,
      clip: attributes.clipsToBounds && !attributes.isHidden ? outline.path : nil, shadow: shadow,
      items: attributes.isHidden ? [] : items(outline, prefix: prefix))
  }

  /// What the view casts; a layer that masks to its bounds masks its shadow away, too.
  private var shadow: Shadow? {
    guard attributes.shadowOpacity > 0, !attributes.clipsToBounds, !attributes.isHidden,
      let color = attributes.shadowColor, color.alpha > 0
    else { return nil }
    let offset = attributes.shadowOffset
    return Shadow(
      color: color, opacity: attributes.shadowOpacity, radius: attributes.shadowRadius,
      offset: Point(offset.width, offset.height))
  }

  /// Core Animation's order: background, content, sublayers, and the border above all.
  private func items(_ outline: CornerOutline, prefix: String) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    // What fills the bounds of a clipped view is cut by the clip; were it rounded itself, too, its edge
    // would be covered twice as thinly as it should be.
    let isCutOff = attributes.clipsToBounds
    if let color = attributes.backgroundColor, color.alpha > 0 {
      items.append(.fill(isCutOff ? .rect(outline.bounds) : outline.path, color))
    }
    items += properties.content.ink(
      in: InkPlace(
        bounds: outline.bounds, area: isCutOff ? .rect(outline.bounds) : outline.path,
        scale: scale, attributes: attributes, label: label))
    // Sorting keeps the order of equal ones.
    items += subviews.sorted { $0.attributes.zPosition < $1.attributes.zPosition }
      .map { .layer($0.layer(prefix: prefix)) }
    let width = attributes.borderWidth
    if width > 0, let color = attributes.borderColor, color.alpha > 0 {
      items.append(.fill(outline.ring(width: width, cutOff: isCutOff), color))
    }
    return items
  }

  /// From the view's coordinates to its superview's: its transform acts about its centre.
  var placement: Transform {
    let transform = transformOnItsWay ?? attributes.transform.matrix
    guard transform != .identity else {
      return frame.origin == .zero ? .identity : .translation(frame.origin)
    }
    let center = Point(frame.size.width / 2, frame.size.height / 2)
    return Transform.translation(Point(-center.x, -center.y))
      .concatenating(transform)
      .concatenating(.translation(frame.origin + center))
  }
}
