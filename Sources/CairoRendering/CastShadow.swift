internal import Drawing

/// A layer's shadow in pixels.
struct CastShadow {
  /// How far the shadow is moved.
  let move: Point
  /// The blur's deviation along x and y.
  let deviation: Point

  /// The shadow of a layer whose coordinates `transform` maps to pixels.
  ///
  /// The deviation along an axis is that of a round blur after the transform. For a layer that is
  /// turned *and* stretched unevenly the blur ought to be slanted, too, which it is not.
  init(_ shadow: Shadow, _ transform: Transform) {
    let t = transform
    move = t.apply(to: shadow.offset) - t.apply(to: .zero)
    deviation = Point(
      shadow.radius * (t.a * t.a + t.c * t.c).squareRoot(),
      shadow.radius * (t.b * t.b + t.d * t.d).squareRoot())
  }

  /// Which pixels of a layer whose ink lies in `content` matter for what is seen in `visible`, be it by
  /// themselves or by their shadow.
  func region(of content: PixelRect, seenIn visible: PixelRect) -> PixelRect? {
    let casting = reached(from: visible).rect.union(visible.rect)
    let region = PixelRect(around: casting).flatMap(content.intersection)
    guard let region, region.width <= Bitmap.maximumSide, region.height <= Bitmap.maximumSide,
      region.width * region.height <= CairoRenderer.maximumPixels
    else { return content.intersection(visible) }
    return region
  }

  /// The shadow's alpha at each pixel, not moved yet, and where it lies; `nil` where nothing is seen.
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

  /// From where a shadow can reach into `visible`: one pixel more on each side, as the offset may end
  /// between pixels.
  private func reached(from visible: PixelRect) -> PixelRect {
    var moved = blurred(visible).outset(x: 1, y: 1)
    let farthest = 1e9
    moved.x -= Int(max(min(move.x.rounded(), farthest), -farthest))
    moved.y -= Int(max(min(move.y.rounded(), farthest), -farthest))
    return moved
  }
}
