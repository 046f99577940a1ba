#include "Peers.h"

#include <dlfcn.h>
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#if __has_include(<isa-l/igzip_lib.h>)
#include <isa-l/igzip_lib.h>
#define HAS_ISAL 1
#else
#define HAS_ISAL 0
#endif

// The rows of a PNG without filters, compressed as one zlib stream. Returns the length, 0 on failure.
typedef size_t (*compressor)(const uint8_t *rows, size_t count, uint8_t *output, size_t capacity);

static uint8_t *append_chunk(uint8_t *to, const char *type, const uint8_t *data, size_t count) {
  for (int i = 0; i < 4; i++) {
    to[i] = (uint8_t)(count >> (24 - 8 * i));
  }
  memcpy(to + 4, type, 4);
  if (count > 0) {
    memmove(to + 8, data, count);
  }
  uint32_t crc = libdeflate_crc32(0, to + 4, 4 + count);
  for (int i = 0; i < 4; i++) {
    to[8 + count + i] = (uint8_t)(crc >> (24 - 8 * i));
  }
  return to + 12 + count;
}

static peers_bytes encode(const uint8_t *rgba, uint32_t width, uint32_t height, compressor compress) {
  size_t row_size = (size_t)width * 4;
  size_t count = (1 + row_size) * height;
  size_t capacity = count + count / 100 + 4096;
  uint8_t *rows = malloc(count);
  uint8_t *file = malloc(capacity + 256);
  if (rows == NULL || file == NULL) {
    abort();
  }
  for (uint32_t y = 0; y < height; y++) {
    rows[y * (1 + row_size)] = 0;
    memcpy(rows + y * (1 + row_size) + 1, rgba + y * row_size, row_size);
  }
  memcpy(file, "\x89PNG\r\n\x1a\n", 8);
  uint8_t header[13] = {(uint8_t)(width >> 24),  (uint8_t)(width >> 16),  (uint8_t)(width >> 8),  (uint8_t)width,
                        (uint8_t)(height >> 24), (uint8_t)(height >> 16), (uint8_t)(height >> 8), (uint8_t)height,
                        8,                       6,                       0,                      0,
                        0};
  uint8_t *next = append_chunk(file + 8, "IHDR", header, sizeof header);
  size_t length = compress(rows, count, next + 8, capacity);
  free(rows);
  if (length == 0) {
    free(file);
    return (peers_bytes){0};
  }
  next = append_chunk(next, "IDAT", next + 8, length);
  next = append_chunk(next, "IEND", NULL, 0);
  return (peers_bytes){file, (size_t)(next - file)};
}

static size_t compress_libdeflate(const uint8_t *rows, size_t count, uint8_t *output, size_t capacity) {
  // Kept for each thread, as a program would that compresses many pictures.
  static _Thread_local struct libdeflate_compressor *kept = NULL;
  if (kept == NULL && (kept = libdeflate_alloc_compressor(1)) == NULL) {
    abort();
  }
  return libdeflate_zlib_compress(kept, rows, count, output, capacity);
}

peers_bytes peers_libdeflate_encode(const uint8_t *rgba, uint32_t width, uint32_t height) {
  return encode(rgba, width, height, compress_libdeflate);
}

#if HAS_ISAL
static size_t compress_isal(const uint8_t *rows, size_t count, uint8_t *output, size_t capacity) {
  static _Thread_local struct isal_zstream *stream = NULL;
  static _Thread_local uint8_t *tables = NULL;
  static _Thread_local void (*init)(struct isal_zstream *) = NULL;
  static _Thread_local int (*deflate)(struct isal_zstream *) = NULL;
  if (deflate == NULL) {
    // Not linked, so that the other measurements need no such library.
    void *library = dlopen("libisal.so.2", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
      return 0;
    }
    *(void **)&init = dlsym(library, "isal_deflate_init");
    *(void **)&deflate = dlsym(library, "isal_deflate");
    stream = malloc(sizeof *stream);
    tables = malloc(ISAL_DEF_LVL1_DEFAULT);
    if (init == NULL || deflate == NULL || stream == NULL || tables == NULL) {
      abort();
    }
  }
  init(stream);
  stream->level = 1;
  stream->level_buf = tables;
  stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream->gzip_flag = IGZIP_ZLIB;
  stream->end_of_stream = 1;
  stream->flush = NO_FLUSH;
  stream->next_in = (uint8_t *)rows;
  stream->avail_in = (uint32_t)count;
  stream->next_out = output;
  stream->avail_out = (uint32_t)capacity;
  return deflate(stream) == COMP_OK && stream->avail_in == 0 ? stream->total_out : 0;
}

peers_bytes peers_isal_encode(const uint8_t *rgba, uint32_t width, uint32_t height) {
  return encode(rgba, width, height, compress_isal);
}
#else
peers_bytes peers_isal_encode(const uint8_t *rgba, uint32_t width, uint32_t height) {
  (void)rgba, (void)width, (void)height;
  return (peers_bytes){0};
}
#endif
