/// librsvg, which draws SVG documents in this process. It is loaded when the first document is drawn, so that no
/// package with its headers is needed.

#ifndef CRSVG_H
#define CRSVG_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef enum {
  crsvg_drawn,
  /// The library or one of its functions is missing.
  crsvg_missing,
  /// The library did not read or did not draw the document.
  crsvg_refused,
} crsvg_result;

/// Draws a document, scaled to `width` × `height` pixels.
///
/// - Parameter pixels: `width * height` values, which are 0: 8 bits each of alpha, red, green and blue, multiplied by
///   alpha.
crsvg_result crsvg_draw(
    const uint8_t *document, size_t length, int width, int height, uint32_t *pixels);

#pragma clang assume_nonnull end

#endif
