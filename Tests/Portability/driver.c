// Runs the C code that needs no library on generated pictures and prints what it counted, and a hash of
// what it wrote. Two machines on which it prints the same do the same.

#include "CPNG.h"
#include "CPixels.h"
#include "Filters.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

// SplitMix64.
static uint64_t next(void) {
  uint64_t value = state += 0x9E3779B97F4A7C15u;
  value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9u;
  value = (value ^ value >> 27) * 0x94D049BB133111EBu;
  return value ^ value >> 31;
}

// FNV-1a.
static uint64_t hash(const void *bytes, size_t count) {
  uint64_t sum = 0xCBF29CE484222325u;
  for (size_t index = 0; index < count; index++) {
    sum = (sum ^ ((const uint8_t *)bytes)[index]) * 0x100000001B3u;
  }
  return sum;
}

static void *memory(size_t count) {
  void *result = calloc(1, count == 0 ? 1 : count);
  if (result == NULL) {
    exit(1);
  }
  return result;
}

// Kinds of pictures: noise, flat areas, a smooth gradient with translucency.
static void draw(uint8_t *pixels, uint32_t width, uint32_t height, int kind) {
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      uint8_t *pixel = pixels + 4 * ((size_t)y * width + x);
      uint64_t noise = next();
      for (int channel = 0; channel < 4; channel++) {
        pixel[channel] = kind == 0   ? (uint8_t)(noise >> 8 * channel)
                         : kind == 1 ? (uint8_t)((x / 9 + y / 7 + channel) * 40)
                                     : (uint8_t)(x * (channel + 1) + y * 2 + (noise & 1));
      }
      if (kind == 1) {
        pixel[3] = 255;
      }
    }
  }
}

static void judge(const uint8_t *before, const uint8_t *after, uint32_t width, uint32_t height,
                  float limit, bool forgives) {
  cpixels_pair pair = {before, (size_t)width * 4, after, (size_t)width * 4, width, height};
  int32_t *notes = memory(cpixels_notes_length(width) * sizeof *notes);
  uint32_t *found = memory(width * sizeof *found);
  size_t counts[4] = {0};
  uint64_t sum = 0;
  for (uint32_t y = 0; y < height; y++) {
    size_t count = cpixels_judge_row(pair, y, limit, forgives, notes, found);
    for (size_t index = 0; index < count; index++) {
      counts[found[index] & 3]++;
    }
    sum = sum * 31 + hash(found, count * sizeof *found);
  }
  printf(" yiq %zu/%zu/%zu/%zu %016llx", counts[0], counts[1], counts[2], counts[3],
         (unsigned long long)sum);
  free(notes);
  free(found);
}

static void run(uint32_t width, uint32_t height, int kind) {
  size_t count = (size_t)width * height * 4;
  uint8_t *one = memory(count), *other = memory(count);
  state = width * 7919u + height * 104729u + (unsigned)kind;
  draw(one, width, height, kind);
  memcpy(other, one, count);
  for (int change = 0; change < 50; change++) {
    other[next() % count] ^= (uint8_t)next();
  }
  printf("%ux%u kind %d:", width, height, kind);
  for (float limit = 100; limit < 30000; limit *= 7) {
    judge(one, other, width, height, limit, true);
    judge(one, other, width, height, limit, false);
  }

  cpng_change change;
  if (cpng_find_change(one, other, width, height, &change)) {
    uint8_t *part = memory((size_t)change.width * change.height * 4);
    cpng_copy_change(one, other, width, &change, part);
    printf(" change %u,%u,%u,%u %llu %016llx", change.x, change.y, change.width, change.height,
           (unsigned long long)change.count,
           (unsigned long long)hash(part, (size_t)change.width * change.height * 4));
    free(part);
  }

  size_t rows_count = ((size_t)width * 4 + 1) * height;
  uint8_t *rows = memory(rows_count);
  cpng_filter_rows(one, width, height, rows);
  printf(" filter %016llx", (unsigned long long)hash(rows, rows_count));
  bool is_undone = filters_undo(rows, width, height) && memcmp(rows, one, count) == 0;
  printf(is_undone ? " undone" : " NOT UNDONE");
  // Every filter, on noise.
  for (size_t y = 0; y < height; y++) {
    uint8_t *row = rows + y * ((size_t)width * 4 + 1);
    for (size_t x = 0; x <= (size_t)width * 4; x++) {
      row[x] = (uint8_t)next();
    }
    row[0] = (uint8_t)(y % 5);
  }
  filters_undo(rows, width, height);
  printf(" all %016llx", (unsigned long long)hash(rows, count));
  free(rows);

  size_t bound = cpng_flat_bound(width, height);
  uint8_t *stream = memory(bound);
  size_t length = cpng_flat_compress(one, width, height, stream, bound);
  printf(" deflate %zu %016llx", length, (unsigned long long)hash(stream, length));
  free(stream);

  for (uint32_t factor = 0; factor <= 255; factor += 51) {
    memcpy(other, one, count);
    cpixels_straighten(other, count / 4, factor);
    printf(" straight %016llx", (unsigned long long)hash(other, count));
  }
  printf("\n");
  free(one);
  free(other);
}

int main(void) {
  const uint32_t sides[][2] = {{1, 1}, {7, 3}, {8, 8}, {17, 5}, {64, 64}, {257, 129}, {1000, 100}};
  for (size_t index = 0; index < sizeof sides / sizeof *sides; index++) {
    for (int kind = 0; kind < 3; kind++) {
      run(sides[index][0], sides[index][1], kind);
    }
  }
  return 0;
}
