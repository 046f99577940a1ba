internal import Drawing

/// A picture over white with a frame of a one-pixel chequer around it, so that windows around its
/// outer pixels have something to look at that is the same in both pictures.
struct FramedPicture {
  /// An opaque colour.
  struct RGB: Hashable {
    var red, green, blue: UInt8

    /// The colour as the eye measures it.
    var lab: LabColor { LabColor(red: red, green: green, blue: blue) }
  }

  let frame: Int
  /// With the frame.
  let width, height: Int
  private let rgb: [RGB]

  init(_ pixels: Pixels, frame: Int) {
    self.frame = frame
    width = pixels.size.width + 2 * frame
    height = pixels.size.height + 2 * frame
    var rgb: [RGB] = []
    rgb.reserveCapacity(width * height)
    let columns = frame..<width - frame
    let rows = frame..<height - frame
    for y in 0..<height {
      for x in 0..<width {
        if columns.contains(x), rows.contains(y) {
          rgb.append(Self.overWhite(pixels.color(x - frame, y - frame)))
        } else if (x + y).isMultiple(of: 2) {
          rgb.append(RGB(red: 255, green: 0, blue: 255))
        } else {
          rgb.append(RGB(red: 0, green: 255, blue: 0))
        }
      }
    }
    self.rgb = rgb
  }

  /// The colour of a pixel; the place is the unframed picture's and may lie in the frame.
  func color(_ x: Int, _ y: Int) -> RGB { rgb[(y + frame) * width + x + frame] }

  /// The colours of a row of the framed picture.
  func row(_ y: Int) -> ArraySlice<RGB> { rgb[y * width..<(y + 1) * width] }

  /// Whether all 3 × 3 pixels around a place have one colour.
  func isEven(_ x: Int, _ y: Int) -> Bool {
    let center = color(x, y)
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1 where color(column, row) != center { return false }
    }
    return true
  }

  private static func overWhite(_ color: Bitmap.RGBA) -> RGB {
    guard color.alpha < 255 else {
      return RGB(red: color.red, green: color.green, blue: color.blue)
    }
    let alpha = Double(color.alpha) / 255
    // Cut off, not rounded, as the counts of others have it.
    func blended(_ value: UInt8) -> UInt8 { UInt8(255 + (Double(value) - 255) * alpha) }
    return RGB(red: blended(color.red), green: blended(color.green), blue: blended(color.blue))
  }
}
