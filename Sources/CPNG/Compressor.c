#include "CPNG.h"

#include <libdeflate.h>

size_t cpng_zlib_bound(size_t count) { return libdeflate_zlib_compress_bound(NULL, count); }

size_t cpng_zlib_compress(int level, const uint8_t *input, size_t count, uint8_t *output,
                          size_t capacity) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (compressor == NULL) {
    return 0;
  }
  size_t length = libdeflate_zlib_compress(compressor, input, count, output, capacity);
  libdeflate_free_compressor(compressor);
  return length;
}

uint32_t cpng_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
  // For a NULL buffer libdeflate returns the initial value, not `crc`.
  return bytes == NULL ? crc : libdeflate_crc32(crc, bytes, count);
}
