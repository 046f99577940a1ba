#ifndef CELLOPHANE_CCAIRO_SHIM_H
#define CELLOPHANE_CCAIRO_SHIM_H

#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// What follows are macros that Swift does not import: casts between GObject types and flags with
// casts in them. Nothing here decides anything.

/// Makes `map`, which must draw with FreeType, find its fonts in `config` only.
static inline void ccairo_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

/// Sets how many of `map`'s units an inch has.
static inline void ccairo_font_map_set_resolution(PangoFontMap *map, double dpi) {
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), dpi);
}

/// Gives up one reference to a font map.
static inline void ccairo_font_map_unref(PangoFontMap *map) { g_object_unref(map); }

/// Gives up one reference to a context.
static inline void ccairo_context_unref(PangoContext *context) { g_object_unref(context); }

/// Gives up one reference to a layout.
static inline void ccairo_layout_unref(PangoLayout *layout) { g_object_unref(layout); }

/// Gives up one reference to a font.
static inline void ccairo_font_unref(PangoFont *font) { g_object_unref(font); }

/// Whether `glyph` stands for a character that the font lacks.
static inline _Bool ccairo_glyph_is_unknown(PangoGlyph glyph) {
  return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
}

/// The character that an unknown glyph stands for.
static inline uint32_t ccairo_unknown_character(PangoGlyph glyph) {
  return glyph & ~PANGO_GLYPH_UNKNOWN_FLAG;
}

/// Whether `glyph` is one without ink, such as a joiner.
static inline _Bool ccairo_glyph_is_empty(PangoGlyph glyph) { return glyph == PANGO_GLYPH_EMPTY; }

/// The item of a line's list of runs.
static inline const PangoGlyphItem *ccairo_run(const GSList *list) {
  return (const PangoGlyphItem *)list->data;
}

#endif
