#ifndef CELLOPHANE_CCAIRO_SHIM_H
#define CELLOPHANE_CCAIRO_SHIM_H

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Wrappers for macros that Swift does not import: casts between GObject types, and flags that
// contain casts.

/// Makes `map`, which must use FreeType, take its fonts from `config` only.
static inline void ccairo_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

/// Sets the number of `map`'s units per inch.
static inline void ccairo_font_map_set_resolution(PangoFontMap *map, double dpi) {
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), dpi);
}

/// Releases one reference to a font map.
static inline void ccairo_font_map_unref(PangoFontMap *map) { g_object_unref(map); }

/// Releases one reference to a context.
static inline void ccairo_context_unref(PangoContext *context) { g_object_unref(context); }

/// Releases one reference to a layout.
static inline void ccairo_layout_unref(PangoLayout *layout) { g_object_unref(layout); }

/// Releases one reference to a font.
static inline void ccairo_font_unref(PangoFont *font) { g_object_unref(font); }

/// The path of `font`'s file, or NULL. It is valid as long as `font`.
static inline const char *ccairo_font_path(PangoFont *font) {
  FcChar8 *path = NULL;
  if (!PANGO_IS_FC_FONT(font)) return NULL;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  if (!pattern || FcPatternGetString(pattern, FC_FILE, 0, &path) != FcResultMatch) return NULL;
  return (const char *)path;
}

/// Whether `glyph` stands for a character that the font lacks.
static inline _Bool ccairo_glyph_is_unknown(PangoGlyph glyph) {
  return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
}

/// The character that an unknown glyph represents.
static inline uint32_t ccairo_unknown_character(PangoGlyph glyph) {
  return glyph & ~PANGO_GLYPH_UNKNOWN_FLAG;
}

/// Whether `glyph` has no ink, for example a joiner.
static inline _Bool ccairo_glyph_is_empty(PangoGlyph glyph) { return glyph == PANGO_GLYPH_EMPTY; }

/// Whether a line may be broken before the character at `index`, as Swift does not import bit fields.
static inline _Bool ccairo_can_break_line(const PangoLogAttr *attributes, int index) {
  return attributes[index].is_line_break;
}

/// Whether a word that is wider than a line may be broken before the character at `index`.
static inline _Bool ccairo_can_break_letters(const PangoLogAttr *attributes, int index) {
  return attributes[index].is_char_break;
}

/// The glyph item of an element in a line's list of runs.
static inline const PangoGlyphItem *ccairo_run(const GSList *list) {
  return (const PangoGlyphItem *)list->data;
}

#endif
