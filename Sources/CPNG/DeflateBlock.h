/// Blocks of a deflate stream (RFC 1951): literals and matches go in, bits come out.

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
  /// How far back a match may reach.
  deflate_window = 32768,
  /// A block is closed when it has this many literals and matches together. On cells one code for
  /// everything does well; the bound is what keeps the memory small and lets the code follow a
  /// picture that changes.
  deflate_block_tokens = 1 << 16,
};

/// What is compressed: the rows of a picture, without gaps, each of which stands behind a byte 0 in
/// the stream, the name of the filter that changes nothing. Places and counts are the stream's.
typedef struct {
  const uint8_t *pixels;
  /// The bytes of a row, without the byte before it.
  size_t row_size;
} deflate_input;

/// Some of the block's literals, and then a match; a length of 0 is no match.
typedef struct {
  uint32_t literals;
  uint16_t length;
  uint16_t distance_less_one;
} deflate_step;

/// One block in the making: what to write, and how often each symbol occurs in it.
typedef struct {
  deflate_input input;
  /// Where the block begins and how much of the input its steps cover.
  size_t start;
  size_t count;
  size_t step_count;
  uint32_t token_count;
  deflate_step steps[deflate_block_tokens + 1];
  /// Literals are kept here from when they are found: those that no step has taken yet as well.
  size_t literal_count;
  uint8_t literals[deflate_block_tokens + 4];
  /// Counted apart for the four bytes of a pixel: neighbouring bytes are often equal, and adding to
  /// one counter twice in a row makes the second addition wait.
  uint32_t literal_counts[4][256];
  uint32_t length_counts[deflate_literal_symbols - deflate_end_of_block];
  uint32_t distance_counts[deflate_distance_symbols];
} deflate_block;

/// Where bits go: the low bits of `pending` first. There are always eight bytes of room at `next`.
typedef struct {
  uint8_t *next;
  uint64_t pending;
  unsigned pending_count;
} deflate_bits;

/// Empties the block for what begins at `start` in the input.
void deflate_block_begin(deflate_block *block, deflate_input input, size_t start);

/// Adds a step whose literals have been kept and counted already.
void deflate_block_add(deflate_block *block, uint32_t literals, unsigned length,
                       unsigned distance);

/// Writes the block in the shorter of two forms: with codes made for it, or not compressed.
void deflate_block_write(const deflate_block *block, bool is_last, deflate_bits *bits);

/// The most bytes that `count` bytes of input become, the eight of room included.
size_t deflate_bound(size_t count);

/// Writes what is left in `pending`, filled up to a whole byte.
void deflate_bits_finish(deflate_bits *bits);

/// Eight bytes as a little-endian number, on every machine.
static inline uint64_t deflate_load64(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
  return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? value : __builtin_bswap64(value);
}

/// Four bytes as a little-endian number, on every machine.
static inline uint32_t deflate_load32(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? value : __builtin_bswap32(value);
}

#endif
