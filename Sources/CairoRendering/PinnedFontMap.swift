internal import CCairo

/// Sets Pango up so that it finds the given font files and reads nothing else from the machine.
enum PinnedFontMap {
  /// fontconfig falls back to the machine's configuration whenever it has no current one, and
  /// Pango makes it do so in a thread of its own. An empty one, set once and for good before the
  /// first font map is made, leaves it nothing to look for.
  private static let machineIsShutOut: Bool = {
    guard let config = unsafe emptyConfiguration() else { return false }
    return unsafe FcConfigSetCurrent(config.pointer) != 0
  }()

  /// Makes a Pango context whose only fonts are those in `files`; `nil` if a library refuses.
  ///
  /// One unit is one point, letters are neither hinted nor put onto whole units, and text runs from
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

  /// A font configuration without folders and rules. Loading even an empty one from memory keeps
  /// fontconfig from complaining about missing cache folders (measured).
  private static func emptyConfiguration() -> Owned<OpaquePointer>? {
    guard
      let config = unsafe Owned(FcConfigCreate(), release: { unsafe FcConfigDestroy($0) }),
      unsafe FcConfigParseAndLoadFromMemory(config.pointer, "<fontconfig></fontconfig>", 1) != 0,
      unsafe FcConfigBuildFonts(config.pointer) != 0
    else { return nil }
    return unsafe config
  }
}
