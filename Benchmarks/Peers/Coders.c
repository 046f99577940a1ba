#include "Peers.h"

#include <cairo.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Bytes that grow, for the peers that hand out what they write piece by piece.
typedef struct {
  peers_bytes written;
  size_t capacity;
} sink;

static bool sink_append(sink *sink, const uint8_t *bytes, size_t count) {
  if (count > sink->capacity - sink->written.count) {
    size_t capacity = 2 * (sink->capacity + count);
    uint8_t *larger = realloc(sink->written.bytes, capacity);
    if (larger == NULL) {
      return false;
    }
    sink->written.bytes = larger;
    sink->capacity = capacity;
  }
  memcpy(sink->written.bytes + sink->written.count, bytes, count);
  sink->written.count += count;
  return true;
}

// Bytes that are read from the front.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} source;

void peers_free(peers_bytes bytes) { free(bytes.bytes); }

static void write_libpng(png_structp png, png_bytep bytes, size_t count) {
  if (!sink_append(png_get_io_ptr(png), bytes, count)) {
    png_error(png, "no memory");
  }
}

static void flush_libpng(png_structp png) { (void)png; }

peers_bytes peers_libpng_encode(const uint8_t *rgba, uint32_t width, uint32_t height) {
  sink sink = {0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png)) != 0) {
    abort(); // The pictures are our own: nothing but the end of memory leads here.
  }
  png_set_write_fn(png, &sink, write_libpng, flush_libpng);
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  for (uint32_t y = 0; y < height; y++) {
    png_write_row(png, rgba + (size_t)y * width * 4);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return sink.written;
}

void *peers_cairo_surface(const uint8_t *rgba, uint32_t width, uint32_t height) {
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)width, (int)height);
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    return NULL;
  }
  size_t stride = (size_t)cairo_image_surface_get_stride(surface);
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(cairo_image_surface_get_data(surface) + y * stride);
    for (size_t x = 0; x < width; x++) {
      const uint8_t *pixel = rgba + 4 * (y * width + x);
      uint32_t argb = pixel[3];
      for (int channel = 0; channel < 3; channel++) {
        argb = argb << 8 | (pixel[channel] * (uint32_t)pixel[3] + 127) / 255;
      }
      row[x] = argb;
    }
  }
  cairo_surface_mark_dirty(surface);
  return surface;
}

void peers_cairo_surface_free(void *surface) { cairo_surface_destroy(surface); }

static cairo_status_t write_cairo(void *closure, const unsigned char *bytes, unsigned count) {
  return sink_append(closure, bytes, count) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

peers_bytes peers_cairo_encode(void *surface) {
  sink sink = {0};
  if (cairo_surface_write_to_png_stream(surface, write_cairo, &sink) != CAIRO_STATUS_SUCCESS) {
    free(sink.written.bytes);
    return (peers_bytes){0};
  }
  return sink.written;
}

bool peers_libpng_decode(const uint8_t *file, size_t length, uint8_t *rgba, size_t count) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (png_image_begin_read_from_memory(&image, file, length) == 0) {
    return false;
  }
  image.format = PNG_FORMAT_RGBA;
  bool read = PNG_IMAGE_SIZE(image) == count &&
              png_image_finish_read(&image, NULL, rgba, 0, NULL) != 0;
  png_image_free(&image);
  return read;
}

static cairo_status_t read_cairo(void *closure, unsigned char *to, unsigned count) {
  source *source = closure;
  if (count > source->count) {
    return CAIRO_STATUS_READ_ERROR;
  }
  memcpy(to, source->bytes, count);
  source->bytes += count;
  source->count -= count;
  return CAIRO_STATUS_SUCCESS;
}

bool peers_cairo_decode(const uint8_t *file, size_t length) {
  source source = {file, length};
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(read_cairo, &source);
  bool read = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS;
  cairo_surface_destroy(surface);
  return read;
}
