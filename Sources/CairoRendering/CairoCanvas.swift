internal import CCairo
internal import Drawing

/// A Cairo context over memory of ours, and how each item of a display list is drawn with it.
@safe struct CairoCanvas: ~Copyable {
  /// How far a flattened curve may be from the real one, in pixels. Our choice: Cairo's own 0.1 is
  /// 25 of 255 in an edge pixel; a fifth of it takes about a fifth more time (measured with text).
  private static let tolerance = 0.02

  /// How long a mitre may be, in line widths, before the corner is cut: UIBezierPath's default.
  private static let miterLimit = 10.0

  private let surface: Owned<OpaquePointer>
  private let context: Owned<OpaquePointer>

  /// Makes a canvas over `buffer`, which must stay in place for as long as the canvas lives and
  /// has four bytes for each of `width` · `height` pixels.
  init(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int
  ) throws(RenderingFailure) {
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width))
    guard stride == Int32(width) * 4, buffer.count == Int(stride) * height else {
      throw .cairo("rows of \(width) pixels take \(stride) bytes")
    }
    guard
      let surface = unsafe Owned(
        cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), stride),
        release: { unsafe cairo_surface_destroy($0) }),
      let context = unsafe Owned(
        cairo_create(surface.pointer), release: { unsafe cairo_destroy($0) })
    else { throw .cairo("no context") }
    unsafe self.surface = surface
    unsafe self.context = context
  }

  /// Draws everything and leaves the pixels in the memory.
  borrowing func draw(
    _ list: DisplayList, scale: Double, background: Color?
  ) throws(RenderingFailure) {
    let cairo = unsafe context.pointer
    unsafe cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_set_tolerance(cairo, Self.tolerance)
    unsafe cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    unsafe cairo_set_miter_limit(cairo, Self.miterLimit)
    unsafe cairo_scale(cairo, scale, scale)
    if let background {
      setSource(background)
      unsafe cairo_paint(cairo)
    }
    draw(list.items)
    unsafe cairo_surface_flush(surface.pointer)
    try check()
  }

  /// Both objects keep their first error and ignore all calls after it, so that one look at the
  /// end sees every failure.
  private borrowing func check() throws(RenderingFailure) {
    for status in unsafe [cairo_surface_status(surface.pointer), cairo_status(context.pointer)]
    where status != CAIRO_STATUS_SUCCESS {
      throw unsafe .cairo(String(cString: cairo_status_to_string(status)))
    }
  }

  private borrowing func draw(_ items: [DisplayList.Item]) {
    for item in items {
      switch item {
      case .fill(let path, let color): fill(path, color)
      case .stroke(let path, let stroke, let color): draw(path, stroke, color)
      case .text(let text, let point, let color): draw(text, at: point, color)
      case .layer(let layer): draw(layer)
      }
    }
  }

  private borrowing func fill(_ path: Path, _ color: Color) {
    guard color.alpha > 0 else { return }
    setPath(path)
    setSource(color)
    unsafe cairo_fill(context.pointer)
  }

  private borrowing func draw(_ path: Path, _ stroke: Stroke, _ color: Color) {
    // Cairo takes a negative width for an error; here it is no line, as 0 is.
    guard color.alpha > 0, stroke.width > 0 else { return }
    let cairo = unsafe context.pointer
    setPath(path)
    setSource(color)
    unsafe cairo_set_line_width(cairo, stroke.width)
    switch stroke.cap {
    case .butt: unsafe cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: unsafe cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    }
    switch stroke.join {
    case .miter: unsafe cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: unsafe cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    }
    unsafe cairo_stroke(cairo)
  }

  /// All letters in one fill, so that letters that touch do not show through each other.
  private borrowing func draw(_ text: TypesetText, at point: Point, _ color: Color) {
    guard color.alpha > 0, !text.glyphs.isEmpty else { return }
    unsafe cairo_new_path(context.pointer)
    for glyph in text.glyphs { append(glyph.outline, offset: point + glyph.origin) }
    setSource(color)
    unsafe cairo_fill(context.pointer)
  }

  private borrowing func draw(_ layer: DisplayList.Layer) {
    let t = layer.transform
    // A transform that flattens everything leaves nothing to see; Cairo takes it for an error.
    guard layer.opacity > 0, !layer.items.isEmpty, t.a * t.d - t.b * t.c != 0 else { return }
    let cairo = unsafe context.pointer
    unsafe cairo_save(cairo)
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    unsafe cairo_transform(cairo, &matrix)
    if let clip = layer.clip {
      setPath(clip)
      unsafe cairo_clip(cairo)
    }
    if isComposedFirst(layer) {
      unsafe cairo_push_group(cairo)
      // The clip has given the group its extent. It must act only once more, on the whole: if it
      // acted on the items, too, its edge would be covered twice as thinly as it should be.
      unsafe cairo_reset_clip(cairo)
      draw(layer.items)
      unsafe cairo_pop_group_to_source(cairo)
      unsafe cairo_paint_with_alpha(cairo, min(layer.opacity, 1))
    } else {
      draw(layer.items)
    }
    unsafe cairo_restore(cairo)
  }

  /// Whether the layer needs a picture of its own: if it is translucent, or if several items share
  /// a clip whose edge goes through pixels (each would be clipped by itself, and in an edge pixel
  /// the lower ones would show through the upper ones).
  private borrowing func isComposedFirst(_ layer: DisplayList.Layer) -> Bool {
    if layer.opacity < 1 { return true }
    guard layer.clip != nil else { return false }
    if layer.items.count == 1, case .fill = layer.items[0] { return false }
    // Cairo has a list of rectangles for a clip only if its edges lie between pixels.
    guard let list = unsafe cairo_copy_clip_rectangle_list(context.pointer) else { return true }
    let status = unsafe list.pointee.status
    unsafe cairo_rectangle_list_destroy(list)
    return status != CAIRO_STATUS_SUCCESS
  }

  /// Makes `color` the paint, at the nearest bytes.
  ///
  /// Cairo works with 8 bits of the colour multiplied by alpha and gets them by cutting off; given
  /// quotients of whole numbers it gets exactly them. Halves of alpha go to the even number: that
  /// makes UIKit's gray at 0.3 on white 217 (measured there).
  private borrowing func setSource(_ color: Color) {
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

  private borrowing func setPath(_ path: Path) {
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
