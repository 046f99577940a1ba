public import Drawing

/// Where in a view its image goes, and how large it is there (`UIView.ContentMode`).
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// As large as the view, whatever the proportions; UIKit's default.
  case scaleToFill
  /// As large as fits, with the image's proportions, in the middle.
  case scaleAspectFit
  /// As small as fills the view, with the image's proportions, in the middle.
  case scaleAspectFill
  /// As `scaleToFill`: it only says when a view draws itself again.
  case redraw
  /// In the image's own size, in the middle.
  case center
  /// In the image's own size, at an edge or a corner.
  case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// The rectangle that content of `size` fills in a view with these bounds.
  ///
  /// Content in its own size begins on a whole pixel (our choice, so that it stays sharp where the
  /// view is an odd number of pixels larger); scaled content begins where its proportions put it.
  ///
  /// - Parameter pixelsPerPoint: What a whole pixel is.
  public func frame(of size: Size, in bounds: Rect, pixelsPerPoint: Double) -> Rect {
    let room = bounds.size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let factors = (room.width / size.width, room.height / size.height)
      let isAcross =
        self == .scaleAspectFit ? factors.0 <= factors.1 : factors.0 >= factors.1
      // The side that decides takes the view's extent itself, not a product that is nearly it.
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

  /// How much of what is left over lies before the content, along x and y.
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
