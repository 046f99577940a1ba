internal import CCairo
internal import Drawing

/// The outlines of a font's glyphs, read with HarfBuzz without rounding.
@safe final class GlyphOutlines {
  private struct Key: Hashable {
    var glyph: UInt32
    var size: Double
  }

  /// The maximum number of cached outlines; then the cache is cleared, because sizes may follow an
  /// animation. Our choice: an alphabet at 40 sizes.
  private static let cacheLimit = 4096

  /// The font's units per em.
  let unitsPerEm: Double

  private let font: Owned<OpaquePointer>
  private let ink: InkFont?
  private let pen: Owned<OpaquePointer>
  private var cache: [Key: Path] = [:]
  /// The radius of rounded corners, in ems; 0 for the outlines as they are.
  private let rounding: Double

  /// Creates the outlines of a font.
  ///
  /// - Parameters:
  ///   - font: A HarfBuzz font.
  ///   - ink: The file that draws the glyphs; `nil` if the font draws them. A file with other glyphs is not used.
  ///   - rounding: The radius of rounded corners, in ems.
  /// - Returns: `nil` if the font has no em.
  init?(like font: OpaquePointer, ink: InkFont.Member? = nil, rounding: Double = 0) {
    guard let face = unsafe hb_font_get_face(font),
      let unitFont = unsafe Owned(
        hb_font_create(face), release: { unsafe hb_font_destroy($0) }),
      let pen = unsafe Owned(
        hb_draw_funcs_create(), release: { unsafe hb_draw_funcs_destroy($0) })
    else { return nil }
    let unitsPerEm = unsafe hb_face_get_upem(face)
    unsafe hb_font_set_scale(unitFont.pointer, Int32(unitsPerEm), Int32(unitsPerEm))
    guard unitsPerEm > 0 else { return nil }
    var count: UInt32 = 0
    if let places = unsafe hb_font_get_var_coords_normalized(font, &count) {
      unsafe hb_font_set_var_coords_normalized(unitFont.pointer, places, count)
    }
    unsafe OutlinePen.prepare(pen.pointer)
    self.ink = ink.flatMap { unsafe InkFont($0, like: face) }
    self.unitsPerEm = Double(unitsPerEm)
    self.rounding = rounding
    unsafe self.font = unitFont
    unsafe self.pen = pen
  }

  /// The outline of a glyph in points at `size` points per em, y down.
  func outline(of glyph: UInt32, size: Double) -> Path {
    let key = Key(glyph: glyph, size: size)
    if let path = cache[key] { return path }
    var state = OutlinePen(scale: size / unitsPerEm)
    if let ink {
      state.shift = unsafe ink.shift(of: glyph, in: font.pointer)
      state.hasWholeUnits = true
    }
    unsafe withUnsafeMutablePointer(to: &state) { state in
      unsafe hb_font_get_glyph_shape(
        ink?.pointer ?? font.pointer, glyph, pen.pointer, state)
    }
    if cache.count >= Self.cacheLimit { cache.removeAll() }
    let path =
      rounding > 0 ? RoundedCorners(state.path, radius: rounding * size).path : state.path
    cache[key] = path
    return path
  }
}

/// Records the path that HarfBuzz draws.
private struct OutlinePen {
  /// Points per font unit.
  let scale: Double
  /// How far everything is moved to the right, in font units.
  var shift = 0.0
  /// Whether coordinates are rounded to whole font units, as those of static fonts are. What HarfBuzz interpolates may
  /// differ in the last bits from one processor to another.
  var hasWholeUnits = false
  private(set) var path = Path()
  private var current = Point.zero

  init(scale: Double) {
    self.scale = scale
  }

  /// Makes the draw functions call the pen that is passed as their data.
  static func prepare(_ functions: OpaquePointer) {
    unsafe hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in unsafe penOf(data)?.pointee.move(x, y) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in unsafe penOf(data)?.pointee.line(x, y) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in unsafe penOf(data)?.pointee.quadratic(cx, cy, x, y) },
      nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        unsafe penOf(data)?.pointee.cubic(ax, ay, bx, by, x, y)
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe penOf(data)?.pointee.close() }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
  }

  /// HarfBuzz's y axis points up. Subtracting from 0 avoids −0.
  private func point(_ x: Float, _ y: Float) -> Point {
    hasWholeUnits
      ? Point((Double(x).rounded() + shift) * scale, 0 - Double(y).rounded() * scale)
      : Point(Double(x) * scale, 0 - Double(y) * scale)
  }

  mutating func move(_ x: Float, _ y: Float) {
    current = point(x, y)
    path.move(to: current)
  }

  mutating func line(_ x: Float, _ y: Float) {
    current = point(x, y)
    path.addLine(to: current)
  }

  /// Converts to a cubic curve: each control point lies two thirds of the way to the quadratic one.
  mutating func quadratic(_ cx: Float, _ cy: Float, _ x: Float, _ y: Float) {
    let (control, end) = (point(cx, cy), point(x, y))
    func towardsControl(_ from: Point) -> Point {
      Point(
        from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3)
    }
    path.addCurve(to: end, control1: towardsControl(current), control2: towardsControl(end))
    current = end
  }

  mutating func cubic(
    _ ax: Float, _ ay: Float, _ bx: Float, _ by: Float, _ x: Float, _ y: Float
  ) {
    current = point(x, y)
    path.addCurve(to: current, control1: point(ax, ay), control2: point(bx, by))
  }

  mutating func close() { path.closeSubpath() }
}

/// A function of the file, not of the type: C function pointers cannot capture a type.
private func penOf(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlinePen>? {
  unsafe data?.assumingMemoryBound(to: OutlinePen.self)
}
