// The one function of libdeflate that FlatCompressor.c needs, so that the check needs no library for the
// other processor.

#ifndef PORTABILITY_LIBDEFLATE_H
#define PORTABILITY_LIBDEFLATE_H

#include <stddef.h>
#include <stdint.h>

static inline uint32_t libdeflate_adler32(uint32_t sum, const void *bytes, size_t count) {
  uint32_t low = sum & 0xFFFF, high = sum >> 16;
  for (size_t index = 0; index < count; index++) {
    low = (low + ((const uint8_t *)bytes)[index]) % 65521;
    high = (high + low) % 65521;
  }
  return high << 16 | low;
}

#endif
