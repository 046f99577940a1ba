/// Palettes of at most 256 colours, and giflib's writer, as functions without global state.
///
/// giflib reports errors by return codes and never jumps. Each frame is written through its own
/// handle, so that threads can compress frames in parallel.

#ifndef CGIF_H
#define CGIF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The palette of one frame.
typedef struct {
  /// Red, green and blue of each colour in turn.
  uint8_t colors[3 * 256];
  /// The number of colours, including the transparent one: 1 to 256.
  uint32_t count;
  /// The index of the transparent colour; -1 if there is none.
  int32_t transparent;
  /// Whether every pixel has exactly its own colour.
  bool is_exact;
} cgif_palette;

/// Finds a palette for 8-bit RGBA pixels and writes the palette index of each pixel.
///
/// A pixel whose alpha is 0 becomes transparent; the alpha of other pixels is ignored. Colours that
/// cover many pixels are kept exactly. The others are divided into boxes with a small error (Wu's
/// criterion), in integer arithmetic: equal pixels give equal palettes on every machine. Returns
/// false if there is not enough memory, or if there are no pixels or 2³² or more.
bool cgif_choose_colors(const uint8_t *rgba, size_t count, cgif_palette *palette, uint8_t *indices);

/// The rectangle of a frame on the screen, and its disposal.
typedef struct {
  uint16_t x;
  uint16_t y;
  uint16_t width;
  uint16_t height;
  /// Whether its pixels are cleared before the next frame instead of being kept.
  bool is_cleared;
} cgif_place;

/// The maximum number of bytes that `cgif_write_frame` needs for `count` pixels.
size_t cgif_frame_bound(size_t count);

/// The offset of the duration in a frame's bytes. The duration is in hundredths of a second, low
/// byte first.
enum { cgif_delay_offset = 4 };

/// Writes a frame as it is stored between a GIF's header and trailer: the graphic control extension
/// with a duration of 0, the image descriptor, the palette, and the pixels compressed by giflib.
/// Returns the number of bytes; 0 if `capacity` is less than the bound or giflib fails to allocate
/// memory.
size_t cgif_write_frame(const uint8_t *indices, const cgif_palette *palette, cgif_place place,
                        uint8_t *output, size_t capacity);

#pragma clang assume_nonnull end

#endif
