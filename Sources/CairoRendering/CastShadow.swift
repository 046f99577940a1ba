internal import Drawing

/// A layer's shadow, in pixels.
struct CastShadow {
  /// The shadow's offset, in pixels.
  let move: Point
  /// The standard deviation of the blur along x and y, in pixels.
  let deviation: Point

  /// Creates the shadow of a layer whose coordinates `transform` maps to pixels.
  ///
  /// The deviation along each axis is that of a round blur after the transform. For a layer that is
  /// both rotated and scaled unevenly, the blur should be slanted, which is not supported.
  init(_ shadow: Shadow, _ transform: Transform) {
    let t = transform
    move = shadow.shift.applying(t) - Point.zero.applying(t)
    deviation = Point(
      shadow.radius * (t.a * t.a + t.c * t.c).squareRoot(),
      shadow.radius * (t.b * t.b + t.d * t.d).squareRoot())
  }

  /// The pixels of a layer with ink in `content` that are visible in `visible`, either themselves
  /// or through their shadow; `nil` if there are none.
  func region(of content: PixelRect, seenIn visible: PixelRect) -> PixelRect? {
    let casting = reached(from: visible).rect.union(visible.rect)
    let region = PixelRect(around: casting).flatMap(content.intersection)
    guard let region, region.width <= Bitmap.maximumSide, region.height <= Bitmap.maximumSide,
      region.width * region.height <= CairoRenderer.maximumPixels
    else { return content.intersection(visible) }
    return region
  }

  /// The blurred alpha, before the offset, and its region; `nil` if nothing is visible.
  func mask(
    of canvas: borrowing CairoCanvas, _ region: PixelRect, seenIn visible: PixelRect
  ) -> (AlphaPlane, PixelRect)? {
    guard var place = blurred(region).intersection(reached(from: visible)) else { return nil }
    if max(place.width, place.height) > Bitmap.maximumSide {
      guard let inside = place.intersection(visible) else { return nil }
      place = inside
    }
    var plane = AlphaPlane(width: place.width, height: place.height)
    canvas.copyAlpha(of: region, to: &plane, at: place)
    plane.blur(x: deviation.x, y: deviation.y)
    return (plane, place)
  }

  private func blurred(_ region: PixelRect) -> PixelRect {
    region.outset(
      x: AlphaPlane.reach(of: deviation.x), y: AlphaPlane.reach(of: deviation.y))
  }

  /// The region whose shadow can reach into `visible`, extended by one pixel, because the offset
  /// may not be whole pixels.
  private func reached(from visible: PixelRect) -> PixelRect {
    let place = blurred(visible).outset(x: 1, y: 1)
    let farthest = 1e9
    return PixelRect(
      x: place.x - Int(max(min(move.x.rounded(), farthest), -farthest)),
      y: place.y - Int(max(min(move.y.rounded(), farthest), -farthest)),
      width: place.width, height: place.height)
  }
}
