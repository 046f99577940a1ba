internal import CCairo

/// Configures Pango to use only the given font files and nothing else from the machine.
enum PinnedFontMap {
  /// Sets an empty fontconfig configuration once, before the first font map is created. Without a
  /// current configuration, fontconfig loads the machine's, and Pango triggers that in a thread of
  /// its own.
  private static let machineIsShutOut: Bool = {
    guard let config = unsafe emptyConfiguration() else { return false }
    return unsafe FcConfigSetCurrent(config.pointer) != 0
  }()

  /// Creates a Pango context whose only fonts are those in `files`; `nil` if a library fails.
  ///
  /// One unit is one point, glyphs are neither hinted nor placed on whole units, and text runs from
  /// left to right.
  static func context(files: [String]) -> Owned<OpaquePointer>? {
    guard machineIsShutOut, let config = unsafe emptyConfiguration(),
      files.allSatisfy({ unsafe FcConfigAppFontAddFile(config.pointer, $0) != 0 }),
      let map = unsafe Owned(
        pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
        release: { unsafe ccairo_font_map_unref($0) })
    else { return nil }
    unsafe ccairo_font_map_set_config(map.pointer, config.pointer)
    unsafe ccairo_font_map_set_resolution(map.pointer, 72)
    guard
      let context = unsafe Owned(
        pango_font_map_create_context(map.pointer), release: { unsafe ccairo_context_unref($0) }),
      let options = unsafe Owned(
        cairo_font_options_create(), release: { unsafe cairo_font_options_destroy($0) })
    else { return nil }
    unsafe cairo_font_options_set_hint_style(options.pointer, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options.pointer, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options.pointer, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(context.pointer, options.pointer)
    unsafe pango_context_set_round_glyph_positions(context.pointer, 0)
    unsafe pango_context_set_language(context.pointer, pango_language_from_string("en"))
    unsafe pango_context_set_base_dir(context.pointer, PANGO_DIRECTION_LTR)
    return unsafe context
  }

  /// A font configuration without folders and rules. Loading an empty one from memory keeps
  /// fontconfig from warning about missing cache folders (measured).
  private static func emptyConfiguration() -> Owned<OpaquePointer>? {
    guard
      let config = unsafe Owned(FcConfigCreate(), release: { unsafe FcConfigDestroy($0) }),
      unsafe FcConfigParseAndLoadFromMemory(config.pointer, "<fontconfig></fontconfig>", 1) != 0,
      unsafe FcConfigBuildFonts(config.pointer) != 0
    else { return nil }
    return unsafe config
  }
}
