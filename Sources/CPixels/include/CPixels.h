/// The inner loops over pixels: comparing two pictures by the eye, and dividing colours by alpha.
///
/// This target hides one decision: which vector units do the work. Swift compiles for the oldest
/// processor of an architecture only; here the same lines are compiled for several, and the machine
/// that runs them picks one.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Whether `count` bytes are the same at both places.
bool cpixels_are_equal(const void *one, const void *other, size_t count);

/// Two pictures of the same size, four bytes R G B A a pixel, rows from the top down.
typedef struct {
  const uint8_t *expected;
  /// Bytes from one row to the next.
  size_t expected_stride;
  const uint8_t *actual;
  size_t actual_stride;
  uint32_t width;
  uint32_t height;
} cpixels_pair;

/// What a pixel is of which a byte differs.
enum {
  /// Its distance is at most the limit.
  CPIXELS_TOLERATED = 0,
  /// It is further away, but lies on a smooth edge in one of the pictures.
  CPIXELS_ANTIALIASED = 1,
  /// It is further away and nothing else.
  CPIXELS_DIFFERENT = 2,
  /// Too close to the limit for the arithmetic used here, near the picture's edges, or among
  /// translucent pixels: has to be judged by the book.
  CPIXELS_UNSURE = 3,
};

/// How many numbers `cpixels_judge_row` needs for its notes.
size_t cpixels_notes_length(uint32_t width);

/// Judges the pixels of a row by their distance in YIQ and the test for anti-aliasing.
///
/// Writes `y << 17 | x << 2 | class` for each pixel of which a byte differs, from the left, to `found`, which
/// has room for `width` numbers, and returns how many that are. `limit` is the largest distance that
/// is tolerated; without `forgives_smoothing` no pixel is anti-aliased. What it does not call unsure
/// is what arithmetic of infinite precision would say. `notes` are zeroes when the first row of a pair
/// is judged, and left alone between its rows.
size_t cpixels_judge_row(cpixels_pair pair, uint32_t y, float limit, bool forgives_smoothing,
                         int32_t *notes, uint32_t *found);

/// Makes premultiplied pixels straight, where they are: `count` of 32 bits in the machine's byte order,
/// alpha on top, then R, G and B, become four bytes R G B A each.
///
/// Before that each byte is multiplied by `factor` / 255, at most 255, to the nearest, as Pixman does when it
/// puts a translucent picture onto nothing. A colour becomes 255 p / alpha, halves upwards; one above its
/// alpha, which no drawing makes, becomes 255, and where alpha is 0 all are 0.
void cpixels_straighten(uint8_t *pixels, size_t count, uint32_t factor);

#pragma clang assume_nonnull end

#endif
