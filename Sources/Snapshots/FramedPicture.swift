internal import Drawing

/// A picture over white, with a border of a one-pixel chequerboard. With the border, windows around the outer
/// pixels are complete, and their outer parts are equal in both pictures.
struct FramedPicture {
  /// An opaque colour.
  struct RGB: Hashable {
    var red, green, blue: UInt8

    /// The colour in CIELAB.
    var lab: LabColor { LabColor(red: red, green: green, blue: blue) }
  }

  /// The width of the border in pixels.
  let frame: Int
  /// The size in pixels, including the border.
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

  /// The colour of a pixel, in coordinates of the picture without the border. The pixel may lie in the border.
  func color(_ x: Int, _ y: Int) -> RGB { rgb[(y + frame) * width + x + frame] }

  /// The colours of a row, in coordinates that include the border.
  func row(_ y: Int) -> ArraySlice<RGB> { rgb[y * width..<(y + 1) * width] }

  /// Whether a pixel and its eight neighbours have the same colour.
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
    // Truncated and not rounded, as in Playwright's implementation.
    func blended(_ value: UInt8) -> UInt8 { UInt8(255 + (Double(value) - 255) * alpha) }
    return RGB(red: blended(color.red), green: blended(color.green), blue: blended(color.blue))
  }
}
