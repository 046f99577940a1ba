#include "CPNG.h"

#include <string.h>

enum { pixel_size = 4, opaque = 255 };

static inline const uint8_t *place(const uint8_t *pixels, uint32_t width, uint32_t x, uint32_t y) {
  return pixels + ((size_t)y * width + x) * pixel_size;
}

static inline bool same_pixel(const uint8_t *one, const uint8_t *other) {
  return memcmp(one, other, pixel_size) == 0;
}

// Counts the differing pixels of a row and extends the change's columns, kept as first and last.
static void look_at_row(const uint8_t *before, const uint8_t *after, uint32_t width,
                        uint32_t *first, uint32_t *last, cpng_change *change) {
  for (uint32_t x = 0; x < width; x++) {
    const uint8_t *pixel = after + (size_t)x * pixel_size;
    if (same_pixel(before + (size_t)x * pixel_size, pixel)) {
      continue;
    }
    *first = x < *first ? x : *first;
    *last = x > *last ? x : *last;
    change->count += 1;
    change->is_opaque &= pixel[3] == opaque;
  }
}

bool cpng_find_change(const uint8_t *before, const uint8_t *after, uint32_t width, uint32_t height,
                      cpng_change *change) {
  cpng_change found = {.is_opaque = true};
  uint32_t left = width, right = 0, bottom = 0;
  size_t row_size = (size_t)width * pixel_size;
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *one = place(before, width, 0, y);
    const uint8_t *other = place(after, width, 0, y);
    // Most rows of most frames are equal.
    if (memcmp(one, other, row_size) == 0) {
      continue;
    }
    if (found.count == 0) {
      found.y = y;
    }
    bottom = y;
    look_at_row(one, other, width, &left, &right, &found);
  }
  if (found.count == 0) {
    return false;
  }
  found.x = left;
  found.width = right - left + 1;
  found.height = bottom - found.y + 1;
  *change = found;
  return true;
}

void cpng_copy_change(const uint8_t *before, const uint8_t *after, uint32_t width,
                      const cpng_change *change, uint8_t *pixels) {
  for (uint32_t y = change->y; y < change->y + change->height; y++) {
    const uint8_t *source = place(after, width, change->x, y);
    size_t count = (size_t)change->width * pixel_size;
    memcpy(pixels, source, count);
    if (before != NULL) {
      const uint8_t *old = place(before, width, change->x, y);
      for (size_t i = 0; i < count; i += pixel_size) {
        if (same_pixel(old + i, source + i)) {
          memset(pixels + i, 0, pixel_size);
        }
      }
    }
    pixels += count;
  }
}
