internal import CCairo
internal import Drawing

/// Draws layers, and their shadows.
extension CairoCanvas {
  /// Draws a layer over the current content.
  borrowing func draw(_ layer: DisplayList.Layer) throws(RenderingFailure) {
    let t = layer.transform
    // A singular transform draws nothing; Cairo treats it as an error.
    let isEmpty = layer.items.isEmpty && layer.backdrop == nil
    guard layer.opacity > 0, !isEmpty, t.a * t.d - t.b * t.c != 0 else { return }
    let cairo = unsafe context.pointer
    unsafe cairo_save(cairo)
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    unsafe cairo_transform(cairo, &matrix)
    defer { unsafe cairo_restore(cairo) }
    if let mask = layer.mask { return try draw(layer, through: mask) }
    if let shadow = layer.shadow, shadow.isVisible { return try draw(layer, casting: shadow) }
    if let clip = layer.clip {
      setPath(clip)
      unsafe cairo_clip(cairo)
    }
    if let backdrop = layer.backdrop { try draw(backdrop) }
    if isComposedFirst(layer) {
      if layer.opacity >= 1, layer.hasBackdrop { return try drawOverGround(layer.items) }
      var isParagraph = false
      if let letters { isParagraph = beginGroup(layer, letters) }
      unsafe cairo_push_group(cairo)
      // The clip has set the group's extent. It must be applied only once, to the whole group:
      // applied to the items as well, it would thin out its anti-aliased edge twice.
      unsafe cairo_reset_clip(cairo)
      try draw(layer.items)
      unsafe cairo_pop_group_to_source(cairo)
      unsafe cairo_paint_with_alpha(cairo, min(layer.opacity, 1))
      if let letters { endGroup(letters, isParagraph: isParagraph) }
    } else {
      try draw(layer.items)
    }
  }

  /// Composes the layer, and draws it with the mask's alpha and its own opacity.
  private borrowing func draw(
    _ layer: DisplayList.Layer, through mask: [DisplayList.Item]
  ) throws(RenderingFailure) {
    let cairo = unsafe context.pointer
    var isParagraph = false
    if let letters { isParagraph = beginGroup(layer, letters) }
    unsafe cairo_push_group(cairo)
    try draw(layer.unmasked)
    unsafe cairo_pop_group_to_source(cairo)
    if let letters { endGroup(letters, isParagraph: isParagraph) }
    unsafe cairo_save(cairo)
    unsafe cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
    try draw(DisplayList.Layer(opacity: layer.opacity, items: mask))
    guard
      let pattern = unsafe Owned(
        cairo_pop_group(cairo), release: { unsafe cairo_pattern_destroy($0) })
    else { throw .cairo("no mask") }
    unsafe cairo_restore(cairo)
    unsafe cairo_mask(cairo, pattern.pointer)
  }

  /// Composes items with what is behind them in a bitmap of its own, and replaces what is behind them inside the
  /// clip. So a view with rounded corners blurs what is behind it, as in UIKit.
  private borrowing func drawOverGround(_ items: [DisplayList.Item]) throws(RenderingFailure) {
    let cairo = unsafe context.pointer
    guard
      let ground = unsafe Owned(
        cairo_surface_reference(cairo_get_group_target(cairo)),
        release: { unsafe cairo_surface_destroy($0) })
    else { throw .cairo("no surface") }
    unsafe cairo_push_group(cairo)
    unsafe cairo_reset_clip(cairo)
    unsafe cairo_save(cairo)
    unsafe cairo_identity_matrix(cairo)
    unsafe cairo_set_source_surface(cairo, ground.pointer, 0, 0)
    unsafe cairo_paint(cairo)
    unsafe cairo_restore(cairo)
    try draw(items)
    unsafe cairo_pop_group_to_source(cairo)
    // The source already has the ground: at the clip's edge the two are mixed.
    unsafe cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    unsafe cairo_paint(cairo)
  }

  /// Whether the layer must be composed in a bitmap of its own: if it is translucent, or if several
  /// items share a clip whose edge is not on pixel boundaries. (If each were clipped separately,
  /// lower items would show through upper ones in edge pixels.)
  private borrowing func isComposedFirst(_ layer: DisplayList.Layer) -> Bool {
    if layer.opacity < 1 { return true }
    guard let clip = layer.clip else { return false }
    // Text in a group cannot be tagged separately. A viewer of pages draws the edges of rectangles well enough.
    if letters != nil, let bounds = clip.boundingBox, clip == Path.rect(bounds) { return false }
    if layer.items.count == 1, case .fill = layer.items[0] { return false }
    // Cairo returns a list of rectangles only if the clip's edges are on pixel boundaries.
    guard let list = unsafe cairo_copy_clip_rectangle_list(context.pointer) else { return true }
    let status = unsafe list.pointee.status
    unsafe cairo_rectangle_list_destroy(list)
    return status != CAIRO_STATUS_SUCCESS
  }

  // MARK: - Shadows

  /// Composes the layer in a bitmap of its own, draws its blurred alpha, then the bitmap. On a page, only the blurred
  /// alpha is pixels.
  ///
  /// The bitmap extends beyond this canvas as far as the shadow reaches into it, unless that would
  /// exceed the maximum size. Then only the visible part casts a shadow.
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
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(cairo, &matrix)
    unsafe cairo_identity_matrix(cairo)
    if let (mask, place) = cast.mask(of: inner, region, seenIn: visible) {
      setSource(shadow.paint.withAlphaComponent(shadow.paint.alpha * opacity))
      let pixels = try ImageSurface(mask)
      unsafe cairo_mask_surface(
        cairo, pixels.surface.pointer, Double(place.x) + cast.move.x, Double(place.y) + cast.move.y)
    }
    guard opacity < 1 || !layer.hasBackdrop else {
      // The bitmap has nothing behind the layer that could be blurred.
      setTransform(transform)
      var content = layer
      content.transform = .identity
      content.shadow = nil
      return try draw(content)
    }
    if letters != nil {
      unsafe cairo_set_matrix(cairo, &matrix)
      return try draw(
        DisplayList.Layer(opacity: opacity, clip: layer.clip, items: layer.items))
    }
    unsafe cairo_set_source_surface(cairo, inner.surface.pointer, 0, 0)
    unsafe cairo_paint_with_alpha(cairo, opacity)
  }

  private borrowing func setTransform(_ t: Transform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    unsafe cairo_set_matrix(context.pointer, &matrix)
  }

  /// The transform from the current coordinates to pixels.
  var transform: Transform {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context.pointer, &matrix)
    return Transform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// The pixels that drawing can change, in this canvas; `nil` if there are none.
  var visiblePixels: PixelRect? {
    let cairo = unsafe context.pointer
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_save(cairo)
    unsafe cairo_identity_matrix(cairo)
    unsafe cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    unsafe cairo_restore(cairo)
    return PixelRect(around: Rect(left, top, right - left, bottom - top))
  }

  /// Copies the alpha of this canvas, whose first pixel is at `region`'s corner, to its place in a
  /// plane whose first pixel is at `other`'s corner.
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
