#include "QuickPixels.h"

#include "Filters.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// The length, type and checksum of a chunk.
enum { chunk_overhead = 12 };

// Consecutive chunks in memory.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} chunks;

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Removes the first chunk if it is complete, has the given type, and has a correct checksum.
static bool take(chunks *rest, const char *type, chunks *data) {
  if (rest->count < chunk_overhead || memcmp(rest->bytes + 4, type, 4) != 0) {
    return false;
  }
  size_t length = big_endian(rest->bytes);
  if (length > rest->count - chunk_overhead ||
      libdeflate_crc32(0, rest->bytes + 4, 4 + length) != big_endian(rest->bytes + 8 + length)) {
    return false;
  }
  *data = (chunks){rest->bytes + 8, length};
  rest->bytes += chunk_overhead + length;
  rest->count -= chunk_overhead + length;
  return true;
}

// The zlib stream must have exactly the given length, and inflate to exactly `size` bytes.
static bool inflate_exactly(chunks stream, uint8_t *output, size_t size) {
  // zlib rejects distances beyond the declared window and libdeflate does not, so only the largest
  // window is accepted: 0x78.
  if (stream.count == 0 || stream.bytes[0] != 0x78) {
    return false;
  }
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (decompressor == NULL) {
    return false;
  }
  size_t taken = 0;
  enum libdeflate_result result = libdeflate_zlib_decompress_ex(
      decompressor, stream.bytes, stream.count, output, size, &taken, NULL);
  libdeflate_free_decompressor(decompressor);
  return result == LIBDEFLATE_SUCCESS && taken == stream.count;
}

// Copies all IDAT chunks into one buffer and inflates it.
static bool inflate_joined(chunks first, chunks rest, size_t total, uint8_t *output, size_t size) {
  uint8_t *joined = malloc(total);
  if (joined == NULL) {
    return false;
  }
  memcpy(joined, first.bytes, first.count);
  size_t count = first.count;
  for (chunks data; count < total && take(&rest, "IDAT", &data); count += data.count) {
    memcpy(joined + count, data.bytes, data.count);
  }
  bool inflated = count == total && inflate_exactly((chunks){joined, total}, output, size);
  free(joined);
  return inflated;
}

bool quick_pixels_read(const uint8_t *bytes, size_t count, size_t width, size_t height,
                       uint8_t *pixels) {
  chunks rest = {bytes, count};
  chunks first;
  if (!take(&rest, "IDAT", &first)) {
    return false;
  }
  chunks others = rest;
  chunks data;
  size_t total = first.count;
  while (take(&rest, "IDAT", &data)) {
    total += data.count;
  }
  if (!take(&rest, "IEND", &data) || data.count > 0) {
    return false;
  }
  size_t size = (1 + 4 * width) * height;
  bool inflated = total == first.count ? inflate_exactly(first, pixels, size)
                                       : inflate_joined(first, others, total, pixels, size);
  return inflated && filters_undo(pixels, width, height);
}
