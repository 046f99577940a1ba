#include "DeflateBlock.h"

#include "PrefixCode.h"

#include <string.h>

enum {
  // With codes of at most 14 bits, four literals and up to seven pending bits fit into 64 bits.
  longest_literal_code = 14,
  longest_distance_code = 15,
  longest_code_length_code = 7,
  code_length_symbols = 19,
  // The length of a stored block is a 16-bit number.
  longest_stored = 0xFFFF,
};

// A length or distance consists of a symbol and extra bits.
typedef struct {
  unsigned symbol;
  unsigned extra_count;
  unsigned extra;
} parted;

static unsigned floor_log2(unsigned value) { return 31 - (unsigned)__builtin_clz(value); }

// RFC 1951, section 3.2.5: four symbols for each power of two, and one for 258 alone.
static parted part_length(unsigned length) {
  if (length == deflate_longest_match) {
    return (parted){285, 0, 0};
  }
  unsigned value = length - deflate_shortest_match;
  if (value < 8) {
    return (parted){257 + value, 0, 0};
  }
  unsigned extra_count = floor_log2(value) - 2;
  return (parted){257 + 4 * extra_count + (value >> extra_count), extra_count,
                  value & ((1u << extra_count) - 1)};
}

// RFC 1951, section 3.2.5: two symbols for each power of two.
static parted part_distance(unsigned value) {
  if (value < 4) {
    return (parted){value, 0, 0};
  }
  unsigned extra_count = floor_log2(value) - 1;
  return (parted){2 * extra_count + (value >> extra_count), extra_count,
                  value & ((1u << extra_count) - 1)};
}

// MARK: Bits

// Writes whole bytes; at most seven bits stay pending.
static void flush(deflate_bits *bits) {
  uint64_t little_endian = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
                               ? bits->pending
                               : __builtin_bswap64(bits->pending);
  memcpy(bits->next, &little_endian, sizeof little_endian);
  bits->next += bits->pending_count >> 3;
  bits->pending >>= bits->pending_count & ~7u;
  bits->pending_count &= 7;
}

// Adds bits that are known to fit; see `flush`.
static inline void put(deflate_bits *bits, uint64_t value, unsigned count) {
  bits->pending |= value << bits->pending_count;
  bits->pending_count += count;
}

void deflate_bits_finish(deflate_bits *bits) {
  bits->pending_count = (bits->pending_count + 7) & ~7u;
  flush(bits);
}

// MARK: Gathering

void deflate_block_begin(deflate_block *block, deflate_input input, size_t start) {
  block->input = input;
  block->start = start;
  block->count = 0;
  block->literal_count = 0;
  block->step_count = 0;
  block->token_count = 0;
  memset(block->literal_counts, 0, sizeof block->literal_counts);
  memset(block->length_counts, 0, sizeof block->length_counts);
  memset(block->distance_counts, 0, sizeof block->distance_counts);
}

void deflate_block_add(deflate_block *block, uint32_t literals, unsigned length,
                       unsigned distance) {
  deflate_step *step = &block->steps[block->step_count++];
  *step = (deflate_step){literals, (uint16_t)length, (uint16_t)(distance - 1)};
  block->count += literals + length;
  block->token_count += literals;
  if (length > 0) {
    block->token_count += 1;
    block->length_counts[part_length(length).symbol - deflate_end_of_block] += 1;
    block->distance_counts[part_distance(distance - 1).symbol] += 1;
  }
}

// MARK: Stored

static size_t stored_size(size_t count) {
  return count + 5 * (count / longest_stored + 1);
}

// Copies `count` bytes of the input from `start` on, as they are in the stream.
static void copy_input(deflate_input input, size_t start, size_t count, uint8_t *output) {
  size_t row = start / (1 + input.row_size);
  size_t column = start % (1 + input.row_size);
  while (count > 0) {
    if (column == 0) {
      *output++ = 0;
      count -= 1;
      column = 1;
      continue;
    }
    size_t left = 1 + input.row_size - column;
    size_t length = count < left ? count : left;
    memcpy(output, input.pixels + row * input.row_size + column - 1, length);
    output += length;
    count -= length;
    row += 1;
    column = 0;
  }
}

static void write_stored(const deflate_block *block, bool is_last, deflate_bits *bits) {
  size_t start = block->start;
  size_t left = block->count;
  do {
    size_t count = left < longest_stored ? left : longest_stored;
    left -= count;
    put(bits, left == 0 && is_last, 3);
    deflate_bits_finish(bits);
    put(bits, count, 16);
    put(bits, ~count & longest_stored, 16);
    flush(bits);
    copy_input(block->input, start, count, bits->next);
    bits->next += count;
    start += count;
  } while (left > 0);
}

size_t deflate_bound(size_t count) {
  // No block is longer than its stored form, which adds 5 bytes for each 65,535, and one byte if it
  // does not start on a byte boundary. All blocks but the last have at least `deflate_block_tokens`
  // bytes.
  size_t blocks = count / deflate_block_tokens + 1;
  return stored_size(count) + 6 * blocks + 8;
}

// MARK: Compressed

// The code lengths of both codes, run-length encoded as in RFC 1951, section 3.2.7.
typedef struct {
  unsigned literal_count;
  unsigned distance_count;
  unsigned order_count;
  prefix_code code;
  size_t item_count;
  struct {
    uint8_t symbol;
    uint8_t extra;
  } items[deflate_literal_symbols + deflate_distance_symbols];
} code_lengths;

static const uint8_t transmission_order[code_length_symbols] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                                11, 4,  12, 3, 13, 2, 14, 1, 15};
enum { repeat_previous = 16, repeat_zero = 17, repeat_zero_long = 18 };

static unsigned extra_bits_of_code_length(unsigned symbol) {
  return symbol == repeat_previous ? 2 : symbol == repeat_zero ? 3 : symbol == repeat_zero_long ? 7 : 0;
}

static void add_item(code_lengths *lengths, unsigned symbol, size_t extra) {
  lengths->items[lengths->item_count].symbol = (uint8_t)symbol;
  lengths->items[lengths->item_count].extra = (uint8_t)extra;
  lengths->item_count += 1;
}

static void add_run(code_lengths *lengths, unsigned length, size_t run) {
  if (length == 0) {
    for (; run >= 11; run -= run < 138 ? run : 138) {
      add_item(lengths, repeat_zero_long, (run < 138 ? run : 138) - 11);
    }
    if (run >= 3) {
      add_item(lengths, repeat_zero, run - 3);
      run = 0;
    }
  } else {
    add_item(lengths, length, 0);
    run -= 1;
    for (; run >= 3; run -= run < 6 ? run : 6) {
      add_item(lengths, repeat_previous, (run < 6 ? run : 6) - 3);
    }
  }
  for (; run > 0; run--) {
    add_item(lengths, length, 0);
  }
}

// The number of lengths to write: all without the zeros at the end, at least `fewest`.
static unsigned sent_count(const uint8_t *lengths, unsigned count, unsigned fewest) {
  while (count > fewest && lengths[count - 1] == 0) {
    count -= 1;
  }
  return count;
}

static void gather_code_lengths(code_lengths *lengths, const prefix_code *literals,
                                const prefix_code *distances) {
  lengths->literal_count = sent_count(literals->lengths, deflate_literal_symbols, 257);
  lengths->distance_count = sent_count(distances->lengths, deflate_distance_symbols, 1);
  uint8_t all[deflate_literal_symbols + deflate_distance_symbols];
  memcpy(all, literals->lengths, lengths->literal_count);
  memcpy(all + lengths->literal_count, distances->lengths, lengths->distance_count);
  size_t count = lengths->literal_count + lengths->distance_count;
  lengths->item_count = 0;
  for (size_t start = 0, end; start < count; start = end) {
    end = start + 1;
    while (end < count && all[end] == all[start]) {
      end += 1;
    }
    add_run(lengths, all[start], end - start);
  }
  uint32_t counts[code_length_symbols] = {0};
  for (size_t item = 0; item < lengths->item_count; item++) {
    counts[lengths->items[item].symbol] += 1;
  }
  prefix_code_make(&lengths->code, counts, code_length_symbols, longest_code_length_code);
  lengths->order_count = code_length_symbols;
  while (lengths->order_count > 4 &&
         lengths->code.lengths[transmission_order[lengths->order_count - 1]] == 0) {
    lengths->order_count -= 1;
  }
}

static uint64_t bits_of_code_lengths(const code_lengths *lengths) {
  uint64_t bits = 3 + 5 + 5 + 4 + 3 * lengths->order_count;
  for (size_t item = 0; item < lengths->item_count; item++) {
    unsigned symbol = lengths->items[item].symbol;
    bits += lengths->code.lengths[symbol] + extra_bits_of_code_length(symbol);
  }
  return bits;
}

static void write_code_lengths(const code_lengths *lengths, bool is_last, deflate_bits *bits) {
  put(bits, is_last, 1);
  put(bits, 2, 2);
  put(bits, lengths->literal_count - 257, 5);
  put(bits, lengths->distance_count - 1, 5);
  put(bits, lengths->order_count - 4, 4);
  for (unsigned i = 0; i < lengths->order_count; i++) {
    flush(bits);
    put(bits, lengths->code.lengths[transmission_order[i]], 3);
  }
  for (size_t item = 0; item < lengths->item_count; item++) {
    flush(bits);
    unsigned symbol = lengths->items[item].symbol;
    put(bits, lengths->code.bits[symbol], lengths->code.lengths[symbol]);
    put(bits, lengths->items[item].extra, extra_bits_of_code_length(symbol));
  }
}

static void count_literals(const deflate_block *block, uint32_t *counts) {
  memset(counts, 0, deflate_literal_symbols * sizeof counts[0]);
  for (unsigned byte = 0; byte < 256; byte++) {
    counts[byte] = block->literal_counts[0][byte] + block->literal_counts[1][byte] +
                   block->literal_counts[2][byte] + block->literal_counts[3][byte];
  }
  for (unsigned symbol = 257; symbol < deflate_literal_symbols; symbol++) {
    counts[symbol] = block->length_counts[symbol - deflate_end_of_block];
  }
  counts[deflate_end_of_block] = 1;
}

static uint64_t bits_of_tokens(const deflate_block *block, const uint32_t *literal_counts,
                               const prefix_code *literals, const prefix_code *distances) {
  uint64_t bits = 0;
  for (unsigned symbol = 0; symbol < deflate_literal_symbols; symbol++) {
    // Symbols 265 to 284 have extra bits: one more for each group of four.
    unsigned extra = symbol >= 265 && symbol < 285 ? (symbol - 261) / 4 : 0;
    bits += (uint64_t)literal_counts[symbol] * (literals->lengths[symbol] + extra);
  }
  for (unsigned symbol = 0; symbol < deflate_distance_symbols; symbol++) {
    unsigned extra = symbol >= 4 ? symbol / 2 - 1 : 0;
    bits += (uint64_t)block->distance_counts[symbol] * (distances->lengths[symbol] + extra);
  }
  return bits;
}

static void write_literals(const uint8_t *from, uint32_t count, const prefix_code *code,
                           deflate_bits *bits) {
  for (; count >= 4; count -= 4, from += 4) {
    for (unsigned i = 0; i < 4; i++) {
      put(bits, code->bits[from[i]], code->lengths[from[i]]);
    }
    flush(bits);
  }
  for (; count > 0; count--, from++) {
    put(bits, code->bits[*from], code->lengths[*from]);
    flush(bits);
  }
}

static void write_tokens(const deflate_block *block, const prefix_code *literals,
                         const prefix_code *distances, deflate_bits *bits) {
  flush(bits);
  const uint8_t *from = block->literals;
  for (size_t index = 0; index < block->step_count; index++) {
    deflate_step step = block->steps[index];
    write_literals(from, step.literals, literals, bits);
    from += step.literals;
    if (step.length == 0) {
      continue;
    }
    // At most 7 pending + 14 + 5 + 15 + 13 bits.
    parted length = part_length(step.length);
    put(bits, literals->bits[length.symbol], literals->lengths[length.symbol]);
    put(bits, length.extra, length.extra_count);
    parted distance = part_distance(step.distance_less_one);
    put(bits, distances->bits[distance.symbol], distances->lengths[distance.symbol]);
    put(bits, distance.extra, distance.extra_count);
    flush(bits);
  }
  put(bits, literals->bits[deflate_end_of_block], literals->lengths[deflate_end_of_block]);
  flush(bits);
}

void deflate_block_write(const deflate_block *block, bool is_last, deflate_bits *bits) {
  uint32_t literal_counts[deflate_literal_symbols];
  count_literals(block, literal_counts);
  prefix_code literals;
  prefix_code distances;
  prefix_code_make(&literals, literal_counts, deflate_literal_symbols, longest_literal_code);
  prefix_code_make(&distances, block->distance_counts, deflate_distance_symbols,
                   longest_distance_code);
  code_lengths lengths;
  gather_code_lengths(&lengths, &literals, &distances);
  uint64_t compressed = bits_of_code_lengths(&lengths) +
                        bits_of_tokens(block, literal_counts, &literals, &distances);
  if (compressed >= 8 * (uint64_t)stored_size(block->count)) {
    write_stored(block, is_last, bits);
    return;
  }
  write_code_lengths(&lengths, is_last, bits);
  write_tokens(block, &literals, &distances, bits);
}
