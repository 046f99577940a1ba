internal import Drawing

/// How a view box is fitted into a picture with other proportions: a value of
/// `preserveAspectRatio`.
struct SVGPlacement: Hashable {
  /// The fraction of the remaining space that lies before the view box along each axis, 0…1; `nil`
  /// if the view box is stretched.
  private let share: Point?

  /// Scaled to fit and centred: SVG's initial value.
  static let middle = SVGPlacement(share: Point(0.5, 0.5))

  private init(share: Point?) { self.share = share }

  /// Parses a value. Returns `nil` if it is unknown, or if it would crop the picture (`slice`).
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let align = words.first, words.count == 1 || words.count == 2 && words[1] == "meet"
    else { return nil }
    if align == "none" {
      self = SVGPlacement(share: nil)
    } else if let x = Self.shares[align.prefix(4).lowercased()], align.hasPrefix("x"),
      let y = Self.shares[align.dropFirst(4).lowercased()], align.dropFirst(4).hasPrefix("Y")
    {
      self = SVGPlacement(share: Point(x, y))
    } else {
      return nil
    }
  }

  private static let shares = [
    "xmin": 0, "xmid": 0.5, "xmax": 1, "ymin": 0, "ymid": 0.5, "ymax": 1,
  ]

  /// The transform from the view box to a picture of the given size.
  func map(_ viewBox: Rect, to size: Size) -> Transform {
    let ratio = Point(size.width / viewBox.size.width, size.height / viewBox.size.height)
    let start = Transform.translation(Point(-viewBox.minX, -viewBox.minY))
    guard let share else { return start.concatenating(Transform(scaleX: ratio.x, y: ratio.y)) }
    let scale = min(ratio.x, ratio.y)
    let place = Point(
      (size.width - viewBox.size.width * scale) * share.x,
      (size.height - viewBox.size.height * scale) * share.y)
    return start.concatenating(Transform(scaleX: scale, y: scale)).concatenating(
      .translation(place))
  }
}
