/// Palettes of at most 256 colours, and giflib's writer, behind functions that keep no state.
///
/// giflib reports errors by codes and never jumps. Each frame is written through a handle of its own, so
/// that frames can be compressed by different threads at the same time.

#ifndef CGIF_H
#define CGIF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The colours of one frame.
typedef struct {
  /// Red, green and blue of each colour, one after the other.
  uint8_t colors[3 * 256];
  /// How many there are, the transparent one included: 1 to 256.
  uint32_t count;
  /// The colour that shows what is behind it; -1 for none.
  int32_t transparent;
  /// Whether every pixel has its own colour, and not merely one like it.
  bool is_exact;
} cgif_palette;

/// Finds a palette for 8-bit RGBA pixels, and writes for each pixel the number of its colour.
///
/// A pixel whose alpha is 0 has the transparent colour; of all others alpha is not looked at. Colours that
/// cover much are kept exactly; the others are gathered into boxes with as little error as can be had
/// (Wu's criterion), all in integers: the same pixels give the same palette on every machine. False when
/// there is no memory, or there are no pixels or 2³² or more.
bool cgif_choose_colors(const uint8_t *rgba, size_t count, cgif_palette *palette, uint8_t *indices);

/// Where on the screen a frame stands, and what becomes of it.
typedef struct {
  uint16_t x;
  uint16_t y;
  uint16_t width;
  uint16_t height;
  /// Whether its pixels are cleared before the next frame, and not left as they are.
  bool is_cleared;
} cgif_place;

/// The most bytes `cgif_write_frame` needs for so many pixels.
size_t cgif_frame_bound(size_t count);

/// Where in the bytes of a frame its duration is, in hundredths of a second, low byte first.
enum { cgif_delay_offset = 4 };

/// Writes a frame as it stands in a GIF between header and trailer: the graphic control extension with a
/// duration of 0, the image's place, its palette, and the pixels compressed by giflib. Returns the number
/// of bytes; 0 when `capacity` is less than the bound or giflib has no memory.
size_t cgif_write_frame(const uint8_t *indices, const cgif_palette *palette, cgif_place place,
                        uint8_t *output, size_t capacity);

#pragma clang assume_nonnull end

#endif
