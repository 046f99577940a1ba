extension LinearGradient {
  /// The maximum number of pixels along a side of the image of a conic gradient. Our choice.
  private static let mostPixels = 2048.0

  /// A conic gradient as an image from the top left corner, with the rectangle that it fills; `nil` without
  /// an area.
  ///
  /// - Parameters:
  ///   - size: The area, in points.
  ///   - scale: Pixels per point.
  package func conicImage(size: Size, scale: Double) -> (image: Image, frame: Rect)? {
    let longest = max(size.width, size.height)
    guard longest > 0, longest.isFinite, scale > 0 else { return nil }
    let scale = min(scale, Self.mostPixels / longest)
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return nil }
    let circle = 2 * Double.pi
    let beginning = Elementary.angle(x: end.x - start.x, y: end.y - start.y)
    let (cosine, sine) = (Elementary.cos(beginning), Elementary.sin(beginning))
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    for row in 0..<height {
      for column in 0..<width {
        // Pixels from the centre, in the direction of the beginning and clockwise from it.
        let x = Double(column) + 0.5 - start.x * scale
        let y = Double(row) + 0.5 - start.y * scale
        let (ahead, aside) = (x * cosine + y * sine, y * cosine - x * sine)
        let color: Color
        if ahead > 0, abs(aside) < 0.5 {
          // The last colour meets the first one inside of the pixel.
          color = Self.mixed(self.color(at: 1), self.color(at: 0), 0.5 + aside)
        } else {
          let turn = Elementary.angle(x: ahead, y: aside) / circle
          color = self.color(at: turn < 0 ? turn + 1 : turn)
        }
        let place = 4 * (row * width + column)
        (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]) = color.bytes
      }
    }
    guard let bitmap = try? Bitmap(width: width, height: height, rgba: bytes) else { return nil }
    return (Image(bitmap), Rect(0, 0, Double(width) / scale, Double(height) / scale))
  }

  /// A pixel of which a part has one colour and the rest another one.
  private static func mixed(_ a: Color, _ b: Color, _ share: Double) -> Color {
    let alpha = a.alpha * (1 - share) + b.alpha * share
    guard alpha > 0 else { return .clear }
    func part(_ first: Double, _ second: Double) -> Double {
      (first * a.alpha * (1 - share) + second * b.alpha * share) / alpha
    }
    return Color(
      red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue),
      alpha: alpha)
  }
}
