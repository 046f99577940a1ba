package import Drawing

/// The position and scale of an image in its view (`UIView.ContentMode`).
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// Stretched to the view's size; UIKit's default.
  case scaleToFill
  /// Scaled to fit the view with the image's proportions, centred.
  case scaleAspectFit
  /// Scaled to fill the view with the image's proportions, centred.
  case scaleAspectFill
  /// Like `scaleToFill`: in UIKit it only controls redrawing.
  case redraw
  /// Centred at the image's own size.
  case center
  /// At an edge or a corner, at the image's own size.
  case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// The rectangle of content of `size` in a view with these bounds.
  ///
  /// Content at its own size starts on a whole pixel (our choice, so that it is sharp even if the
  /// view is an odd number of pixels larger). Scaled content is not aligned to pixels.
  ///
  /// - Parameter pixelsPerPoint: The number of pixels per point, for the alignment.
  package func frame(of size: Size, in bounds: Rect, pixelsPerPoint: Double) -> Rect {
    let room = bounds.size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let factors = (room.width / size.width, room.height / size.height)
      let isAcross =
        self == .scaleAspectFit ? factors.0 <= factors.1 : factors.0 >= factors.1
      // The side that limits the scale takes the view's exact length, without rounding errors.
      let scaled =
        isAcross
        ? Size(room.width, size.height * factors.0) : Size(size.width * factors.1, room.height)
      return Rect(
        bounds.minX + (room.width - scaled.width) / 2,
        bounds.minY + (room.height - scaled.height) / 2, scaled.width, scaled.height)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      let (x, y) = place
      func onGrid(_ value: Double) -> Double {
        (value * pixelsPerPoint).rounded() / pixelsPerPoint
      }
      let corner = Point(
        onGrid(bounds.minX + (room.width - size.width) * x),
        onGrid(bounds.minY + (room.height - size.height) * y))
      return Rect(origin: corner, size: size)
    }
  }

  /// The fraction of the remaining space before the content, along x and y.
  private var place: (x: Double, y: Double) {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
