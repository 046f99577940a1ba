/// Prefix codes of limited length for deflate (RFC 1951, section 3.2.2).

#ifndef CPNG_PREFIX_CODE_H
#define CPNG_PREFIX_CODE_H

#include <stddef.h>
#include <stdint.h>

enum { prefix_code_most_symbols = 286 };

/// For each symbol the bits to write, first bit lowest, and their number; 0 for a symbol that does
/// not occur.
typedef struct {
  uint16_t bits[prefix_code_most_symbols];
  uint8_t lengths[prefix_code_most_symbols];
} prefix_code;

/// Creates a code for symbols with the frequencies `counts`, with at most `longest` bits (up to
/// 15).
///
/// At least two symbols get a code, even if fewer occur, because decoders disagree about codes with
/// one symbol. Equal counts give equal codes on every machine. The counts must add up to less than
/// 2³².
void prefix_code_make(prefix_code *code, const uint32_t *counts, size_t symbol_count,
                      unsigned longest);

#endif
