#include "Peers.h"

#include <string.h>

size_t peers_count_differing(const uint8_t *expected, const uint8_t *actual, size_t pixels) {
  size_t differing = 0;
  for (size_t i = 0; i < pixels; i++) {
    if (memcmp(expected + 4 * i, actual + 4 * i, 4) != 0) {
      differing++;
    }
  }
  return differing;
}

void peers_copy(uint8_t *to, const uint8_t *from, size_t count) { memcpy(to, from, count); }
