#include "Vectors.h"

bool cpixels_are_equal(const void *one, const void *other, size_t count) {
  return memcmp(one, other, count) == 0;
}

enum { opaque = 255 };

// Multiplies each byte by `factor` / 255, rounded to nearest, as Pixman does: two bytes at a time
// in lanes of 16 bits.
inlined void fade(words *pixels, uint32_t factor) {
  words low = (*pixels & 0x00FF00FF) * factor + 0x00800080;
  words high = (*pixels >> 8 & 0x00FF00FF) * factor + 0x00800080;
  low = low + (low >> 8 & 0x00FF00FF);
  high = high + (high >> 8 & 0x00FF00FF);
  *pixels = (low >> 8 & 0x00FF00FF) | (high & 0xFF00FF00);
}

// Computes 255 p / alpha, halves up. A float is exact up to 2^24, and its quotient is correct to 24
// bits: a quotient below 256 that ends in a half is exact, and any other is at least 1 / 510 away
// from a half. Where alpha is 0 the result is not used.
inlined void straight(words *color, const words *premultiplied, const words *alpha) {
  integers above = *premultiplied > *alpha;
  words least = (*premultiplied & ~(words)above) | (*alpha & (words)above);
  numbers quotient = __builtin_convertvector((integers)(least * opaque), numbers) /
                     __builtin_convertvector((integers)(*alpha | (words)(*alpha == 0)), numbers);
  *color = (words)__builtin_convertvector(quotient + 0.5f, integers);
}

// Stores bytes R G B A, whatever the machine's byte order.
inlined void store(uint8_t *to, const words *red, const words *green, const words *blue,
                   const words *alpha) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  words bytes = *red << 24 | *green << 16 | *blue << 8 | *alpha;
#else
  words bytes = *alpha << 24 | *blue << 16 | *green << 8 | *red;
#endif
  memcpy(to, &bytes, sizeof bytes);
}

inlined void convert(uint8_t *bytes, const words *pixels) {
  words alpha = *pixels >> 24;
  words red = *pixels >> 16 & 255, green = *pixels >> 8 & 255, blue = *pixels & 255;
  integers unlike = (integers)(alpha != opaque);
  uint64_t parts[lanes / 2];
  memcpy(parts, &unlike, sizeof parts);
  if ((parts[0] | parts[1] | parts[2] | parts[3]) != 0) {
    // All zeros where alpha is 0.
    words visible = (words)(alpha != 0);
    straight(&red, &red, &alpha);
    straight(&green, &green, &alpha);
    straight(&blue, &blue, &alpha);
    red &= visible;
    green &= visible;
    blue &= visible;
  }
  store(bytes, &red, &green, &blue, &alpha);
}

// Converts `lanes` pixels. In flat pictures they often equal the previous ones, `last`, whose
// result is then reused.
inlined void convert_lanes(uint8_t *bytes, uint32_t factor, words *last, uint8_t *converted) {
  words pixels;
  memcpy(&pixels, bytes, sizeof pixels);
  if (memcmp(&pixels, last, sizeof pixels) != 0) {
    *last = pixels;
    if (factor < opaque) {
      fade(&pixels, factor);
    }
    convert(converted, &pixels);
  }
  memcpy(bytes, converted, sizeof pixels);
}

every_unit void cpixels_straighten(uint8_t *pixels, size_t count, uint32_t factor) {
  words last = {0};
  // The result for transparent pixels.
  uint8_t converted[sizeof last] = {0};
  size_t whole = count / lanes * lanes;
  for (size_t i = 0; i < whole; i += lanes) {
    convert_lanes(pixels + 4 * i, factor, &last, converted);
  }
  uint8_t rest[sizeof last] = {0};
  memcpy(rest, pixels + 4 * whole, 4 * (count - whole));
  convert_lanes(rest, factor, &last, converted);
  memcpy(pixels + 4 * whole, rest, 4 * (count - whole));
}
