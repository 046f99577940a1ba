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
    for cell in cells.sorted(by: { $0.view[.zPosition] < $1.view[.zPosition] }) {
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
    where !view[.isHidden] && separator.color.alpha > 0 {
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
    if kind == .backgroundConfiguration { return backgroundLayer(prefix: prefix) }
    let outline = CornerOutline(
      Rect(origin: .zero, size: frame.size), radius: self[.cornerRadius],
      corners: self[.maskedCorners], curve: self[.cornerCurve])
    return DisplayList.Layer(
      name: prefix + name.rawValue, transform: placement, opacity: self[.alpha],
      clip: self[.clipsToBounds] && !self[.isHidden] ? outline.path : nil, shadow: shadow,
      items: self[.isHidden] ? [] : items(outline, prefix: prefix))
  }

  /// What the view casts; a layer that masks to its bounds masks its shadow away, too.
  private var shadow: Shadow? {
    guard self[.shadowOpacity] > 0, !self[.clipsToBounds], !self[.isHidden],
      let color = properties.color(.shadowColor), color.alpha > 0
    else { return nil }
    let offset = self[.shadowOffset]
    return Shadow(
      color: color, opacity: self[.shadowOpacity], radius: self[.shadowRadius],
      offset: Point(offset.width, offset.height))
  }

  /// Core Animation's order: background, content, sublayers, and the border above all.
  private func items(_ outline: CornerOutline, prefix: String) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    // What fills the bounds of a clipped view is cut by the clip; were it rounded itself, too, its edge
    // would be covered twice as thinly as it should be.
    let isCutOff = self[.clipsToBounds]
    if let color = properties.color(.backgroundColor), color.alpha > 0 {
      items.append(.fill(isCutOff ? .rect(outline.bounds) : outline.path, color))
    }
    items += content(in: outline.bounds, filling: isCutOff ? .rect(outline.bounds) : outline.path)
    // Sorting keeps the order of equal ones.
    items += subviews.sorted { $0[.zPosition] < $1[.zPosition] }
      .map { .layer($0.layer(prefix: prefix)) }
    let width = self[.borderWidth]
    if width > 0, let color = properties.color(.borderColor), color.alpha > 0 {
      items.append(.fill(outline.ring(width: width, cutOff: isCutOff), color))
    }
    return items
  }

  /// What the view's kind draws; `area` is all that it can fill.
  private func content(in bounds: Rect, filling area: Path) -> [DisplayList.Item] {
    switch kind {
    case .imageView: image(in: bounds)
    case .gradientView: gradient(in: bounds, filling: area)
    case .shapeView: shape()
    case .label: text(in: bounds)
    default: []
    }
  }

  /// An image or an icon, where the content mode puts it.
  private func image(in bounds: Rect) -> [DisplayList.Item] {
    let mode = self[.contentMode]
    if case .value(let image) = self[.image] {
      let frame = mode.frame(of: image.size, in: bounds, pixelsPerPoint: scale)
      return inked(image, in: frame).map { [$0] } ?? []
    }
    guard let symbol = self[.systemImage], let color = properties.color(.tintColor) else {
      return []
    }
    let outline = self[.preferredSymbolConfiguration].map { symbol.outline($0) }
    let side = Symbol.sideAtBodySize
    let size = outline?.size ?? Size(side, side)
    let frame = mode.frame(of: size, in: bounds, pixelsPerPoint: scale)
    let drawn = outline.map { ($0.path, $0.size) } ?? (symbol.path, Size(1, 1))
    let placement = Transform.scale(
      x: frame.size.width / drawn.1.width, y: frame.size.height / drawn.1.height
    ).concatenating(.translation(frame.origin))
    return [.fill(placement == .identity ? drawn.0 : drawn.0.applying(placement), color)]
  }

  /// The image in its own colours or in the tint colour; `nil` if that leaves nothing to see.
  func inked(_ image: ScaledImage, in frame: Rect) -> DisplayList.Item? {
    let tint: Color?
    if isTemplate(image) {
      guard let color = properties.color(.tintColor), color.alpha > 0 else { return nil }
      tint = color
    } else {
      tint = nil
    }
    switch image.content(in: frame.size) {
    case .pixels(let image): return .image(tint.map(image.filled) ?? image, in: frame)
    case .shapes(let shapes): return .layer((tint.map(shapes.filled) ?? shapes).layer(in: frame))
    }
  }

  /// Whether the image is drawn in the tint colour.
  func isTemplate(_ image: ScaledImage) -> Bool {
    switch self[.renderingMode] {
    case .automatic: image.isTemplate
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// A gradient fills the rounded bounds, as CAGradientLayer does without a mask.
  private func gradient(in bounds: Rect, filling area: Path) -> [DisplayList.Item] {
    let colors = self[.colors].map { $0.resolved(in: .light) }
    guard !colors.isEmpty else { return [] }
    func place(_ point: Point) -> Point {
      Point(point.x * bounds.size.width, point.y * bounds.size.height)
    }
    let (start, end) = (place(self[.startPoint]), place(self[.endPoint]))
    let gradient =
      if let locations = self[.locations] {
        // Where they are not as many the rest is left out, as rules may change one without the other.
        LinearGradient(
          start: start, end: end,
          stops: zip(colors, locations).map { LinearGradient.Stop($0, at: $1) })
      } else {
        LinearGradient(start: start, end: end, colors: colors)
      }
    return [.fill(area, .linearGradient(gradient))]
  }

  /// CAShapeLayer's order: the fill, and the line above it; the bounds do not matter.
  private func shape() -> [DisplayList.Item] {
    guard var path = self[.path], !path.isEmpty else { return [] }
    path.fillRule = self[.fillRule]
    var items: [DisplayList.Item] = []
    if let color = properties.color(.fillColor), color.alpha > 0 {
      items.append(.fill(path, color))
    }
    if let color = properties.color(.strokeColor), color.alpha > 0, self[.lineWidth] > 0 {
      let stroke = Stroke(
        width: self[.lineWidth], cap: self[.lineCap], join: self[.lineJoin],
        miterLimit: self[.miterLimit])
      let part = path.trimmed(from: self[.strokeStart], to: self[.strokeEnd])
      if !part.isEmpty { items.append(.stroke(part, stroke, color)) }
    }
    return items
  }

  /// A label shows nothing outside of its bounds.
  private func text(in bounds: Rect) -> [DisplayList.Item] {
    guard let label, let color = properties.color(.textColor), color.alpha > 0 else { return [] }
    let items = label.lines.map { DisplayList.Item.text($0.text, at: $0.origin, color) }
    guard label.isClipped else { return items }
    return [.layer(DisplayList.Layer(clip: .rect(bounds), items: items))]
  }

  /// From the view's coordinates to its superview's: its transform acts about its centre.
  var placement: Transform {
    let transform = transformOnItsWay ?? self[.transform].matrix
    guard transform != .identity else {
      return frame.origin == .zero ? .identity : .translation(frame.origin)
    }
    let center = Point(frame.size.width / 2, frame.size.height / 2)
    return Transform.translation(Point(-center.x, -center.y))
      .concatenating(transform)
      .concatenating(.translation(frame.origin + center))
  }
}
