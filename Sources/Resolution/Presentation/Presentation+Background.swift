internal import Drawing
internal import ResolvedViews
internal import Scenes
internal import Vocabulary

/// Draws background configurations.
extension PresentedView {
  /// From back to front: the shadow, the colour, the image, the custom view, the stroke. Image and
  /// custom view are clipped to the rounded rectangle; the stroke has its own outline.
  func backgroundLayer(_ background: BackgroundContent, prefix: String) -> DisplayList.Layer {
    let bounds = Rect(origin: .zero, size: frame.size)
    let radius = attributes.cornerRadius
    let outline = CornerOutline(bounds, radius: radius, corners: .all, curve: .continuous)
    let place = InkPlace(
      bounds: bounds, area: .rect(bounds), scale: scale, attributes: attributes, label: nil)
    let contents =
      background.ink(in: place) + subviews.map { .layer($0.layer(prefix: prefix)) }
    // If there is a clip, it rounds the corners.
    var items = attributes.background.ink(in: contents.isEmpty ? outline.path : .rect(bounds))
    if !contents.isEmpty {
      items = [.layer(DisplayList.Layer(clip: outline.path, items: items + contents))]
    }
    items += background.stroke(around: bounds, cornerRadius: radius)
    let shadow = background.shadowProperties
    return DisplayList.Layer(
      name: prefix + name.rawValue,
      transform: frame.origin == .zero ? .identity : .translation(frame.origin),
      shadow: shadow.isVisible ? shadow : nil, items: items)
  }
}
