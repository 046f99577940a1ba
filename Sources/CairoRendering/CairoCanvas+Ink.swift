internal import CCairo
internal import Drawing

/// Draws single items.
extension CairoCanvas {
  /// Draws items from back to front.
  borrowing func draw(_ items: [DisplayList.Item]) throws(RenderingFailure) {
    for item in items {
      if let letters { tag(item, letters) }
      switch item {
      case .fill(let path, let paint): try fill(path, paint)
      case .stroke(let path, let stroke, let color): draw(path, stroke, color)
      case .text(let text, let point, let color): try draw(text, at: point, color)
      case .image(let image, let rect): try draw(image, in: rect)
      case .layer(let layer): try draw(layer)
      }
    }
    if let letters { endParagraph(letters) }
  }

  private borrowing func fill(_ path: Path, _ paint: Paint) throws(RenderingFailure) {
    guard try setSource(paint) else { return }
    setPath(path)
    unsafe cairo_fill(context.pointer)
  }

  private borrowing func draw(_ path: Path, _ stroke: Stroke, _ color: Color) {
    // Cairo treats a negative width as an error. Here it draws nothing, like 0.
    guard color.alpha > 0, stroke.lineWidth > 0 else { return }
    let cairo = unsafe context.pointer
    setPath(path)
    setSource(color)
    unsafe cairo_set_line_width(cairo, stroke.lineWidth)
    switch stroke.lineCap {
    case .butt: unsafe cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: unsafe cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: unsafe cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.lineJoin {
    case .miter: unsafe cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: unsafe cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: unsafe cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    unsafe cairo_set_miter_limit(cairo, stroke.miterLimit)
    if stroke.isDashed {
      unsafe cairo_set_dash(
        cairo, stroke.dashPattern, Int32(clamping: stroke.dashPattern.count), stroke.dashPhase)
    }
    unsafe cairo_stroke(cairo)
    if stroke.isDashed { unsafe cairo_set_dash(cairo, nil, 0, 0) }
  }

  private borrowing func draw(
    _ text: TypesetText, at point: Point, _ color: Color
  ) throws(RenderingFailure) {
    guard color.alpha > 0, !text.glyphs.isEmpty else { return }
    setSource(color)
    if let letters, let line = letters.line(text) {
      try show(line, of: letters, size: text.font.pointSize, at: point)
      try fill(line.outlines, at: point, color)
    } else {
      try fill(text.glyphs, at: point, color)
    }
  }

  /// Fills all glyphs at once, so that overlapping glyphs do not show through each other. Of the colour, pictures
  /// take the alpha only.
  private borrowing func fill(
    _ glyphs: [TypesetText.Glyph], at point: Point, _ color: Color
  ) throws(RenderingFailure) {
    guard !glyphs.isEmpty else { return }
    setPath(Path())
    for glyph in glyphs { append(glyph.outline, offset: point + glyph.origin) }
    unsafe cairo_fill(context.pointer)
    for glyph in glyphs {
      guard let picture = glyph.picture else { continue }
      try draw(picture.image, in: picture.rect.offset(by: point + glyph.origin), color.alpha)
    }
  }

  /// Draws an image with bilinear interpolation, averaged when it shrinks. Its edge pixels extend
  /// outwards, so that the edge does not fade.
  private borrowing func draw(
    _ image: Image, in rect: Rect, _ opacity: Double = 1
  ) throws(RenderingFailure) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let bitmap = image.bitmap
    let pixels = try ImageSurface(bitmap)
    let cairo = unsafe context.pointer
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    unsafe cairo_save(cairo)
    unsafe cairo_translate(cairo, rect.minX, rect.minY)
    unsafe cairo_scale(cairo, rect.size.width / width, rect.size.height / height)
    putOntoPixels()
    unsafe cairo_set_source_surface(cairo, pixels.surface.pointer, 0, 0)
    unsafe cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    unsafe cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    unsafe cairo_new_path(cairo)
    unsafe cairo_rectangle(cairo, 0, 0, width, height)
    if opacity < 1 {
      unsafe cairo_clip(cairo)
      unsafe cairo_paint_with_alpha(cairo, opacity)
    } else {
      unsafe cairo_fill(cairo)
    }
    unsafe cairo_restore(cairo)
  }

  /// Removes rounding errors from a transform that maps pixels exactly onto pixels, so that no
  /// interpolation happens.
  private borrowing func putOntoPixels() {
    let t = transform
    let noise = 1e-6
    guard abs(t.a - 1) < noise, abs(t.d - 1) < noise, abs(t.b) < noise, abs(t.c) < noise,
      abs(t.tx - t.tx.rounded()) < 1e-4, abs(t.ty - t.ty.rounded()) < 1e-4
    else { return }
    var matrix = cairo_matrix_t(
      xx: 1, yx: 0, xy: 0, yy: 1, x0: t.tx.rounded(), y0: t.ty.rounded())
    unsafe cairo_set_matrix(context.pointer, &matrix)
  }

  // MARK: - Paint

  /// Sets the paint for the next fill. Returns `false` if it would draw nothing.
  private borrowing func setSource(_ paint: Paint) throws(RenderingFailure) -> Bool {
    switch paint {
    case .color(let color):
      setSource(color)
      return color.alpha > 0
    case .linearGradient(let gradient):
      if let color = gradient.solidColor { return try setSource(.color(color)) }
      guard gradient.stops.contains(where: { $0.color.alpha > 0 }) else { return false }
      try setSource(gradient)
      return true
    }
  }

  /// Sets a gradient as the paint, with its stops' colours rounded to bytes, as in SVG.
  private borrowing func setSource(_ gradient: LinearGradient) throws(RenderingFailure) {
    let (start, end) = (gradient.start, gradient.end)
    guard
      let pattern = unsafe Owned(
        gradient.type == .radial
          ? cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
          : cairo_pattern_create_linear(start.x, start.y, end.x, end.y),
        release: { unsafe cairo_pattern_destroy($0) })
    else { throw .cairo("no gradient") }
    if gradient.type == .radial {
      let radii = gradient.radii
      var matrix = cairo_matrix_t(
        xx: 1 / radii.width, yx: 0, xy: 0, yy: 1 / radii.height, x0: -start.x / radii.width,
        y0: -start.y / radii.height)
      unsafe cairo_pattern_set_matrix(pattern.pointer, &matrix)
    }
    unsafe cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
    for stop in gradient.stops {
      let bytes = stop.color.bytes
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern.pointer, stop.location, Double(bytes.red) / 255, Double(bytes.green) / 255,
        Double(bytes.blue) / 255, stop.color.alpha)
    }
    unsafe cairo_set_source(context.pointer, pattern.pointer)
  }

  /// Sets a colour as the paint, rounded to bytes.
  ///
  /// Cairo truncates premultiplied colours to 8 bits. Multiples of 1/255 come out exact. Halves of
  /// alpha round to even: that makes UIKit's gray at 0.3 on white 217, as measured in UIKit.
  borrowing func setSource(_ color: Color) {
    let alpha = (color.alpha * 255).rounded(.toNearestOrEven)
    guard alpha > 0 else {
      unsafe cairo_set_source_rgba(context.pointer, 0, 0, 0, 0)
      return
    }
    func component(_ value: Double) -> Double {
      min((value * color.alpha * 255).rounded(), alpha) / alpha
    }
    unsafe cairo_set_source_rgba(
      context.pointer, component(color.red), component(color.green), component(color.blue),
      alpha / 255)
  }

  /// Sets the current path.
  borrowing func setPath(_ path: Path) {
    switch path.fillRule {
    case .nonZero: unsafe cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_WINDING)
    case .evenOdd: unsafe cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_EVEN_ODD)
    }
    unsafe cairo_new_path(context.pointer)
    append(path, offset: .zero)
  }

  private borrowing func append(_ path: Path, offset: Point) {
    let cairo = unsafe context.pointer
    let (x, y) = (offset.x, offset.y)
    for element in path.elements {
      switch element {
      case .move(let point):
        unsafe cairo_move_to(cairo, point.x + x, point.y + y)
      case .line(let point):
        unsafe cairo_line_to(cairo, point.x + x, point.y + y)
      case .curve(let control1, let control2, let point):
        unsafe cairo_curve_to(
          cairo, control1.x + x, control1.y + y, control2.x + x, control2.y + y,
          point.x + x, point.y + y)
      case .close:
        unsafe cairo_close_path(cairo)
      }
    }
  }
}
