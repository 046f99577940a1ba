internal import CCairo
internal import Drawing

/// A font whose glyphs are pictures, read with HarfBuzz. It is not thread-safe.
@safe final class EmojiFont {
  /// The maximum number of decoded pictures that are kept (70 kB each); then all are forgotten.
  private static let cacheLimit = 256

  private let font: Owned<OpaquePointer>
  private var images: [UInt32: Image] = [:]
  private var shaped: [Character: [UInt32]] = [:]

  /// Opens a file.
  init(_ path: String) throws(TypesettingError) {
    guard
      let blob = unsafe Owned(
        hb_blob_create_from_file(path), release: { unsafe hb_blob_destroy($0) }),
      let face = unsafe Owned(
        hb_face_create(blob.pointer, 0), release: { unsafe hb_face_destroy($0) }),
      unsafe hb_ot_color_has_png(face.pointer) != 0,
      let font = unsafe Owned(
        hb_font_create(face.pointer), release: { unsafe hb_font_destroy($0) })
    else {
      throw .fontNotFound(
        "the font file \(path) has no pictures of emoji;"
          + " reinstall the Debian package \(FontLibrary.emojiPackage)")
    }
    unsafe self.font = font
  }

  /// The glyphs of an emoji: one, or several for a sequence of which the font has no picture; `nil` if the font
  /// lacks a part of it.
  func glyphs(of character: Character) -> [UInt32]? {
    if let known = shaped[character] { return known.isEmpty ? nil : known }
    let glyphs = shape(String(character)) ?? []
    if shaped.count >= Self.cacheLimit { shaped.removeAll() }
    shaped[character] = glyphs
    return glyphs.isEmpty ? nil : glyphs
  }

  private func shape(_ string: String) -> [UInt32]? {
    guard
      let buffer = unsafe Owned(
        hb_buffer_create(), release: { unsafe hb_buffer_destroy($0) })
    else { return nil }
    unsafe hb_buffer_add_utf8(buffer.pointer, string, -1, 0, -1)
    unsafe hb_buffer_set_direction(buffer.pointer, HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer.pointer, HB_SCRIPT_COMMON)
    unsafe hb_buffer_set_flags(buffer.pointer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
    unsafe hb_shape(font.pointer, buffer.pointer, nil, 0)
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer.pointer, &count) else { return nil }
    let glyphs = (0..<Int(count)).map { unsafe infos[$0].codepoint }
    return glyphs.allSatisfy { $0 != 0 && image(of: $0) != nil } ? glyphs : nil
  }

  /// The picture of a glyph, at the font's own size; `nil` if it has none.
  func image(of glyph: UInt32) -> Image? {
    if let image = images[glyph] { return image }
    guard
      let blob = unsafe Owned(
        hb_ot_color_glyph_reference_png(font.pointer, glyph),
        release: { unsafe hb_blob_destroy($0) })
    else { return nil }
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob.pointer, &length)
    guard let start = unsafe start, length > 0,
      let image = unsafe Self.decoded(UnsafeRawBufferPointer(start: start, count: Int(length)))
    else { return nil }
    if images.count >= Self.cacheLimit { images.removeAll() }
    images[glyph] = image
    return image
  }

  /// Decodes a PNG file with Cairo.
  private static func decoded(_ file: UnsafeRawBufferPointer) -> Image? {
    var rest = unsafe file
    let made = unsafe withUnsafeMutablePointer(to: &rest) { rest in
      unsafe cairo_image_surface_create_from_png_stream(
        { rest, target, count in unsafe readPNG(rest, target, count) }, rest)
    }
    guard
      let surface = unsafe Owned(made, release: { unsafe cairo_surface_destroy($0) }),
      unsafe cairo_surface_status(surface.pointer) == CAIRO_STATUS_SUCCESS,
      unsafe cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_ARGB32
    else { return nil }
    let width = unsafe Int(cairo_image_surface_get_width(surface.pointer))
    let height = unsafe Int(cairo_image_surface_get_height(surface.pointer))
    guard width > 0, height > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    unsafe withMemory(of: surface.pointer) { memory, rowBytes in
      unsafe bytes.withUnsafeMutableBytes { bytes in
        for y in 0..<height {
          let row = unsafe UnsafeRawBufferPointer(start: memory + y * rowBytes, count: 4 * width)
          unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[4 * width * y..<4 * width * (y + 1)])
            .copyMemory(from: row)
        }
      }
    }
    StraightAlpha.convert(&bytes)
    return (try? Bitmap(width: width, height: height, rgba: bytes)).map(Image.init)
  }
}

/// Copies the next bytes of a file. A function of the file, not of the type: C function pointers cannot capture
/// a type.
private func readPNG(
  _ rest: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let rest = unsafe rest?.assumingMemoryBound(to: UnsafeRawBufferPointer.self),
    let target = unsafe target, unsafe rest.pointee.count >= Int(count)
  else { return CAIRO_STATUS_READ_ERROR }
  let taken = unsafe UnsafeRawBufferPointer(rebasing: rest.pointee.prefix(Int(count)))
  unsafe UnsafeMutableRawBufferPointer(start: target, count: Int(count)).copyMemory(from: taken)
  unsafe rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(Int(count)))
  return CAIRO_STATUS_SUCCESS
}
