internal import Drawing
internal import Files
internal import PNGCoding

/// Draws small pictures in a terminal with 24-bit colour. Each character is an upper half block. Its colour is
/// that of one pixel, and its background that of the pixel below.
enum TerminalPictures {
  /// The maximum width of a picture in characters.
  private static let columns = 36
  /// The maximum height of a picture in lines.
  private static let lines = 12

  /// Returns the pictures of PNG files side by side. Files that cannot be read are skipped.
  static func text(of paths: [String]) -> String {
    let pictures = paths.compactMap { path -> Bitmap? in
      guard let bytes = try? FileAccess.readIfPresent(path) else { return nil }
      return try? PNGDecoder.decode(bytes).bitmap
    }
    guard let largest = pictures.map({ max($0.width, $0.height) }).max(), largest > 0 else {
      return ""
    }
    let width = pictures.map(\.width).max() ?? 1
    let height = pictures.map(\.height).max() ?? 1
    let step = max(
      1, Double(width) / Double(columns), Double(height) / Double(2 * lines))
    let rows = Int((Double(height) / step).rounded(.up))
    var text = ""
    for row in stride(from: 0, to: rows, by: 2) {
      text += "  "
      for picture in pictures {
        for column in 0..<Int((Double(width) / step).rounded(.up)) {
          let upper = color(of: picture, column, row, step)
          let lower = color(of: picture, column, row + 1, step)
          text += "\u{1B}[38;2;\(upper)m\u{1B}[48;2;\(lower)m\u{2580}"
        }
        text += "\u{1B}[0m  "
      }
      text += "\n"
    }
    return text
  }

  /// Returns the colour at the centre of a square of `step` × `step` pixels, over white, in the form of an escape
  /// sequence: `red;green;blue`.
  private static func color(of picture: Bitmap, _ column: Int, _ row: Int, _ step: Double) -> String
  {
    let x = Int((Double(column) + 0.5) * step)
    let y = Int((Double(row) + 0.5) * step)
    guard let pixel = picture[x, y] else { return "255;255;255" }
    let alpha = Int(pixel.alpha)
    let parts = [pixel.red, pixel.green, pixel.blue].map { value -> Int in
      255 - (255 - Int(value)) * alpha / 255
    }
    return parts.map(String.init).joined(separator: ";")
  }
}
