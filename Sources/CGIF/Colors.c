#include "CGIF.h"

#include <stdlib.h>
#include <string.h>

// One colour of the picture: 0xRRGGBB, the number of its pixels, and finally its palette index.
typedef struct {
  uint32_t color;
  uint32_t count;
  uint32_t index;
} entry;

enum {
  pixel_size = 4,
  most_colors = 256,
  first_table_bits = 12,
  // In a picture with too many colours, those that cover at least 1/512 of the pixels get a palette
  // entry of their own, up to a maximum number. Our choice: it keeps backgrounds exact;
  // anti-aliased edges and gradients share the remaining entries.
  ground_share = 512,
  most_grounds = 64,
};

// The distinct colours. `entries` are in the order in which they were found; `slots` is a hash
// table with open addressing.
typedef struct {
  entry *entries;
  uint32_t count;
  // The index of an entry plus 1; 0 for an empty slot.
  uint32_t *slots;
  unsigned bits;
} color_table;

static inline uint32_t load_color(const uint8_t *pixel) {
  return (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
}

static inline uint32_t channel(uint32_t color, unsigned axis) {
  return color >> (16 - 8 * axis) & 0xFF;
}

// MARK: Counting

static bool grow(color_table *table, unsigned bits) {
  entry *entries = realloc(table->entries, sizeof(entry) << (bits - 1));
  if (entries == NULL) {
    return false;
  }
  table->entries = entries;
  uint32_t *slots = calloc((size_t)1 << bits, sizeof *slots);
  if (slots == NULL) {
    return false;
  }
  free(table->slots);
  table->slots = slots;
  table->bits = bits;
  for (uint32_t i = 0; i < table->count; i++) {
    uint32_t slot = entries[i].color * 0x9E3779B1u >> (32 - bits);
    while (slots[slot] != 0) {
      slot = (slot + 1) & ((1u << bits) - 1);
    }
    slots[slot] = i + 1;
  }
  return true;
}

// The slot of a colour, which is empty if the colour is new.
static inline uint32_t slot_of(const color_table *table, uint32_t color) {
  uint32_t slot = color * 0x9E3779B1u >> (32 - table->bits);
  while (table->slots[slot] != 0 && table->entries[table->slots[slot] - 1].color != color) {
    slot = (slot + 1) & ((1u << table->bits) - 1);
  }
  return slot;
}

// The entry of a colour, which is created if necessary; NULL if there is not enough memory. At most
// half of the slots are used.
static entry *find(color_table *table, uint32_t color) {
  uint32_t slot = slot_of(table, color);
  if (table->slots[slot] == 0) {
    if (table->count == 1u << (table->bits - 1)) {
      if (!grow(table, table->bits + 1)) {
        return NULL;
      }
      slot = slot_of(table, color);
    }
    table->entries[table->count] = (entry){color, 0, 0};
    table->count += 1;
    table->slots[slot] = table->count;
  }
  return &table->entries[table->slots[slot] - 1];
}

static bool count_colors(const uint8_t *rgba, size_t count, color_table *table,
                         bool *has_transparent) {
  for (size_t i = 0; i < count;) {
    const uint8_t *pixel = rgba + i * pixel_size;
    // Pictures of user interfaces consist mostly of runs of equal pixels.
    size_t end = i + 1;
    while (end < count && memcmp(rgba + end * pixel_size, pixel, pixel_size) == 0) {
      end += 1;
    }
    if (pixel[3] == 0) {
      *has_transparent = true;
    } else {
      entry *found = find(table, load_color(pixel));
      if (found == NULL) {
        return false;
      }
      found->count += (uint32_t)(end - i);
    }
    i = end;
  }
  return true;
}

// MARK: Gathering

// Colours that share a palette index: a range of the entries, and the best place to divide it,
// which reduces the error most.
typedef struct {
  uint32_t start;
  uint32_t end;
  unsigned axis;
  // The highest value on the axis that belongs to the first half.
  uint32_t cut;
  // How much dividing reduces the sum of squared errors; 0 if the box cannot be divided.
  uint64_t gain;
} box;

typedef struct {
  uint64_t count;
  uint64_t sums[3];
} moments;

static inline void add(moments *to, const moments *more) {
  to->count += more->count;
  for (unsigned axis = 0; axis < 3; axis++) {
    to->sums[axis] += more->sums[axis];
  }
}

// The sum over the axes of (sum of values)² ÷ count: the part of the squared error that dividing
// changes.
static uint64_t spread(const moments *of) {
  unsigned __int128 total = 0;
  for (unsigned axis = 0; axis < 3; axis++) {
    total += (unsigned __int128)of->sums[axis] * of->sums[axis];
  }
  return (uint64_t)(total / of->count);
}

static void find_cut(const entry *entries, box *box) {
  box->gain = 0;
  for (unsigned axis = 0; axis < 3; axis++) {
    moments values[256] = {0};
    moments all = {0};
    for (uint32_t i = box->start; i < box->end; i++) {
      uint64_t count = entries[i].count;
      moments *here = &values[channel(entries[i].color, axis)];
      here->count += count;
      for (unsigned other = 0; other < 3; other++) {
        here->sums[other] += count * channel(entries[i].color, other);
      }
    }
    for (unsigned value = 0; value < 256; value++) {
      add(&all, &values[value]);
    }
    uint64_t undivided = spread(&all);
    moments low = {0};
    for (unsigned value = 0; value < 255; value++) {
      if (values[value].count == 0) {
        continue;
      }
      add(&low, &values[value]);
      if (low.count == all.count) {
        break;
      }
      moments high = {.count = all.count - low.count};
      for (unsigned other = 0; other < 3; other++) {
        high.sums[other] = all.sums[other] - low.sums[other];
      }
      uint64_t divided = spread(&low) + spread(&high);
      uint64_t gain = divided > undivided ? divided - undivided : 0;
      if (gain > box->gain) {
        box->gain = gain;
        box->axis = axis;
        box->cut = value;
      }
    }
  }
}

// Moves the entries of the first half to the front and returns the start of the second half.
static uint32_t divide(entry *entries, const box *box) {
  uint32_t middle = box->start;
  for (uint32_t i = box->start; i < box->end; i++) {
    if (channel(entries[i].color, box->axis) <= box->cut) {
      entry moved = entries[i];
      entries[i] = entries[middle];
      entries[middle] = moved;
      middle += 1;
    }
  }
  return middle;
}

static uint32_t make_boxes(entry *entries, uint32_t start, uint32_t end, box *boxes,
                           uint32_t most) {
  boxes[0] = (box){.start = start, .end = end};
  find_cut(entries, &boxes[0]);
  uint32_t count = 1;
  while (count < most) {
    box *widest = &boxes[0];
    for (uint32_t i = 1; i < count; i++) {
      if (boxes[i].gain > widest->gain) {
        widest = &boxes[i];
      }
    }
    if (widest->gain == 0) {
      break;
    }
    uint32_t middle = divide(entries, widest);
    boxes[count] = (box){.start = middle, .end = widest->end};
    widest->end = middle;
    find_cut(entries, widest);
    find_cut(entries, &boxes[count]);
    count += 1;
  }
  return count;
}

static void add_color(cgif_palette *palette, uint32_t red, uint32_t green, uint32_t blue) {
  uint8_t *color = palette->colors + (size_t)3 * palette->count;
  color[0] = (uint8_t)red;
  color[1] = (uint8_t)green;
  color[2] = (uint8_t)blue;
  palette->count += 1;
}

static void add_own_color(cgif_palette *palette, entry *entry) {
  entry->index = palette->count;
  add_color(palette, channel(entry->color, 0), channel(entry->color, 1), channel(entry->color, 2));
}

// The mean colour of a box, rounded to bytes.
static void add_mean(cgif_palette *palette, entry *entries, const box *box) {
  uint64_t count = 0;
  uint64_t sums[3] = {0};
  for (uint32_t i = box->start; i < box->end; i++) {
    entries[i].index = palette->count;
    count += entries[i].count;
    for (unsigned axis = 0; axis < 3; axis++) {
      sums[axis] += (uint64_t)entries[i].count * channel(entries[i].color, axis);
    }
  }
  uint64_t half = count / 2;
  add_color(palette, (uint32_t)((sums[0] + half) / count), (uint32_t)((sums[1] + half) / count),
            (uint32_t)((sums[2] + half) / count));
}

// Sorts frequent colours first. The order is total: no two entries compare equal.
static int by_count(const void *one, const void *other) {
  const entry *left = one, *right = other;
  if (left->count != right->count) {
    return left->count > right->count ? -1 : 1;
  }
  return left->color < right->color ? -1 : 1;
}

static bool gather(color_table *table, size_t pixels, uint32_t most, cgif_palette *palette) {
  qsort(table->entries, table->count, sizeof(entry), by_count);
  uint32_t grounds = 0;
  while (grounds < most_grounds && table->entries[grounds].count >= pixels / ground_share) {
    add_own_color(palette, &table->entries[grounds]);
    grounds += 1;
  }
  box boxes[most_colors];
  uint32_t count =
      make_boxes(table->entries, grounds, table->count, boxes, most - palette->count);
  for (uint32_t i = 0; i < count; i++) {
    add_mean(palette, table->entries, &boxes[i]);
  }
  // The entries have moved, so the hash table is rebuilt.
  return grow(table, table->bits);
}

// MARK: The answer

static void write_indices(const uint8_t *rgba, size_t count, const color_table *table,
                          int32_t transparent, uint8_t *indices) {
  for (size_t i = 0; i < count;) {
    const uint8_t *pixel = rgba + i * pixel_size;
    size_t end = i + 1;
    while (end < count && memcmp(rgba + end * pixel_size, pixel, pixel_size) == 0) {
      end += 1;
    }
    uint32_t index = (uint32_t)transparent;
    if (pixel[3] != 0) {
      index = table->entries[table->slots[slot_of(table, load_color(pixel))] - 1].index;
    }
    memset(indices + i, (int)index, end - i);
    i = end;
  }
}

static bool choose(const uint8_t *rgba, size_t count, color_table *table, cgif_palette *palette,
                   uint8_t *indices) {
  bool has_transparent = false;
  if (!grow(table, first_table_bits) || !count_colors(rgba, count, table, &has_transparent)) {
    return false;
  }
  palette->count = 0;
  palette->transparent = -1;
  if (has_transparent) {
    palette->transparent = 0;
    add_color(palette, 0, 0, 0);
  }
  palette->is_exact = table->count <= most_colors - palette->count;
  if (palette->is_exact) {
    for (uint32_t i = 0; i < table->count; i++) {
      add_own_color(palette, &table->entries[i]);
    }
  } else if (!gather(table, count, most_colors, palette)) {
    return false;
  }
  write_indices(rgba, count, table, palette->transparent, indices);
  return true;
}

bool cgif_choose_colors(const uint8_t *rgba, size_t count, cgif_palette *palette,
                        uint8_t *indices) {
  if (count == 0 || count > UINT32_MAX) {
    return false;
  }
  color_table table = {0};
  bool is_chosen = choose(rgba, count, &table, palette, indices);
  free(table.entries);
  free(table.slots);
  return is_chosen;
}
