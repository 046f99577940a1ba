internal import Drawing
internal import Scenes
internal import Vocabulary

/// The ink of background configurations.
extension PresentedView {
  /// Back to front: the shadow, the colour, the image, the custom view, the stroke. What is in the
  /// background is cut off at its rounded rectangle; the stroke has a place of its own.
  func backgroundLayer(prefix: String) -> DisplayList.Layer {
    let bounds = Rect(origin: .zero, size: frame.size)
    let outline = CornerOutline(
      bounds, radius: self[.cornerRadius], corners: .all, curve: .continuous)
    let contents = image(in: bounds) + subviews.map { .layer($0.layer(prefix: prefix)) }
    var items: [DisplayList.Item] = []
    if let color = properties.color(.backgroundColor), color.alpha > 0 {
      // The clip rounds it when there is one.
      items.append(.fill(contents.isEmpty ? outline.path : .rect(bounds), color))
    }
    if !contents.isEmpty {
      items = [.layer(DisplayList.Layer(clip: outline.path, items: items + contents))]
    }
    items += stroke(around: bounds)
    return DisplayList.Layer(
      name: prefix + name.rawValue,
      transform: frame.origin == .zero ? .identity : .translation(frame.origin),
      shadow: backgroundShadow, items: items)
  }

  private func image(in bounds: Rect) -> [DisplayList.Item] {
    guard case .value(let image) = self[.image] else { return [] }
    let frame = self[.imageContentMode].frame(of: image.size, in: bounds, pixelsPerPoint: scale)
    return inked(image, in: frame).map { [$0] } ?? []
  }

  /// A ring inwards from where the stroke lies, as a layer's border.
  private func stroke(around bounds: Rect) -> [DisplayList.Item] {
    let (width, outset) = (self[.strokeWidth], self[.strokeOutset])
    guard width > 0, let color = properties.color(.strokeColor), color.alpha > 0 else { return [] }
    let place = bounds.inset(by: Insets(-outset))
    guard place.size.width > 0, place.size.height > 0 else { return [] }
    let radius = self[.cornerRadius]
    let outline = CornerOutline(
      place, radius: radius > 0 ? radius + outset : 0, corners: .all, curve: .continuous)
    return [.fill(outline.ring(width: width, cutOff: false), color)]
  }

  private var backgroundShadow: Shadow? {
    let shadow = self[.shadowProperties]
    let color = shadow.color.resolved(in: .light)  // Decided already.
    guard shadow.opacity > 0, color.alpha > 0 else { return nil }
    return Shadow(
      color: color, opacity: shadow.opacity, radius: shadow.radius,
      offset: Point(shadow.offset.width, shadow.offset.height))
  }
}
