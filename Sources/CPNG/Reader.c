#include "CPNG.h"

#include "QuickPixels.h"
#include "Text.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Longer messages are truncated; libpng's own are below 200 bytes.
enum { message_capacity = 256 };

// A damaged file can cause a warning for each chunk; only the first ones are kept.
enum { most_warnings = 4 };

// The maximum number of bytes that libpng may allocate for one ancillary chunk. A compressed
// profile (iCCP) of a few kilobytes can inflate to gigabytes.
static const png_alloc_size_t largest_chunk = 8u << 20;

// The maximum number of ancillary chunks that libpng keeps. A file can contain millions of tiny
// ones.
static const png_uint_32 most_chunks = 64;

// The chunks that libpng only checks and skips; Text.c reads them. libpng allocates a text chunk by
// its declared length, inflates it twice, and has no limit for all chunks together.
static const png_byte text_chunks[] = "tEXt\0zTXt\0iTXt";
enum { text_chunk_count = 3 };

// All state that must survive a `longjmp` is here and not in local variables, whose values would be
// unspecified afterwards.
struct cpng_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t offset;
  cpng_size size;
  int passes;
  // Whether the file has 8-bit RGBA and is not interlaced, as all files that we write.
  bool is_plain;
  bool is_ready_for_pixels;
  char error[message_capacity];
  char warnings[most_warnings][message_capacity];
  size_t warning_count;
  text_list text;
};

static void copy_message(char *to, const char *from) {
  size_t length = strnlen(from, message_capacity - 1);
  memcpy(to, from, length);
  to[length] = 0;
}

static PNG_NORETURN void on_error(png_structp png, png_const_charp message) {
  cpng_reader *reader = png_get_error_ptr(png);
  copy_message(reader->error, message);
  png_longjmp(png, 1);
}

static void add_warning(void *context, const char *message) {
  cpng_reader *reader = context;
  if (reader->warning_count < most_warnings) {
    copy_message(reader->warnings[reader->warning_count++], message);
  }
}

static void on_warning(png_structp png, png_const_charp message) {
  add_warning(png_get_error_ptr(png), message);
}

static void read_bytes(png_structp png, png_bytep to, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->offset) {
    png_error(png, "unexpected end of file");
  }
  memcpy(to, reader->bytes + reader->offset, count);
  reader->offset += count;
}

cpng_reader *cpng_open(const uint8_t *bytes, size_t count) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) {
    return NULL;
  }
  reader->bytes = bytes;
  reader->count = bytes == NULL ? 0 : count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png != NULL) {
    reader->info = png_create_info_struct(reader->png);
  }
  if (reader->info == NULL) {
    cpng_close(reader);
    return NULL;
  }
  return reader;
}

void cpng_close(cpng_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  text_list_free(&reader->text);
  free(reader);
}

// Whether an ancillary chunk declares more bytes than the file has left. libpng allocates a chunk
// before it reads it, so a file of 800 bytes could make it allocate 2 GB.
static bool is_cut_short(const cpng_reader *reader) {
  static const size_t signature = 8, overhead = 12;
  size_t offset = signature;
  while (offset + overhead <= reader->count) {
    const uint8_t *chunk = reader->bytes + offset;
    size_t length = png_get_uint_32(chunk);
    if (length > reader->count - offset - overhead) {
      return memcmp(chunk + 4, "IDAT", 4) != 0;
    }
    offset += overhead + length;
  }
  return false;
}

// The header is at a fixed place, so it can be checked before libpng, whose limits report only
// "Invalid IHDR data". libpng reports files that are too short or have no header.
static bool is_too_large(const cpng_reader *reader, cpng_limits limits, cpng_size *size) {
  if (reader->count < 24 || memcmp(reader->bytes + 12, "IHDR", 4) != 0) {
    return false;
  }
  uint32_t width = png_get_uint_32(reader->bytes + 16);
  uint32_t height = png_get_uint_32(reader->bytes + 20);
  if (width <= limits.side && height <= limits.side &&
      (uint64_t)width * height <= limits.pixels) {
    return false;
  }
  size->width = width;
  size->height = height;
  return true;
}

cpng_status cpng_read_header(cpng_reader *reader, cpng_limits limits, cpng_size *size) {
  if (reader->offset != 0) {
    copy_message(reader->error, "the header was already read");
    return CPNG_DAMAGED;
  }
  if (is_too_large(reader, limits, size)) {
    return CPNG_TOO_LARGE;
  }
  if (is_cut_short(reader)) {
    copy_message(reader->error, "unexpected end of file");
    return CPNG_DAMAGED;
  }
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png)) != 0) {
    return CPNG_DAMAGED;
  }
  png_set_read_fn(png, reader, read_bytes);
  png_set_user_limits(png, limits.side, limits.side);
  png_set_chunk_malloc_max(png, largest_chunk);
  png_set_chunk_cache_max(png, most_chunks);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, text_chunks, text_chunk_count);
  png_read_info(png, reader->info);
  reader->is_plain = png_get_bit_depth(png, reader->info) == 8 &&
                     png_get_color_type(png, reader->info) == PNG_COLOR_TYPE_RGBA &&
                     png_get_interlace_type(png, reader->info) == PNG_INTERLACE_NONE;

  png_set_expand(png);
  // Not `png_set_strip_16`: dropping the low byte would darken by up to one level.
  png_set_scale_16(png);
  if ((png_get_color_type(png, reader->info) & PNG_COLOR_MASK_COLOR) == 0) {
    png_set_gray_to_rgb(png);
  }
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  reader->passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);

  reader->size.width = png_get_image_width(png, reader->info);
  reader->size.height = png_get_image_height(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != (size_t)reader->size.width * 4) {
    png_error(png, "the rows do not come out as four bytes a pixel");
  }
  *size = reader->size;
  reader->is_ready_for_pixels = true;
  return CPNG_OK;
}

// libpng has read only the length and type of the first IDAT, so either reader can continue.
static bool read_quickly(const cpng_reader *reader, uint8_t *pixels) {
  size_t chunk_start = 8;
  return reader->is_plain && reader->offset >= chunk_start &&
         quick_pixels_read(reader->bytes + reader->offset - chunk_start,
                           reader->count - reader->offset + chunk_start, reader->size.width,
                           reader->size.height, pixels);
}

cpng_status cpng_read_pixels(cpng_reader *reader, uint8_t *pixels, size_t count) {
  size_t stride = (size_t)reader->size.width * 4;
  if (!reader->is_ready_for_pixels || count != (1 + stride) * reader->size.height) {
    copy_message(reader->error, "the pixels were asked for without their header");
    return CPNG_DAMAGED;
  }
  reader->is_ready_for_pixels = false;
  if (read_quickly(reader, pixels)) {
    return CPNG_OK;
  }
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png)) != 0) {
    return CPNG_DAMAGED;
  }
  for (int pass = 0; pass < reader->passes; pass++) {
    for (size_t row = 0; row < reader->size.height; row++) {
      png_read_row(png, pixels + row * stride, NULL);
    }
  }
  png_read_end(png, reader->info);
  return CPNG_OK;
}

const char *cpng_error(const cpng_reader *reader) { return reader->error; }

size_t cpng_warning_count(const cpng_reader *reader) { return reader->warning_count; }

const char *cpng_warning_at(const cpng_reader *reader, size_t index) {
  return index < reader->warning_count ? reader->warnings[index] : NULL;
}

void cpng_read_text(cpng_reader *reader) {
  text_list_free(&reader->text);
  text_list_read(&reader->text, reader->bytes, reader->count, add_warning, reader);
}

size_t cpng_text_count(const cpng_reader *reader) { return reader->text.count; }

bool cpng_text_at(const cpng_reader *reader, size_t index, cpng_text *entry) {
  if (index >= reader->text.count) {
    return false;
  }
  *entry = reader->text.entries[index].text;
  return true;
}

bool cpng_pixels_per_meter(const cpng_reader *reader, uint32_t *x, uint32_t *y) {
  png_uint_32 across = 0;
  png_uint_32 down = 0;
  int unit = PNG_RESOLUTION_UNKNOWN;
  if (png_get_pHYs(reader->png, reader->info, &across, &down, &unit) == 0 ||
      unit != PNG_RESOLUTION_METER) {
    return false;
  }
  *x = across;
  *y = down;
  return true;
}
