#include "CPNG.h"

#include "DeflateBlock.h"

#include <libdeflate.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// In flat pictures nearly every pixel equals its left neighbour or the one above. The rest are
// edges of shapes and letters, which repeat. So the compressor searches whole pixels instead of
// bytes, tries those two places first, and tries few others.

enum {
  pixel_size = 4,
  hash_bits = 12,
  // The maximum number of earlier positions with the same pixel that are tried. Measured on a cell:
  // 1 gives 2 % more bytes; 16 gives no fewer and takes longer.
  chain_depth = 4,
  chain_slots = deflate_window / pixel_size,
  // A match of this many pixels is accepted without looking for a longer one.
  good_enough = 32,
  zlib_overhead = 2 + 4,
};

// The state of one pass over a picture. Positions are pixel indices from the start of the picture.
typedef struct {
  deflate_input input;
  uint32_t width;
  uint32_t end;
  // The distance in stream bytes to the pixel above.
  size_t stride;
  // The start of the row that contains `at`, or of the row that was just finished.
  uint32_t row;
  uint32_t at;
  // Whether the row's filter byte comes next.
  bool is_at_filter;
  // The number of literals since the last step.
  uint32_t literals;
  deflate_bits bits;
  // For each hash the last position with it plus 1 (0 for none), and for each position the previous
  // one with the same hash. An entry is read only while its position is within the window.
  uint32_t newest[1 << hash_bits];
  uint32_t older[chain_slots];
  deflate_block block;
} flat_pass;

typedef struct {
  // In pixels.
  uint32_t length;
  // In bytes of the stream.
  size_t distance;
} match;

// MARK: Finding

static inline uint32_t pixel(const flat_pass *pass, uint32_t place) {
  return deflate_load32(pass->input.pixels + (size_t)place * pixel_size);
}

// The number of equal pixels from `at` and from `from` on, up to `most`.
static inline uint32_t extent(const flat_pass *pass, uint32_t from, uint32_t most) {
  const uint8_t *earlier = pass->input.pixels + (size_t)from * pixel_size;
  const uint8_t *bytes = pass->input.pixels + (size_t)pass->at * pixel_size;
  uint32_t length = 0;
  for (; most - length >= 2; length += 2, bytes += 8, earlier += 8) {
    uint64_t unequal = deflate_load64(bytes) ^ deflate_load64(earlier);
    if (unequal != 0) {
      return length + ((uint32_t)unequal == 0);
    }
  }
  return length + (length < most && deflate_load32(bytes) == deflate_load32(earlier));
}

static inline bool can_reach_row_above(const flat_pass *pass) {
  return pass->row > 0 && pass->stride <= deflate_window;
}

// The match with the pixels above. It may extend over several rows, whose filter bytes are equal,
// too.
static inline match match_above(const flat_pass *pass) {
  return (match){extent(pass, pass->at - pass->width, pass->end - pass->at), pass->stride};
}

// Considers an earlier position with the same pixel. The match ends at the end of either row: the
// filter byte that follows equals no pixel.
static inline void consider(const flat_pass *pass, uint32_t from, match *best) {
  uint32_t rows = from >= pass->row ? 0 : (pass->row - 1 - from) / pass->width + 1;
  size_t distance = (size_t)(pass->at - from) * pixel_size + rows;
  if (distance > deflate_window) {
    return;
  }
  uint32_t row_end = pass->row + pass->width;
  uint32_t left = row_end - pass->at;
  uint32_t left_there = row_end - rows * pass->width - from;
  uint32_t length = extent(pass, from, left < left_there ? left : left_there);
  if (length > best->length) {
    *best = (match){length, distance};
  }
}

// Makes the current position the head of its chain and returns the previous head.
static inline uint32_t remember(flat_pass *pass, uint32_t value) {
  uint32_t *newest = &pass->newest[(value * 0x9E3779B1u) >> (32 - hash_bits)];
  uint32_t previous = *newest;
  pass->older[pass->at % chain_slots] = previous;
  *newest = pass->at + 1;
  return previous;
}

static inline void follow_chain(const flat_pass *pass, uint32_t link, uint32_t value,
                                match *best) {
  for (int turn = 0; turn < chain_depth && link != 0; turn++) {
    uint32_t from = link - 1;
    if (pass->at - from >= chain_slots) {
      return;
    }
    // A longer match must also be equal where the best one ends.
    if (pixel(pass, from) == value && best->length < pass->end - pass->at &&
        pixel(pass, from + best->length) == pixel(pass, pass->at + best->length)) {
      consider(pass, from, best);
    }
    link = pass->older[from % chain_slots];
  }
}

static match match_at_pixel(flat_pass *pass) {
  match best = {0, 0};
  uint32_t value = pixel(pass, pass->at);
  if (pass->at > pass->row && pixel(pass, pass->at - 1) == value) {
    uint32_t left = pass->row + pass->width - pass->at;
    best = (match){extent(pass, pass->at - 1, left), pixel_size};
  }
  if (can_reach_row_above(pass) && pixel(pass, pass->at - pass->width) == value) {
    match above = match_above(pass);
    best = above.length > best.length ? above : best;
  }
  uint32_t link = remember(pass, value);
  if (best.length < good_enough) {
    follow_chain(pass, link, value, &best);
  }
  return best;
}

// MARK: Taking

static void close_block(flat_pass *pass, bool is_last) {
  deflate_block_write(&pass->block, is_last, &pass->bits);
  deflate_block_begin(&pass->block, pass->input, pass->block.start + pass->block.count);
}

// Moves past a match and returns its length in bytes of the stream.
static size_t advance(flat_pass *pass, uint32_t length) {
  size_t size = (size_t)length * pixel_size + pass->is_at_filter;
  pass->at += length;
  while (pass->at - pass->row > pass->width) {
    pass->row += pass->width;
    size += 1;
  }
  pass->is_at_filter = false;
  return size;
}

static void take_match(flat_pass *pass, match match) {
  size_t left = advance(pass, match.length);
  while (left > 0) {
    size_t length = left < deflate_longest_match ? left : deflate_longest_match;
    // The rest must be long enough for another match.
    if (left > length && left - length < deflate_shortest_match) {
      length -= deflate_shortest_match;
    }
    deflate_block_add(&pass->block, pass->literals, (unsigned)length, (unsigned)match.distance);
    pass->literals = 0;
    left -= length;
    if (pass->block.token_count >= deflate_block_tokens) {
      close_block(pass, false);
    }
  }
}

static inline void take_literals(flat_pass *pass, const uint8_t *bytes, uint32_t count) {
  deflate_block *block = &pass->block;
  for (uint32_t i = 0; i < count; i++) {
    block->literals[block->literal_count + i] = bytes[i];
    block->literal_counts[i][bytes[i]] += 1;
  }
  block->literal_count += count;
  pass->literals += count;
  if (block->token_count + pass->literals >= deflate_block_tokens) {
    deflate_block_add(block, pass->literals, 0, 1);
    pass->literals = 0;
    close_block(pass, false);
  }
}

static inline void step_at_filter(flat_pass *pass) {
  match above = can_reach_row_above(pass) ? match_above(pass) : (match){0, 0};
  if (above.length > 0) {
    take_match(pass, above);
    return;
  }
  uint8_t filter = 0;
  take_literals(pass, &filter, sizeof filter);
  pass->is_at_filter = false;
}

static inline void step(flat_pass *pass) {
  if (pass->at - pass->row == pass->width) {
    pass->row = pass->at;
    pass->is_at_filter = true;
  }
  if (pass->is_at_filter) {
    step_at_filter(pass);
    return;
  }
  match best = match_at_pixel(pass);
  if (best.length > 0) {
    take_match(pass, best);
  } else {
    take_literals(pass, pass->input.pixels + (size_t)pass->at * pixel_size, pixel_size);
    pass->at += 1;
  }
}

// MARK: The stream

static void begin(flat_pass *pass, const uint8_t *pixels, uint32_t width, uint32_t height,
                  uint8_t *output) {
  pass->input = (deflate_input){pixels, (size_t)width * pixel_size};
  pass->width = width;
  pass->end = width * height;
  pass->stride = 1 + pass->input.row_size;
  pass->row = 0;
  pass->at = 0;
  pass->is_at_filter = true;
  pass->literals = 0;
  pass->bits = (deflate_bits){output, 0, 0};
  memset(pass->newest, 0, sizeof pass->newest);
  deflate_block_begin(&pass->block, pass->input, 0);
}

static void write_checksum(const flat_pass *pass, uint8_t *output) {
  uint32_t sum = 1;
  for (uint32_t row = 0; row < pass->end; row += pass->width) {
    uint8_t filter = 0;
    sum = libdeflate_adler32(sum, &filter, sizeof filter);
    sum = libdeflate_adler32(sum, pass->input.pixels + (size_t)row * pixel_size,
                             pass->input.row_size);
  }
  for (unsigned i = 0; i < 4; i++) {
    output[i] = (uint8_t)(sum >> (24 - 8 * i));
  }
}

static size_t stream_size(uint32_t width, uint32_t height) {
  return (1 + (size_t)width * pixel_size) * height;
}

size_t cpng_flat_bound(uint32_t width, uint32_t height) {
  return zlib_overhead + deflate_bound(stream_size(width, height));
}

size_t cpng_flat_compress(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t *output,
                          size_t capacity) {
  // Positions, and positions plus 1, are stored in 32 bits.
  if (width == 0 || (uint64_t)width * height >= UINT32_MAX - width ||
      capacity < cpng_flat_bound(width, height)) {
    return 0;
  }
  flat_pass *pass = malloc(sizeof *pass);
  if (pass == NULL) {
    return 0;
  }
  // RFC 1950: deflate with a window of 32 KiB, written by a fast compressor.
  output[0] = 0x78;
  output[1] = 0x01;
  begin(pass, pixels, width, height, output + 2);
  while (pass->at < pass->end) {
    step(pass);
  }
  deflate_block_add(&pass->block, pass->literals, 0, 1);
  deflate_block_write(&pass->block, true, &pass->bits);
  deflate_bits_finish(&pass->bits);
  uint8_t *next = pass->bits.next;
  write_checksum(pass, next);
  free(pass);
  return (size_t)(next + 4 - output);
}
