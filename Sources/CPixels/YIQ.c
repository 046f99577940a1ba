#include "Vectors.h"

#include <stdbool.h>

// The distance, in pixels, that judging one pixel looks: its neighbours' neighbours.
enum { reach = 2 };

inlined void load(words *to, const uint8_t *row, size_t x) {
  memcpy(to, row + 4 * x, sizeof *to);
}

inlined bool any(const integers *mask) {
  uint64_t parts[lanes / 2];
  memcpy(parts, mask, sizeof parts);
  return (parts[0] | parts[1] | parts[2] | parts[3]) != 0;
}

// Integer weights that order colours like the lumas 0.29889531 R + 0.58662247 G + 0.11448223 B.
// They were found by trying scales until all pairs of colours were in order. The sums are equal for
// equal colours only, as the lumas are.
enum { red_share = 61877, green_share = 121442, blue_share = 23700 };

inlined void luma_order(integers *order, const words *color) {
  *order = (integers)((*color & 255) * red_share + (*color >> 8 & 255) * green_share +
                      (*color >> 16 & 255) * blue_share);
}

// The distance between opaque colours.
inlined void distance(numbers *result, const words *one, const words *other) {
  numbers red = __builtin_convertvector((integers)(*one & 255) - (integers)(*other & 255), numbers);
  numbers green = __builtin_convertvector(
      (integers)(*one >> 8 & 255) - (integers)(*other >> 8 & 255), numbers);
  numbers blue = __builtin_convertvector(
      (integers)(*one >> 16 & 255) - (integers)(*other >> 16 & 255), numbers);
  numbers y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
  numbers i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
  numbers q = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
  *result = y * y * 0.5053f + i * i * 0.299f + q * q * 0.1957f;
}

// An upper bound of the distance's rounding error: each of y, i and q, up to 255, is within
// 1/10000, so the sum of their squares is within 1/10.
static const float doubt = 0.125f;

// Which pixels have three neighbours of exactly their own colour.
inlined void even(integers *result, const uint8_t *above, const uint8_t *row, const uint8_t *below,
                  size_t x) {
  words center, neighbor;
  load(&center, row, x);
  integers equal = {0};
  const uint8_t *rows[3] = {above, row, below};
#pragma clang loop unroll(full)
  for (int r = 0; r < 3; r++) {
#pragma clang loop unroll(full)
    for (int column = -1; column <= 1; column++) {
      if (r != 1 || column != 0) {
        load(&neighbor, rows[r], x + (size_t)column);
        equal += neighbor == center;
      }
    }
  }
  *result = equal <= -3;
}

// The notes on a pixel, packed into one number: the rank of its luma, three bits for its place
// among another pixel's neighbours, whether it is in an even area in its own picture, and whether
// in both pictures.
enum { order_bits = 5, place_bit = 2, even_bit = 1, both_even_bit = 0 };

// The notes of three rows, which are computed on demand and kept while they are needed.
enum { kept_rows = 3 };

typedef struct {
  size_t width;
  // For each kept row, its number plus 1; 0 for none.
  int32_t *row;
  // For each kept row, which of its blocks have been computed. The blocks begin at column 1.
  int32_t *is_made;
  // For each kept row, the notes of the first picture and those of the second.
  int32_t *numbers;
  // For the judged row: the columns of its blocks, their indices, and the class of each pixel.
  int32_t *changed;
  int32_t *candidates;
  int32_t *kinds;
  // The blocks of notes that are needed, those of them that are not computed yet, and for each
  // block whether it is computed in any of the three rows.
  int32_t *wanted;
  int32_t *missing;
  int32_t *met;
} notes;

enum { not_made = 0, made = 1, translucent_too = 2 };

static size_t blocks(size_t width) { return width / lanes + 1; }

size_t cpixels_notes_length(uint32_t width) {
  return kept_rows * (1 + blocks(width) + 2 * (size_t)width) + (5 + lanes) * blocks(width);
}

inlined void open_notes(notes *notes, int32_t *memory, size_t width) {
  notes->width = width;
  notes->row = memory;
  notes->is_made = notes->row + kept_rows;
  notes->numbers = notes->is_made + kept_rows * blocks(width);
  notes->changed = notes->numbers + kept_rows * 2 * width;
  notes->candidates = notes->changed + blocks(width);
  notes->kinds = notes->candidates + blocks(width);
  notes->wanted = notes->kinds + lanes * blocks(width);
  notes->missing = notes->wanted + blocks(width);
  notes->met = notes->missing + blocks(width);
}

inlined int32_t *noted(const notes *notes, uint32_t y, int picture) {
  return notes->numbers + (2 * (y % kept_rows) + (uint32_t)picture) * notes->width;
}

// Computes the missing notes of row `y` in the first `count` blocks of `wanted`, and marks in `met`
// the blocks that are not opaque. `rows` point to the row in both pictures' lists of rows, with one
// row above and one below.
inlined void note(const notes *notes, size_t count, const uint8_t *const *rows1,
                  const uint8_t *const *rows2, uint32_t y) {
  size_t place = y % kept_rows;
  size_t block_count = blocks(notes->width);
  int32_t *is_made = notes->is_made + place * block_count;
  if (notes->row[place] != (int32_t)y + 1) {
    notes->row[place] = (int32_t)y + 1;
    memset(is_made, 0, block_count * sizeof *is_made);
  }
  size_t missing_count = 0;
  for (size_t i = 0; i < count; i++) {
    notes->missing[missing_count] = notes->wanted[i];
    missing_count += is_made[notes->wanted[i]] == not_made;
  }
  int32_t *numbers1 = noted(notes, y, 0), *numbers2 = noted(notes, y, 1);
  for (size_t i = 0; i < missing_count; i++) {
    // The last block starts earlier, so that it ends before the last column.
    size_t x = 1 + (size_t)notes->missing[i] * lanes;
    x = x + lanes < notes->width ? x : notes->width - 1 - lanes;
    words color1, color2;
    load(&color1, rows1[0], x);
    load(&color2, rows2[0], x);
    integers order1, order2, even1, even2;
    luma_order(&order1, &color1);
    luma_order(&order2, &color2);
    even(&even1, rows1[-1], rows1[0], rows1[1], x);
    even(&even2, rows2[-1], rows2[0], rows2[1], x);
    integers both = even1 & even2 & 1 << both_even_bit;
    order1 = order1 << order_bits | (even1 & 1 << even_bit) | both;
    order2 = order2 << order_bits | (even2 & 1 << even_bit) | both;
    memcpy(numbers1 + x, &order1, sizeof order1);
    memcpy(numbers2 + x, &order2, sizeof order2);
    integers translucent = (color1 & color2) < 0xFF000000;
    is_made[notes->missing[i]] = made | (any(&translucent) ? translucent_too : 0);
  }
  for (size_t i = 0; i < count; i++) {
    notes->met[notes->wanted[i]] |= is_made[notes->wanted[i]];
  }
}

// Which pixels lie between their darkest and their brightest neighbour, one of which is in an even
// area in both pictures, and are not in an even area themselves in this picture.
inlined void antialiased(integers *result, const notes *notes, int picture, size_t x, uint32_t y) {
  const int32_t *rows[3];
  for (int r = 0; r < 3; r++) {
    rows[r] = noted(notes, y + (uint32_t)r - 1, picture) + x - 1;
  }
  integers center, darkest = {0}, brightest = {0};
  memcpy(&center, rows[1] + 1, sizeof center);
  // Column by column: among equal lumas the first place counts.
  int place = 0;
#pragma clang loop unroll(full)
  for (int column = 0; column < 3; column++) {
#pragma clang loop unroll(full)
    for (int r = 0; r < 3; r++) {
      if (r == 1 && column == 1) {
        continue;
      }
      integers value;
      memcpy(&value, rows[r] + column, sizeof value);
      integers dark = value + (place << place_bit);
      integers bright = value + ((7 - place) << place_bit);
      darkest = place == 0 ? dark : __builtin_elementwise_min(darkest, dark);
      brightest = place == 0 ? bright : __builtin_elementwise_max(brightest, bright);
      place++;
    }
  }
  integers order = center >> order_bits;
  integers slope = (darkest >> order_bits < order) & (brightest >> order_bits > order);
  integers touches_even = ((darkest | brightest) & 1 << both_even_bit) != 0;
  *result = slope & touches_even & ((center & 1 << even_bit) == 0);
}

// The start of the block that judges the pixels from column `x` on. The last block starts earlier,
// so that it ends within the row.
inlined size_t block_start(size_t x, size_t end) { return x + lanes <= end ? x : end - lanes; }

// The blocks of notes from the column before a block to the one after it. There are two or three,
// so two of the three steps may give the same block.
inlined size_t note_block(size_t x, int step) {
  return (x - 2 + (size_t)step * (lanes / 2 + 1) - (step == 2)) / lanes;
}

inlined uint32_t word(const uint8_t *row, size_t x) {
  uint32_t word;
  memcpy(&word, row + 4 * x, sizeof word);
  return word;
}

// Adds the pixels from `start` to before `end` that differ to the list, as unsure.
inlined size_t list_unsure(const uint8_t *expected, const uint8_t *actual, uint32_t y, size_t start,
                           size_t end, uint32_t *found) {
  size_t count = 0;
  for (size_t x = start; x < end; x++) {
    if (word(expected, x) != word(actual, x)) {
      found[count++] = y << 17 | (uint32_t)x << 2 | CPIXELS_UNSURE;
    }
  }
  return count;
}

// Classifies a block's pixels by distance alone. The bits of "unsure" include those of all other
// classes.
inlined void judge_distance(integers *kinds, const words *before, const words *after, float limit) {
  numbers far;
  distance(&far, before, after);
  integers changed = *before != *after;
  integers beyond = far > limit;
  // NaN counts as unsure.
  integers unsure = ~(far <= limit - doubt) & ~(far >= limit + doubt);
  unsure |= (*before & *after) < 0xFF000000;
  *kinds = changed & ((beyond & CPIXELS_DIFFERENT) | (unsure & CPIXELS_UNSURE));
}

// The work is divided into simple loops over most of a row, which avoid unpredictable branches and
// do not wait for values that were just written.
every_unit size_t cpixels_judge_row(cpixels_pair pair, uint32_t y, float limit,
                                    bool forgives_smoothing, int32_t *memory, uint32_t *found) {
  const uint8_t *expected = pair.expected + y * pair.expected_stride;
  const uint8_t *actual = pair.actual + y * pair.actual_stride;
  size_t width = pair.width;
  if (y < reach || y + reach >= pair.height || width < lanes + 2 * reach) {
    return list_unsure(expected, actual, y, 0, width, found);
  }
  notes notes;
  open_notes(&notes, memory, width);
  size_t end = width - reach;
  words before, after;

  // The first columns of the blocks that differ.
  size_t changed_count = 0;
  for (size_t x = reach; x < end; x += lanes) {
    size_t first = block_start(x, end);
    load(&before, expected, first);
    load(&after, actual, first);
    integers changed = before != after;
    notes.changed[changed_count] = (int32_t)x;
    changed_count += any(&changed);
  }
  // The indices of those blocks that contain a pixel above the limit.
  size_t candidate_count = 0;
  for (size_t i = 0; i < changed_count; i++) {
    size_t x = block_start((size_t)notes.changed[i], end);
    load(&before, expected, x);
    load(&after, actual, x);
    integers kinds;
    judge_distance(&kinds, &before, &after, limit);
    memcpy(notes.kinds + i * lanes, &kinds, sizeof kinds);
    integers different = kinds == CPIXELS_DIFFERENT;
    notes.candidates[candidate_count] = (int32_t)i;
    candidate_count += any(&different);
  }
  if (forgives_smoothing) {
    const uint8_t *rows1[2 * reach + 1], *rows2[2 * reach + 1];
    for (int r = 0; r <= 2 * reach; r++) {
      rows1[r] = expected + (size_t)r * pair.expected_stride - reach * pair.expected_stride;
      rows2[r] = actual + (size_t)r * pair.actual_stride - reach * pair.actual_stride;
    }
    // The blocks around them.
    size_t wanted_count = 0;
    int32_t last = -1;
    for (size_t i = 0; i < candidate_count; i++) {
      size_t x = block_start((size_t)notes.changed[notes.candidates[i]], end);
      for (int step = 0; step < 3; step++) {
        int32_t block = (int32_t)note_block(x, step);
        notes.wanted[wanted_count] = block;
        notes.met[block] = 0;
        wanted_count += block > last;
        last = block > last ? block : last;
      }
    }
    for (int r = -1; candidate_count > 0 && r <= 1; r++) {
      note(&notes, wanted_count, rows1 + reach + r, rows2 + reach + r, y + (uint32_t)r);
    }
    // Removes candidates among translucent pixels.
    size_t opaque_count = 0;
    for (size_t i = 0; i < candidate_count; i++) {
      int32_t number = notes.candidates[i];
      size_t x = block_start((size_t)notes.changed[number], end);
      int32_t met = 0;
      for (int step = 0; step < 3; step++) {
        met |= notes.met[note_block(x, step)];
      }
      bool is_opaque = (met & translucent_too) == 0;
      if (!is_opaque) {
        integers kinds;
        memcpy(&kinds, notes.kinds + number * lanes, sizeof kinds);
        kinds |= (kinds == CPIXELS_DIFFERENT) & CPIXELS_UNSURE;
        memcpy(notes.kinds + number * lanes, &kinds, sizeof kinds);
      }
      notes.candidates[opaque_count] = number;
      opaque_count += is_opaque;
    }
    for (size_t i = 0; i < opaque_count; i++) {
      int32_t *place = notes.kinds + notes.candidates[i] * lanes;
      size_t x = block_start((size_t)notes.changed[notes.candidates[i]], end);
      integers kinds, smooth1, smooth2;
      memcpy(&kinds, place, sizeof kinds);
      antialiased(&smooth1, &notes, 0, x, y);
      antialiased(&smooth2, &notes, 1, x, y);
      // A mask is -1, which turns one class into the next.
      kinds += (kinds == CPIXELS_DIFFERENT) & (smooth1 | smooth2);
      memcpy(place, &kinds, sizeof kinds);
    }
  }

  size_t count = list_unsure(expected, actual, y, 0, reach, found);
  for (size_t i = 0; i < changed_count; i++) {
    size_t start = (size_t)notes.changed[i];
    size_t x = block_start(start, end);
    for (size_t lane = start - x; lane < lanes; lane++) {
      found[count] =
          y << 17 | (uint32_t)(x + lane) << 2 | (uint32_t)notes.kinds[i * lanes + lane];
      count += word(expected, x + lane) != word(actual, x + lane);
    }
  }
  return count + list_unsure(expected, actual, y, end, width, found + count);
}
