/// Writes blocks of a deflate stream (RFC 1951) from literals and matches.

#ifndef CPNG_DEFLATE_BLOCK_H
#define CPNG_DEFLATE_BLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
  deflate_literal_symbols = 286,
  deflate_distance_symbols = 30,
  deflate_end_of_block = 256,
  deflate_shortest_match = 3,
  deflate_longest_match = 258,
  /// The maximum distance of a match.
  deflate_window = 32768,
  /// The maximum number of literals and matches in a block. One code suits a whole cell well; the
  /// limit bounds memory and lets the code adapt when a picture changes.
  deflate_block_tokens = 1 << 16,
};

/// The input: the rows of a picture without padding. In the stream each row follows a byte 0, which
/// names the filter "none". Positions and counts refer to the stream.
typedef struct {
  const uint8_t *pixels;
  /// The bytes of a row, without its filter byte.
  size_t row_size;
} deflate_input;

/// A number of literals followed by a match; a length of 0 is no match.
typedef struct {
  uint32_t literals;
  uint16_t length;
  uint16_t distance_less_one;
} deflate_step;

/// A block that is being built: its contents, and the frequency of each symbol.
typedef struct {
  deflate_input input;
  /// The start of the block, and the number of input bytes that its steps cover.
  size_t start;
  size_t count;
  size_t step_count;
  uint32_t token_count;
  deflate_step steps[deflate_block_tokens + 1];
  /// All literals found so far, including those that no step contains yet.
  size_t literal_count;
  uint8_t literals[deflate_block_tokens + 4];
  /// Counted separately for the four bytes of a pixel: neighbouring bytes are often equal, and
  /// incrementing one counter twice in a row would stall the second addition.
  uint32_t literal_counts[4][256];
  uint32_t length_counts[deflate_literal_symbols - deflate_end_of_block];
  uint32_t distance_counts[deflate_distance_symbols];
} deflate_block;

/// A bit writer: the low bits of `pending` are written first. At least eight bytes must be free at
/// `next`.
typedef struct {
  uint8_t *next;
  uint64_t pending;
  unsigned pending_count;
} deflate_bits;

/// Clears the block; it will start at `start` in the input.
void deflate_block_begin(deflate_block *block, deflate_input input, size_t start);

/// Adds a step whose literals have already been stored and counted.
void deflate_block_add(deflate_block *block, uint32_t literals, unsigned length,
                       unsigned distance);

/// Writes the block in the shorter of two forms: compressed with its own codes, or stored.
void deflate_block_write(const deflate_block *block, bool is_last, deflate_bits *bits);

/// The maximum number of bytes for `count` bytes of input, including the eight free ones.
size_t deflate_bound(size_t count);

/// Writes the remaining bits of `pending`, padded to a whole byte.
void deflate_bits_finish(deflate_bits *bits);

/// Loads eight bytes as a little-endian number on every machine.
static inline uint64_t deflate_load64(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
  return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? value : __builtin_bswap64(value);
}

/// Loads four bytes as a little-endian number on every machine.
static inline uint32_t deflate_load32(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? value : __builtin_bswap32(value);
}

#endif
