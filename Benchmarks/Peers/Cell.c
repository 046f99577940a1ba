#include "Peers.h"

#include <cairo.h>
#include <math.h>
#include <pango/pangocairo.h>

static const double pi = 3.14159265358979323846;

static void rounded(cairo_t *cr, double x, double y, double width, double height, double radius) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + width - radius, y + radius, radius, -pi / 2, 0);
  cairo_arc(cr, x + width - radius, y + height - radius, radius, 0, pi / 2);
  cairo_arc(cr, x + radius, y + height - radius, radius, pi / 2, pi);
  cairo_arc(cr, x + radius, y + radius, radius, pi, 3 * pi / 2);
  cairo_close_path(cr);
}

static void star(cairo_t *cr, double x, double y, double radius) {
  cairo_new_path(cr);
  for (int point = 0; point < 10; point++) {
    double angle = -pi / 2 + point * pi / 5;
    double reach = point % 2 == 0 ? radius : radius * 0.4;
    cairo_line_to(cr, x + reach * cos(angle), y + reach * sin(angle));
  }
  cairo_close_path(cr);
}

static PangoLayout *text_layout(cairo_t *cr, const char *words, const char *font) {
  PangoLayout *layout = pango_cairo_create_layout(cr);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_text(layout, words, -1);
  pango_font_description_free(description);
  return layout;
}

static void text(cairo_t *cr, const char *words, const char *font, double x, double y) {
  PangoLayout *layout = text_layout(cr, words, font);
  cairo_move_to(cr, x, y);
  pango_cairo_show_layout(cr, layout);
  g_object_unref(layout);
}

static void text_outlines(cairo_t *cr, const char *words, const char *font, double x, double y) {
  PangoLayout *layout = text_layout(cr, words, font);
  cairo_move_to(cr, x, y);
  pango_cairo_layout_path(cr, layout);
  cairo_fill(cr);
  g_object_unref(layout);
}

// A number from 0 to 1 for a point of a lattice, the same on every machine.
static double lattice(uint32_t x, uint32_t y, uint32_t layer) {
  uint32_t mixed = x * 0x9E3779B1u ^ y * 0x85EBCA77u ^ layer * 0xC2B2AE3Du;
  mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6Du;
  mixed = (mixed ^ mixed >> 12) * 0x297A2D39u;
  return (mixed ^ mixed >> 15) / 4294967296.0;
}

// The lattice with `side` pixels between its points, and straight lines between the points.
static double waves(int x, int y, int side, uint32_t layer) {
  uint32_t column = (uint32_t)(x / side);
  uint32_t row = (uint32_t)(y / side);
  double across = (double)(x % side) / side;
  double down = (double)(y % side) / side;
  double top = lattice(column, row, layer) * (1 - across) + lattice(column + 1, row, layer) * across;
  double bottom =
      lattice(column, row + 1, layer) * (1 - across) + lattice(column + 1, row + 1, layer) * across;
  return top * (1 - down) + bottom * down;
}

// What photographs have in common: detail of every size, the weaker the finer, mostly of light and
// less of colour, and a sensor that errs a little in every pixel.
static cairo_surface_t *photograph_surface(int side) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, side, side);
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    return surface;
  }
  cairo_surface_flush(surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(surface);
  for (int y = 0; y < side; y++) {
    uint8_t *data = cairo_image_surface_get_data(surface) + (size_t)y * stride;
    uint32_t *row = (uint32_t *)(void *)data;
    for (int x = 0; x < side; x++) {
      double light = 0;
      for (int size = 64; size > 1; size /= 2) {
        light += (waves(x, y, size, (uint32_t)size) - 0.5) * 2.2 * size;
      }
      uint32_t pixel = 0;
      for (uint32_t channel = 0; channel < 3; channel++) {
        double tint = 60 * waves(x, y, 48, 100 + channel);
        double error = 3 * (lattice((uint32_t)x, (uint32_t)y, 200 + channel) - 0.5);
        pixel = pixel << 8 | (uint32_t)fmin(255, fmax(0, 95 + light + tint + error));
      }
      row[x] = pixel;
    }
  }
  cairo_surface_mark_dirty(surface);
  return surface;
}

static void image_area(cairo_t *cr, bool photograph) {
  rounded(cr, 16, 12, 64, 64, 10);
  cairo_clip(cr);
  if (photograph) {
    cairo_surface_t *surface = photograph_surface(192);
    cairo_translate(cr, 16, 12);
    cairo_scale(cr, 1.0 / 3, 1.0 / 3);
    cairo_set_source_surface(cr, surface, 0, 0);
    cairo_paint(cr);
    cairo_surface_destroy(surface);
    return;
  }
  cairo_pattern_t *gradient = cairo_pattern_create_linear(16, 12, 80, 76);
  cairo_pattern_add_color_stop_rgb(gradient, 0, 0.20, 0.55, 0.95);
  cairo_pattern_add_color_stop_rgb(gradient, 1, 0.55, 0.25, 0.80);
  cairo_set_source(cr, gradient);
  cairo_paint(cr);
  cairo_pattern_destroy(gradient);
  cairo_set_source_rgba(cr, 1, 1, 1, 0.85);
  cairo_arc(cr, 62, 28, 8, 0, 2 * pi);
  cairo_fill(cr);
  cairo_set_source_rgb(cr, 0.10, 0.35, 0.25);
  cairo_move_to(cr, 16, 76);
  cairo_line_to(cr, 40, 40);
  cairo_line_to(cr, 58, 62);
  cairo_line_to(cr, 68, 50);
  cairo_line_to(cr, 84, 76);
  cairo_fill(cr);
}

static void draw(cairo_t *cr, bool photograph, double shift) {
  cairo_scale(cr, 3, 3);
  rounded(cr, 4, 4, 382, 80, 14);
  cairo_set_source_rgb(cr, 0.97, 0.97, 0.99);
  cairo_fill_preserve(cr);
  cairo_set_source_rgb(cr, 0.80, 0.81, 0.85);
  cairo_set_line_width(cr, 1);
  cairo_stroke(cr);

  cairo_save(cr);
  image_area(cr, photograph);
  cairo_restore(cr);

  cairo_set_source_rgb(cr, 0.08, 0.08, 0.10);
  text(cr, "Harbour at six in the morning", "Inter Semi-Bold 13", 96 + shift, 20);
  cairo_set_source_rgb(cr, 0.42, 0.42, 0.46);
  text(cr, "Twelve pictures, taken on Tuesday", "Inter 11", 96 + shift, 44);

  star(cr, 356, 44, 12);
  cairo_set_source_rgb(cr, 0.98, 0.72, 0.10);
  cairo_fill(cr);

  rounded(cr, 4, 4, 382, 80, 14);
  cairo_set_source_rgba(cr, 0.10, 0.40, 0.95, 0.12);
  cairo_fill(cr);
}

// One pixel of premultiplied ARGB as four straight bytes.
static void unpremultiply(uint32_t argb, uint8_t *rgba) {
  uint32_t alpha = argb >> 24;
  for (int channel = 0; channel < 3; channel++) {
    uint32_t value = argb >> (16 - 8 * channel) & 255;
    rgba[channel] = alpha == 0 ? 0 : (uint8_t)((value * 255 + alpha / 2) / alpha);
  }
  rgba[3] = (uint8_t)alpha;
}

// Takes a finished drawing as straight RGBA; false when Cairo failed.
static bool take(cairo_surface_t *surface, cairo_t *cr, uint8_t *rgba) {
  bool drawn = cairo_status(cr) == CAIRO_STATUS_SUCCESS;
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  if (drawn) {
    size_t stride = (size_t)cairo_image_surface_get_stride(surface);
    for (size_t y = 0; y < peers_cell_height; y++) {
      const uint8_t *data = cairo_image_surface_get_data(surface) + y * stride;
      const uint32_t *row = (const uint32_t *)(const void *)data;
      for (size_t x = 0; x < peers_cell_width; x++) {
        unpremultiply(row[x], rgba + 4 * (y * peers_cell_width + x));
      }
    }
  }
  cairo_surface_destroy(surface);
  return drawn;
}

static cairo_surface_t *new_surface(void) {
  return cairo_image_surface_create(CAIRO_FORMAT_ARGB32, peers_cell_width, peers_cell_height);
}

bool peers_draw_cell(bool photograph, double shift, uint8_t *rgba) {
  cairo_surface_t *surface = new_surface();
  cairo_t *cr = cairo_create(surface);
  draw(cr, photograph, shift);
  return take(surface, cr, rgba);
}

bool peers_draw_page(double shift, uint8_t *rgba) {
  cairo_surface_t *surface = new_surface();
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, 3, 3);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  cairo_set_source_rgb(cr, 0.08, 0.08, 0.10);
  for (int line = 0; line < 5; line++) {
    text_outlines(cr, "Harbour at six in the morning, and twelve pictures, taken on Tuesday",
                  "Inter 11", 8 + shift, 4 + 16 * line);
  }
  return take(surface, cr, rgba);
}

// The cell of FrameJob's scene: `part` goes from 0 to 1 while it shrinks, fades and changes colour and
// its star turns.
static void draw_frame(cairo_t *cr, double part) {
  cairo_scale(cr, 3, 3);
  cairo_push_group(cr);
  double scale = 1 - 0.02 * part;
  cairo_translate(cr, 195, 44);
  cairo_scale(cr, scale, scale);
  cairo_translate(cr, -195, -44);
  double tint = (0x1A + 100 * part) / 255;

  rounded(cr, 0, 0, 390, 88, 14);
  cairo_set_source_rgb(cr, 0.97, 0.97, 0.99);
  cairo_fill(cr);

  cairo_save(cr);
  rounded(cr, 12, 12, 64, 64, 10);
  cairo_clip(cr);
  cairo_set_source_rgb(cr, tint, 0.44, 0.86);
  cairo_paint(cr);
  cairo_arc(cr, 58, 28, 8, 0, 2 * pi);
  cairo_set_source_rgba(cr, 1, 1, 1, 0.85);
  cairo_fill(cr);
  cairo_translate(cr, 36, 78);
  cairo_rotate(cr, pi / 4);
  cairo_rectangle(cr, -20, -20, 40, 40);
  cairo_set_source_rgb(cr, 0.10, 0.35, 0.25);
  cairo_fill(cr);
  cairo_restore(cr);

  cairo_set_source_rgb(cr, 0.08, 0.08, 0.10);
  text(cr, "Harbour at six in the morning", "Inter Semi-Bold 12.75", 92, 18);
  cairo_set_source_rgb(cr, 0.42, 0.42, 0.46);
  text(cr, "Twelve pictures, taken on Tuesday", "Inter 11.25", 92, 42);

  cairo_save(cr);
  cairo_translate(cr, 360, 44);
  cairo_rotate(cr, 2 * pi / 5 * part);
  star(cr, 0, 0, 11);
  cairo_set_source_rgb(cr, 0.98, 0.72, 0.10);
  cairo_fill(cr);
  cairo_restore(cr);

  rounded(cr, 0, 0, 390, 88, 14);
  cairo_set_source_rgba(cr, tint, 0.40, 0.95, 0.12);
  cairo_fill(cr);
  rounded(cr, 0.5, 0.5, 389, 87, 13.5);
  cairo_set_source_rgb(cr, 0.80, 0.81, 0.85);
  cairo_set_line_width(cr, 1);
  cairo_stroke(cr);
  cairo_pop_group_to_source(cr);
  cairo_paint_with_alpha(cr, 1 - 0.1 * part);
}

bool peers_draw_frames(int count) {
  bool drawn = true;
  for (int frame = 0; frame < count; frame++) {
    cairo_surface_t *surface = new_surface();
    cairo_t *cr = cairo_create(surface);
    draw_frame(cr, (double)frame / (count - 1));
    cairo_surface_flush(surface);
    drawn = drawn && cairo_status(cr) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
  }
  return drawn;
}
