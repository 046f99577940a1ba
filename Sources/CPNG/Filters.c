#include "CPNG.h"

#include "Filters.h"

#include <stdlib.h>
#include <string.h>

enum { filter_none = 0, filter_sub = 1, filter_up = 2, filter_average = 3, filter_paeth = 4 };

// The distance in bytes to the same channel of the previous pixel.
enum { pixel_size = 4 };

// MARK: Choosing

// A row counts as photographic if at least one in 16 of its pixels does, so that a small photograph
// is enough.
enum { widths_per_photographic_pixel = 16 };

// In photographs few pixels equal a neighbour and most are close to one: the differences of all
// channels add up to 3 … 24. Less is a smooth gradient, whose repetitions a compressor finds; more
// is the edge of text. Tuned on the pictures of Benchmarks.
enum { least_photographic_difference = 3, greatest_photographic_difference = 24 };

static inline bool same_pixel(const uint8_t *one, const uint8_t *other) {
  return memcmp(one, other, pixel_size) == 0;
}

static inline unsigned difference(const uint8_t *one, const uint8_t *other) {
  unsigned sum = 0;
  for (size_t i = 0; i < pixel_size; i++) {
    sum += (unsigned)abs(one[i] - other[i]);
  }
  return sum;
}

static bool is_photographic(const uint8_t *row, const uint8_t *above, size_t width) {
  size_t count = 0;
  for (size_t x = 1; x < width; x++) {
    const uint8_t *here = row + pixel_size * x;
    const uint8_t *over = above + pixel_size * x;
    // Most pixels are equal here, so two are compared at a time.
    if (x + 1 < width && memcmp(here, over, 2 * pixel_size) == 0) {
      x += 1;
      continue;
    }
    if (same_pixel(here, here - pixel_size) || same_pixel(here, over)) {
      continue;
    }
    unsigned across = difference(here, here - pixel_size);
    unsigned down = difference(here, over);
    unsigned least = across < down ? across : down;
    count += least >= least_photographic_difference && least <= greatest_photographic_difference;
  }
  return count > 0 && count * widths_per_photographic_pixel >= width;
}

// Of the four predicting filters, "up" did as well as choosing the best one for each row, and it is
// fast. A single filter for all photographic rows also lets equal rows match.
static void filter_row(const uint8_t *row, const uint8_t *above, size_t width, uint8_t *output) {
  size_t count = width * pixel_size;
  if (above == NULL || !is_photographic(row, above, width)) {
    output[0] = filter_none;
    memcpy(output + 1, row, count);
    return;
  }
  output[0] = filter_up;
  for (size_t i = 0; i < count; i++) {
    output[1 + i] = (uint8_t)(row[i] - above[i]);
  }
}

void cpng_filter_rows(const uint8_t *pixels, size_t width, size_t height, uint8_t *rows) {
  size_t count = width * pixel_size;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *row = pixels + y * count;
    filter_row(row, y > 0 ? row - count : NULL, width, rows + y * (1 + count));
  }
}

// MARK: Undoing

// The predictor of section 9.4 of the PNG specification: the nearest of left, above and upper left
// to left + above - upper left.
static inline uint8_t paeth(int left, int above, int corner) {
  int to_left = abs(above - corner);
  int to_above = abs(left - corner);
  int to_corner = abs(left + above - 2 * corner);
  int nearer = to_above <= to_corner ? above : corner;
  return (uint8_t)(to_left <= to_above && to_left <= to_corner ? left : nearer);
}

static void undo_sub(uint8_t *row, size_t count) {
  for (size_t i = pixel_size; i < count; i++) {
    row[i] = (uint8_t)(row[i] + row[i - pixel_size]);
  }
}

static void undo_up(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
  for (size_t i = 0; i < count; i++) {
    row[i] = (uint8_t)(row[i] + above[i]);
  }
}

static void undo_average(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
  uint8_t left[pixel_size] = {0};
  for (size_t start = 0; start < count; start += pixel_size) {
    for (size_t i = 0; i < pixel_size; i++) {
      left[i] = row[start + i] = (uint8_t)(row[start + i] + (left[i] + above[start + i]) / 2);
    }
  }
}

static void undo_paeth(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
  uint8_t left[pixel_size] = {0};
  uint8_t corner[pixel_size] = {0};
  for (size_t start = 0; start < count; start += pixel_size) {
    for (size_t i = 0; i < pixel_size; i++) {
      uint8_t over = above[start + i];
      left[i] = row[start + i] = (uint8_t)(row[start + i] + paeth(left[i], over, corner[i]));
      corner[i] = over;
    }
  }
}

// Pixels outside of the picture count as zero, which simplifies the filters of the first row.
static bool undo_first(unsigned filter, uint8_t *row, size_t count) {
  switch (filter) {
  case filter_none:
  case filter_up:
    return true;
  case filter_sub:
  case filter_paeth:
    undo_sub(row, count);
    return true;
  case filter_average:
    for (size_t i = pixel_size; i < count; i++) {
      row[i] = (uint8_t)(row[i] + row[i - pixel_size] / 2);
    }
    return true;
  default:
    return false;
  }
}

static bool undo(unsigned filter, uint8_t *row, const uint8_t *above, size_t count) {
  switch (filter) {
  case filter_none:
    return true;
  case filter_sub:
    undo_sub(row, count);
    return true;
  case filter_up:
    undo_up(row, above, count);
    return true;
  case filter_average:
    undo_average(row, above, count);
    return true;
  case filter_paeth:
    undo_paeth(row, above, count);
    return true;
  default:
    return false;
  }
}

bool filters_undo(uint8_t *rows, size_t width, size_t height) {
  size_t count = width * pixel_size;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *filtered = rows + y * (1 + count);
    uint8_t *row = rows + y * count;
    unsigned filter = filtered[0];
    memmove(row, filtered + 1, count);
    if (!(y == 0 ? undo_first(filter, row, count) : undo(filter, row, row - count, count))) {
      return false;
    }
  }
  return true;
}
