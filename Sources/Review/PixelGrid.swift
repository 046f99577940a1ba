package import Drawing

extension Rect {
  /// The rectangle with its edges on the pixel grid, where UIKit's frames are after layout; one that would become empty
  /// stays as it is. Sizes and distances that come from such edges agree with each other.
  ///
  /// - Parameter scale: The number of pixels per point.
  package func onPixelGrid(scale: Double) -> Rect {
    func pixel(_ edge: Double) -> Double { (edge * scale).rounded() }
    // Differences of whole pixels are exact.
    let (left, top) = (pixel(minX), pixel(minY))
    let (width, height) = (pixel(maxX) - left, pixel(maxY) - top)
    guard width > 0, height > 0 else { return self }
    return Rect(left / scale, top / scale, width / scale, height / scale)
  }
}
