internal import CCairo
internal import Drawing

/// Items that are composed first, and their shadows.
extension CairoCanvas {
  /// Draws a layer onto what is there.
  borrowing func draw(_ layer: DisplayList.Layer) throws(RenderingFailure) {
    let t = layer.transform
    // A transform that flattens everything leaves nothing to see; Cairo takes it for an error.
    guard layer.opacity > 0, !layer.items.isEmpty, t.a * t.d - t.b * t.c != 0 else { return }
    let cairo = unsafe context.pointer
    unsafe cairo_save(cairo)
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    unsafe cairo_transform(cairo, &matrix)
    defer { unsafe cairo_restore(cairo) }
    if let shadow = layer.shadow, shadow.isVisible { return try draw(layer, casting: shadow) }
    if let clip = layer.clip {
      setPath(clip)
      unsafe cairo_clip(cairo)
    }
    if isComposedFirst(layer) {
      unsafe cairo_push_group(cairo)
      // The clip has given the group its extent. It must act only once more, on the whole: if it
      // acted on the items, too, its edge would be covered twice as thinly as it should be.
      unsafe cairo_reset_clip(cairo)
      try draw(layer.items)
      unsafe cairo_pop_group_to_source(cairo)
      unsafe cairo_paint_with_alpha(cairo, min(layer.opacity, 1))
    } else {
      try draw(layer.items)
    }
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

  // MARK: - Shadows

  /// Composes the layer in a picture of its own, draws its blurred alpha, then the picture.
  ///
  /// What lies outside of this canvas is composed as far as its shadow reaches into it, unless that
  /// took more than the largest picture; then only what is seen casts a shadow.
  private borrowing func draw(
    _ layer: DisplayList.Layer, casting shadow: Shadow
  ) throws(RenderingFailure) {
    let cairo = unsafe context.pointer
    let transform = self.transform
    let cast = CastShadow(shadow, transform)
    guard let visible = visiblePixels,
      let content = layer.contentBounds.flatMap({ PixelRect(around: $0.applying(transform)) }),
      let region = cast.region(of: content, seenIn: visible)
    else { return }
    let inner = try CairoCanvas(region, like: self)
    try inner.draw(DisplayList.Layer(clip: layer.clip, items: layer.items))
    try inner.finish()
    let opacity = min(layer.opacity, 1)
    unsafe cairo_identity_matrix(cairo)
    if let (mask, place) = cast.mask(of: inner, region, seenIn: visible) {
      setSource(shadow.paint.withAlpha(shadow.paint.alpha * opacity))
      let pixels = try Pixels(mask)
      unsafe cairo_mask_surface(
        cairo, pixels.surface.pointer, Double(place.x) + cast.move.x, Double(place.y) + cast.move.y)
    }
    unsafe cairo_set_source_surface(cairo, inner.surface.pointer, 0, 0)
    unsafe cairo_paint_with_alpha(cairo, opacity)
  }

  /// From the current coordinates to pixels.
  var transform: Transform {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context.pointer, &matrix)
    return Transform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// The pixels that drawing can reach.
  private var visiblePixels: PixelRect? {
    let cairo = unsafe context.pointer
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_save(cairo)
    unsafe cairo_identity_matrix(cairo)
    unsafe cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    unsafe cairo_restore(cairo)
    return PixelRect(around: Rect(left, top, right - left, bottom - top))
  }

  /// Copies the alphas of this canvas's own pixels, which begin at `region`'s corner, to where they are in a plane
  /// that begins at `other`'s.
  borrowing func copyAlpha(of region: PixelRect, to plane: inout AlphaPlane, at other: PixelRect) {
    guard let shared = region.intersection(other) else { return }
    unsafe withMemory(of: surface.pointer) { memory, rowBytes in
      for y in shared.y..<shared.y + shared.height {
        let source = unsafe memory + (y - region.y) * rowBytes
        for x in shared.x..<shared.x + shared.width {
          let pixel = unsafe source.load(fromByteOffset: 4 * (x - region.x), as: UInt32.self)
          plane.values[(y - other.y) * plane.width + x - other.x] = UInt8(pixel >> 24)
        }
      }
    }
  }
}
