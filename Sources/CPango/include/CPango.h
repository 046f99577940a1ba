/// Pango, loaded when the first text needs it.
///
/// Pango and the libraries below it are half of all libraries that the program would start with, and plain text is set
/// without them. So no function of Pango is linked: they are looked up in the shared library, and with them the
/// functions of fontconfig, Cairo and GObject whose objects Pango is given. A release has copies of its own of
/// fontconfig and Cairo, which must not be mixed with Pango's.

#ifndef CPANGO_H
#define CPANGO_H

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdbool.h>
#include <stdint.h>

/// Applies `X` to the name of each function that is looked up.
#define CPANGO_NAMES(X)                     \
  X(FcConfigAppFontAddFile)                 \
  X(FcConfigBuildFonts)                     \
  X(FcConfigCreate)                         \
  X(FcConfigDestroy)                        \
  X(FcConfigParseAndLoadFromMemory)         \
  X(FcConfigSetCurrent)                     \
  X(FcPatternGetString)                     \
  X(cairo_font_options_create)              \
  X(cairo_font_options_destroy)             \
  X(cairo_font_options_set_antialias)       \
  X(cairo_font_options_set_hint_metrics)    \
  X(cairo_font_options_set_hint_style)      \
  X(g_object_unref)                         \
  X(pango_attr_fallback_new)                \
  X(pango_attr_font_features_new)           \
  X(pango_attr_letter_spacing_new)          \
  X(pango_attr_list_insert)                 \
  X(pango_attr_list_new)                    \
  X(pango_attr_list_unref)                  \
  X(pango_attr_shape_new)                   \
  X(pango_cairo_context_set_font_options)   \
  X(pango_cairo_font_map_new_for_font_type) \
  X(pango_cairo_font_map_set_resolution)    \
  X(pango_context_set_base_dir)             \
  X(pango_context_set_language)             \
  X(pango_context_set_round_glyph_positions) \
  X(pango_fc_font_get_pattern)              \
  X(pango_fc_font_map_set_config)           \
  X(pango_font_describe)                    \
  X(pango_font_description_free)            \
  X(pango_font_description_get_family)      \
  X(pango_font_description_get_weight)      \
  X(pango_font_description_new)             \
  X(pango_font_description_set_absolute_size) \
  X(pango_font_description_set_family)      \
  X(pango_font_description_set_style)       \
  X(pango_font_description_set_variations)  \
  X(pango_font_description_set_weight)      \
  X(pango_font_map_create_context)          \
  X(pango_language_from_string)             \
  X(pango_layout_get_line_count)            \
  X(pango_layout_get_line_readonly)         \
  X(pango_layout_get_log_attrs_readonly)    \
  X(pango_layout_line_get_resolved_direction) \
  X(pango_layout_new)                       \
  X(pango_layout_set_attributes)            \
  X(pango_layout_set_auto_dir)              \
  X(pango_layout_set_ellipsize)             \
  X(pango_layout_set_font_description)      \
  X(pango_layout_set_single_paragraph_mode) \
  X(pango_layout_set_text)                  \
  X(pango_layout_set_width)                 \
  X(pango_layout_set_wrap)                  \
  X(pango_version_string)

/// The functions, by their names.
typedef struct {
#define CPANGO_FIELD(name) __typeof__(name) *_Nonnull name;
  CPANGO_NAMES(CPANGO_FIELD)
#undef CPANGO_FIELD
} cpango_functions;

/// Loads Pango on the first call, and returns its functions. Returns NULL if Pango is not installed. Threads may call it at
/// the same time.
const cpango_functions *_Nullable cpango_load(void);

// Wrappers for macros and bit fields that Swift does not import.

/// The path of the file of `font`, or NULL. It is valid as long as `font`. The font is of a map that uses fontconfig.
static inline const char *_Nullable cpango_font_path(const cpango_functions *_Nonnull pango,
                                                     PangoFont *_Nonnull font) {
  FcPattern *pattern = pango->pango_fc_font_get_pattern((PangoFcFont *)font);
  FcChar8 *path = NULL;
  if (!pattern || pango->FcPatternGetString(pattern, FC_FILE, 0, &path) != FcResultMatch) return NULL;
  return (const char *)path;
}

/// Makes `map`, which uses fontconfig, take its fonts from `config` only.
static inline void cpango_font_map_set_config(const cpango_functions *_Nonnull pango,
                                              PangoFontMap *_Nonnull map, FcConfig *_Nonnull config) {
  pango->pango_fc_font_map_set_config((PangoFcFontMap *)map, config);
}

/// Sets the number of units per inch of `map`, which uses Cairo.
static inline void cpango_font_map_set_resolution(const cpango_functions *_Nonnull pango,
                                                  PangoFontMap *_Nonnull map, double dpi) {
  pango->pango_cairo_font_map_set_resolution((PangoCairoFontMap *)map, dpi);
}

/// Whether `glyph` stands for a character that the font lacks.
static inline bool cpango_glyph_is_unknown(PangoGlyph glyph) {
  return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
}

/// Whether `glyph` has no ink, for example a joiner.
static inline bool cpango_glyph_is_empty(PangoGlyph glyph) { return glyph == PANGO_GLYPH_EMPTY; }

/// Whether a line may be broken before the character at `index`.
static inline bool cpango_can_break_line(const PangoLogAttr *_Nonnull attributes, int index) {
  return attributes[index].is_line_break;
}

/// Whether a word that is wider than a line may be broken before the character at `index`.
static inline bool cpango_can_break_letters(const PangoLogAttr *_Nonnull attributes, int index) {
  return attributes[index].is_char_break;
}

/// The glyph item of an element in a line's list of runs.
static inline const PangoGlyphItem *_Nullable cpango_run(const GSList *_Nonnull list) {
  return (const PangoGlyphItem *)list->data;
}

#endif
