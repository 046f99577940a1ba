internal import CCairo
internal import CPango

/// Configures Pango to use only the given font files and nothing else from the machine.
enum PinnedFontMap {
  /// Sets an empty fontconfig configuration once, before the first font map is created. Without a
  /// current configuration, fontconfig loads the machine's, and Pango triggers that in a thread of
  /// its own. False if Pango is not installed.
  private static let machineIsShutOut: Bool = {
    guard let pango = unsafe cpango_load(), let config = unsafe emptyConfiguration(pango) else {
      return false
    }
    return unsafe pango.pointee.FcConfigSetCurrent(config.pointer) != 0
  }()

  /// Creates a Pango context whose only fonts are those in `files`; `nil` if a library fails.
  ///
  /// One unit is one point, glyphs are neither hinted nor placed on whole units, and text runs from
  /// left to right.
  static func context(
    files: [String], _ pango: UnsafePointer<cpango_functions>
  ) -> Owned<OpaquePointer>? {
    guard machineIsShutOut, let config = unsafe emptyConfiguration(pango),
      files.allSatisfy({ unsafe pango.pointee.FcConfigAppFontAddFile(config.pointer, $0) != 0 }),
      let map = unsafe Owned(
        pango.pointee.pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
        release: { unsafe pango.pointee.g_object_unref(UnsafeMutableRawPointer($0)) })
    else { return nil }
    unsafe cpango_font_map_set_config(pango, map.pointer, config.pointer)
    unsafe cpango_font_map_set_resolution(pango, map.pointer, 72)
    guard
      let context = unsafe Owned(
        pango.pointee.pango_font_map_create_context(map.pointer),
        release: { unsafe pango.pointee.g_object_unref(UnsafeMutableRawPointer($0)) }),
      let options = unsafe Owned(
        pango.pointee.cairo_font_options_create(),
        release: { unsafe pango.pointee.cairo_font_options_destroy($0) })
    else { return nil }
    unsafe pango.pointee.cairo_font_options_set_hint_style(options.pointer, CAIRO_HINT_STYLE_NONE)
    unsafe pango.pointee.cairo_font_options_set_hint_metrics(
      options.pointer, CAIRO_HINT_METRICS_OFF)
    unsafe pango.pointee.cairo_font_options_set_antialias(options.pointer, CAIRO_ANTIALIAS_GRAY)
    unsafe pango.pointee.pango_cairo_context_set_font_options(context.pointer, options.pointer)
    unsafe pango.pointee.pango_context_set_round_glyph_positions(context.pointer, 0)
    unsafe pango.pointee.pango_context_set_language(
      context.pointer, pango.pointee.pango_language_from_string("en"))
    unsafe pango.pointee.pango_context_set_base_dir(context.pointer, PANGO_DIRECTION_LTR)
    return unsafe context
  }

  /// A font configuration without folders and rules. Loading an empty one from memory keeps
  /// fontconfig from warning about missing cache folders (measured).
  private static func emptyConfiguration(
    _ pango: UnsafePointer<cpango_functions>
  ) -> Owned<OpaquePointer>? {
    guard
      let config = unsafe Owned(
        pango.pointee.FcConfigCreate(), release: { unsafe pango.pointee.FcConfigDestroy($0) }),
      unsafe pango.pointee.FcConfigParseAndLoadFromMemory(
        config.pointer, "<fontconfig></fontconfig>", 1) != 0,
      unsafe pango.pointee.FcConfigBuildFonts(config.pointer) != 0
    else { return nil }
    return unsafe config
  }
}
