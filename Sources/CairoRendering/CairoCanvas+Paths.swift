internal import CCairo
internal import Drawing

/// Sets the current path.
extension CairoCanvas {
  /// Sets the current path to an outline.
  borrowing func setPath(_ path: Path) {
    setPath(path.fillRule) { $0.add(path, offset: .zero) }
  }

  /// Sets the current path to the outlines of all glyphs, so that overlapping ones do not show through each other.
  borrowing func setPath(_ glyphs: [TypesetText.Glyph], at point: Point) {
    setPath(.nonZero) { outlines in
      for glyph in glyphs { outlines.add(glyph.outline, offset: point + glyph.origin) }
    }
  }

  private borrowing func setPath(_ rule: FillRule, _ addOutlines: (PixelOutlines) -> Void) {
    let cairo = unsafe context.pointer
    switch rule {
    case .nonZero: unsafe cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    case .evenOdd: unsafe cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    }
    unsafe cairo_new_path(cairo)
    let transform = self.transform
    unsafe cairo_identity_matrix(cairo)
    unsafe addOutlines(PixelOutlines(cairo: cairo, transform: transform))
    setTransform(transform)
  }
}

/// Adds outlines to the current path of a context whose transform is the identity.
///
/// Coordinates are rounded to 2⁻³² of a pixel. Cairo rounds them to 1/256 of a pixel, and rounding errors must not
/// decide in which direction: a layer that is moved by whole pixels then has the same pixels at its new place.
@safe private struct PixelOutlines {
  let cairo: OpaquePointer
  /// From the outlines' coordinates to pixels.
  let transform: Transform

  func add(_ path: Path, offset: Point) {
    for element in path.elements {
      switch element {
      case .move(let point):
        let point = pixels(point, offset)
        unsafe cairo_move_to(cairo, point.x, point.y)
      case .line(let point):
        let point = pixels(point, offset)
        unsafe cairo_line_to(cairo, point.x, point.y)
      case .curve(let control1, let control2, let point):
        let (first, second) = (pixels(control1, offset), pixels(control2, offset))
        let end = pixels(point, offset)
        unsafe cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close:
        unsafe cairo_close_path(cairo)
      }
    }
  }

  private func pixels(_ point: Point, _ offset: Point) -> Point {
    let place = transform.apply(to: point + offset)
    return Point(Self.rounded(place.x), Self.rounded(place.y))
  }

  /// Rounds to a multiple of 2⁻³², or of more beyond 2¹⁹ pixels: adding this number leaves no bits for the rest.
  private static func rounded(_ value: Double) -> Double { (value + rounder) - rounder }
  private static let rounder = 1.5 * 0x1p20
}
