/// The inner loops over pixels: perceptual comparison of pictures, and division of colours by
/// alpha.
///
/// This target selects the vector unit. Swift compiles for the oldest processor of an architecture
/// only; this code is compiled for several, and one is chosen at run time.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Whether `count` bytes are equal at both addresses.
bool cpixels_are_equal(const void *one, const void *other, size_t count);

/// Two pictures of the same size, with four bytes R G B A per pixel, rows from top to bottom.
typedef struct {
  const uint8_t *expected;
  /// The bytes from one row to the next.
  size_t expected_stride;
  const uint8_t *actual;
  size_t actual_stride;
  uint32_t width;
  uint32_t height;
} cpixels_pair;

/// The class of a pixel of which at least one byte differs.
enum {
  /// The distance is within the limit.
  CPIXELS_TOLERATED = 0,
  /// The distance is above the limit, but the pixel is on an anti-aliased edge in one of the
  /// pictures.
  CPIXELS_ANTIALIASED = 1,
  /// The distance is above the limit, and the pixel is not on an anti-aliased edge.
  CPIXELS_DIFFERENT = 2,
  /// Not decided here: too close to the limit for this arithmetic, near the picture's edges, or
  /// among translucent pixels. The caller must compute it exactly.
  CPIXELS_UNSURE = 3,
};

/// The number of integers that `cpixels_judge_row` needs for its notes.
size_t cpixels_notes_length(uint32_t width);

/// Classifies the pixels of a row by their distance in YIQ and the test for anti-aliasing.
///
/// For each pixel of which a byte differs, from left to right, writes `y << 17 | x << 2 | class` to
/// `found`, which has room for `width` numbers, and returns their number. `limit` is the largest
/// tolerated distance; without `forgives_smoothing` no pixel counts as anti-aliased. Except for
/// unsure pixels the result is that of exact arithmetic. `notes` must be zero before the first row
/// of a pair, and must not be changed between its rows.
size_t cpixels_judge_row(cpixels_pair pair, uint32_t y, float limit, bool forgives_smoothing,
                         int32_t *notes, uint32_t *found);

/// Converts premultiplied pixels to straight alpha, in place: `count` pixels of 32 bits in native
/// byte order, with alpha in the highest byte, then R, G and B, become four bytes R G B A each.
///
/// Before that each byte is multiplied by `factor` / 255, at most 255, rounded to nearest, as
/// Pixman does when it composites a translucent picture. A colour becomes 255 p / alpha, halves up;
/// a colour above its alpha, which no drawing creates, becomes 255, and where alpha is 0 all bytes
/// are 0.
void cpixels_straighten(uint8_t *pixels, size_t count, uint32_t factor);

#pragma clang assume_nonnull end

#endif
