package import Drawing
package import Vocabulary

extension PatternImage {
  /// Creates a pattern from a loaded image. Only pixels are repeated: another image draws nothing.
  package init(_ name: String, _ image: ScaledImage) {
    let tile: Tile? =
      if case .pixels(let pixels) = image.content {
        Tile(pixels, scale: image.scale, size: image.size)
      } else {
        nil
      }
    self.init(name, tile: tile)
  }

  /// The maximum number of pixels of a filled area. Our choice: the maximum for image files.
  private static let mostPixels = 1 << 24

  /// The image repeated over a rectangle, and the rectangle that it fills: whole pixels of the image, at least the
  /// given one. `nil` if there is nothing to draw, or more pixels than an image file may have.
  ///
  /// - Parameter area: A rectangle in the view's coordinates; the pattern begins at their origin.
  package func tiles(over area: Rect) -> (image: Image, frame: Rect)? {
    guard let tile, area.size.width > 0, area.size.height > 0 else { return nil }
    let (side, scale) = (tile.size, Double(tile.scale))
    let x = (area.minX / side.width).rounded(.down) * side.width
    let y = (area.minY / side.height).rounded(.down) * side.height
    let size = Size(
      ((area.maxX - x) * scale).rounded(.up) / scale, ((area.maxY - y) * scale).rounded(.up) / scale
    )
    guard size.width * size.height * scale * scale <= Double(Self.mostPixels) else { return nil }
    let frame = Rect(origin: Point(x, y), size: size)
    let repeating = ImageResizing(capInsets: EdgeInsets(0), mode: .tile)
    guard size != side,
      let filled = repeating.resized(tile.image.bitmap, scale: tile.scale, to: size)
    else { return (tile.image, frame) }
    return (Image(filled), frame)
  }
}
