#include "PrefixCode.h"

#include <stdlib.h>
#include <string.h>

// The symbols that occur, rarest first. The key combines count and symbol, so that no two are equal
// and the order does not depend on the implementation of `qsort`.
typedef struct {
  uint64_t keys[prefix_code_most_symbols];
  size_t count;
} ranking;

enum { symbol_bits = 9, deepest = 32 };

static int by_key(const void *left, const void *right) {
  uint64_t a = *(const uint64_t *)left;
  uint64_t b = *(const uint64_t *)right;
  return (a > b) - (a < b);
}

static void rank(ranking *ranking, const uint32_t *counts, size_t symbol_count) {
  size_t occurring = 0;
  for (size_t symbol = 0; symbol < symbol_count; symbol++) {
    occurring += counts[symbol] > 0;
  }
  size_t missing = occurring < 2 ? 2 - occurring : 0;
  ranking->count = 0;
  for (size_t symbol = 0; symbol < symbol_count; symbol++) {
    uint64_t count = counts[symbol];
    if (count == 0 && missing > 0) {
      count = 1;
      missing -= 1;
    }
    if (count > 0) {
      ranking->keys[ranking->count++] = count << symbol_bits | symbol;
    }
  }
  qsort(ranking->keys, ranking->count, sizeof ranking->keys[0], by_key);
}

// Counts the leaves of Huffman's tree at each depth. The two lightest nodes are joined until one is
// left. Joined nodes are created in order of weight, so a queue of leaves and one of joined nodes
// suffice.
static void count_depths(const ranking *ranking, unsigned longest, uint32_t *at_depth) {
  size_t leaves = ranking->count;
  uint64_t weights[prefix_code_most_symbols];
  uint16_t leaf_parents[prefix_code_most_symbols];
  uint16_t join_parents[prefix_code_most_symbols];
  size_t next_leaf = 0;
  size_t next_join = 0;
  for (size_t join = 0; join + 1 < leaves; join++) {
    weights[join] = 0;
    for (int child = 0; child < 2; child++) {
      uint64_t leaf_weight = next_leaf < leaves ? ranking->keys[next_leaf] >> symbol_bits : 0;
      if (next_leaf < leaves && (next_join == join || leaf_weight <= weights[next_join])) {
        weights[join] += leaf_weight;
        leaf_parents[next_leaf++] = (uint16_t)join;
      } else {
        weights[join] += weights[next_join];
        join_parents[next_join++] = (uint16_t)join;
      }
    }
  }
  // The last joined node is the root; every parent has a higher index than its children.
  uint16_t depths[prefix_code_most_symbols];
  size_t root = leaves - 2;
  depths[root] = 0;
  for (size_t join = root; join-- > 0;) {
    depths[join] = (uint16_t)(depths[join_parents[join]] + 1);
  }
  for (size_t leaf = 0; leaf < leaves; leaf++) {
    unsigned depth = depths[leaf_parents[leaf]] + 1u;
    at_depth[depth < longest ? depth : longest] += 1;
  }
}

// Moving leaves up to depth `longest` exceeds the available codes. Each iteration moves the deepest
// leaf above `longest` one level down and puts one of the moved leaves beside it, until all codes
// fit.
static void make_room(uint32_t *at_depth, unsigned longest) {
  uint64_t taken = 0;
  for (unsigned depth = 1; depth <= longest; depth++) {
    taken += (uint64_t)at_depth[depth] << (longest - depth);
  }
  for (; taken > (uint64_t)1 << longest; taken--) {
    unsigned depth = longest - 1;
    while (at_depth[depth] == 0) {
      depth -= 1;
    }
    at_depth[depth] -= 1;
    at_depth[depth + 1] += 2;
    at_depth[longest] -= 1;
  }
}

static void assign_lengths(prefix_code *code, const ranking *ranking, const uint32_t *at_depth,
                           unsigned longest) {
  size_t rank = 0;
  for (unsigned depth = longest; depth > 0; depth--) {
    for (uint32_t leaf = 0; leaf < at_depth[depth]; leaf++) {
      size_t symbol = ranking->keys[rank++] & ((1u << symbol_bits) - 1);
      code->lengths[symbol] = (uint8_t)depth;
    }
  }
}

// Deflate's codes of one length are consecutive numbers and are written with the highest bit first.
static void assign_bits(prefix_code *code, const uint32_t *at_depth, size_t symbol_count) {
  uint32_t next[16] = {0};
  for (unsigned depth = 1; depth < 16; depth++) {
    next[depth] = (next[depth - 1] + (depth > 1 ? at_depth[depth - 1] : 0)) << 1;
  }
  for (size_t symbol = 0; symbol < symbol_count; symbol++) {
    unsigned length = code->lengths[symbol];
    uint32_t value = length > 0 ? next[length]++ : 0;
    uint32_t reversed = 0;
    for (unsigned bit = 0; bit < length; bit++) {
      reversed |= (value >> bit & 1) << (length - 1 - bit);
    }
    code->bits[symbol] = (uint16_t)reversed;
  }
}

void prefix_code_make(prefix_code *code, const uint32_t *counts, size_t symbol_count,
                      unsigned longest) {
  memset(code, 0, sizeof *code);
  ranking ranking;
  rank(&ranking, counts, symbol_count);
  uint32_t at_depth[deepest] = {0};
  count_depths(&ranking, longest, at_depth);
  make_room(at_depth, longest);
  assign_lengths(code, &ranking, at_depth, longest);
  assign_bits(code, at_depth, symbol_count);
}
