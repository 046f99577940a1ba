package import Drawing
package import Layout
internal import Scenes
package import Vocabulary

/// A view that a control creates in itself. Its frame follows from the control's size, without
/// constraints.
package struct ControlPart {
  /// The view, with the control's name before its own: `like.titleLabel`.
  package let view: ResolvedView
  /// The frame in the control's coordinates, in points, on the pixel grid.
  package let frame: Rect

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - name: The name without the control's.
  ///   - owner: The control's name.
  init(_ name: String, of owner: ViewName, _ frame: Rect, _ properties: PartProperties) {
    view = ResolvedView(
      name: ViewName(rawValue: "\(owner.rawValue).\(name)"), kind: properties.kind,
      properties: properties.resolved, contentStyle: nil, subviews: [])
    self.frame = frame
  }
}

/// The place for which a control's parts are computed.
package struct ControlPlace {
  /// The control's name.
  let name: ViewName
  /// The control's size, in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  /// The control's properties other than its content.
  let attributes: ViewAttributes
  /// The sizes of its subviews, in points.
  package var subviewSizes: [ViewName: Size] = [:]
  /// Typesets and measures texts.
  let texts: TextStore

  /// Creates a place for a control whose subviews have no sizes yet.
  package init(
    name: ViewName, size: Size, scale: Double, attributes: ViewAttributes, texts: TextStore
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.attributes = attributes
    self.texts = texts
  }

  /// Rounds a coordinate to the nearest pixel, halves up (measured by others for titles).
  func pixel(_ length: Double) -> Double { (length * scale + 0.5).rounded(.down) / scale }

  /// A frame with its edges on pixels.
  func rounded(_ frame: Rect) -> Rect {
    let (left, top) = (pixel(frame.minX), pixel(frame.minY))
    return Rect(left, top, pixel(frame.maxX) - left, pixel(frame.maxY) - top)
  }
}
